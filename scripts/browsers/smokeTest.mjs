const THANKS = 'Thank you for your consultation request. We will contact you within 24 hours.';
const MODAL = 'Schedule Your Private Consultation';

/**
 * The main path through the shop (spec §2, §4), in words that every engine's driver understands. See `BrowserDriver` below.
 * @param {BrowserDriver} driver
 * @param {string} origin
 * @returns {[step: string, work: () => Promise<void>][]} to be done in this order
 */
export function smokeTestSteps(driver, origin) {
  let product = '';
  return [
    [
      'comes in at the front door',
      async () => {
        await driver.open(`${origin}/`);
        await driver.see('Bring the Spa Summit Home');
      },
    ],
    [
      'opens the collection',
      async () => {
        await driver.press('Collection');
        await driver.see('Showing 12 products');
      },
    ],
    [
      'searches',
      async () => {
        product = await driver.read('main li h2');
        await driver.type('Search products', product);
        await driver.see('Showing 1 product');
      },
    ],
    [
      'opens a product',
      async () => {
        await driver.press(product);
        await driver.see('Ask for a consultation');
        equal(await driver.read('h1'), product);
      },
    ],
    [
      'goes Back to what was found',
      async () => {
        await driver.back();
        await driver.see('Showing 1 product');
        equal(await driver.typed('Search products'), product);
      },
    ],
    [
      'is told what the consultation form lacks',
      async () => {
        await driver.press('Consultation');
        await driver.see('Tell us about the house');
        await driver.press('Request a consultation');
        await driver.see('Please enter your first name.');
      },
    ],
    [
      'sends the consultation form',
      async () => {
        await driver.type('First Name', 'Ada');
        await driver.type('Last Name', 'Berg');
        await driver.type('Email', 'ada@example.com');
        await driver.type('Location', 'Davos');
        await driver.choose('Project Type', 'Cold plunge');
        await driver.press('Request a consultation');
        await driver.see('Sending...');
        await driver.see(THANKS);
        equal(await driver.typed('First Name'), '');
      },
    ],
    [
      'opens the modal, closes it with Escape',
      async () => {
        await driver.press('Book Private Call');
        await driver.see(MODAL);
        await driver.key('Escape');
        await driver.miss(MODAL);
      },
    ],
    [
      'opens the modal, closes it with ×',
      async () => {
        await driver.press('Book Private Call');
        await driver.see(MODAL);
        await driver.type('Full Name', 'Ada Berg');
        await driver.press('Close');
        await driver.miss(MODAL);
      },
    ],
    [
      'chooses a language, closes the menu with Escape',
      async () => {
        await driver.press('Language: EN');
        await driver.press('DE · Deutsch');
        await driver.press('Language: DE');
        await driver.see('BG · Български');
        await driver.key('Escape');
        await driver.miss('BG · Български');
      },
    ],
    [
      'has met no error on the way',
      async () => {
        equal((await driver.errors()).join('; '), '');
      },
    ],
  ];
}

function equal(found, expected) {
  if (found !== expected) throw new Error(`expected "${expected}", found "${found}"`);
}

/**
 * Somebody in front of one engine. Everything waits until it can be done, and throws when that takes too long.
 * @typedef {object} BrowserDriver
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
