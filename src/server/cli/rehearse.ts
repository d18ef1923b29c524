import { rehearseRestore } from '../box/rehearse';
import { readSettings } from '../site-options';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';

await runCommand(async () => {
  const { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase } = readSettings(process.env);
  const { archive, rows, files } = await rehearseRestore(dataDir, passphrase);
  printLine(
    `Geri yükleme denendi: ${archive}. Sayılıp karşılaştırıldı: ${rows} satır, ${files} dosya. Site değişmedi.`,
  );
});
