/** The admin panel as a person of the staff has it open. */
import { screen, waitFor, within } from '@testing-library/react';
import { user as person } from '../../store/testing';
import { setDraftOwner } from '../ui/draftOwner';
import { renderApp } from './renderApp';

export const admin = person({ firstName: 'Ulla', lastName: 'Lind', role: 'admin' });

/** What the person answers to every question. The questions asked stand in `confirm.mock.calls`. */
export function mockConfirm(yes: boolean): jest.SpyInstance<boolean> {
  return jest.spyOn(window, 'confirm').mockReturnValue(yes);
}

afterEach(() => {
  setDraftOwner(null);
  jest.restoreAllMocks();
});

/** Product Management, its table loaded. */
export async function openProducts(options: Omit<Parameters<typeof renderApp>[0], 'at' | 'signedInAs'> = {}) {
  const visit = renderApp({ at: '/admin?view=products', signedInAs: admin, ...options });
  await screen.findByRole('table');
  await visit.settled();
  return visit;
}

export type Staff = Awaited<ReturnType<typeof openProducts>>['user'];

export const addForm = () => within(screen.getByRole('form', { name: 'Add New Product' }));

export const panel = () => within(screen.getByRole('dialog'));

/** Opens the edit panel of the product with this name. */
export async function edit(user: Staff, name: string) {
  await user.click(screen.getByRole('button', { name: `Edit ${name}` }));
  await screen.findByRole('dialog', { name: `Edit Product: ${name}` });
  await screen.findByRole('form', { name: 'Edit product' });
}

/** Replaces what stands in the edit panel's fields, by their labels. */
export async function change(user: Staff, fields: Record<string, string>) {
  for (const [label, words] of Object.entries(fields)) {
    const control = panel().getByLabelText(new RegExp(`^${label}`));
    if (control instanceof HTMLSelectElement) await user.selectOptions(control, words);
    else {
      await user.clear(control);
      if (words !== '') await user.type(control, words);
    }
  }
}

export const saveChanges = (user: Staff) => user.click(panel().getByRole('button', { name: 'Save Changes' }));

export const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** A picture file of so many bytes. */
export const picture = (name = 'sauna.png', type = 'image/png', bytes = 6) =>
  new File([new Uint8Array(bytes)], name, { type });
