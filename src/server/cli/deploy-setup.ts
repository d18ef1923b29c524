import { parseArgs } from 'node:util';
import { OperatorError } from '../../lib/operator-error';
import { listSetupSteps, type Setup } from '../deploy/setup-steps';
import { readDeployment } from '../site-options';
import { printLine } from '../terminal';
import { readEmail } from './email-argument';
import { runCommand } from './run-command';

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
          'Supabase hesabınıza bağlanmadıysanız önce npx supabase login yazın.',
      );
    }
  }
});

function readSetup(): Setup {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' } },
  });
  const { project, secretKey, siteUrl, ref } = readDeployment(process.env);
  if (siteUrl === undefined || secretKey === undefined) {
    throw new OperatorError('SITE_URL ve SUPABASE_SECRET_KEY de gerekir. Hiçbir şey değiştirilmedi.');
  }
  if (ref === undefined) {
    throw new OperatorError(
      'Projenin 20 harflik kodu adresinde yok. SUPABASE_PROJECT_REF değişkeniyle verin. Hiçbir şey değiştirilmedi.',
    );
  }
  const email = positionals.length > 0 ? readEmail(positionals, USAGE) : undefined;
  const administrator = email === undefined ? undefined : { email, name: values.name?.trim() };
  return { ref, project, secretKey, siteUrl, administrator };
}
