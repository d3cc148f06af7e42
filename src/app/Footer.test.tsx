import { screen, waitFor, within } from '@testing-library/react';
import { mockServer } from '../../store/testing';
import { address, renderApp } from '../testing/renderApp';

mockServer();
afterEach(() => jest.restoreAllMocks());

async function open(at = '/about') {
  const visit = renderApp({ at });
  await screen.findByRole('heading', { level: 1 });
  return { ...visit, footer: within(screen.getByRole('contentinfo')) };
}

describe('spec §2: Footer', () => {
  test("'headline Begin Your Wellness Journey … copyright line for 2024'", async () => {
    const { footer } = await open();
    expect(footer.getByRole('heading', { name: 'Begin Your Wellness Journey' })).toBeVisible();
    expect(footer.getByText(/^© 2024/)).toBeVisible();
  });

  test("''Book Private Call' button that only scrolls to the top'", async () => {
    const { user, footer } = await open();
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    await user.click(footer.getByRole('button', { name: 'Book Private Call' }));
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(address()).toBe('/about');
  });

  test('telephone number and email address, which a printed page shows as well', async () => {
    const { footer } = await open();
    expect(footer.getByRole('link', { name: '+49 800 772 78664' })).toHaveAttribute('href', 'tel:+4980077278664');
    const email = 'consultation@spasummit.example';
    expect(footer.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  });

  test.each([
    ['Impressum', '/impressum'],
    ['Datenschutz', '/datenschutz'],
    ['Terms', '/terms'],
  ])('links: %s leads to %s', async (name, path) => {
    const { user, footer } = await open();
    await user.click(footer.getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(path));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  });
});
