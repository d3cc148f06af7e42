import { render } from '@testing-library/react';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { paths } from '../paths';
import { routes } from './routes';

test('a page whose chunk is loaded renders without suspending', async () => {
  const { page: Page, load } = routes.find(({ path }) => path === paths.terms)!;
  await load();
  const { container } = render(
    <MemoryRouter>
      <Suspense fallback="Loading…">
        <Page />
      </Suspense>
    </MemoryRouter>,
  );
  expect(container).not.toHaveTextContent('Loading…');
  expect(container.querySelector('h1')).toHaveTextContent('Terms');
});
