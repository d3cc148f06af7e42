import { screen, waitFor, within } from '@testing-library/react';
import datenschutz from '../../../public/legal/datenschutz.txt';
import impressum from '../../../public/legal/impressum.txt';
import terms from '../../../public/legal/terms.txt';
import { mockServer } from '../../../store/testing';
import { address, renderApp } from '../../testing/renderApp';

// The mock server has no handlers, so that any request fails the test: these pages send none.
mockServer();
afterEach(() => jest.restoreAllMocks());

async function open(at: string) {
  const visit = renderApp({ at });
  const heading = await screen.findByRole('heading', { level: 1 });
  const pageText = () => (screen.getByRole('main').textContent ?? '').replaceAll('\u00a0', ' ');
  return { ...visit, heading, pageText };
}

const spy = () => jest.spyOn(console, 'info').mockImplementation(() => undefined);
const cards = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('heading', { level: 3 })
    .map((one) => one.textContent);

describe('spec §2: each page shows its figures, steps and cards', () => {
  test.each<[string, string[]]>([
    [
      '/',
      [
        'Bring the Spa Summit Home',
        'Elevate your private sanctuary with bespoke sauna experiences, infrared therapy, and invigorating cold plunge installations.',
        'Begin Your Journey',
        'Discover More',
      ],
    ],
    [
      '/experiences',
      // The three installations and their temperature ranges, also the woods of the sauna and the infrared chamber.
      ['Traditional sauna', '80–90 °C', 'Cedar', 'Infrared chamber', '45–60 °C', 'Hemlock', 'Cold plunge', '4–8 °C'],
    ],
    ['/experiences', ['27%', '40%', '65%', '200%', '2–8 m²', '1.5–6 m²']],
    [
      '/design-installation',
      [
        '2–3 hoursPrivate Consultation',
        '2–3 weeksBespoke Design',
        '4–8 weeksMaster Craftsmanship',
        '3–7 daysExpert Installation',
        'OngoingLifetime Care',
      ],
    ],
    ['/science-proof', ['27%', '40%', '65%', '200%']],
    ['/about', ['Years25+', 'Installations500+', 'Countries35', 'Satisfaction100%']],
    ['/consultation', ['Phone', 'Email', '35+ countries', 'Within 24 hours']],
  ])('%s shows %j', async (at, texts) => {
    const { pageText } = await open(at);
    for (const text of texts) expect(pageText()).toContain(text);
  });

  test("Experiences: 'two cards (sauna size 2-8 m², infrared 1.5-6 m²)'", async () => {
    await open('/experiences');
    expect(cards('How much space you need')).toEqual(['Sauna', 'Infrared']);
  });

  test("Design & Installation: 'five steps …; plus four design-excellence cards'", async () => {
    await open('/design-installation');
    expect(cards('The way from a first call to the first evening')).toEqual([
      'Private Consultation',
      'Bespoke Design',
      'Master Craftsmanship',
      'Expert Installation',
      'Lifetime Care',
    ]);
    expect(cards('What you will not notice')).toHaveLength(4);
  });

  test("Science & Proof: 'four research quotes, six health-benefit cards, four outcome figures'", async () => {
    await open('/science-proof');
    expect(screen.getAllByRole('blockquote')).toHaveLength(4);
    expect(cards('What people look for')).toHaveLength(6);
    expect(within(screen.getByRole('region', { name: 'What the studies observed' })).getAllByRole('term')).toHaveLength(
      4,
    );
  });

  test("About: 'heritage texts, four values'", async () => {
    await open('/about');
    expect(screen.getByRole('region', { name: 'Heritage' })).toHaveTextContent(/more than twenty-five years/);
    expect(cards('What we hold to')).toHaveLength(4);
  });

  test("Consultation: 'request form, process checklist, contact cards (phone, e-mail, 35+ countries, response within 24 hours)'", async () => {
    await open('/consultation');
    expect(screen.getByRole('form', { name: 'Consultation request' })).toBeVisible();
    expect(cards('What happens next').length).toBeGreaterThan(2);
    const contact = within(screen.getByRole('region', { name: 'Contact' }));
    expect(contact.getAllByRole('listitem')).toHaveLength(4);
    const [phone, mail] = contact.getAllByRole('link');
    expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:\+\d+$/));
    expect(mail).toHaveAttribute('href', `mailto:${mail?.textContent}`);
  });
});

describe('spec §2: buttons without an effect, and the scroll cue', () => {
  test("'Begin Your Journey' (only logs, opens nothing)", async () => {
    const { user } = await open('/');
    const info = spy();
    await user.click(screen.getByRole('button', { name: 'Begin Your Journey' }));
    expect(info.mock.calls).toEqual([['Begin Your Journey']]);
    expect(address()).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test("'Quote card button 'Request Quote' only logs'", async () => {
    const { user } = await open('/science-proof');
    const buttons = screen.getAllByRole('button', { name: 'Request Quote' });
    expect(buttons).toHaveLength(4);
    const info = spy();
    await user.click(buttons[2] as HTMLElement);
    expect(info).toHaveBeenCalledTimes(1);
    expect(info).toHaveBeenCalledWith('Request Quote', 'Age and Ageing, 2017');
    expect(address()).toBe('/science-proof');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test("''Discover More' cue scrolling down one viewport height'", async () => {
    const { user } = await open('/');
    const scrollBy = jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Discover More' }));
    expect(scrollBy.mock.calls).toEqual([[{ top: window.innerHeight }]]);
    expect(address()).toBe('/');
  });
});

describe("the legal pages show the operator's files (docs/decisions/0005)", () => {
  test.each([
    ['/impressum', 'Impressum', impressum],
    ['/datenschutz', 'Datenschutz', datenschutz],
    ['/terms', 'Terms', terms],
  ])('%s', async (at, title, content) => {
    const { heading, pageText } = await open(at);
    expect(heading).toHaveTextContent(title);
    const paragraphs = content.trim().split(/\n\s*\n/);
    for (const paragraph of paragraphs) expect(pageText()).toContain(paragraph.replace(/^# /, '').trim());
    const headings = paragraphs.filter((one) => one.startsWith('# ')).map((one) => one.slice(2).trim());
    const shown = within(screen.getByRole('article')).queryAllByRole('heading', { level: 2 });
    expect(shown.map((one) => one.textContent)).toEqual(headings);
    expect(pageText()).toContain('This text is a template, which the operator of this site replaces');
  });
});

describe('metadata of the public routes', () => {
  test.each([
    ['/', 'Spa Summit | Bring the Spa Summit Home'],
    ['/experiences', 'Experiences | Spa Summit'],
    ['/design-installation', 'Design & Installation | Spa Summit'],
    ['/science-proof', 'Science & Proof | Spa Summit'],
    ['/about', 'About | Spa Summit'],
    ['/consultation', 'Consultation | Spa Summit'],
    ['/impressum', 'Impressum | Spa Summit'],
  ])('%s has the title %s, a description, a canonical link and Open Graph metadata', async (at, title) => {
    await open(at);
    await waitFor(() => expect(document.title).toBe(title));
    const meta = (name: string) =>
      document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
    expect(meta('description')).toMatch(/\w+.*\.$/);
    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(meta('description'));
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    expect(canonical.endsWith(at)).toBe(true);
    expect(meta('og:url')).toBe(canonical);
    expect(meta('robots')).toBeUndefined();
  });

  test('describes the company for search engines on the home page', async () => {
    await open('/');
    const block = await waitFor(() => document.querySelector('script[type="application/ld+json"]')!);
    expect(JSON.parse(block.textContent)).toMatchObject({ '@type': 'Organization', name: 'Spa Summit' });
  });

  test.each([['/login'], ['/signup'], ['/forgot-password'], ['/reset-password/t'], ['/admin/login']])(
    'excludes %s from search engines',
    async (at) => {
      await open(at);
      await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
      expect(document.querySelector('link[rel="canonical"]')).toBeNull();
    },
  );
});
