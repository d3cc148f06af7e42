import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';
import type { ProductViewModel } from '../../domain/productViewModel';
import { ResponsiveImage } from '../../ui/ResponsiveImage';
import styles from './ProductGallery.module.css';
import { imageAlt, ZoomableImage } from './ZoomableImage';

/** Value of the `sizes` attribute of an image. In wide windows, it is 1.5 times its width (docs/decisions/0042-page-weight.md). */
const SIZES = '(min-width: 900px) 84vw, 100vw';

/** Returns the `sizes` attribute of a thumbnail. Thumbnails are cropped to 4:5, so a wide image is rendered wider than its box. */
function thumbnailSizes({ width, height }: ProductViewModel['images'][number]): string {
  const stretch = Math.max(1, (width ?? 4) / (height ?? 5) / (4 / 5));
  return `(min-width: 1200px) ${Math.round(13 * stretch)}vw, ${5.5 * stretch}rem`;
}

/**
 * The images of a product: a row that scrolls from one to the next, also without scripts, with arrows, a counter and, in
 * windows from 600 px, thumbnails. The left and right arrow keys change the image and move the focus with it. A click
 * opens it full screen.
 */
export function ProductGallery({ viewModel }: { viewModel: ProductViewModel }) {
  const { images, placeholder, slugOrId } = viewModel;
  const row = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);

  /** Position of the image that `show` has scrolled to. It decides which one is current if several are at the row's end. */
  const target = useRef(0);
  const show = (position: number) => {
    const { current } = row;
    if (!current || position < 0 || position >= images.length) return;
    target.current = position;
    const left = scrollLeftOf(current, position);
    // Without a scroll event, onScroll would not update the index.
    if (Math.abs(left - current.scrollLeft) < 1) setIndex(position);
    else current.scrollTo({ left });
  };
  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) => {
    const distances = images.map((_, i) => Math.abs(scrollLeftOf(currentTarget, i) - currentTarget.scrollLeft));
    const least = Math.min(...distances);
    const isTarget = (distances[target.current] ?? Infinity) - least < 1;
    setIndex(isTarget ? target.current : distances.indexOf(least));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(row.current?.querySelectorAll('button') ?? [])];
    const focused = buttons.indexOf(event.target as HTMLButtonElement);
    const next = (focused === -1 ? index : focused) + step;
    if (focused !== -1) buttons[next]?.focus({ preventScroll: true });
    show(next);
  };

  if (images.length === 0) {
    return (
      <div className={styles.gallery}>
        <div className={styles.image}>
          <ResponsiveImage image={null} sizes={SIZES} placeholder={placeholder} placeholderSeed={slugOrId} alt="" />
        </div>
      </div>
    );
  }
  return (
    // The keys belong to the gallery, whichever of its buttons has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section className={styles.gallery} aria-label="Images" onKeyDown={images.length > 1 ? onKeyDown : undefined}>
      <div className={styles.stage}>
        <ul ref={row} className={styles.row} onScroll={onScroll}>
          {images.map((image, position) => (
            <li key={image.url} className={styles.image}>
              <ZoomableImage
                viewModel={viewModel}
                position={position}
                sizes={SIZES}
                priority={position === 0}
                onClose={show}
              />
            </li>
          ))}
        </ul>
        {images.length > 1 ? (
          <div className={styles.controls}>
            {/* aria-disabled instead of disabled, because a disabled button loses keyboard focus. */}
            <button
              type="button"
              aria-label="Previous image"
              aria-disabled={index === 0}
              onClick={() => show(index - 1)}
            >
              <Arrow />
            </button>
            <p className={styles.counter} role="status">
              <span className="visually-hidden">Image </span>
              {index + 1} / {images.length}
            </p>
            <button
              type="button"
              aria-label="Next image"
              aria-disabled={index === images.length - 1}
              onClick={() => show(index + 1)}
            >
              <Arrow />
            </button>
          </div>
        ) : null}
      </div>
      {images.length > 1 ? (
        <ul className={styles.thumbnails} aria-label="Choose an image">
          {images.map((image, position) => (
            <li key={image.url}>
              <button
                type="button"
                aria-label={`Image ${position + 1}: ${imageAlt(viewModel, position)}`}
                aria-current={position === index}
                onClick={() => show(position)}
              >
                <ResponsiveImage
                  image={image}
                  sizes={thumbnailSizes(image)}
                  placeholder={placeholder}
                  placeholderSeed={position === 0 ? slugOrId : image.url}
                  alt=""
                />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Returns the scroll position of the row at which an image is at its start, or the row's last scroll position. */
const scrollLeftOf = (row: HTMLElement, position: number): number =>
  Math.min((row.children[position] as HTMLElement).offsetLeft, row.scrollWidth - row.clientWidth);

function Arrow() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="m9 5 7 7-7 7" />
    </svg>
  );
}
