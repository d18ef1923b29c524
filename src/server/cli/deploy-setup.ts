import { parseArgs } from 'node:util';
import { OperatorError } from '../../lib/operator-error';
import { listSetupSteps, type Setup } from '../deploy/setup-steps';
import { readDeployment, readSettings } from '../site-options';
import { printLine } from '../terminal';
import { readEmail } from './support/account-store';
import { runCommand } from './support/run-command';

/** What the project's page in the dashboard shows, and the domain. */
const NEEDED = [
  { name: 'SUPABASE_URL', meaning: 'projenin adresi, https://….supabase.co' },
  { name: 'SUPABASE_PUBLISHABLE_KEY', meaning: 'açık anahtar (sb_publishable_…)' },
  { name: 'SUPABASE_SECRET_KEY', meaning: 'gizli anahtar (sb_secret_…); kimseyle paylaşmayın' },
  { name: 'SITE_URL', meaning: 'sitenin adresi, https://alan-adiniz' },
] as const;
const NAME_WIDTH = 26;
const USAGE = 'npm run deploy:setup -- siz@dernek.example --name "Adınız Soyadınız"';

await runCommand(async () => {
  const steps = listSetupSteps(readSetup());
  for (const [index, step] of steps.entries()) {
    printLine(`\n${index + 1}/${steps.length} ${step.title}\n  ${step.typed}`);
    if (await step.isDone?.()) {
      printLine('  Zaten yapılmış.');
      continue;
    }
    const code = await step.run();
    if (code !== 0) {
      throw new OperatorError(
        `\n${index + 1}. adımda duruldu: ${step.title}. Yukarıdaki nedeni giderip komutu yineleyin; yapılmış adımlar atlanır. ` +
          'Supabase hesabınıza bağlanmadıysanız önce npx supabase login yazın. Veri tabanına ulaşılamıyorsa ağınızda IPv6 ' +
          'yoktur: panelde Connect → Session pooler adresini SUPABASE_DB_URL ile verin.',
      );
    }
  }
});

function readSetup(): Setup {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' } },
  });
  const settings = readSettings(process.env);
  const missing = NEEDED.filter(({ name }) => settings[name] === undefined);
  if (missing.length > 0) {
    const lines = missing.map(({ name, meaning }) => `\n  ${name.padEnd(NAME_WIDTH)}${meaning}`);
    throw new OperatorError(
      `Bu komut boş bir Supabase projesini bu siteye hazırlar. Önce bunları verin (supabase/hosting/tonight.md):${lines.join('')}` +
        `\nSonra: ${USAGE}\nHiçbir şey değiştirilmedi.`,
    );
  }
  const { project, secretKey = '', siteUrl = '', ref } = readDeployment(process.env);
  if (ref === undefined) {
    throw new OperatorError(
      'Projenin 20 harflik kodu adresinde yok. SUPABASE_PROJECT_REF değişkeniyle verin. Hiçbir şey değiştirilmedi.',
    );
  }
  const email = positionals.length > 0 ? readEmail(positionals, USAGE) : undefined;
  const administrator = email === undefined ? undefined : { email, name: values.name?.trim() };
  return { ref, project, secretKey, siteUrl, databaseUrl: settings.SUPABASE_DB_URL, administrator };
}
