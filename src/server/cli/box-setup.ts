import path from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '../../lib/operator-error';
import { type Answers, type Box, faultOf, QUESTIONS, type Question, readBox } from '../box/box';
import { findBox, hideSecrets } from '../box/environment';
import { thisMachine } from '../box/machine';
import { findObstacles } from '../box/obstacles';
import { type Command, commandLine, describePlan, type Plan, planBox, writePlan } from '../box/set-up-box';
import { ROOT } from '../build/builds';
import { exitCodeOf } from '../program';
import { printLine } from '../terminal';
import { openQuestions, type Questions } from './support/questions';
import { runCommand } from './support/run-command';

const MACHINE = '/';

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(QUESTIONS.map(({ flag }) => [flag, { type: 'string' as const }])),
      root: { type: 'string', default: MACHINE },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const root = path.resolve(values.root);
  const given = QUESTIONS.flatMap(({ flag, variable }) => {
    const value = values[flag as keyof typeof values];
    return typeof value === 'string' ? [[variable, value] as const] : [];
  });
  const isDry = values['dry-run'];
  const questions = values.yes || isDry ? null : openQuestions();
  try {
    await setUp({ root, given: Object.fromEntries(given), isDry, questions });
  } finally {
    questions?.close();
  }
});

interface SetUpOptions {
  root: string;
  given: Answers;
  isDry: boolean;
  /** Null where nothing is asked. */
  questions: Questions | null;
}

async function setUp({ root, given, isDry, questions }: SetUpOptions): Promise<void> {
  if (!isDry && root === MACHINE && process.getuid?.() !== 0) {
    throw new OperatorError('Kurulum root olarak yapılır: sudo npm run box:setup. Hiçbir şey yazılmadı.');
  }
  const box = await readAnswers(root, given, questions);
  const obstacles = root === MACHINE ? await findObstacles(box, thisMachine) : [];
  const plan = await planBox(box, root);
  printLine(describePlan(plan, { isWhole: isDry }));
  if (obstacles.length > 0) throw new OperatorError(`${obstacles.join('\n')}\nHiçbir şey yazılmadı.`);
  if (isDry) {
    printLine('Yalnızca gösterildi, hiçbir şey yazılmadı.');
    return;
  }
  if (questions && !/^e(?:vet)?$/i.test(await questions.ask('Yazılsın mı? (e/h) '))) {
    printLine('Hiçbir şey yazılmadı.');
    return;
  }
  // certbot may ask.
  questions?.close();
  await apply(plan, root);
  const { plan: rest, isLeft } = await planAgain(box, root);
  if (isLeft) await apply(rest, root);
  printEnd(plan, rest);
}

/** The earlier answers of the same box stand for what is not answered now. */
async function readAnswers(root: string, given: Answers, questions: Questions | null): Promise<Box> {
  const earlier = await findBox(root, ROOT, given.BOX_NAME);
  const hasNginxOnly = thisMachine.hasProgram('nginx') && !thisMachine.hasProgram('caddy');
  const found: Answers = { SMTP_URL: process.env.SMTP_URL, ...(hasNginxOnly && { BOX_PROXY: 'nginx' }) };
  const known: Answers = { ...found, ...earlier?.env, ...given };
  const answers = questions ? await askAll(known, given, questions) : known;
  return readBox(answers, { programDir: ROOT, nodeDir: path.dirname(process.execPath) });
}

/** Asks what was not given as an option, again after a wrong answer. */
async function askAll(known: Answers, given: Answers, questions: Questions): Promise<Answers> {
  const answers: Record<string, string | undefined> = { ...known };
  for (const question of QUESTIONS) {
    if (given[question.variable] !== undefined || question.isAsked?.(answers) === false) continue;
    answers[question.variable] = await askOne(question, answers, questions);
  }
  return answers;
}

async function askOne(asked: Question, answers: Answers, questions: Questions): Promise<string> {
  const { variable, ask, fallback } = asked;
  const proposed = answers[variable] ?? fallback?.(answers) ?? '';
  const emptying = faultOf(asked, '') === undefined ? '; boş bırakmak için -' : '';
  const hint = proposed === '' ? '' : ` [${hideSecrets(proposed)}${emptying}]`;
  for (;;) {
    const typed = await questions.ask(`${ask}${hint}: `);
    const value = typed === '-' ? '' : typed === '' ? proposed : typed;
    const sentence = faultOf(asked, value);
    if (sentence === undefined) return value;
    printLine(`  Olmadı: ${sentence}`);
  }
}

/** Commands are run on the machine itself only; below another root they were shown. */
async function apply(plan: Plan, root: string): Promise<void> {
  if (root === MACHINE) for (const command of plan.before) await run(command);
  await writePlan(plan, root);
  if (root === MACHINE) for (const command of plan.after) await run(command);
}

async function run(command: Command): Promise<void> {
  if ((await exitCodeOf(command)) === 0) return;
  throw new OperatorError(
    `${commandLine(command)} başarısız oldu. Nedenini giderip komutu yineleyin; yapılmış olan yinelenmez.`,
  );
}

/** A fetched certificate adds to nginx’s file. */
async function planAgain(box: Box, root: string): Promise<{ plan: Plan; isLeft: boolean }> {
  const plan = await planBox(box, root);
  return { plan, isLeft: plan.files.some(({ isWritten }) => isWritten) };
}

function printEnd(plan: Plan, { files, reminders }: Plan): void {
  const written = plan.files.filter(({ isWritten }) => isWritten).length;
  const kept = files.filter(({ state }) => state === 'edited' || state === 'foreign');
  printLine(written === 0 ? 'Değişen bir şey yok.' : `${written} dosya yazıldı.`);
  for (const { file } of kept) {
    printLine(
      `${file} olduğu gibi bırakıldı. Yazılacak olanı isterseniz dosyayı başka bir ada taşıyıp komutu yineleyin.`,
    );
  }
  for (const reminder of reminders) printLine(`– ${reminder}`);
  printLine(
    'Durum: npm run box -- status   Yönetici: npm run box -- grant siz@dernek.example --name "Adınız Soyadınız"',
  );
}
