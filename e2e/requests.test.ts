/** A request on its way through a shop with CONSULTATIONS=on: visitor, emails, staff, customer. */
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { tokenIn } from '../server/testing/mail';
import { type DeliveredMail, type MailServer, startMailServer } from '../server/testing/smtpServer';
import { violations } from './support/axe';
import { useBrowser } from './support/browser';
import { disablePrefetching } from './support/disablePrefetching';
import { useShop } from './support/shop';

const HOUSE = 'house@estate.example';
const email = 'ada@estate.example';
const password = 'Sauna-1874';

let mailServer: MailServer | undefined;
beforeAll(async () => {
  mailServer = await startMailServer();
});
const shop = useShop(() => ({ SMTP_URL: mailServer?.url ?? '', CONSULTATIONS: 'on', HOUSE_EMAIL: HOUSE }));
// Stop the mail server after the shop: hooks run in the order of their registration.
afterAll(() => mailServer?.close());
const visit = useBrowser(() => shop.origin);

/** Waits for an email to this address whose subject matches the pattern and whose text has this content. */
async function waitForMail(to: string, subject: RegExp, content = ''): Promise<DeliveredMail> {
  for (;;) {
    const mail = mailServer?.received.find(
      ({ headers, envelope, text }) =>
        envelope.to.includes(to) && subject.test(headers.subject ?? '') && text.includes(content),
    );
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
}

const clickButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Creates a verified account for the visitor and signs in. */
async function signUp(page: Page): Promise<void> {
  await page.goto('/signup');
  await fill(page, {
    'First Name': 'Ada',
    'Last Name': 'Berg',
    Email: email,
    Password: password,
    'Confirm Password': password,
  });
  await clickButton(page, 'Sign Up');
  await page.waitForURL('/login');
  const mail = await waitForMail(email, /confirm your email/i);
  await page.goto(`/verify-email/${tokenIn(mail)}`);
  await page.getByText('Your email has been successfully verified!').waitFor();
  await page.goto('/login');
  await fill(page, { Email: email, Password: password });
  await clickButton(page, 'Sign In');
  await page.waitForURL('/');
}

async function openPanel(page: Page): Promise<void> {
  await page.goto('/admin/login');
  await clickButton(page, 'Log In');
  await page.waitForURL('/admin');
  await clickButton(page, 'Request Management');
  await page.getByRole('table').waitFor();
}

describe("without CONSULTATIONS, 'Consultation forms make no call' (docs/specification.md §7)", () => {
  const plainShop = useShop();
  const visitPlain = useBrowser(() => plainShop.origin);

  test('a recording of the network shows no request after either form has been submitted', async () => {
    const { page } = await visitPlain();
    // On a busy machine, the page requests the products of the collection's link later than after the pause that
    // 'networkidle' waits for.
    await disablePrefetching(page);
    await page.goto('/consultation');
    await fill(page, { 'First Name': 'Ada', 'Last Name': 'Berg', Email: email, Location: 'Engadin' });
    await page.getByLabel('Project Type').selectOption('complete-suite');
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
    await clickButton(page, 'Request a consultation');
    await page
      .getByText('Thank you for your consultation request. We will contact you within 24 hours.', { exact: true })
      .waitFor();
    await page.getByRole('button', { name: 'Book Private Call' }).last().click();
    await fill(page, { 'Full Name': 'Ada Berg' });
    await page.getByRole('dialog').getByLabel('Email').fill(email);
    await clickButton(page, 'Request a call');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The dialog's own script is loaded when it is first opened.
    expect(requests.filter((request) => !/^GET .*\/assets\//.test(request))).toEqual([]);
  });
});

test('a visitor asks for a consultation about a product, both sides get emails, staff answer it, and the customer sees it', async () => {
  const { page: staff } = await visit();
  await openPanel(staff);
  const { page } = await visit();
  await signUp(page);

  const [name = ''] = await shop.productNames('limit=1&category=sauna');
  await page.goto(`/products?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('link', { name: 'Ask for a consultation' }).first().click();
  await page.getByText(/^Your request is about the/).waitFor();
  await fill(page, { 'First Name': 'Ada', 'Last Name': 'Berg', Email: email, Location: 'Engadin' });
  await clickButton(page, 'Request a consultation');
  const thanks = page.getByText(/Thank you for your consultation request.*Your reference is/);
  await thanks.waitFor();
  const reference = /reference is (\S+)\./.exec((await thanks.textContent()) ?? '')?.[1] ?? '';
  expect(reference).toMatch(/^\w{3}-\w{3}$/);

  expect((await waitForMail(email, new RegExp(reference))).text).toContain(`about the ${name}`);
  const notice = await waitForMail(HOUSE, new RegExp(reference));
  expect(notice.text).toContain(`I am interested in the ${name}.`);

  // The open table shows the request by itself.
  await staff.getByRole('button', { name: `Open request ${reference}` }).click();
  await staff.getByRole('heading', { name: 'Ada Berg' }).waitFor();
  expect(await violations(staff)).toEqual([]);
  await fill(staff, { Note: 'Called, wants a visit in May.' });
  await clickButton(staff, 'Add note');
  await staff.getByText('Called, wants a visit in May.').last().waitFor();
  // In a browser, the value of a field without its time is empty, as if there was no visit.
  await staff.getByLabel('Visit', { exact: true }).focus();
  await staff.keyboard.type('05022030');
  const patches: string[] = [];
  staff.on('request', (sent) => {
    if (sent.method() === 'PATCH') patches.push(sent.url());
  });
  await clickButton(staff, 'Save visit');
  await clickButton(staff, 'Contacted');
  await staff.getByText('The date or the time is missing or not valid.').waitFor();
  expect(patches).toEqual([]);
  await staff.waitForFunction(() => document.activeElement?.getAttribute('type') === 'datetime-local');
  await staff.keyboard.type('050220300330PM');
  await staff.getByText('Mark as visit arranged').waitFor();
  expect(await violations(staff)).toEqual([]);
  await staff.getByLabel('Visit', { exact: true }).fill('2030-05-02T15:30');
  await clickButton(staff, 'Visit arranged');
  await staff.getByText('✅ Request updated').waitFor();
  expect(await violations(staff)).toEqual([]);
  await clickButton(staff, 'Close');
  await staff.getByRole('cell', { name: 'Visit arranged' }).waitFor();
  await staff.getByRole('cell', { name: '2 May 2030, 15:30' }).waitFor();
  expect(await violations(staff)).toEqual([]);

  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('link', { name: 'Bookings' }).click();
  await page.getByText(reference).waitFor();
  await page.getByText('Visit arranged').waitFor();
  await page.getByText(/^Our visit: Thursday,? 2 May 2030 at 15:30$/).waitFor();
  expect(await violations(page)).toEqual([]);
});

/** Sends the form for a private call, and returns the reference of the request. */
async function requestCall(name: string): Promise<string> {
  const response = await fetch(`${shop.origin}/api/calls`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({
      name,
      email: `${name.toLowerCase().replace(' ', '.')}@estate.example`,
      secondsToFillIn: 60,
    }),
  });
  return ((await response.json()) as { reference: string }).reference;
}

test('staff assign several requests at once, and take it back with Undo', async () => {
  const references = [await requestCall('Dora Ziegler'), await requestCall('Emil Ziegler')];
  const { page } = await visit();
  await openPanel(page);
  await page.getByLabel('Search', { exact: true }).fill('Ziegler');
  await page.getByText('2 requests', { exact: true }).waitFor();
  for (const reference of references) await page.getByLabel(`Select request ${reference}`).check();
  await page.getByLabel('Assign to').selectOption({ label: 'Admin Spa Summit' });
  expect(await violations(page)).toEqual([]);
  await clickButton(page, 'Assign');
  // A toast with a button closes after ten seconds, but not while the pointer is on it.
  await page.getByText('✅ 2 requests assigned to Admin Spa Summit').hover();
  await page.getByRole('cell', { name: 'Admin Spa Summit' }).nth(1).waitFor();
  await clickButton(page, 'Undo');
  await page.getByText('✅ 2 requests changed back').waitFor();
  await page.getByRole('cell', { name: 'Nobody' }).nth(1).waitFor();
});

test("staff sort, open, assign and answer requests with the keyboard alone ('the same keyboard use as products')", async () => {
  const reference = await requestCall('Clara Falk');
  const { page } = await visit();
  await openPanel(page);
  /** Presses Tab until this element has the focus. */
  const tabTo = async (target: Locator) => {
    const isFocused = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; tabs < 60 && !(await isFocused()); tabs += 1) await page.keyboard.press('Tab');
    expect(await isFocused()).toBe(true);
  };
  const press = async (name: string) => {
    await tabTo(page.getByRole('button', { name, exact: true }));
    await page.keyboard.press('Enter');
  };

  await press('Name');
  await page.getByRole('columnheader', { name: 'Name' }).and(page.locator('[aria-sort=ascending]')).waitFor();
  await press(`Open request ${reference}`);
  await page.getByRole('heading', { name: 'Clara Falk' }).waitFor();
  await tabTo(page.getByLabel('Assignee').last());
  await page.keyboard.press('ArrowDown');
  await page.getByText(/^Assignee: /).waitFor();
  await tabTo(page.getByRole('textbox', { name: 'Note' }));
  await page.keyboard.type('Called in the evening.');
  await press('Add note');
  await page.getByText('Called in the evening.').last().waitFor();
  await press('Contacted');
  await page.getByText(`${reference} Private call Contacted`).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  // The focus returns to the button that opened the panel.
  await tabTo(page.getByRole('button', { name: `Open request ${reference}` }));
});

test('a request that is sent without a connection arrives once it is back, also after a reload', async () => {
  const { page, expectError } = await visit();
  expectError(/^failed: POST .*\/api\/calls/);
  expectError(/^console error: Failed to load resource/);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Book Private Call' }).last().click();
  await fill(page, { 'Full Name': 'Bo Dahl', Email: 'bo@estate.example' });
  await page.route('**/api/calls', (route) => route.abort('internetdisconnected'));
  await clickButton(page, 'Request a call');
  await page.getByText(/^Your request could not be sent yet/).waitFor();
  await page.unroute('**/api/calls');
  await page.reload();
  await page.getByText(/Your reference is/).waitFor();
  await waitForMail('bo@estate.example', /^Your request/);
  await waitForMail(HOUSE, /call$/, 'bo@estate.example');
  const notices = mailServer?.received.filter(({ text }) => text.includes('bo@estate.example'));
  expect(notices).toHaveLength(1);
});
