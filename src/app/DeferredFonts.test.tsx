import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../store/testing';
import { renderApp } from '../testing/renderApp';

mockServer();

test('the deferred fonts are enabled on the first navigation', async () => {
  const { user } = renderApp({ at: '/about' });
  await screen.findByRole('heading', { level: 1 });
  expect(document.documentElement).not.toHaveAttribute('data-fonts');
  await user.click(await screen.findByRole('link', { name: 'Science & Proof' }));
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-fonts', 'deferred'));
});
