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
    tags: ['cedar', 'round', 'black steel hoops', 'two people', 'chiller', 'raised plunge'],
    shortDescription: prose`A round cedar tub with steel hoops, deep enough to sit in upright.`,
    specifications: {
      Dimensions: '150 cm across, 105 cm high',
      Footprint: '1.8 m²',
      Bathers: '1–2',
      Volume: '1,200 litres',
      Temperature: '4–8 °C',
      Chiller: '1.2 kW, may stand up to 10 m away',
      Materials: 'Cedar, black steel',
      'Weight when filled': '1,400 kg',
      Connection: '230 V',
      'Lead time': '4 weeks',
    },
    description: prose`
      Up to the shoulders in cold water, under an open sky. Thirty-six cedar staves stand in a circle,
      held by three hoops of black steel. There is a seat inside, and a two-tread cedar step beside the tub.
      The chiller is included and may stand up to 10 m away; it filters the water and keeps it at 4–8 °C.`,
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
      'Weight when filled': '1,600 kg',
      Connection: '230 V',
      'Lead time': '5–6 weeks',
    },
    description: prose`
      It might be a block cut from the hillside, were it not full of water. The Torneå is clad on all four
      sides in split slate, with a honed rim wide enough to sit on. The water is filtered and kept at 4–8 °C.
      One lamp below the waterline turns the surface a pale blue in the evening.`,
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
      Connection: '230 V, cold water, drain',
      'Lead time': '7–8 weeks',
    },
    description: prose`
      You walk down into the cold slowly, with stone under every step. The Lavaux lies flush with the floor,
      and three broad treads lead into it from the short side. It is lined throughout with honed travertine,
      and the edge of every tread is eased for bare feet. The chiller works out of earshot in the plant room
      and keeps the water at 4–8 °C.`,
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
      'Weight when filled': '900 kg',
      Connection: '230 V',
      'Lead time': '4–5 weeks',
    },
    description: prose`
      Warm wood under the hands, cold steel and colder water below. Folded from black steel and welded by one
      pair of hands, the Åland has no visible seam. It is slim enough to pass through a garden door. A rim of
      dark thermo-aspen keeps arms and shoulders off the metal. The chiller stands beside it in a matching
      case and keeps the water at 4–8 °C.`,
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
      'Weight when filled': '2,300 kg',
      Connection: '230 V',
      'Glass thickness': '5 cm',
      'Lead time': '7–8 weeks',
    },
    description: prose`
      By evening the water lights the room, and ripples climb the slate. One long side of the Silvaplana is
      laminated glass, and the basin behind it is lit from below the rim. The other three sides and the floor
      are dark slate, and four slate steps at the end lead in. The water is filtered and kept at 4–8 °C.`,
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
      'Weight when filled': '1,200 kg',
      Connection: '230 V',
      'Lead time': '4–5 weeks',
    },
    description: prose`
      Deep snow all around, a lantern on the lid, and water that never freezes. The Mürren is made to stay
      outdoors, in an insulated basin dressed in upright thermo-aspen. A hinged lid of the same wood folds
      back to make a shelf for towels. One chiller holds the water at 4–8 °C, in summer heat and in
      winter frost.`,
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
      been there, with slate slabs underfoot and boulders around the edge. Two flat stones make the way in,
      and the water is deep below the fall. A chiller buried nearby keeps it at 4–8 °C, and warm light shines
      up between the rocks. Every garden is different, so the price follows a visit.`,
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
      'Weight when filled': '3,600 kg',
      Connection: '230 V',
      'Lead time': '7–8 weeks',
    },
    description: prose`
      Cold for one, colder for the other, and a ledge between for the glasses. Two basins share one block of
      travertine behind broad slate steps. Each is set on its own between 4–8 °C, so one can wait at 4 °C
      while the other stands at 8 °C. A single chiller serves both.`,
  },
];
