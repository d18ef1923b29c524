import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { FIRST_FEATURES, FIRST_FONTS, FIRST_LETTERS } from './first-fonts.ts';

/** Cuts the fonts of the first visit from the families' own files: `npm run fonts`, after letters or weights changed. */
for (const { from, to, wght } of FIRST_FONTS) {
  const font = await subsetFont(await readFile(path.join('node_modules', from)), FIRST_LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FIRST_FEATURES,
    noHinting: true,
    variationAxes: { wght },
  });
  await writeFile(path.join('src/styles/fonts', to), font);
}
