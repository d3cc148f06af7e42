/** The origin in canonical addresses and for those who read the site from outside; set when the site is built. */
const ORIGIN = process.env.PUBLIC_URL ?? '';

/** The whole address of something on this site; that of another host stays. */
export const toAbsoluteUrl = (address: string): string => (/^https?:/.test(address) ? address : ORIGIN + address);
