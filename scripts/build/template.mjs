/**
 * Replaces the markers of src/template.html, such as `<!--head-->`, with the given HTML. Markers without a value stay.
 * All markers are replaced in a single pass, so that a marker inside inserted HTML is not replaced.
 * @param {string} template
 * @param {Partial<Record<'styles' | 'scripts' | 'head' | 'app' | 'state', string>>} parts
 */
export function fillTemplate(template, parts) {
  return template.replace(/<!--(styles|scripts|head|app|state)-->/g, (marker, name) => parts[name] ?? marker);
}

/** Returns the HTML elements that load a page's fonts, stylesheets and scripts. */
export function assetTags({ scripts, styles, fonts, wideScreenFonts }) {
  const preload = (href, media = '') =>
    `<link rel="preload" as="font" type="font/woff2" href="${href}" ${media}crossorigin />`;
  const preloads = [
    ...fonts.map((href) => preload(href)),
    ...wideScreenFonts.map((href) => preload(href, 'media="(min-width: 48rem)" ')),
  ];
  return {
    styles: [...preloads, ...styles.map((href) => `<link rel="stylesheet" href="${href}" />`)].join('\n    '),
    scripts: scripts.map((src) => `<script defer src="${src}"></script>`).join('\n    '),
  };
}

/**
 * Returns the HTML elements that load the assets of a server-rendered page. The boot script marks the page before the
 * first paint if the user is signed in (src/boot/signedInHint.ts), and loads the app's scripts later
 * (src/boot/hydrationLoader.ts). It comes before the stylesheet, because a script after a stylesheet does not run until
 * the stylesheet has loaded.
 */
export function ssrAssetTags({ boot, ...assets }) {
  const bootScript = `<script src="${boot}" data-scripts="${assets.scripts.join(' ')}"></script>`;
  return { styles: [bootScript, assetTags(assets).styles].join('\n    '), scripts: '' };
}

/**
 * Returns the HTML elements that load the assets of a page for signed-in users. The page shows nothing of use until its
 * scripts have run. Therefore it does not preload the fonts, which would compete with the scripts for bandwidth, and
 * its scripts have a high priority: otherwise Chromium requests them only after the stylesheet has arrived. If nobody
 * is signed in, src/boot/signedInHint.ts preloads the further scripts of the sign-in screen.
 */
export function guardedAssetTags({ signedInHint, guestScripts, ...assets }) {
  const { styles, scripts } = assetTags({ ...assets, fonts: [], wideScreenFonts: [] });
  const forGuests = guestScripts.filter((src) => !assets.scripts.includes(src)).join(' ');
  return {
    styles: `<script src="${signedInHint}" data-guest-scripts="${forGuests}"></script>\n    ${styles}`,
    scripts: scripts.replaceAll('<script ', '<script fetchpriority="high" '),
  };
}

/**
 * Returns the template of a page for signed-in users. It uses the fonts that swap in when they have loaded
 * (src/ui/fonts.css): without preloading, the others would be too late for the first paint and not be used at all.
 */
export const guardedTemplate = (template) => replaceOnce(template, '<html', '<html data-fonts="deferred"');

const emptyRootTag = '<div id="root">';
const noscriptElement = /<noscript>.*<\/noscript>/;

function replaceOnce(template, pattern, replacement) {
  const page = template.replace(pattern, () => replacement);
  if (page === template) throw new Error(`src/template.html must contain ${pattern}`);
  return page;
}

/**
 * Marks the root element of a server-rendered page, so that the browser hydrates its nodes instead of replacing them.
 */
export const ssrTemplate = (template) => replaceOnce(template, emptyRootTag, '<div id="root" data-ssr>');

/** Returns the HTML of a server-rendered page. */
export function ssrHtml(template, { head, html, state }) {
  return fillTemplate(ssrTemplate(template), { head, app: html, state });
}

// The notice is hidden at first, and src/ui/base.css (.slowLoadNotice) shows it after a delay. React removes the notice
// when it renders the page.
const slowLoadNotice = '<p class="slowLoadNotice">This page is taking longer than usual. <a href="">Try again</a></p>';

/**
 * Returns a page whose content only the browser renders. The page shows `noscriptHtml` to visitors without JavaScript,
 * and a notice if its scripts load slowly. The page has no `<title>`: React adds one later, and browsers use only the
 * first.
 */
function shellWithNotice(template, noscriptHtml) {
  const page = replaceOnce(template, noscriptElement, `<noscript><p class="noscript">${noscriptHtml}</p></noscript>`);
  return fillTemplate(page, { head: '', app: slowLoadNotice, state: '' });
}

/** Returns the page for all routes that are not rendered by the build or the server. */
export const shellHtml = (template) => shellWithNotice(template, 'This page needs JavaScript.');

/**
 * Returns the page for unknown paths. With JavaScript, the app redirects from it to the home page
 * (docs/specification.md §2.1).
 */
export const notFoundHtml = (template) =>
  shellWithNotice(template, 'There is no page at this address. <a href="/">Go to the home page</a>');
