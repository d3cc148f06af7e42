import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { Link } from '../ui/Link';
import type { ScrollState } from '../ui/scrollState';
import { ensureHistoryKey, ScrollRestoration } from './ScrollRestoration';

/** The page's height in pixels and the callback of its ResizeObserver. Both are fakes, because jsdom has no layout. */
const page = { height: 3000, onResize: () => {} };

class FakeResizeObserver {
  constructor(private readonly callback: () => void) {}
  observe() {
    page.onResize = this.callback;
    // Like a browser's ResizeObserver, call back once at the start, and later when the size changes.
    queueMicrotask(this.callback);
  }
  disconnect() {
    page.onResize = () => {};
  }
}

const scrolledTo: number[] = [];

function scroll(top: number) {
  Object.assign(window, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  page.height = 3000;
  scrolledTo.length = 0;
  window.sessionStorage.clear();
  window.history.pushState(null, '', '/products');
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, get: () => page.height });
  Object.assign(window, { ResizeObserver: FakeResizeObserver });
  jest.spyOn(window, 'scrollTo').mockImplementation((_left: unknown, top = 0) => {
    const reached = Math.min(top, page.height - window.innerHeight);
    scrolledTo.push(reached);
    scroll(reached);
  });
  Object.assign(window, { scrollY: 0 });
});

afterEach(() => jest.restoreAllMocks());

function SearchButton() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate({ search: '?q=cedar' }, { replace: true })}>Search</button>;
}

/** Button that opens the collection at the scroll position of the history entry with the key `first`. */
function ReturnButton() {
  const navigate = useNavigate();
  const state: ScrollState = { scrollOf: 'first' };
  return <button onClick={() => void navigate('/products', { state })}>Return</button>;
}

function open() {
  ensureHistoryKey();
  const { unmount } = render(
    <BrowserRouter>
      <ScrollRestoration />
      <Link to="/products/fjord-cabin">Fjord Cabin</Link>
      <Link to="/products">Wellness Collection</Link>
      <SearchButton />
      <ReturnButton />
      <Routes>
        <Route path="/products" element={<h1>Collection</h1>} />
        <Route path="/products/:slug" element={<h1>Product</h1>} />
      </Routes>
    </BrowserRouter>,
  );
  return { user: userEvent.setup({ delay: null }), unmount };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const back = () => act(() => window.history.back());

describe("'Back at the same scroll position'", () => {
  test('a new page starts at its top, and Back restores the scroll position', async () => {
    const { user } = open();
    scroll(1200);
    await user.click(screen.getByRole('link', { name: 'Fjord Cabin' }));
    await heading('Product');
    expect(window.scrollY).toBe(0);

    back();
    await heading('Collection');
    expect(window.scrollY).toBe(1200);
  });

  test.each(['null', '7', '"top"', '[1]', '{"first":"far"}', '{'])(
    'invalid stored positions are ignored: %s',
    async (stored) => {
      window.history.replaceState({ key: 'first' }, '');
      window.sessionStorage.setItem('scroll-positions', stored);
      open();
      await heading('Collection');
      expect(window.scrollY).toBe(0);
    },
  );

  test('a query change on the same page does not scroll, and Back still restores the position', async () => {
    const { user } = open();
    scroll(1200);
    scrolledTo.length = 0;
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(window.location.search).toBe('?q=cedar');
    expect(scrolledTo).toEqual([]);

    await user.click(screen.getByRole('link', { name: 'Fjord Cabin' }));
    await heading('Product');
    back();
    await heading('Collection');
    expect(window.scrollY).toBe(1200);
  });

  test('a scroll between a navigation and its rendering does not count for the page before', async () => {
    const { user } = open();
    scroll(1200);
    // As when the page of the new entry is rendered before the router has the new location, and is shorter.
    const pushState = window.history.pushState.bind(window.history);
    jest.spyOn(window.history, 'pushState').mockImplementation((...entry) => {
      pushState(...entry);
      scroll(0);
    });
    await user.click(screen.getByRole('link', { name: 'Fjord Cabin' }));
    await heading('Product');
    back();
    await heading('Collection');
    expect(window.scrollY).toBe(1200);
  });

  test.each([
    ['without a query', '/products'],
    ['with a search in the query', '/products?q=cedar'],
  ])('a link to the current page, %s, scrolls to the top', async (_how, at) => {
    window.history.replaceState(null, '', at);
    const { user } = open();
    scroll(1200);
    await user.click(screen.getByRole('link', { name: 'Wellness Collection' }));
    expect(window.location.search).toBe('');
    expect(window.scrollY).toBe(0);
  });

  test('a link can return to the position of an earlier history entry', async () => {
    window.history.replaceState({ key: 'first' }, '');
    const { user } = open();
    scroll(1200);
    await user.click(screen.getByRole('link', { name: 'Fjord Cabin' }));
    await heading('Product');
    expect(window.scrollY).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Return' }));
    await heading('Collection');
    expect(window.scrollY).toBe(1200);
  });

  test('a link that is followed before the scroll event is sent counts as scrolled to', async () => {
    const { user } = open();
    Object.assign(window, { scrollY: 1200 });
    await user.click(screen.getByRole('link', { name: 'Fjord Cabin' }));
    await heading('Product');
    back();
    await heading('Collection');
    expect(window.scrollY).toBe(1200);
  });

  test('stays at the end of the page until it is tall enough', async () => {
    const { user } = open();
    scroll(1200);
    await user.click(screen.getByRole('link', { name: 'Fjord Cabin' }));
    await heading('Product');
    page.height = 800;
    back();
    await heading('Collection');
    expect(window.scrollY).toBe(800 - window.innerHeight);

    page.height = 3000;
    act(() => page.onResize());
    expect(window.scrollY).toBe(1200);
  });

  test('does not scroll if the user scrolls while it waits', async () => {
    const { user } = open();
    scroll(1200);
    await user.click(screen.getByRole('link', { name: 'Fjord Cabin' }));
    await heading('Product');
    page.height = 800;
    back();
    await heading('Collection');

    window.dispatchEvent(new Event('wheel'));
    page.height = 3000;
    act(() => page.onResize());
    expect(scrolledTo).not.toContain(1200);
  });

  test('a reload restores the position too', async () => {
    const { unmount } = open();
    scroll(1200);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    Object.assign(window, { scrollY: 0 });

    open();
    await heading('Collection');
    expect(window.scrollY).toBe(1200);
  });

  test.each(['/products', '/products/fjord-cabin'])(
    'a page that is newly loaded in the same tab starts at its top: %s',
    async (url) => {
      const { unmount } = open();
      scroll(1200);
      window.dispatchEvent(new Event('pagehide'));
      unmount();
      window.history.pushState(null, '', url);
      Object.assign(window, { scrollY: 0 });

      open();
      await screen.findByRole('heading');
      expect(window.scrollY).toBe(0);
    },
  );

  test('works without restoring if storage is denied', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { user } = open();
    scroll(1200);
    await user.click(screen.getByRole('link', { name: 'Fjord Cabin' }));
    expect(await heading('Product')).toBeVisible();
    back();
    expect(await heading('Collection')).toBeVisible();
    expect(window.scrollY).toBe(0);
  });
});

test('keeps the position if the user scrolled before hydration', async () => {
  Object.assign(window, { scrollY: 640 });
  open();
  expect(await screen.findByRole('heading', { name: 'Collection' })).toBeVisible();
  expect(scrolledTo).toEqual([]);
});
