import { act, screen, waitFor, within } from '@testing-library/react';
import { answer, collection, mockServer, user as person } from '../../store/testing';
import { address, renderApp } from '../testing/renderApp';

const server = mockServer();
const main = () => screen.findByRole('navigation', { name: 'Main' });
const linkTo = async (href: string) =>
  within(await main())
    .getAllByRole('link')
    .find((link) => link.getAttribute('href') === href)!;

describe('spec §2: top navigation', () => {
  test('shows the links in order; the logo links to /', async () => {
    renderApp({ at: '/about' });
    const hrefs = within(await main())
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/experiences',
      '/products',
      '/design-installation',
      '/science-proof',
      '/about',
      '/consultation',
    ]);
    expect(screen.getByRole('link', { name: 'Spa Summit' })).toHaveAttribute('href', '/');
  });

  test("'/experiences (also highlighted on /)'", async () => {
    const { user } = renderApp({ at: '/' });
    expect(await linkTo('/experiences')).toHaveAttribute('data-active', 'true');

    await user.click(await linkTo('/about'));
    await waitFor(async () => expect(await linkTo('/about')).toHaveAttribute('aria-current', 'page'));
    expect(await linkTo('/experiences')).toHaveAttribute('data-active', 'false');

    await user.click(await linkTo('/experiences'));
    await waitFor(async () => expect(await linkTo('/experiences')).toHaveAttribute('aria-current', 'page'));
    expect(await linkTo('/about')).not.toHaveAttribute('aria-current');
  });

  test("'a collapsible menu that closes on route change'", async () => {
    const { user } = renderApp({ at: '/about' });
    const toggle = await screen.findByRole('button', { name: 'Menu' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');

    await user.click(await linkTo('/science-proof'));
    await waitFor(() => expect(address()).toBe('/science-proof'));
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));

    act(() => window.history.back());
    await waitFor(async () => expect(await linkTo('/about')).toHaveAttribute('aria-current', 'page'));
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('Escape closes a nested menu first, then the collapsible menu, and focuses its button', async () => {
    const { user } = renderApp({ at: '/about' });
    const toggle = await screen.findByRole('button', { name: 'Menu' });
    await user.click(toggle);
    const language = screen.getByRole('button', { name: /^Language/ });
    await user.click(language);
    await user.keyboard('{Escape}');
    expect(language).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(toggle).toHaveFocus();
  });

  test('a second click on the menu button closes the menu', async () => {
    const { user } = renderApp({ at: '/about' });
    const toggle = await screen.findByRole('button', { name: 'Menu' });
    await user.click(toggle);
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('signed out: Sign In (/login), Sign Up (/signup)', async () => {
    renderApp({ at: '/' });
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });
});

describe('spec §2: signed-in user menu', () => {
  test.each([
    ['first name', { firstName: 'Aurélie' }, 'Aurélie'],
    ['the part of the email before the @', { firstName: '', email: 'a.m@estate.example' }, 'a.m'],
  ])('its button shows the %s', async (_case, given, name) => {
    renderApp({ at: '/', signedInAs: person(given) });
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });

  test("'My Account, Bookings, Preferences … and Sign Out (logs out, closes the menu)'", async () => {
    server.use(answer.logout({ success: true, message: 'Done.' }));
    const { user, notified } = renderApp({ at: '/about', signedInAs: person() });
    const button = await screen.findByRole('button', { name: 'Ada' });

    await user.click(button);
    expect(screen.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/account');
    await user.click(screen.getByRole('button', { name: 'Bookings' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Preferences' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(address()).toBe('/about');

    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
    expect(notified).toEqual([{ message: 'Logged out successfully', tone: 'info' }]);
    await waitFor(() => expect(server.sent.map(({ what }) => what)).toEqual(['POST /auth/logout']));
  });
});

describe("spec §1, §2: languages EN (default), DE, BG; 'the language menu closes on outside click or Escape'", () => {
  const button = (code: string) => screen.findByRole('button', { name: new RegExp(`^Language.*${code}$`) });

  test('choosing a language only changes the local selection', async () => {
    server.use(collection([]));
    const { user } = renderApp({ at: '/products' });
    await screen.findByText('Showing 0 products');
    await user.click(await button('EN'));
    await user.click(screen.getByRole('button', { name: /^DE/ }));
    expect(await button('DE')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByText('Showing 0 products')).toBeVisible();
    expect(document.documentElement.lang).not.toBe('de');
    expect(address()).toBe('/products');
  });

  test('Escape and a click outside close the language menu', async () => {
    const { user } = renderApp({ at: '/about' });
    const language = await button('EN');
    await user.click(language);
    expect(language).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(language).toHaveAttribute('aria-expanded', 'false');
    expect(language).toHaveFocus();

    await user.click(language);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(language).toHaveAttribute('aria-expanded', 'false');
  });
});
