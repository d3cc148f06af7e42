import type { Material } from '../../domain/materials';
import { paths } from '../../paths';
import { Link } from '../../ui/Link';
import text from '../../ui/text.module.css';
import styles from './Materials.module.css';

/** Widths of a swatch's files in px (scripts/art/encode.mjs), and the `sizes` attribute that chooses between them. */
const SWATCH_WIDTHS = [480, 960];
const SWATCH_SIZES = '30vw';

/** Swatches of the materials that the tags name. Each links to a search for it. Renders nothing if there are none. */
export function Materials({ materials }: { materials: readonly Material[] }) {
  if (materials.length === 0) return null;
  return (
    <section className={styles.materials} aria-labelledby="materials">
      <h2 id="materials" className={text.title}>
        Materials
      </h2>
      <ul>
        {materials.map(({ name, label, note }) => (
          <li key={name}>
            <MaterialSwatch name={name} />
            <div>
              <Link className={text.name} to={paths.search(name)}>
                {label}
              </Link>
              <p>{note}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MaterialSwatch({ name }: { name: string }) {
  const file = `/pictures/materials/${name.replace(' ', '-')}`;
  const srcSet = (format: string) => SWATCH_WIDTHS.map((width) => `${file}-${width}.${format} ${width}w`).join(', ');
  return (
    <picture className={styles.swatch}>
      <source type="image/avif" srcSet={srcSet('avif')} sizes={SWATCH_SIZES} />
      <img
        src={`${file}-480.webp`}
        srcSet={srcSet('webp')}
        sizes={SWATCH_SIZES}
        alt=""
        width={960}
        height={960}
        loading="lazy"
      />
    </picture>
  );
}
