import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { startHostedProject } from '../fixtures/hosted-project';
import { runOperatorCommand } from './support/command';
import { useDatabase } from './support/database-fixture';
import { runLine } from './support/run-line';

/** Its program, as seen from the operator's commands. */
const SUITE = '../../../tests/supabase/run';
const database = useDatabase();
let project: Awaited<ReturnType<typeof startHostedProject>>;
let variables: Record<string, string>;

beforeAll(async () => {
  const { backend, sql, service } = database;
  project = await startHostedProject(backend, sql);
  variables = {
    SUPABASE_URL: project.url,
    SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
    SUPABASE_SECRET_KEY: backend.secretKey,
  };
  await service.from('announcements').insert({ title: 'Bize ait duyuru' });
});
afterAll(() => project.stop());

const run = (files = '') => runLine(`npm run -s test:supabase -- ${files}`, confirmed());
const confirmed = () => ({ ...variables, SUPABASE_TEST_CONFIRM: new URL(project.url).host });

/** Each statement that does not hold, with its reason below it. */
const failuresIn = (output: string) => output.match(/^✗ .*(?:\n {2}.*)*/gm) ?? [];

/** Everything that the suite could leave behind. */
async function readAll() {
  const { sql } = database;
  return {
    accounts: await sql`select email from auth.users order by email`,
    announcements: await sql`select title from announcements order by title`,
    calendar: await sql`select title from calendar`,
    // Who did what and when stays of every change, without its values.
    history:
      await sql`select table_name, title, operation from private.history where not is_erased order by id`,
    files: await sql`select name from storage.objects`,
  };
}

it('the suite tries nothing without the secret key, or on content that is not confirmed by its name', async () => {
  const before = await readAll();
  for (const [changed, reason] of [
    [{ SUPABASE_SECRET_KEY: '' }, 'Nothing was tried: set SUPABASE_URL'],
    [{}, 'has 1 rows and 5 accounts of its own'],
    [{ SUPABASE_TEST_CONFIRM: 'other.supabase.co' }, 'has 1 rows and 5 accounts of its own'],
  ] as const) {
    const { code, output } = await runOperatorCommand(SUITE, { env: { ...variables, ...changed } });
    expect([code, output]).toEqual([1, expect.stringContaining(reason) as string]);
    expect(output).toMatch(/^0 passed$/m);
  }
  expect(await readAll()).toEqual(before);
});

it('the suite passes on the embedded backend, says what it could not try, and leaves nothing', async () => {
  const { sql, service } = database;
  const before = await readAll();
  // What a run that was killed has left.
  await service.from('calendar').insert({ title: 'test:supabase yarım', date: '2100-01-01' });
  await service.from('announcements').insert({ title: 'test:supabase silinmiş' });
  await sql`delete from announcements where title like 'test:supabase%'`;
  const { code, output } = await run();
  expect(failuresIn(output), output).toEqual([]);
  expect(code).toBe(0);
  expect(output).toMatch(/^\d\d passed, 0 failed, \d\d? could not be tried$/m);
  expect(output).toContain('could not be tried, because the auth server is not GoTrue');
  expect(output).not.toMatch(/^✓ the second step /m);
  expect(output).toContain('The suite has removed its rows, files and accounts.');
  expect(await readAll()).toEqual(before);
}, 180_000);

it('the suite leaves nothing when it is interrupted', async () => {
  const before = await readAll();
  // Detached, it has a process group of its own, which gets the signal as from a terminal.
  const suite = spawn('npm', ['run', '-s', 'test:supabase', '--', 'reads'], {
    env: { ...process.env, ...confirmed() },
    detached: true,
  });
  const closed = once(suite, 'close');
  await vi.waitUntil(
    async () => (await readAll()).announcements.length > before.announcements.length,
    60_000,
  );
  process.kill(-(suite.pid ?? 0), 'SIGINT');
  await closed;
  await vi.waitUntil(async () => (await readAll()).accounts.length === before.accounts.length, 20_000);
  expect(await readAll()).toEqual(before);
}, 120_000);

it('the suite fails when a visitor may write, and leaves nothing then, either', async () => {
  const { sql } = database;
  const before = await readAll();
  await sql`grant insert on calendar to anon`;
  await sql`create policy "Everybody writes" on calendar for insert to anon with check (true)`;
  onTestFinished(async () => {
    await sql`drop policy "Everybody writes" on calendar`;
    await sql`revoke insert on calendar from anon`;
  });
  const { code, output } = await run('writes');
  expect(code).toBe(1);
  expect(output).toContain('✗ a visitor neither inserts nor changes nor deletes a row of calendar');
  expect(output).toMatch(/, 1 failed, /);
  expect(await readAll()).toEqual(before);
}, 120_000);
