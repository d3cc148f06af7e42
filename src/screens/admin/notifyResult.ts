import { ADMIN_ERROR_MS, notify } from '../../ui/toast';

/**
 * Shows a message as a success toast (3 s) if it starts with ✅, otherwise as an error toast (5 s). Quoted from the
 * specification: 'messages with the success mark render as success' (docs/specification.md §8).
 */
export function notifyResult(message: string): void {
  if (message.startsWith('✅')) notify(message, 'success');
  else notify(message, 'error', ADMIN_ERROR_MS);
}
