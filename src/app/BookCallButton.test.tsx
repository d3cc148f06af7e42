import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '../../store/testing';
import { fill } from '../testing/fill';
import { address, renderApp } from '../testing/renderApp';
import '../screens/consultation/ConsultationDialog';

const server = mockServer();
const TITLE = 'Schedule Your Private Consultation';
const dialog = () => screen.findByRole('dialog', { name: TITLE });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const field = (label: string) => screen.getByLabelText(label);
const values = {
  'Full Name': 'Ada Berg',
  Email: 'ada@example.com',
  'Phone (optional)': '+49 89 1',
  'Message (optional)': 'After six, please.',
};
const submit = () => screen.getByRole('button', { name: 'Request a call' });

type Visitor = ReturnType<typeof renderApp>['user'];

/** Returns the floating button, not the button of the same name in the footer. */
const floating = () =>
  screen.getAllByRole('button', { name: 'Book Private Call' }).find((one) => !one.closest('footer')) as HTMLElement;

async function openDialog(user: Visitor) {
  await user.click(floating());
  return dialog();
}

async function open() {
  const visit = renderApp({ at: '/about' });
  await screen.findByRole('heading', { level: 1 });
  return { ...visit, modal: await openDialog(visit.user) };
}

// No test may send a request: 'Consultation forms make no call.' (docs/specification.md §7)
afterEach(() => expect(server.sent).toEqual([]));

describe(`spec §2: 'Consultation modal '${TITLE}': opened from the floating button, closes via × or backdrop click'`, () => {
  test.each<[string, (modal: HTMLElement, user: Visitor) => unknown]>([
    ['×', (modal, user) => user.click(within(modal).getByRole('button', { name: 'Close' }))],
    ['a click on the backdrop', (modal) => fireEvent.mouseDown(modal)],
    // On Escape, browsers call the dialog's requestClose(). jsdom does not, so the test calls it.
    ['Escape', (modal) => (modal as HTMLDialogElement).requestClose()],
  ])('%s closes the dialog', async (_case, close) => {
    const { user, modal } = await open();
    expect(modal).toBeVisible();
    await close(modal, user);
    await closed();
    expect(address()).toBe('/about');
  });

  test('a click inside the dialog does not close it', async () => {
    const { modal } = await open();
    fireEvent.mouseDown(within(modal).getByRole('heading'));
    fireEvent.mouseDown(field('Full Name'));
    expect(screen.getByRole('dialog')).toBe(modal);
  });

  test('Back closes the dialog and shows the previous page', async () => {
    const { user } = renderApp({ at: '/about' });
    await user.click(await screen.findByRole('link', { name: 'Science & Proof' }));
    await screen.findByRole('heading', { level: 1, name: 'What is known, and how we know it' });
    await openDialog(user);
    window.history.back();
    await closed();
    expect(address()).toBe('/about');
  });

  test("'submit closes it and clears the form'", async () => {
    const { user } = await open();
    await fill(user, values);
    await user.dblClick(submit());
    await closed();
    expect(window.sessionStorage.getItem('draft:call')).toBeNull();
    await openDialog(user);
    for (const label of Object.keys(values)) expect(field(label)).toHaveValue('');
  });

  test('Enter in a field submits', async () => {
    const { user } = await open();
    await fill(user, { 'Full Name': 'Ada Berg', Email: 'ada@example.com' });
    await user.keyboard('{Enter}');
    await closed();
  });
});

describe("spec §5: 'Modal: Full Name and Email required; phone and message optional'", () => {
  test('an empty form: both fields show an error, the count is announced, the first field gets the focus', async () => {
    const { user } = await open();
    await user.click(submit());
    expect(await screen.findByText('2 fields need your attention.')).toHaveAttribute('role', 'status');
    expect(field('Full Name')).toHaveAccessibleDescription('Please enter your full name.');
    expect(field('Email')).toHaveAccessibleDescription('Please enter your email address.');
    await waitFor(() => expect(field('Full Name')).toHaveFocus());
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test.each([
    ['Full Name', ' ', 'Please enter your full name.'],
    ['Email', 'ada', 'Please enter a valid email address.'],
  ])('%s %j: %s', async (label, value, error) => {
    const { user } = await open();
    await fill(user, { ...values, [label]: value });
    await user.click(submit());
    expect(await screen.findByText('1 field needs your attention.')).toBeInTheDocument();
    expect(field(label)).toHaveAccessibleDescription(error);
    await waitFor(() => expect(field(label)).toHaveFocus());
  });
});

describe('the input survives closing the dialog, until the form is submitted', () => {
  test('reopening the dialog restores the input', async () => {
    const { user, modal } = await open();
    await fill(user, values);
    await waitFor(() => expect(window.sessionStorage.getItem('draft:call')).toContain('After six'));
    fireEvent.mouseDown(modal);
    await closed();
    await openDialog(user);
    await waitFor(() => expect(field('Full Name')).toHaveValue('Ada Berg'));
    for (const [label, value] of Object.entries(values)) expect(field(label)).toHaveValue(value);
  });

  test('a form that is empty again leaves no draft', async () => {
    const { user } = await open();
    await fill(user, { 'Full Name': 'Ada' });
    await fill(user, { 'Full Name': '' });
    await waitFor(() => expect(window.sessionStorage.getItem('draft:call')).toBeNull());
  });

  test('if sessionStorage throws, the form works without a draft', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await open();
    await fill(user, values);
    await user.click(submit());
    await closed();
    jest.restoreAllMocks();
  });
});
