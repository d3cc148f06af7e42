import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './error';
import { messageIn } from './error';
import type { ApiArgs, ApiWorld } from './request';
import { toInit } from './request';

/** Spec §9: 'API timeout 10000 ms'. Covers the whole exchange, the answer's body included. */
export const API_TIMEOUT_MS = 10_000;

/** What an endpoint adds to its calls. */
export interface ApiOptions {
  /** From the answer's body to what screens see; null: there is no such thing (404); throws: UNREADABLE. */
  read?(body: unknown, args: ApiArgs): unknown;
}

/** The token that a call was sent with: a late 401 must not end a session that has begun since. */
export interface ApiMeta {
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
function judge(response: Response, text: string, args: ApiArgs, { read }: ApiOptions): Answer {
  let body: unknown = null;
  let data: unknown = null;
  try {
    body = text.trim() === '' ? null : JSON.parse(text);
    if (response.ok) data = read ? read(body, args) : body;
  } catch {
    return failed(response.ok ? 'UNREADABLE' : response.status);
  }
  if (!response.ok) return failed(response.status, messageIn(body));
  return data === null && read ? failed(404) : { data };
}

/**
 * One call to `<origin>/api<url>`. Spec §6 (bearer credential), §7 (JSON, base path), §9 (time limit).
 * Never throws: every failure is an {@link ApiError}.
 */
export const baseQuery: BaseQueryFn<ApiArgs, unknown, ApiError, ApiOptions, ApiMeta> = async (args, api, options) => {
  const world = api.extra as ApiWorld;
  const meta: ApiMeta = { token: world.credential() };
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
    const response = await world.fetch(url, toInit(args, meta.token, limit.signal));
    return { ...judge(response, await response.text(), args, options ?? {}), meta };
  } catch {
    return { ...failed(late ? 'TIMEOUT' : 'NETWORK'), meta };
  } finally {
    clearTimeout(timer);
    api.signal.removeEventListener('abort', abort);
  }
};
