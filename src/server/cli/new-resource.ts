import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '../../lib/operator-error';
import { printLine } from '../terminal';
import { createResourceSkeleton, addRoleRules } from './support/resource-skeleton';
import { runCommand } from './support/run-command';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** The table of rights that `npm run check` tests. */
const ROLE_MATRIX = 'tests/database/support/role-matrix.ts';
const USAGE = 'npm run new:resource -- sponsors';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [table, ...rest] = positionals;
  if (table === undefined || rest.length > 0 || !/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/.test(table)) {
    throw new OperatorError(`Bir tablo adı verin (küçük harf, rakam ve alt çizgi): ${USAGE}`);
  }
  const migrations = (await readdir(path.join(ROOT, 'supabase/migrations'))).sort();
  const skeleton = createResourceSkeleton(table, new Date(), migrations.at(-1) ?? '0');
  const declarations = await readdir(path.join(ROOT, 'admin/resources'));
  const isTaken =
    declarations.includes(path.basename(skeleton.declarationPath)) ||
    migrations.some((file) => file.replace(/^\d+_/, '') === `${table}.sql`);
  if (isTaken) throw new OperatorError(`“${table}” zaten var.`);
  await write(skeleton.migrationPath, skeleton.migration);
  await write(skeleton.declarationPath, skeleton.declaration);
  const matrix = path.join(ROOT, ROLE_MATRIX);
  await writeFile(matrix, addRoleRules(await readFile(matrix, 'utf8'), table));
  printLine(
    [
      `Yazıldı: ${skeleton.migrationPath}`,
      `Yazıldı: ${skeleton.declarationPath}`,
      `Eklendi: ${ROLE_MATRIX}`,
      '',
      'Sırada:',
      '  1. Migration’da sütunları, kuralları ve kimin neyi görebileceğini gözden geçirin.',
      '  2. npm run db:types',
      '  3. Bildirimde etiketleri ve alanları yazın (admin/README.md).',
      `  4. admin/resources/index.ts dosyasına ekleyin: import { ${skeleton.exportName} } from './${path.basename(skeleton.declarationPath, '.ts')}';`,
      '  5. npm run check; açık duran geliştirme sunucusunu yeniden başlatın, yeni sekme oradadır.',
    ].join('\n'),
  );
});

async function write(relativePath: string, text: string): Promise<void> {
  await writeFile(path.join(ROOT, relativePath), text, { flag: 'wx' });
}
