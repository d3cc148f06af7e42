import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mockAdminApi, mockServer, problem, product } from '../../../../store/testing';
import {
  addForm,
  change,
  edit,
  gone,
  answerConfirmations,
  openProducts,
  panel,
  picture,
  saveChanges,
} from '../../../testing/adminPanel';
import { findToast } from '../../../testing/toasts';
import { fakeUploads } from '../../../testing/uploads';
import { fetchWithProgress } from '../../../ui/uploadProgress';
import { setDraftOwner } from '../../../ui/draftOwner';

const server = mockServer();
const IMAGES = [
  { url: '/uploads/bench.webp', alt: 'The bench' },
  { url: '/uploads/stove.webp', alt: 'The stove' },
  { url: '/uploads/window.webp', alt: 'The window' },
];
const fjord = product({ name: 'Fjord Cabin', images: IMAGES });
const MEGABYTE = 1024 * 1024;

let adminApi = mockAdminApi([fjord], ['images']);
let uploaded = 0;
beforeEach(() => {
  adminApi = mockAdminApi([fjord], ['images']);
  uploaded = 0;
  server.use(
    ...adminApi.handlers,
    http.post('*/api/admin/images', () => {
      uploaded += 1;
      return HttpResponse.json({ image: { url: `/uploads/new-${uploaded}.webp` } }, { status: 201 });
    }),
  );
  let blobs = 0;
  jest.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(blobs += 1)}`);
  jest.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
});

async function editFjord(options: Parameters<typeof openProducts>[0] = {}) {
  const visit = await openProducts(options);
  await edit(visit.user, 'Fjord Cabin');
  await visit.settled();
  return visit;
}

const section = () => panel().getByRole('region', { name: 'Pictures' });
const items = () =>
  within(section())
    .queryAllByRole('listitem')
    .filter((item) => item.closest('ol'));
const alts = () =>
  panel()
    .getAllByLabelText(/^Alternative text/)
    .map((field) => (field as HTMLTextAreaElement).value);
const button = (name: string) => panel().getByRole('button', { name });
const addPhoto = () => panel().getByLabelText('Add photo');
const allUploaded = () => waitFor(() => expect(panel().queryByText(/^(Uploading|Waiting|Preparing)/)).toBeNull());
/** Passes files to the input directly. user.upload() would leave out the files that do not match its types. */
const pick = (...files: File[]) => {
  const input = addPhoto();
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
};
const sentImages = async () => {
  const put = server.sent.findLast(({ what }) => what.startsWith('PUT'))!;
  const images = (await put.request.clone().formData()).get('images');
  return images === null ? null : (JSON.parse(images as string) as object[]);
};
const countPuts = () => server.sent.filter(({ what }) => what.startsWith('PUT')).length;

describe("'Staff add several pictures to a product'", () => {
  test('picked pictures are uploaded, appended and saved with their alternative texts', async () => {
    const { user } = await editFjord();
    await user.upload(addPhoto(), [picture('one.png'), picture('two.png')]);
    await user.type(panel().getByLabelText('Alternative text of picture 4'), 'The view');
    await allUploaded();
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(await sentImages()).toEqual([
      ...IMAGES,
      { url: '/uploads/new-1.webp', alt: 'The view' },
      { url: '/uploads/new-2.webp', alt: '' },
    ]);
  });

  test('pictures are added to a new product as well, and the form is empty afterwards', async () => {
    const { user } = await openProducts();
    for (const [label, value] of Object.entries({ Name: 'Aurora', Description: 'Cedar.', 'Price in EUR': '100' })) {
      await user.type(addForm().getByLabelText(label), value);
    }
    await user.upload(addForm().getByLabelText('Add photo'), [picture('one.png'), picture('two.png')]);
    await user.click(addForm().getByRole('button', { name: 'Add Product' }));
    await findToast('✅ Product created: Aurora');
    const post = server.sent.find(({ what }) => what === 'POST /products')!;
    expect(JSON.parse((await post.request.formData()).get('images') as string)).toEqual([
      { url: '/uploads/new-1.webp', alt: '' },
      { url: '/uploads/new-2.webp', alt: '' },
    ]);
    await waitFor(() => expect(addForm().queryByLabelText(/^Alternative text/)).toBeNull());
  });

  test("'by pasting': an image on the clipboard is added, but not while a text field receives text", async () => {
    const { user } = await editFjord();
    const paste = (target: Element, types: string[]) => {
      const event = createEvent.paste(target, { clipboardData: { files: [picture('image.png')], types } });
      fireEvent(target, event);
      return event.defaultPrevented;
    };
    expect(paste(panel().getByLabelText(/^Name/), ['text/plain', 'Files'])).toBe(false);
    expect(items()).toHaveLength(3);
    expect(paste(document.body, ['Files'])).toBe(true);
    await waitFor(() => expect(items()).toHaveLength(4));
    // The form behind the dialog is open as well, but does not receive the picture.
    expect(uploaded).toBeLessThanOrEqual(1);
    await allUploaded();
    expect(uploaded).toBe(1);
    await user.click(button('Remove picture 4'));
  });

  test("'by drag and drop': files dropped on the list are added; files dropped beside it do not leave the page", async () => {
    await editFjord();
    const data = { dataTransfer: { files: [picture()], types: ['Files'] } };
    fireEvent.dragOver(section(), data);
    await waitFor(() => expect(section()).toHaveAttribute('data-over', 'true'));
    const beside = createEvent.drop(document.body, data);
    fireEvent(document.body, beside);
    expect(beside.defaultPrevented).toBe(true);
    expect(items()).toHaveLength(3);
    fireEvent.drop(section(), data);
    await waitFor(() => expect(items()).toHaveLength(4));
    expect(section()).toHaveAttribute('data-over', 'false');
    await allUploaded();
  });

  test('the phone may use its camera', async () => {
    await editFjord();
    expect(panel().getByLabelText('Take photo')).toHaveAttribute('capture', 'environment');
  });

  test("'a picture of 30 MB among five good ones': the good ones are added, and a sentence names each other one", async () => {
    const shown = new Set<string>();
    jest.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
      shown.add(this.textContent);
    });
    await editFjord();
    const good = ['1.png', '2.png', '3.png', '4.png', '5.png'].map((name) => picture(name));
    pick(picture('huge.png', 'image/png', 30 * MEGABYTE), ...good, picture('bathroom.tif', 'image/tiff'));
    await waitFor(() => expect(items()).toHaveLength(8));
    expect(within(section()).getAllByRole('alert')[0]).toHaveTextContent(
      'huge.png was not added: it is larger than 10 MB. Please choose a smaller one.' +
        'bathroom.tif was not added: it is not a JPEG, PNG, WebP or AVIF picture.',
    );
    expect([...shown]).toEqual([
      'huge.png was not added: it is larger than 10 MB. Please choose a smaller one.',
      'bathroom.tif was not added: it is not a JPEG, PNG, WebP or AVIF picture.',
    ]);
    await allUploaded();
    expect(uploaded).toBe(5);
  });

  test('a product has at most 12 pictures; a sentence names those that were not added', async () => {
    await editFjord();
    pick(...Array.from({ length: 11 }, (_, n) => picture(`${n + 1}.png`)));
    await waitFor(() => expect(items()).toHaveLength(12));
    expect(
      panel().getByText('10.png and 11.png were not added: a product has at most 12 pictures. Remove others first.'),
    ).toBeVisible();
    expect(addPhoto()).toBeDisabled();
    await allUploaded();
  });
});

describe("'see progress per file'", () => {
  test('one file is uploaded after the other, each with its own progress', async () => {
    const uploads = fakeUploads();
    const { user } = await editFjord({ fetch: fetchWithProgress });
    await user.upload(addPhoto(), [picture('one.png'), picture('two.png')]);
    const bar = await panel().findByRole('progressbar', { name: 'Upload of one.png' });
    expect(panel().getByText('Waiting to be uploaded…')).toBeVisible();
    uploads[0]!.progress(3, 4);
    await waitFor(() => expect(bar).toHaveValue(0.75));
    expect(panel().getByText('Uploading… 75 %')).toBeVisible();
    expect(uploads).toHaveLength(1);
    uploads[0]!.answer(201, { image: { url: '/uploads/new.webp' } });
    await panel().findByRole('progressbar', { name: 'Upload of two.png' });
    uploads[1]!.answer(201, { image: { url: '/uploads/newer.webp' } });
    await allUploaded();
  });

  test('saving waits for the uploads and says so', async () => {
    const uploads = fakeUploads();
    const { user } = await editFjord({ fetch: fetchWithProgress });
    await user.upload(addPhoto(), picture('one.png'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await saveChanges(user);
    expect(
      await panel().findByText('Waiting for 1 picture to be uploaded. The product is saved afterwards.'),
    ).toBeVisible();
    expect(uploads).toHaveLength(1);
    uploads[0]!.answer(201, { image: { url: '/uploads/new.webp' } });
    await waitFor(() => expect(uploads).toHaveLength(2));
    const images = JSON.parse((uploads[1]!.body as FormData).get('images') as string) as object[];
    expect(images.at(-1)).toEqual({ url: '/uploads/new.webp', alt: '' });
    uploads[1]!.answer(200, { product: fjord });
    await findToast('✅ Product updated');
    await gone();
  });

  test.each([
    [
      'the server is busy',
      problem('post', '/admin/images', 503, 'Many pictures are being saved right now.'),
      'Many pictures are being saved right now.',
    ],
    [
      'the connection breaks',
      http.post('*/api/admin/images', () => HttpResponse.error()),
      'The upload was interrupted. Check your connection and try again.',
    ],
  ])(
    'if %s, the picture stays with a sentence, nothing is saved, and it can be tried again',
    async (_case, failure, sentence) => {
      const { user } = await editFjord();
      server.use(failure);
      await user.upload(addPhoto(), picture('view.png'));
      expect(await panel().findByText(sentence)).toBeVisible();
      await saveChanges(user);
      await findToast(
        '❌ Nothing was saved, because view.png could not be uploaded. Try again or remove it, then save.',
      );
      expect(countPuts()).toBe(0);
      server.resetHandlers();
      server.use(
        ...adminApi.handlers,
        http.post('*/api/admin/images', () =>
          HttpResponse.json({ image: { url: '/uploads/new.webp' } }, { status: 201 }),
        ),
      );
      await user.click(button('Try again'));
      expect(button('Remove picture 4')).toHaveFocus();
      await allUploaded();
      await saveChanges(user);
      await findToast('✅ Product updated');
      expect(await sentImages()).toContainEqual({ url: '/uploads/new.webp', alt: '' });
    },
  );

  test('a picture that the server refuses cannot be tried again, but removed', async () => {
    const { user } = await editFjord();
    server.use(problem('post', '/admin/images', 400, 'The picture is damaged and could not be read.'));
    await user.upload(addPhoto(), picture('broken.png'));
    expect(await panel().findByText('The picture is damaged and could not be read.')).toBeVisible();
    expect(panel().queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(button('Remove picture 4'));
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(await sentImages()).toBeNull();
  });
});

describe("'order them by drag and by keyboard, give alternative text, choose the first, remove with undo'", () => {
  test('buttons move a picture, keep the focus on it and announce its position', async () => {
    const { user } = await editFjord();
    button('Move picture 1 later').focus();
    await user.keyboard('{Enter}');
    expect(alts()).toEqual(['The stove', 'The bench', 'The window']);
    expect(button('Move picture 2 later')).toHaveFocus();
    expect(panel().getByText('Moved to position 2 of 3.')).toHaveAttribute('role', 'status');
    await user.keyboard('{Enter}');
    expect(button('Move picture 3 later')).toHaveFocus();
    expect(button('Move picture 3 later')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Enter}');
    expect(alts()).toEqual(['The stove', 'The window', 'The bench']);
    await user.click(button('Move picture 3 earlier'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(await sentImages()).toEqual([IMAGES[1], IMAGES[0], IMAGES[2]]);
  });

  test("'choose the first': 'Make first' makes a picture the main one and keeps the focus on it", async () => {
    const { user } = await editFjord();
    await user.click(button('Make first, picture 3'));
    expect(alts()).toEqual(['The window', 'The bench', 'The stove']);
    expect(within(items()[0]!).getByText('Main picture')).toBeVisible();
    expect(button('Move picture 1 later')).toHaveFocus();
    expect(panel().queryByRole('button', { name: 'Make first, picture 1' })).toBeNull();
  });

  test('dragging moves a picture as soon as the pointer is over another one; Escape returns it', async () => {
    await editFjord();
    // jsdom has no layout: the items are beside each other, 100 px wide.
    for (const [index, item] of items().entries()) {
      jest
        .spyOn(item, 'getBoundingClientRect')
        .mockImplementation(() => new DOMRect(100 * [...item.parentElement!.children].indexOf(item), 0, 100, 100));
      expect(index).toBeLessThan(3);
    }
    const list = items()[0]!.parentElement!;
    const handleOf = (index: number) => items()[index]!.querySelector('[aria-hidden="true"]')!;
    fireEvent.pointerDown(handleOf(0), { button: 0, pointerType: 'touch' });
    fireEvent.pointerMove(list, { clientX: 250, clientY: 50 });
    await waitFor(() => expect(alts()).toEqual(['The stove', 'The window', 'The bench']));
    fireEvent.pointerUp(list);
    fireEvent.pointerMove(list, { clientX: 50, clientY: 50 });
    expect(alts()).toEqual(['The stove', 'The window', 'The bench']);

    fireEvent.pointerDown(handleOf(2), { button: 0 });
    fireEvent.pointerMove(list, { clientX: 150, clientY: 50 });
    await waitFor(() => expect(alts()).toEqual(['The stove', 'The bench', 'The window']));
    const escape = createEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent(document.body, escape);
    await waitFor(() => expect(alts()).toEqual(['The stove', 'The window', 'The bench']));
    expect(escape.defaultPrevented).toBe(true);
  });

  test("'remove with undo': Undo returns each picture to its position with its text", async () => {
    const { user } = await editFjord();
    await user.click(button('Remove picture 2'));
    expect(alts()).toEqual(['The bench', 'The window']);
    expect(button('Undo')).toHaveFocus();
    await user.click(button('Remove picture 1'));
    expect(alts()).toEqual(['The window']);
    await user.click(button('Undo'));
    expect(alts()).toEqual(['The bench', 'The window']);
    expect(button('Remove picture 1')).toHaveFocus();
    await user.click(button('Undo'));
    expect(alts()).toEqual(['The bench', 'The stove', 'The window']);
    expect(panel().queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('all pictures can be removed', async () => {
    const { user } = await editFjord();
    for (let n = 0; n < 3; n += 1) await user.click(button('Remove picture 1'));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(await sentImages()).toEqual([]);
  });

  test('an alternative text is one line', async () => {
    const { user } = await editFjord();
    const field = panel().getByLabelText('Alternative text of picture 1');
    await user.clear(field);
    await user.click(field);
    await user.paste('A warm\n room');
    expect(field).toHaveValue('A warm room');
  });
});

describe("'the list is versioned and merged like every other field'", () => {
  test('it is not sent unless it has changed', async () => {
    const { user } = await editFjord();
    await change(user, { Name: 'Fjord II' });
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(await sentImages()).toBeNull();
  });

  test('a changed list and a change of another field by somebody else are both kept', async () => {
    const { user } = await editFjord();
    await user.click(button('Make first, picture 2'));
    adminApi.change(fjord._id, { description: 'Hemlock for four.' });
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(adminApi.stored(fjord._id)).toMatchObject({
      description: 'Hemlock for four.',
      images: [IMAGES[1], IMAGES[0], IMAGES[2]],
    });
  });

  test.each([
    ['Yours', [IMAGES[1], IMAGES[2]]],
    ['Theirs', [IMAGES[0]]],
  ] as const)('if both have changed the list, both are shown, and the user chooses: %s', async (choice, stored) => {
    const { user } = await editFjord();
    await user.click(button('Remove picture 1'));
    adminApi.change(fjord._id, { images: [IMAGES[0]!] });
    await saveChanges(user);
    const conflict = within(await screen.findByRole('region', { name: 'Conflict' }));
    const group = within(conflict.getByRole('group', { name: 'Pictures' }));
    expect(group.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'The stove',
      'The window',
      'The bench',
    ]);
    await user.click(group.getByRole('radio', { name: new RegExp(`^${choice}:`) }));
    await saveChanges(user);
    await findToast('✅ Product updated');
    expect(adminApi.stored(fjord._id).images).toEqual(stored);
  });
});

describe('an unsaved list is a draft', () => {
  test("'closing with unsaved pictures asks like other unsaved changes'; uploads continue meanwhile", async () => {
    const uploads = fakeUploads();
    const { user } = await editFjord({ fetch: fetchWithProgress });
    await user.upload(addPhoto(), picture('one.png'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    const confirm = answerConfirmations(false);
    await user.click(button('Cancel'));
    await waitFor(() => expect(confirm).toHaveBeenCalledWith('Discard unsaved changes?'));
    uploads[0]!.answer(201, { image: { url: '/uploads/new.webp' } });
    await allUploaded();
    expect(items()).toHaveLength(4);
    confirm.mockReturnValue(true);
    await user.click(button('Cancel'));
    await gone();
    await edit(user, 'Fjord Cabin');
    await waitFor(() => expect(items()).toHaveLength(3));
    expect(uploads).toHaveLength(1);
  });

  test('it survives a reload: stored pictures, their order and texts; a file that was not uploaded is left out', async () => {
    const { user } = await editFjord();
    await user.upload(addPhoto(), picture('one.png'));
    await allUploaded();
    await user.click(button('Make first, picture 4'));
    await user.type(panel().getByLabelText('Alternative text of picture 1'), 'The view');
    const draftKey = `draft:product:edit:${fjord._id}`;
    const draft = JSON.parse(window.sessionStorage.getItem(draftKey) ?? '') as { images: string };
    const images = JSON.parse(draft.images) as object[];
    draft.images = JSON.stringify([...images, { url: 'blob:lost', alt: '' }]);
    window.sessionStorage.setItem(draftKey, JSON.stringify(draft));

    const again = await openProducts({ again: true });
    await edit(again.user, 'Fjord Cabin');
    await waitFor(() => expect(alts()).toEqual(['The view', 'The bench', 'The stove', 'The window']));
    await saveChanges(again.user);
    await findToast('✅ Product updated');
    expect(await sentImages()).toEqual([{ url: '/uploads/new-1.webp', alt: 'The view' }, ...IMAGES]);
  });

  test('files that wait are not uploaded after the user has signed out', async () => {
    const uploads = fakeUploads();
    const { user } = await editFjord({ fetch: fetchWithProgress });
    await user.upload(addPhoto(), [picture('one.png'), picture('two.png')]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    setDraftOwner(null);
    uploads[0]!.answer(201, { image: { url: '/uploads/new.webp' } });
    await waitFor(() => expect(items()).toHaveLength(3));
    expect(uploads).toHaveLength(1);
  });
});

test('a provider whose list does not announce the extension keeps the field for one image', async () => {
  server.use(...mockAdminApi([fjord]).handlers);
  await editFjord();
  expect(panel().getByLabelText('Image')).toHaveAttribute('type', 'file');
  expect(panel().queryByRole('region', { name: 'Pictures' })).toBeNull();
});
