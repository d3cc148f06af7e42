import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { collection, mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import { openProducts } from '../../../testing/adminPanel';
import { findToast } from '../../../testing/toasts';

const server = mockServer();
const fjord = product({ name: 'Fjord Cabin', tags: ['cedar', 'lake'], createdAt: '2026-10-01T10:00:00.000Z' });
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

describe("'Choose columns'", () => {
  test('shows and hides columns; name and actions always stay; a reload keeps the choice', async () => {
    server.use(...mockAdminApi([fjord]).handlers);
    const { user } = await openProducts();
    await user.click(button('Columns'));
    expect(button('Columns')).toHaveAttribute('aria-expanded', 'true');
    for (const label of ['Image', 'Category', 'Price', 'Status'])
      await user.click(screen.getByRole('checkbox', { name: label }));
    expect(headings()).toEqual(['', 'Name', 'Actions']);
    expect(screen.getByRole('columnheader', { name: 'Selection' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Tags' }));
    await user.click(screen.getByRole('checkbox', { name: 'Added' }));
    expect(headings()).toEqual(['', 'Name', 'Tags', 'Added', 'Actions']);
    expect(screen.getByRole('cell', { name: 'cedar, lake' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '1 Oct 2026' })).toBeVisible();

    await openProducts({ again: true });
    expect(headings()).toEqual(['', 'Name', 'Tags', 'Added', 'Actions']);
    await user.click(button('Columns'));
    await user.click(button('Default columns'));
    expect(headings()).toEqual(['Image', 'Name', 'Category', 'Price', 'Status', 'Actions']);
  });

  test('V opens the choice at its first checkbox, Escape closes it and returns the focus to its button', async () => {
    server.use(...mockAdminApi([fjord]).handlers);
    const { user } = await openProducts();
    button('Columns').focus();
    await user.keyboard('v');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Image' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(button('Columns')).toHaveFocus();
    expect(screen.queryByRole('checkbox', { name: 'Image' })).not.toBeInTheDocument();
  });

  test.each(['no JSON', '{}', 'null', '["name","unknown"]'])(
    'an unusable stored choice is ignored: %s',
    async (stored) => {
      localStorage.setItem('product-columns', stored);
      server.use(...mockAdminApi([fjord]).handlers);
      await openProducts();
      expect(headings()).toContain('Name');
      expect(headings()).toContain('Actions');
    },
  );
});

describe("'Export of all products that match the current filter and search'", () => {
  const saved = () => {
    const files: Blob[] = [];
    URL.createObjectURL = jest.fn((file: Blob) => `blob:${files.push(file)}`);
    URL.revokeObjectURL = jest.fn();
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    return { files, names };
  };

  test('loads all parts with the filter, and saves them as one file', async () => {
    const { files, names } = saved();
    server.use(
      http.get('*/api/admin/products/export', ({ request }) => {
        const after = new URL(request.url).searchParams.get('after');
        return HttpResponse.json(after === null ? { csv: 'head\r\n1\r\n', next: 'p1' } : { csv: '2\r\n' });
      }),
      ...mockAdminApi([fjord]).handlers,
    );
    const { user, settled } = await openProducts();
    await user.selectOptions(screen.getByLabelText('Status'), 'active');
    await settled();
    await user.click(button('Export'));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^products-\d{4}-\d\d-\d\d\.csv$/)]));
    expect(await files[0]?.text()).toBe('head\r\n1\r\n2\r\n');
    const sent = server.sent.map(({ what }) => what).filter((what) => what.includes('export'));
    expect(sent).toEqual([
      'GET /admin/products/export?status=active',
      'GET /admin/products/export?status=active&after=p1',
    ]);
    expect(button('Export')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('a failed part saves nothing and says so', async () => {
    const { names } = saved();
    server.use(problem('get', '/admin/products/export', 500, 'Ouch.'), ...mockAdminApi([fjord]).handlers);
    const { user } = await openProducts();
    await user.click(button('Export'));
    expect(await findToast('The export could not be created. Please try again.')).toBeVisible();
    expect(names).toEqual([]);
  });
});

describe("'A provider without these calls: no Import/Export-all controls'", () => {
  test.each([
    ['without the admin API', [problem('get', '/admin/products', 404, 'No.'), collection([fjord])]],
    [
      'without the extension csv',
      [http.get('*/api/admin/products', () => HttpResponse.json({ products: [fjord], currentPage: 1, totalPages: 1 }))],
    ],
  ])('%s', async (_case, handlers) => {
    server.use(...handlers);
    await openProducts();
    expect(screen.queryByRole('button', { name: 'Export' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Import' })).not.toBeInTheDocument();
    expect(button('Columns')).toBeVisible();
  });
});
