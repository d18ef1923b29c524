import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { checkDeployment, type Deployment } from '../../../src/server/deploy/check-deployment';
import { formatFinding } from '../../../src/server/deploy/finding';
import { GOTRUE_SETTINGS, startHostedProject } from '../../fixtures/hosted-project';
import { runOperatorCommand } from '../support/command';
import { useDatabase } from '../support/database-fixture';

const database = useDatabase();
let project: Awaited<ReturnType<typeof startHostedProject>>;
let deployment: Deployment;
/** Undoes what a test broke. */
let mend: (() => Promise<unknown>) | undefined;

beforeAll(async () => {
  const { backend, sql } = database;
  project = await startHostedProject(backend, sql);
  deployment = {
    project: { url: project.url, publishableKey: backend.publishableKey },
    secretKey: backend.secretKey,
    siteUrl: undefined,
  };
});
afterEach(async () => {
  await mend?.();
  mend = undefined;
});
afterAll(() => project.stop());

async function check(changed: Partial<Deployment> = {}): Promise<string> {
  return (await checkDeployment({ ...deployment, ...changed })).map(formatFinding).join('\n');
}

function run(env: NodeJS.ProcessEnv) {
  const { backend } = database;
  return runOperatorCommand('deploy-check', {
    env: { SUPABASE_URL: project.url, SUPABASE_PUBLISHABLE_KEY: backend.publishableKey, ...env },
  });
}

it('finds nothing missing in a project that is set up', async () => {
  const { code, output } = await run({ SUPABASE_SECRET_KEY: database.backend.secretKey });
  expect([code, output]).toEqual([0, expect.not.stringContaining('✗') as string]);
  for (const sentence of [
    '✓ Veri tabanının şeması bu sürümün şeması.',
    '✓ Dosyaların “media” deposu var, sınırları doğru.',
    '✓ Dışarıdan hesap açılamaz.',
    '✓ Yönetici davetlerini gönderen işlev kurulu.',
    '✓ Yönetim panelini açabilen 2 hesap var.',
    '– Yedeklere dışarıdan bakılamadı.',
    'Eksik yok.',
  ]) {
    expect(output).toContain(sentence);
  }
});

it('names the migrations that the database lacks, and exits with an error', async () => {
  const { sql } = database;
  const [row] = await sql`
    delete from supabase_migrations.schema_migrations
    where version = (select max(version) from supabase_migrations.schema_migrations) returning *`;
  mend = () => sql`insert into supabase_migrations.schema_migrations ${sql({ ...row })}`;
  const { code, output } = await run({});
  expect([code, output]).toEqual([
    1,
    expect.stringContaining('✗ Veri tabanında 1 migration eksik') as string,
  ]);
  expect(output).toContain(String(row?.version));
  expect(output).toContain('1 eksik var.');
});

it('compares the bucket’s limits with the settings', async () => {
  const { sql } = database;
  const [bucket] = await sql`select file_size_limit from storage.buckets where id = 'media'`;
  await sql`update storage.buckets set file_size_limit = 1 where id = 'media'`;
  mend = () =>
    sql`update storage.buckets set file_size_limit = ${bucket?.file_size_limit as number} where id = 'media'`;
  expect(await check()).toContain('✗ “media” deposunun sınırları ya da türleri programdakinden farklı.');
});

it.each([
  ['✗ Herkes hesap açabiliyor.', { disable_signup: false }],
  ['✗ Herkes hesap açabiliyor.', { external: { ...GOTRUE_SETTINGS.external, anonymous_users: true } }],
  ['✗ E-posta adresleri doğrulanmadan kabul ediliyor.', { mailer_autoconfirm: true }],
])('sees in the project’s settings: %s', async (sentence, changed) => {
  const { backend, sql } = database;
  const other = await startHostedProject(backend, sql, { ...GOTRUE_SETTINGS, ...changed });
  mend = () => other.stop();
  expect(await check({ project: { ...deployment.project, url: other.url } })).toContain(sentence);
});

it('misses a first administrator', async () => {
  const { sql } = database;
  const rows = await sql<{ user_id: string }[]>`
    update public.profiles set is_admin = false where is_admin returning user_id`;
  const ids = rows.map(({ user_id: id }) => id);
  mend = () => sql`update public.profiles set is_admin = true where user_id in ${sql(ids)}`;
  expect(await check()).toContain('✗ Henüz yönetici yok.\n    → Atayın: npm run admin:grant');
});

it('says when nobody answers, and asks no further', async () => {
  const findings = await checkDeployment({
    ...deployment,
    project: { ...deployment.project, url: 'http://127.0.0.1:9' },
  });
  expect(findings.map(formatFinding)).toEqual([
    expect.stringContaining('✗ Projeye ulaşılamadı: http://127.0.0.1:9'),
  ]);
});

it.each([
  ['SUPABASE_PUBLISHABLE_KEY', () => database.backend.secretKey, 'gizli anahtarı taşıyor'],
  ['SUPABASE_SECRET_KEY', () => 'sb_publishable_abc', 'açık anahtarı taşıyor'],
])('refuses the wrong kind of key in %s before it asks anything', async (name, key, words) => {
  const { code, output } = await run({ [name]: key() });
  expect([code, output]).toEqual([1, expect.stringContaining(words) as string]);
  expect(output).not.toMatch(/[✓✗–] /);
});
