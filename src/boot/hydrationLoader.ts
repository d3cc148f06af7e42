/**
 * Part of the boot script of server-rendered and prerendered pages: the loader (docs/decisions/0042).
 *
 * Loads the app's scripts after the window's `load` event, so that they do not compete with the first screen's image
 * and fonts for bandwidth. The first interaction, or a timeout of LOAD_TIMEOUT_MS, loads them earlier.
 *
 * Until the app has hydrated, it records field values and blocks form submissions and button clicks, so that the
 * browser does not submit forms natively. On the event `app:hydrated` it restores the values and replays clicks and
 * submissions.
 *
 * If a script fails to load, it is retried on the next interaction or when the browser comes back online.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Time after which the scripts are loaded even if the window's `load` event has not fired. */
const LOAD_TIMEOUT_MS = 5000;
/** Minimum delay before a failed script is requested again. */
const RETRY_DELAY_MS = 3000;
const loadTriggers = ['pointerdown', 'keydown', 'focusin', 'online'] as const;
const capturedEvents = ['input', 'click', 'submit'] as const;

// Trusted Types policy: only scripts below /assets/ may be loaded. Browsers without Trusted Types skip the check.
const policy = window.trustedTypes?.createPolicy('hydration-loader', {
  createScriptURL: (url) => (/^\/assets\/[\w.-]+\.js$/.test(url) ? url : null),
});
let pendingScripts = document.currentScript?.dataset.scripts?.split(' ') ?? [];
const fieldValues = new Map<Field, string>();
/**
 * Callbacks that replay clicks and submissions after hydration, one per element. Only the last event of an element is
 * replayed, because users who see no reaction click again. The callbacks run in the order in which the events occurred.
 */
const replays = new Map<EventTarget, () => void>();
/** Whether a submitted form is waiting for hydration. If a script then fails to load, an alert tells the user once. */
let submissionDelayed = false;

function listen(): void {
  for (const trigger of loadTriggers) addEventListener(trigger, loadScripts, { passive: true });
}

function loadScripts(): void {
  for (const trigger of loadTriggers) removeEventListener(trigger, loadScripts);
  const scripts = pendingScripts;
  pendingScripts = [];
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = policy?.createScriptURL(src) ?? src;
    // Execute the scripts in the order of `pendingScripts`. Each script runs in its own task, which keeps tasks short.
    script.async = false;
    script.addEventListener('error', () => {
      script.remove();
      pendingScripts.push(src);
      alertIfIncomplete();
      setTimeout(listen, RETRY_DELAY_MS);
    });
    document.head.append(script);
  }
}

function alertIfIncomplete(): void {
  if (!submissionDelayed || pendingScripts.length === 0) return;
  submissionDelayed = false;
  alert('This page is still loading. Your form will be sent once it is ready.');
}

function captureEvent(event: Event): void {
  const { target } = event;
  if (event.type === 'submit') {
    event.preventDefault();
    event.stopImmediatePropagation();
    queueReplay(target as HTMLFormElement, () =>
      (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter),
    );
    submissionDelayed = true;
    alertIfIncomplete();
  } else if (event.type === 'click') {
    const button = (target as Element).closest<HTMLButtonElement>('button[type=button]');
    if (!button) return;
    // Hide this click from React: its root listener may already be attached, and the replay would be a second click.
    event.stopImmediatePropagation();
    queueReplay(button, () => button.click());
  } else if (target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type)) {
    const { checked } = target;
    // Click the checkbox or radio button again only if hydration has reset it to its state in the server's HTML.
    queueReplay(target, () => void (target.checked === checked || target.click()));
  } else fieldValues.set(target as Field, (target as Field).value);
}

function queueReplay(element: Element, replay: () => void): void {
  replays.delete(element);
  replays.set(element, replay);
}

function replayInput(): void {
  for (const type of capturedEvents) removeEventListener(type, captureEvent, true);
  // Browsers fire no event for values that they restore after a reload or fill in from a password manager.
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (!fieldValues.has(field) && field.value !== field.defaultValue) fieldValues.set(field, field.value);
  }
  for (const [field, value] of fieldValues) {
    // Clear the value before setting it: React ignores events if the value equals the last one that it tracked.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
  // Run each replay in its own task, so that React renders in between: a form validates the values of its last render.
  for (const replay of replays.values()) setTimeout(replay);
}

for (const type of capturedEvents) addEventListener(type, captureEvent, true);
addEventListener('app:hydrated', replayInput, { once: true });
listen();
if (document.readyState === 'complete') loadScripts();
else {
  addEventListener('load', loadScripts);
  setTimeout(loadScripts, LOAD_TIMEOUT_MS);
}
