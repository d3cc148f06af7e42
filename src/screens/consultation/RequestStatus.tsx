import type { MouseEvent, Ref } from 'react';
import { Button } from '../../ui/Button';
import { messages } from './messages';
import { stopRequest, type FormName, type SendState } from './sendRequest';
import styles from './RequestStatus.module.css';
import { useStoresRequests } from './useRequestForm';

interface RequestStatusProps {
  form: FormName;
  state: SendState;
  /** Confirmation of the last request. */
  thanks?: string | null;
}

/**
 * Shows the state of a form's request: the confirmation, the reason for a refusal, or that it is kept until it can be
 * sent, with a button to change it.
 */
export function RequestStatus({ form, state, thanks = null }: RequestStatusProps) {
  const stores = useStoresRequests();
  return (
    <div className={styles.results}>
      <div role="alert">
        {state.status === 'refused' ? <p className={styles.refusal}>{state.message}</p> : null}
        {thanks === null ? null : <p className={styles.thanks}>{thanks}</p>}
      </div>
      {stores ? (
        <div role="status">{state.status === 'waiting' ? <Waiting form={form} isTrying={state.isTrying} /> : null}</div>
      ) : null}
    </div>
  );
}

function Waiting({ form, isTrying }: { form: FormName; isTrying: boolean }) {
  const change = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isTrying) return;
    // Move the focus to the submit button, because this button disappears.
    currentTarget.closest('form')?.querySelector<HTMLElement>('button[aria-disabled="true"]')?.focus();
    stopRequest(form);
  };
  return (
    <div className={styles.waiting}>
      <p>{messages.waiting}</p>
      <Button variant="text" aria-disabled={isTrying} onClick={change}>
        {messages.changeRequest}
      </Button>
    </div>
  );
}

/**
 * A field that people do not see and scripts fill in. The server refuses a form in which it is not empty. Renders
 * nothing if the shop stores no requests.
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  if (!useStoresRequests()) return null;
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label>
        Website
        <input ref={ref} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
