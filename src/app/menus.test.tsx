import { screen, within } from '@testing-library/react';
import { answer, mockServer, user as person } from '../../store/testing';
import { address, renderApp } from '../testing/renderApp';

const server = mockServer();
const language = (code: string) => screen.findByRole('button', { name: `Language: ${code}` });

/** The entries of the menu that this button opens; none while it is closed. */
function entriesOf(button: HTMLElement): HTMLElement[] {
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!list) throw new Error('The button controls nothing.');
  return [...within(list).queryAllByRole('button'), ...within(list).queryAllByRole('link')].sort((one, other) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

describe('spec §1: languages EN (default), DE, BG', () => {
  test('EN is chosen; the menu lists three', async () => {
    const { user } = renderApp({ at: '/about' });
    const button = await language('EN');
    expect(entriesOf(button)).toEqual([]);
    await user.click(button);
    expect(entriesOf(button).map((one) => one.textContent)).toEqual(['EN · English', 'DE · Deutsch', 'BG · Български']);
    expect(entriesOf(button).map((one) => one.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);
    expect(entriesOf(button).map((one) => one.lang)).toEqual(['en', 'de', 'bg']);
  });

  test.each([['DE'], ['BG']])(
    "%s: 'choosing one only changes the local selection, no translation is applied'",
    async (code) => {
      const { user, store } = renderApp({ at: '/about' });
      await screen.findByRole('heading', { level: 1 });
      const words = () => screen.getByRole('main').textContent;
      const [before, state] = [words(), store.getState()];

      await user.click(await language('EN'));
      await user.click(screen.getByRole('button', { name: new RegExp(`^${code}`) }));
      const button = await language(code);
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(button).toHaveFocus();
      expect(words()).toBe(before);
      expect(store.getState()).toBe(state);
      expect(window.localStorage).toHaveLength(0);
      expect(server.sent).toEqual([]);
      expect(address()).toBe('/about');

      await user.click(button);
      expect(entriesOf(button).find((one) => one.getAttribute('aria-pressed') === 'true')).toHaveTextContent(code);
    },
  );

  test('the choice stays from page to page', async () => {
    const { user } = renderApp({ at: '/about' });
    await user.click(await language('EN'));
    await user.click(screen.getByRole('button', { name: /^BG/ }));
    await user.click(screen.getByRole('link', { name: 'Science & Proof' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'What is known, and by whom' })).toBeVisible();
    expect(await language('BG')).toBeVisible();
  });
});

describe("spec §2: menus close 'on outside click or Escape'", () => {
  test.each([
    ['the language menu', /^Language/],
    ['the user menu', 'Ada'],
  ])('%s', async (_case, name) => {
    const { user } = renderApp({ at: '/about', signedInAs: person() });
    const button = await screen.findByRole('button', { name });
    const shut = () => expect(button).toHaveAttribute('aria-expanded', 'false');
    const open = async () => {
      await user.click(button);
      expect(button).toHaveAttribute('aria-expanded', 'true');
    };
    shut();

    await open();
    await user.tab();
    expect(entriesOf(button)[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    shut();
    expect(button).toHaveFocus();

    await open();
    await user.click(screen.getByRole('heading', { level: 1 }));
    shut();

    // Its own button, a press inside the list that hits no entry, and Tab past its end.
    await open();
    await user.click(button);
    shut();
    await open();
    await user.pointer({ target: entriesOf(button)[0]!.parentElement!, keys: '[MouseLeft]' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    entriesOf(button).at(-1)!.focus();
    await user.tab();
    shut();
  });

  test('one menu at a time', async () => {
    const { user } = renderApp({ at: '/about', signedInAs: person() });
    const [first, second] = [await language('EN'), await screen.findByRole('button', { name: 'Ada' })];
    await user.click(first);
    await user.click(second);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(second).toHaveAttribute('aria-expanded', 'true');
  });

  test('My Account closes it and opens the account', async () => {
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
