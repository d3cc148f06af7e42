import { screen, waitFor, within } from '@testing-library/react';
import { answer, mockAdminApi, mockServer, product } from '../../../../store/testing';
import { admin, gone, answerConfirmations } from '../../../testing/adminPanel';
import { address, renderApp } from '../../../testing/renderApp';
import { findToast, findUndo } from '../../../testing/toasts';

const server = mockServer();

beforeEach(() => {
  localStorage.clear();
  server.use(
    ...mockAdminApi([product({ name: 'Fjord Cabin' }), product({ name: 'Granite Plunge' })]).handlers,
    answer.listUsers({ users: [], currentPage: 1, totalPages: 1, total: 0, canManage: true }),
    answer.listInvitations({ invitations: [] }),
  );
});

/** Opens a view and waits until its list is loaded and its shortcuts work: '?' lists them. */
async function openView(at = '/admin?view=products') {
  const visit = renderApp({ at, signedInAs: admin });
  await screen.findByRole('table');
  await visit.settled();
  await waitFor(async () => {
    await visit.user.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
  await visit.user.click(screen.getByRole('button', { name: 'Close' }));
  await gone();
  (document.activeElement as HTMLElement).blur();
  return visit;
}

const list = () => within(screen.getByRole('dialog', { name: 'Keyboard shortcuts' }));
const listed = () =>
  list()
    .getAllByRole('term')
    .map(({ textContent }) => textContent);

describe("'every action reachable by key, listed under '?''", () => {
  test('the list has the shortcuts of the current view and no others', async () => {
    const { user } = await openView();
    await user.keyboard('?');
    expect(listed()).toEqual(expect.arrayContaining(['Add a product', 'Select the row', 'Search the list']));
    expect(listed()).not.toContain('Invite a user');
    // This shop stores no requests, and there is one page only.
    expect(listed()).not.toContain('Request Management');
    expect(listed()).not.toContain('Next page');
  });

  test('rows: j and k move, e opens, x selects, a archives after a question', async () => {
    const { user } = await openView();
    await user.keyboard('jj');
    expect(screen.getByRole('button', { name: 'Edit Granite Plunge' })).toHaveFocus();
    await user.keyboard('k');
    expect(screen.getByRole('button', { name: 'Edit Fjord Cabin' })).toHaveFocus();
    await user.keyboard('{ArrowDown}x');
    expect(screen.getByRole('checkbox', { name: 'Select Granite Plunge' })).toBeChecked();
    const confirm = answerConfirmations(true);
    await user.keyboard('a');
    expect(confirm).toHaveBeenCalledWith('Archive this product?');
    await findToast('✅ Product archived: Granite Plunge');
    await user.keyboard('ke');
    expect(await screen.findByRole('dialog', { name: 'Edit Product: Fjord Cabin' })).toBeVisible();
  });

  test('z undoes by the newest toast, one change after the other, and is listed while it can', async () => {
    const { user } = await openView();
    answerConfirmations(true);
    await user.keyboard('ja');
    await findUndo('✅ Product archived: Fjord Cabin');
    await user.keyboard('ja');
    await findUndo('✅ Product archived: Granite Plunge');
    await user.keyboard('?');
    expect(listed()).toContain('Undo the last change');
    await user.keyboard('?');
    await gone();
    await user.keyboard('z');
    await findToast('✅ Product restored: Granite Plunge');
    expect(screen.getByRole('button', { name: 'Edit Granite Plunge' })).toHaveFocus();
    await user.keyboard('z');
    await findToast('✅ Product restored: Fjord Cabin');
    expect(screen.getByRole('button', { name: 'Edit Fjord Cabin' })).toHaveFocus();
    await user.keyboard('?');
    expect(listed()).not.toContain('Undo the last change');
  });

  test('Ctrl Z undoes without shortcuts of a single key, but not while a field has the focus', async () => {
    localStorage.setItem('admin-single-keys', 'off');
    const { user } = renderApp({ at: '/admin?view=products', signedInAs: admin });
    answerConfirmations(true);
    await user.click(await screen.findByRole('button', { name: 'Archive Fjord Cabin' }));
    const undo = await findUndo('✅ Product archived: Fjord Cabin');
    screen.getByRole('searchbox').focus();
    await user.keyboard('z{Control>}z{/Control}');
    expect(undo).toBeEnabled();
    screen.getByRole('searchbox').blur();
    await user.keyboard('z');
    expect(undo).toBeEnabled();
    await user.keyboard('{Control>}z{/Control}');
    await findToast('✅ Product restored: Fjord Cabin');
  });

  test('selection: b leads to the actions on it, c clears it, both are listed; v opens the choice of columns', async () => {
    const { user } = await openView();
    await user.keyboard('jx');
    await user.keyboard('?');
    expect(listed()).toEqual(
      expect.arrayContaining(['Actions on the selection', 'Clear the selection', 'Choose columns']),
    );
    await user.keyboard('?');
    await gone();
    await user.keyboard('b');
    expect(screen.getByRole('group', { name: 'Selected products' })).toHaveFocus();
    await user.keyboard('c');
    expect(screen.queryByRole('group', { name: 'Selected products' })).not.toBeInTheDocument();
    await user.keyboard('v');
    expect(screen.getByRole('group', { name: 'Show columns' })).toBeVisible();
  });

  test('selection: each action on it has a key of its own with Shift, whatever Caps Lock says', async () => {
    const { user } = await openView();
    await user.keyboard('jx?');
    expect(listed()).toEqual(
      expect.arrayContaining(['Archive the selection', 'Export the selection', 'Category of the selection']),
    );
    expect(listed()).not.toContain('Restore the selection');
    await user.keyboard('?');
    await gone();
    await user.keyboard('{Shift>}C{/Shift}');
    expect(screen.getByRole('combobox', { name: 'New category' })).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'New category' }), 'Cold Plunge');
    // A choice that is not applied is no work that could be lost.
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    (document.activeElement as HTMLElement).blur();
    const confirm = answerConfirmations(true);
    await user.keyboard('{Shift>}a{/Shift}');
    await waitFor(() => expect(confirm).toHaveBeenCalledWith('Archive this product?'));
    await findToast('✅ 1 product archived');
  });

  test('f leads to the filters', async () => {
    const { user } = await openView();
    await user.keyboard('f');
    expect(within(screen.getByRole('search')).getByRole('combobox', { name: 'Category' })).toHaveFocus();
  });

  test('search: Enter and the arrow lead to the first row, Escape leaves an empty search', async () => {
    const { user } = await openView();
    for (const key of ['{Enter}', '{ArrowDown}']) {
      await user.keyboard('/');
      await user.keyboard(key);
      expect(screen.getByRole('button', { name: 'Edit Fjord Cabin' })).toHaveFocus();
    }
    await user.keyboard('/');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  test('/ puts the focus into the search, n opens the form for a new product', async () => {
    const { user } = await openView();
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('n');
    expect(within(screen.getByRole('form', { name: 'Add New Product' })).getByLabelText(/^Name/)).toHaveFocus();
  });

  test('g and then a letter switches the view; in the next view, the same key has another meaning', async () => {
    const { user } = await openView();
    await user.keyboard('gu');
    expect(await screen.findByRole('heading', { level: 2, name: 'User Management' })).toBeVisible();
    // Not on the sidebar: the next Tab leads into the view.
    expect(screen.getByRole('main')).toHaveFocus();
    await screen.findByRole('button', { name: 'Invite a user' });
    await user.keyboard('n');
    expect(await screen.findByRole('dialog', { name: 'Invite a user' })).toBeVisible();
    expect(address()).toBe('/admin?view=users');
  });

  test('? opens the list above an open panel as well, and another ? closes it', async () => {
    const { user } = await openView();
    await user.keyboard('je');
    await screen.findByRole('dialog', { name: 'Edit Product: Fjord Cabin' });
    await user.keyboard('?');
    expect(listed()).toEqual([
      'Search and commands',
      'Keyboard shortcuts',
      'Save the form',
      'Close the dialog or panel',
      'Next in the list',
    ]);
    await user.keyboard('?');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Edit Product: Fjord Cabin' })).toBeVisible();
  });

  test('Ctrl S sends the form that has the focus', async () => {
    const { user } = await openView();
    await user.keyboard('n');
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Please enter a name.')).toBeVisible();
  });
});

describe('keys of a single character', () => {
  test('do nothing while the user types, while a dialog is open, and with a modifier key', async () => {
    const { user } = await openView();
    await user.type(screen.getByRole('searchbox'), 'njx?');
    expect(screen.getByRole('searchbox')).toHaveValue('njx?');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await user.clear(screen.getByRole('searchbox'));
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Alt>}n{/Alt}');
    expect(document.body).toHaveFocus();
    await user.keyboard('?');
    await user.keyboard('gu');
    // On a slow machine, the URL may have the search until the pause after its last letter has passed.
    await waitFor(() => expect(address()).toBe('/admin?view=products'));
  });

  test('WCAG 2.1.4: can be turned off in the list; this is remembered, and Ctrl K still works', async () => {
    const { user } = await openView();
    await user.keyboard('?');
    await user.click(list().getByRole('checkbox', { name: 'Shortcuts of a single key' }));
    expect(listed()).not.toContain('Add a product');
    expect(listed()).toContain('Search and commands');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('j?');
    expect(document.body).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(localStorage.getItem('admin-single-keys')).toBe('off');
    // Ctrl Shift K belongs to the browser.
    await user.keyboard('{Control>}{Shift>}K{/Shift}{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
  });
});
