import { screen, waitFor } from '@testing-library/react';
import { answer, mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import { addForm, admin, answerConfirmations, openProducts, picture } from '../../../testing/adminPanel';
import { fill } from '../../../testing/fill';
import { address } from '../../../testing/renderApp';
import { findToast } from '../../../testing/toasts';

const server = mockServer();
const EXPIRED = '❌ Authentication expired. Please log in again.';
const BANNER = 'Your session has expired. Please log in again to continue.';
const field = (label: string) => addForm().getByLabelText(label);
const submit = () => addForm().getByRole('button', { name: /^Add(ing\.\.\.| Product)$/ });
const signIn = (token = 'new') => server.use(answer.login({ token, user: admin }));

beforeEach(() => server.use(...mockAdminApi([product({ name: 'Fjord Cabin' })]).handlers));

/** Fills in and submits the form after the session has expired, so that the server responds with 401. */
async function submitWithExpiredSession() {
  server.use(problem('post', '/products', 401, 'Please sign in.'));
  const visit = await openProducts();
  const { user } = visit;
  await user.type(field('Name'), 'Aurora Cabin');
  await user.type(field('Description'), 'Cedar for four.');
  await user.type(field('Price in EUR'), '24500');
  await user.selectOptions(field('Category'), 'Infrared Therapy');
  await user.upload(field('Image'), picture());
  await user.click(submit());
  await findToast(EXPIRED);
  return visit;
}

function expectFormRestored() {
  expect(field('Name')).toHaveValue('Aurora Cabin');
  expect(field('Description')).toHaveValue('Cedar for four.');
  expect(field('Price in EUR')).toHaveValue(24500);
  expect(field('Category')).toHaveValue('infrared');
  expect(field('Image')).toHaveAccessibleDescription('sauna.png');
}

async function signInAgain({ user }: Awaited<ReturnType<typeof submitWithExpiredSession>>) {
  server.resetHandlers();
  server.use(...mockAdminApi([product({ name: 'Fjord Cabin' })]).handlers);
  signIn();
  await screen.findByRole('heading', { name: 'Admin Access' });
  await fill(user, { Email: 'ulla@example.com', Password: 'secret-1' });
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Product Management' })).toBeVisible();
  expect(address()).toBe('/admin?view=products');
}

describe("spec §8: '401 on create' (docs/decisions/0001)", () => {
  test('shows an error toast and the banner with Re-login, and keeps the page with its typed values and picked image', async () => {
    const { store } = await submitWithExpiredSession();
    expect(await findToast(EXPIRED)).toHaveAttribute('role', 'alert');
    expect(screen.getByText(BANNER).closest('[role=alert]')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Re-login' })).toBeVisible();
    expect(address()).toBe('/admin?view=products');
    expect(store.getState().session.regular).not.toBeNull();
    expectFormRestored();
  });

  test('restores the typed values and the picked image after Re-login and sign-in, and can submit them', async () => {
    const confirm = answerConfirmations(false);
    const visit = await submitWithExpiredSession();
    await visit.user.click(screen.getByRole('button', { name: 'Re-login' }));
    await waitFor(() => expect(address()).toBe('/admin/login'));
    await signInAgain(visit);
    await waitFor(expectFormRestored);
    expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
    expect(confirm).not.toHaveBeenCalled();

    await visit.user.click(submit());
    await findToast('✅ Product created: Aurora Cabin');
    const created = server.sent.findLast(({ what }) => what === 'POST /products')!.request;
    expect(created.headers.get('authorization')).toBe('Bearer new');
    const form = await created.formData();
    expect(form.get('image')).toMatchObject({ name: 'sauna.png', size: 6 });
    expect(form.get('price')).toBe('24500');
    await waitFor(() => expect(field('Name')).toHaveValue(''));
  });

  test('counts a restored image as an unsaved change', async () => {
    const confirm = answerConfirmations(false);
    const visit = await openProducts();
    await visit.user.upload(field('Image'), picture());
    await openProducts({ again: true });
    await waitFor(() => expect(field('Image')).toHaveAccessibleDescription('sauna.png'));
    await visit.user.click(screen.getByRole('button', { name: 'Dashboard' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(field('Image')).toHaveAccessibleDescription('sauna.png');
  });

  test('redirects to /admin/login immediately on any other 401 under /admin, and keeps the draft', async () => {
    const visit = await openProducts();
    await visit.user.type(field('Name'), 'Aurora Cabin');
    await visit.user.upload(field('Image'), picture());
    server.use(problem('get', '/admin/products', 401, 'Please sign in.'));
    await visit.user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(address()).toBe('/admin/login'));
    expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
    await signInAgain(visit);
    await waitFor(() => expect(field('Name')).toHaveValue('Aurora Cabin'));
    expect(field('Image')).toHaveAccessibleDescription('sauna.png');
  });

  test('creates the product and hides the banner after a sign-in in another tab', async () => {
    const { user } = await submitWithExpiredSession();
    server.use(answer.createProduct({ product: product({ name: 'Aurora Cabin' }) }));
    await user.click(submit());
    await findToast('✅ Product created: Aurora Cabin');
    await waitFor(() => expect(screen.queryByText(BANNER)).not.toBeInTheDocument());
  });
});
