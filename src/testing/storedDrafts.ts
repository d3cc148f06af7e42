/** Returns the keys of this tab's stored drafts, and of the values that they began with (src/ui/drafts.ts). */
export const storedDrafts = (): string[] =>
  Object.keys(window.sessionStorage).filter((key) => /^(draft|origin):/.test(key));
