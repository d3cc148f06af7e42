import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportProductsApiResponse } from '../../../../../store/api/productCsvEndpoints.gen';
import { mockAdminApi, mockServer, product } from '../../../../../store/testing';
import { gone, openProducts, panel } from '../../../../testing/adminPanel';
import { fetchWithProgress } from '../../../../ui/uploadProgress';
import { address } from '../../../../testing/renderApp';
import { findToast } from '../../../../testing/toasts';
import { fakeUploads, type FakeUpload } from '../../../../testing/uploads';

const server = mockServer();
const csv = (name = 'products.csv', text = 'name,description,price') => new File([text], name, { type: 'text/csv' });

const report = (given: Partial<ImportProductsApiResponse> = {}): ImportProductsApiResponse => ({
  imported: false,
  digest: 'd1',
  lines: 3,
  added: 1,
  changed: 1,
  unchanged: 1,
  changes: [
    { line: 2, action: 'changed', name: 'Fjord Cabin', fields: [{ field: 'price', from: '24.500 €', to: '25.100 €' }] },
    { line: 5, action: 'added', name: 'Bench', fields: [{ field: 'name', to: 'Bench' }] },
  ],
  problemCount: 0,
  problems: [],
  ...given,
});

/** Opens the import dialog. Returns the uploads in order. */
async function openImport() {
  server.use(...mockAdminApi([product({ name: 'Fjord Cabin' })]).handlers);
  const uploads = fakeUploads();
  const { user } = await openProducts({ fetch: fetchWithProgress });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  return { user, uploads };
}

async function pick(user: Awaited<ReturnType<typeof openImport>>['user'], file: File) {
  await user.upload(panel().getByLabelText('CSV file'), file);
}

/** Waits for the upload with this index, counted from 0. */
async function upload(uploads: FakeUpload[], index: number): Promise<FakeUpload> {
  await waitFor(() => expect(uploads.length).toBeGreaterThan(index));
  return uploads[index]!;
}

const urlOf = ({ method, url }: FakeUpload) => `${method} ${url.replace(/^.*\/api/, '')}`;
const fileOf = ({ body }: FakeUpload) => (body as FormData).get('file') as File;

describe("'CSV import with a dry run that shows what would change, line by line'", () => {
  test('checks the picked file, lists the changes by line, and imports the checked file', async () => {
    const { user, uploads } = await openImport();
    await pick(user, csv());
    const check = await upload(uploads, 0);
    expect(urlOf(check)).toBe('POST /admin/products/import?dryRun=true');
    expect(fileOf(check).name).toBe('products.csv');
    expect(panel().getByText('Checking the file...')).toBeVisible();
    check.progress(1, 4);
    expect(await panel().findByRole('progressbar', { name: 'Upload progress' })).toHaveValue(0.25);
    check.answer(200, report());

    expect(await panel().findByText('3 lines: 1 new, 1 changed, 1 unchanged.')).toHaveAttribute('role', 'status');
    const rows = within(panel().getByRole('region', { name: 'Changes' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'LineProductChanges',
      '2Fjord Cabinprice: 24.500 € 25.100 €',
      '5New: Benchname:  Bench',
    ]);

    await user.click(panel().getByRole('button', { name: 'Import 2 changes' }));
    const run = await upload(uploads, 1);
    expect(urlOf(run)).toBe('POST /admin/products/import?dryRun=false&digest=d1');
    expect(await panel().findByRole('button', { name: 'Importing...' })).toHaveAttribute('aria-disabled', 'true');
    const lists = server.sent.length;
    run.answer(200, report({ imported: true }));
    expect(await findToast('✅ Import complete: 1 new, 1 changed')).toBeVisible();
    await gone();
    await waitFor(() => expect(server.sent.length).toBeGreaterThan(lists));

    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(panel().getByText('No file chosen')).toBeVisible();
  });

  test('the field keeps the focus while the file is checked, and takes no other file', async () => {
    const { user, uploads } = await openImport();
    const field = panel().getByLabelText('CSV file');
    field.focus();
    await pick(user, csv());
    const check = await upload(uploads, 0);
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-disabled', 'true');
    expect(fireEvent.click(field)).toBe(false);
    fireEvent.change(field, { target: { files: [csv('other.csv')] } });
    check.answer(200, report());
    await waitFor(() => expect(field).toHaveAttribute('aria-disabled', 'false'));
    expect(panel().getByText('products.csv')).toBeVisible();
    expect(uploads).toHaveLength(1);
  });

  test('a file that changes nothing has nothing to import', async () => {
    const { user, uploads } = await openImport();
    await pick(user, csv());
    (await upload(uploads, 0)).answer(200, report({ lines: 1, added: 0, changed: 0, changes: [] }));
    expect(await panel().findByText('1 line: no changes.')).toBeVisible();
    expect(panel().queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  });

  test("'only the first 200 lines rendered, the rest counted'", async () => {
    const { user, uploads } = await openImport();
    await pick(user, csv());
    (await upload(uploads, 0)).answer(200, report({ lines: 1500, changed: 1400, unchanged: 99 }));
    expect(await panel().findByText('… and 1,399 more lines.')).toBeVisible();
    expect(panel().getByRole('button', { name: 'Import 1401 changes' })).toBeVisible();
  });
});

describe("'errors list with line numbers that can be copied'", () => {
  const problems = [
    { line: 3, message: 'Name must not be empty.' },
    { line: 14, name: 'Fjord Cabin', message: 'Changed by somebody else since the export.' },
  ];

  test('lists the problems, copies them, and offers no import', async () => {
    const { user, uploads } = await openImport();
    await pick(user, csv());
    (await upload(uploads, 0)).answer(200, report({ problems, problemCount: 205 }));
    expect(await panel().findByText(/^3 lines: 205 problems\. Nothing can be imported yet/)).toBeVisible();
    const items = within(panel().getByRole('list', { name: 'Problems' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Line 3: Name must not be empty.',
      'Line 14 (Fjord Cabin): Changed by somebody else since the export.',
    ]);
    expect(panel().getByText('… and 203 more problems.')).toBeVisible();
    expect(panel().queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();

    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(panel().getByRole('button', { name: 'Copy the list' }));
    expect(await findToast('✅ List copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(items.map(({ textContent }) => textContent).join('\n'));
    write.mockRejectedValue(new Error('denied'));
    await user.click(panel().getByRole('button', { name: 'Copy the list' }));
    expect(await findToast('The list could not be copied. Please select the text and copy it.')).toBeVisible();
  });

  test('an edit between check and import: says so, and lists the lines', async () => {
    const { user, uploads } = await openImport();
    await pick(user, csv());
    (await upload(uploads, 0)).answer(200, report());
    await user.click(await panel().findByRole('button', { name: 'Import 2 changes' }));
    (await upload(uploads, 1)).answer(200, report({ problems, problemCount: 2 }));
    expect(await panel().findByRole('alert')).toHaveTextContent(
      'Nothing was imported, because products have changed since the check.',
    );
    expect(panel().getByText('Line 14 (Fjord Cabin): Changed by somebody else since the export.')).toBeVisible();
  });
});

describe("'The picked file survives an error'", () => {
  test.each([
    [
      'a message of the server',
      (one: FakeUpload) => one.answer(400, { success: false, message: 'Unknown column: “colour”.' }),
      'Unknown column: “colour”.',
    ],
    [
      'no connection',
      (one: FakeUpload) => one.break(),
      'The file could not be checked, and nothing was imported. If you have changed the file, choose it again; otherwise try again.',
    ],
  ])(
    '%s: shows it, and the file can be checked again, also after the dialog was closed',
    async (_case, fail, message) => {
      const { user, uploads } = await openImport();
      await pick(user, csv());
      fail(await upload(uploads, 0));
      expect(await panel().findByRole('alert')).toHaveTextContent(message);
      await user.click(panel().getByRole('button', { name: 'Close' }));
      await gone();
      await user.click(screen.getByRole('button', { name: 'Import' }));
      expect(panel().getByText('products.csv')).toBeVisible();
      await user.click(panel().getByRole('button', { name: 'Check the file' }));
      (await upload(uploads, 1)).answer(200, report());
      expect(await panel().findByRole('button', { name: 'Import 2 changes' })).toBeVisible();
    },
  );

  test('the connection is lost during the import: says that the result is unknown, and offers the check', async () => {
    const { user, uploads } = await openImport();
    await pick(user, csv());
    (await upload(uploads, 0)).answer(200, report());
    await user.click(await panel().findByRole('button', { name: 'Import 2 changes' }));
    (await upload(uploads, 1)).break();
    expect(await panel().findByRole('alert')).toHaveTextContent(
      /^The connection was lost, so the file may or may not have been imported\./,
    );
    expect(panel().getByRole('button', { name: 'Check the file' })).toBeVisible();
  });

  test('a file of more than 10 MB is refused before it is sent', async () => {
    const { user, uploads } = await openImport();
    const large = csv();
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await pick(user, large);
    expect(await panel().findByRole('alert')).toHaveTextContent(
      'This file is larger than 10 MB. Please import it in parts.',
    );
    expect(uploads).toEqual([]);
  });
});

describe('the Back button', () => {
  test('closes only the import, and keeps the picked file', async () => {
    const { user, uploads } = await openImport();
    await pick(user, csv());
    (await upload(uploads, 0)).answer(200, report());
    await panel().findByRole('button', { name: 'Import 2 changes' });
    expect(address()).toBe('/admin?view=products&panel=import');
    act(() => window.history.back());
    await gone();
    expect(address()).toBe('/admin?view=products');
    await user.click(screen.getByRole('button', { name: 'Import' }));
    expect(panel().getByText('products.csv')).toBeVisible();
  });
});
