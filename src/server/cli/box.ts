import { parseArgs } from 'node:util';
import { OperatorError } from '../../lib/operator-error';
import { findBox, type FoundBox } from '../box/environment';
import { readFacts } from '../watch/facts';
import { bringIn, restoreOnBox, runAsOwner } from '../box/run-on-box';
import { judgeFacts } from '../watch/warnings';
import { ROOT } from '../build/builds';
import { ask } from '../deploy/ask';
import { type Finding, formatFinding, missing, right } from '../deploy/finding';
import { exitCodeOf, runProgram } from '../program';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';

const USAGE = `npm run box -- KOMUT
  status                       sitenin, yedeklerin ve sertifikanın durumu
  logs [backup|rehearse] [-f]  günlüğün sonu; -f ile sürer
  backup                       şimdi yedekler ve kopyasını gönderir
  restore DOSYA --yes          siteyi bir yedeğe döndürür; şimdiki veriler bir yanda kalır
  rehearse                     son yedeği geri yüklemeyi dener; site değişmez
  grant E-POSTA --name "…"     yönetici yapar`;
const LOG_LINES = 100;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Verb = (box: FoundBox, args: readonly string[]) => Promise<number>;

const VERBS: Readonly<Record<string, Verb>> = {
  status: showStatus,
  logs: showLogs,
  backup: backUp,
  restore,
  rehearse: (box, args) => runAsOwner(box, 'rehearse', args),
  grant: (box, args) => runAsOwner(box, 'admin-grant', args),
};

await runCommand(async () => {
  const [verb = '', ...rest] = process.argv.slice(2);
  const run = VERBS[verb];
  if (!run) throw new OperatorError(USAGE);
  const { root, box: name, args } = takeOwnOptions(rest);
  const box = await findBox(root, ROOT, name);
  if (!box) throw new OperatorError('Bu makinede kurulmuş bir site yok. Önce: npm run box:setup');
  process.exitCode = await run(box, args);
});

/** `--box NAME` and `--root FOLDER` are ours; everything else is the command's. */
function takeOwnOptions(words: readonly string[]) {
  const args = [...words];
  const take = (flag: string) => {
    const at = args.indexOf(flag);
    return at === -1 ? undefined : args.splice(at, 2)[1];
  };
  return { root: take('--root') ?? '/', box: take('--box'), args };
}

async function showStatus({ name, dataDir, env }: FoundBox): Promise<number> {
  const health = await ask(`http://127.0.0.1:${env.PORT ?? ''}/healthz`);
  const site: Finding =
    health?.status === 200
      ? right(`Site çalışıyor: ${env.SITE_URL ?? ''}`)
      : missing(
          health === null ? 'Site çalışmıyor.' : `Site iyi değil: ${health.text.trim()}`,
          `systemctl status ${name}, npm run box -- logs`,
        );
  const findings = [site, ...judgeFacts(await readFacts(dataDir, env))];
  for (const finding of findings) printLine(formatFinding(finding));
  return findings.some(({ state }) => state === 'missing') ? 1 : 0;
}

function showLogs({ name }: FoundBox, args: readonly string[]): Promise<number> {
  const part = args.find((word) => !word.startsWith('-'));
  if (part !== undefined && !['backup', 'rehearse'].includes(part)) throw new OperatorError(USAGE);
  const unit = part === undefined ? name : `${name}-${part}`;
  const follow = args.includes('-f') ? ['--follow'] : ['--no-pager'];
  return exitCodeOf(['journalctl', '--unit', unit, '--lines', String(LOG_LINES), ...follow]);
}

/** The unit also copies the archive and removes old ones. */
async function backUp({ name }: FoundBox): Promise<number> {
  const code = await exitCodeOf(['systemctl', 'start', `${name}-backup.service`]);
  await exitCodeOf([
    'journalctl',
    ...['--unit', `${name}-backup`, '--lines', '8', '--no-pager', '--output', 'cat'],
  ]);
  return code;
}

async function restore(box: FoundBox, args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined || positionals.length > 1) throw new OperatorError(USAGE);
  const isHosted = box.env.SUPABASE_URL !== undefined;
  if (!values.yes) {
    throw new OperatorError(
      isHosted
        ? `Supabase projesinin (${box.env.SUPABASE_URL}) hesapları, içeriği ve dosyaları bu yedektekilerle değiştirilir. Emin iseniz --yes ekleyin.`
        : `Sitenin şimdiki verisi (${box.dataDir}) bir yana konur ve site durdurulup bu yedekle yeniden açılır. Emin iseniz --yes ekleyin.`,
    );
  }
  if (isHosted) return runAsOwner(box, 'restore', [await bringIn(file, box.dataDir), '--yes']);
  // The restore ends by itself at Ctrl+C; the former data must then come back.
  for (const signal of SIGNALS) process.on(signal, () => undefined);
  const former = await restoreOnBox(box, file, {
    control: (verb) =>
      runProgram(['systemctl', verb, box.name], `systemctl ${verb} ${box.name} başarısız oldu.`),
    restore: (archive) => runAsOwner(box, 'restore', [archive]),
  });
  printLine(`Site yedekle yeniden açıldı. Önceki veriler: ${former}. Gerekmediğinde silin.`);
  return 0;
}
