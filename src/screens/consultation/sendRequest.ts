/**
 * Sends the consultation forms of a shop that stores requests (docs/decisions/0084).
 *
 * A submitted request is kept in `sessionStorage` until the server has confirmed it. If it cannot be sent, sending is
 * repeated until it succeeds, even after a reload and on other pages. The idempotency key makes the server store the
 * request once.
 */
import type { AppDispatch } from '../../../store';
import type { CallRequest, Consultation } from '../../../store/requests';
import { DRAFTS_CLEARED_EVENT } from '../../ui/draftOwner';
import { clearDraft, loadDraft, saveDraft } from '../../ui/drafts';
import { notify } from '../../ui/toast';
import { messages, SENT_TOAST_MS } from './messages';
import { PENDING_SUFFIX } from './pendingSuffix';

/** The bodies of the two forms, by the name of their draft. */
interface FormBodies {
  consultation: Consultation;
  call: CallRequest;
}
export type FormName = keyof FormBodies;

/**
 * State of a form's request. `waiting`: it could not be sent, and sending will be repeated; `isTrying` is true while an
 * attempt is running.
 */
export type SendState =
  | { status: 'idle' | 'sending' }
  | { status: 'waiting'; isTrying: boolean }
  | { status: 'sent'; reference: string }
  | { status: 'refused'; message: string };

/** A submitted request that the server has not confirmed yet. */
interface PendingRequest<Name extends FormName = FormName> {
  key: string;
  body: FormBodies[Name];
}

/** Result of an attempt. `failed`: the request may be sent again, with the same key. */
type AttemptResult = Extract<SendState, { status: 'sent' | 'refused' }> | { status: 'failed' };

/** Delay before sending is repeated without a sign that the connection is back, in ms. */
const RETRY_MS = 10_000;

const IDLE: SendState = { status: 'idle' };
const states = new Map<FormName, SendState>();
const listeners = new Map<FormName, Set<() => void>>();
const deliveries = new Map<FormName, AbortController>();

/** Draft name of a request that is being sent. */
const pendingName = (form: FormName) => form + PENDING_SUFFIX;
/** Draft name of a request that was refused or that the visitor wants to change. It is not sent again by itself. */
const stoppedName = (form: FormName) => `${form}-stopped`;

/** Loads the API of requests. Without a connection, this fails like a request. */
const loadApi = () => import(/* webpackChunkName: 'requests' */ '../../../store/requests');
/** Loads the API ahead of time, because a later build may replace its chunk while the page is open. */
export const preloadRequestsApi = (): void => void loadApi().catch(() => undefined);

export const getSendState = (form: FormName): SendState => states.get(form) ?? IDLE;

/** Calls `listener` after each change of the form's state. Returns a function that ends this. */
export function onSendStateChange(form: FormName, listener: () => void): () => void {
  const ofForm = listeners.get(form) ?? new Set();
  listeners.set(form, ofForm.add(listener));
  return () => void ofForm.delete(listener);
}

function setState(form: FormName, state: SendState): void {
  states.set(form, state);
  for (const listener of listeners.get(form) ?? []) listener();
}

/** Sets the state to `idle`, once the visitor has been told about the result. */
export const resetSendState = (form: FormName): void => setState(form, IDLE);

/**
 * Sends a form after `delayMs`. If the last request of this form was refused or stopped, and its content is the same,
 * its key is used again. Does nothing while a request of this form is being sent.
 */
export function submitRequest<Name extends FormName>(
  dispatch: AppDispatch,
  form: Name,
  body: FormBodies[Name],
  delayMs: number,
): void {
  if (deliveries.has(form)) return;
  const earlier = loadRequest(stoppedName(form));
  const isSame = earlier !== null && contentOf(earlier.body) === contentOf(body);
  const pending = { key: isSame ? earlier.key : crypto.randomUUID(), body };
  clearDraft(stoppedName(form));
  saveDraft(pendingName(form), pending);
  void deliver(dispatch, form, pending, delayMs);
}

/** Sends the requests again that were pending when the page was left. Call it after the page has loaded. */
export function resumeRequests(dispatch: AppDispatch): void {
  for (const form of ['consultation', 'call'] as const) {
    const pending = loadRequest(pendingName(form));
    if (pending && !deliveries.has(form)) void deliver(dispatch, form, pending, 0);
  }
}

/** Stops repeating, so that the visitor can change the request. Does nothing while an attempt is running. */
export function stopRequest(form: FormName): void {
  const state = getSendState(form);
  if (state.status !== 'waiting' || state.isTrying) return;
  const pending = loadRequest(pendingName(form));
  clearDraft(pendingName(form));
  if (pending) saveDraft(stoppedName(form), { ...pending });
  deliveries.get(form)?.abort();
  deliveries.delete(form);
  resetSendState(form);
}

const contentOf = ({ secondsToFillIn: _seconds, ...content }: Consultation | CallRequest): string =>
  JSON.stringify(content);

/** Returns a stored request, or null. An older version of the site may have written it in another format. */
function loadRequest(name: string): PendingRequest | null {
  const request = loadDraft(name) as Partial<PendingRequest> | null;
  return typeof request?.key === 'string' && request.body ? (request as PendingRequest) : null;
}

/** Sends the request until the server confirms or refuses it. Ends early if it is stopped or if drafts are cleared. */
async function deliver(dispatch: AppDispatch, form: FormName, pending: PendingRequest, delayMs: number): Promise<void> {
  const controller = new AbortController();
  deliveries.set(form, controller);
  setState(form, { status: 'sending' });
  // False if the browser denies storage. The request is then kept in memory only.
  const isStored = loadRequest(pendingName(form))?.key === pending.key;
  const isCleared = () => isStored && loadRequest(pendingName(form))?.key !== pending.key;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  for (let isRetry = false; !controller.signal.aborted; isRetry = true) {
    // Drafts are cleared at sign-out: the next user of this window must not see this request.
    if (isCleared()) break;
    if (isRetry) setState(form, { status: 'waiting', isTrying: true });
    const result = await sendOnce(dispatch, form, pending, isRetry);
    if (isCleared()) break;
    if (result.status !== 'failed') {
      deliveries.delete(form);
      return finish(form, pending, result);
    }
    setState(form, { status: 'waiting', isTrying: false });
    await connectionOrDelay(controller.signal);
  }
  if (deliveries.get(form) !== controller) return;
  deliveries.delete(form);
  resetSendState(form);
}

async function sendOnce(
  dispatch: AppDispatch,
  form: FormName,
  { key, body }: PendingRequest,
  isRetry: boolean,
): Promise<AttemptResult> {
  try {
    const { requestsApi } = await loadApi();
    const { createConsultation, createCall } = requestsApi.endpoints;
    const options = { track: false };
    const { reference } =
      form === 'consultation'
        ? await dispatch(
            createConsultation.initiate({ 'Idempotency-Key': key, consultation: body as Consultation }, options),
          ).unwrap()
        : await dispatch(
            createCall.initiate({ 'Idempotency-Key': key, callRequest: body as CallRequest }, options),
          ).unwrap();
    return { status: 'sent', reference };
  } catch (error) {
    const { status, message } = error as { status?: unknown; message?: unknown };
    // The visitor did not cause a 429 that follows an automatic retry, so it is retried too.
    const isRefusal =
      status === 'UNREADABLE' || (typeof status === 'number' && status < 500 && !(isRetry && status === 429));
    if (!isRefusal) return { status: 'failed' };
    return { status: 'refused', message: typeof message === 'string' ? message : messages.notSent };
  }
}

/** Ends a delivery. If no form is mounted that could show the result, a toast does. */
function finish(form: FormName, pending: PendingRequest, state: Exclude<AttemptResult, { status: 'failed' }>): void {
  clearDraft(pendingName(form));
  if (state.status === 'sent') clearDraft(form);
  // An earlier attempt may have been stored although its response was lost. Sending the same content again must not
  // store it twice.
  else saveDraft(stoppedName(form), { ...pending });
  const isShown = (listeners.get(form)?.size ?? 0) > 0;
  setState(form, state.status === 'sent' && !isShown ? IDLE : state);
  if (isShown) return;
  if (state.status === 'sent') notify(messages.sent(state.reference), 'success', SENT_TOAST_MS);
  else notify(state.message, 'error', SENT_TOAST_MS);
}

/** Resolves when the browser reports a connection, when drafts are cleared, after RETRY_MS, or on abort. */
function connectionOrDelay(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      window.removeEventListener(DRAFTS_CLEARED_EVENT, done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, RETRY_MS);
    window.addEventListener('online', done);
    window.addEventListener(DRAFTS_CLEARED_EVENT, done);
    signal.addEventListener('abort', done);
  });
}
