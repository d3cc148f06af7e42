import { createRoot } from 'react-dom/client';
import { rendered } from './rendered';

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Takes 6 ms, after which React's scheduler gives up its turn of the event loop. */
function pause(): void {
  const end = performance.now() + 6;
  while (performance.now() < end);
}

function Slow() {
  pause();
  return 'rendered';
}

test('waits for all renders, however many turns of the event loop they take', async () => {
  const containers = Array.from({ length: 10 }, () => document.createElement('div'));
  const roots = containers.map((container) => createRoot(container));
  for (const root of roots) root.render(<Slow />);
  await rendered();
  expect(containers.map(({ textContent }) => textContent)).toEqual(Array(10).fill('rendered'));
  for (const root of roots) root.unmount();
});
