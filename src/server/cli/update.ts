import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findLastBeforeMigration } from '../../../supabase/local/backup/backups';
import { lockDataFolder } from '../../../supabase/local/postgres/folder-lock';
import { OperatorError } from '../../lib/operator-error';
import { DIST_DIR, ROOT } from '../build/builds';
import { readSiteOptions } from '../site-options';
import { printLine } from '../terminal';
import { commandService, systemdService } from '../update/service';
import { returnToPrevious, updateSite } from '../update/update-site';
import { runCommand } from './support/run-command';

const DEFAULT_PORT = 4173;
const LOCK = 'update.lock';

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      back: { type: 'boolean', default: false },
      lose: { type: 'string' },
      unit: { type: 'string', default: 'dernek' },
      stop: { type: 'string' },
      start: { type: 'string' },
    },
  });
  const [tag, ...rest] = positionals;
  if (rest.length > 0 || (tag === undefined) !== values.back) {
    throw new OperatorError(
      'Bir sürüm verin: npm run update -- v1.4.0; önceki sürüm için: npm run update -- --back',
    );
  }
  const { stop, start } = values;
  if ((stop === undefined) !== (start === undefined))
    throw new OperatorError('--stop ve --start birlikte verilir.');
  const service =
    stop !== undefined && start !== undefined
      ? commandService(stop, start)
      : await systemdService(values.unit);
  const options = readSiteOptions(service.env, DEFAULT_PORT);
  const context = { root: ROOT, service, options, findArchive: findLastBeforeMigration, say: printLine };
  await mkdir(DIST_DIR, { recursive: true });
  const unlock = await lockDataFolder(DIST_DIR, LOCK).catch(() => {
    throw new OperatorError('Başka bir güncelleme sürüyor; bitmesini bekleyin.');
  });
  try {
    if (tag === undefined) await returnToPrevious(readNumber(values.lose), context);
    else await updateSite(tag, context);
  } finally {
    await unlock();
  }
});

function readNumber(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (/^\d+$/.test(text)) return Number(text);
  throw new OperatorError('--lose ile kaybı kabul edilen değişikliklerin sayısı verilir.');
}
