import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreProject } from '../../../supabase/local/backup/hosted-project';
import { restoreBackup } from '../../../supabase/local/restore-backup';
import { OperatorError } from '../../lib/operator-error';
import { readBackupProject, readSettings, readSiteOptions } from '../site-options';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';

/** Ctrl+C must leave nothing half restored. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new OperatorError('Bir yedek dosyası verin: npm run restore -- DOSYA');
  const file = path.resolve(name);
  const project = readBackupProject(process.env);
  if (project) {
    printLine(`Proje: ${project.url}`);
    const { rows, files } = await restoreProject(project, { file, isConfirmed: values.yes });
    printLine(
      'Yedek yüklendi. Hesaplar, parolalar ve ikinci adımlar yedektekilerdir; herkes yeniden giriş yapar.',
    );
    printLine(`Sayılıp karşılaştırıldı: ${rows} satır, ${files} dosya.`);
    return;
  }
  const { dataDir, databaseUrl } = readSiteOptions(process.env, 0);
  const { BACKUP_PASSPHRASE: passphrase } = readSettings(process.env);
  const stopping = new AbortController();
  const stop = () => stopping.abort(new OperatorError('Geri yükleme durduruldu; klasör önceki hâlinde.'));
  for (const name of SIGNALS) process.on(name, stop);
  const { signal } = stopping;
  const restored = await restoreBackup({ dataDir, databaseUrl, file, passphrase, signal }).finally(() => {
    for (const name of SIGNALS) process.off(name, stop);
  });
  const { rows, files, lostSecondSteps, hasSealedSecrets } = restored;
  printLine(`Yedek yüklendi: ${dataDir}. Hesaplar ve parolalar yedektekilerdir.`);
  printLine(`Sayılıp karşılaştırıldı: ${rows} satır, ${files} dosya.`);
  if (hasSealedSecrets)
    printLine(
      'Yedekteki şifreli anahtarlar açılmadı (BACKUP_PASSPHRASE verilmedi); yenileri yapıldı, herkes yeniden giriş yapar.',
    );
  if (lostSecondSteps > 0)
    printLine(`Yerel sunucuda iki adımlı doğrulama yok: ${lostSecondSteps} ikinci adım yüklenmedi.`);
});
