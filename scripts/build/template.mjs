/**
 * Fills the markers of src/template.html (`<!--head-->` and its like) in one pass, so that nothing in a page's own
 * text can be taken for a marker. Markers without a part stay.
 * @param {string} template
 * @param {Partial<Record<'styles' | 'scripts' | 'head' | 'app' | 'state', string>>} parts
 */
export function fill(template, parts) {
  return template.replace(/<!--(styles|scripts|head|app|state)-->/g, (marker, name) => parts[name] ?? marker);
}

/** The link and script elements of a page. */
export function links({ scripts, styles, fonts }) {
  const early = fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`);
  return {
    styles: [...early, ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`)].join('\n    '),
    scripts: scripts.map((src) => `<script defer src="${src}"></script>`).join('\n    '),
  };
}

/** The same of a page that holds its content already: its scripts come after what it shows (src/wake.ts). */
export const linksOfRendered = (assets) => ({
  ...links(assets),
  scripts: `<script defer src="${assets.wake}" data-scripts="${assets.scripts.join(' ')}"></script>`,
});

const emptyRoot = '<div id="root">';

/** A page that holds its content already: the browser keeps these nodes instead of making new ones. */
export function renderedPage(template, { head, html, state }) {
  if (!template.includes(emptyRoot)) throw new Error(`src/template.html must contain ${emptyRoot}`);
  const marked = template.replace(emptyRoot, '<div id="root" data-rendered>');
  return fill(marked, { head, app: html, state: state.replaceAll('<', '\\u003c') });
}

/**
 * The page for everything that is not written beforehand; the browser fills it. It has no title: the first one in
 * the head would win over the one that React adds.
 */
export function emptyPage(template) {
  return fill(template, { head: '', app: '', state: '' });
}
