import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Writes a minimal built site to `folder`. `mark` is appended to the titles of its pages. */
export async function writeSite(folder: string, mark = ''): Promise<void> {
  const files: Record<string, string | Buffer> = {
    'index.html': `<title>home${mark}</title>`,
    'experiences/index.html': `<title>experiences${mark}</title>`,
    'admin/index.html': `<title>admin${mark}</title></body>`,
    'admin/login/index.html': `<title>admin/login${mark}</title><input name="email" value=""/></body>`,
    'reset-password/index.html': `<title>reset-password${mark}</title>`,
    'reset-password/any.html': `<title>reset-password with a token${mark}</title>`,
    'shell.html': `<title>shell${mark}</title>`,
    '404.html': `<title>unknown${mark}</title>`,
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'pictures/dusk-480.webp': 'dusk',
    'assets/main.1234.js': 'console.log(1)',
    'assets/main.1234.js.br': brotliCompressSync('console.log(1)'),
    '.env': 'SECRET=1',
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
}
