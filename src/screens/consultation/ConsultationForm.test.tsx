import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { answer, mockServer, problem, product } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { fill } from '../../testing/fill';
import { address, renderApp } from '../../testing/renderApp';
import { storedDrafts } from '../../testing/storedDrafts';

const server = mockServer();
const THANKS = 'Thank you for your consultation request. We will contact you within 24 hours.';
const requiredFields = {
  'First Name': 'Ada',
  'Last Name': 'Berg',
  Email: 'ada@example.com',
  Location: 'Engadin',
  'Project Type': 'complete-suite',
};
const optionalFields = {
  'Phone (optional)': '+49 89 1',
  'Timeline (optional)': 'near-term',
  'Budget (optional)': '500k-plus',
  'Message (optional)': 'A house\nby the lake',
};
const field = (label: string) => screen.getByLabelText(label);
const submit = () => screen.getByRole('button', { name: 'Request a consultation' });
const choices = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map((one) => (one as HTMLOptionElement).value)
    .filter((value) => value !== '');

async function open() {
  const visit = renderApp({ at: '/consultation' });
  await screen.findByRole('form', { name: 'Consultation request' });
  return visit;
}

// No test may send a request: 'Consultation forms make no call.' (docs/specification.md §7)
afterEach(() => expect(server.sent).toEqual([]));

describe('spec §3: Consultation request (page form)', () => {
  test.each([
    ['Project Type', ['traditional-sauna', 'infrared-chamber', 'cold-plunge', 'complete-suite', 'custom-design']],
    ['Timeline (optional)', ['immediate', 'near-term', 'flexible', 'planning']],
    ['Budget (optional)', ['50k-100k', '100k-250k', '250k-500k', '500k-plus', 'discuss']],
  ])('has the options of %s', async (label, values) => {
    await open();
    expect(choices(label)).toEqual(values);
    expect(field(label)).toHaveValue('');
  });

  test("'immediate (1-3 months), near-term (3-6 months), flexible (6-12 months)'", async () => {
    await open();
    const labels = within(field('Timeline (optional)'))
      .getAllByRole('option')
      .map((one) => one.textContent);
    expect(labels).toEqual([
      'Please choose',
      'Immediate (1–3 months)',
      'Near term (3–6 months)',
      'Flexible (6–12 months)',
      'Still planning',
    ]);
  });
});

describe("spec §5: 'firstName, lastName, email, location, projectType required; phone, timeline, budget, message optional'", () => {
  test('marks five invalid fields in an empty form, announces their number and focuses the first', async () => {
    const { user } = await open();
    await user.click(submit());
    expect(await screen.findByText('5 fields need your attention.')).toHaveAttribute('role', 'status');
    for (const label of Object.keys(requiredFields)) expect(field(label)).toBeInvalid();
    for (const label of Object.keys(optionalFields)) expect(field(label)).toBeValid();
    await waitFor(() => expect(field('First Name')).toHaveFocus());
  });

  test.each([
    ['First Name', '  ', 'Please enter your first name.'],
    ['Last Name', '', 'Please enter your last name.'],
    ['Email', '', 'Please enter your email address.'],
    ['Email', 'ada@', 'Please enter a valid email address.'],
    ['Location', '', 'Please tell us where your home is.'],
    ['Project Type', '', 'Please choose a project type.'],
  ])('rejects %s %j: %s', async (label, value, message) => {
    const { user } = await open();
    await fill(user, { ...requiredFields, [label]: value });
    await user.click(submit());
    expect(await screen.findByText('1 field needs your attention.')).toBeInTheDocument();
    expect(field(label)).toHaveAccessibleDescription(message);
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(screen.queryByText('Sending...')).not.toBeInTheDocument();
  });
});

describe("spec §4: 'idle, submitting ('Sending...'), done; simulated 2 s wait, no server call; form resets and an alert thanks the user'", () => {
  beforeEach(stopClock);

  test.each([
    ['with the required fields only', requiredFields],
    ['with all fields', { ...requiredFields, ...optionalFields }],
  ])('%s', async (_case, fields) => {
    const { user } = await open();
    await fill(user, fields);
    await user.dblClick(submit());
    expect(await screen.findByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    expect(field('First Name')).toHaveValue('Ada');
    await pass(1850);
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();
    expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
    await pass(150);

    expect(screen.getByRole('alert')).toHaveTextContent(THANKS);
    expect(submit()).toBeVisible();
    for (const label of Object.keys({ ...requiredFields, ...optionalFields })) {
      expect(field(label)).toHaveValue('');
      expect(field(label)).toBeValid();
    }
    expect(storedDrafts()).toEqual([]);
  });

  test('ignores typing while submitting', async () => {
    const { user } = await open();
    await fill(user, requiredFields);
    await user.click(submit());
    await screen.findByRole('button', { name: 'Sending...' });
    await user.type(field('Message (optional)'), 'One more thing');
    for (const label of ['Project Type', 'Timeline (optional)', 'Budget (optional)'])
      expect(field(label)).toBeDisabled();
    expect(field('Message (optional)')).toHaveValue('');
    await pass(2000);
    await user.type(field('Message (optional)'), 'One more thing');
    expect(field('Message (optional)')).toHaveValue('One more thing');
  });

  test('deletes the draft even if the visitor leaves while submitting', async () => {
    const { user } = await open();
    await fill(user, requiredFields);
    await user.click(submit());
    await screen.findByRole('button', { name: 'Sending...' });
    await user.click(screen.getByRole('link', { name: 'About' }));
    await waitFor(() => expect(address()).toBe('/about'));
    await pass(2000);
    expect(window.sessionStorage.getItem('draft:consultation')).toBeNull();
  });

  test('hides the confirmation while a second request is submitted', async () => {
    const { user } = await open();
    await fill(user, requiredFields);
    await user.click(submit());
    await screen.findByRole('button', { name: 'Sending...' });
    await pass(2000);
    await fill(user, requiredFields);
    await user.click(submit());
    await screen.findByRole('button', { name: 'Sending...' });
    expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
    await pass(2000);
    expect(screen.getByRole('alert')).toHaveTextContent(THANKS);
  });
});

describe('typed values survive a reload until the form is submitted', () => {
  const reload = () => renderApp({ at: '/consultation', again: true });

  test('restores every field without marking any as invalid', async () => {
    const { user } = await open();
    await fill(user, { ...requiredFields, ...optionalFields, Email: 'ada@' });
    reload();
    await waitFor(() => expect(field('First Name')).toHaveValue('Ada'));
    expect(field('Email')).toHaveValue('ada@');
    expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
    expect(field('Project Type')).toHaveValue('complete-suite');
    for (const [label, value] of Object.entries(optionalFields)) expect(field(label)).toHaveValue(value);
  });

  test.each([
    ['not JSON', '{"firstName":'],
    ['an array', '["Ada"]'],
    ['null', 'null'],
    ['values of other types', '{"firstName":7,"projectType":{"a":1},"message":null}'],
  ])('shows an empty form if the draft is unreadable: %s', async (_case, draft) => {
    window.sessionStorage.clear();
    window.sessionStorage.setItem('draft:consultation', draft);
    reload();
    await screen.findByRole('form', { name: 'Consultation request' });
    for (const label of Object.keys({ ...requiredFields, ...optionalFields })) expect(field(label)).toHaveValue('');
  });
});

describe("'Ask for a consultation' on a product page passes the product", () => {
  const sauna = product({ slug: 'fjord-sauna', name: 'Fjord Sauna', category: 'sauna' });
  const at = '/consultation?product=fjord-sauna';
  const message = () => field('Message (optional)');
  // The product is the only thing that this page requests.
  afterEach(() => void server.sent.splice(0));

  test('the form names it, the project type is preselected, and the message begins with it', async () => {
    server.use(answer.getProductBySlug({ product: sauna }));
    renderApp({ at });
    expect(await screen.findByText(/^Your request is about the/)).toHaveTextContent(
      'Your request is about the Fjord Sauna.',
    );
    expect(screen.getByRole('link', { name: 'Fjord Sauna' })).toHaveAttribute('href', '/products/fjord-sauna');
    await waitFor(() => expect(message()).toHaveValue('I am interested in the Fjord Sauna.\n\n'));
    expect(field('Project Type')).toHaveValue('traditional-sauna');
  });

  test('what the visitor has written and chosen stays', async () => {
    server.use(answer.getProductBySlug({ product: sauna }));
    const { user } = await open();
    await user.type(message(), 'For two.');
    await user.selectOptions(field('Project Type'), 'custom-design');
    cleanup();
    renderApp({ at, again: true });
    await screen.findByRole('link', { name: 'Fjord Sauna' });
    await waitFor(() => expect(message()).toHaveValue('For two.'));
    expect(field('Project Type')).toHaveValue('custom-design');
  });

  test('the opening of another product is replaced', async () => {
    server.use(answer.getProductBySlug({ product: { ...sauna, name: 'Old Sauna' } }));
    renderApp({ at: '/consultation?product=old-sauna' });
    await waitFor(() => expect(message()).toHaveValue('I am interested in the Old Sauna.\n\n'));
    server.use(answer.getProductBySlug({ product: sauna }));
    renderApp({ at, again: true });
    await waitFor(() => expect(message()).toHaveValue('I am interested in the Fjord Sauna.\n\n'));
  });

  test('an unknown product leaves the form as it is', async () => {
    server.use(problem('get', '/products/slug/:slug', 404, 'No.'), problem('get', '/products/:id', 404, 'No.'));
    const { settled } = renderApp({ at });
    await screen.findByRole('form', { name: 'Consultation request' });
    await settled();
    expect(message()).toHaveValue('');
    expect(screen.queryByText(/^Your request is about/)).not.toBeInTheDocument();
  });
});
