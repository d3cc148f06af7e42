import { screen, waitFor } from '@testing-library/react';
import { collection, mockServer, problem, product, user as makeUser } from '../../store/testing';
import { paths } from '../paths';
import { pass, stopClock } from '../testing/clock';
import { address, renderApp } from '../testing/renderApp';
import * as toast from '../ui/toast';
import { startPrefetching } from './prefetch';
import { routes } from './routes';

const server = mockServer();
const sent = () => server.sent.map(({ what }) => what);
const LIST_REQUEST = 'GET /products?page=1&limit=12&sort=-createdAt';

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
function mockConnection(connection: { saveData?: boolean; effectiveType?: string }): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

/** Mocks `IntersectionObserver`: links to these paths are near the viewport, all others are not. */
function mockNearLinks(nearPaths: readonly string[]): void {
  class Observer {
    constructor(private readonly callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {}
    observe(target: HTMLAnchorElement) {
      const isIntersecting = nearPaths.includes(target.pathname);
      queueMicrotask(() => this.callback([{ target, isIntersecting }]));
    }
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
}

const { IntersectionObserver } = window;
let stopPrefetching: () => void;

afterEach(() => {
  stopPrefetching();
  jest.restoreAllMocks();
  Object.assign(window, { IntersectionObserver });
  Reflect.deleteProperty(navigator, 'connection');
});

interface OpenOptions {
  connection?: Parameters<typeof mockConnection>[0];
  /** Paths of the links that are near the viewport. */
  near?: readonly string[];
}

/** Opens /about, where the only links are those of the header and the footer, and starts prefetching. */
async function open({ connection = {}, near }: OpenOptions = {}) {
  mockConnection(connection);
  if (near) mockNearLinks(near);
  const app = renderApp({ at: '/about' });
  const collectionLink = await screen.findByRole('link', { name: 'Collection' });
  await screen.findByRole('heading', { level: 1 });
  const patterns = recordLoads();
  stopPrefetching = startPrefetching(app.store);
  return { ...app, collectionLink, patterns };
}

/** Lets more time pass than prefetching takes to start its next task. For tests that expect no request. */
const passNextTask = () => pass(500);

describe('on intent', () => {
  test('hovering a link loads the chunk of its page, and then its data', async () => {
    server.use(collection([product()]));
    const { user, collectionLink, patterns } = await open();
    expect(patterns).toEqual([]);
    await user.hover(collectionLink);
    expect(new Set(patterns)).toEqual(new Set([paths.products]));
    await waitFor(() => expect(sent()).toEqual([LIST_REQUEST]));
  });

  test('focusing a link loads the chunk of its page', async () => {
    const { patterns } = await open();
    screen.getAllByRole('link', { name: 'Consultation' })[0]!.focus();
    expect(patterns).toEqual([paths.consultation]);
  });

  test('focusing a form field preloads the toasts', async () => {
    const preload = jest.spyOn(toast, 'preloadToasts').mockImplementation(() => undefined);
    const { user } = await open();
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    const email = await screen.findByLabelText(/email/i);
    email.focus();
    await waitFor(() => expect(preload).toHaveBeenCalled());
  });
});

describe('in idle time', () => {
  test('loads the chunks and the data of near links first, then the chunks of all other links', async () => {
    server.use(collection([product()]));
    const { patterns, settled } = await open({ near: [paths.scienceProof, paths.products] });
    await waitFor(() => expect(patterns).toContain(paths.login));
    expect(new Set(patterns.slice(0, 2))).toEqual(new Set([paths.scienceProof, paths.products]));
    await settled();
    expect(sent()).toEqual([LIST_REQUEST]);
    const linked = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname);
    await waitFor(() => expect(new Set(patterns)).toEqual(new Set(linked)));
    expect(patterns).toHaveLength(new Set(patterns).size);
  });

  test('requests a list only once, and not if it is cached', async () => {
    server.use(collection([product()]));
    const { user, collectionLink, settled } = await open({ near: [paths.products] });
    await waitFor(() => expect(sent()).toEqual([LIST_REQUEST]));
    await settled();
    await user.hover(collectionLink);
    await user.click(collectionLink);
    expect(await screen.findByText('Showing 1 product')).toBeVisible();
    expect(sent()).toEqual([LIST_REQUEST]);
  });

  test('loads the chunk of a link that appears later', async () => {
    const { patterns } = await open({ near: [paths.products, '/products/fjord-cabin'] });
    server.use(collection([product({ slug: 'fjord-cabin' })]));
    await waitFor(() => expect(sent()).toEqual([LIST_REQUEST]));
    expect(patterns).not.toContain('/products/:slugOrId');
    const link = Object.assign(document.createElement('a'), { href: '/products/fjord-cabin' });
    document.body.append(link);
    await waitFor(() => expect(patterns).toContain('/products/:slugOrId'));
    link.remove();
  });

  test('continues after a chunk that fails to load', async () => {
    mockNearLinks([paths.experiences, paths.scienceProof]);
    const { store } = renderApp({ at: '/about' });
    await screen.findByRole('heading', { level: 1 });
    const patterns = recordLoads();
    const experiences = routes.find(({ path }) => path === paths.experiences)!;
    jest.spyOn(experiences, 'load').mockRejectedValue(new Error('Loading the chunk failed.'));
    stopPrefetching = startPrefetching(store);
    await waitFor(() => expect(patterns).toContain(paths.scienceProof));
    await waitFor(() => expect(patterns).toContain(paths.login));
  });

  test('a list that fails to load changes nothing, even if the response is 401', async () => {
    server.use(problem('get', '/products', 401, 'Sign in.'));
    mockNearLinks([paths.products]);
    const { store, settled } = renderApp({ at: '/about', signedInAs: makeUser() });
    await screen.findByRole('heading', { level: 1 });
    stopPrefetching = startPrefetching(store);
    await waitFor(() => expect(sent()).toEqual([LIST_REQUEST]));
    await settled();
    expect(address()).toBe('/about');
    expect(store.getState().session.activeSession).toBe('regular');
  });

  test('on a 2G connection, only intent prefetches', async () => {
    stopClock();
    const { user, patterns } = await open({ connection: { effectiveType: 'slow-2g' }, near: [paths.products] });
    await passNextTask();
    expect(patterns).toEqual([]);
    await user.hover(screen.getByRole('link', { name: 'About' }));
    expect(new Set(patterns)).toEqual(new Set([paths.about]));
  });
});

describe('nothing is prefetched', () => {
  beforeEach(stopClock);

  test('if the data saver is on', async () => {
    const { user, collectionLink, patterns } = await open({ connection: { saveData: true }, near: [paths.products] });
    await user.hover(collectionLink);
    await passNextTask();
    expect([patterns, sent()]).toEqual([[], []]);
  });

  test('if the user prefers reduced data', async () => {
    const { matchMedia } = window;
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia(query);
      return query.includes('reduced-data') ? Object.assign(list, { matches: true }) : list;
    });
    const { user, collectionLink, patterns } = await open({ near: [paths.products] });
    await user.hover(collectionLink);
    await passNextTask();
    expect([patterns, sent()]).toEqual([[], []]);
  });
});
