import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ProductViewModel } from '../../domain/productViewModel';
import { ProductGallery } from './ProductGallery';

const WIDTH = 400;
/** Width of the row's content: of three images, unless a test makes it narrower. */
let rowWidth = 3 * WIDTH;

/** Gives elements a width and positions in a row, and lets `scrollTo` scroll at once, because jsdom has no layout. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
  jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(() => rowWidth);
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function offsetLeft(this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH;
  });
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    fireEvent.scroll(this);
  };
});
afterEach(() => {
  rowWidth = 3 * WIDTH;
  jest.restoreAllMocks();
});

const image = (url: string, alt: string | null = null) => ({
  url,
  alt,
  width: 960,
  height: 1200,
  blur: null,
  sources: [{ url: url.replace('.webp', '.avif'), width: 960, type: 'image/avif' }],
});

function show(images: ProductViewModel['images']) {
  const viewModel = {
    id: '1',
    slugOrId: 'fjord-cabin',
    name: 'Fjord Cabin',
    images,
    placeholder: 'sauna',
  } as unknown as ProductViewModel;
  render(<ProductGallery viewModel={viewModel} />);
  return userEvent.setup();
}

const three = [image('/1.webp', 'The cabin by the lake'), image('/2.webp'), image('/3.webp', 'A bench of hemlock')];
const counter = () => screen.getByRole('status');
const thumbnails = () => within(screen.getByRole('list', { name: 'Choose an image' })).getAllByRole('button');

describe('the gallery of a product', () => {
  test('each image has its own alternative text', () => {
    show(three);
    expect(screen.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
      'The cabin by the lake',
      'Fjord Cabin, view 2 of 3',
      'A bench of hemlock',
    ]);
  });

  test('arrows, thumbnails, arrow keys and swiping change the image, and the counter follows', async () => {
    const user = show(three);
    expect(counter()).toHaveTextContent('Image 1 / 3');
    expect(screen.getByRole('button', { name: 'Previous image' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('button', { name: 'Next image' }));
    expect(counter()).toHaveTextContent('Image 2 / 3');
    await user.keyboard('{ArrowRight}');
    expect(counter()).toHaveTextContent('Image 3 / 3');
    expect(screen.getByRole('button', { name: 'Next image' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowRight}');
    expect(counter()).toHaveTextContent('Image 3 / 3');
    await user.click(thumbnails()[0] as Element);
    expect(counter()).toHaveTextContent('Image 1 / 3');
    expect(thumbnails().map((one) => one.getAttribute('aria-current'))).toEqual(['true', 'false', 'false']);

    const row = screen.getAllByRole('list')[0] as Element;
    row.scrollLeft = 1.6 * WIDTH;
    fireEvent.scroll(row);
    expect(counter()).toHaveTextContent('Image 3 / 3');
  });

  test('if the last images share the end of the row, the counter still reaches each of them', async () => {
    rowWidth = 1.5 * WIDTH;
    const user = show(three);
    for (const text of ['Image 2 / 3', 'Image 3 / 3']) {
      await user.click(screen.getByRole('button', { name: 'Next image' }));
      expect(counter()).toHaveTextContent(text);
    }
    await user.click(screen.getByRole('button', { name: 'Previous image' }));
    expect(counter()).toHaveTextContent('Image 2 / 3');
  });

  test('arrow keys move the focus from image to image, also if all of them are visible', async () => {
    rowWidth = WIDTH;
    const user = show(three);
    const images = screen.getAllByRole('button', { name: /^Enlarge image/ });
    act(() => images[0]!.focus());
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(images[2]).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(images[1]).toHaveFocus();
  });

  test('a product with one image has no arrows, counter and thumbnails', () => {
    show(three.slice(0, 1));
    expect(screen.getByRole('img', { name: 'The cabin by the lake' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('a product without images shows the placeholder', () => {
    show([]);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^\/placeholders\/sauna-[ab]\.svg$/);
  });

  test('a missing file is replaced by the placeholder, and the others stay', () => {
    show(three);
    fireEvent.error(screen.getByRole('img', { name: 'A bench of hemlock' }));
    expect(screen.getAllByRole('img')).toHaveLength(2);
    expect(counter()).toHaveTextContent('Image 1 / 3');
  });
});
