import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { repositoryPaths, ROOT } from '../../architecture/source-files';
import { shellCommands } from '../../architecture/documents';
import { useDatabase } from '../support/database-fixture';
import { runLine } from '../support/run-line';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const readmeLines = shellCommands(read('supabase/hosting/README.md'));

const database = useDatabase();

describe('rebuild-hooks.sql', () => {
  const HOOK = 'https://host.example/hook';

  /** Runs the script by the README's command with stand-ins for the two extensions, which the embedded PostgreSQL lacks. */
  beforeAll(async () => {
    const { sql, backend } = database;
    await sql.unsafe(`
      create schema cron; create schema net; create table net.posted (url text);
      create function cron.schedule(name text, schedule text, command text) returns text
        language sql return schedule || ' ' || command;
      create function net.http_post(url text) returns void language sql
        as $$ insert into net.posted values (url) $$;`);
    const first = readmeLines.findIndex((line) => line.startsWith('mkdir'));
    const [make = '', fill = '', query = ''] = readmeLines
      .slice(first, first + 3)
      .map((line) =>
        line.replaceAll('supabase/.temp', backend.dataDir).replace('--remote', `--remote='${backend.dbUrl}'`),
      );
    const withHook = fill.replace('https://your-hook', HOOK);
    const withoutExtensions = `sed -i '/^ *create extension /d' '${backend.dataDir}/hooks.sql'`;
    // Twice, as after a change of the hook.
    const lines = [make, withHook, withoutExtensions, query, query].join('\n');
    expect(await runLine(lines, { SUPABASE_YES: '1', PGSSLMODE: 'disable' })).toMatchObject({ code: 0 });
  });

  /** Runs the minute's job and returns how often it asked for a build. */
  async function passMinute(): Promise<number> {
    const { sql } = database;
    await sql`delete from net.posted`;
    await sql`select hosting.rebuild_when_changed()`;
    const posted = await sql<{ url: string }[]>`select url from net.posted`;
    expect(posted.every(({ url }) => url === HOOK)).toBe(true);
    return posted.length;
  }

  it('asks for a build once, and not again while nothing changes', async () => {
    expect(await passMinute()).toBe(1);
    expect(await passMinute()).toBe(0);
  });

  it.each(['anon', 'authenticated', 'service_role'])('gives %s no way to the hook', async (role) => {
    const [rights] = await database.sql`
      select has_schema_privilege(${role}, 'hosting', 'usage') as reaches,
        has_function_privilege(${role}, 'hosting.rebuild_when_changed()', 'execute') as runs`;
    expect(rights).toEqual({ reaches: false, runs: false });
  });
});

const config = read('supabase/config.toml');

it('config.toml sends the association’s own address, and the bucket of the migrations', async () => {
  const [, site] = /^site_url = "(.*)"$/m.exec(config) ?? [];
  expect(site).toBe('env(SITE_URL)');
  const section = config.slice(config.indexOf('[storage.buckets.media]')).split('\n\n')[0] ?? '';
  const [bucket = {}] = await database.sql`
    select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets where id = 'media'`;
  expect(section).toContain(`public = ${String(bucket.public)}`);
  expect(section).toContain(`file_size_limit = "${Number(bucket.size) / 1024 / 1024}MiB"`);
  const types = (bucket.types as string[]).map((type) => `"${type}"`);
  expect(section).toContain(`allowed_mime_types = [${types.join(', ')}]`);
});

describe('auth.env', () => {
  const env = new Map(
    [...read('supabase/hosting/auth.env').matchAll(/^(GOTRUE_\w+)=(.*)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  const configured = (key: string) => new RegExp(`^${key} = "?(.*?)"?$`, 'm').exec(config)?.[1];

  it('has the lifetimes and password rules of config.toml, and closes sign-up', () => {
    for (const [name, key] of [
      ['GOTRUE_JWT_EXP', 'jwt_expiry'],
      ['GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED', 'enable_anonymous_sign_ins'],
      ['GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED', 'enable_refresh_token_rotation'],
      ['GOTRUE_PASSWORD_MIN_LENGTH', 'minimum_password_length'],
      ['GOTRUE_SESSIONS_TIMEBOX', 'timebox'],
      ['GOTRUE_SESSIONS_INACTIVITY_TIMEOUT', 'inactivity_timeout'],
      ['GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD', 'require_current_password'],
      ['GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED', 'double_confirm_changes'],
      ['GOTRUE_MAILER_OTP_EXP', 'otp_expiry'],
      ['GOTRUE_MFA_TOTP_ENROLL_ENABLED', 'enroll_enabled'],
    ] as const)
      expect([name, env.get(name)]).toEqual([name, configured(key)]);
    expect([configured('enable_signup'), env.get('GOTRUE_DISABLE_SIGNUP')]).toEqual(['false', 'true']);
    expect([configured('enable_confirmations'), env.get('GOTRUE_MAILER_AUTOCONFIRM')]).toEqual([
      'true',
      'false',
    ]);
  });

  it('has every mail of config.toml', () => {
    const mails = [
      ...config.matchAll(/^\[auth\.email\.template\.(\w+)\]\nsubject = "(.*)"\ncontent_path = ".*\/(.*)"$/gm),
    ];
    expect(mails.length).toBeGreaterThan(3);
    for (const [, name = '', subject, file] of mails) {
      expect(env.get(`GOTRUE_MAILER_SUBJECTS_${name.toUpperCase()}`)).toBe(subject);
      expect(env.get(`GOTRUE_MAILER_TEMPLATES_${name.toUpperCase()}`)).toBe(`http://templates/${file}`);
    }
  });
});

describe('the files of the hosts', () => {
  const dockerfile = read('supabase/hosting/Dockerfile');

  it('keep secrets and this machine’s folders out of the image, also with a builder that reads no ignore file', () => {
    const ignored = read('supabase/hosting/Dockerfile.dockerignore').trim().split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.git', 'node_modules', 'dist', 'supabase/.temp']));
    const copied = [...dockerfile.matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    expect(copied).toEqual(expect.arrayContaining(['src', 'admin', 'public', 'supabase/migrations']));
    const tracked = repositoryPaths();
    const isKept = (name: string) => tracked.some((file) => file === name || file.startsWith(`${name}/`));
    expect(copied.filter((name) => name === 'supabase' || !isKept(name))).toEqual([]);
  });

  it('run in the image as an ordinary user who writes to nothing but the data folder', () => {
    const compose = read('supabase/hosting/compose.yaml');
    expect(dockerfile).toMatch(/^USER node$/m);
    const [, folder] = /^ENV .*\bDATA_DIR=(\S+)$/m.exec(dockerfile) ?? [];
    expect(dockerfile).toContain(`install -d -m 700 -o node ${folder}`);
    expect(compose).toMatch(/^ {4}read_only: true$/m);
    expect(compose).toContain(`- data:${folder}\n`);
    expect(compose).toContain('cap_drop: [ALL]');
  });
});
