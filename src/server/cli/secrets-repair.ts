import { refuseOccupiedFolder } from '../../../supabase/local/postgres/folder-lock';
import { repairSecrets } from '../../../supabase/local/repair-secrets';
import { OperatorError } from '../../lib/operator-error';
import { readSiteOptions } from '../site-options';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';

await runCommand(async () => {
  const { dataDir, databaseUrl } = readSiteOptions(process.env, 0);
  if (databaseUrl) {
    throw new OperatorError(
      'Bu komut gömülü veri tabanı içindir. DATABASE_URL ile npm start eksik anahtarları kendisi yapar.',
    );
  }
  await refuseOccupiedFolder(dataDir);
  await repairSecrets(dataDir);
  printLine(`Yeni anahtarlar yazıldı (${dataDir}/secrets.json) ve tüm oturumlar kapatıldı.`);
  printLine(
    'İçerik, hesaplar ve parolalar aynıdır; herkes yeniden giriş yapar. Şimdi npm start, sonra npm run backup.',
  );
  printLine('İlk parola hiç değiştirilmediyse yeni bir yönetici açın: npm run admin:grant -- E-POSTA');
});
