/** Declares the JavaScript modules that the bench imports, limited to the exports that it uses. */
declare module '*/scripts/lib/chromium.mjs' {
  export function findChromium(env?: NodeJS.ProcessEnv): string | undefined;
  export const chromiumFlags: string[];
}

declare module '*/scripts/lib/progress.mjs' {
  export function progressLine(title: string, detail?: () => string): { done(sentence: string): void; clear(): void };
  export function seconds(milliseconds: number): string;
}

declare module '*/scripts/build/compress.mjs' {
  export function compressSite(siteDir: string): Promise<number>;
}

declare module '*/scripts/build/bundleSize.mjs' {
  export function sizeByPackage(siteDir: string, urls: string[]): Promise<[name: string, bytes: number][]>;
}

declare module '*/scripts/lib/postgres.mjs' {
  /** A temporary PostgreSQL server. `stopServer` and `startServer` simulate an outage; `stop` ends it for good. */
  export interface Postgres {
    url: string;
    stopServer(): void;
    startServer(): void;
    stop(): Promise<void>;
  }
  export function findPostgres(): string | undefined;
  export function startPostgres(
    programs: string,
    options?: { durable?: boolean; settings?: string[] },
  ): Promise<Postgres>;
}

declare module 'autocannon' {
  interface Result {
    '2xx': number;
    '3xx': number;
    '4xx': number;
    '5xx': number;
    errors: number;
    /** Duration of the load in seconds. */
    duration: number;
  }
  function autocannon(options: {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    duration: number;
  }): Promise<Result>;
  export = autocannon;
}
