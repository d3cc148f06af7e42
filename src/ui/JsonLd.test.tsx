import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from './JsonLd';

test.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>&amp;"\u2028'])(
  '%j cannot close the script element',
  (name) => {
    const html = renderToStaticMarkup(<JsonLd data={{ name }} />);
    const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', name });
  },
);
