import type { Specification } from '../../../store/api';
import { findSpecification } from '../../domain/findSpecification';
import type { ProductViewModel } from '../../domain/productViewModel';
import { splitLead } from '../../domain/splitLead';
import { Button } from '../../ui/Button';
import text from '../../ui/text.module.css';
import { aboutLabel, isMadeToOrder } from './messages';
import styles from './ProductSections.module.css';
import { ZoomableImage } from './ZoomableImage';

/**
 * Value of the `sizes` attribute of the images beside the description and the specifications. In wide windows, it is 1.5 times
 * their width (docs/decisions/0042-page-weight.md). Near 900 px, a long table makes the box so high that it crops almost half
 * of the image's width: its height then decides.
 */
const LARGE_IMAGE_SIZES = '(min-width: 900px) max(70vw, 800px), 100vw';
/** The same for a wide image. In narrow windows, its box of 4:3 crops a third of its width. */
const WIDE_IMAGE_SIZES = '(min-width: 900px) 100vw, 150vw';

/** Number of images in `Views`, and the value of their `sizes` attribute. */
const MAX_VIEWS = 3;
const VIEW_SIZES = '62vw';

/** Ratio of width to height from which an image is wide. */
const WIDE_RATIO = 1.6;

/** Least and largest number of specifications in the first view, and the largest number of characters of their values. */
const MIN_KEY_FACTS = 3;
const MAX_KEY_FACTS = 5;
const MAX_KEY_FACT_LENGTH = 40;

/**
 * Keeps ranges such as '80–90' and words such as 'L-shaped' in one line: adds U+2060 (word joiner) after the en dash, and
 * after the hyphen of a single letter, because lines may break there.
 */
const keepTogether = (words: string) => words.replace(/–(?=\d)|\b\w-/g, '$&\u2060');

interface StoryProps {
  viewModel: ProductViewModel;
  category: string | null;
}

/**
 * The description of a product beside an image, or below it if the image is wide. For products with several images.
 */
export function Story({ viewModel, category }: StoryProps) {
  const position = arrange(viewModel.images).story;
  const wide = isWide(viewModel.images[position]);
  return (
    <div className={styles.story} data-dark={isMadeToOrder(category)} data-wide={wide}>
      <About description={viewModel.description} category={category} />
      <div className={styles.largeImage}>
        <ZoomableImage viewModel={viewModel} position={position} sizes={wide ? WIDE_IMAGE_SIZES : LARGE_IMAGE_SIZES} />
      </div>
    </div>
  );
}

/**
 * Returns the positions of the images of the sections below the gallery.
 *
 * - `story`: beside the description: the first wide one, or else the second, of those after the main image.
 * - `data`: beside the specifications: the drawing, or else the first other one. Undefined if there is none.
 * - `views`: the other ones.
 */
function arrange(images: ProductViewModel['images']): { story: number; data: number | undefined; views: number[] } {
  const drawing = images.findIndex(({ url }) => url.endsWith('.svg'));
  const photos = images.map((_image, position) => position).filter((position) => position > 0 && position !== drawing);
  const story = photos.find((position) => isWide(images[position])) ?? photos[1] ?? photos[0] ?? 0;
  const data = drawing > 0 ? drawing : photos.find((position) => position !== story);
  return { story, data, views: photos.filter((position) => position !== story && position !== data) };
}

/** Whether an image is wide enough to be shown across the whole window. False if its size is unknown. */
const isWide = (image: ProductViewModel['images'][number] | undefined): boolean =>
  Boolean(image?.width && image.height && image.width / image.height >= WIDE_RATIO);

/** The description of a product. If it has several sentences, the first one is larger. */
export function About({ description, category }: { description: string; category: string | null }) {
  const { lead, rest } = splitLead(description);
  return (
    <section className={styles.about} aria-labelledby="about">
      <div>
        <h2 id="about" className={text.label}>
          {aboutLabel(category)}
        </h2>
        {lead === null ? null : <p className={styles.lead}>{keepTogether(lead)}</p>}
      </div>
      <p className={styles.description}>{keepTogether(rest)}</p>
    </section>
  );
}

/**
 * The key facts in the first view of the page: half of the specifications, but at least three and at most five. In narrow
 * windows, the style sheet shows only the first three. Renders nothing if the table of specifications would show the same.
 */
export function KeyFacts({ specifications }: { specifications: readonly Specification[] }) {
  const keyFacts = chooseKeyFacts(specifications);
  if (keyFacts.length < MIN_KEY_FACTS || keyFacts.length === specifications.length) return null;
  return (
    <dl className={styles.keyFacts}>
      <SpecificationRows specifications={keyFacts} />
    </dl>
  );
}

/**
 * Returns the specifications for the first view. All have short values. They begin with the first specification, 'Seats' and
 * 'Lead time', if there are such; the others follow in their order.
 */
function chooseKeyFacts(specifications: readonly Specification[]): Specification[] {
  const count = Math.min(MAX_KEY_FACTS, Math.max(MIN_KEY_FACTS, Math.floor(specifications.length / 2)));
  const [first, ...others] = specifications.filter(({ value }) => value.length <= MAX_KEY_FACT_LENGTH);
  const leadTime = findSpecification(others, 'lead time');
  const rest = others.filter((one) => one !== leadTime);
  const second = findSpecification(rest, 'seats') ?? rest[0];
  return [first, second, leadTime, ...rest.filter((one) => one !== second)]
    .filter((one) => one !== undefined)
    .slice(0, count);
}

function SpecificationRows({ specifications }: { specifications: readonly Specification[] }) {
  return specifications.map(({ label, value }, index) => (
    // A provider may repeat a label.
    <div key={index}>
      <dt>{label}</dt>
      <dd>{keepTogether(value)}</dd>
    </div>
  ));
}

interface SpecificationsProps {
  specifications: readonly Specification[];
  viewModel: ProductViewModel;
}

/**
 * The table of specifications, beside the product's drawing (an SVG file) or another image that the description does not show.
 * Renders nothing if there are no specifications.
 */
export function Specifications({ specifications, viewModel }: SpecificationsProps) {
  if (specifications.length === 0) return null;
  const { data } = arrange(viewModel.images);
  return (
    <div className={styles.data} data-has-image={data !== undefined}>
      <section aria-labelledby="specifications">
        <div className={styles.dataHeading}>
          <h2 id="specifications" className={text.title}>
            Specifications
          </h2>
          <Button variant="text" onClick={() => window.print()}>
            Print data sheet
          </Button>
        </div>
        <dl className={styles.specifications}>
          <SpecificationRows specifications={specifications} />
        </dl>
      </section>
      {data === undefined ? null : <DataImage viewModel={viewModel} position={data} />}
    </div>
  );
}

/**
 * Up to three large images that neither the description nor the specifications show, on a phone as a row that scrolls.
 * Renders nothing if there is only one, which would stand alone.
 */
export function Views({ viewModel }: { viewModel: ProductViewModel }) {
  const { views } = arrange(viewModel.images);
  if (views.length < 2) return null;
  return (
    <section className={styles.views} aria-label="More views">
      {views.slice(0, MAX_VIEWS).map((position) => (
        <div key={position} className={styles.largeImage}>
          <ZoomableImage viewModel={viewModel} position={position} sizes={VIEW_SIZES} />
        </div>
      ))}
    </section>
  );
}

/**
 * The image beside the specifications. The caption of a plan is its alternative text as far as a colon, after which come the
 * things that it shows: 'The suite from above, without its roof'.
 */
function DataImage({ viewModel, position }: { viewModel: ProductViewModel; position: number }) {
  const caption = viewModel.images[position]?.alt?.split(':')[0];
  return (
    <figure className={styles.captioned}>
      <div className={styles.largeImage}>
        <ZoomableImage viewModel={viewModel} position={position} sizes={LARGE_IMAGE_SIZES} />
      </div>
      {/* Screen readers read the image's own text. */}
      {caption ? <figcaption aria-hidden="true">{caption}.</figcaption> : null}
    </figure>
  );
}
