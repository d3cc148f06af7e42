/** What the person before the screen meets in the end. */
export interface Outcome {
  status: number;
  body: { product?: WireProduct; token?: string };
}

export interface WireProduct {
  _id: string;
  name: string;
  description: string;
  version: number;
}

let clients = 0;

/**
 * Asks through the proxy as the site does, and again as the person would. Each client stands for a visitor from a network
 * of its own, which a server with TRUST_PROXY reads from `X-Forwarded-For`: a single network would meet its limits.
 */
export class Client {
  private readonly origin: string;
  private readonly network: string;
  /** Requests sent, those sent again included. */
  sent = 0;
  /** Sent again after no answer, or one that says to. */
  again = 0;

  /** How often a button is pressed before somebody gives up. */
  private readonly patience: number;

  constructor(origin: string, patience = PATIENCE) {
    this.origin = origin;
    this.patience = patience;
    this.network = `10.200.${(clients >> 8) & 255}.${clients & 255}`;
    clients += 1;
  }

  /** As the site: it gives up after ten seconds (spec §9). */
  async once(path: string, init: RequestInit = {}): Promise<Outcome> {
    this.sent += 1;
    const headers = new Headers(init.headers);
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', this.network);
    try {
      const answer = await fetch(`${this.origin}/api${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(10_000),
      });
      const text = await answer.text();
      return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Outcome['body'] };
    } catch {
      return { status: 0, body: {} };
    }
  }

  /**
   * Until there is an answer that is more than 'try again': the button is pressed anew, or the list asks for itself. The
   * site heals what is over in the time that a person has patience for.
   */
  async patient(path: string, init: RequestInit = {}): Promise<Outcome> {
    for (let tries = 1; ; tries += 1) {
      const outcome = await this.once(path, init);
      if (![0, 502, 503].includes(outcome.status) || tries === this.patience) return outcome;
      this.again += 1;
      await pause(PRESS_AGAIN_MS);
    }
  }
}

const PRESS_AGAIN_MS = 500;
const PATIENCE = 10;

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
