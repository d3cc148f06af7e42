import { prose } from '../prose';
import type { SeedProduct } from '../seedProduct';

/** Seed products of the category consultation: the services that the Design & Installation page describes. */
export const consultations: SeedProduct[] = [
  {
    slug: 'private-consultation-at-home',
    name: 'Private Consultation at Home',
    category: 'consultation',
    price: 480,
    addedOn: '2026-07-09',
    tags: ['consultation', 'home visit', 'samples', 'first step'],
    shortDescription: prose`Two to three hours at your house, with samples of wood and stone on the table.`,
    specifications: {
      Duration: '2–3 hours',
      Place: 'At your house',
      'You keep': 'A hand-drawn sketch',
      Fee: 'Credited in full on commission',
    },
    description: prose`
      The first drawing is made at your own table, by hand, while we talk. One of our designers visits you and
      stays 2–3 hours. We walk through the house together, look at light, views and ways, and lay out samples
      of cedar, hemlock, thermo-aspen, slate and travertine. You keep the sketch of what we discussed. If you
      commission an installation, the fee is credited in full.`,
  },
  {
    slug: 'site-and-structure-survey',
    name: 'Site and Structure Survey',
    category: 'consultation',
    price: 1_400,
    addedOn: '2025-07-10',
    tags: ['survey', 'measured drawings', 'engineering', 'home visit'],
    shortDescription: prose`A day of measuring: floor loads, power, water, drainage and air.`,
    specifications: {
      Duration: 'One day on site',
      Result: 'Measured drawings and a list of preparations',
      Delivery: 'Within ten working days',
    },
    description: prose`
      Before anything is built, we want to know what the house can bear. An engineer spends a day in the rooms
      that are to become your spa. We measure them to the millimetre and check what the floor carries, where
      power and water run, and how air comes and goes. Within ten working days you receive measured drawings
      and a plain list of what has to be prepared. It is yours to keep, whoever builds.`,
  },
  {
    slug: 'bespoke-design-study',
    name: 'Bespoke Design Study',
    category: 'consultation',
    price: null,
    addedOn: '2026-02-17',
    tags: ['design', 'drawings', 'visualisation', 'samples', 'bespoke'],
    shortDescription: prose`Plans, materials and visualisations of your own suite, in two to three weeks.`,
    specifications: {
      Duration: '2–3 weeks',
      Drawings: 'Plan and section, 1:20',
      Visualisations: '3',
      Revisions: '1',
    },
    description: prose`
      See your suite by day, at dusk and with the lights low, before it exists. Over 2–3 weeks we draw plan
      and section at 1:20 and render three visualisations. A box of cedar, stone and steel samples shows what
      it will feel like. We present the study at your house and revise it once. The fee depends on the size of
      the project and is agreed beforehand.`,
  },
  {
    slug: 'lifetime-care-agreement',
    name: 'Lifetime Care Agreement',
    category: 'consultation',
    price: null,
    addedOn: '2025-02-18',
    tags: ['care', 'maintenance', 'two visits a year', 'aftercare'],
    shortDescription: prose`Two visits a year to whatever we have built, for as long as you own it.`,
    specifications: {
      Visits: '2 a year',
      Term: 'None, for as long as you own it',
      Contact: 'One telephone number',
    },
    description: prose`
      Years later, the people who built it still know every board. Twice a year our builders come back to your
      installation. They oil and tighten the timber, look through the heater stones, service the chiller and
      replace what is worn. Between visits you reach them by name on one telephone number. The agreement has
      no fixed term, and its price depends on what there is to look after.`,
  },
];
