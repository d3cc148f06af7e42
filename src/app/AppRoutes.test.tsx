import { screen, waitFor } from '@testing-library/react';
import { answer, collection, mockServer, product, user } from '../../store/testing';
import { address, renderApp } from '../testing/renderApp';

const server = mockServer();
const oneHeading = () => screen.findByRole('heading', { level: 1 });
const titled = (title: string) => waitFor(() => expect(document.title).toMatch(new RegExp(`^${title}|\\| ${title}`)));

describe('spec §2: public routes under a shared header, footer and a floating button', () => {
  test.each([
    ['/', 'Bring the Spa Summit Home'],
    ['/experiences', 'Experiences'],
    ['/products', 'The Wellness Collection'],
    ['/products/fjord-cabin', 'Fjord Cabin'],
    ['/design-installation', 'Design & Installation'],
    ['/science-proof', 'Science & Proof'],
    ['/about', 'About'],
    ['/about/', 'About'],
    ['/consultation', 'Consultation'],
    ['/impressum', 'Impressum'],
    ['/datenschutz', 'Datenschutz'],
    ['/terms', 'Terms'],
  ])('%s shows the page %s', async (path, title) => {
    const fjord = product({ slug: 'fjord-cabin', name: 'Fjord Cabin' });
    server.use(collection([fjord]), answer.getProductBySlug({ product: fjord }));
    renderApp({ at: path });

    await titled(title);
    expect(await oneHeading()).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    // Count only the layout's header: a <header> element inside <main> is not a landmark.
    expect(screen.getAllByRole('banner').filter((header) => !header.closest('main'))).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.getByRole('contentinfo')).toHaveTextContent('2024');
    // The page has two 'Book Private Call' buttons: the floating one and the one in the footer.
    expect(screen.getAllByRole('button', { name: 'Book Private Call' })).toHaveLength(2);
    expect(address()).toBe(path);
  });
});

describe("spec §2: 'Auth routes without the shared layout'", () => {
  test.each([
    ['/login'],
    ['/signup'],
    ['/forgot-password'],
    ['/reset-password/token-1'],
    ['/verify-email/token-1'],
    ['/admin/login'],
  ])('%s has no header, footer or floating button', async (path) => {
    server.use(answer.verifyEmail({ success: true, message: 'Done.' }));
    renderApp({ at: path });
    expect(await oneHeading()).toBeVisible();
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Book Private Call' })).not.toBeInTheDocument();
    expect(address()).toBe(path);
  });

  test('the admin panel has no footer', async () => {
    renderApp({ at: '/admin', signedInAs: user({ role: 'admin' }) });
    expect(await oneHeading()).toBeVisible();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(address()).toBe('/admin');
  });
});

describe("spec §2: 'Unknown paths redirect to /'", () => {
  test.each([['/nowhere'], ['/products/a/b'], ['/product'], ['/administration'], ['/login/now'], ['/%E0%A4%A']])(
    '%s redirects to /',
    async (path) => {
      // Silence React Router, which warns about a path that it cannot decode.
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      renderApp({ at: path });
      await waitFor(() => expect(address()).toBe('/'));
      expect(await screen.findByRole('heading', { level: 1, name: 'Bring the Spa Summit Home' })).toBeVisible();
      jest.restoreAllMocks();
    },
  );
});
