import { getErrorMessage, isNonRetryable } from '../../../../store/api';
import { messages } from '../messages';

/** Returns why a product was not saved and what to do, for the form that shows it until the next attempt. */
export function describeFailure(error: unknown): string {
  const reason = getErrorMessage(error, messages.serverFailed, messages.serverUnreachable).replace(/[.!]?$/, '.');
  return isNonRetryable(error) ? messages.rejected(reason) : messages.notSaved(reason);
}
