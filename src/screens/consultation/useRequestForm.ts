import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import type { CallRequest, Consultation } from '../../../store/requests';
import { storesRequests } from '../../domain/storesRequests';
import { useBrowserValue } from '../../ui/useBrowserValue';
import {
  getSendState,
  onSendStateChange,
  preloadRequestsApi,
  resetSendState,
  resumeRequests,
  submitRequest,
  type FormName,
} from './sendRequest';

/** Minimum time in which the server expects a person to fill in a form, in ms (`MIN_SECONDS_TO_FILL_IN`). */
const MIN_FILL_IN_MS = 3000;

const IDLE = { status: 'idle' } as const;

type Fields = Omit<Consultation, 'secondsToFillIn' | 'website'> | Omit<CallRequest, 'secondsToFillIn' | 'website'>;

interface RequestFormOptions {
  form: FormName;
  /** The field that only scripts fill in. */
  honeypot: RefObject<HTMLInputElement | null>;
  /** Called once, when the server has stored the request. */
  onSent: (reference: string) => void;
}

/** State of a consultation form whose request is sent, and the function that sends it. */
export function useRequestForm({ form, honeypot, onSent }: RequestFormOptions) {
  const dispatch = useAppDispatch();
  const [openedAt] = useState(() => performance.now());
  const state = useSyncExternalStore(
    (listener) => onSendStateChange(form, listener),
    () => getSendState(form),
    () => IDLE,
  );

  // Before the first paint: a form whose request is pending must not be editable.
  useLayoutEffect(() => {
    if (!storesRequests()) return;
    preloadRequestsApi();
    resumeRequests(dispatch);
  }, [dispatch]);

  const notifySent = useEffectEvent(onSent);
  useEffect(() => {
    // A browser extension may have filled in the field, which the visitor cannot see.
    if (state.status === 'refused' && honeypot.current) honeypot.current.value = '';
    if (state.status !== 'sent') return;
    resetSendState(form);
    notifySent(state.reference);
  }, [form, honeypot, state]);

  /** Sends the form's fields, not before the server expects a person to have filled them in. */
  const submit = (fields: Fields): void => {
    const elapsedMs = performance.now() - openedAt;
    const delayMs = Math.max(0, MIN_FILL_IN_MS - elapsedMs);
    const trimmed = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value?.trim()]));
    const secondsToFillIn = Math.round((elapsedMs + delayMs) / 1000);
    const body = { ...trimmed, secondsToFillIn, website: honeypot.current?.value ?? '' };
    submitRequest(dispatch, form, body as Consultation & CallRequest, delayMs);
  };

  return { state, submit, isSending: state.status === 'sending' || state.status === 'waiting' };
}

/** Returns `storesRequests()`. False during hydration, because pages are prerendered without it. */
export const useStoresRequests = (): boolean => useBrowserValue(storesRequests, false);
