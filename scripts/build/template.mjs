/**
 * Fills the markers of src/template.html (`<!--head-->` and its like) in one pass, so that nothing in a page's own
 * text can be taken for a marker. Markers without a part stay.
 * @param {string} template
 * @param {Partial<Record<'styles' | 'scripts' | 'head' | 'app' | 'state', string>>} parts
 */
export function fillTemplate(template, parts) {
  return template.replace(/<!--(styles|scripts|head|app|state)-->/g, (marker, name) => parts[name] ?? marker);
}

/** The link and script elements of a page. */
export function assetTags({ scripts, styles, fonts }) {
  const early = fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`);
  return {
    styles: [...early, ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`)].join('\n    '),
    scripts: scripts.map((src) => `<script defer src="${src}"></script>`).join('\n    '),
  };
}

/**
 * The same of a page that holds its content already: it is told first whether somebody is signed in (src/boot/signedInHint.ts), and
 * its scripts come after what it shows (src/boot/hydrationLoader.ts). Both run before the first field can be typed into, and stand before
 * the style sheet, which they would wait for.
 */
export function ssrAssetTags({ signedInHint, hydrationLoader, ...assets }) {
  const early = [
    `<script src="${signedInHint}"></script>`,
    `<script src="${hydrationLoader}" data-scripts="${assets.scripts.join(' ')}"></script>`,
  ];
  return { styles: [...early, assetTags(assets).styles].join('\n    '), scripts: '' };
}

const emptyRoot = '<div id="root">';
const withoutScripts = /<noscript>.*<\/noscript>/;

function replaced(template, what, replacement) {
  const page = template.replace(what, () => replacement);
  if (page === template) throw new Error(`src/template.html must contain ${what}`);
  return page;
}

/** The frame of a page that holds its content already: the browser keeps these nodes instead of making new ones. */
export const ssrTemplate = (template) => replaced(template, emptyRoot, '<div id="root" data-ssr>');

/** A page that holds its content already. */
export function ssrHtml(template, { head, html, state }) {
  return fillTemplate(ssrTemplate(template), { head, app: html, state });
}

// The style sheet shows it after a while (.slowLoadNotice in src/ui/base.css); React takes it away.
const slowLoadNotice = '<p class="slowLoadNotice">This page takes longer than usual. <a href="">Try again</a></p>';

/**
 * A page that the browser fills, with what it says without scripts, and where they do not come. It has no title: the first one in the head would win
 * over the one that React adds.
 */
function shellWithNotice(template, words) {
  const said = replaced(template, withoutScripts, `<noscript><p class="noscript">${words}</p></noscript>`);
  return fillTemplate(said, { head: '', app: slowLoadNotice, state: '' });
}

/** The page for everything that is not written beforehand. */
export const shellHtml = (template) => shellWithNotice(template, 'This page needs JavaScript.');

/** The page for an address that leads nowhere. With scripts the app goes from there to the home page (spec §2). */
export const notFoundHtml = (template) =>
  shellWithNotice(template, 'There is no page at this address. <a href="/">Spa Summit’s home page</a>');
