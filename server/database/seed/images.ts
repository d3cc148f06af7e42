/** Written by `npm run art`: change the scenes in tools/images/scenes instead. */
export interface SeedImage {
  /** The files are at /pictures/products/{name}-{width}.avif and .webp. */
  name: string;
  /** Alternative text. */
  alt: string;
  /** Width of the image's largest file, in pixels. */
  width: number;
  height: number;
  /** Widths of all files of the image, in pixels, in ascending order. */
  widths: number[];
  /** A tiny version of the image as a data URL, to show while the image loads. */
  blur: string;
}

/** The images of the seeded products, by slug. The first image of each product is its main one. */
export const seedImageManifest: Partial<Record<string, SeedImage[]>> = {
  'aelvsjoe-towel-rail': [
    {
      name: 'aelvsjoe-towel-rail',
      alt: 'A tall ladder of black steel with six round rungs on a travertine wall, two linen towels hanging over it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABwAwCdASoQABQAPu1kqU2ppaQiMAgBMB2JYwCsAAu4TlraKCAA1NHpzUTkHopZ1plApLy/CK01B1dr2+NpU1Qp7pQ+pGTjcRna+VcFW/AAAA==',
    },
  ],
  'aengsoe-linen-towels': [
    {
      name: 'aengsoe-linen-towels',
      alt: 'Two large and two small folded linen towels in bone with a charcoal stripe, stacked on a ledge of travertine',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZgCsACHf3Y5M8ki4qAD+4vAL6sQDQaS5TMBNDYHWFsTWK3PuNqa98pn3IdivMKuSHEupXHC+HKsETDRkmeahu5WdLwAA',
    },
  ],
  'aland-steel-plunge': [
    {
      name: 'aland-steel-plunge',
      alt: 'A slim plunge of black steel with a rim of dark thermo-aspen, its chiller in a matching case, in a snowy walled garden',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAABwAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JQBdgA7s9HnNsQQAA/bymnJhn/AhMm3XDZWB3WFi61Dr6nisNDAW4Jyv4wyX0Ycecd+cTqs0CPGNQAAA=',
    },
    {
      name: 'aland-steel-plunge--rim',
      alt: 'The wooden rim of a steel plunge pool at dusk, seen along its clear lit water towards an open gate and snowy trees',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADQAwCdASoQABQAPu1iqk2ppaQiMAgBMB2JQBWAA6Z1173xrzbDdKAA3/GE86wIvFI6GbIkzxwB46bfUpzOsjL0rbRkaD2s8VdwYwoH1kGY3aLOIY9zbgvK0/e8y2XVJ5Ytk8dmA3fk3pwA',
    },
  ],
  'annecy-reclining-cabin': [
    {
      name: 'annecy-reclining-cabin',
      alt: 'A hemlock cabin with a frameless front of clear glass and two contoured loungers inside, beside a window on a lake in the morning sun',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOmUABp1L0yA+uHL8gA/cl9iy6fgXx1cPWdo8cbGio4psyNZWJozTXL0doaE/8efwDgKn4AAA==',
    },
    {
      name: 'annecy-reclining-cabin--loungers',
      alt: 'Slats of hemlock follow the curve of a lounger, a slate shelf with a book beside it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRoIAAABXRUJQVlA4IHYAAACwBACdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCdMoR4GCxIojLj8+6VNTmvUJYAAN3pwu+mZkwr2D9Bvvwf40X9bFEeKmjnOq/C0Po/MDXzR9/9+ROgajtTPrmDN3iGjabPt1sWUPxBYSHyhMJ9yg23/fJVyAAA',
    },
  ],
  'are-solo-cabin': [
    {
      name: 'are-solo-cabin',
      alt: 'A narrow cabin of pale hemlock for one, its glass door closed, three emitters aglow round a slatted back, in a quiet bedroom',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAABQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JZgCdMoRwACmykdn7XG7qUC+AANxFCyBJ8vGuJ0GGuLHy2MC8fPh7pyj0NsOcTeIB+PxhGw7ztMbbydRfOf5wAAA=',
    },
    {
      name: 'are-solo-cabin--seat',
      alt: 'A sloped seat of hemlock boards below a slatted back, narrow emitters on either side',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCw7B4Hc09klt1MAAD6ZxtgwgyjPMqVn5Pi22bGvXoqPu/5tyLTCf3Z2i6JjbL8pNWYwC6hq97qAGO4rSC7kAA=',
    },
  ],
  'baerental-bathrobe': [
    {
      name: 'baerental-bathrobe',
      alt: 'A long bathrobe of undyed waffle cotton with a shawl collar, two pockets and a belt, hanging from a wooden peg',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABwAwCdASoQABQAPu1kqk4ppaQiMAgBMB2JYwC7ABO2GWAtHd4AyjJC0GHzOVghq0w7njuKge6mBooFI5++W+LytgEsB0/gAAA=',
    },
  ],
  'bespoke-design-study': [
    {
      name: 'bespoke-design-study',
      alt: 'A small plywood model of a sauna on a drawn plan and section, with a scale rule, a pencil and samples of wood and stone',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYgAAW/Cm1jU6wO2UrSAA/rltYEKok3kVoxtGP8JSNufvUPL6XQ3vS/B6wv4a1q940sxtZqdFSwZfGuLyP9ifw3BEaV4WAAA=',
    },
  ],
  'bregenz-studio-sauna': [
    {
      name: 'bregenz-studio-sauna',
      alt: 'A compact cedar sauna for two with a clear glass door and a round cedar pull, standing like a wardrobe in a dressing room',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACwAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JZACdACHEqMq+13h3GADcLqjNHjLBVSizTJXNP2vQdOxs9KWNjhX1vuMZ6VRRMgJN/Xn9N1sOyUAA',
    },
  ],
  'brienz-twin-plunge': [
    {
      name: 'brienz-twin-plunge',
      alt: 'Two lit basins side by side in one block of travertine, two glasses on the ledge between them, slate steps in front',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwCdMoADTbF9a2k2Z+AA/s4GeKE5qZtW6RMmT02odhqFlAvYRazjJFMLe0eQoOnS//a0GPPvtXrMAAA=',
    },
  ],
  'chateau-d-hiver-contrast-suite': [
    {
      name: 'chateau-d-hiver-contrast-suite',
      alt: 'Two travertine arches with a fire between them: a cedar sauna glows through one, a vaulted cold basin lies beyond the other',
      width: 1200,
      height: 1500,
      widths: [360, 480, 768, 1200],
      blur: 'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAABwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBYdg3KIuI76gOAA/R0mzi2KfyQWIOPpJK2KQGnPaNJEpRTfVIbcoDPyJvpuZJPhn/DpFTfl2P309K+V2Vfrqkz9+RKv9qh2KqgA',
    },
    {
      name: 'chateau-d-hiver-contrast-suite--basin',
      alt: 'A travertine basin of clear cold water under a barrel vault, with candles on its edge and towels on a lit ledge',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAwCdASoQABQAPu1kqU2ppaQiMAgBMB2JYgCdMoADEFenI/u3q49AAP3POFe875qB9zLAV1o7fpaMacTBnFlJESK8uHCb6F2gBNWwMGUv7URzjPEqULqp+oVA4AAA',
    },
    {
      name: 'chateau-d-hiver-contrast-suite--fireside',
      alt: 'A log fire in a steel-lined travertine fireplace, seen across the linen corner of a daybed',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAABwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCdAAM+Ucz9SogA/qlEXL9WKd1Y2fa6omjKlyus+Bp+rObwi7HJf2fTyqnBukOWfp5v1kB24GGtApx+z1qvmsfTDFH90Pee7Uaj/wAAAA==',
    },
  ],
  'dalarna-bucket-and-ladle': [
    {
      name: 'dalarna-bucket-and-ladle',
      alt: 'A cedar bucket of sixteen staves with two black hoops and a rope handle on a sauna bench, its ladle leaning on the rim',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADQAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JYgCdMoADTOwlVNlq4EAA/lXY4y37gVHSaQi+I443jAcfU2PwQDptPpKjpifZn/mI36OW6h0JG+8AgQHwAA==',
    },
  ],
  'engadin-pavilion-suite': [
    {
      name: 'engadin-pavilion-suite',
      alt: 'A glass pavilion under a wide flat roof in the snow, with timber rooms, a hanging fireplace and a daybed facing the mountains',
      width: 1600,
      height: 2000,
      widths: [360, 480, 768, 1200, 1600],
      blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACwAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JYgCdMoABju2hOTmpVgDnJJSRi0asNzDW8usU7fEq8ltYX6d8PwCuQz8U83GXnfF+RCQyzJln5ZxggEP2McIAAAA=',
    },
    {
      name: 'engadin-pavilion-suite--fireside',
      alt: 'Inside the glass pavilion: a hanging fireplace and a daybed for two before the panes, snow and mountains outside',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRnIAAABXRUJQVlA4IGYAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwC7IKnBsGVVZK4rEagAAP4cyASlqSJa2p5yHK0OZlmXbq+/Qjw1dSJiD8SvrFcIyi5QbSWK6xEvNk0w32dcOItfWQw/394isY6EAAA=',
    },
  ],
  'fjaellbaeck-natural-pool': [
    {
      name: 'fjaellbaeck-natural-pool',
      alt: 'A natural pool between snowy boulders and slate slabs, warm light between the rocks and a thin fall of water at its far end',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZwDMHBVB1tBCzM1/WkAA/oZOqJGtEqgJBTJNqvloIoTRtJE6ZP4yznUVA7Cy6+zh+Xot6FOpsGpF9N9RMJKyFAA=',
    },
  ],
  'foret-noire-aroma-set': [
    {
      name: 'foret-noire-aroma-set',
      alt: 'Three small bottles of amber glass in a tray of cedar, a glass dropper in its groove and a sprig of spruce beside it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAwCdASoQABQAPu1mqk4ppaOiMAgBMB2JQBOgBZuTST/gAP7kXB+8n0p3MfTAzKJtyOidLMz6K8HlgE3Yd/smr+M9lpNOnkTKDkTaZ7i5NMAA',
    },
  ],
  'gruyeres-tipping-bucket': [
    {
      name: 'gruyeres-tipping-bucket',
      alt: 'A large cedar bucket with black steel hoops on a bracket high on a slate wall, a hemp rope hanging from it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlAAAABXRUJQVlA4IEQAAACwAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JYwC3uCHUprcOiT6wCAD+nYWCWysifi6iCElyo7zRZJUL+4t0u59X1AAAAA==',
    },
  ],
  'hoega-kusten-barrel-sauna': [
    {
      name: 'hoega-kusten-barrel-sauna',
      alt: 'A cedar barrel with four black hoops on a wooden deck by a lake, light behind its glass door and smoke from its flue',
      width: 1200,
      height: 1500,
      widths: [360, 480, 768, 1200],
      blur: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAACQAwCdASoQABQAPu1krU6ppaSiMAgBMB2JQBYdhDABwi3D7LsAAN0kbt8PXQY/cTYKglwNTtCOhi1FGmBXqhVK4roWgCVHepj6apWREWQR76ZN/jAAAA==',
    },
    {
      name: 'hoega-kusten-barrel-sauna--hoops',
      alt: 'Cedar staves held by a black steel hoop, close, with warm light from the glass door of the barrel at their edge',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAwCdASoQABQAPu1iqk4ppaQiMAgBMB2JYgCsLwABQmmG1v0O5kgAzhIlfDyNSITDaIlikBRBjrZxxrHixnR8Kl35K5x1MXm2FwV8YCABigAA',
    },
    {
      name: 'hoega-kusten-barrel-sauna--inside',
      alt: 'Inside the cedar barrel: two facing benches, a wood-burning stove, and a half-moon window towards the lake',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAABwBACdASoQABQAPu1iqU2ppaOiMAgBMB2JbACdMoRwACA1SsHDuDLpysTSgADvZ7Am40p56lrlHtiHUqU+/47gJ7FXXVcOkdfbfsMODg08BveKYMmvYE0AAAA=',
    },
  ],
  'joekull-hearth-sauna': [
    {
      name: 'joekull-hearth-sauna',
      alt: 'A column of black steel mesh filled with stones stands in the middle of a square cedar room, under a round skylight',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAwBACdASoQABQAPu1iqU2ppaOiMAgBMB2JbACdMoR4GCmiXkgSbDrt6CAA/m6DfGGVmPhpBabA1wmYM/oZRwHqdHdaEqMwv6JMQk1HVX1iXNP1m6qEwOBwAAA=',
    },
    {
      name: 'joekull-hearth-sauna--bench',
      alt: 'Folded towels on a cedar bench under a backrest with hidden light, the column of stones beside it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAABwBACdASoQABQAPu1iqU2ppaQiMAgBMB2JZACdMoRwACf9cWxGfhnqwtzgAAD9IQfd/qpjU2/If6HdMxsQPe9hGHhV5XuPcToj29+cTsmRgCaEJSBox+GIqqVW0AAA',
    },
    {
      name: 'joekull-hearth-sauna--stones',
      alt: 'Broken stones behind a mesh of black steel, the top of the column catching the light, cedar boards behind it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRnAAAABXRUJQVlA4IGQAAAAwBACdASoQABQAPu1iqk4ppaQiMAgBMB2JYgCdMoRwACm8g8W1DubqH/QA/nbBeBU+RUXVGKjWJ2Y5uPBMzgvId+mn+XdwM2DQa9ugCUV7QZ9zi45FL6vAkIgPRqFtwfunQAAA',
    },
  ],
  'kafjord-climate-gauge': [
    {
      name: 'kafjord-climate-gauge',
      alt: 'A plate of split slate with two round black dials, temperature on the left and humidity on the right, on a cedar wall',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCdMoABdl024AD9Gosqa1XSZQfZscx/dAsKZlWasEZgI1i6xAAYsx3EH6gAAAA=',
    },
  ],
  'kitzbuehel-family-cabin': [
    {
      name: 'kitzbuehel-family-cabin',
      alt: 'A wide hemlock cabin for six with a bench on three sides and emitters all round, a pair of skis leaning beside it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCw7BOEinKmTQAA93BiLmm2nQg7o382hoVOSBXxdS2LUAM+lRDyzOFey+rLUQ48Q5CyxbegAA==',
    },
    {
      name: 'kitzbuehel-family-cabin--bench',
      alt: 'The corner of the U-shaped hemlock bench with folded towels, emitters glowing in both walls behind it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRngAAABXRUJQVlA4IGwAAAAQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCdL1AA+XZ4p2d1YGvogADLJ6QFN7sEGxcIoB9a4Id9Z6+KjN8S4ARJ7mSec4yTAbYkC/683y8cOtVrUkgHgOY4A4nhfW2nuWHDiDPaY04JOAA=',
    },
  ],
  'koenigssee-panorama-sauna': [
    {
      name: 'koenigssee-panorama-sauna',
      alt: 'Three tiers of cedar with a line of light under each, facing a single wide pane and the mountains beyond it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JaACw7Bo8nral7e5dByNeAP0cIFj2Fwtm6yeG2rOZ/XTqr+F2j6l9sWcYTVcYrgSVqw581VymaPrlX3vfDttZrM0aFOLkNn/jDfbVCyX4aAAA',
    },
    {
      name: 'koenigssee-panorama-sauna--tiers',
      alt: 'A line of warm light under the edge of a cedar tier, with a hemlock bucket and a folded towel on the boards',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAABwAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JZACdAA6wPJK6jDAA1rTHOhSeRmmlW7Ifi9CKvj7fQq7Y0nEFIE6stRDkfpWTfHESG1yFdr12lTRkYA/aAAAA',
    },
    {
      name: 'koenigssee-panorama-sauna--window',
      alt: 'A wide window on snow, forest and mountains in the morning sun, seen from the cedar tiers opposite it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JbACdMoRwABI/woJcXyaSaAD56HmcPi/pj2AS8A3EeW8IIZwps5snbbdw+Sq3OW2JgOIjHBZwDAQrtPMAC28fyI2seNv5HiAht8PFyAAAAA==',
    },
  ],
  'lac-bleu-plunge-steps': [
    {
      name: 'lac-bleu-plunge-steps',
      alt: 'Three ridged thermo-aspen steps in a frame of black steel with a round handrail, standing against a raised cold plunge',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZQDG9CIg9v3VUJygkugAAP6pzq7OpcbVGSjJ01kCLg9lhJVGYP9MH+c2dazRbVi+1Gro1jbYcVMgzQgAAA==',
    },
  ],
  'lavaux-travertine-basin': [
    {
      name: 'lavaux-travertine-basin',
      alt: 'A sunken basin of pale travertine flush with the floor, three lit steps leading down into clear blue water',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABQAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JYgCdACHmfyIEsAD7mQwg0jxljReNstiRVBgSBFEDaDrS2Qs2KUCNg+5hTyuAAAA=',
    },
    {
      name: 'lavaux-travertine-basin--steps',
      alt: 'Three travertine steps lead down under clear water, each marked by a narrow line of light, folded linen at the edge',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAADQAwCdASoQABQAPu1kqU2ppaQiMAgBMB2JYgCdMoABDHBJ3mLRmgAA+bAii1QPcDd2gkMndOHD4pUL5H154HHtaHSZ7bIXau9BSI1VoouQAAAA',
    },
  ],
  'lifetime-care-agreement': [
    {
      name: 'lifetime-care-agreement',
      alt: 'A tin of oil, a wide brush and a folded linen cloth on a cedar bench, ready to care for the wood',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCdMoADTqCLRC5vR8QAAP4Q0I0jbixCtwze+/a5o2yXzhWADAT1stXVnIKfUTh3C2JxCofuAA==',
    },
  ],
  'lueneburg-duo-cabin': [
    {
      name: 'lueneburg-duo-cabin',
      alt: 'A pale hemlock cabin for two with a full glass front, emitters glowing behind slim slats, in a bathroom of travertine',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAADwAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JZACdMoRwACnTP6ItXLMAAP5XQrAFU1Rgt+Z3KJvE9jl9OroiGteLkvBg0diKLJQNI4CCl9ifIAGAAAA=',
    },
    {
      name: 'lueneburg-duo-cabin--inside',
      alt: 'The seat of a hemlock cabin with two rolled towels, emitters behind slats at its back and beneath it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAwBACdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCdL1yB0pa8GewoImbQosgA/eAVzqMVZ6PJGAsNt3YsRwkMrW5XNg9cBHC23y4/Jk8tLGDMB+rpbc/hQAAA',
    },
    {
      name: 'lueneburg-duo-cabin--slats',
      alt: 'Emitters glow like embers behind slim upright slats of hemlock above a bench with two rolled towels',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCdMoADS/4PQjxxxor6QAD4WXZ3pDsqC3hTU+XEoWH9oSx0PbTqikUC4EaJ1r+lbhAN0ahVuz/sJl4cxt+HsAA=',
    },
  ],
  'luenersee-cedar-tub': [
    {
      name: 'luenersee-cedar-tub',
      alt: 'A round cedar tub with three black steel hoops and a two-tread cedar step, on a stone terrace in the snow above a mountain lake',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwDCuUAA4V8DMQ/QefKAAPzPv9Cf2HY8Fa8FMMRVOxVfrKUJnhm50D+6YB+ousYiZYZ9jtNllZ9vHaa/WCd3iKPzJaAA',
    },
    {
      name: 'luenersee-cedar-tub--seat',
      alt: 'A look over the edge of the cedar tub into clear water, with the seat inside and the staves running down to the floor',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAwBACdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOmUGQ6iTK4EWQ52noq4AAA/m6LFciMbegn3j58I64xNcM+OgVDw26KkCVp7sKWNBmV59fMdqVgCFLIMegu0PTdt6AA',
    },
  ],
  'meribel-chalet-sauna': [
    {
      name: 'meribel-chalet-sauna',
      alt: 'A wall of dry-stacked split slate behind the heater, an L-shaped cedar bench, and a low window on a snowy slope',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRm4AAABXRUJQVlA4IGIAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZACdMoR4GCm5/JU4EFnAAP6nj5GFB4PDaHNfbPCp3mVRZwZb7NA5P5BYjKU+LfK99UFBDRlrM2JbIuQ1hHddrp8tS2pSuzIAAA==',
    },
    {
      name: 'meribel-chalet-sauna--slate',
      alt: 'Stones in the black cage of a heater before a wall of thin split slate, lit from above',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwCdACB0rZ0dSsZQSlAgAP51gNHr493hObpEHy0h9VssDs+DSZ5okbRdZvSrzHZOAAAA',
    },
  ],
  'moesern-hillside-suite': [
    {
      name: 'moesern-hillside-suite',
      alt: 'A suite built into a slope: one lit band of glass in a wall of slate, a meadow for its roof, a plunge let into the terrace',
      width: 1200,
      height: 1500,
      widths: [360, 480, 768, 1200],
      blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOmUAAkakvCpEUAAPudLeiuMaeXollzaGPb6lYXtf0TEV1ivXGOrwpThqhkX7fmPeg1OaAiuVA7fsFo6fZAAAA=',
    },
  ],
  'montsegur-cellar-sauna': [
    {
      name: 'montsegur-cellar-sauna',
      alt: 'A vaulted cedar sauna: narrow laths over seven ribs, two facing benches, and the heater in a niche of dark slate',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmAAAABXRUJQVlA4IFQAAAAwBACdASoQABQAPu1iqU2ppaOiMAgBMB2JZACdMoRwAA63qK24WgRXUgAAcZ5TsUgCYRj1iPL19M8rUvqLIW7yI8ZsgS0V0QYtf5QGlITFrtMAAAA=',
    },
    {
      name: 'montsegur-cellar-sauna--vault',
      alt: 'Narrow cedar laths and ribs of a vault rise from a hidden line of light above a bench with folded towels',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAACwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZACdABboPJz1rfEasAD5sUKo7LPByykiOslvXpiG/Xr1S1yAXI7CG7Ecgo38z1INdNB9N9DIekKBpEm57h5zAAA=',
    },
  ],
  'muerren-garden-plunge': [
    {
      name: 'muerren-garden-plunge',
      alt: 'An outdoor plunge in upright boards of dark thermo-aspen, filled in the snow, a towel and a lantern on its folded lid',
      width: 1200,
      height: 1500,
      widths: [360, 480, 768, 1200],
      blur: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAACQAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JZQAAKj/bb/dVVdqAAOvPvEVe40pIzzcqBewwWOlVOxnFLErWS03onmrWeG5qYDD58YWCzaxFB0Yr7OhQgaJo9Lf3FAAA',
    },
  ],
  'oestra-cedar-sauna': [
    {
      name: 'oestra-cedar-sauna',
      alt: 'A cedar sauna with two dark benches behind a full front of clear glass, its heater in the corner behind a low rail',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAACwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZAC7ACHwLrG/7+QAYAD3W3dIByyFxqoCCMIk4KEouZIeRJeYj7U4wmq+QxNS+wxIN+zAkfel2AAA',
    },
    {
      name: 'oestra-cedar-sauna--bench',
      alt: 'The edge of a dark thermo-aspen bench with a line of light under it, a bucket on the step and folded towels above',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAABwBACdASoQABQAPu1iqU2ppaOiMAgBMB2JZACdMoRwJoADqm3MNdQ7dzH8AADhSwXEOSzOzTQ+iYTF/ZVunojyppgn5EcnzwqIikERhIBMGzzr2W/u6NdkYPj2d8kkAAA=',
    },
    {
      name: 'oestra-cedar-sauna--stones',
      alt: 'Dark stones heaped in the cage of a heater behind a low cedar rail, a bucket with its ladle on the bench beside it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZACdACEZPLymKdRVrHAA/dsQ6TwbHU2GklBKJdD2zPpUfhVc6CqKP/3m3kZrHq3Z2inyqUPiL+Gpdw41WMRO8tJaoJEGiXYuDQ+WnK0IsSAA',
    },
  ],
  'oresund-boathouse-suite': [
    {
      name: 'oresund-boathouse-suite',
      alt: 'A long, low boathouse of dark thermo-aspen with a glass gable towards the water, a lit plunge let into its deck',
      width: 1200,
      height: 1500,
      widths: [360, 480, 768, 1200],
      blur: 'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADQAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JYwAASmuBwI5MWwSfjMAA/fcSSt19h4G9ibWSIURb9lC9dtLf28xYSyPppISNmaoSugiH0rIX/iEjh/t0g6rWnzyLIfPrwCj3FdAqhUhh1mAA',
    },
  ],
  'orsieres-alcove': [
    {
      name: 'orsieres-alcove',
      alt: 'A niche for two behind smoked glass in a black steel frame, flush with the walnut wardrobes of a dressing room',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZgCdMoADTZMO1C0cXAAA/uk2YF3cd75NUfzkvhqKV3vBiVE3SdGeTmyqMdZ2tKdnZGFhmhplPmV9knak5FXag2it4AAA',
    },
  ],
  'private-consultation-at-home': [
    {
      name: 'private-consultation-at-home',
      alt: 'A hand-drawn sketch and a pencil on an oak table among samples of cedar, hemlock, thermo-aspen, slate and travertine',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwCw7CHEZsZfAAD+eTqwB+e2KupHkUHgdmNcRDCTU2cccvZ3t+kQ1trVEIJzjI5qulAA',
    },
  ],
  'reaumur-sand-timer': [
    {
      name: 'reaumur-sand-timer',
      alt: 'A sand timer of clear glass with pale sand on a cedar back plate, fastened to the wall of a sauna',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADQAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JQBdl6gA7kravJjctZ/AA/lDqtnkFVIZpLzrkTcNoCmlBWWZ2tIAY4nWt2Lq74J+AAA==',
    },
  ],
  'saentis-contrast-suite': [
    {
      name: 'saentis-contrast-suite',
      alt: 'A suite in one line: a glass-fronted cedar sauna, a sunken slate plunge, a rain shower and a cedar bench under the window',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOmUAAXxW3oMgAA/hzi5i7SBceXSePg71VXQ9hD429atD99y7Iy+E9ZTR5f/k5RhPIA',
    },
    {
      name: 'saentis-contrast-suite--bench',
      alt: 'A cedar bench with folded towels under a wide window, snow and spruces outside it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAQBACdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOj+AA/eJbyZkofDpCTgAD64/JQyE3wCnmJeIcKDsEMYS0nCmrDOGO7hMVL+XPJiJCTsvK4jW9TStvU1dNBhiR7o4KBS2XgLTmM2iCyuoJC43EHZ4AA',
    },
    {
      name: 'saentis-contrast-suite--water',
      alt: 'Two candles on the slate edge of a plunge pool, a corner of its clear blue water beside them',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQBACdASoQABQAPu1kqk2ppaQiMAgBMB2JQBdgBFEoG4d7oC49z72hwAD+nYZ69HtLtVHaXbKtbhH2Kvxn35dpXbwt2adu7cEHV3zu4fAOfbvW/7Kf3FEkAAA=',
    },
  ],
  'saint-veran-stone-sauna': [
    {
      name: 'saint-veran-stone-sauna',
      alt: 'Two tiers of cedar that seem to float in a room of honed travertine, the heater before a wall of long stone courses',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAAAwBACdASoQABQAPu1iqU2ppaOiMAgBMB2JZAC7LwAB0WKv4VGwQtl4awAA/ZvnCMKKMyGLJ2bNzVCwbQW3ecIYeVXEpv1n/2/8A35g/ITu2a/m+yeP5CXJGDIaHZIAAAA=',
    },
  ],
  'silvaplana-glass-plunge': [
    {
      name: 'silvaplana-glass-plunge',
      alt: 'A slate plunge with one long side of glass, the lit water behind it on view, and four slate steps at its end',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAADwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwDE2CHYI6laug/kviiAAP7mCGENm32awYWG6mUd7jcF9MdDaBeN2WoHATxM4NwU36qA4VfdTzE/6dXo4OJBIW+wAA==',
    },
  ],
  'site-and-structure-survey': [
    {
      name: 'site-and-structure-survey',
      alt: 'A laser level on a tripod in an empty room with a raw concrete floor, its red lines on the wall, a plan and a rule lying before it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwAAK4per+6r4UIAAPujDYurDvPn0xPU36TpD/fPPsnn7YNfnUL1HS1yJC/nhb0aF9foTNAAAA==',
    },
  ],
  'soelden-garden-sauna': [
    {
      name: 'soelden-garden-sauna',
      alt: 'A garden cabin of dark boards under a pitched black steel roof, its glass gable glowing over a path in the snow',
      width: 1600,
      height: 2000,
      widths: [360, 480, 768, 1200, 1600],
      blur: 'data:image/webp;base64,UklGRmIAAABXRUJQVlA4IFYAAAAwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQAALRaZDwB8AAP3O22spckiuKnBS/VF7yv3+Fb5vqUh3dwsjHReMTud+oF+SBSgDyT5fe+Vo5d1jRgAAAA==',
    },
  ],
  'soerenberg-studio-chamber': [
    {
      name: 'soerenberg-studio-chamber',
      alt: 'A hemlock chamber with two mats on its free floor, a bench along one wall and a linen curtain behind glass along the other',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAADwAwCdASoQABQAPu1iqk2ppaQiMAgBMB2JYgCdMoAC5s6Ca4Bsp+nQAPQ/NpVUDyWXI/anlq7m5AeA59r6QHzwduf1uteRAPdkJRnrVwS96Cd6w63JKVDnz2jjbaLnCO7W8ip55QToQAAA',
    },
  ],
  'tornea-slate-plunge': [
    {
      name: 'tornea-slate-plunge',
      alt: 'A raised plunge clad in long courses of dark split slate, its water glowing pale blue before a window onto snow',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAADwAwCdASoQABQAPu1iqU2ppaQiMAgBMB2JQBOmUABp2/HhxZdSXwJAAP5zQ9pldarfk6oXhzKI8oTUBS3UcJgmoSy71jcNFUuMvXtfm7S5hUIIH0DQmAAA',
    },
  ],
  'vaenern-heater-stones': [
    {
      name: 'vaenern-heater-stones',
      alt: 'A wooden crate filled with dark split olivine diabase stones, three more lying before it on slate',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAADQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYwC7ACHSY9LezU9d1EAA/RwTFljo8skhSde1PUyMjTnxvXD4rqGfudcEl1jlAAA=',
    },
  ],
  'vaettern-window-cabin': [
    {
      name: 'vaettern-window-cabin',
      alt: 'A hemlock cabin for three whose two panes of glass meet at the corner without a post, beside a window on a snowy garden',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAABQAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBOgBBXURye/wAD3Vij/FMN1j6DWCwUGn5hoXO3v+wI4US0CU3PFeVCEFQAfwAA=',
    },
  ],
  'weissensee-headrest': [
    {
      name: 'weissensee-headrest',
      alt: 'A curved headrest of nine dark thermo-aspen slats on two rails, lying on a pale sauna bench beside a folded towel',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQBACdASoQABQAPu1kqU2ppaOiMAgBMB2JZgCdMoRwAB3xnbtFGxxjEAD6IT9lchEMRJ+7Cr2XkHIYW3CXXJbmltQkVvf0CnNh3hS7SsRT5wAA',
    },
  ],
  'zuerichberg-loft-suite': [
    {
      name: 'zuerichberg-loft-suite',
      alt: 'A compact suite: a cedar sauna and an open shower behind one wall of glass in black steel, a steel plunge along the other wall',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmwAAABXRUJQVlA4IGAAAACwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JYgCdACGgSBGGxH/cAAD+8MdrXf3YyCif8AEezyEWy6+yeb9EJwCt3kiPSddVIq5ZPsOHhT9DQu7g9rGU3KgUGLTuFWoxgAA=',
    },
  ],
  'zuers-corner-sauna': [
    {
      name: 'zuers-corner-sauna',
      alt: 'A five-sided cedar sauna set into the corner of a room, its cut front corner glass in a slim frame of black steel',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAABwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JQBYdg8Nx2Cr3eAAA8KqsRr/xy7amlN9wBP4Zn24vtx8YAhpa7TGm++7KvWCMA0xkydOnrsIAAA==',
    },
    {
      name: 'zuers-corner-sauna--handle',
      alt: 'A slim black steel handle on a glass door beside horizontal cedar boards, the lit sauna out of focus behind it',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAABwAwCdASoQABQAPu1iqU2ppaOiMAgBMB2JZACsABi7lnG8eoAA/hY65tncg25NK6zVCKhkEC7B3NK58OEtovdg8ltRMfIs9eEbOKjjJ1d5sdoG747zKU1gAAA=',
    },
    {
      name: 'zuers-corner-sauna--inside',
      alt: 'Two cedar benches meet at a right angle in the corner, lit from below, with a bucket and folded towels',
      width: 960,
      height: 1200,
      widths: [360, 480, 768, 960],
      blur: 'data:image/webp;base64,UklGRnYAAABXRUJQVlA4IGoAAAAQBACdASoQABQAPu1iqU2ppaQiMAgBMB2JZACdMoRwACSlQKzJBnuWUAD6nXAkaEDgMS5UGfObKmMSMadWn67SjRX4rGxgBuLt2TtTgH9i4lGmzjW5Bonl9REn7kBXs357IHtUlLbGuAAA',
    },
  ],
};
