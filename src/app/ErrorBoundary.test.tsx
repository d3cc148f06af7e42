import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Link } from '../ui/Link';
import { ErrorBoundary } from './ErrorBoundary';

/** The error that webpack throws if a chunk fails to load. */
const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const MissingChunk = lazy(() => Promise.reject(chunkError));
const Throwing = () => {
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
            <Route path="/login" element={<MissingChunk />} />
            <Route path="/broken" element={<Throwing />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
    </BrowserRouter>,
  );
  return userEvent.setup({ delay: null });
}

const failure = () => screen.findByRole('alert');

beforeEach(() => {
  // Silence React, which logs every caught error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // Simulate an unreachable server: the page is then not reloaded. e2e/resilience.test.ts tests the reload.
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => jest.restoreAllMocks());

describe('if a chunk fails to load, the page shows a message', () => {
  test('"Try again" links to the full URL', async () => {
    open('/login?from=account');
    expect(await failure()).toHaveTextContent(
      'This page could not be loaded. Please check your connection and try again.',
    );
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/login?from=account');
  });

  test('links to other pages still work, including the previous page', async () => {
    const user = open('/about');
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(await failure()).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'About' }));
    expect(await screen.findByRole('heading', { name: 'About' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test('if rendering throws, the page shows a message with links to retry and to the home page', async () => {
  open('/broken');
  expect(await failure()).toHaveTextContent('This page could not be displayed. Please try again.');
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/broken');
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(globalThis.fetch).not.toHaveBeenCalled();
});
