import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files that speak about each recipe of the READMEs. They answer within a minute; `npm test` has the last word. */
const RECIPES: Readonly<Record<string, readonly string[]>> = {
  column: [
    'tests/unit/app/public-columns.test.tsx',
    'tests/unit/admin/schema/declarations.test.ts',
    'tests/database/content/constraints.test.ts',
    'tests/database/resource-contract.test.ts',
    'tests/database/rights/grants.test.ts',
  ],
  page: [
    'tests/unit/app/documents/every-page.test.ts',
    'tests/unit/content/menu.test.ts',
    'tests/unit/app/page-params.test.ts',
    'tests/unit/app/head/head.test.ts',
    'tests/unit/server/feeds/sitemap.test.ts',
  ],
  kind: [
    'tests/unit/admin/fields',
    'tests/unit/admin/schema/derive.test.ts',
    'tests/unit/admin/schema/declarations.test.ts',
    'tests/architecture/documents.test.ts',
    'tests/database/server/new-resource.test.ts',
  ],
};

const [name = ''] = process.argv.slice(2);
const files = RECIPES[name];
if (!files) throw new Error(`npm run test:recipe -- ${Object.keys(RECIPES).join(' | ')}`);
const moved = files.filter((file) => !existsSync(file));
if (moved.length) throw new Error(`The recipe names files that are gone: ${moved.join(', ')}`);
const run = (command: string, ...rest: string[]) =>
  spawnSync(command, rest, { stdio: 'inherit' }).status === 0;
const isTyped = run('npm', 'run', '--silent', 'typecheck');
process.exitCode = run('vitest', 'run', ...files) && isTyped ? 0 : 1;
