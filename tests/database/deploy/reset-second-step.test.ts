import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHostedProject } from '../../fixtures/hosted-project';
import { runOperatorCommand, type CommandResult } from '../support/command';
import { useDatabase } from '../support/database-fixture';
import { addFactor } from '../support/second-step';

/** The administrator of the fixture who has a second step, and whose session has not passed it. */
const EMAIL = 'iki-adimli@uye.example';
const OTHER = 'uye@uye.example';

const database = useDatabase();
let project: Awaited<ReturnType<typeof startHostedProject>>;

beforeAll(async () => {
  const { backend, sql } = database;
  project = await startHostedProject(backend, sql);
});
afterAll(() => project.stop());

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
])('%s gets one sentence and an error, and removes nothing', async (_, email, env, sentence) => {
  expectSentence(await reset(email, env()), sentence);
  expect(await factorsOf(database.userIds.firstStep)).toHaveLength(1);
});

it('removes all factors of the account and of no other, after which the password alone gives an administrator’s rights', async () => {
  const { sql, userIds } = database;
  await addFactor(sql, userIds.firstStep, 'verified', 'phone');
  await addFactor(sql, userIds.member, 'verified');
  expect(await isAdministrator()).toBe(false);
  const { code, output } = await reset(EMAIL.toUpperCase());
  expect([code, output]).toEqual([
    0,
    expect.stringContaining(`${EMAIL} hesabının iki adımlı doğrulaması kaldırıldı.`) as string,
  ]);
  expect(output).toContain(`event=second_step_removed account=${userIds.firstStep} actor=os:`);
  expect(await factorsOf(userIds.firstStep)).toHaveLength(0);
  expect(await factorsOf(userIds.member)).toHaveLength(1);
  expect(await isAdministrator()).toBe(true);
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
