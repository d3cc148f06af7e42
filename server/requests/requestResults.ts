import type { Config } from '../config/readConfig';
import { HttpError } from '../http/httpErrors';

/** Returns the settings of stored requests. Throws HttpError 404 if this shop does not store any. */
export function requireRequests({ requests }: Config): NonNullable<Config['requests']> {
  if (!requests) throw new HttpError(404, 'This shop does not store requests.');
  return requests;
}

export function requestNotFound(): HttpError {
  return new HttpError(404, 'This request does not exist.');
}
