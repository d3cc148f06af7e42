import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { confirmAction } from './confirmAction';

const archive = { question: 'Archive this product?', details: 'It can be restored.', action: 'Archive' };

async function ask() {
  const user = userEvent.setup();
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const answer = confirmAction(archive);
  const dialog = await screen.findByRole('alertdialog', { name: archive.question });
  return { user, opener, answer, dialog, button: (name: string) => within(dialog).getByRole('button', { name }) };
}

test('asks in a dialog that its question labels and its details describe', async () => {
  const { user, answer, dialog, button } = await ask();
  expect(dialog).toHaveAccessibleDescription(archive.details);
  expect(within(dialog).getAllByRole('button')[0]).toBe(button('Cancel'));
  await user.click(button('Archive'));
  expect(await answer).toBe(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['Cancel', ({ user, button }: Awaited<ReturnType<typeof ask>>) => user.click(button('Cancel'))],
  [
    'Escape',
    ({ dialog }: Awaited<ReturnType<typeof ask>>) =>
      Promise.resolve(fireEvent(dialog, new Event('cancel', { cancelable: true }))),
  ],
  ['Back', () => Promise.resolve(fireEvent.popState(window))],
])('%s cancels', async (_way, cancel) => {
  const asked = await ask();
  await cancel(asked);
  expect(await asked.answer).toBe(false);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test("the button that cancels has the question's own label, such as 'Keep editing'", async () => {
  const answer = confirmAction({ question: 'Discard unsaved changes?', action: 'Discard', cancel: 'Keep editing' });
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(await answer).toBe(false);
});

test('a second call while the question is open asks nothing and gets the same answer', async () => {
  const { user, answer, button } = await ask();
  const second = confirmAction(archive);
  await user.click(button('Archive'));
  expect(await Promise.all([answer, second])).toEqual([true, true]);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});
