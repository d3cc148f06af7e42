/** Minimal versions of the browser APIs that the screens use and jsdom lacks. */

class PointerEventPolyfill extends MouseEvent implements Partial<PointerEvent> {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
    this.isPrimary = init.isPrimary ?? true;
  }
}

/** An observer that never reports: jsdom has no layout, so no size changes and nothing intersects the viewport. */
class InertObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as MediaQueryList;
}

function toggleEvent(element: HTMLElement, type: 'beforetoggle' | 'toggle', open: boolean) {
  const states = { oldState: open ? 'closed' : 'open', newState: open ? 'open' : 'closed' };
  element.dispatchEvent(Object.assign(new Event(type), states));
}

const openPopovers = new WeakSet<HTMLElement>();

function setPopover(element: HTMLElement, open: boolean) {
  if (openPopovers.has(element) === open) return;
  toggleEvent(element, 'beforetoggle', open);
  if (open) openPopovers.add(element);
  else openPopovers.delete(element);
  element.style.display = open ? 'block' : 'none';
  toggleEvent(element, 'toggle', open);
}

function closeDialog(this: HTMLDialogElement, returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

Object.assign(window, {
  PointerEvent: PointerEventPolyfill,
  ResizeObserver: InertObserver,
  IntersectionObserver: InertObserver,
  matchMedia,
  scrollTo: () => undefined,
});

Object.assign(document, { fonts: { load: async () => [] } });

Object.assign(Element.prototype, {
  scrollIntoView: () => undefined,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  hasPointerCapture: () => false,
});

Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    setPopover(this, true);
  },
  hidePopover(this: HTMLElement) {
    setPopover(this, false);
  },
  togglePopover(this: HTMLElement, force = !openPopovers.has(this)) {
    setPopover(this, force);
    return force;
  },
});

Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close: closeDialog,
  requestClose(this: HTMLDialogElement, returnValue?: string) {
    if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) closeDialog.call(this, returnValue);
  },
});

/** jsdom paints and loads nothing, so there are no entries. */
const noEntries = (): PerformanceEntryList => [];
Object.assign(Performance.prototype, { getEntriesByName: noEntries, getEntriesByType: noEntries });

const fullComputedStyle = window.getComputedStyle.bind(window);
/**
 * `display` in jsdom's default style sheet, by an element's tag and `type`. Filled when it is first needed, except for
 * `wbr`: jsdom does not know that it is inline, and Testing Library would read it as a space.
 */
const defaultDisplay = new Map([['wbr ', 'inline']]);

function computeDisplay(element: HTMLElement): string {
  if (element.style.display) return element.style.display;
  if (element.hidden || (element instanceof HTMLDialogElement && !element.open)) return 'none';
  const key = `${element.localName} ${element.getAttribute('type') ?? ''}`;
  const display = defaultDisplay.get(key) ?? fullComputedStyle(element).display;
  defaultDisplay.set(key, display);
  return display;
}

/** Returns the value of the closest element whose `style` attribute sets the inherited property, else `initial`. */
function computeInherited(element: HTMLElement, property: 'visibility' | 'pointerEvents', initial: string): string {
  for (let ancestor: HTMLElement | null = element; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor.style[property]) return ancestor.style[property];
  }
  return initial;
}

/**
 * Replaces `getComputedStyle`, and computes only the properties that Testing Library reads. Screen tests load no style
 * sheets, so that the `style` attribute and the defaults are enough. jsdom's own version also resolves every colour on
 * each call, which took a quarter of the CPU time of the screen tests.
 */
function computeStyle(element: HTMLElement) {
  const display = computeDisplay(element);
  const visibility = computeInherited(element, 'visibility', 'visible');
  const pointerEvents = computeInherited(element, 'pointerEvents', 'auto');
  const opacity = element.style.opacity || '1';
  const byName: Record<string, string> = { display, visibility, 'pointer-events': pointerEvents, opacity };
  const getPropertyValue = (name: string) => byName[name] ?? '';
  return { display, visibility, pointerEvents, opacity, getPropertyValue };
}

Object.assign(window, { getComputedStyle: computeStyle });
