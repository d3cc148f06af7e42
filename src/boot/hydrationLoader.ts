/**
 * Runs in a page that was rendered before it arrived, as a file of its own, and brings the app's scripts: once all that
 * the first screen shows is there, so that they take nothing from its picture and fonts on a slow connection; or as
 * soon as somebody touches the page; or when something keeps it from being complete. What is typed, pressed or sent
 * until the app listens is kept, and handed over then: nothing leaves the page as the browser alone would send it. A
 * script that does not come is asked for again when the connection is back, and whenever somebody touches the page.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const PATIENCE_MS = 5000;
const PAUSE_MS = 3000;
const signs = ['pointerdown', 'keydown', 'focusin', 'online'] as const;
const kinds = ['input', 'click', 'submit'] as const;

// Scripts of ours only, where the browser asks.
const trusted = window.trustedTypes?.createPolicy('hydration-loader', {
  createScriptURL: (url) => (/^\/assets\/[\w.-]+\.js$/.test(url) ? url : null),
});
let missing = document.currentScript?.dataset.scripts?.split(' ') ?? [];
const typed = new Map<Field, string>();
/**
 * Repeats each press or submit, by its element. An element is pressed only once, because people press again when nothing
 * happens.
 */
const presses = new Map<EventTarget, () => void>();
/** Something was sent, and nobody has been told yet that it waits. */
let sent = false;

function listen(): void {
  for (const sign of signs) addEventListener(sign, loadScripts, { passive: true });
}

function loadScripts(): void {
  for (const sign of signs) removeEventListener(sign, loadScripts);
  const wanted = missing;
  missing = [];
  for (const src of wanted) {
    const script = document.createElement('script');
    script.src = trusted?.createScriptURL(src) ?? src;
    // In their order, each as a task of its own.
    script.async = false;
    script.addEventListener('error', () => {
      script.remove();
      missing.push(src);
      tell();
      setTimeout(listen, PAUSE_MS);
    });
    document.head.append(script);
  }
}

function tell(): void {
  if (!sent || missing.length === 0) return;
  sent = false;
  alert('This page is not complete yet. What you sent goes out when it is.');
}

function keep(event: Event): void {
  const { target } = event;
  if (event.type === 'submit') {
    event.preventDefault();
    event.stopImmediatePropagation();
    press(target as HTMLFormElement, () => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter));
    sent = true;
    tell();
  } else if (event.type === 'click') {
    const button = (target as Element).closest<HTMLButtonElement>('button[type=button]');
    if (!button) return;
    // React listens a moment before the page does, and would answer the same press, too.
    event.stopImmediatePropagation();
    press(button, () => button.click());
  } else if (target instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(target.type)) {
    const { checked } = target;
    // Hydration may have reset it to the state in the server's HTML.
    press(target, () => void (target.checked === checked || target.click()));
  } else typed.set(target as Field, (target as Field).value);
}

function press(element: Element, again: () => void): void {
  presses.delete(element);
  presses.set(element, again);
}

function handOver(): void {
  for (const kind of kinds) removeEventListener(kind, keep, true);
  for (const [field, value] of typed) {
    // React takes no notice of a value that it has seen there already.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  // Each in its own task, so that React renders in between: a form validates the values of its last render.
  for (const again of presses.values()) setTimeout(again);
}

for (const kind of kinds) addEventListener(kind, keep, true);
addEventListener('app:hydrated', handOver, { once: true });
listen();
if (document.readyState === 'complete') loadScripts();
else {
  addEventListener('load', loadScripts);
  setTimeout(loadScripts, PATIENCE_MS);
}
