import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from '../lib/root.mjs';

/** Library files that every render uses, whatever the scene imports. */
const alwaysUsed = ['film', 'denoise', 'grade'].map((part) => `tools/images/library/${part}.py`);

/** Returns the files that affect a scene's render: those in `alwaysUsed`, and all direct and indirect imports. */
export function importedFiles(source, found = new Set(alwaysUsed)) {
  const parts = [...source.matchAll(/^\s*from (?:library)?\.?(\w*) import (.+)$/gm)].flatMap(([, from, names]) =>
    from === '' || from === 'library'
      ? names
          .replace(/#.*/, '')
          .split(',')
          .map((part) => part.trim())
      : [from],
  );
  const scenes = [
    ...source.matchAll(/^from scenes\.(\w+) import (\w+)$/gm),
    // The name of a product's scene contains hyphens, so a second view cannot import it with a statement.
    ...[...source.matchAll(/compose_product\('([\w-]+)'\)/g)].map(([call, name]) => [call, 'products', name]),
  ];
  const files = [
    ...parts.map((part) => `library/${part}`),
    ...scenes.map(([, folder, name]) => `scenes/${folder}/${name}`),
  ];
  for (const file of files.map((part) => `tools/images/${part}.py`)) {
    if (found.has(file) || !existsSync(inRoot(file))) continue;
    found.add(file);
    importedFiles(readFileSync(inRoot(file), 'utf8'), found);
  }
  return [...found].sort();
}
