import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';

/** As webpack says it. */
const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const Lost = lazy(() => Promise.reject(missing));
const Broken = () => {
  throw new Error('A mistake of ours.');
};

function open(at: string) {
  window.history.pushState(null, '', at);
  render(
    <BrowserRouter>
      <Link to="/about">About</Link>
      <Link to="/login?from=account">Sign In</Link>
      <ErrorBoundary>
        <Suspense fallback="…">
          <Routes>
            <Route path="/about" element={<h1>About</h1>} />
            <Route path="/login" element={<Lost />} />
            <Route path="/broken" element={<Broken />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>,
  );
  return userEvent.setup({ delay: null });
}

const failure = () => screen.findByRole('alert');

beforeEach(() => {
  // React reports what a boundary has caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Nor does the site answer: a new document would not come either (e2e/resilience.test.ts).
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => jest.restoreAllMocks());

describe('a part of the site that does not come leaves a sentence, and never an empty window', () => {
  test('the way to try again is the whole address, as a new document', async () => {
    open('/login?from=account');
    expect(await failure()).toHaveTextContent(
      'This page could not be loaded. Please check your connection and try again.',
    );
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/login?from=account');
  });

  test('other pages still open, also the one before', async () => {
    const user = open('/about');
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(await failure()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('a mistake of ours leaves a sentence as well, and the ways on', async () => {
  open('/broken');
  expect(await failure()).toHaveTextContent('This page could not be shown. Please try again.');
  expect(screen.getByRole('heading', { level: 1, name: 'Not loaded' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/broken');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
