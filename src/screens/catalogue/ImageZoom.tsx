import { Lightbox } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import { useRef } from 'react';
import type { ProductViewModel } from '../../domain/productViewModel';
import './ImageZoom.css';

/** SVG path of a circle and a handle. */
const MAGNIFIER = 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM15.2 15.2 20.5 20.5';

interface ImageZoomProps {
  images: readonly (ProductViewModel['images'][number] & { alt: string })[];
  /** Index of the image that is shown first. */
  index: number;
  /** Called with the index of the image that was shown last. */
  onClose: (index: number) => void;
}

/**
 * Full-screen view of a product's images: swipe or arrow keys for the next one; pinch, wheel, double tap or double click
 * to zoom; Escape to close. A chunk of its own, which is loaded when the visitor touches the gallery.
 */
export function ImageZoom({ images, index, onClose }: ImageZoomProps) {
  const shown = useRef(index);
  return (
    <Lightbox
      open
      index={index}
      close={() => onClose(shown.current)}
      on={{ view: ({ index: next }) => (shown.current = next) }}
      plugins={[Counter, Zoom]}
      slides={images.map(toSlide)}
      carousel={{ finite: true, padding: 0, preload: 1 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2, scrollToZoom: true }}
      // A single image needs no arrows.
      render={images.length > 1 ? icons : { ...icons, buttonPrev: () => null, buttonNext: () => null }}
      labels={{
        Lightbox: 'Enlarged images',
        'Photo gallery': 'Images',
        Next: 'Next image',
        Previous: 'Previous image',
      }}
    />
  );
}

/** Icons with thin lines, as in the gallery. Those of the library are filled shapes. */
const icons = {
  iconPrev: () => <Icon path="m15 5-7 7 7 7" />,
  iconNext: () => <Icon path="m9 5 7 7-7 7" />,
  iconClose: () => <Icon path="m5 5 14 14M19 5 5 19" />,
  iconZoomIn: () => <Icon path={`${MAGNIFIER}M7 10.5h7M10.5 7v7`} />,
  iconZoomOut: () => <Icon path={`${MAGNIFIER}M7 10.5h7`} />,
};

function Icon({ path }: { path: string }) {
  return (
    <svg className="yarl__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** Uses the AVIF files: all supported browsers show them, and this script only runs in supported browsers. */
function toSlide({ url, alt, width, height, sources }: ImageZoomProps['images'][number]) {
  const ratio = width && height ? height / width : undefined;
  const srcSet = sources
    .filter(({ type }) => type === 'image/avif')
    .map((source) => ({ src: source.url, width: source.width, height: Math.round(source.width * (ratio ?? 1.25)) }));
  return { src: url, alt, width: width ?? undefined, height: height ?? undefined, srcSet };
}
