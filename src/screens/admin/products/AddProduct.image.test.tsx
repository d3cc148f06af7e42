import { screen, waitFor } from '@testing-library/react';
import { mockAdminApi, mockServer, product } from '../../../../store/testing';
import { addForm, openProducts, picture } from '../../../testing/adminPanel';
import { fakeUploads } from '../../../testing/uploads';
import { findToast } from '../../../testing/toasts';
import { fetchWithProgress } from '../../../ui/uploadProgress';

const server = mockServer();
const sent = () => server.sent.map(({ what }) => what);
const image = () => addForm().getByLabelText('Image');
const preview = () => screen.getByRole('form', { name: 'Add New Product' }).querySelector('img');
const submit = () => addForm().getByRole('button', { name: /^Add(ing\.\.\.| Product)$/ });

beforeEach(() => server.use(...mockAdminApi([product({ name: 'Fjord Cabin' })]).handlers));

async function open(options: Parameters<typeof openProducts>[0] = {}) {
  const visit = await openProducts(options);
  // Sets the input's files directly, as drag and drop does. Like a file picker, user.upload() would reject files that
  // do not match the input's accept attribute.
  const pick = (file: File) => {
    Object.defineProperty(image(), 'files', { value: [file], configurable: true });
    image().dispatchEvent(new Event('change', { bubbles: true }));
  };
  for (const [label, value] of Object.entries({ Name: 'Aurora', Description: 'Cedar.', 'Price in EUR': '100' })) {
    await visit.user.type(addForm().getByLabelText(label), value);
  }
  return { ...visit, pick };
}

describe("spec §5: 'image accepts image types only'", () => {
  test.each([
    ['a text file', picture('notes.txt', 'text/plain'), 'Please choose a picture: JPEG, PNG, WebP or AVIF.'],
    [
      'an SVG file, which may contain scripts',
      picture('logo.svg', 'image/svg+xml'),
      'Please choose a picture: JPEG, PNG, WebP or AVIF.',
    ],
    ['a file of unknown type', picture('raw', ''), 'Please choose a picture: JPEG, PNG, WebP or AVIF.'],
    [
      'an image larger than 10 MB',
      picture('large.png', 'image/png', 10 * 1024 * 1024 + 1),
      'This picture is larger than 10 MB. Please choose a smaller one.',
    ],
  ])('rejects %s immediately and sends nothing', async (_case, file, message) => {
    const { user, pick } = await open();
    pick(file);
    await waitFor(() => expect(image()).toHaveAccessibleDescription(message));
    expect(image()).toHaveAttribute('aria-invalid', 'true');
    expect(preview()).toBeNull();
    await user.click(submit());
    await waitFor(() => expect(image()).toHaveFocus());
    expect(sent()).toHaveLength(1);

    pick(picture());
    await waitFor(() => expect(image()).toHaveAccessibleDescription('sauna.png'));
    await user.click(submit());
    await findToast('✅ Product created: Aurora');
  });

  test.each([['image/jpeg'], ['image/png'], ['image/webp'], ['image/avif']])('accepts %s', async (type) => {
    const { user } = await open();
    await user.upload(image(), picture('sauna', type, 10 * 1024));
    await waitFor(() => expect(image()).toHaveAccessibleDescription('sauna'));
    expect(image()).toHaveAttribute('aria-invalid', 'false');
  });
});

describe('preview', () => {
  test('shows the picked image, keeps the focus, and lets the user remove the image', async () => {
    const createUrl = jest.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`);
    const revokeUrl = jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const { user } = await open();
    expect(addForm().getByText('Add photo')).toBeVisible();
    await user.upload(image(), picture());
    await waitFor(() => expect(preview()).toHaveAttribute('src', 'blob:sauna.png'));
    expect(image()).toHaveFocus();

    await user.upload(image(), picture('plunge.png'));
    await waitFor(() => expect(preview()).toHaveAttribute('src', 'blob:plunge.png'));
    await user.click(addForm().getByRole('button', { name: 'Remove picture' }));
    expect(await addForm().findByText('Add photo')).toBeVisible();
    // Do not compare the numbers of created and revoked object URLs: StrictMode renders twice, and the URLs from the
    // extra render are never revoked.
    await waitFor(() => expect(revokeUrl).toHaveBeenCalledWith('blob:plunge.png'));
    expect(createUrl).toHaveBeenCalled();

    // Picking the same file again after it was removed must fire a change event.
    await user.upload(image(), picture('plunge.png'));
    await waitFor(() => expect(preview()).toHaveAttribute('src', 'blob:plunge.png'));
  });

  test('keeps the image if the file picker is closed without a choice', async () => {
    const { user } = await open();
    await user.upload(image(), picture());
    await waitFor(() => expect(image()).toHaveAccessibleDescription('sauna.png'));
    Object.defineProperty(image(), 'files', { value: [], configurable: true });
    image().dispatchEvent(new Event('change', { bubbles: true }));
    await user.click(submit());
    await findToast('✅ Product created: Aurora');
    const form = await server.sent.find(({ what }) => what === 'POST /products')!.request.formData();
    expect(form.get('image')).toMatchObject({ name: 'sauna.png' });
  });
});

describe('progress while uploading', () => {
  test('shows a progress bar until the server responds', async () => {
    const uploads = fakeUploads();
    const { user } = await open({ fetch: fetchWithProgress });
    await user.upload(image(), picture());
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByRole('progressbar', { name: 'Upload progress' })).toHaveValue(0);
    expect(screen.queryByRole('button', { name: 'Remove picture' })).not.toBeInTheDocument();

    const [upload] = uploads;
    upload!.progress(3, 4);
    await waitFor(() => expect(screen.getByRole('progressbar')).toHaveValue(0.75));
    upload!.answer(201, { product: product({ name: 'Aurora' }) });
    await findToast('✅ Product created: Aurora');
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(uploads).toHaveLength(1);
  });
});
