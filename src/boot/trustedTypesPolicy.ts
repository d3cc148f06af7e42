/**
 * Default Trusted Types policy. The only HTML that it allows are strings without `<` and the string
 * `<script></script>`, from which React creates data blocks (JSON-LD). Assigning any other HTML, for example to
 * `innerHTML`, throws, also in third-party code.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
});
