/**
 * `npm run art`: renders new and changed scenes of tools/images/scenes with Blender. Encodes the images into
 * public/pictures (for pages), public/pictures/products and public/pictures/materials. Draws the front views and plans of
 * tools/images/drawings, which takes no time. The scene `emblem` is only used for the
 * site's icons. The scene `dusk` is also used for og.jpg.
 *
 * `--draft` renders small previews only, `--only NAME` (repeatable) selects scenes, and `--sheet` writes a contact
 * sheet, docs/screenshots/pictures.jpg. The encoded images are in the repository, so building and running the site
 * needs neither this script nor Blender.
 */
import { mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { UserFacingError, runMain } from './lib/userFacingError.mjs';
import { progressLine } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';
import { findBlender, render } from './art/blender.mjs';
import { writeDrawings } from './art/drawings.mjs';
import { encode, folderOf } from './art/encode.mjs';
import { writeManifest } from './art/manifest.mjs';
import { LOGO_SCENE, brandAssets } from './art/brandAssets.mjs';
import { readScenes, readSceneHashes, writeSceneHashes } from './art/scenes.mjs';
import { writeContactSheet } from './art/contactSheet.mjs';

const renders = inRoot('tools/images/.renders');

function readArguments(args) {
  const options = { draft: false, sheet: false, only: [] };
  for (let i = 0; i < args.length; i += 1) {
    if (args[i] === '--draft') options.draft = true;
    else if (args[i] === '--sheet') options.sheet = true;
    else if (args[i] === '--only' && args[i + 1]) options.only.push(args[(i += 1)]);
    else throw new UserFacingError(`Unknown argument: ${args[i]}. Allowed: --draft, --only NAME, --sheet.`);
  }
  return options;
}

function selectScenes(only) {
  const scenes = readScenes();
  const unknown = only.find((name) => !scenes.some((scene) => scene.name === name));
  if (unknown)
    throw new UserFacingError(`There is no scene ${unknown}.py in tools/images/scenes: write it, or name another.`);
  return only.length ? scenes.filter(({ name }) => only.includes(name)) : scenes;
}

async function renderAll(scenes, draft) {
  const hashes = readSceneHashes();
  const outdated = draft ? scenes : scenes.filter(({ name, hash }) => hashes[name] !== hash);
  if (outdated.length === 0) return console.log('All images are up to date.');
  const blender = findBlender();
  await mkdir(renders, { recursive: true });
  for (const [index, scene] of outdated.entries()) {
    const file = `${renders}/${scene.name}${draft ? '-draft' : ''}.png`;
    const line = progressLine(`${index + 1} of ${outdated.length}: ${scene.name}`);
    try {
      await render(blender, scene, file, draft);
      if (!draft) {
        const sizes = scene.name === LOGO_SCENE ? 'the icons' : await encode(scene, file);
        await brandAssets[scene.name]?.(file);
        writeSceneHashes({ ...readSceneHashes(), [scene.name]: scene.hash });
        line.done(`${scene.name}: ${sizes}`);
      } else line.done(file);
    } finally {
      line.clear();
    }
  }
}

await runMain(async () => {
  const { draft, sheet, only } = readArguments(process.argv.slice(2));
  if (sheet)
    await writeContactSheet(readScenes().filter((scene) => existsSync(`${folderOf(scene)}/${scene.name}-480.webp`)));
  else {
    await renderAll(selectScenes(only), draft);
    if (draft) return;
    await writeDrawings();
    await writeManifest(readScenes());
  }
});
