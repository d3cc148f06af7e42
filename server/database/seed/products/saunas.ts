import { prose } from '../prose';
import type { SeedProduct } from '../seedProduct';

/** Seed products of the category traditional sauna: cedar saunas for 80–90 °C with a floor area of 2–8 m². */
export const saunas: SeedProduct[] = [
  {
    slug: 'koenigssee-panorama-sauna',
    name: 'Königssee Panorama Sauna',
    category: 'sauna',
    price: 68_400,
    addedOn: '2026-08-06',
    featured: true,
    tags: ['cedar', 'panorama window', 'slate floor', 'six seats', 'electric heater'],
    shortDescription: prose`A cedar sauna for six, with three tiers that face a single wide window.`,
    specifications: {
      Dimensions: '300 × 240 × 225 cm',
      Footprint: '7.2 m²',
      Seats: '6',
      Temperature: '80–90 °C',
      Heater: '16 kW, electric, open stone bed',
      Connection: '400 V',
      Materials: 'Western red cedar, dark slate, clear glass',
      Window: '260 × 150 cm',
      'Lead time': '7–8 weeks',
    },
    description: prose`
      Lie back on the upper tier, and the mountains become the far wall. The single pane fills
      almost the whole width, and two people can lie at full length. A heater under an open bed of stones holds
      80–90 °C, and a warm line of light runs beneath the front edge of every bench. The boards are western red
      cedar, fixed from behind so that no screw shows; the floor is dark slate.`,
  },
  {
    slug: 'oestra-cedar-sauna',
    name: 'Östra Cedar Sauna',
    category: 'sauna',
    price: 29_800,
    addedOn: '2026-03-03',
    tags: ['cedar', 'thermo-aspen', 'glass front', 'four seats', 'electric heater'],
    shortDescription: prose`A quiet cedar room for four, closed by a front of clear glass.`,
    specifications: {
      Dimensions: '200 × 180 × 210 cm',
      Footprint: '3.6 m²',
      Seats: '4',
      Temperature: '80–90 °C',
      Heater: '9 kW, electric',
      Connection: '400 V',
      Materials: 'Cedar, thermo-aspen, clear glass',
      'Lead time': '4–5 weeks',
    },
    description: prose`
      The door closes with a soft click, and the house is far away. The Östra is the sauna we are asked for
      again and again: two benches, one heater and a front of clear glass. Walls and ceiling are knot-free
      cedar, the benches darker thermo-aspen. The heater stands in the corner behind a low cedar rail and
      holds 80–90 °C for four.`,
  },
  {
    slug: 'zuers-corner-sauna',
    name: 'Zürs Corner Sauna',
    category: 'sauna',
    price: 36_500,
    addedOn: '2025-11-27',
    tags: ['cedar', 'corner', 'black steel', 'glass door', 'four seats'],
    shortDescription: prose`A five-sided cedar sauna that gives a spare corner of the house a purpose.`,
    specifications: {
      Dimensions: '220 × 220 × 215 cm',
      Footprint: '4.4 m²',
      Seats: '4',
      Temperature: '80–90 °C',
      Heater: '10.5 kW, electric',
      Connection: '400 V',
      Materials: 'Cedar, black steel, clear glass',
      'Lead time': '5–6 weeks',
    },
    description: prose`
      From across the room, a corner of cedar is already glowing. The Zürs fills a square and gives a little
      of it back at the front corner, where the door is. That cut is glass from floor to ceiling in a slim
      frame of black steel. Two benches meet at a right angle under the back walls and seat four. The cedar
      runs horizontally inside and out, and a heater beside the door holds 80–90 °C.`,
  },
  {
    slug: 'soelden-garden-sauna',
    name: 'Sölden Garden Sauna',
    category: 'sauna',
    price: 74_500,
    addedOn: '2026-10-01',
    featured: true,
    tags: ['cedar', 'thermo-aspen', 'outdoor', 'black steel roof', 'six seats'],
    shortDescription: prose`A freestanding garden cabin: thermo-aspen outside, cedar and warm light within.`,
    specifications: {
      Dimensions: '320 × 250 cm, ridge 385 cm, eaves 250 cm',
      Footprint: '8 m²',
      Seats: '6',
      Temperature: '80–90 °C',
      Heater: '15 kW, electric',
      Connection: '400 V',
      Materials: 'Cedar, thermo-aspen, black steel, glass',
      Foundation: 'Screw piles, included',
      'Lead time': '7–8 weeks',
    },
    description: prose`
      Footprints in fresh snow lead to a gable full of light. The Sölden stands on its own in the
      garden, under a pitched roof of black steel, with walls of thermo-aspen, brown at first, that turn silver over the
      years. Behind a gable of glass, two tiers of cedar seat six. The heater holds 80–90 °C while snow lies
      on the roof. The price includes screw piles and a slate step at the door.`,
  },
  {
    slug: 'meribel-chalet-sauna',
    name: 'Méribel Chalet Sauna',
    category: 'sauna',
    price: 48_900,
    addedOn: '2026-05-13',
    tags: ['cedar', 'slate wall', 'chalet', 'five seats', 'electric heater'],
    shortDescription: prose`Cedar on three sides, split slate on the fourth, and an upper bench for five.`,
    specifications: {
      Dimensions: '260 × 220 × 220 cm',
      Footprint: '5.7 m²',
      Seats: '5',
      Temperature: '80–90 °C',
      Heater: '12 kW, electric',
      Connection: '400 V',
      Materials: 'Cedar, split slate',
      Window: '120 × 50 cm',
      'Lead time': '6–7 weeks',
    },
    description: prose`
      Lit from above, every edge of split slate casts a small shadow. The stone is stacked dry behind the
      heater and fills the whole wall. The other three walls are cedar, and an L-shaped upper bench seats five
      at 80–90 °C. A low window at seat height looks out on the slope.`,
  },
  {
    slug: 'bregenz-studio-sauna',
    name: 'Bregenz Studio Sauna',
    category: 'sauna',
    price: 18_600,
    addedOn: '2025-04-01',
    tags: ['cedar', 'compact', 'two seats', 'glass door', 'electric heater'],
    shortDescription: prose`A cedar sauna for two with the footprint of a wardrobe.`,
    specifications: {
      Dimensions: '160 × 125 × 205 cm',
      Footprint: '2 m²',
      Seats: '2',
      Temperature: '80–90 °C',
      Heater: '4.5 kW, electric, wall-mounted',
      Connection: '400 V',
      Materials: 'Cedar, clear glass',
      'Lead time': '4 weeks',
    },
    description: prose`
      Even a flat in town has room for the smell of warm cedar. The Bregenz fits beside a shower or at the end
      of a dressing room. One deep cedar bench seats two, with a step below it that slides out of the way. The
      door is clear glass with a round cedar pull, and a small heater on the side wall holds 80–90 °C.`,
  },
  {
    slug: 'hoega-kusten-barrel-sauna',
    name: 'Höga Kusten Barrel Sauna',
    category: 'sauna',
    price: 24_900,
    addedOn: '2025-06-12',
    tags: ['cedar', 'black steel', 'barrel', 'outdoor', 'wood-fired', 'four seats'],
    shortDescription: prose`A cedar barrel by the water, with a wood-burning stove and a half-moon window.`,
    specifications: {
      Dimensions: 'Ø 210 × 240 cm, 230 cm high',
      Footprint: '5 m²',
      Seats: '4',
      Temperature: '80–90 °C',
      Heater: '14 kW, wood-fired',
      Flue: 'Insulated steel, included',
      Materials: 'Cedar, black steel, glass',
      'Stave thickness': '45 mm',
      'Lead time': '5–6 weeks',
    },
    description: prose`
      Smoke drifts out over the lake while the fire takes hold. Thick cedar staves are drawn together by four
      hoops of black steel, as a cooper would do it. Two facing benches seat four, between a glass door at one
      end and a half-moon window at the other. A wood-burning stove of black steel holds
      80–90 °C and keeps a basket of stones above the flames.`,
  },
  {
    slug: 'saint-veran-stone-sauna',
    name: 'Saint-Véran Stone Sauna',
    category: 'sauna',
    price: 59_200,
    addedOn: '2026-04-15',
    tags: ['cedar', 'travertine', 'black steel', 'glass front', 'six seats', 'electric heater'],
    shortDescription: prose`Floating cedar benches before a wall of honed travertine.`,
    specifications: {
      Dimensions: '280 × 240 × 225 cm',
      Footprint: '6.7 m²',
      Seats: '6',
      Temperature: '80–90 °C',
      Heater: '15 kW, electric',
      Connection: '400 V',
      Materials: 'Cedar, honed travertine, black steel, glass',
      'Lead time': '7–8 weeks',
    },
    description: prose`
      An hour after the heater is off, the stone still gives its warmth. Pale travertine, honed and laid in
      long courses, forms the floor and the wall behind the heater. Two tiers of cedar seem to float before
      it: black steel inside the wall holds the upper one, and a base of the same stone, set far back, the
      lower. Six sit here at 80–90 °C, behind a front of three glass panels.`,
  },
  {
    slug: 'joekull-hearth-sauna',
    name: 'Jökull Hearth Sauna',
    category: 'sauna',
    price: null,
    addedOn: '2025-10-30',
    tags: ['cedar', 'central heater', 'eight seats', 'black steel', 'bespoke'],
    shortDescription: prose`A square cedar room for eight, gathered around a column of stones.`,
    specifications: {
      Dimensions: '280 × 280 × 240 cm',
      Footprint: '7.8 m²',
      Seats: '8',
      Temperature: '80–90 °C',
      Heater: '18 kW, electric, central column',
      Connection: '400 V',
      Materials: 'Cedar, black steel',
      'Lead time': '8 weeks',
    },
    description: prose`
      Everyone faces the warmth, as people have always done around a fire. In the middle of the room stands a
      column of black steel mesh, filled with stones from floor to shoulder height, with the heater inside.
      Cedar benches run along three walls and seat eight, below a round skylight that lets in the evening. The
      column holds 80–90 °C and has neither front nor back. Each one is drawn for the house it goes into, and
      priced with the drawing.`,
  },
  {
    slug: 'montsegur-cellar-sauna',
    name: 'Montségur Cellar Sauna',
    category: 'sauna',
    price: 42_700,
    addedOn: '2025-08-21',
    tags: ['cedar', 'slate', 'vaulted ceiling', 'cellar', 'four seats', 'indirect light'],
    shortDescription: prose`A vaulted cedar sauna for rooms without a window.`,
    specifications: {
      Dimensions: '240 × 200 × 215 cm',
      Footprint: '4.8 m²',
      Seats: '4',
      Temperature: '80–90 °C',
      Heater: '10.5 kW, electric',
      Connection: '400 V',
      Materials: 'Cedar, dark slate',
      'Lead time': '6–7 weeks',
    },
    description: prose`
      Deep in an old cellar, light begins where the cedar starts to curve. Narrow laths bend over seven ribs
      into a barrel vault, lit along both sides. The Montségur was drawn for places without daylight, so the
      light comes from the room itself. Two facing benches seat four, and a heater in a niche of dark slate
      holds 80–90 °C.`,
  },
];
