import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '..');
const securityDoc = readFileSync(path.join(root, 'docs/security.md'), 'utf8');

/** Numbers of the requirements of OWASP ASVS 4.0.3, level 2, by section. `'1.4': '1,4,5'` is 1.4.1, 1.4.4 and 1.4.5. */
const LEVEL_2: Record<string, string> = {
  '1.1': '1-7',
  '1.2': '1-4',
  '1.4': '1,4,5',
  '1.5': '1-4',
  '1.6': '1-4',
  '1.7': '1-2',
  '1.8': '1-2',
  '1.9': '1-2',
  '1.10': '1',
  '1.11': '1-2',
  '1.12': '2',
  '1.14': '1-6',
  '2.1': '1-12',
  '2.2': '1-3',
  '2.3': '1-3',
  '2.4': '1-6',
  '2.5': '1-7',
  '2.6': '1-3',
  '2.7': '1-6',
  '2.8': '1-7',
  '2.9': '1-3',
  '2.10': '1-4',
  '3.1': '1',
  '3.2': '1-4',
  '3.3': '1-4',
  '3.4': '1-5',
  '3.5': '1-3',
  '3.7': '1',
  '4.1': '1-3,5',
  '4.2': '1-2',
  '4.3': '1-3',
  '5.1': '1-5',
  '5.2': '1-8',
  '5.3': '1-10',
  '5.4': '1-3',
  '5.5': '1-4',
  '6.1': '1-3',
  '6.2': '1-6',
  '6.3': '1-2',
  '6.4': '1-2',
  '7.1': '1-4',
  '7.2': '1-2',
  '7.3': '1,3,4',
  '7.4': '1-3',
  '8.1': '1-4',
  '8.2': '1-3',
  '8.3': '1-8',
  '9.1': '1-3',
  '9.2': '1-4',
  '10.2': '1-2',
  '10.3': '1-3',
  '11.1': '1-8',
  '12.1': '1-3',
  '12.2': '1',
  '12.3': '1-6',
  '12.4': '1-2',
  '12.5': '1-2',
  '12.6': '1',
  '13.1': '1,3-5',
  '13.2': '1-3,5,6',
  '13.3': '1-2',
  '13.4': '1-2',
  '14.1': '1-4',
  '14.2': '1-6',
  '14.3': '2-3',
  '14.4': '1-7',
  '14.5': '1-4',
};

/** Returns the ids of a section's requirements: `idsOf('4.1', '1-3,5')` is 4.1.1, 4.1.2, 4.1.3, 4.1.5. */
const idsOf = (section: string, numbers: string) =>
  numbers.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, n) => `${section}.${first + n}`);
  });

/** Returns the ids in a table cell: `1.1.1, 1.1.3 to 1.1.5` contains four. */
function idsIn(cell: string): string[] {
  return cell.split(',').flatMap((part) => {
    const [first = '', last = first] = part.trim().split(' to ');
    const section = first.replace(/\.\d+$/, '');
    return idsOf(section, `${first.split('.')[2]}-${last.split('.')[2]}`);
  });
}

test('docs/security.md lists every requirement of ASVS level 2 exactly once', () => {
  const cells = [...securityDoc.matchAll(/^\| ([\d., to]*\d) \|/gm)].map((match) => match[1] ?? '');
  const expected = Object.entries(LEVEL_2).flatMap(([section, numbers]) => idsOf(section, numbers));
  expect(cells.flatMap(idsIn).sort()).toEqual(expected.sort());
});

test('every file and decision record that docs/security.md names exists', () => {
  const records = readdirSync(path.join(root, 'docs/decisions')).map((name) => name.slice(0, 4));
  const files = [...securityDoc.matchAll(/`([\w./-]+\.(?:tsx?|md|yaml|json))`/g)].map((match) => match[1] ?? '');
  const missing = files.filter(
    (file) => !['', 'server', 'docs'].some((folder) => existsSync(path.join(root, folder, file))),
  );
  const unknown = [...securityDoc.matchAll(/\b(00\d\d)\b/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !records.includes(name));
  expect([missing, unknown]).toEqual([[], []]);
  expect(files.length).toBeGreaterThan(50);
});
