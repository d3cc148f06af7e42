import { openTestDatabase } from '../../testing/database';
import { seedCatalogue, seedProducts } from '.';
import { seedImageManifest } from './images';
import { seedImages } from './seedImages';
import type { SeedProduct } from './seedProduct';

const CATEGORIES = ['accessory', 'cold_plunge', 'complete_suite', 'consultation', 'infrared', 'sauna'];
const PAGE_SIZE = 12;

/** Returns the names of the products that break a rule, so that a failing test lists them. */
const breaking = (rule: (product: SeedProduct) => boolean, products = seedCatalogue): string[] =>
  products.filter((product) => !rule(product)).map(({ name }) => name);
const ofCategory = (category: SeedProduct['category']): SeedProduct[] =>
  seedCatalogue.filter((product) => product.category === category);
const copyOf = ({ name, shortDescription, description, tags }: SeedProduct): string =>
  [name, shortDescription, description, ...tags].join('\n');
const newestFirst = (): SeedProduct[] =>
  [...seedCatalogue].sort((one, other) => other.addedOn.localeCompare(one.addedOn));

/** Returns the computed and the stated area, in m², of a product whose specifications have length, width and area. */
function footprint({ specifications }: SeedProduct): { real: number; stated: number } | null {
  const [, length, width] = /^(?:Ø )?(\d+) × (\d+)/.exec(specifications['Dimensions'] ?? '') ?? [];
  const area = parseFloat(specifications['Footprint'] ?? '');
  return length && width && area ? { real: (Number(length) * Number(width)) / 10_000, stated: area } : null;
}

describe('the seed catalogue', () => {
  it('has at least 36 products from all six categories', () => {
    expect(seedCatalogue.length).toBeGreaterThanOrEqual(36);
    expect([...new Set(seedCatalogue.map(({ category }) => category))].sort()).toEqual(CATEGORIES);
  });

  it('has unique names and unique slugs that the contract accepts and that are derived from the names', () => {
    expect(new Set(seedCatalogue.map(({ slug }) => slug)).size).toBe(seedCatalogue.length);
    expect(new Set(seedCatalogue.map(({ name }) => name.toLowerCase())).size).toBe(seedCatalogue.length);
    expect(breaking(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) && slug.length <= 240)).toEqual([]);
    const letters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o' };
    const folded = (name: string): string =>
      name
        .toLowerCase()
        .replace(/[äöüßø]/g, (letter) => letters[letter] ?? letter)
        .normalize('NFD')
        .replace(/\p{Mark}/gu, '')
        .replace(/[^a-z0-9]+/g, '-');
    expect(breaking(({ slug, name }) => slug === folded(name))).toEqual([]);
  });

  it('contains names with umlauts and with accents', () => {
    expect(seedCatalogue.filter(({ name }) => /[äöüß]/i.test(name)).length).toBeGreaterThanOrEqual(6);
    expect(seedCatalogue.filter(({ name }) => /[éèêâåø]/i.test(name)).length).toBeGreaterThanOrEqual(6);
  });

  it('has a description of three to five sentences and a short description of one', () => {
    const sentences = (text: string): number => text.match(/[.?](?=\s|$)/g)?.length ?? 0;
    expect(breaking(({ description }) => sentences(description) >= 3 && sentences(description) <= 5)).toEqual([]);
    expect(breaking(({ description }) => description.length <= 5000)).toEqual([]);
    expect(breaking((product) => sentences(product.shortDescription) === 1)).toEqual([]);
    expect(breaking((product) => product.shortDescription.length <= 140)).toEqual([]);
  });

  it('begins each description with a short sentence without figures, which product pages set in display size', () => {
    // Product pages treat the first sentence as the lead only if it ends in a long word (src/domain/splitLead.ts).
    const lead = ({ description }: SeedProduct): string => /^.*?[.!?](?=\s\p{Lu})/su.exec(description)?.[0] ?? '';
    expect(breaking((product) => lead(product).length >= 45 && lead(product).length <= 120)).toEqual([]);
    expect(breaking((product) => /\p{L}{3}\.$/u.test(lead(product)) && !/\p{N}/u.test(lead(product)))).toEqual([]);
    for (const category of CATEGORIES as SeedProduct['category'][]) {
      const firstWords = ofCategory(category).map((product) => lead(product).split(' ')[0]);
      expect(new Set(firstWords).size).toBe(firstWords.length);
    }
  });

  it("is 'short, warm, concrete, without superlatives and exclamation marks'", () => {
    const superlatives = /!|\b(best|finest|largest|most|perfect|ultimate|unique|luxur\w*|exquisite|world-class)\b/i;
    expect(breaking((product) => !superlatives.test(copyOf(product)))).toEqual([]);
  });

  it("has proper quotation marks, dashes and 'non-breaking spaces in 80–90 °C'", () => {
    const typewritten = /['"]|\d-\d|\d (?:°C|cm|mm|m²|kW|kg|ml|litres)|\dx\d|\.\.\./;
    expect(breaking((product) => !typewritten.test(copyOf(product)))).toEqual([]);
  });

  it('has three to six unique lower-case tags per product', () => {
    expect(breaking(({ tags }) => tags.length >= 3 && tags.length <= 6)).toEqual([]);
    expect(breaking(({ tags }) => tags.every((tag) => tag === tag.toLowerCase().trim() && tag !== ''))).toEqual([]);
    expect(breaking(({ tags }) => new Set(tags).size === tags.length)).toEqual([]);
  });

  it('tags every material that the specifications name and that has a swatch', () => {
    // A tag shows the swatch if it begins with the material (src/domain/materials.ts).
    const swatches = ['cedar', 'hemlock', 'thermo-aspen', 'slate', 'travertine', 'black steel', 'linen'];
    const isTagged = ({ tags }: SeedProduct, material: string) =>
      tags.some((tag) => `${tag} `.startsWith(`${material} `));
    const named = ({ specifications }: SeedProduct): string[] =>
      swatches.filter((material) => specifications['Materials']?.toLowerCase().includes(material));
    expect(breaking((product) => named(product).every((material) => isTagged(product, material)))).toEqual([]);
  });

  it("has prices of at least 0, in whole hundreds above 1,000, or null for 'Price on Request'", () => {
    expect(breaking(({ price }) => price === null || price >= 0)).toEqual([]);
    expect(breaking(({ price }) => price === null || price < 1000 || price % 100 === 0)).toEqual([]);
    expect(seedCatalogue.filter(({ price }) => price === null).length).toBeGreaterThanOrEqual(6);
  });

  it("states the temperatures and woods '80-90°C cedar', '45-60°C hemlock' and '4-8°C'", () => {
    const states = (range: string, wood = ''): ((product: SeedProduct) => boolean) => {
      return ({ description }) => description.includes(`${range}\u00a0°C`) && description.toLowerCase().includes(wood);
    };
    expect(breaking(states('80–90', 'cedar'), ofCategory('sauna'))).toEqual([]);
    expect(breaking(states('45–60', 'hemlock'), ofCategory('infrared'))).toEqual([]);
    expect(breaking(states('4–8'), ofCategory('cold_plunge'))).toEqual([]);
    const ranges = seedCatalogue.flatMap((product) => copyOf(product).match(/\d+–\d+(?=\u00a0°C)/g) ?? []);
    expect(new Set(ranges)).toEqual(new Set(['80–90', '45–60', '4–8']));
  });

  it("has sizes within 'sauna size 2-8 m², infrared 1.5-6 m²', and every stated area is length times width", () => {
    const within = (least: number, greatest: number): ((product: SeedProduct) => boolean) => {
      return (product) => {
        const size = footprint(product);
        return size !== null && size.stated >= least && size.stated <= greatest;
      };
    };
    expect(breaking(within(2, 8), ofCategory('sauna'))).toEqual([]);
    expect(breaking(within(1.5, 6), ofCategory('infrared'))).toEqual([]);
    // The areas of suites are rounded to whole m². The corner sauna lacks a corner of its square.
    const isRight = (product: SeedProduct): boolean => {
      const size = footprint(product);
      const digits = product.category === 'complete_suite' ? 0 : 1;
      return size === null || size.stated === Number(size.real.toFixed(digits));
    };
    const rectangular = seedCatalogue.filter(({ slug }) => slug !== 'zuers-corner-sauna');
    expect(breaking(isRight, rectangular)).toEqual([]);
  });

  it('starts with a mix: the newest twelve contain all six categories and at most two accessories', () => {
    const firstPage = newestFirst().slice(0, PAGE_SIZE);
    expect([...new Set(firstPage.map(({ category }) => category))].sort()).toEqual(CATEGORIES);
    expect(firstPage.filter(({ category }) => category === 'accessory').length).toBeLessThanOrEqual(2);
  });

  it('starts with the four pieces whose images are the strongest', () => {
    expect(
      newestFirst()
        .slice(0, 4)
        .map(({ slug }) => slug),
    ).toEqual([
      'engadin-pavilion-suite',
      'silvaplana-glass-plunge',
      'soelden-garden-sauna',
      'chateau-d-hiver-contrast-suite',
    ]);
  });

  it('has a unique fixed date in 2025 or 2026 per product, so that the order never changes', () => {
    expect(breaking(({ addedOn }) => /^202[56]-\d\d-\d\d$/.test(addedOn))).toEqual([]);
    expect(breaking(({ addedOn }) => new Date(addedOn).toISOString().startsWith(addedOn))).toEqual([]);
    expect(new Set(seedCatalogue.map(({ addedOn }) => addedOn)).size).toBe(seedCatalogue.length);
  });

  it('features six to eight products', () => {
    const featured = seedCatalogue.filter((product) => product.featured);
    expect(featured.length).toBeGreaterThanOrEqual(6);
    expect(featured.length).toBeLessThanOrEqual(8);
  });
});

describe('seedProducts', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  const allRows = async (): Promise<unknown[]> =>
    (await database.pool.query('SELECT * FROM products ORDER BY slug')).rows;

  beforeAll(async () => {
    database = await openTestDatabase();
    await seedProducts(database.pool);
  });
  afterAll(() => database.close());

  it('fills an empty shop with active products and their images', async () => {
    const { rows } = await database.pool.query(
      'SELECT slug, name, description, short_description, category, tags, price_eur::float8 AS price, images, ' +
        'status, featured, created_at FROM products ORDER BY created_at DESC',
    );
    expect(rows).toEqual(
      newestFirst().map(({ slug, name, description, shortDescription, category, tags, price, ...rest }) => ({
        slug,
        name,
        description,
        short_description: shortDescription,
        category,
        tags,
        price,
        images: seedImages(slug),
        status: 'active',
        featured: rest.featured ?? false,
        created_at: new Date(`${rest.addedOn}T09:00:00Z`),
      })),
    );
  });

  it('says what a price includes', async () => {
    const { rows } = await database.pool.query(
      `SELECT slug FROM products
       WHERE NOT specifications @> '[{"label": "Price includes"}]'`,
    );
    expect(rows).toEqual([]);
  });

  it('guarantees everything that is installed', async () => {
    const { rows } = await database.pool.query(
      `SELECT slug FROM products
       WHERE (category NOT IN ('accessory', 'consultation')) <> (specifications @> '[{"label": "Guarantee"}]')`,
    );
    expect(rows).toEqual([]);
  });

  it("'Seeding twice changes nothing'", async () => {
    const before = await allRows();
    expect(await seedProducts(database.pool)).toBe(0);
    expect(await allRows()).toEqual(before);
  });

  it('keeps edited and archived products unchanged, and inserts only missing ones', async () => {
    const [edited, archived, missing] = seedCatalogue.map(({ slug }) => slug);
    await database.pool.query("UPDATE products SET name = 'Renamed', price_eur = 1 WHERE slug = $1", [edited]);
    await database.pool.query("UPDATE products SET status = 'archived' WHERE slug = $1", [archived]);
    const changed = await allRows();
    expect(await seedProducts(database.pool)).toBe(0);
    expect(await allRows()).toEqual(changed);

    await database.pool.query('DELETE FROM products WHERE slug = $1', [missing]);
    expect(await seedProducts(database.pool)).toBe(1);
    expect((await allRows()).length).toBe(seedCatalogue.length);
  });

  describe('images from an earlier seeding', () => {
    const [slug = ''] = Object.keys(seedImageManifest);
    const stored = async () => {
      const { rows } = await database.pool.query<{ version: number; images: unknown; recorded: unknown }>(
        `SELECT p.version, p.images, h.snapshot -> 'images' AS recorded
         FROM products p JOIN product_history h ON h.product_id = p.id AND h.version = 1 WHERE p.slug = $1`,
        [slug],
      );
      return rows[0];
    };
    const reseedWith = async (images: unknown, version = 1): Promise<void> => {
      const values = [slug, JSON.stringify(images), version];
      await database.pool.query('UPDATE products SET images = $2, version = $3 WHERE slug = $1', values);
      await database.pool.query(
        `UPDATE product_history SET snapshot = jsonb_set(snapshot, '{images}', $2)
         WHERE product_id = (SELECT id FROM products WHERE slug = $1)`,
        values.slice(0, 2),
      );
      await seedProducts(database.pool);
    };
    const seedFiles = [{ url: '/pictures/products/gone-480.webp' }];
    const staffFiles = [{ url: '/uploads/theirs.webp' }];
    const current = seedImages(slug);

    it.each([
      ['no image, product not edited', [], 1],
      ['deleted seed files, product not edited', seedFiles, 1],
      ['deleted seed files, product edited otherwise', seedFiles, 3],
    ])('are replaced with the current ones in the same version: %s', async (_case, images, version) => {
      await reseedWith(images, version);
      expect(await stored()).toEqual({ version, images: current, recorded: current });
    });

    it.each([
      ['an image of staff', staffFiles, 1],
      ['an image of staff before a seed image', [...staffFiles, ...seedFiles], 2],
      ['no image, product edited', [], 2],
    ])('stay unchanged: %s', async (_case, images, version) => {
      await reseedWith(images, version);
      expect(await stored()).toMatchObject({ version, images });
    });

    describe('whose list staff have changed', () => {
      const addChange = () =>
        database.pool.query(
          `INSERT INTO product_history (product_id, version, action, actor_name, changes, snapshot)
           SELECT id, 2, 'saved', 'Ulla', '[{"field": "pictures"}]', to_jsonb(products) FROM products WHERE slug = $1`,
          [slug],
        );
      afterEach(() => database.pool.query('DELETE FROM product_history WHERE version = 2'));

      it('stay unchanged if their files are current', async () => {
        await addChange();
        const reordered = [...current].reverse().map((image) => ({ ...image, alt: 'By staff' }));
        await reseedWith(reordered, 2);
        expect(await stored()).toMatchObject({ version: 2, images: reordered });
      });

      it('are replaced if a file no longer exists', async () => {
        await addChange();
        await reseedWith([...current.slice(1), ...seedFiles], 2);
        expect(await stored()).toMatchObject({ version: 2, images: current });
      });
    });

    it('are replaced for a product that was seeded with the date of another seed product', async () => {
      const [date = ''] = seedCatalogue.filter((product) => product.slug !== slug).map(({ addedOn }) => addedOn);
      await database.pool.query('UPDATE products SET created_at = $2 WHERE slug = $1', [slug, `${date}T09:00:00Z`]);
      await reseedWith(seedFiles);
      expect(await stored()).toMatchObject({ images: current });
    });

    it('stay unchanged for a product that staff created with the same slug', async () => {
      await database.pool.query('UPDATE products SET created_at = now() WHERE slug = $1', [slug]);
      await reseedWith([]);
      expect(await stored()).toMatchObject({ images: [] });
    });
  });
});
