/**
 * Default Trusted Types policy. It allows two kinds of HTML strings: strings without `<`, and `<script></script>`, from
 * which React creates data blocks (JSON-LD). Assigning any other string as HTML throws, also in third-party code.
 */
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
});
