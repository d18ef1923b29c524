import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { SUBSET_FEATURES, FONT_SUBSETS, SUBSET_LETTERS } from './font-subsets.ts';

/** Makes the font subsets from the families' files. Run `npm run fonts` after letters or weights change. */
for (const { from, to, wght } of FONT_SUBSETS) {
  const font = await subsetFont(await readFile(path.join('node_modules', from)), SUBSET_LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: SUBSET_FEATURES,
    noHinting: true,
    variationAxes: { wght },
  });
  await writeFile(path.join('src/styles/fonts', to), font);
}
