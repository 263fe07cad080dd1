import { changed } from "../lib/delta";
import { openLine } from "../lib/line";
import type { Picture } from "../lib/types";

const RETRY = 3000;

/** The table of a match that goes on, for somebody who sits there and looks back. Without a line to it they would count as
 * gone, and would not hear that it is their move. */
export class Present {
  private picture: Picture | null = $state.raw(null);
  readonly myMove: boolean = $derived(!!this.picture?.decision?.options);
  private socket: WebSocket | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly id: string) {
    this.connect();
  }
  private connect(): void {
    this.socket = openLine<{ is: string; table?: Picture; delta?: unknown }>(this.id, null, (told) => {
      if (told.is === "table") this.picture = told.table!;
      else if (told.is === "update") this.picture = changed(this.picture, told.delta) as Picture;
    });
    this.socket.onclose = () => (this.retry = setTimeout(() => this.connect(), RETRY));
  }
  close(): void {
    clearTimeout(this.retry);
    if (!this.socket) return;
    this.socket.onclose = null;
    this.socket.close();
  }
}
