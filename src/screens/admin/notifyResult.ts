import { ADMIN_ERROR_MS, notify } from '../../ui/toast';
import type { ToastAction } from '../../ui/toastHost';

/**
 * Shows a message as a success toast (3 s) if it starts with ✅, otherwise as an error toast (5 s). Quoted from the
 * specification: 'messages with the success mark render as success' (docs/specification.md §8). The
 * toast has a button if there is an `action`.
 */
export function notifyResult(message: string, action?: ToastAction): void {
  if (message.startsWith('✅')) notify(message, 'success', undefined, action);
  else notify(message, 'error', ADMIN_ERROR_MS, action);
}
