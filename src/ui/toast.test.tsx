import { waitFor } from '@testing-library/react';
import { notify, preloadToasts } from './toast';

jest.mock('./toastHost', () => {
  throw Object.assign(new Error('Loading chunk toasts failed.'), { name: 'ChunkLoadError' });
});

test('shows the message by `alert` if the toast library fails to load', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  preloadToasts();
  notify('Logged out successfully', 'info');
  await waitFor(() => expect(alert.mock.calls).toEqual([['Logged out successfully']]));
});
