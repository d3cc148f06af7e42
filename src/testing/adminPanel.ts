/** Helpers for tests of the admin panel. */
import { screen, waitFor, within } from '@testing-library/react';
import { user as person } from '../../store/testing';
import { setDraftOwner } from '../ui/draftOwner';
import { renderApp } from './renderApp';

export const admin = person({ firstName: 'Ulla', lastName: 'Lind', role: 'admin' });

let observer: MutationObserver | undefined;

/**
 * Answers each confirmation dialog by a click on its button: Cancel, or the one that confirms if the returned mock
 * returns true. The mock is called with the question.
 */
export function answerConfirmations(yes: boolean): jest.Mock<boolean, [string]> {
  const answer = jest.fn<boolean, [string]>().mockReturnValue(yes);
  observer?.disconnect();
  observer = new MutationObserver(() => {
    const dialog = document.querySelector<HTMLElement>('dialog[role="alertdialog"]');
    if (!dialog) return;
    const [cancel, confirm] = within(dialog).getAllByRole('button');
    (answer(within(dialog).getByRole('heading').textContent) ? confirm : cancel)?.click();
  });
  observer.observe(document.body, { childList: true });
  return answer;
}

afterEach(() => {
  observer?.disconnect();
  setDraftOwner(null);
  jest.restoreAllMocks();
});

/** Renders the Product Management view as an administrator and waits until the table has loaded. */
export async function openProducts(options: Omit<Parameters<typeof renderApp>[0], 'at' | 'signedInAs'> = {}) {
  const visit = renderApp({ at: '/admin?view=products', signedInAs: admin, ...options });
  await screen.findByRole('table');
  await visit.settled();
  await openAddForm(visit.user);
  return visit;
}

export type Staff = Awaited<ReturnType<typeof openProducts>>['user'];

/** Opens the form for a new product, unless a restored draft has opened it. */
async function openAddForm(user: Staff): Promise<void> {
  const summary = screen.getByText('Add New Product');
  if (!summary.closest('details')?.open) await user.click(summary);
}

export const addForm = () => within(screen.getByRole('form', { name: 'Add New Product' }));

export const panel = () => within(screen.getByRole('dialog'));

/** Opens the edit panel of the product with this name as soon as the list shows it, and waits for its form. */
export async function edit(user: Staff, name: string) {
  await user.click(await screen.findByRole('button', { name: `Edit ${name}` }));
  await screen.findByRole('dialog', { name: `Edit Product: ${name}` });
  await screen.findByRole('form', { name: 'Edit product' });
}

/** Replaces the values of fields in the edit panel. The keys of `fields` are the fields' labels or label prefixes. */
export async function change(user: Staff, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const control = panel().getByLabelText(new RegExp(`^${label}`));
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, value);
    else {
      await user.clear(control);
      if (value !== '') await user.type(control, value);
    }
  }
}

export const saveChanges = (user: Staff) => user.click(panel().getByRole('button', { name: 'Save Changes' }));

/** Waits until no dialog is open. */
export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Creates an image file of the given size in bytes. The content is all zeros. */
export const picture = (name = 'sauna.png', type = 'image/png', bytes = 6) =>
  new File([new Uint8Array(bytes)], name, { type });
