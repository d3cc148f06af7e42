import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { mockServer } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { fill } from '../../testing/fill';
import { address, renderApp } from '../../testing/renderApp';
import { ConsultationPage } from './ConsultationPage';

const server = mockServer();
const THANKS = 'Thank you for your consultation request. We will contact you within 24 hours.';
const least = {
  'First Name': 'Ada',
  'Last Name': 'Berg',
  Email: 'ada@example.com',
  Location: 'Engadin',
  'Project Type': 'complete-suite',
};
const rest = {
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

// Spec §7: 'Consultation forms make no call.'
afterEach(() => expect(server.sent).toEqual([]));

describe('spec §3: Consultation request (page form)', () => {
  test.each([
    ['Project Type', ['traditional-sauna', 'infrared-chamber', 'cold-plunge', 'complete-suite', 'custom-design']],
    ['Timeline (optional)', ['immediate', 'near-term', 'flexible', 'planning']],
    ['Budget (optional)', ['50k-100k', '100k-250k', '250k-500k', '500k-plus', 'discuss']],
  ])('%s: its options', async (label, values) => {
    await open();
    expect(choices(label)).toEqual(values);
    expect(field(label)).toHaveValue('');
  });

  test("'immediate (1-3 months), near-term (3-6 months), flexible (6-12 months)'", async () => {
    await open();
    const words = within(field('Timeline (optional)'))
      .getAllByRole('option')
      .map((one) => one.textContent);
    expect(words).toEqual([
      'Please choose',
      'Immediate (1–3 months)',
      'Near term (3–6 months)',
      'Flexible (6–12 months)',
      'Still planning',
    ]);
  });
});

describe("spec §5: 'firstName, lastName, email, location, projectType required; phone, timeline, budget, message optional'", () => {
  test('an empty form: five sentences, the count is announced, the first field gets the focus', async () => {
    const { user } = await open();
    await user.click(submit());
    expect(await screen.findByText('5 fields need your attention.')).toHaveAttribute('role', 'status');
    for (const label of Object.keys(least)) expect(field(label)).toBeInvalid();
    for (const label of Object.keys(rest)) expect(field(label)).toBeValid();
    await waitFor(() => expect(field('First Name')).toHaveFocus());
  });

  test.each([
    ['First Name', '  ', 'Please enter your first name.'],
    ['Last Name', '', 'Please enter your last name.'],
    ['Email', '', 'Please enter your e-mail address.'],
    ['Email', 'ada@', 'This e-mail address is not complete. Please check it.'],
    ['Location', '', 'Please tell us where the house stands.'],
    ['Project Type', '', 'Please choose a kind of project.'],
  ])('%s %j: %s', async (label, words, sentence) => {
    const { user } = await open();
    await fill(user, { ...least, [label]: words });
    await user.click(submit());
    expect(await screen.findByText('1 field needs your attention.')).toBeInTheDocument();
    expect(field(label)).toHaveAccessibleDescription(sentence);
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(screen.queryByText('Sending...')).not.toBeInTheDocument();
  });
});

describe("spec §4: 'idle, submitting ('Sending...'), done; simulated 2 s wait, no server call; form resets and an alert thanks the user'", () => {
  beforeEach(stopClock);

  test.each([
    ['with what is required', least],
    ['with everything', { ...least, ...rest }],
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
    for (const label of Object.keys({ ...least, ...rest })) {
      expect(field(label)).toHaveValue('');
      expect(field(label)).toBeValid();
    }
    expect(window.sessionStorage).toHaveLength(0);
  });

  test('nothing can be typed meanwhile that would be lost with the rest', async () => {
    const { user } = await open();
    await fill(user, least);
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

  test('whoever leaves while it is sent finds an empty form later', async () => {
    const { user } = await open();
    await fill(user, least);
    await user.click(submit());
    await screen.findByRole('button', { name: 'Sending...' });
    await user.click(screen.getByRole('link', { name: 'About' }));
    await waitFor(() => expect(address()).toBe('/about'));
    await pass(2000);
    expect(window.sessionStorage.getItem('draft:consultation')).toBeNull();
  });

  test('a second request takes the thanks away until it is sent', async () => {
    const { user } = await open();
    await fill(user, least);
    await user.click(submit());
    await screen.findByRole('button', { name: 'Sending...' });
    await pass(2000);
    await fill(user, least);
    await user.click(submit());
    await screen.findByRole('button', { name: 'Sending...' });
    expect(screen.queryByText(THANKS)).not.toBeInTheDocument();
    await pass(2000);
    expect(screen.getByRole('alert')).toHaveTextContent(THANKS);
  });
});

describe('what was typed survives a reload of the page until it is sent', () => {
  /** The page as a reload brings it: mounted anew over what the window kept. */
  function reload() {
    cleanup();
    render(
      <MemoryRouter>
        <ConsultationPage />
      </MemoryRouter>,
    );
  }

  test('every field is back; nothing is marked as wrong', async () => {
    const { user } = await open();
    await fill(user, { ...least, ...rest, Email: 'ada@' });
    reload();
    await waitFor(() => expect(field('First Name')).toHaveValue('Ada'));
    expect(field('Email')).toHaveValue('ada@');
    expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
    expect(field('Project Type')).toHaveValue('complete-suite');
    for (const [label, words] of Object.entries(rest)) expect(field(label)).toHaveValue(words);
  });

  test.each([
    ['not JSON', '{"firstName":'],
    ['a list', '["Ada"]'],
    ['null', 'null'],
    ['other types', '{"firstName":7,"projectType":{"a":1},"message":null}'],
  ])('an unreadable draft is an empty form: %s', (_case, kept) => {
    window.sessionStorage.clear();
    window.sessionStorage.setItem('draft:consultation', kept);
    reload();
    for (const label of Object.keys({ ...least, ...rest })) expect(field(label)).toHaveValue('');
  });
});
