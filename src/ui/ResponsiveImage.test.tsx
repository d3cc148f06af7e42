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
const shown = (image: ResponsiveImageData | null, rest: { placeholderSeed?: string; priority?: boolean } = {}) =>
  render(
    <ResponsiveImage image={image} sizes="50vw" placeholder="sauna" placeholderSeed="fjord" alt="A cabin" {...rest} />,
  );
const sources = (container: HTMLElement) =>
  [...container.querySelectorAll('source')].map(({ type, srcset, sizes }) => ({ type, srcset, sizes }));
const blurred = (container: HTMLElement) => container.querySelector('img.blur');

describe('AVIF and WebP at several widths, and a blurred placeholder until it has loaded', () => {
  test('AVIF before WebP, each with its widths; the picture itself for everybody else', () => {
    const { container } = shown(file);
    expect(sources(container)).toEqual([
      { type: 'image/avif', srcset: '/uploads/fjord-400.avif 400w, /uploads/fjord-800.avif 800w', sizes: '50vw' },
      { type: 'image/webp', srcset: '/uploads/fjord-400.webp 400w, /uploads/fjord-800.webp 800w', sizes: '50vw' },
    ]);
    const picture = screen.getByRole('img', { name: 'A cabin' });
    expect(picture).toHaveAttribute('src', '/uploads/fjord.jpg');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['1600', '1200']);
  });

  test('the blur lies behind it and is not spoken of', () => {
    const { container } = shown(file);
    expect(blurred(container)).toHaveAttribute('src', file.blur);
    expect(blurred(container)).toHaveAttribute('alt', '');
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  test('settled question 3: a provider that names the address only gets a plain picture', () => {
    const { container } = shown({
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
  ])('the first of a page (%s) comes %s', (first, loading, fetchPriority) => {
    shown(file, { priority: first });
    expect(screen.getByRole('img')).toHaveAttribute('loading', loading);
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', fetchPriority);
  });
});

describe('a broken or missing picture', () => {
  test('falls back to a composed placeholder of its category, without the formats, the blur and the words', () => {
    const { container } = shown(file);
    fireEvent.error(screen.getByRole('img', { name: 'A cabin' }));
    const placeholder = container.querySelector('img')!;
    const ours = /^\/placeholders\/sauna-[ab]\.svg$/;
    expect(placeholder.getAttribute('src')).toMatch(ours);
    expect(placeholder).toHaveAttribute('alt', '');
    expect(container.innerHTML).not.toContain('/uploads/');
    expect(blurred(container)).toBeNull();
    // A stand-in that is broken as well stays: there is nothing behind it.
    fireEvent.error(placeholder);
    expect(placeholder.getAttribute('src')).toMatch(ours);
  });

  test('another picture in its place is tried again', () => {
    const { rerender } = shown(file);
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

  test('no picture: neighbours with other texts get other placeholders', () => {
    const { container } = render(
      <>
        <ResponsiveImage image={null} sizes="" placeholder="accessory" placeholderSeed="a" alt="" />
        <ResponsiveImage image={null} sizes="" placeholder="accessory" placeholderSeed="b" alt="" />
      </>,
    );
    const addresses = [...container.querySelectorAll('img')].map((one) => one.getAttribute('src'));
    expect(new Set(addresses)).toEqual(new Set(['/placeholders/accessory-a.svg', '/placeholders/accessory-b.svg']));
  });
});
