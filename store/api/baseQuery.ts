import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './error';
import { extractMessage } from './error';
import type { BaseQueryArgs, ThunkExtra } from './request';
import { toRequestInit } from './request';

/** Spec §9: 'API timeout 10000 ms'. Covers the whole exchange, the answer's body included. */
export const API_TIMEOUT_MS = 10_000;

/** What an endpoint adds to its calls. */
export interface EndpointExtraOptions {
  /** From the answer's body to what screens see; null: there is no such thing (404); throws: UNREADABLE. */
  parseResponse?(body: unknown, args: BaseQueryArgs): unknown;
}

/** The token that a call was sent with: a late 401 must not end a session that has begun since. */
export interface BaseQueryMeta {
  token: string | null;
}

/** A query string: lists repeat their key, what is null or undefined is left out. */
export function serialiseParams(params: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined) query.append(key, String(one));
    }
  }
  return query.toString();
}

type Answer = { data: unknown } | { error: ApiError };

const failed = (status: ApiError['status'], message: string | null = null): Answer => ({ error: { status, message } });

/** What an exchange amounts to. An empty body counts as null; HTML, broken JSON and surprises as unreadable. */
function judge(response: Response, text: string, args: BaseQueryArgs, { parseResponse }: EndpointExtraOptions): Answer {
  let body: unknown = null;
  let data: unknown = null;
  try {
    body = text.trim() === '' ? null : JSON.parse(text);
    if (response.ok) data = parseResponse ? parseResponse(body, args) : body;
  } catch {
    return failed(response.ok ? 'UNREADABLE' : response.status);
  }
  if (!response.ok) return failed(response.status, extractMessage(body));
  return data === null && parseResponse ? failed(404) : { data };
}

/**
 * One call to `<origin>/api<url>`. Spec §6 (bearer credential), §7 (JSON, base path), §9 (time limit).
 * Never throws: every failure is an {@link ApiError}.
 */
export const baseQuery: BaseQueryFn<BaseQueryArgs, unknown, ApiError, EndpointExtraOptions, BaseQueryMeta> = async (
  args,
  api,
  options,
) => {
  const world = api.extra as ThunkExtra;
  const meta: BaseQueryMeta = { token: world.getToken() };
  const query = serialiseParams(args.params ?? {});
  const limit = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    limit.abort();
  }, API_TIMEOUT_MS);
  // A change is under way once it is sent: emptying the cache takes back questions, not the sign-out before it.
  const abort = (): void => void (api.type === 'query' && limit.abort());
  api.signal.addEventListener('abort', abort);
  try {
    const url = `${world.origin}/api${args.url}${query && `?${query}`}`;
    const response = await world.fetch(url, toRequestInit(args, meta.token, limit.signal));
    return { ...judge(response, await response.text(), args, options ?? {}), meta };
  } catch {
    return { ...failed(late ? 'TIMEOUT' : 'NETWORK'), meta };
  } finally {
    clearTimeout(timer);
    api.signal.removeEventListener('abort', abort);
  }
};
