import { screen } from '@testing-library/react';
import { createSessionPersistence } from '../../store';
import { fakeBrowser, mockServer, user } from '../../store/testing';
import { makeDeferred } from '../testing/deferred';
import { address, renderApp } from '../testing/renderApp';

mockServer();

const admin = user({ role: 'admin' });

/** Creates a storage engine that contains the session of a user with this role. Reading it waits for `opened`. */
function storageOf(role: 'admin' | 'customer', opened: Promise<void>) {
  const stored = { auth_token: 't', user: JSON.stringify({ ...admin, role }) };
  const storage = createSessionPersistence(fakeBrowser({ stored, cookie: 't' }));
  return { ...storage, getItem: (key: string) => opened.then(() => storage.getItem(key)) };
}

describe('spec §2: access gate', () => {
  test("'while checking shows 'Checking authentication...'', 'otherwise content'", async () => {
    const storageRead = makeDeferred();
    renderApp({ at: '/admin', storage: storageOf('admin', storageRead.opened) });
    expect(await screen.findByText('Checking authentication...')).toBeVisible();
    expect(screen.queryByRole('heading', { name: /^Welcome/ })).not.toBeInTheDocument();

    storageRead.open();
    expect(await screen.findByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
    expect(screen.queryByText('Checking authentication...')).not.toBeInTheDocument();
    expect(screen.queryByText('Access Denied')).not.toBeInTheDocument();
    expect(address()).toBe('/admin');
  });

  test("'unauthenticated sees the sign-in screen'", async () => {
    renderApp({ at: '/admin' });
    expect(await screen.findByText('Admin Panel Access')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
  });

  test.each([['/admin'], ['/admin/products']])(
    "authenticated non-admin on %s sees 'Access Denied' and \"You don't have permission to access this area.\"",
    async (path) => {
      renderApp({ at: path, signedInAs: user({ role: 'customer' }) });
      expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
      expect(screen.getByText("You don't have permission to access this area.")).toBeVisible();
      expect(address()).toBe(path);
    },
  );

  test('a stored session of a customer is denied once it is restored', async () => {
    renderApp({ at: '/admin', storage: storageOf('customer', Promise.resolve()) });
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
  });
});
