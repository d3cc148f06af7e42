const CONFIRMATION = 'Thank you for your consultation request. We will contact you within 24 hours.';
const MODAL_TITLE = 'Schedule Your Private Consultation';

/**
 * Returns the steps of the smoke test, which follow a visitor's main path through the site (docs/specification.md §2,
 * §4). They use only the operations of `BrowserDriver`, so that they run in every browser engine.
 * @param {BrowserDriver} driver
 * @param {string} origin
 * @returns {[step: string, work: () => Promise<void>][]} to run in this order
 */
export function smokeTestSteps(driver, origin) {
  let product = '';
  return [
    [
      'opens the home page',
      async () => {
        await driver.open(`${origin}/`);
        await driver.waitForText('Bring the Spa Summit Home');
      },
    ],
    [
      'opens the collection',
      async () => {
        await driver.click('Collection');
        await driver.waitForText('Showing 12 products');
      },
    ],
    [
      'searches',
      async () => {
        product = await driver.textOf('main li h2');
        await driver.type('Search products', product);
        await driver.waitForText('Showing 1 product');
      },
    ],
    [
      'opens a product',
      async () => {
        await driver.click(product);
        await driver.waitForText('Request a consultation');
        equal(await driver.textOf('h1'), product);
      },
    ],
    [
      'goes back to the search results',
      async () => {
        await driver.goBack();
        await driver.waitForText('Showing 1 product');
        equal(await driver.fieldValue('Search products'), product);
      },
    ],
    [
      'shows the errors of an empty consultation form',
      async () => {
        await driver.click('Consultation');
        await driver.waitForText('Tell us about your home');
        await driver.click('Request a consultation');
        await driver.waitForText('Please enter your first name.');
      },
    ],
    [
      'sends the consultation form',
      async () => {
        await driver.type('First Name', 'Ada');
        await driver.type('Last Name', 'Berg');
        await driver.type('Email', 'ada@example.com');
        await driver.type('Location', 'Davos');
        await driver.selectOption('Project Type', 'Cold plunge');
        await driver.click('Request a consultation');
        await driver.waitForText('Sending...');
        await driver.waitForText(CONFIRMATION);
        equal(await driver.fieldValue('First Name'), '');
      },
    ],
    [
      'opens the dialog, closes it with Escape',
      async () => {
        await driver.click('Book Private Call');
        await driver.waitForText(MODAL_TITLE);
        await driver.pressKey('Escape');
        await driver.waitForTextGone(MODAL_TITLE);
      },
    ],
    [
      'opens the dialog, closes it with ×',
      async () => {
        await driver.click('Book Private Call');
        await driver.waitForText(MODAL_TITLE);
        await driver.type('Full Name', 'Ada Berg');
        await driver.click('Close');
        await driver.waitForTextGone(MODAL_TITLE);
      },
    ],
    [
      'chooses a language, closes the menu with Escape',
      async () => {
        await driver.click('Language: EN');
        await driver.click('DE · Deutsch');
        await driver.click('Language: DE');
        await driver.waitForText('BG · Български');
        await driver.pressKey('Escape');
        await driver.waitForTextGone('BG · Български');
      },
    ],
    [
      'no page has thrown an error',
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
 * Controls one browser. Every operation waits until it is possible, and rejects after a timeout.
 * @typedef {object} BrowserDriver
 * @property {(url: string) => Promise<void>} open navigates to a URL
 * @property {(name: string) => Promise<void>} click clicks the last visible link or button of this name
 * @property {(label: string, text: string) => Promise<void>} type types text into a field, key by key
 * @property {(label: string, option: string) => Promise<void>} selectOption selects an option of a `<select>` by its
 *   text
 * @property {(label: string) => Promise<string>} fieldValue returns the value of a field
 * @property {(selector: string) => Promise<string>} textOf returns the text of the first matching element
 * @property {(text: string) => Promise<void>} waitForText waits until an element with exactly this text is visible
 * @property {(text: string) => Promise<void>} waitForTextGone waits until no element with exactly this text is visible
 * @property {(name: 'Escape') => Promise<void>} pressKey presses a key
 * @property {() => Promise<void>} goBack goes back in the browser's history
 * @property {() => Promise<string[]>} errors returns the messages of all script errors so far
 * @property {() => Promise<Buffer>} screenshot returns a PNG of the visible page
 * @property {() => Promise<void>} close
 */
