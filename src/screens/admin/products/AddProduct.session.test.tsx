import { screen, waitFor } from '@testing-library/react';
import { answer, mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import { addForm, admin, mockConfirm, openProducts, picture } from '../../../testing/adminPanel';
import { fill } from '../../../testing/fill';
import { address } from '../../../testing/renderApp';
import { findToast } from '../../../testing/toasts';

const server = mockServer();
const EXPIRED = '❌ Authentication expired. Please log in again.';
const BANNER = 'Your session has expired. Please log in again to continue.';
const field = (label: string) => addForm().getByLabelText(label);
const submit = () => addForm().getByRole('button', { name: /^Add/ });
const signIn = (token = 'new') => server.use(answer.login({ token, user: admin }));

beforeEach(() => server.use(...mockAdminApi([product({ name: 'Fjord Cabin' })]).handlers));

/** In the middle of a create, the session turns out to be over. */
async function expired() {
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

function expectEverythingThere() {
  expect(field('Name')).toHaveValue('Aurora Cabin');
  expect(field('Description')).toHaveValue('Cedar for four.');
  expect(field('Price in EUR')).toHaveValue(24500);
  expect(field('Category')).toHaveValue('infrared');
  expect(field('Image')).toHaveAccessibleDescription('sauna.png');
}

async function signInAgain({ user }: Awaited<ReturnType<typeof expired>>) {
  server.resetHandlers();
  server.use(...mockAdminApi([product({ name: 'Fjord Cabin' })]).handlers);
  signIn();
  await screen.findByRole('heading', { name: 'Admin Access' });
  await fill(user, { Email: 'ulla@example.com', Password: 'secret-1' });
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Product Management' })).toBeVisible();
  expect(address()).toBe('/admin?view=products');
}

describe("spec §8: '401 on create'; settled question 1", () => {
  test('its toast, an error; the banner with Re-login; still on the page, with what was typed and picked', async () => {
    const { store } = await expired();
    expect(await findToast(EXPIRED)).toHaveAttribute('role', 'alert');
    expect(screen.getByText(BANNER).closest('[role=alert]')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Re-login' })).toBeVisible();
    expect(address()).toBe('/admin?view=products');
    expect(store.getState().session.regular).not.toBeNull();
    expectEverythingThere();
  });

  test('Re-login, sign in: back at Product Management, with the words and the picture given back, and they can be sent', async () => {
    const confirm = mockConfirm(false);
    const visit = await expired();
    await visit.user.click(screen.getByRole('button', { name: 'Re-login' }));
    await waitFor(() => expect(address()).toBe('/admin/login'));
    await signInAgain(visit);
    await waitFor(expectEverythingThere);
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

  test('a picture that was given back is a change: leaving asks', async () => {
    const confirm = mockConfirm(false);
    const visit = await openProducts();
    await visit.user.upload(field('Image'), picture());
    await openProducts({ again: true });
    await waitFor(() => expect(field('Image')).toHaveAccessibleDescription('sauna.png'));
    await visit.user.click(screen.getByRole('button', { name: 'Dashboard' }));
    expect(confirm).toHaveBeenCalledTimes(1);
    expect(field('Image')).toHaveAccessibleDescription('sauna.png');
  });

  test('any other 401 under /admin goes to /admin/login at once, and loses nothing either', async () => {
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

  test('signed in again in another tab: creating works, and the banner goes', async () => {
    const { user } = await expired();
    server.use(answer.createProduct({ product: product({ name: 'Aurora Cabin' }) }));
    await user.click(submit());
    await findToast('✅ Product created: Aurora Cabin');
    await waitFor(() => expect(screen.queryByText(BANNER)).not.toBeInTheDocument());
  });
});
