/**
 * `npm run art`: renders the visualisations that are missing or whose scene or library has changed, and encodes them
 * into public/pictures (pages) and public/pictures/products; of the scenes `emblem` and `dusk` it makes the icons and
 * og.jpg. `--draft` only renders small pictures to look at, `--only NAME` (once or more) narrows it down, `--sheet`
 * writes docs/screenshots/pictures.jpg. The shop itself never needs this: what it makes is in the repository.
 */
import { mkdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { UserFacingError, runMain } from './lib/userFacingError.mjs';
import { progressLine } from './lib/progress.mjs';
import { inRoot } from './lib/root.mjs';
import { findBlender, render } from './art/blender.mjs';
import { encode, folderOf } from './art/encode.mjs';
import { writeManifest } from './art/manifest.mjs';
import { LOGO_SCENE, brandAssets } from './art/brandAssets.mjs';
import { readScenes, readSceneHashes, writeSceneHashes } from './art/scenes.mjs';
import { writeContactSheet } from './art/contactSheet.mjs';

const renders = inRoot('tools/images/.renders');

function readArguments(args) {
  const wishes = { draft: false, sheet: false, only: [] };
  for (let i = 0; i < args.length; i += 1) {
    if (args[i] === '--draft') wishes.draft = true;
    else if (args[i] === '--sheet') wishes.sheet = true;
    else if (args[i] === '--only' && args[i + 1]) wishes.only.push(args[(i += 1)]);
    else throw new UserFacingError(`Unknown: ${args[i]}. Known are: --draft, --only NAME, --sheet.`);
  }
  return wishes;
}

function chosenScenes(only) {
  const scenes = readScenes();
  const unknown = only.find((name) => !scenes.some((scene) => scene.name === name));
  if (unknown)
    throw new UserFacingError(`There is no scene ${unknown}.py in tools/images/scenes: write it, or name another.`);
  return only.length ? scenes.filter(({ name }) => only.includes(name)) : scenes;
}

async function renderAll(scenes, draft) {
  const hashes = readSceneHashes();
  const due = draft ? scenes : scenes.filter(({ name, hash }) => hashes[name] !== hash);
  if (due.length === 0) return console.log('Every picture is as its scene says.');
  const blender = findBlender();
  await mkdir(renders, { recursive: true });
  for (const [index, scene] of due.entries()) {
    const file = `${renders}/${scene.name}${draft ? '-draft' : ''}.png`;
    const line = progressLine(`${index + 1} of ${due.length}: ${scene.name}`);
    try {
      await render(blender, scene, file, draft);
      if (!draft) {
        const weights = scene.name === LOGO_SCENE ? 'the icons' : await encode(scene, file);
        await brandAssets[scene.name]?.(file);
        writeSceneHashes({ ...readSceneHashes(), [scene.name]: scene.hash });
        line.done(`${scene.name}: ${weights}`);
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
    await renderAll(chosenScenes(only), draft);
    if (!draft) await writeManifest(readScenes());
  }
});
