import { confirmAction } from './confirmAction';

jest.mock('./ConfirmationDialog', () => {
  throw Object.assign(new Error('Loading chunk confirmation failed.'), { name: 'ChunkLoadError' });
});

test('`window.confirm` asks if the dialog fails to load', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const question = { question: 'Archive this product?', details: 'It can be restored.', action: 'Archive' };
  expect(await confirmAction(question)).toBe(true);
  expect(confirm.mock.calls).toEqual([['Archive this product? It can be restored.']]);
});
