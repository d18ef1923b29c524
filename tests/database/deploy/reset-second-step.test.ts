import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHostedProject } from '../../fixtures/hosted-project';
import { runOperatorCommand, spawnOperatorCommand, type CommandResult } from '../support/command';
import { useDatabase } from '../support/database-fixture';
import { addFactor } from '../support/second-step';

/** The administrator of the fixture who has a second step, and whose session has not passed it. */
const EMAIL = 'iki-adimli@uye.example';
const OTHER = 'uye@uye.example';

const database = useDatabase();
/** Accepts connections and never answers. */
const silence = createServer();
let project: Awaited<ReturnType<typeof startHostedProject>>;
/** Begun first, because it takes as long as the command's patience. */
let unanswered: Promise<CommandResult>;

beforeAll(async () => {
  const { backend, sql } = database;
  project = await startHostedProject(backend, sql);
  await once(silence.listen(0, '127.0.0.1'), 'listening');
  const { port } = silence.address() as AddressInfo;
  const env = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: backend.secretKey };
  unanswered = spawnOperatorCommand('admin-reset-second-step', { args: [EMAIL], env });
});
afterAll(async () => {
  silence.closeAllConnections();
  silence.close();
  await project.stop();
});

function reset(email: string, env: NodeJS.ProcessEnv = {}): Promise<CommandResult> {
  const hosted = { SUPABASE_URL: project.url, SUPABASE_SECRET_KEY: database.backend.secretKey };
  return runOperatorCommand('admin-reset-second-step', { args: [email], env: { ...hosted, ...env } });
}

const factorsOf = (userId: string) => database.sql`select id from auth.mfa_factors where user_id = ${userId}`;
const isAdministrator = async () => (await database.as.firstStep.rpc('is_admin', {})).data;

it.each<[string, string, () => NodeJS.ProcessEnv, string]>([
  ['an unknown address', 'yok@uye.example', () => ({}), 'yok@uye.example adresiyle bir hesap yok.'],
  [
    'an account without a second step',
    OTHER,
    () => ({}),
    `${OTHER} hesabında iki adımlı doğrulama açık değil.`,
  ],
  [
    'a key that the project refuses',
    EMAIL,
    () => ({ SUPABASE_SECRET_KEY: 'sb_secret_baska' }),
    'Proje gizli anahtarı kabul etmedi. SUPABASE_SECRET_KEY değerini',
  ],
  [
    'an address where nobody listens',
    EMAIL,
    () => ({ SUPABASE_URL: 'http://127.0.0.1:9' }),
    'http://127.0.0.1:9 adresindeki projeye ulaşılamadı.',
  ],
])('%s gets one sentence and an error, and removes nothing', async (_, email, env, sentence) => {
  expectSentence(await reset(email, env()), sentence);
  expect(await factorsOf(database.userIds.firstStep)).toHaveLength(1);
});

it('an enrolment that was given up is no second step, and is cleared away', async () => {
  const { member } = database.userIds;
  await addFactor(database.sql, member, 'unverified');
  expectSentence(await reset(OTHER), `${OTHER} hesabında iki adımlı doğrulama açık değil.`);
  expect(await factorsOf(member)).toHaveLength(0);
});

it('removes all factors of the account and of no other, after which the password alone gives an administrator’s rights', async () => {
  const { sql, userIds } = database;
  await addFactor(sql, userIds.firstStep, 'verified', 'phone');
  await addFactor(sql, userIds.member, 'verified');
  expect(await isAdministrator()).toBe(false);
  const { code, output } = await reset(EMAIL.toUpperCase());
  expect([code, output.trim().split('\n')]).toEqual([
    0,
    [
      `Hesaplar: ${project.url}`,
      `${EMAIL} hesabının iki adımlı doğrulaması kaldırıldı. Girişte artık yalnızca parola istenir.`,
      'Hesabın sahibi giriş yapınca Hesabım sayfasından yeniden açsın; cihaz çalındıysa parolasını da değiştirsin.',
      expect.stringMatching(
        new RegExp(`^\\S+Z security event=second_step_removed account=${userIds.firstStep} actor=os:\\S+$`),
      ) as string,
    ],
  ]);
  expect(await factorsOf(userIds.firstStep)).toHaveLength(0);
  expect(await factorsOf(userIds.member)).toHaveLength(1);
  expect(await isAdministrator()).toBe(true);
});

it('a project that never answers gets the sentence after ten seconds', async () => {
  expectSentence(await unanswered, 'adresindeki projeye ulaşılamadı.');
});

/** Expects a failure in one sentence below the line that names the accounts. */
function expectSentence({ code, output }: CommandResult, sentence: string): void {
  const [accounts, said, ...rest] = output.trim().split('\n');
  expect([code, accounts, said, rest]).toEqual([
    1,
    expect.stringMatching(/^Hesaplar: http/) as string,
    expect.stringContaining(sentence) as string,
    [],
  ]);
}
