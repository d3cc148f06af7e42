import { prose } from '../prose';
import type { SeedProduct } from '../seedProduct';

/** Seed products of the category complete suite: a cedar sauna and a plunge pool, often with an infrared cabin. */
export const completeSuites: SeedProduct[] = [
  {
    slug: 'saentis-contrast-suite',
    name: 'Säntis Contrast Suite',
    category: 'complete_suite',
    price: 128_000,
    addedOn: '2026-06-11',
    featured: true,
    tags: ['cedar', 'slate', 'sauna', 'cold plunge', 'rain shower'],
    shortDescription: prose`Heat, water and rest in one room: cedar sauna, slate plunge, bench by the window.`,
    specifications: {
      Dimensions: '600 × 460 × 255 cm',
      Footprint: '28 m²',
      Sauna: '5 m² for four, 80–90 °C',
      Heater: '12 kW, wood-fired',
      Flue: 'Insulated steel, included',
      'Cold plunge': '180 × 115 cm, 100 cm deep, 4–8 °C',
      Chiller: '2 kW, may stand up to 10 m away',
      Shower: 'Rain shower',
      Materials: 'Cedar, slate, glass',
      Connection: '230 V, cold and warm water, floor drain',
      'Lead time': '8 weeks',
    },
    description: prose`
      Heat and cold lie a few barefoot steps apart, across dark slate. In the Säntis everything opens onto one
      floor: the sauna with its glass front, the shower and the sunken plunge. Afterwards there is
      nothing left to do but lie on the daybed, or sit on the long cedar bench beneath the window and look out.`,
  },
  {
    slug: 'chateau-d-hiver-contrast-suite',
    name: 'Château d’Hiver Contrast Suite',
    category: 'complete_suite',
    price: null,
    addedOn: '2026-09-18',
    featured: true,
    tags: ['travertine', 'cedar', 'hemlock', 'fireplace', 'vaulted', 'bespoke'],
    shortDescription: prose`A vaulted spa in travertine for an old house: sauna, infrared, plunge and fireside.`,
    specifications: {
      Dimensions: '800 × 600 cm',
      Footprint: '48 m²',
      Sauna: '8 m² for eight, 80–90 °C',
      Heater: '18 kW, wood-fired',
      Flue: 'Insulated steel, included',
      Infrared: '4 m², 45–60 °C',
      'Cold plunge': '240 × 120 cm, 105 cm deep, 4–8 °C',
      Chiller: '2.5 kW, in the plant room',
      Fireside: 'Fireplace and two daybeds',
      Materials: 'Travertine, cedar, hemlock',
      Connection: '400 V, cold and warm water, two floor drains',
      'Lead time': 'By agreement',
    },
    description: prose`
      Between the warm side and the cold, a fire burns for both. Two travertine arches divide the Château
      d’Hiver: behind one glows the cedar sauna, under the other the basin lies in pale light. The hemlock
      infrared chamber has a front of its own beside them. The two daybeds stand where both sides meet, close
      enough to the hearth to hear it. Vault, arches and niches are drawn anew for every house.`,
  },
  {
    slug: 'zuerichberg-loft-suite',
    name: 'Zürichberg Loft Suite',
    category: 'complete_suite',
    price: 96_500,
    addedOn: '2025-09-04',
    tags: ['cedar', 'black steel', 'slate', 'thermo-aspen', 'cold plunge', 'compact'],
    shortDescription: prose`Sauna, shower and plunge within 13 m², divided by glass and black steel.`,
    specifications: {
      Dimensions: '350 × 375 × 250 cm',
      Footprint: '13 m²',
      Sauna: '4 m² for three, 80–90 °C',
      Heater: '10 kW, wood-fired',
      Flue: 'Insulated steel, included',
      'Cold plunge': '180 × 80 × 82 cm, 4–8 °C',
      Chiller: '1 kW, may stand up to 10 m away',
      Shower: 'Open, behind glass',
      Materials: 'Cedar, black steel, slate, thermo-aspen, glass',
      Connection: '230 V, cold and warm water, floor drain',
      'Lead time': '7–8 weeks',
    },
    description: prose`
      A whole evening of heat and cold fits behind the bathroom door. The sauna and the open shower share one
      wall of glass in black steel frames, so that the room stays one room. Along the other wall stands a steel
      plunge, and its thermo-aspen rim is warm to the hand when the water is not. Floor and walls are large
      slate tiles, laid so that the joints run through.`,
  },
  {
    slug: 'oresund-boathouse-suite',
    name: 'Øresund Boathouse Suite',
    category: 'complete_suite',
    price: 186_000,
    addedOn: '2026-01-07',
    tags: ['cedar', 'hemlock', 'thermo-aspen', 'slate', 'outdoor', 'waterside'],
    shortDescription: prose`A thermo-aspen boathouse with sauna and infrared inside and a cold plunge on the deck.`,
    specifications: {
      Dimensions: '700 × 360 × 360 cm',
      Footprint: '25 m²',
      Sauna: '7 m² for six, 80–90 °C',
      Heater: '16 kW, wood-fired',
      Flue: 'Insulated steel, included',
      Infrared: '3 m², 45–60 °C',
      'Cold plunge': '180 × 115 cm, 90 cm deep, 4–8 °C',
      Chiller: '2 kW, beneath the deck',
      Delivery: 'In two parts, by crane or barge',
      Materials: 'Thermo-aspen, cedar, hemlock, slate',
      Connection: '400 V, frost-free water and drain',
      Foundation: 'Screw piles, included',
      'Lead time': '8 weeks',
    },
    description: prose`
      Past the glass there is only the deck, and past the deck the water. The Øresund stands tall under a
      steep roof, its walls of thermo-aspen and its gable glass from the ridge to the boards. Inside, a cedar
      sauna, a hemlock infrared cabin and a shower lined with slate share the height of the roof. The plunge is
      let into the deck, one stride from the door. The house arrives in two parts and is set down by crane or
      barge.`,
  },
  {
    slug: 'engadin-pavilion-suite',
    name: 'Engadin Pavilion Suite',
    category: 'complete_suite',
    price: 264_000,
    addedOn: '2026-10-29',
    featured: true,
    tags: ['cedar', 'hemlock', 'travertine', 'black steel', 'pavilion', 'outdoor'],
    shortDescription: prose`A glass pavilion in the grounds: cedar sauna, infrared chamber, cold plunge and fireside.`,
    specifications: {
      Dimensions: '900 × 400 × 290 cm',
      Footprint: '36 m²',
      Sauna: '7 m² for six, 80–90 °C',
      Heater: '16 kW, wood-fired',
      Flue: 'Insulated steel, included',
      Infrared: '4 m², 45–60 °C',
      'Cold plunge': '170 × 100 cm, 100 cm deep, 4–8 °C',
      Chiller: '2 kW, may stand up to 10 m away',
      Fireside: 'Suspended fireplace, daybed for two',
      Floor: 'Heated travertine, slate in the sauna',
      Materials: 'Cedar, hemlock, travertine, black steel, glass',
      Connection: '400 V, frost-free water and drain',
      Foundation: 'Insulated concrete slab, included',
      'Lead time': '8 weeks',
    },
    description: prose`
      Snow lies beyond the panes; the travertine floor is warm underfoot. Sauna and infrared chamber stand as
      timber rooms of their own beneath one wide roof of black steel, and the outer walls are glass all around.
      The basin is let into the stone, a few steps from the heat. Then there is the fire: a suspended hearth
      and a daybed for two, turned towards the mountains.`,
  },
  {
    slug: 'moesern-hillside-suite',
    name: 'Mösern Hillside Suite',
    category: 'complete_suite',
    price: null,
    addedOn: '2025-05-14',
    tags: ['cedar', 'slate', 'green roof', 'hillside', 'sauna', 'bespoke'],
    shortDescription: prose`A suite built into the slope, with a meadow for a roof and one wall of glass.`,
    specifications: {
      Dimensions: '1000 × 450 × 300 cm',
      Footprint: '45 m²',
      Sauna: '7 m² for six, 80–90 °C',
      Heater: '16 kW, wood-fired',
      Flue: 'Insulated steel, included',
      'Cold plunge': '200 × 120 cm, 100 cm deep, 4–8 °C',
      Chiller: '2 kW, may stand up to 10 m away',
      'Resting room': 'Three daybeds',
      Shower: 'Walk-in, lined with slate',
      Materials: 'Cedar, slate, glass',
      Connection: '400 V, cold and warm water, floor drain',
      Foundation: 'Slab and retaining wall, after a survey',
      'Lead time': 'By agreement',
    },
    description: prose`
      From above there is only the hillside; from below, a band of amber light. The Mösern is built into the slope
      with a front of slate, and the hill keeps the wind away. A sauna and a resting room with three daybeds
      share the wall of glass; a slate shower lies behind the sauna. Outside the door a plunge is cut
      into the terrace, open to the sky. No two slopes are alike, and the price depends on the ground.`,
  },
];
