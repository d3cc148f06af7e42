import { prose } from '../prose';
import type { SeedProduct } from '../seedProduct';

/** Seed products of the category accessory, made of the same woods, stone and steel as the saunas and cabins. */
export const accessories: SeedProduct[] = [
  {
    slug: 'dalarna-bucket-and-ladle',
    name: 'Dalarna Bucket and Ladle',
    category: 'accessory',
    price: 165,
    addedOn: '2026-07-23',
    tags: ['cedar', 'black steel', 'bucket', 'ladle', 'sauna'],
    shortDescription: prose`A coopered cedar bucket with a handle of rope, and the ladle to go with it.`,
    specifications: {
      Bucket: '26 cm across, 5 litres',
      Ladle: '42 cm long',
      Materials: 'Cedar, black steel, rope',
      'Lead time': 'In stock, dispatched in 3 days',
    },
    description: prose`
      The ladle stays cool in the hand while the stones hiss. Two hoops of black steel hold sixteen
      cedar staves, so tightly that the bucket needs no liner. Its handle is a loop of rope. The ladle has a bowl of
      black steel, and a cedar handle as long as a forearm.`,
  },
  {
    slug: 'weissensee-headrest',
    name: 'Weißensee Headrest',
    category: 'accessory',
    price: 86,
    addedOn: '2026-03-31',
    tags: ['thermo-aspen', 'linen cord', 'headrest', 'sauna', 'infrared'],
    shortDescription: prose`A curved headrest of thermo-aspen slats for lying at full length.`,
    specifications: {
      Dimensions: '40 × 24 × 11 cm',
      Materials: 'Thermo-aspen, cork, linen cord',
      'Lead time': 'In stock, dispatched in 3 days',
    },
    description: prose`
      Close your eyes; the wood already follows the curve of your neck. Nine slats of dark thermo-aspen form
      the headrest, which measures 40 × 24 cm and stands 11 cm high, on two rails with cork beneath. Aspen
      takes up little heat, so it stays pleasant against the skin. It hangs from a loop of linen cord when not
      in use.`,
  },
  {
    slug: 'aelvsjoe-towel-rail',
    name: 'Älvsjö Towel Rail',
    category: 'accessory',
    price: 1_200,
    addedOn: '2026-02-03',
    tags: ['black steel', 'towel rail', 'heated', 'wall-mounted', 'cold plunge', 'infrared'],
    shortDescription: prose`A heated ladder of black steel for six towels.`,
    specifications: {
      Dimensions: '50 × 160 cm',
      Power: '120 W',
      Towels: '6',
      Materials: 'Black steel',
      'Lead time': '2 weeks',
    },
    description: prose`
      After the plunge there is a warm, dry sheet within reach. The Älvsjö is a plain ladder of black steel,
      50 cm wide and 160 cm high, that stands a hand’s width off the wall. Its six round rungs are warmed with
      120 W, enough to dry a bath sheet between one round and the next. The cable runs inside the wall bracket
      and stays out of sight. A timer behind the lower rung switches it off.`,
  },
  {
    slug: 'baerental-bathrobe',
    name: 'Bärental Bathrobe',
    category: 'accessory',
    price: 240,
    addedOn: '2025-11-13',
    tags: ['cotton', 'bathrobe', 'undyed', 'textiles', 'cold plunge', 'infrared'],
    shortDescription: prose`A long robe of undyed waffle cotton with a shawl collar.`,
    specifications: {
      Lengths: '110, 120 and 130 cm',
      Materials: 'Undyed waffle cotton',
      Embroidery: 'On request',
      'Lead time': 'In stock, dispatched in 3 days',
    },
    description: prose`
      Every wash makes the cotton softer and the robe more your own. The Bärental is woven undyed in a deep
      waffle. It has a shawl collar, two wide pockets and a loop that takes its weight. There are three
      lengths, 110, 120 and 130 cm, cut the same for everyone. On request we embroider the name of the house
      inside the collar.`,
  },
  {
    slug: 'lac-bleu-plunge-steps',
    name: 'Lac Bleu Plunge Steps',
    category: 'accessory',
    price: 1_900,
    addedOn: '2025-09-18',
    tags: ['thermo-aspen', 'black steel', 'steps', 'handrail', 'raised plunge'],
    shortDescription: prose`Three thermo-aspen treads and a steel handrail, for a safe way into the cold.`,
    specifications: {
      Dimensions: '60 × 75 cm, three treads',
      Handrail: '95 cm above the top tread, left or right',
      Materials: 'Thermo-aspen, black steel',
      'Lead time': '2 weeks',
    },
    description: prose`
      Cold water is easier with something firm to hold. Three deep treads of ridged thermo-aspen rest in a
      frame of black steel. The steps are 60 cm wide and 75 cm high, and fit our raised plunges without a
      screw. A round handrail rises on one side, left or right, to 95 cm above the top tread. Rubber feet keep
      them still on wet slate.`,
  },
  {
    slug: 'kafjord-climate-gauge',
    name: 'Kåfjord Climate Gauge',
    category: 'accessory',
    price: 190,
    addedOn: '2025-08-07',
    tags: ['slate', 'black steel', 'thermometer', 'hygrometer', 'sauna'],
    shortDescription: prose`Thermometer and hygrometer, two black dials on a plate of slate.`,
    specifications: {
      Dimensions: '28 × 14 cm',
      Measures: 'Temperature and humidity',
      Materials: 'Split slate, black steel',
      'Lead time': 'In stock, dispatched in 3 days',
    },
    description: prose`
      From the upper bench you can read both dials at a glance. The thermometer and the hygrometer sit side by
      side on split slate. The plate measures 28 × 14 cm and hangs on a hidden bracket. Faces and rims are
      black steel with large bone-white figures, and neither dial needs a battery.`,
  },
  {
    slug: 'reaumur-sand-timer',
    name: 'Réaumur Sand Timer',
    category: 'accessory',
    price: 95,
    addedOn: '2025-05-28',
    tags: ['cedar', 'black steel', 'glass', 'sand timer', 'sauna'],
    shortDescription: prose`Fifteen minutes of pale sand in a turning frame of cedar.`,
    specifications: {
      Dimensions: '32 × 10 cm',
      Duration: '15 minutes',
      Materials: 'Cedar, glass, black steel',
      'Lead time': 'In stock, dispatched in 3 days',
    },
    description: prose`
      Nothing rings when the time is up; the sand has simply run. The glass holds fifteen minutes and is
      turned by hand on a pin of black steel. Its cedar back plate is 32 cm tall and 10 cm wide, and screws to
      the wall at eye level. Marks at five and ten minutes are engraved in the wood.`,
  },
  {
    slug: 'aengsoe-linen-towels',
    name: 'Ängsö Linen Towels',
    category: 'accessory',
    price: 128,
    addedOn: '2025-04-16',
    tags: ['linen', 'towels', 'textiles', 'set of four', 'cold plunge', 'infrared'],
    shortDescription: prose`A set of four washed linen towels in bone and charcoal.`,
    specifications: {
      Set: 'Two of 90 × 170 cm, two of 50 × 90 cm',
      Materials: 'Washed linen',
      Colours: 'Bone with a charcoal stripe',
      'Lead time': 'In stock, dispatched in 3 days',
    },
    description: prose`
      Linen lies flat on the bench and dries while you rest. Two bath sheets of 90 × 170 cm and two small
      towels of 50 × 90 cm make up the set. They are washed and woven in a fine honeycomb, in bone with a
      charcoal stripe. Each has a woven loop at the middle of the short side.`,
  },
  {
    slug: 'gruyeres-tipping-bucket',
    name: 'Gruyères Tipping Bucket',
    category: 'accessory',
    price: 1_400,
    addedOn: '2025-03-18',
    tags: ['cedar', 'black steel', 'cold shower', 'wall-mounted', 'sauna', 'cold plunge'],
    shortDescription: prose`A cedar bucket on the wall that empties 20 litres of cold water at one pull.`,
    specifications: {
      Volume: '20 litres',
      Diameter: '35 cm',
      Height: '220 cm above the floor',
      Materials: 'Cedar, black steel, hemp',
      'Lead time': '2 weeks',
    },
    description: prose`
      Pull the rope, and a whole bucket of cold comes down at once. The Gruyères hangs at 220 cm on a bracket
      of black steel. Its cedar bucket, 35 cm across, holds 20 litres and refills itself through a float valve
      in about two minutes. The hoops are black steel, the rope undyed hemp. It suits a slate wall, indoors or
      under the eaves.`,
  },
  {
    slug: 'foret-noire-aroma-set',
    name: 'Forêt Noire Aroma Set',
    category: 'accessory',
    price: 72,
    addedOn: '2025-02-04',
    tags: ['aroma', 'spruce', 'stone pine', 'birch', 'cedar'],
    shortDescription: prose`Spruce, stone pine and birch in three glass bottles, on a tray of cedar.`,
    specifications: {
      Bottles: '3 of 100 ml',
      Scents: 'Spruce, stone pine, birch leaf',
      Tray: '21 × 8 cm, cedar',
      'Lead time': 'In stock, dispatched in 3 days',
    },
    description: prose`
      A few drops in the ladle, and the room smells of the forest. Three bottles of amber glass, 100 ml each,
      stand in a tray cut from one piece of cedar. The scents are spruce, stone pine and birch leaf, without
      colour or added fragrance. The tray measures 21 × 8 cm and has a groove for the dropper.`,
  },
  {
    slug: 'vaenern-heater-stones',
    name: 'Vänern Heater Stones',
    category: 'accessory',
    price: 48,
    addedOn: '2025-01-21',
    tags: ['stones', 'olivine', 'heater', 'sauna'],
    shortDescription: prose`A crate of 20 kg of split olivine diabase for the heater.`,
    specifications: {
      Weight: '20 kg',
      'Stone size': '5–10 cm',
      Materials: 'Olivine diabase',
      'Lead time': 'In stock, dispatched in 3 days',
    },
    description: prose`
      Pour a ladle of water, and dark stones answer with soft steam. The Vänern stones are olivine diabase,
      split and washed, in pieces of 5 to 10 cm. One crate holds 20 kg, about a third of what a large heater
      takes. They store heat evenly and let it go slowly. We suggest looking through the bed once a year and
      replacing what has cracked.`,
  },
];
