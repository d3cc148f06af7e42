import { prose } from '../prose';
import type { SeedProduct } from '../seedProduct';

/** Seed products of the category infrared cabin: hemlock cabins for 45–60 °C with a floor area of 1.5–6 m². */
export const infraredCabins: SeedProduct[] = [
  {
    slug: 'are-solo-cabin',
    name: 'Åre Solo Cabin',
    category: 'infrared',
    price: 11_900,
    addedOn: '2026-04-29',
    tags: ['hemlock', 'one seat', 'compact', 'glass door'],
    shortDescription: prose`A hemlock cabin for one, small enough for a bedroom.`,
    specifications: {
      Dimensions: '125 × 120 × 205 cm',
      Footprint: '1.5 m²',
      Seats: '1',
      Temperature: '45–60 °C',
      Emitters: '6, combined 1.8 kW',
      Materials: 'Hemlock, clear glass',
      Connection: '230 V, ordinary socket',
      'Lead time': '4 weeks',
    },
    description: prose`
      An hour with a book, a warm back and a door that closes. The Åre takes no more room than an armchair and
      its lamp, and needs no more than an ordinary socket. Its single seat is hemlock, wide and slightly
      tilted, with a slatted back that warms to 45–60 °C as you lean on it. The door is one sheet of clear
      glass, and a reading light is set into the ceiling.`,
  },
  {
    slug: 'lueneburg-duo-cabin',
    name: 'Lüneburg Duo Cabin',
    category: 'infrared',
    price: 15_400,
    addedOn: '2025-03-04',
    tags: ['hemlock', 'two seats', 'glass front', 'indirect light'],
    shortDescription: prose`Two seats side by side in pale hemlock, behind a full glass front.`,
    specifications: {
      Dimensions: '150 × 120 × 205 cm',
      Footprint: '1.8 m²',
      Seats: '2',
      Temperature: '45–60 °C',
      Emitters: '8, combined 2.4 kW',
      Materials: 'Hemlock, clear glass',
      Connection: '230 V',
      'Lead time': '4 weeks',
    },
    description: prose`
      Behind the pale slats the emitters glow like embers in a grate. The Lüneburg seats two on a hemlock
      bench that runs from wall to wall. Its front is clear glass, and the room around it stays
      open. Warmth of 45–60 °C comes from the back, the sides and below the bench. A warm line of light follows the
      edge of the ceiling.`,
  },
  {
    slug: 'annecy-reclining-cabin',
    name: 'Annecy Reclining Cabin',
    category: 'infrared',
    price: 28_600,
    addedOn: '2026-05-28',
    tags: ['hemlock', 'slate', 'loungers', 'two places', 'glass front'],
    shortDescription: prose`Two contoured loungers of hemlock, side by side behind clear glass.`,
    specifications: {
      Dimensions: '220 × 180 × 210 cm',
      Footprint: '4 m²',
      Seats: '2, reclining',
      Temperature: '45–60 °C',
      Emitters: '8, combined 3.2 kW',
      Materials: 'Hemlock, slate, clear glass',
      Connection: '230 V',
      'Lead time': '5–6 weeks',
    },
    description: prose`
      Knees a little raised, eyes closed, nothing left to do but lie still. The hemlock slats of the loungers follow
      a curved frame, while the pane and the door have no frame at all. The emitters, on the walls and in the
      ceiling, warm the cabin to 45–60 °C. Between the loungers is a narrow table of slate for a glass of water
      and a book.`,
  },
  {
    slug: 'vaettern-window-cabin',
    name: 'Vättern Window Cabin',
    category: 'infrared',
    price: 23_800,
    addedOn: '2026-01-20',
    tags: ['hemlock', 'slate', 'corner glass', 'three seats', 'garden view'],
    shortDescription: prose`A three-seat hemlock cabin with glass that turns the corner without a post.`,
    specifications: {
      Dimensions: '200 × 150 × 210 cm',
      Footprint: '3 m²',
      Seats: '3',
      Temperature: '45–60 °C',
      Emitters: '5, combined 2.5 kW',
      Materials: 'Hemlock, dark slate, clear glass',
      Connection: '230 V',
      'Lead time': '5 weeks',
    },
    description: prose`
      Where the corner should be, there is only glass and daylight. The two panes of the Vättern are joined
      edge to edge, so that a garden or a lake is seen from every seat. Three sit on an L-shaped bench of
      hemlock. The emitters in the two timber walls warm the cabin to 45–60 °C, and the floor is hemlock slats over
      dark slate.`,
  },
  {
    slug: 'kitzbuehel-family-cabin',
    name: 'Kitzbühel Family Cabin',
    category: 'infrared',
    price: 34_200,
    addedOn: '2026-09-03',
    featured: true,
    tags: ['hemlock', 'six seats', 'family', 'black steel', 'glass front'],
    shortDescription: prose`Room for six on a U-shaped bench of pale hemlock.`,
    specifications: {
      Dimensions: '240 × 200 × 215 cm',
      Footprint: '4.8 m²',
      Seats: '6',
      Temperature: '45–60 °C',
      Emitters: '12, combined 5.4 kW',
      Materials: 'Hemlock, black steel, glass',
      Connection: '400 V',
      'Lead time': '6 weeks',
    },
    description: prose`
      Cold cheeks, tired legs, and room for everyone at once. The Kitzbühel is made for the hour after the
      last run. Its hemlock bench runs along three sides and seats six; the fourth is glass in a fine frame of
      black steel. At 45–60 °C it is warm for everyone, and each side of the bench has its own dial, so that
      not everyone has to agree.`,
  },
  {
    slug: 'orsieres-alcove',
    name: 'Orsières Alcove',
    category: 'infrared',
    price: 18_700,
    addedOn: '2025-06-26',
    tags: ['hemlock', 'built-in', 'glass front', 'black steel', 'two seats'],
    shortDescription: prose`An infrared niche for two that closes flush with the wall of a dressing room.`,
    specifications: {
      Dimensions: '180 × 110 × 210 cm',
      Footprint: '2 m²',
      Seats: '2',
      Temperature: '45–60 °C',
      Emitters: '6, combined 2.3 kW',
      Materials: 'Hemlock, clear glass, black steel',
      Connection: '230 V',
      'Lead time': '5 weeks',
    },
    description: prose`
      Between the wardrobes, a fine line of light frames a warm room. The Orsières is built into the wall and
      closes flush with it, behind clear glass in a black steel frame. Two sit at 45–60 °C on a hemlock bench
      with rounded corners. When the emitters are off, only the outline of the door is lit.`,
  },
  {
    slug: 'soerenberg-studio-chamber',
    name: 'Sörenberg Studio Chamber',
    category: 'infrared',
    price: 41_800,
    addedOn: '2025-10-02',
    tags: ['hemlock', 'linen', 'open floor', 'four seats', 'yoga', 'glass front'],
    shortDescription: prose`A hemlock room with an open floor for two mats and a bench for four.`,
    specifications: {
      Dimensions: '300 × 200 × 230 cm',
      Footprint: '6 m²',
      Seats: '4, and two mats',
      Temperature: '45–60 °C',
      Emitters: '9, combined 5.4 kW',
      Materials: 'Hemlock, linen, clear glass',
      Connection: '400 V',
      'Lead time': '7 weeks',
    },
    description: prose`
      Unroll a mat on warm boards while the morning comes through linen. The Sörenberg leaves its floor free:
      smooth hemlock with room for two mats, and a bench for four along one long wall. The emitters are set
      flush into walls and ceiling and warm the room to 45–60 °C. The opposite wall is clear glass, with a linen
      curtain on the room’s side.`,
  },
];
