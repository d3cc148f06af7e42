/** Origin of the API, set at build time (`API_BASE_URL`). Empty if the API has the same origin as the page. */
export const API_ORIGIN = (process.env.API_BASE_URL ?? '').replace(/\/+$/, '');

/** Extra argument of thunks: the dependencies of API calls, set by `makeStore`. */
export interface ThunkExtra {
  fetch: typeof fetch;
  /** Origin of the backend, without a trailing slash. Must be absolute in Node; may be empty in a browser. */
  origin: string;
  /** Returns the bearer token for the next request, or null for a guest. */
  getToken(): string | null;
}

export interface BaseQueryArgs {
  url: string;
  method?: string;
  params?: Record<string, unknown>;
  /** A `FormData` is sent as multipart, any other value as JSON. */
  body?: unknown;
  /** Additional request headers; those whose value is undefined are not sent. */
  headers?: Record<string, string | undefined>;
}

/** Builds the `fetch` options of an API request, with the token as bearer credential (docs/specification.md §6). */
export function toRequestInit(
  { method = 'GET', body, headers: ownHeaders = {} }: Omit<BaseQueryArgs, 'url'>,
  token: string | null,
  signal?: AbortSignal,
): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token !== null) headers.authorization = `Bearer ${token}`;
  for (const [name, value] of Object.entries(ownHeaders)) if (value !== undefined) headers[name] = value;
  // Set no content type for a form: `fetch` adds it, with the multipart boundary.
  if (body === undefined || body instanceof FormData) return { method, headers, body, signal };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body), signal };
}
