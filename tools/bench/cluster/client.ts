/** The status and body of a response. */
export interface ApiResult {
  /** HTTP status; 0 if there was no response within the timeout. */
  status: number;
  body: { product?: WireProduct; token?: string; reference?: string };
}

export interface WireProduct {
  _id: string;
  name: string;
  description: string;
  version: number;
}

let clients = 0;

/**
 * An API client that sends requests as the site does, and retries them as a user would.
 *
 * Each client has its own IP address in `X-Forwarded-For`, which the server uses if TRUST_PROXY is set. Requests from a
 * single address would exceed the rate limits.
 */
export class Client {
  private readonly origin: string;
  private readonly ip: string;
  /** Number of requests sent, including retries. */
  sent = 0;
  /** Number of retries. */
  retries = 0;

  /** Maximum number of attempts for a request in `requestWithRetries`. */
  private readonly maxAttempts: number;

  constructor(origin: string, maxAttempts = MAX_ATTEMPTS) {
    this.origin = origin;
    this.maxAttempts = maxAttempts;
    this.ip = `10.200.${(clients >> 8) & 255}.${clients & 255}`;
    clients += 1;
  }

  /** Sends one request. Like the site, it has a timeout of ten seconds (docs/specification.md §9). Never throws. */
  async request(path: string, init: RequestInit = {}): Promise<ApiResult> {
    this.sent += 1;
    const headers = new Headers(init.headers);
    if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', this.ip);
    try {
      const response = await fetch(`${this.origin}/api${path}`, {
        ...init,
        headers,
        signal: AbortSignal.timeout(10_000),
      });
      const text = await response.text();
      return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as ApiResult['body'] };
    } catch {
      return { status: 0, body: {} };
    }
  }

  /**
   * Sends a request and retries it if there is no response, or if the status is 502 or 503. After `maxAttempts`
   * attempts, returns the last response.
   */
  async requestWithRetries(path: string, init: RequestInit = {}): Promise<ApiResult> {
    for (let attempt = 1; ; attempt += 1) {
      const result = await this.request(path, init);
      if (![0, 502, 503].includes(result.status) || attempt === this.maxAttempts) return result;
      this.retries += 1;
      await pause(RETRY_DELAY_MS);
    }
  }
}

const RETRY_DELAY_MS = 500;
const MAX_ATTEMPTS = 10;

/** Resolves after `ms` milliseconds. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
