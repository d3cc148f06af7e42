/**
 * What may become HTML in the browser, where it asks (Trusted Types): text without any element, and the empty script that
 * React makes a data block from. Everything else is refused, wherever it comes from.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
});
