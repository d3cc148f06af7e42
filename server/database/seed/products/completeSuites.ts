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
    shortDescription: prose`Heat, water and rest in one line: cedar sauna, slate plunge, bench by the window.`,
    specifications: {
      Dimensions: '600 × 300 cm',
      'Floor area': '18 m²',
      Sauna: '4.8 m² for four, 80–90 °C',
      'Cold plunge': '4–8 °C, sunken',
      Shower: 'Rain shower',
      Materials: 'Cedar, slate, glass',
      'Lead time': '8 weeks',
    },
    description: prose`
      It is a few barefoot steps across slate from the heat to the cold. The Säntis sets its rooms side by
      side, so that each leads to the next. A glass-fronted cedar sauna of 4.8 m² for four, at 80–90 °C, opens
      onto a floor of dark slate. Beside it lies a sunken slate plunge at 4–8 °C, then a rain shower and a
      long cedar bench beneath the window. The suite takes 600 × 300 cm, 18 m², and is finished with indirect
      light throughout.`,
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
      'Floor area': '48 m²',
      Sauna: '8 m² for eight, 80–90 °C',
      Infrared: '4 m², 45–60 °C',
      'Cold plunge': '240 × 120 cm, 4–8 °C',
      Fireside: 'Fireplace and two daybeds',
      Materials: 'Travertine, cedar, hemlock',
      'Lead time': 'By agreement',
    },
    description: prose`
      Between the warm side and the cold, a fire burns for both. Two travertine arches divide the Château
      d’Hiver. On the warm side are a cedar sauna of 8 m² for eight at 80–90 °C and a hemlock infrared chamber
      of 4 m² at 45–60 °C. On the cold side, under the vault, a travertine basin of 240 × 120 cm is kept at
      4–8 °C. The suite takes 800 × 600 cm, 48 m², with two daybeds by the fireplace, and is drawn anew for
      every house.`,
  },
  {
    slug: 'zuerichberg-loft-suite',
    name: 'Zürichberg Loft Suite',
    category: 'complete_suite',
    price: 96_500,
    addedOn: '2025-09-04',
    tags: ['cedar', 'black steel', 'slate', 'thermo-aspen', 'cold plunge', 'compact'],
    shortDescription: prose`Sauna, shower and plunge within 10.5 m², divided by glass and black steel.`,
    specifications: {
      Dimensions: '350 × 300 cm',
      'Floor area': '10.5 m²',
      Sauna: '3.6 m² for three, 80–90 °C',
      'Cold plunge': '4–8 °C, black steel',
      Shower: 'Open, behind glass',
      Materials: 'Cedar, black steel, slate, thermo-aspen, glass',
      'Lead time': '7–8 weeks',
    },
    description: prose`
      A whole evening of heat and cold fits behind the bathroom door. The Zürichberg takes no more than 350 ×
      300 cm, 10.5 m². A cedar sauna of 3.6 m² for three, at 80–90 °C, and an open shower share one wall of
      glass in black steel frames. Along the other wall stands a steel plunge with a thermo-aspen rim, cooled
      to 4–8 °C. Floor and walls are large slate tiles, laid so that the joints run through.`,
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
      Dimensions: '700 × 360 cm',
      'Floor area': '25.2 m²',
      Sauna: '7.2 m² for six, 80–90 °C',
      Infrared: '3 m², 45–60 °C',
      'Cold plunge': '4–8 °C, in the deck',
      Delivery: 'In two parts, by crane or barge',
      Materials: 'Thermo-aspen, cedar, hemlock, slate',
      'Lead time': '8 weeks',
    },
    description: prose`
      Past the glass there is only the deck, and past the deck the water. The Øresund stands tall under a
      steep roof, its walls of thermo-aspen and its gable glass from the ridge to the boards. Inside are a
      cedar sauna of 7.2 m² for six at 80–90 °C, a hemlock infrared cabin of 3 m² at 45–60 °C and a shower
      lined with slate. The house covers 700 × 360 cm, 25.2 m², and opens onto a timber deck with a plunge at
      4–8 °C let into it. It arrives in two parts and is set down by crane or barge.`,
  },
  {
    slug: 'engadin-pavilion-suite',
    name: 'Engadin Pavilion Suite',
    category: 'complete_suite',
    price: 264_000,
    addedOn: '2026-10-29',
    featured: true,
    tags: ['cedar', 'hemlock', 'travertine', 'black steel', 'pavilion', 'outdoor'],
    shortDescription: prose`A glass pavilion in the grounds, with everything from the sauna to the fireside.`,
    specifications: {
      Dimensions: '900 × 400 cm',
      'Floor area': '36 m²',
      Sauna: '7.2 m², 80–90 °C',
      Infrared: '4 m², 45–60 °C',
      'Cold plunge': '4–8 °C, travertine',
      Fireside: 'Suspended fireplace, daybed for two',
      Materials: 'Cedar, hemlock, travertine, black steel, glass',
      'Lead time': '8 weeks',
    },
    description: prose`
      Snow lies beyond the panes; the travertine floor is warm underfoot. Under a wide flat roof of black
      steel, the Engadin gathers a cedar sauna of 7.2 m² at 80–90 °C, a hemlock infrared chamber of 4 m² at
      45–60 °C and a travertine basin at 4–8 °C. They stand as timber rooms within a pavilion of 900 × 400 cm,
      36 m², whose outer walls are glass. A suspended fireplace and a daybed for two face the mountains.`,
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
      Dimensions: '1,000 × 450 cm',
      'Floor area': '45 m²',
      Sauna: '6.7 m² for six, 80–90 °C',
      'Cold plunge': '4–8 °C, cut into the terrace',
      'Resting room': 'Three daybeds',
      Shower: 'Slate',
      Materials: 'Cedar, slate, glass',
      'Lead time': 'By agreement',
    },
    description: prose`
      From above there is only a meadow; from below, a band of amber light. The Mösern is built into the slope
      behind a wall of slate. Within lie a cedar sauna of 6.7 m² for six at 80–90 °C, a resting room with
      three daybeds and a slate shower. Outside the door, a plunge cut into the terrace is fed with water at
      4–8 °C. The suite takes 1,000 × 450 cm, 45 m², and the price depends on the ground.`,
  },
];
