import { screen, waitFor } from '@testing-library/react';
import { mockServer } from '../../store/testing';
import { renderApp } from '../testing/renderApp';

mockServer();

const FIRST_PAINT_MS = 900;

/** Makes the browser report a first paint at FIRST_PAINT_MS, and fonts that arrived at the given times in ms. */
function reportFonts(...arrivals: number[]): void {
  jest.spyOn(performance, 'getEntriesByName').mockReturnValue([{ startTime: FIRST_PAINT_MS } as PerformanceEntry]);
  jest
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue(
      arrivals.map((responseEnd) => ({ name: '/assets/font.woff2', responseEnd }) as unknown as PerformanceEntry),
    );
}

afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.fonts;
});

async function openSecondPage() {
  const { user } = renderApp({ at: '/about' });
  await screen.findByRole('heading', { level: 1 });
  expect(document.documentElement).not.toHaveAttribute('data-fonts');
  await user.click(await screen.findByRole('link', { name: 'Science & Proof' }));
  await screen.findByRole('heading', { level: 1, name: 'What is known, and how we know it' });
}

test('the deferred fonts are enabled on the first navigation if a font arrived after the first paint', async () => {
  reportFonts(800, 950);
  await openSecondPage();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-fonts', 'deferred'));
});

test('the deferred fonts are not needed if all fonts arrived before the first paint', async () => {
  reportFonts(800, 850);
  await openSecondPage();
  expect(document.documentElement).not.toHaveAttribute('data-fonts');
});
