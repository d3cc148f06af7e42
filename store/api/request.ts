/** How a call leaves, wherever it is made. */

/** Another provider's host, fixed when the site is built; empty where the API answers on the page's own origin. */
export const API_ORIGIN = (process.env.API_BASE_URL ?? '').replace(/\/+$/, '');

/** What the calls need from outside the store; `makeStore` hands it in as the thunks' extra argument. */
export interface ThunkExtra {
  fetch: typeof fetch;
  /** Absolute origin of the backend, without a slash at the end; needed where pages have no origin (Node). */
  origin: string;
  /** The token for the next call, null for a guest. */
  getToken(): string | null;
}

export interface BaseQueryArgs {
  url: string;
  method?: string;
  params?: Record<string, unknown>;
  /** An object goes out as JSON, a `FormData` as multipart. */
  body?: unknown;
  /** What is undefined is left out. */
  headers?: Record<string, string | undefined>;
}

/** What `fetch` is told beside the address. Spec §6: bearer credential. */
export function toRequestInit(
  { method = 'GET', body, headers: own = {} }: Omit<BaseQueryArgs, 'url'>,
  token: string | null,
  signal?: AbortSignal,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  for (const [name, value] of Object.entries(own)) if (value !== undefined) headers[name] = value;
  // The platform names the multipart boundary itself, so a form gets no content type from us.
  if (body === undefined || body instanceof FormData) return { method, headers, body, signal };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body), signal };
}
