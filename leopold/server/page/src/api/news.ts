/** News of a table over a WebSocket. A lost connection is taken up again; what was missed is asked for by revision. */

import type { Emoted, News, Ping, Presence, Problem, Stale } from "./models";

type Message = News | Stale | Presence | Emoted | Ping;

export interface Listener {
  /** The last revision this page knows: news are told from there on. */
  revision(): number;
  news(news: News): void;
  stale(): void;
  presence(presence: Presence): void;
  emote(emote: Emoted): void;
  connected(is: boolean): void;
  /** The server does not let this page listen any more, and asking again will not help. */
  refused(status: number, problem: Problem): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
/** The server pings more often than this; a line that is silent for longer is dead, whatever the browser believes. */
const SILENCE = 45_000;
/** The server closes with 4000 and the status of its refusal; these are final. */
const FINAL: ReadonlySet<number> = new Set([4403, 4404, 4410]);

export class NewsSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private again: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
    private readonly listener: Listener,
  ) {
    this.open();
    window.addEventListener("online", this.hurry);
  }

  end(): void {
    this.ended = true;
    window.removeEventListener("online", this.hurry);
    clearTimeout(this.again);
    clearTimeout(this.watchdog);
    this.socket?.close();
  }

  private readonly hurry = () => {
    if (this.socket?.readyState !== WebSocket.OPEN) this.open();
  };

  private open(): void {
    if (this.ended) return;
    clearTimeout(this.again);
    this.socket?.close();
    const seat = this.seat === null ? "" : `seat=${this.seat}&`;
    const address = new URL(`./api/tables/${this.table}/news?${seat}since=${this.listener.revision()}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address);
    this.socket = socket;
    let problem: Problem | null = null;
    socket.onopen = () => this.heard();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard();
      const message = JSON.parse(event.data) as Message | Problem;
      if (!("type" in message)) {
        problem = message;
        return;
      }
      this.wait = FIRST_WAIT;
      this.listener.connected(true);
      this.tell(message);
    };
    socket.onclose = ({ code }) => {
      if (this.ended || socket !== this.socket) return;
      if (problem && FINAL.has(code)) {
        this.end();
        this.listener.refused(code - 4000, problem);
        return;
      }
      this.listener.connected(false);
      this.again = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private heard(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.socket?.close(), SILENCE);
  }

  private tell(message: Message): void {
    switch (message.type) {
      case "news":
        this.listener.news(message);
        break;
      case "stale":
        this.listener.stale();
        break;
      case "presence":
        this.listener.presence(message);
        break;
      case "emote":
        this.listener.emote(message);
        break;
      case "ping":
        // A ping that knows more than this page means that something was lost on the way.
        if (message.revision > this.listener.revision()) this.listener.stale();
        break;
    }
  }
}
