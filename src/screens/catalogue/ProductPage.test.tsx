import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { answer, collection, garbage, mockServer, problem, product } from '../../../store/testing';
import { materials } from '../../domain/materials';
import { advanceDate } from '../../testing/clock';
import { makeDeferred } from '../../testing/deferred';
import { address, renderApp } from '../../testing/renderApp';
import { findToast, toastSentences } from '../../testing/toasts';

const server = mockServer();

const sent = () => server.sent.map(({ what }) => what);
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

const fjord = product({
  slug: 'fjord-cabin',
  name: 'Fjord Cabin',
  category: 'infrared',
  description: 'A long text about hemlock.',
  tags: ['hemlock', 'indoor'],
  price: { base: 24500, isPriceOnRequest: false },
  images: [{ url: '/uploads/one.webp' }, { url: '/uploads/two.webp' }],
});

describe("spec §2: 'Product pages: /products/{slug or id}'", () => {
  test('shows all details of a product opened by slug', async () => {
    server.use(answer.getProductBySlug({ product: fjord }));
    renderApp({ at: '/products/fjord-cabin' });

    expect(await title('Fjord Cabin')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Infrared Therapy' })).toBeVisible();
    expect(screen.getAllByText('24.500\u00a0€', { normalizer: (text) => text })[0]).toBeVisible();
    expect(screen.getByText('A long text about hemlock.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Materials' })).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Ask for a consultation' })) {
      expect(link).toHaveAttribute('href', '/consultation?product=fjord-cabin');
    }
    expect(document.title).toContain('Fjord Cabin');
    expect(sent()).toEqual(['GET /products/slug/fjord-cabin']);
  });

  test('shows a product opened by id', async () => {
    server.use(answer.getProduct({ product: fjord }));
    renderApp({ at: `/products/${fjord._id}` });
    expect(await title('Fjord Cabin')).toBeVisible();
    expect(sent()).toEqual([`GET /products/${fjord._id}`]);
  });

  test('shows a product opened by an id in a foreign format', async () => {
    server.use(
      problem('get', '/products/slug/:slug', 404, 'This product does not exist.'),
      http.get('*/api/products/7', () => HttpResponse.json({ data: { id: 7, name: 'Bare Bench' } })),
    );
    renderApp({ at: '/products/7' });
    expect(await title('Bare Bench')).toBeVisible();
    expect(screen.getByText('Premium wellness installation for your home sanctuary.')).toBeVisible();
    expect(screen.getAllByText('Price on Request')[0]).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Materials' })).not.toBeInTheDocument();
  });

  test('requests exactly the slug in the URL, with special characters', async () => {
    server.use(answer.getProductBySlug({ product: fjord }));
    renderApp({ at: `/products/${encodeURIComponent('königssee/ö?&#')}` });
    expect(await title('Fjord Cabin')).toBeVisible();
    expect(sent()).toEqual([`GET /products/slug/${encodeURIComponent('königssee/ö?&#')}`]);
  });

  test('links back to the catalogue', async () => {
    server.use(answer.getProductBySlug({ product: fjord }), collection([fjord]));
    const { user } = renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    await user.click(screen.getByRole('link', { name: 'Wellness Collection' }));
    expect(await title('Wellness Collection')).toBeVisible();
    expect(await screen.findByText('Showing 1 product')).toBeVisible();
    expect(address()).toBe('/products');
  });
});

test('shows a loading message and a page title while the product loads', async () => {
  let respond = () => {};
  const responded = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    http.get('*/api/products/slug/:slug', async () => {
      await responded;
      return HttpResponse.json({ product: fjord });
    }),
  );
  renderApp({ at: '/products/fjord-cabin' });
  expect(await screen.findByText('Loading this piece…')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Wellness Collection | Spa Summit'));
  respond();
  expect(await title('Fjord Cabin')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Fjord Cabin | Spa Summit'));
});

describe('a product that was opened from a list', () => {
  /** Opens the product from a list that contains `listed`. Call `respond` to send the response to its own request. */
  async function openFromList(response: HttpResponse<object>, listed = fjord) {
    const { opened, open: respond } = makeDeferred();
    server.use(
      collection([listed]),
      http.get('*/api/products/slug/:slug', async () => {
        await opened;
        return response;
      }),
    );
    const { user, settled } = renderApp({ at: '/products' });
    await user.click(await screen.findByRole('link', { name: 'Fjord Cabin' }));
    expect(await title('Fjord Cabin')).toBeVisible();
    // The page is visible before its effects start the request.
    await waitFor(() => expect(sent()).toContain('GET /products/slug/fjord-cabin'));
    return { user, respond, settled };
  }

  test('is shown at once, and updated when its own response arrives', async () => {
    const newer = { ...fjord, description: 'A newer text.' };
    const { respond } = await openFromList(HttpResponse.json({ product: newer }));
    expect(screen.getAllByText('24.500\u00a0€', { normalizer: (text) => text })[0]).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Ask for a consultation' })[0]).toBeVisible();
    expect(screen.getByText('Loading this piece…')).toBeVisible();
    expect(document.title).toBe('Fjord Cabin | Spa Summit');
    const image = screen.getByRole('img', { name: 'Fjord Cabin' });
    respond();
    expect(await screen.findByText('A newer text.')).toBeVisible();
    // The image element stays, so it does not flicker.
    expect(screen.getByRole('img', { name: 'Fjord Cabin' })).toBe(image);
    expect(sent()).toContain('GET /products/slug/fjord-cabin');
  });

  test('is replaced by an error if its own request fails and the list had no description', async () => {
    const failure: HttpResponse<object> = HttpResponse.json({ message: 'Broken.' }, { status: 500 });
    const { respond } = await openFromList(failure, { ...fjord, description: undefined } as unknown as typeof fjord);
    respond();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('is replaced by a message if it turns out to be archived', async () => {
    const { respond } = await openFromList(HttpResponse.json({ message: 'Gone.' }, { status: 410 }));
    respond();
    expect(await screen.findByRole('alert')).toHaveTextContent('This piece is no longer part of the collection.');
    expect(screen.queryByText('Fjord Cabin')).not.toBeInTheDocument();
  });

  test('is requested again if it was opened more than a minute ago, and then replaced if it is archived', async () => {
    const { user, respond, settled } = await openFromList(HttpResponse.json({ product: fjord }));
    respond();
    await settled();
    advanceDate(61_000);
    await user.click(screen.getByRole('link', { name: 'Wellness Collection' }));
    server.use(problem('get', '/products/slug/:slug', 410, 'Gone.'));
    await user.click(await screen.findByRole('link', { name: 'Fjord Cabin' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This piece is no longer part of the collection.');
    expect(screen.queryByText('Fjord Cabin')).not.toBeInTheDocument();
  });

  test('stays if its own request fails', async () => {
    const { respond, settled } = await openFromList(HttpResponse.json({ message: 'Broken.' }, { status: 500 }));
    respond();
    await settled();
    expect(screen.getByRole('heading', { level: 1, name: 'Fjord Cabin' })).toBeVisible();
    expect(screen.getByText('A long text about hemlock.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a missing product', () => {
  test.each([
    ['unknown', 404, 'We could not find this piece. It may have been renamed.'],
    ['invalid slug or id', 400, 'We could not find this piece. It may have been renamed.'],
    ['archived (docs/decisions/0007)', 410, 'This piece is no longer part of the collection.'],
  ])('%s: shows a message and a link to the catalogue', async (_case, status, message) => {
    server.use(
      problem('get', '/products/slug/:slug', status, 'No.'),
      problem('get', '/products/:id', status, 'No.'),
      collection([]),
    );
    const { user } = renderApp({ at: '/products/lost' });

    expect(within(await screen.findByRole('alert')).getByRole('heading', { name: message })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'See the collection' }));
    expect(await title('Wellness Collection')).toBeVisible();
    expect(await screen.findByText('Showing 0 products')).toBeVisible();
  });
});

describe('a product that fails to load', () => {
  const failures: [string, HttpHandler][] = [
    ['the API is down', http.get('*/api/products/slug/:slug', () => HttpResponse.error())],
    ['the API returns 500', problem('get', '/products/slug/:slug', 500, 'Broken.')],
    ['the API returns HTML', garbage('get', '/products/slug/:slug', '<!doctype html>')],
  ];

  test.each(failures)('%s: shows an error, and trying again works', async (_case, failure) => {
    server.use(failure);
    const { user } = renderApp({ at: '/products/fjord-cabin' });

    const message = 'Failed to load this product. Please try again.';
    expect(await screen.findByRole('heading', { name: message })).toBeVisible();
    server.use(answer.getProductBySlug({ product: fjord }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('Fjord Cabin')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

test("never shows the previous product after navigation to another product's URL", async () => {
  server.use(
    http.get('*/api/products/slug/fjord-cabin', () => HttpResponse.json({ product: fjord })),
    problem('get', '/products/slug/lost', 404, 'No.'),
    problem('get', '/products/lost', 404, 'No.'),
    collection([fjord]),
  );
  const { user } = renderApp({ at: '/products/lost' });
  await screen.findByRole('alert');
  await user.click(screen.getByRole('link', { name: 'See the collection' }));
  await user.click(await screen.findByRole('link', { name: 'Fjord Cabin' }));
  expect(await title('Fjord Cabin')).toBeVisible();

  // Go back two history entries at once, as the Back button's menu allows.
  act(() => window.history.go(-2));
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not find this piece.');
  expect(screen.queryByText('Fjord Cabin')).not.toBeInTheDocument();
});

describe('images', () => {
  const shownImages = () =>
    [...screen.getByRole('region', { name: 'Images' }).querySelectorAll<HTMLImageElement>('li button img')].slice(0, 2);

  test('shows all images with alt texts, and loads the first one eagerly', async () => {
    server.use(answer.getProductBySlug({ product: fjord }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    expect(screen.getByRole('img', { name: 'Fjord Cabin' })).toHaveAttribute('loading', 'eager');
    expect(screen.getAllByRole('img', { name: 'Fjord Cabin, view 2 of 2' })[0]).toHaveAttribute('loading', 'lazy');
    expect(shownImages().map((one) => one.getAttribute('src'))).toEqual(['/uploads/one.webp', '/uploads/two.webp']);
  });

  test('uses the alt texts of the backend', async () => {
    const images = [
      { url: '/uploads/one.webp', alt: 'A cabin of pale hemlock' },
      { url: '/uploads/two.webp', alt: 'Its bench, seen from the deferred' },
    ];
    server.use(answer.getProductBySlug({ product: { ...fjord, images } }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    expect(shownImages().map(({ alt }) => alt)).toEqual(images.map(({ alt }) => alt));
  });

  /** Returns the paths of the images that the page shows large below the gallery, with the names of their buttons. */
  const largeImages = () =>
    screen
      .getAllByRole('button', { name: /^Enlarge image/ })
      .filter((button) => !screen.getByRole('region', { name: 'Images' }).contains(button))
      .map((button) => [button.querySelector('img')?.getAttribute('src'), button.getAttribute('aria-label')]);
  const files = ['one', 'two', 'three', 'four'].map((name) => ({ url: `/uploads/${name}.webp`, alt: `View ${name}` }));
  const specifications = [{ label: 'Seats', value: '6' }];

  test.each([
    [1, []],
    [2, [['/uploads/two.webp', 'Enlarge image 2 of 2: View two']]],
    [
      3,
      [
        ['/uploads/three.webp', 'Enlarge image 3 of 3: View three'],
        ['/uploads/two.webp', 'Enlarge image 2 of 3: View two'],
      ],
    ],
    [
      4,
      [
        ['/uploads/three.webp', 'Enlarge image 3 of 4: View three'],
        ['/uploads/two.webp', 'Enlarge image 2 of 4: View two'],
      ],
    ],
  ])(
    'of %d images, the page repeats the third or last one beside the description and, of at least three, the second beside the data',
    async (count, large) => {
      const images = files.slice(0, count);
      server.use(answer.getProductBySlug({ product: { ...fjord, specifications, images } }));
      renderApp({ at: '/products/fjord-cabin' });
      await title('Fjord Cabin');
      expect(largeImages()).toEqual(large);
      expect(
        screen
          .getAllByRole('img')
          .slice(1)
          .map((img) => img.getAttribute('loading')),
      ).not.toContain('eager');
    },
  );

  test.each([
    [4, []],
    [5, [4, 5]],
    [7, [4, 5, 6]],
  ])('of %d images, the page shows %j below the materials', async (count, positions) => {
    const images = Array.from({ length: count }, (_, index) => ({ url: `/uploads/${index + 1}.webp` }));
    server.use(answer.getProductBySlug({ product: { ...fjord, specifications, images } }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    const views = screen.queryByRole('region', { name: 'More views' });
    const names = within(views ?? document.createElement('div')).queryAllByRole('button');
    expect(
      names.map((button) => Number(/Enlarge image (\d)/.exec(button.getAttribute('aria-label') ?? '')?.[1])),
    ).toEqual(positions);
  });

  test.each([
    ['of 1600 × 800 px is the one of the description', 3, { width: 1600, height: 800 }, [4, 2], 'true'],
    ['of 1600 × 1000 px too', 3, { width: 1600, height: 1000 }, [4, 2], 'true'],
    ['in second place leaves the third to the data', 1, { width: 1600, height: 800 }, [2, 3], 'true'],
    ['in first place is shown by the gallery alone', 0, { width: 1600, height: 800 }, [3, 2], 'false'],
    ['of 1500 × 1000 px is not wide', 3, { width: 1500, height: 1000 }, [3, 2], 'false'],
  ])('a wide image %s', async (_case, position, size, positions, isWide) => {
    const images = files.map((file, index) => (index === position ? { ...file, ...size } : file));
    server.use(answer.getProductBySlug({ product: { ...fjord, specifications, images } }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    const numbers = largeImages().map(([, name]) => Number(/(\d) of 4/.exec(name ?? '')?.[1]));
    expect(numbers).toEqual(positions);
    const about = screen.getByRole('region', { name: /^About this/ });
    expect(about.closest('[data-wide]')).toHaveAttribute('data-wide', isWide);
  });

  test('shows a single image only once', async () => {
    const images = [{ url: '/uploads/one.webp' }];
    server.use(answer.getProductBySlug({ product: { ...fjord, images } }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    expect(screen.getByRole('article').querySelectorAll('[src="/uploads/one.webp"]')).toHaveLength(1);
  });

  test('replaces a broken image with a placeholder without alt text, and keeps the other images', async () => {
    server.use(answer.getProductBySlug({ product: fjord }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    fireEvent.error(screen.getByRole('img', { name: 'Fjord Cabin' }));

    expect(shownImages()[0]!.getAttribute('src')).toMatch(/^\/placeholders\/infrared-[ab]\.svg$/);
    expect(screen.queryByRole('img', { name: 'Fjord Cabin' })).not.toBeInTheDocument();
    expect(shownImages()[1]).toHaveAttribute('src', '/uploads/two.webp');

    // If the placeholder fails to load too, keep its URL: requesting it again could cause an endless loop.
    fireEvent.error(shownImages()[0]!);
    expect(shownImages()[0]!.getAttribute('src')).toMatch(/^\/placeholders\/infrared-[ab]\.svg$/);
  });

  test('shows one placeholder if there are no images', async () => {
    server.use(answer.getProductBySlug({ product: { ...fjord, images: [] } }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    expect(screen.queryByRole('region', { name: 'Images' })).not.toBeInTheDocument();
    const [placeholder] = screen.getByRole('article').querySelectorAll('img');
    expect(placeholder?.getAttribute('src')).toMatch(/^\/placeholders\/infrared-[ab]\.svg$/);
  });
});

describe('specifications', () => {
  const rows = () =>
    [...document.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent));

  test('are shown as labelled values in the order of the backend', async () => {
    const specifications = [
      { label: 'Floor area', value: '7.2 m²' },
      { label: 'Seats', value: '6' },
    ];
    server.use(answer.getProductBySlug({ product: { ...fjord, specifications } }));
    renderApp({ at: '/products/fjord-cabin' });
    expect(await screen.findByRole('region', { name: 'Specifications' })).toBeVisible();
    expect(rows()).toEqual([
      ['Floor area', '7.2 m²'],
      ['Seats', '6'],
    ]);
  });

  test('have a button that prints the page, which is a data sheet on paper', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue();
    server.use(answer.getProductBySlug({ product: { ...fjord, specifications: [{ label: 'Seats', value: '6' }] } }));
    const { user } = renderApp({ at: '/products/fjord-cabin' });
    await user.click(await screen.findByRole('button', { name: 'Print data sheet' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['the provider has none', undefined],
    ['the list is empty', []],
    ['the list is unreadable', 'six seats' as unknown as []],
  ])('are left out if %s', async (_what, specifications) => {
    server.use(answer.getProductBySlug({ product: { ...fjord, specifications } }));
    renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    expect(screen.queryByRole('region', { name: 'Specifications' })).not.toBeInTheDocument();
  });
});

describe('the drawing', () => {
  const specifications = [{ label: 'Seats', value: '6' }];
  const photos = ['one', 'two', 'three'].map((name) => ({ url: `/uploads/${name}.webp`, alt: `View ${name}` }));
  const drawing = { url: '/pictures/plan.svg', alt: 'Front and plan' };
  const namesOf = (section: HTMLElement) =>
    within(section)
      .getAllByRole('button', { name: /^Enlarge/ })
      .map((button) => button.getAttribute('aria-label'));

  test.each([
    ['last', [...photos, drawing], 4],
    ['second', [photos[0]!, drawing, ...photos.slice(1)], 2],
  ])('is beside the specifications, wherever it is among the images: %s', async (_where, images, number) => {
    server.use(answer.getProductBySlug({ product: { ...fjord, specifications, images } }));
    renderApp({ at: '/products/fjord-cabin' });
    const data = (await screen.findByRole('region', { name: 'Specifications' })).parentElement!;
    expect(namesOf(data)).toEqual([`Enlarge image ${number} of 4: Front and plan`]);
  });

  test('leaves the photographs to the description and the views', async () => {
    const images = [...photos, { url: '/uploads/four.webp', alt: 'View four' }, drawing];
    server.use(answer.getProductBySlug({ product: { ...fjord, specifications, images } }));
    renderApp({ at: '/products/fjord-cabin' });
    expect(namesOf(await screen.findByRole('region', { name: 'More views' }))).toEqual([
      'Enlarge image 2 of 5: View two',
      'Enlarge image 4 of 5: View four',
    ]);
  });

  test('that is the only image is the main image alone', async () => {
    server.use(answer.getProductBySlug({ product: { ...fjord, specifications, images: [drawing] } }));
    renderApp({ at: '/products/fjord-cabin' });
    await screen.findByRole('region', { name: 'Specifications' });
    expect(screen.getAllByRole('button', { name: /^Enlarge/ })).toHaveLength(1);
  });
});

describe('the key facts beside the main image', () => {
  const images = ['one', 'two'].map((name) => ({ url: `/uploads/${name}.webp`, alt: `View ${name}` }));
  const long = { label: 'Materials', value: 'Cedar, hemlock, travertine, black steel and glass' };
  const short = ['Dimensions', 'Floor area', 'Seats', 'Lead time'].map((label) => ({ label, value: `${label} value` }));
  const manyShort = [
    ...Array.from({ length: 12 }, (_, index) => ({ label: `Fact ${index + 1}`, value: 'Short' })),
    ...short.slice(2),
  ];
  const keyFacts = () =>
    [...document.querySelectorAll('dt')]
      .filter((term) => !screen.getByRole('region', { name: 'Specifications' }).contains(term))
      .map(({ textContent }) => textContent);

  test.each([
    [
      'are the first short specification, the seats and the next one',
      [long, ...short.slice(0, 3)],
      images,
      ['Dimensions', 'Seats', 'Floor area'],
    ],
    ['include the lead time', [long, ...short], images, ['Dimensions', 'Seats', 'Lead time']],
    [
      'are half of a longer table',
      [...short, long, ...['Heater', 'Flue', 'Connection'].map((label) => ({ label, value: label }))],
      images,
      ['Dimensions', 'Seats', 'Lead time', 'Floor area'],
    ],
    ['are at most five', manyShort, images, ['Fact 1', 'Seats', 'Lead time', 'Fact 2', 'Fact 3']],
    ['are left out if the table has no more', short.slice(0, 3), images, []],
    ['are left out if fewer than three are short', [long, long, ...short.slice(0, 2)], images, []],
    ['are left out if the product has one image, with the table below it', short, images.slice(0, 1), []],
  ])('%s', async (_case, specifications, productImages, expected) => {
    server.use(answer.getProductBySlug({ product: { ...fjord, specifications, images: productImages } }));
    renderApp({ at: '/products/fjord-cabin' });
    await screen.findByRole('region', { name: 'Specifications' });
    expect(keyFacts()).toEqual(expected);
  });
});

test('the numbers of a range, and a word that begins with a single letter and a hyphen, stay on one line', async () => {
  const specifications = [{ label: 'Sauna', value: '80–90 °C' }];
  const description = 'It holds 80–90 °C. An L-shaped bench faces the plunge of 4–8 °C.';
  server.use(answer.getProductBySlug({ product: { ...fjord, description, specifications } }));
  renderApp({ at: '/products/fjord-cabin' });
  const about = await screen.findByRole('region', { name: /^About this/ });
  expect(about).toHaveTextContent('It holds 80–\u206090 °C.');
  expect(about).toHaveTextContent('An L-\u2060shaped bench faces the plunge of 4–\u20608 °C.');
  expect(screen.getByRole('region', { name: 'Specifications' })).toHaveTextContent('80–\u206090 °C');
});

test('the first sentence of several is the lead of the description', async () => {
  const description = 'A cabin of pale hemlock. It seats two.';
  server.use(answer.getProductBySlug({ product: { ...fjord, description } }));
  renderApp({ at: '/products/fjord-cabin' });
  const section = within(await screen.findByRole('region', { name: /^About this/ }));
  expect(section.getByText('A cabin of pale hemlock.', { selector: 'p' })).toBeVisible();
  expect(section.getByText('It seats two.', { selector: 'p' })).toBeVisible();
});

test('each material that the tags name links to the collection searched for it', async () => {
  server.use(answer.getProductBySlug({ product: { ...fjord, tags: ['black steel hoops', 'hemlock', 'two seats'] } }));
  renderApp({ at: '/products/fjord-cabin' });
  await title('Fjord Cabin');
  const links = within(screen.getByRole('region', { name: 'Materials' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Black steel', '/products?q=black%20steel'],
    ['Hemlock', '/products?q=hemlock'],
  ]);
});

test('all files of the swatches exist', async () => {
  server.use(answer.getProductBySlug({ product: { ...fjord, tags: materials.map(({ name }) => name) } }));
  renderApp({ at: '/products/fjord-cabin' });
  await title('Fjord Cabin');
  const swatches = screen.getByRole('region', { name: 'Materials' }).querySelectorAll('source, img');
  const urls = [...swatches].flatMap((element) =>
    (element.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  );
  expect(urls).toHaveLength(materials.length * 4);
  expect(urls.filter((url) => !existsSync(join('public', url)))).toEqual([]);
});

// In the summary and in the phone's bar, and once more below the steps that follow.
test.each([
  ['accessory', 'Ask about this piece', 2],
  ['consultation', 'Ask about this service', 2],
  ['sauna', 'Ask for a consultation', 3],
] as const)("the button of a product of the category '%s' is named '%s'", async (category, name, count) => {
  server.use(answer.getProductBySlug({ product: { ...fjord, category } }));
  renderApp({ at: '/products/fjord-cabin' });
  await title('Fjord Cabin');
  expect(screen.getAllByRole('link', { name })).toHaveLength(count);
});

test('below the buttons stand the phone number, and what the price includes, as the specifications say', async () => {
  const specifications = [{ label: 'Price includes', value: 'VAT, delivery and installation' }];
  server.use(answer.getProductBySlug({ product: { ...fjord, specifications } }));
  renderApp({ at: '/products/fjord-cabin' });
  expect(await screen.findByText(/or call us:/)).toHaveTextContent(
    'We reply within 24 hours, or call us: +49 800 772 78664. The price includes VAT, delivery and installation.',
  );
});

test('a price on request will include what the specifications say', async () => {
  const specifications = [{ label: 'Price includes', value: 'VAT and delivery' }];
  server.use(answer.getProductBySlug({ product: { ...fjord, price: { isPriceOnRequest: true }, specifications } }));
  renderApp({ at: '/products/fjord-cabin' });
  expect(await screen.findByText(/or call us:/)).toHaveTextContent(/The price will include VAT and delivery\.$/);
});

test('what is made to order says what happens next', async () => {
  server.use(answer.getProductBySlug({ product: { ...fjord, category: 'sauna' } }));
  renderApp({ at: '/products/fjord-cabin' });
  const next = await screen.findByRole('region', { name: 'What happens next' });
  expect(within(next).getAllByRole('listitem')).toHaveLength(4);
  expect(within(next).getByRole('link', { name: 'Ask for a consultation' })).toBeVisible();
  expect(within(next).getByRole('link', { name: 'How we work' })).toHaveAttribute('href', '/design-installation');
});

test.each([
  ['infrared', 'One team installs it in three to seven days.'],
  ['complete_suite', 'One team builds the suite on the dates in your contract.'],
] as const)('the last step of a product of the category %s says: %s', async (category, time) => {
  server.use(answer.getProductBySlug({ product: { ...fjord, category } }));
  renderApp({ at: '/products/fjord-cabin' });
  const next = await screen.findByRole('region', { name: 'What happens next' });
  expect(within(next).getAllByRole('listitem').at(-1)).toHaveTextContent(time);
});

test('the breadcrumb leads to the collection and to the category', async () => {
  server.use(answer.getProductBySlug({ product: fjord }));
  renderApp({ at: '/products/fjord-cabin' });
  await title('Fjord Cabin');
  const links = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/products', '/products?category=infrared']);
});

describe("'Share'", () => {
  const setShare = (share: unknown) => Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  afterEach(() => setShare(undefined));

  async function press() {
    server.use(answer.getProductBySlug({ product: fjord }));
    const { user } = renderApp({ at: '/products/fjord-cabin?utm_source=letter' });
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    return copy;
  }

  test('opens the share sheet of the device, without parameters in the address', async () => {
    const share = jest.fn(() => Promise.resolve());
    setShare(share);
    await press();
    expect(share).toHaveBeenCalledWith({ title: 'Fjord Cabin', url: 'https://shop.example/products/fjord-cabin' });
  });

  test('copies the address if there is no share sheet', async () => {
    const copy = await press();
    expect(await findToast('Link copied')).toBeVisible();
    expect(copy).toHaveBeenCalledWith('https://shop.example/products/fjord-cabin');
  });

  test('says nothing if the visitor closes the share sheet, and says so if sharing fails', async () => {
    setShare(() => Promise.reject(new DOMException('Closed.', 'AbortError')));
    await press();
    expect(toastSentences()).toEqual([]);
    cleanup();
    setShare(() => Promise.reject(new Error('Broken.')));
    await press();
    expect(await findToast('The link could not be copied. Please copy it from the address bar.')).toBeVisible();
  });
});

describe('related pieces', () => {
  /** Makes every element come near the window, because jsdom has no layout. */
  const { IntersectionObserver } = window;
  beforeEach(() => {
    class Near {
      constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.callback([{ isIntersecting: true }]);
      }
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Near });
  });
  afterEach(() => void Object.assign(window, { IntersectionObserver }));

  const cabins = ['One', 'Two'].map((name) => product({ name, slug: name.toLowerCase(), category: 'infrared' }));
  const bucket = product({ name: 'Bucket', slug: 'bucket', category: 'accessory', tags: ['hemlock'] });

  test('shows products of the category, accessories, and links to the previous and the next product of the category', async () => {
    const [before, after] = cabins as [(typeof cabins)[0], (typeof cabins)[0]];
    server.use(
      answer.getProductBySlug({ product: fjord }),
      http.get('*/api/products', ({ request }) =>
        HttpResponse.json({
          products: request.url.includes('accessory') ? [bucket] : [before, fjord, after],
          currentPage: 1,
          totalPages: 1,
        }),
      ),
    );
    renderApp({ at: '/products/fjord-cabin' });
    const section = within(await screen.findByRole('region', { name: 'Related pieces' }));
    expect(await section.findByRole('heading', { name: 'More from the collection' })).toBeVisible();
    const names = section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['One', 'Two', 'Bucket']);
    expect(section.getByRole('heading', { name: 'Accessories' })).toBeVisible();
    expect(section.getByRole('link', { name: 'Bucket' })).toHaveAttribute('href', '/products/bucket');
    expect(section.getByRole('link', { name: 'Previous One' })).toHaveAttribute('href', '/products/one');
    expect(section.getByRole('link', { name: 'Next Two' })).toHaveAttribute('href', '/products/two');
  });

  test.each([
    ['the first', (pair: typeof cabins) => [fjord, ...pair], 'Previous Two', 'Next One'],
    ['the last', (pair: typeof cabins) => [...pair, fjord], 'Previous Two', 'Next One'],
  ])('%s product of a category has both links as well', async (_which, listed, previous, next) => {
    server.use(answer.getProductBySlug({ product: fjord }), collection(listed(cabins)));
    renderApp({ at: '/products/fjord-cabin' });
    expect(await screen.findByRole('link', { name: previous })).toHaveAttribute('href', '/products/two');
    expect(screen.getByRole('link', { name: next })).toHaveAttribute('href', '/products/one');
  });

  test('a category of two products has no such links, because both would lead to the same product', async () => {
    server.use(answer.getProductBySlug({ product: fjord }), collection([fjord, ...cabins.slice(1)]));
    renderApp({ at: '/products/fjord-cabin' });
    await screen.findByRole('heading', { name: 'More from the collection' });
    expect(screen.queryByRole('link', { name: /^(Previous|Next) piece/ })).not.toBeInTheDocument();
  });

  test('shows nothing if the requests fail', async () => {
    server.use(answer.getProductBySlug({ product: fjord }), problem('get', '/products', 500, 'Broken.'));
    const { settled } = renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    await settled();
    expect(screen.queryByText('More from the collection')).not.toBeInTheDocument();
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([]);
  });
});

describe('the bar at the bottom of the window with price and button', () => {
  const { IntersectionObserver } = window;
  afterEach(() => void Object.assign(window, { IntersectionObserver }));

  test.each([
    ['hidden while the button of the summary is in view', true, true, 'false'],
    ['shown below it', false, true, 'true'],
    ['hidden above the footer, which has a button of its own', false, false, 'false'],
  ])('is %s', async (_where, actionsInView, articleAtLowerEdge, visible) => {
    class Observer {
      constructor(private readonly callback: (entries: object[]) => void) {}
      observe(element: Element) {
        this.callback([{ isIntersecting: element.tagName === 'ARTICLE' ? articleAtLowerEdge : actionsInView }]);
      }
      disconnect() {}
    }
    Object.assign(window, { IntersectionObserver: Observer });
    server.use(answer.getProductBySlug({ product: fjord }), collection([fjord]));
    const { settled } = renderApp({ at: '/products/fjord-cabin' });
    await title('Fjord Cabin');
    await settled();
    expect(document.querySelector('[data-contact-bar]')).toHaveAttribute('data-visible', visible);
  });
});

test('shows markup in every field as text', async () => {
  const markup = '<script>window.hacked=1</script><b>x</b>';
  server.use(answer.getProductBySlug({ product: { ...fjord, name: markup, description: markup, tags: [markup] } }));
  renderApp({ at: '/products/marked' });
  expect(await title(markup)).toBeVisible();
  expect(screen.getAllByText(markup)).toHaveLength(3);
  expect(document.querySelector('b, script:not([type="application/ld+json"])')).toBeNull();
  expect(document.title).toContain(markup);
});
