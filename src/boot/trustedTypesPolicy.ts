/**
 * Default Trusted Types policy. As HTML it allows only strings without `<`, and the empty script element from which
 * React creates data blocks (JSON-LD). Any other HTML assignment throws, including those in third-party code.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
});
