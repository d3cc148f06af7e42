/**
 * Part of the boot script of server-rendered and prerendered pages: calculates the page's styles as soon as the
 * stylesheets are there. By itself, the browser waits for the preloaded fonts first, which are needed for the layout
 * only. On a slow phone, the first paint comes 70 ms earlier (docs/decisions/0042).
 */
function calculateStyles(): void {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  if (![...links].every((link) => link.sheet)) return;
  removeEventListener('load', calculateStyles, true);
  // Reading a computed style makes the browser calculate the styles of the whole page, but not its layout.
  void getComputedStyle(document.documentElement).color;
}

// `load` events of elements do not bubble, but can be captured.
addEventListener('load', calculateStyles, true);
