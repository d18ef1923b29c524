/** Commands of the guides that the tests cannot run on every machine, by what they need. */
export const NEEDED = {
  'an account at supabase.com': [
    'npx supabase login',
    'npx supabase link --project-ref YOUR_REF',
    'SITE_URL=https://your-domain npx supabase config push',
    'npx supabase secrets set SITE_URL=https://your-domain',
    'npx supabase functions deploy --use-api',
  ],
  'an extension of Supabase’s PostgreSQL, plpgsql_check': [
    'npx supabase db lint --remote --schema public,private',
  ],
  'root and a network; `npm run test:box` installs the same': ['apt-get install caddy curl rsync git'],
  'Docker and a network; its files are read in deploy/hosting-files.test.ts': [
    'docker compose -f supabase/hosting/compose.yaml up -d --build',
  ],
  'a running systemd; `npm run test:box` verifies its units': [
    'systemctl restart dernek',
    "journalctl -u dernek | grep 'security event='",
    'npm run test:box',
  ],
  'the time of `npm test`, of which it is a part or the whole': [
    'npm test',
    'npm ci && npm test',
    'npm run check',
    'npm run test:unit',
    'npm run test:db',
    'npm run test:e2e',
    'npx tsx tests/run.ts format lint types',
    'npm run typecheck',
    'npm run format && npm run check',
    'npm run test:recipe -- column',
    'npm run test:recipe -- kind',
    'npm run test:recipe -- page',
  ],
  'half a minute to hours of a quiet machine': [
    'npm run pictures:seed',
    'npm run bench',
    'npm run bench -- pages',
    'npm run test:power -- breakages',
    'npm run test:power -- breakages supabase/migrations',
    'npm run test:power -- mutants',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const RESTORED =
  'a backup of the running site is restored into an empty folder only, works there, and a reset keeps backups';

/** Commands that another test runs: its file below tests/database and its title, whole or in part. */
export const RUN_BY: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'npm run new:resource -- sponsors': [
    'server/new-resource.test.ts',
    'another content type takes one command, one line in the index, and regenerated types',
  ],
  'npm run db:types': [
    'server/new-resource.test.ts',
    'another content type takes one command, one line in the index, and regenerated types',
  ],
  'npm run bulletins:read': [
    'server/commands.test.ts',
    'each bulletin without a cover gets its first page, and each that is searched its text, once; those that cannot be read are named',
  ],
  'npm run admin:grant -- you@example.org [--name "…"] [--password-stdin]': [
    'server/commands.test.ts',
    'while the site runs, a new administrator gets a one-time password, then one from a pipe, and loses the right',
  ],
  'npm run admin:revoke -- you@example.org': [
    'server/commands.test.ts',
    'while the site runs, a new administrator gets a one-time password, then one from a pipe, and loses the right',
  ],
  'npm run admin:reset-second-step -- you@example.org': [
    'deploy/reset-second-step.test.ts',
    'removes all factors of the account and of no other, after which the password alone gives an administrator’s rights',
  ],
  'npm run deploy:check': [
    'deploy/deploy-check.test.ts',
    'finds nothing missing in a project that is set up',
  ],
  'npm run backup': ['server/commands.test.ts', RESTORED],
  'npm run restore -- yedek-….tar.gz': ['server/commands.test.ts', RESTORED],
  'npm run db:reset -- --yes': ['server/commands.test.ts', RESTORED],
  'npm run box:setup -- --dry-run --domain your-domain': [
    'server/box.test.ts',
    'with --dry-run shows everything and writes nothing',
  ],
  'npm run box -- grant you@example.org --name "Your Name"': [
    'server/box.test.ts',
    'grants a right in its own data folder, which nobody has to name',
  ],
  'npm run box -- status': [
    'server/box.test.ts',
    'tells how it is: the site, its archive, the rehearsal, and what is missing',
  ],
  'npm run handover -- --held "what; where; 2027-03-01"': [
    'server/box.test.ts',
    'is handed over in a document of names without secrets, for its owner only',
  ],
  'npm run box -- rehearse': [
    'server/box.test.ts',
    'rehearses a restore beside the running site, leaves nothing behind, and remembers it',
  ],
  'npm run secrets:repair': [
    'server/data-safety.test.ts',
    'lost keys are repaired: content and accounts stay, sessions end, and the log tells of every start',
  ],
  'npm run update -- v1.4.0': [
    'server/update.test.ts',
    '50 connections over pages and files get nothing but answers while a release with a migration takes the place of another',
  ],
  'npm run update -- --back': [
    'server/update.test.ts',
    'a way back over a migration names the changes that it loses, and loses no other',
  ],
  'npm run mails': [
    'hosted/backups.ts',
    'tell every administrator of an important change while the command runs',
  ],
  'npx supabase db push --remote': [
    'hosted/schema-and-roles.ts',
    'takes all migrations from a role that owns neither accounts nor files and is no superuser',
  ],
  'npx supabase migration repair --status applied --remote': [
    'hosted/schema-and-roles.ts',
    'takes the baseline’s history by the one command of the guide',
  ],
  'npx supabase db advisors --remote --fail-on warn': [
    'hosted/schema-and-roles.ts',
    'gives Supabase’s advisors nothing to warn of',
  ],
  ...Object.fromEntries(
    [
      'mkdir -p supabase/.temp',
      "sed 's|THE_HOOK|https://your-hook|' supabase/hosting/rebuild-hooks.sql > supabase/.temp/hooks.sql",
      'npx supabase db query --remote --file supabase/.temp/hooks.sql',
    ].map((line) => [
      line,
      ['deploy/hosting-files.test.ts', 'asks for a build once, and not again while nothing changes'],
    ]),
  ),
  'npm run test:supabase': [
    'supabase-suite.test.ts',
    'the suite passes on the embedded backend, says what it could not try, and leaves nothing',
  ],
};

/** What sentences and tables call a command that has its arguments elsewhere. */
export const SHORT_FOR: Readonly<Record<string, string>> = {
  'export SITE_URL=https://your-domain SUPABASE_URL=https://YOUR_REF.supabase.co SUPABASE_PUBLISHABLE_KEY=…':
    'export SUPABASE_URL=https://YOUR_REF.supabase.co SITE_URL=https://your-domain',
  'export SUPABASE_URL=https://YOUR_REF.supabase.co SUPABASE_PUBLISHABLE_KEY=… SUPABASE_SECRET_KEY=…':
    'export SUPABASE_PUBLISHABLE_KEY=… SUPABASE_SECRET_KEY=…',
  "export SUPABASE_DB_URL='postgresql://postgres.YOUR_REF:PASSWORD@aws-0-eu-central-1.pooler.supabase.com:5432/postgres'":
    "export SUPABASE_DB_URL='postgresql://postgres.YOUR_REF:PASSWORD@…:5432/postgres'",
  'npm start': 'npm ci && npm start',
  'git checkout v1.4.0 && npm ci && npm run build': 'git checkout FORMER_VERSION && npm ci && npm run build',
  'npm run admin:grant':
    'SUPABASE_URL=https://YOUR_REF.supabase.co SUPABASE_SECRET_KEY=… npm run admin:grant -- you@example.org --name "Your Name"',
  'npm run build:static':
    'SITE_URL=https://your-domain SUPABASE_URL=https://YOUR_REF.supabase.co SUPABASE_PUBLISHABLE_KEY=… npm run build:static',
  'npm run handover': 'npm run handover -- --held "what; where; 2027-03-01"',
  'npm run restore': 'npm run restore -- yedek-….tar.gz --yes',
  'npm run restore -- supabase/.temp/backups/yedek-….tar.gz --yes': 'npm run restore -- yedek-….tar.gz --yes',
  'npm run restore -- FILE [--yes]': 'npm run restore -- yedek-….tar.gz --yes',
  "npx supabase db push --remote='postgresql://…'": 'npx supabase db push --remote',
};
