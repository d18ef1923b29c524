import { compareHostedSchema } from './hosted-schema';
import type { Deployment } from './check-deployment';
import { checkAdministrator } from './project-checks';
import { compareSettings } from './sign-in-checks';
import { runOwn, runSupabase } from './supabase-cli';

export interface SetupStep {
  title: string;
  /** The command as the person would type it, without secrets. */
  typed: string;
  run: () => Promise<number>;
  /** Whether there is nothing to do. Absent where nobody can tell, and repeating it does no harm. */
  isDone?: () => Promise<boolean>;
}

export interface Setup extends Deployment {
  /** The project's reference, as in its address. */
  ref: string;
  siteUrl: string;
  /** The database's address for networks without IPv6, where its direct address is unreachable: the pooler's. */
  databaseUrl: string | undefined;
  administrator: { email: string; name: string | undefined } | undefined;
}

/** The steps that make an empty project the site's, in their order. */
export function listSetupSteps({
  ref,
  project,
  secretKey,
  siteUrl,
  databaseUrl,
  administrator,
}: Setup): SetupStep[] {
  const remote = `--remote=${ref}`;
  const database = databaseUrl === undefined ? remote : `--remote=${databaseUrl}`;
  const grant = administrator && [
    administrator.email,
    ...(administrator.name === undefined ? [] : ['--name', administrator.name]),
  ];
  return [
    {
      title: 'Veri tabanının şeması',
      ...supabase('db', 'push', database),
      isDone: async () => {
        const difference = await compareHostedSchema(project);
        return difference !== null && difference !== 'unknown-history' && difference.pending.length === 0;
      },
    },
    { title: 'Şemanın denetimi', ...supabase('db', 'advisors', database, '--fail-on', 'warn') },
    {
      title: 'Giriş ayarları ve e-posta metinleri',
      ...supabase('config', 'push', remote),
      isDone: async () => (await compareSettings(ref)) === 0,
    },
    { title: 'Davetlerin site adresi', ...supabase('secrets', 'set', `SITE_URL=${siteUrl}`, remote) },
    {
      title: 'Davetleri gönderen ve dosyaları temizleyen işlevler',
      ...supabase('functions', 'deploy', '--use-api', remote),
    },
    ...(grant
      ? [
          {
            title: 'İlk yönetici',
            typed: `npm run admin:grant -- ${grant.join(' ')}`,
            run: () => runOwn('admin-grant', grant),
            isDone: async () => (await checkAdministrator(project, secretKey)).state === 'right',
          },
        ]
      : []),
    { title: 'Son bakış', typed: 'npm run deploy:check', run: () => runOwn('deploy-check', []) },
  ];
}

function supabase(...args: string[]): Pick<SetupStep, 'typed' | 'run'> {
  // The database's address holds its password.
  const typed = args.map((arg) =>
    arg.includes('://') && arg.startsWith('--remote') ? '--remote=$SUPABASE_DB_URL' : arg,
  );
  return { typed: `npx supabase ${typed.join(' ')}`, run: () => runSupabase(args) };
}
