import { prose } from '../prose';
import type { SeedProduct } from '../seedProduct';

/** Seed products of the category cold plunge: plunge pools and tubs with water at 4–8 °C. */
export const coldPlunges: SeedProduct[] = [
  {
    slug: 'luenersee-cedar-tub',
    name: 'Lünersee Cedar Tub',
    category: 'cold_plunge',
    price: 9_800,
    addedOn: '2025-04-30',
    tags: ['cedar', 'round', 'black steel hoops', 'one person', 'chiller', 'raised plunge'],
    shortDescription: prose`A round cedar tub with steel hoops, deep enough to sit in up to the shoulders.`,
    specifications: {
      Dimensions: '150 cm across, 105 cm high',
      Footprint: '1.8 m²',
      Bathers: '1',
      Volume: '1,200 litres',
      Temperature: '4–8 °C',
      Chiller: '1.2 kW, up to 10 m away',
      Materials: 'Cedar, black steel',
      'Lead time': '4 weeks',
    },
    description: prose`
      Shoulders under, chin above, and the mountains all around. Thirty-six cedar staves stand in a circle,
      held by three hoops of black steel. The tub is 150 cm across, takes 1.8 m² and is 105 cm high, with a
      seat inside and a two-tread cedar step beside it. It holds 1,200 litres. A 1.2 kW chiller, placed up to
      10 m away, filters the water and keeps it at 4–8 °C.`,
  },
  {
    slug: 'tornea-slate-plunge',
    name: 'Torneå Slate Plunge',
    category: 'cold_plunge',
    price: 21_400,
    addedOn: '2026-03-17',
    tags: ['slate', 'rectangular', 'underwater light', 'one person', 'chiller', 'raised plunge'],
    shortDescription: prose`A raised basin clad in long courses of dark split slate.`,
    specifications: {
      Dimensions: '200 × 100 × 105 cm',
      Footprint: '2 m²',
      Bathers: '1',
      Volume: '1,050 litres',
      Temperature: '4–8 °C',
      Chiller: '1.5 kW, with filter',
      Materials: 'Split slate',
      'Lead time': '5–6 weeks',
    },
    description: prose`
      It might be a block cut from the hillside, were it not full of water. The Torneå is clad on all four
      sides in split slate. It measures 200 × 100 cm, 2 m², and rises 105 cm, with a honed rim wide enough
      to sit on. The basin holds 1,050 litres at 4–8 °C, kept clear by a 1.5 kW chiller with a filter. One
      lamp below the waterline turns the surface a pale blue in the evening.`,
  },
  {
    slug: 'lavaux-travertine-basin',
    name: 'Lavaux Travertine Basin',
    category: 'cold_plunge',
    price: 32_600,
    addedOn: '2026-06-25',
    featured: true,
    tags: ['travertine', 'sunken', 'steps', 'two people', 'chiller'],
    shortDescription: prose`A sunken basin of pale travertine with three broad steps into the water.`,
    specifications: {
      Dimensions: '240 × 120 cm, 105 cm deep',
      Footprint: '2.9 m²',
      Bathers: '2',
      Volume: '1,800 litres',
      Temperature: '4–8 °C',
      Chiller: '2 kW, in the plant room',
      Materials: 'Honed travertine',
      'Lead time': '7–8 weeks',
    },
    description: prose`
      You walk down into the cold slowly, with stone under every step. The Lavaux lies flush with the floor,
      and three broad treads lead into it from the short side. It measures 240 × 120 cm, 2.9 m², and is lined
      throughout with honed travertine. Water stands 105 cm deep, 1,800 litres at 4–8 °C.
      A 2 kW chiller works out of earshot in the plant room, and the edge of every tread is eased for bare
      feet.`,
  },
  {
    slug: 'aland-steel-plunge',
    name: 'Åland Steel Plunge',
    category: 'cold_plunge',
    price: 13_900,
    addedOn: '2025-07-24',
    tags: ['black steel', 'thermo-aspen', 'compact', 'one person', 'chiller', 'raised plunge'],
    shortDescription: prose`A slim plunge of black steel with a rim of dark thermo-aspen.`,
    specifications: {
      Dimensions: '180 × 80 × 80 cm',
      Footprint: '1.4 m²',
      Bathers: '1',
      Volume: '740 litres',
      Temperature: '4–8 °C',
      Chiller: '1 kW, in a matching case',
      Materials: 'Black steel, thermo-aspen',
      'Lead time': '4–5 weeks',
    },
    description: prose`
      Warm wood under the hands, cold steel and colder water below. Folded from black steel and welded by one
      pair of hands, the Åland has no visible seam. It measures 180 × 80 cm, 1.4 m², stands 80 cm high and
      passes through a garden door. A rim of dark thermo-aspen keeps arms and shoulders off the metal. The
      basin holds 740 litres at 4–8 °C, with a 1 kW chiller in a matching case beside it.`,
  },
  {
    slug: 'silvaplana-glass-plunge',
    name: 'Silvaplana Glass Plunge',
    category: 'cold_plunge',
    price: 37_800,
    addedOn: '2026-10-15',
    tags: ['glass', 'slate', 'underwater light', 'one person', 'chiller', 'raised plunge'],
    shortDescription: prose`A slate basin with one long side of glass, so the water itself is on view.`,
    specifications: {
      Dimensions: '220 × 100 × 120 cm',
      Footprint: '2.2 m²',
      Bathers: '1',
      Volume: '1,500 litres',
      Temperature: '4–8 °C',
      Chiller: '1.8 kW, with filter',
      Materials: 'Slate, laminated glass',
      'Glass thickness': '5 cm',
      'Lead time': '7–8 weeks',
    },
    description: prose`
      By evening the water lights the room, and ripples climb the slate. One long side of the Silvaplana is
      laminated glass, 5 cm thick, and the basin behind it is lit from below the rim. The other three sides
      and the floor are dark slate. The basin measures 220 × 100 cm, 2.2 m², stands 120 cm high and is entered
      by four slate steps at the end. It holds 1,500 litres at 4–8 °C, cooled and filtered by a 1.8 kW
      chiller.`,
  },
  {
    slug: 'muerren-garden-plunge',
    name: 'Mürren Garden Plunge',
    category: 'cold_plunge',
    price: 16_800,
    addedOn: '2026-08-20',
    tags: ['thermo-aspen', 'outdoor', 'insulated lid', 'one person', 'chiller', 'raised plunge'],
    shortDescription: prose`An outdoor plunge in thermo-aspen that stays filled all winter.`,
    specifications: {
      Dimensions: '210 × 95 × 90 cm',
      Footprint: '2 m²',
      Bathers: '1',
      Volume: '950 litres',
      Temperature: '4–8 °C',
      Chiller: '1.4 kW, cools and keeps off frost',
      Materials: 'Thermo-aspen',
      'Lead time': '4–5 weeks',
    },
    description: prose`
      Snow up to the boards, a lantern on the lid, and the water still open. The Mürren is made to stay
      outdoors. Its insulated basin is dressed in upright thermo-aspen and covers 210 × 95 cm, 2 m². A
      hinged lid of the same wood folds back to make a shelf for towels. The basin holds 950 litres, and its
      1.4 kW unit cools in summer and keeps off the frost in winter, always between 4–8 °C.`,
  },
  {
    slug: 'fjaellbaeck-natural-pool',
    name: 'Fjällbäck Natural Pool',
    category: 'cold_plunge',
    price: null,
    addedOn: '2025-10-16',
    tags: ['slate', 'outdoor', 'boulders', 'waterfall', 'bespoke'],
    shortDescription: prose`A cold pool of slate slabs and boulders, fed by a thin fall of water.`,
    specifications: {
      Dimensions: '400 × 200 cm, 130 cm deep',
      Footprint: '8 m²',
      Bathers: '4',
      Volume: '9,000 litres',
      Temperature: '4–8 °C',
      Chiller: 'Buried nearby',
      Materials: 'Slate, granite boulders',
      'Lead time': '8 weeks',
    },
    description: prose`
      Close your eyes, and a thin fall of water is all you hear. The Fjällbäck looks as though it had always
      been there, with slate slabs underfoot and boulders around the edge. The pool measures 400 × 200 cm, 8.0
      m², and is 130 cm deep below the fall; two flat stones make the way in. Around 9,000 litres are kept at
      4–8 °C by a chiller buried nearby, and warm light shines up between the rocks. Every garden is
      different, so the price follows a visit.`,
  },
  {
    slug: 'brienz-twin-plunge',
    name: 'Brienz Twin Plunge',
    category: 'cold_plunge',
    price: 34_900,
    addedOn: '2025-12-11',
    tags: ['travertine', 'slate', 'twin basin', 'two people', 'underwater light', 'raised plunge'],
    shortDescription: prose`Two travertine basins side by side, each with a temperature of its own.`,
    specifications: {
      Dimensions: '220 × 200 × 90 cm',
      Footprint: '4.4 m²',
      Bathers: '2',
      Volume: '2 × 1,000 litres',
      Temperature: '4–8 °C',
      Chiller: '2.4 kW, one for both basins',
      Materials: 'Travertine, slate',
      'Lead time': '7–8 weeks',
    },
    description: prose`
      Cold for one, colder for the other, and a ledge between for the glasses. Two basins share one block of
      travertine behind broad slate steps. Each is set on its own between 4–8 °C, so one can wait at 4 °C
      while the other stands at 8 °C. The block measures 220 × 200 cm, 4.4 m², rises 90 cm, and each side
      holds 1,000 litres. A 2.4 kW chiller serves both basins.`,
  },
];
