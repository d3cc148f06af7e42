import { screen, within } from '@testing-library/react';
import { answer, mockServer, user as person } from '../../store/testing';
import { address, renderApp } from '../testing/renderApp';

const server = mockServer(answer.listSessions({ sessions: [] }));
const language = (code: string) => screen.findByRole('button', { name: `Language: ${code}` });

/** Returns the visible items of a button's menu, in document order; [] while the menu is closed. */
function itemsOf(button: HTMLElement): HTMLElement[] {
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!list) throw new Error('The button controls nothing.');
  return [...within(list).queryAllByRole('button'), ...within(list).queryAllByRole('link')].sort((one, other) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

describe('spec §1: languages EN (default), DE, BG', () => {
  test('EN is selected; the menu lists three languages', async () => {
    const { user } = renderApp({ at: '/about' });
    const button = await language('EN');
    expect(itemsOf(button)).toEqual([]);
    await user.click(button);
    expect(itemsOf(button).map((one) => one.textContent)).toEqual(['EN · English', 'DE · Deutsch', 'BG · Български']);
    expect(itemsOf(button).map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
    expect(itemsOf(button).map((one) => one.lang)).toEqual(['en', 'de', 'bg']);
  });

  test.each([['DE'], ['BG']])(
    "%s: 'choosing one only changes the local selection, no translation is applied'",
    async (code) => {
      const { user, store } = renderApp({ at: '/about' });
      await screen.findByRole('heading', { level: 1 });
      const mainText = () => screen.getByRole('main').textContent;
      const [before, state] = [mainText(), store.getState()];

      await user.click(await language('EN'));
      await user.click(screen.getByRole('button', { name: new RegExp(`^${code}`) }));
      const button = await language(code);
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(button).toHaveFocus();
      expect(mainText()).toBe(before);
      expect(store.getState()).toBe(state);
      expect(window.localStorage).toHaveLength(0);
      expect(server.sent).toEqual([]);
      expect(address()).toBe('/about');

      await user.click(button);
      expect(itemsOf(button).find((one) => one.getAttribute('aria-pressed') === 'true')).toHaveTextContent(code);
    },
  );

  test('the selected language survives navigation', async () => {
    const { user } = renderApp({ at: '/about' });
    await user.click(await language('EN'));
    await user.click(screen.getByRole('button', { name: /^BG/ }));
    await user.click(screen.getByRole('link', { name: 'Science & Proof' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'What is known, and how we know it' })).toBeVisible();
    expect(await language('BG')).toBeVisible();
  });
});

describe("spec §2: menus close 'on outside click or Escape'", () => {
  test.each([
    ['the language menu', /^Language/],
    ['the user menu', 'Ada'],
  ])('%s closes', async (_case, name) => {
    const { user } = renderApp({ at: '/about', signedInAs: person() });
    const button = await screen.findByRole('button', { name });
    const expectClosed = () => expect(button).toHaveAttribute('aria-expanded', 'false');
    const open = async () => {
      await user.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'true');
    };
    expectClosed();

    await open();
    await user.tab();
    expect(itemsOf(button)[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expectClosed();
    expect(button).toHaveFocus();

    await open();
    await user.click(screen.getByRole('heading', { level: 1 }));
    expectClosed();

    // Clicking the button again closes the menu, and so does Tab on the last item. Clicking an item's parent does not.
    await open();
    await user.click(button);
    expectClosed();
    await open();
    await user.pointer({ target: itemsOf(button)[0]!.parentElement!, keys: '[MouseLeft]' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    itemsOf(button).at(-1)!.focus();
    await user.tab();
    expectClosed();
  });

  test('opening a menu closes the other one', async () => {
    const { user } = renderApp({ at: '/about', signedInAs: person() });
    const [first, second] = [await language('EN'), await screen.findByRole('button', { name: 'Ada' })];
    await user.click(first);
    await user.click(second);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(second).toHaveAttribute('aria-expanded', 'true');
  });

  test('My Account closes the menu and opens the account page', async () => {
    server.use(answer.getProfile({ user: person() }));
    const { user } = renderApp({ at: '/about', signedInAs: person() });
    const button = await screen.findByRole('button', { name: 'Ada' });
    await user.click(button);
    await user.click(screen.getByRole('link', { name: 'My Account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
    expect(address()).toBe('/account');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await screen.findByLabelText('First Name');
  });
});
