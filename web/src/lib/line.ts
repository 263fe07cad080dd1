/** A line to a table: what is told comes in from the update after `since`, or the whole table at first. */
export function openLine<Told>(table: string, since: number | null, hear: (told: Told) => void): WebSocket {
  const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${table}`);
  socket.binaryType = "arraybuffer";
  socket.onopen = () => socket.send(JSON.stringify({ do: "watch", since }));
  socket.onmessage = (event: MessageEvent<ArrayBuffer | string>) =>
    hear(JSON.parse(typeof event.data === "string" ? event.data : new TextDecoder().decode(event.data)) as Told);
  return socket;
}
