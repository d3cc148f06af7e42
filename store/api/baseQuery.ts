import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './error';
import { extractMessage } from './error';
import type { BaseQueryArgs, ThunkExtra } from './request';
import { toRequestInit } from './request';

/** Timeout of an API call in ms, including the response body (docs/specification.md §9: 'API timeout 10000 ms'). */
export const API_TIMEOUT_MS = 10_000;

/** The `extraOptions` of an RTK Query endpoint. */
export interface EndpointExtraOptions {
  /**
   * Parses the response body, which is null for an empty response. If the parser returns null, the call fails with
   * status 404; if it throws, with status UNREADABLE.
   */
  parseResponse?(body: unknown, args: BaseQueryArgs): unknown;
  /** Timeout of the call in ms, if it is an extension that takes longer than API_TIMEOUT_MS. */
  timeoutMs?: number;
}

/** Token that the request was sent with. A 401 response ends the session only if this token is still in use. */
export interface BaseQueryMeta {
  token: string | null;
}

/** Builds a query string. Arrays repeat their key; null and undefined values are skipped. */
export function serialiseParams(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== null && item !== undefined) query.append(key, String(item));
    }
  }
  return query.toString();
}

type CallResult = { data: unknown } | { error: ApiError };

const makeError = (status: ApiError['status'], message: string | null = null): CallResult => ({
  error: { status, message },
});

/** Converts a response to a result or an error. A 2xx response with an invalid body becomes the error UNREADABLE. */
function toCallResult(
  response: Response,
  text: string,
  args: BaseQueryArgs,
  { parseResponse }: EndpointExtraOptions,
): CallResult {
  let body: unknown = null;
  let data: unknown = null;
  try {
    body = text.trim() === '' ? null : JSON.parse(text);
    if (response.ok) data = parseResponse ? parseResponse(body, args) : body;
  } catch {
    return makeError(response.ok ? 'UNREADABLE' : response.status);
  }
  if (!response.ok) return makeError(response.status, extractMessage(body));
  return data === null && parseResponse ? makeError(404) : { data };
}

/**
 * RTK Query base query: sends a request to `<origin>/api<url>` with the bearer token and a timeout
 * (docs/specification.md §6, §7, §9). Never throws: every failure is returned as an {@link ApiError}.
 */
export const baseQuery: BaseQueryFn<BaseQueryArgs, unknown, ApiError, EndpointExtraOptions, BaseQueryMeta> = async (
  args,
  api,
  options,
) => {
  const extra = api.extra as ThunkExtra;
  const meta: BaseQueryMeta = { token: extra.getToken() };
  const query = serialiseParams(args.params ?? {});
  const controller = new AbortController();
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    controller.abort();
  }, options?.timeoutMs ?? API_TIMEOUT_MS);
  // resetApiState aborts every running request. Honour that for queries only: a mutation may already have reached the
  // server, and aborting it would not undo it.
  const abortQuery = (): void => void (api.type === 'query' && controller.abort());
  api.signal.addEventListener('abort', abortQuery);
  try {
    const url = `${extra.origin}/api${args.url}${query && `?${query}`}`;
    const response = await extra.fetch(url, toRequestInit(args, meta.token, controller.signal));
    return { ...toCallResult(response, await response.text(), args, options ?? {}), meta };
  } catch {
    return { ...makeError(timedOut ? 'TIMEOUT' : 'NETWORK'), meta };
  } finally {
    clearTimeout(timer);
    api.signal.removeEventListener('abort', abortQuery);
  }
};
