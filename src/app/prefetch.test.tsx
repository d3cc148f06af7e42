import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../store/testing';
import { renderApp } from '../testing/renderApp';
import * as toast from '../ui/toast';
import { startPrefetching } from './prefetch';
import { routes } from './routes';

mockServer();

/** Mocks the routes' `load` functions. Returns an array to which each call appends the route's path. */
function recordLoads(): string[] {
  const patterns: string[] = [];
  for (const route of routes) {
    jest.spyOn(route, 'load').mockImplementation(() => {
      patterns.push(route.path);
      return Promise.resolve();
    });
  }
  return patterns;
}

/** Mocks `navigator.connection`. */
function mockConnection(connection: { saveData?: boolean }): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

const addedListeners: [string, EventListener][] = [];

beforeEach(() => {
  const listen = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    addedListeners.push([type, listener as EventListener]);
    listen(type, listener as EventListener);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const [type, listener] of addedListeners.splice(0)) document.removeEventListener(type, listener);
  Reflect.deleteProperty(navigator, 'connection');
});

async function open(connection = {}) {
  mockConnection(connection);
  const { user } = renderApp({ at: '/about' });
  const collection = await screen.findByRole('link', { name: 'Collection' });
  await screen.findByRole('heading', { level: 1 });
  const patterns = recordLoads();
  startPrefetching();
  return { user, collection, patterns };
}

test('hovering a link loads the chunk of its page', async () => {
  const { user, collection, patterns } = await open();
  expect(patterns).toEqual([]);
  await user.hover(collection);
  expect(new Set(patterns)).toEqual(new Set(['/products']));
});

test('focusing a link loads the chunk of its page', async () => {
  const { collection, patterns } = await open();
  collection.focus();
  expect(patterns).toEqual(['/products']);
});

test('nothing is prefetched if the data saver is on', async () => {
  const { user, collection, patterns } = await open({ saveData: true });
  await user.hover(collection);
  expect(patterns).toEqual([]);
});

test('focusing a form field preloads the toasts', async () => {
  const preload = jest.spyOn(toast, 'preloadToasts').mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  const email = await screen.findByLabelText(/email/i);
  email.focus();
  await waitFor(() => expect(preload).toHaveBeenCalled());
});
