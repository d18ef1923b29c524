import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { writeFileAtomically } from '../write-file-atomically.ts';
import { compileProse } from './compile-prose.ts';
import { PDF_EDITION } from './pdf-design.ts';
import { prosePdf } from './prose-pdf.ts';

const CACHE_DIR = 'node_modules/.cache/prose';
const IS_PROSE = /\.md(?:\?pdf)?$/;

/** Turns `import text from './name.md'` into a ProseDocument and `./name.md?pdf` into a PDF of it, both at build time. */
export function prose(): Plugin {
  let cacheDir = '';
  return {
    name: 'prose',
    enforce: 'pre',
    configResolved(config) {
      cacheDir = path.join(config.root, CACHE_DIR);
    },
    load: {
      filter: { id: IS_PROSE },
      async handler(id) {
        const [file = id, query] = id.split('?');
        const markdown = await readFile(file, 'utf8');
        const name = path.relative(process.cwd(), file);
        if (query === undefined) {
          return {
            code: `export default ${JSON.stringify(compileProse(markdown, name))};`,
            moduleType: 'js',
          };
        }
        this.addWatchFile(file);
        const pdf = await renderOnce(markdown, path.parse(file).name, cacheDir);
        const { size } = await stat(pdf);
        const code = [
          `import href from ${JSON.stringify(`${pdf}?url&no-inline`)};`,
          `export default { href, sizeBytes: ${size} };`,
        ].join('\n');
        return { code, moduleType: 'js' };
      },
    },
  };
}

/** Renders a text into the cache folder, unless the file exists. Equal texts give equal files. */
async function renderOnce(markdown: string, name: string, cacheDir: string): Promise<string> {
  const hash = createHash('sha256').update(PDF_EDITION).update(markdown).digest('hex');
  const contentDir = path.join(cacheDir, hash.slice(0, 16));
  const file = path.join(contentDir, `${name}.pdf`);
  if (!existsSync(file)) {
    await mkdir(contentDir, { recursive: true });
    await writeFileAtomically(file, await prosePdf(compileProse(markdown, name)));
  }
  return file;
}
