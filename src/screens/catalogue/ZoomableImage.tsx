import { Suspense, lazy, useState } from 'react';
import type { ProductViewModel } from '../../domain/productViewModel';
import { ResponsiveImage } from '../../ui/ResponsiveImage';
import { Spinner } from '../../ui/Spinner';
import styles from './ZoomableImage.module.css';

const loadZoom = () => import(/* webpackChunkName: 'zoom' */ './ImageZoom');
const ImageZoom = lazy(() => loadZoom().then((zoom) => ({ default: zoom.ImageZoom })));
const preloadZoom = () => void loadZoom().catch(() => undefined);

interface ZoomableImageProps {
  viewModel: ProductViewModel;
  /** Index of the image. */
  position: number;
  /** The `sizes` attribute: the width at which the image is displayed. */
  sizes: string;
  /** Loads the image eagerly with high priority. */
  priority?: boolean;
  /** Called with the index of the image that the full-screen view has shown last. */
  onClose?: (position: number) => void;
}

/** One image of a product. A click opens all of them full screen, beginning with this one. */
export function ZoomableImage({ viewModel, position, sizes, priority = false, onClose }: ZoomableImageProps) {
  const { images, placeholder, slugOrId } = viewModel;
  const [isZoomed, setIsZoomed] = useState(false);
  const image = images[position] ?? null;
  const alt = imageAlt(viewModel, position);
  return (
    <>
      <button
        type="button"
        className={styles.zoom}
        aria-label={`Enlarge image ${position + 1} of ${images.length}: ${alt}`}
        onPointerEnter={preloadZoom}
        onFocus={preloadZoom}
        onClick={() => setIsZoomed(true)}
      >
        <ResponsiveImage
          image={image}
          sizes={sizes}
          placeholder={placeholder}
          placeholderSeed={position === 0 ? slugOrId : (image?.url ?? '')}
          alt={alt}
          priority={priority}
        />
      </button>
      {isZoomed ? (
        <Suspense fallback={<Spinner label="Loading the image…" />}>
          <ImageZoom
            images={images.map((one, index) => ({ ...one, alt: imageAlt(viewModel, index) }))}
            index={position}
            onClose={(shown) => {
              setIsZoomed(false);
              onClose?.(shown);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** Returns the alternative text of an image of a product, which names the product if the backend has no text. */
export function imageAlt({ images, name }: ProductViewModel, position: number): string {
  return images[position]?.alt ?? (position === 0 ? name : `${name}, view ${position + 1} of ${images.length}`);
}
