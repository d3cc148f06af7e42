/** What the bench takes from plain JavaScript, as far as it uses it. */
declare module '*/scripts/lib/chromium.mjs' {
  export function findChromium(env?: NodeJS.ProcessEnv): string | undefined;
}

declare module '*/scripts/lib/progress.mjs' {
  export function progressLine(title: string, detail?: () => string): { done(sentence: string): void; clear(): void };
  export function seconds(milliseconds: number): string;
}

declare module 'autocannon' {
  interface Result {
    '2xx': number;
    non2xx: number;
    errors: number;
    /** In seconds. */
    duration: number;
  }
  function autocannon(options: { url: string; connections: number; duration: number }): Promise<Result>;
  export = autocannon;
}
