import { sessionEnded, signedOut } from '../session';
import { adminReducer, adminViewChosen, editEnded, editStarted, sessionExpired } from '.';

const initial = { view: 'dashboard', editingId: null, sessionExpired: false } as const;
const busy = { view: 'products', editingId: '1', sessionExpired: true } as const;

test.each([
  [
    "'Admin dashboard view: dashboard, users or products' (§4)",
    initial,
    adminViewChosen('users'),
    { ...initial, view: 'users' },
  ],
  [
    'choosing another view closes the editor',
    busy,
    adminViewChosen('users'),
    { ...busy, view: 'users', editingId: null },
  ],
  [
    'choosing the same view keeps the editor open, because the URL is read again after signing in',
    busy,
    adminViewChosen('products'),
    busy,
  ],
  ["'Product edit: none, editing one' (§4)", initial, editStarted('1'), { ...initial, editingId: '1' }],
  ["'back to none after save or Cancel' (§4)", busy, editEnded(), { ...busy, editingId: null }],
  ["'Session-expired flag … shows the banner' (§4)", initial, sessionExpired(), { ...initial, sessionExpired: true }],
  ['an expired session keeps the view and the edited product', busy, sessionEnded('all'), busy],
  ['signing out resets the state', busy, signedOut(), initial],
])('%s', (_title, before, action, after) => {
  expect(adminReducer(before, action)).toEqual(after);
});
