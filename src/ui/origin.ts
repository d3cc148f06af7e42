/** The site's public origin for absolute URLs, such as https://example.com. Inlined by the build; '' if not set. */
const ORIGIN = process.env.PUBLIC_URL ?? '';

/** Prefixes a path with the site's origin. Returns absolute URLs unchanged. */
export const toAbsoluteUrl = (url: string): string => (/^https?:/.test(url) ? url : ORIGIN + url);
