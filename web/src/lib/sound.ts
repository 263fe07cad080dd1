import { settings } from "./settings.svelte";

/** Short sounds, made here and off by default. None depends on anything hidden. */
type Kind = "card" | "option" | "turn" | "damage" | "tick";
const SHAPES: Record<Kind, { pitch: number[]; length: number; type: OscillatorType }> = {
  card: { pitch: [140], length: 0.07, type: "sine" },
  option: { pitch: [320], length: 0.05, type: "triangle" },
  turn: { pitch: [196, 147], length: 0.16, type: "sine" },
  damage: { pitch: [90], length: 0.09, type: "square" },
  tick: { pitch: [700], length: 0.03, type: "sine" },
};
let context: AudioContext | undefined;

export function play(kind: Kind): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const shape = SHAPES[kind];
  shape.pitch.forEach((pitch, i) => {
    const start = context!.currentTime + i * shape.length;
    const tone = context!.createOscillator();
    const gain = context!.createGain();
    tone.type = shape.type;
    tone.frequency.value = pitch;
    gain.gain.setValueAtTime(settings.sound * 0.2, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + shape.length);
    tone.connect(gain).connect(context!.destination);
    tone.start(start);
    tone.stop(start + shape.length);
  });
}
