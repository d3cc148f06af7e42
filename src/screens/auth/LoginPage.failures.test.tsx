import { screen } from '@testing-library/react';
import { answer, mockServer, user as makeUser } from '../../../store/testing';
import { pass, stopClock } from '../../testing/clock';
import { failuresOf, silent } from '../../testing/failures';
import { fill } from '../../testing/fill';
import { address, renderApp } from '../../testing/renderApp';
import { findToast, toasts } from '../../testing/toasts';

const server = mockServer();
const email = () => screen.findByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign In' });

async function signIn({ user }: ReturnType<typeof renderApp>) {
  await email();
  await fill(user, { Email: 'ada@example.com', Password: 'secret-1' });
  await user.click(submit());
}

const messages = { answered: 'Login failed', unanswered: 'Login failed. Please try again.' };

describe("spec §8: 'Login failure: server message, else error message, else Login failed (toast)'", () => {
  test.each(failuresOf('post', '/auth/login', messages))(
    '%s: keeps the typed values, and the next attempt succeeds',
    async (_case, handler, message) => {
      server.use(handler);
      const visit = renderApp({ at: '/login' });
      await signIn(visit);
      expect(await findToast(message)).toHaveAttribute('role', 'alert');
      expect(await email()).toHaveValue('ada@example.com');
      expect(password()).toHaveValue('secret-1');
      expect(address()).toBe('/login');

      server.use(answer.login({ token: 'new', user: makeUser() }));
      await visit.user.click(submit());
      expect(await findToast('Welcome back, Ada!')).toBeVisible();
    },
  );
});

describe('spec §9: API timeout 10000 ms', () => {
  beforeEach(stopClock);

  test("shows 'Login failed. Please try again.' after exactly 10 s, and the form is usable again", async () => {
    server.use(silent('post', '/auth/login'));
    const visit = renderApp({ at: '/login' });
    await signIn(visit);
    await screen.findByRole('button', { name: 'Signing In...' });
    await pass(9800);
    expect(toasts()).toEqual([]);
    await pass(200);
    await findToast('Login failed. Please try again.');
    expect(submit()).toBeVisible();
    expect(password()).toHaveValue('secret-1');
  });
});
