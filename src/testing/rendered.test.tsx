import { createRoot } from 'react-dom/client';
import { rendered } from './rendered';

beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Blocks for 6 ms. React's scheduler yields to the event loop after 5 ms. */
function block(): void {
  const end = performance.now() + 6;
  while (performance.now() < end);
}

function Slow() {
  block();
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
