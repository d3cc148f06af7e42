/**
 * Runs in a page that was rendered before it arrived, as a file of its own, and brings the app's scripts: once all that
 * the first screen shows is there, so that they take nothing from its picture and fonts on a slow connection; or as
 * soon as somebody touches the page; or when something keeps it from being complete. What is typed, pressed or sent
 * until the app listens is kept, and handed over then: nothing leaves the page as the browser alone would send it.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const PATIENCE_MS = 5000;
const signs = ['pointerdown', 'keydown', 'focusin'] as const;
const kinds = ['input', 'click', 'submit'] as const;

// Scripts of ours only, where the browser asks.
const trusted = window.trustedTypes?.createPolicy('wake', {
  createScriptURL: (url) => (/^\/assets\/[\w.-]+\.js$/.test(url) ? url : null),
});
const scripts = document.currentScript?.dataset.scripts?.split(' ') ?? [];
const typed = new Map<Field, string>();
let pressed: (() => void) | undefined;
let awake = false;

function wake(): void {
  if (awake) return;
  awake = true;
  for (const sign of signs) removeEventListener(sign, wake);
  for (const src of scripts) {
    const script = document.createElement('script');
    script.src = trusted?.createScriptURL(src) ?? src;
    // In their order, each as a task of its own.
    script.async = false;
    document.head.append(script);
  }
}

function keep(event: Event): void {
  const { target } = event;
  if (event.type === 'submit') {
    event.preventDefault();
    pressed = () => (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  } else if (event.type === 'click') {
    const button = (target as Element).closest<HTMLButtonElement>('button[type=button]');
    if (button) pressed = () => button.click();
  } else typed.set(target as Field, (target as Field).value);
}

function handOver(): void {
  for (const kind of kinds) removeEventListener(kind, keep, true);
  for (const [field, value] of typed) {
    // React takes no notice of a value that it has seen there already.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
  }
  pressed?.();
}

for (const kind of kinds) addEventListener(kind, keep, true);
addEventListener('awake', handOver, { once: true });
for (const sign of signs) addEventListener(sign, wake, { passive: true });
if (document.readyState === 'complete') wake();
else {
  addEventListener('load', wake);
  setTimeout(wake, PATIENCE_MS);
}
