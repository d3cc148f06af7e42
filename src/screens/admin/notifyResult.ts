import { ADMIN_ERROR_MS, notify } from '../../ui/toast';

/**
 * Spec §8: "messages with the success mark render as success"; §9: "admin messages 3 s, errors 5 s".
 */
export function notifyResult(message: string): void {
  if (message.startsWith('✅')) notify(message, 'success');
  else notify(message, 'error', ADMIN_ERROR_MS);
}
