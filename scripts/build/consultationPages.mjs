import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Marks a page so that its consultation forms send their requests to the shop (src/domain/storesRequests.ts).
 * @param {string} html
 */
export function withConsultations(html) {
  return html.replace(/<html( data-consultations="on")?/, '<html data-consultations="on"');
}

/**
 * Writes a copy of each HTML file of the site to `targetDir`, marked with `withConsultations`. The server sends these
 * copies if CONSULTATIONS is on, so that the setting needs no other build. `targetDir` may be the site itself.
 */
export async function writeConsultationPages(siteDir, targetDir) {
  const files = (await readdir(siteDir, { recursive: true })).filter((name) => name.endsWith('.html'));
  await Promise.all(
    files.map(async (name) => {
      const target = path.join(targetDir, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, withConsultations(await readFile(path.join(siteDir, name), 'utf8')));
    }),
  );
}
