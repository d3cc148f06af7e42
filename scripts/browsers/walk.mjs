const THANKS = 'Thank you for your consultation request. We will contact you within 24 hours.';
const MODAL = 'Schedule Your Private Consultation';

/**
 * The main walk of a visitor (spec §2, §4), in words that every engine's visitor understands. See `Visitor` below.
 * @param {Visitor} visitor
 * @param {string} origin
 * @returns {[step: string, work: () => Promise<void>][]} to be done in this order
 */
export function walk(visitor, origin) {
  let product = '';
  return [
    [
      'comes in at the front door',
      async () => {
        await visitor.open(`${origin}/`);
        await visitor.see('Bring the Spa Summit Home');
      },
    ],
    [
      'opens the collection',
      async () => {
        await visitor.press('Collection');
        await visitor.see('Showing 12 products');
      },
    ],
    [
      'searches',
      async () => {
        product = await visitor.read('main li h2');
        await visitor.type('Search products', product);
        await visitor.see('Showing 1 product');
      },
    ],
    [
      'opens a product',
      async () => {
        await visitor.press(product);
        await visitor.see('Ask for a consultation');
        equal(await visitor.read('h1'), product);
      },
    ],
    [
      'goes Back to what was found',
      async () => {
        await visitor.back();
        await visitor.see('Showing 1 product');
        equal(await visitor.typed('Search products'), product);
      },
    ],
    [
      'is told what the consultation form lacks',
      async () => {
        await visitor.press('Consultation');
        await visitor.see('Tell us about the house');
        await visitor.press('Request a consultation');
        await visitor.see('Please enter your first name.');
      },
    ],
    [
      'sends the consultation form',
      async () => {
        await visitor.type('First Name', 'Ada');
        await visitor.type('Last Name', 'Berg');
        await visitor.type('Email', 'ada@example.com');
        await visitor.type('Location', 'Davos');
        await visitor.choose('Project Type', 'Cold plunge');
        await visitor.press('Request a consultation');
        await visitor.see('Sending...');
        await visitor.see(THANKS);
        equal(await visitor.typed('First Name'), '');
      },
    ],
    [
      'opens the modal, closes it with Escape',
      async () => {
        await visitor.press('Book Private Call');
        await visitor.see(MODAL);
        await visitor.key('Escape');
        await visitor.miss(MODAL);
      },
    ],
    [
      'opens the modal, closes it with ×',
      async () => {
        await visitor.press('Book Private Call');
        await visitor.see(MODAL);
        await visitor.type('Full Name', 'Ada Berg');
        await visitor.press('Close');
        await visitor.miss(MODAL);
      },
    ],
    [
      'chooses a language, closes the menu with Escape',
      async () => {
        await visitor.press('Language: EN');
        await visitor.press('DE · Deutsch');
        await visitor.press('Language: DE');
        await visitor.see('BG · Български');
        await visitor.key('Escape');
        await visitor.miss('BG · Български');
      },
    ],
    [
      'has met no error on the way',
      async () => {
        equal((await visitor.errors()).join('; '), '');
      },
    ],
  ];
}

function equal(found, expected) {
  if (found !== expected) throw new Error(`expected "${expected}", found "${found}"`);
}

/**
 * Somebody in front of one engine. Everything waits until it can be done, and throws when that takes too long.
 * @typedef {object} Visitor
 * @property {(url: string) => Promise<void>} open goes to an address, as from the address bar
 * @property {(name: string) => Promise<void>} press clicks the last visible link or button of this name
 * @property {(label: string, text: string) => Promise<void>} type puts text into a field, key by key
 * @property {(label: string, option: string) => Promise<void>} choose picks one line of a select
 * @property {(label: string) => Promise<string>} typed what stands in a field
 * @property {(selector: string) => Promise<string>} read the words of the first element
 * @property {(text: string) => Promise<void>} see waits until these words are shown
 * @property {(text: string) => Promise<void>} miss waits until these words are gone
 * @property {(name: 'Escape') => Promise<void>} key presses a key
 * @property {() => Promise<void>} back the browser's Back
 * @property {() => Promise<string[]>} errors what the page's scripts have thrown so far
 * @property {() => Promise<Buffer>} picture a PNG of what is shown
 * @property {() => Promise<void>} close
 */
