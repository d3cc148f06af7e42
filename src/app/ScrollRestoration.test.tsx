import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useNavigate } from 'react-router-dom';
import { ScrollRestoration } from './ScrollRestoration';

/** A window whose page has a height and whose visitor scrolls: jsdom lays nothing out. */
const page = { height: 3000, grown: () => {} };

class Observed {
  constructor(private readonly tell: () => void) {}
  observe() {
    page.grown = this.tell;
    // As the platform does: once at first, later whenever the size changes.
    queueMicrotask(this.tell);
  }
  disconnect() {
    page.grown = () => {};
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
  Object.assign(window, { ResizeObserver: Observed });
  jest.spyOn(window, 'scrollTo').mockImplementation((_left: unknown, top = 0) => {
    scrolledTo.push(top);
    scroll(top);
  });
  Object.assign(window, { scrollY: 0 });
});

afterEach(() => jest.restoreAllMocks());

function Choice() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate({ search: '?q=cedar' }, { replace: true })}>Search</button>;
}

function open() {
  const { unmount } = render(
    <BrowserRouter>
      <ScrollRestoration />
      <Link to="/products/fjord-cabin">Fjord Cabin</Link>
      <Link to="/products">Wellness Collection</Link>
      <Choice />
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
  test('a new page starts at its top, and Back returns to where the visitor was', async () => {
    const { user } = open();
    scroll(1200);
    await user.click(screen.getByRole('link', { name: 'Fjord Cabin' }));
    await heading('Product');
    expect(window.scrollY).toBe(0);

    back();
    await heading('Collection');
    expect(window.scrollY).toBe(1200);
  });

  test.each(['null', '7', '"top"', '[1]', '{"default":"far"}', '{'])(
    'what an older version left is no position: %s',
    async (kept) => {
      window.sessionStorage.setItem('scroll-positions', kept);
      open();
      await heading('Collection');
      expect(window.scrollY).toBe(0);
    },
  );

  test('a choice that is written to the address moves nothing, and Back still finds the position', async () => {
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

  test.each([
    ['as it is', '/products'],
    ['with a search in it', '/products?q=cedar'],
  ])('the link to the page that is shown, %s, leads to its top', async (_how, at) => {
    window.history.replaceState(null, '', at);
    const { user } = open();
    scroll(1200);
    await user.click(screen.getByRole('link', { name: 'Wellness Collection' }));
    expect(window.location.search).toBe('');
    expect(window.scrollY).toBe(0);
  });

  test('a page that is still short is waited for', async () => {
    const { user } = open();
    scroll(1200);
    await user.click(screen.getByRole('link', { name: 'Fjord Cabin' }));
    await heading('Product');
    page.height = 800;
    back();
    await heading('Collection');
    expect(scrolledTo).not.toContain(1200);

    page.height = 3000;
    act(() => page.grown());
    expect(window.scrollY).toBe(1200);
  });

  test('a visitor who moves meanwhile is left in peace', async () => {
    const { user } = open();
    scroll(1200);
    await user.click(screen.getByRole('link', { name: 'Fjord Cabin' }));
    await heading('Product');
    page.height = 800;
    back();
    await heading('Collection');

    window.dispatchEvent(new Event('wheel'));
    page.height = 3000;
    act(() => page.grown());
    expect(scrolledTo).not.toContain(1200);
  });

  test('a reload returns there as well', async () => {
    const { unmount } = open();
    scroll(1200);
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    Object.assign(window, { scrollY: 0 });

    open();
    await heading('Collection');
    expect(window.scrollY).toBe(1200);
  });

  test('storage that is denied does no harm', async () => {
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

test('who scrolls while the page is still waking stays there', async () => {
  Object.assign(window, { scrollY: 640 });
  open();
  expect(await screen.findByRole('heading', { name: 'Collection' })).toBeVisible();
  expect(scrolledTo).toEqual([]);
});
