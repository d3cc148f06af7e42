import { pictures, type StoredSizes } from './storedPictures';

interface StoredProps {
  /** A visualisation's name; without one of that name its stand-in under /placeholders is shown. */
  name: string;
  className: string | undefined;
  alt: string;
  /** How wide it is shown, as `sizes` says it. */
  sizes: string;
  /** The first picture of a page comes at once; all others when they are near. */
  first: boolean;
}

const setOf = (name: string, { widths }: StoredSizes, ending: string) =>
  widths.map((width) => `/pictures/${name}-${width}.${ending} ${width}w`).join(', ');

/** A picture of our own, in the width and format that suit the screen. */
export function Stored({ name, className, alt, sizes, first }: StoredProps) {
  const stored = pictures[name];
  const portrait = stored?.portrait;
  const tall = '(max-aspect-ratio: 4/5)';
  return (
    // Inside <picture>, or React holds the rendered page back for the image, with a script that the policy forbids.
    <picture>
      {portrait && (
        <source media={tall} type="image/avif" srcSet={setOf(`${name}-portrait`, portrait, 'avif')} sizes={sizes} />
      )}
      {portrait && (
        <source media={tall} type="image/webp" srcSet={setOf(`${name}-portrait`, portrait, 'webp')} sizes={sizes} />
      )}
      {stored && <source type="image/avif" srcSet={setOf(name, stored, 'avif')} sizes={sizes} />}
      <img
        className={className}
        src={stored ? `/pictures/${name}-768.webp` : `/placeholders/${name}.svg`}
        srcSet={stored && setOf(name, stored, 'webp')}
        sizes={stored && sizes}
        width={stored?.width}
        height={stored?.height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
