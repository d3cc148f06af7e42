import { fireEvent, render, screen } from '@testing-library/react';
import { ResponsiveImage, type ResponsiveImageData } from './ResponsiveImage';

const file: ResponsiveImageData = {
  url: '/uploads/fjord.jpg',
  width: 1600,
  height: 1200,
  blur: 'data:image/webp;base64,UklGRg==',
  sources: [
    { url: '/uploads/fjord-400.webp', width: 400, type: 'image/webp' },
    { url: '/uploads/fjord-400.avif', width: 400, type: 'image/avif' },
    { url: '/uploads/fjord-800.avif', width: 800, type: 'image/avif' },
    { url: '/uploads/fjord-800.webp', width: 800, type: 'image/webp' },
    { url: '/uploads/fjord.tiff', width: 800, type: 'image/tiff' },
  ],
};
const renderImage = (image: ResponsiveImageData | null, rest: { placeholderSeed?: string; priority?: boolean } = {}) =>
  render(
    <ResponsiveImage image={image} sizes="50vw" placeholder="sauna" placeholderSeed="fjord" alt="A cabin" {...rest} />,
  );
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }));
const blurred = (container: HTMLElement) => container.querySelector('img.blur');

describe('AVIF and WebP at several widths, and a blurred placeholder until it has loaded', () => {
  test('offers AVIF before WebP, each with its widths, and the original image as the fallback', () => {
    const { container } = renderImage(file);
    expect(sources(container)).toEqual([
      { type: 'image/avif', srcset: '/uploads/fjord-400.avif 400w, /uploads/fjord-800.avif 800w', sizes: '50vw' },
      { type: 'image/webp', srcset: '/uploads/fjord-400.webp 400w, /uploads/fjord-800.webp 800w', sizes: '50vw' },
    ]);
    const img = screen.getByRole('img', { name: 'A cabin' });
    expect(img).toHaveAttribute('src', '/uploads/fjord.jpg');
    expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['1600', '1200']);
  });

  test('shows the blurred preview, hidden from screen readers', () => {
    const { container } = renderImage(file);
    expect(blurred(container)).toHaveAttribute('src', file.blur);
    expect(blurred(container)).toHaveAttribute('alt', '');
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('docs/decisions/0003: an image with only a URL is rendered without sources and preview', () => {
    const { container } = renderImage({
      url: 'https://cdn.example/a.jpg',
      width: null,
      height: null,
      blur: null,
      sources: [],
    });
    expect(sources(container)).toEqual([]);
    expect(blurred(container)).toBeNull();
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://cdn.example/a.jpg');
    expect(screen.getByRole('img')).not.toHaveAttribute('width');
  });

  test.each([
    [true, 'eager', 'high'],
    [false, 'lazy', 'auto'],
  ])('with priority %s, loading is %s', (priority, loading, fetchPriority) => {
    renderImage(file, { priority });
    expect(screen.getByRole('img')).toHaveAttribute('loading', loading);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', fetchPriority);
  });
});

describe('a broken or missing image', () => {
  test('a broken image is replaced by the placeholder, without sources, preview and alternative text', () => {
    const { container } = renderImage(file);
    fireEvent.error(screen.getByRole('img', { name: 'A cabin' }));
    const placeholder = container.querySelector('img')!;
    const placeholderPath = /^\/placeholders\/sauna-[ab]\.svg$/;
    expect(placeholder.getAttribute('src')).toMatch(placeholderPath);
    expect(placeholder).toHaveAttribute('alt', '');
    expect(container.innerHTML).not.toContain('/uploads/');
    expect(blurred(container)).toBeNull();
    // If the placeholder fails to load too, it is not replaced.
    fireEvent.error(placeholder);
    expect(placeholder.getAttribute('src')).toMatch(placeholderPath);
  });

  test('a new image URL is loaded after the previous one failed', () => {
    const { rerender } = renderImage(file);
    fireEvent.error(screen.getByRole('img'));
    rerender(
      <ResponsiveImage
        image={{ ...file, url: '/uploads/new.jpg' }}
        sizes=""
        placeholder="sauna"
        placeholderSeed="fjord"
        alt="New"
      />,
    );
    expect(screen.getByRole('img', { name: 'New' })).toHaveAttribute('src', '/uploads/new.jpg');
  });

  test('without an image, different seeds select different placeholders', () => {
    const { container } = render(
      <>
        <ResponsiveImage image={null} sizes="" placeholder="accessory" placeholderSeed="a" alt="" />
        <ResponsiveImage image={null} sizes="" placeholder="accessory" placeholderSeed="b" alt="" />
      </>,
    );
    const urls = [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'));
    expect(new Set(urls)).toEqual(new Set(['/placeholders/accessory-a.svg', '/placeholders/accessory-b.svg']));
  });
});
