import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../store/testing';
import { renderApp } from '../testing/renderApp';
import * as toast from '../ui/toast';
import { startPrefetching } from './prefetch';
import { routes } from './routes';

mockServer();

/** The addresses whose pages are fetched from now on. */
function fetched(): string[] {
  const patterns: string[] = [];
  for (const route of routes) {
    jest.spyOn(route, 'load').mockImplementation(() => {
      patterns.push(route.path);
      return Promise.resolve();
    });
  }
  return patterns;
}

/** What the browser tells of its connection. */
function connect(connection: { saveData?: boolean }): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

const listening: [string, EventListener][] = [];

beforeEach(() => {
  const listen = document.addEventListener.bind(document);
  jest.spyOn(document, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listening.push([type, listener as EventListener]);
    listen(type, listener as EventListener);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const [type, listener] of listening.splice(0)) document.removeEventListener(type, listener);
  Reflect.deleteProperty(navigator, 'connection');
});

async function open(connection = {}) {
  connect(connection);
  const { user } = renderApp({ at: '/about' });
  const collection = await screen.findByRole('link', { name: 'Collection' });
  await screen.findByRole('heading', { level: 1 });
  const patterns = fetched();
  startPrefetching();
  return { user, collection, patterns };
}

test('the page behind a link is fetched when somebody points at it', async () => {
  const { user, collection, patterns } = await open();
  expect(patterns).toEqual([]);
  await user.hover(collection);
  expect(new Set(patterns)).toEqual(new Set(['/products']));
});

test('or reaches it with the keyboard', async () => {
  const { collection, patterns } = await open();
  collection.focus();
  expect(patterns).toEqual(['/products']);
});

test('nothing for those who save data', async () => {
  const { user, collection, patterns } = await open({ saveData: true });
  await user.hover(collection);
  expect(patterns).toEqual([]);
});

test('the toasts come when somebody begins with a form', async () => {
  const prepared = jest.spyOn(toast, 'preloadToasts').mockImplementation(() => undefined);
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Sign In' }));
  const email = await screen.findByLabelText(/email/i);
  email.focus();
  await waitFor(() => expect(prepared).toHaveBeenCalled());
});
