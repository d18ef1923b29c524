import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { refuseOccupiedFolder } from '../../../supabase/local/postgres/folder-lock';
import { OperatorError } from '../../lib/operator-error';
import { stopOrphanDatabase } from '../../../supabase/local/postgres/orphan-database';
import { readSiteOptions } from '../site-options';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';

const BACKUPS = 'backups';

await runCommand(async () => {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  const { dataDir } = readSiteOptions(process.env, 0);
  await refuseOccupiedFolder(dataDir);
  if (!values.yes) {
    throw new OperatorError(
      `Bu komut ${dataDir} altındaki veri tabanını, dosyaları ve anahtarları siler (yedekler kalır). ` +
        'Emin iseniz: npm run db:reset -- --yes',
    );
  }
  await stopOrphanDatabase(path.join(dataDir, 'postgres'));
  const names = (await readdir(dataDir).catch(() => [])).filter((name) => name !== BACKUPS);
  await Promise.all(names.map((name) => rm(path.join(dataDir, name), { recursive: true, force: true })));
  printLine('Veri klasörü boşaltıldı. Sonraki npm start örnek içerikle baştan kurar.');
});
