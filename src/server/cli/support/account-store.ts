import {
  createAccount,
  findAccount,
  requirePasswordChange,
  setAdministrator,
  setPassword,
  writeAuditEntry,
} from '../../../../supabase/local/auth/accounts';
import { hasPublicMark } from '../../../../supabase/local/first-run';
import { createServiceClient } from '../../../../supabase/local/service-client';
import { refuseForeignSchema } from '../../../../supabase/local/postgres/migrations';
import { OperatorError } from '../../../lib/operator-error';
import { isPublic, readAccountProject, readSiteOptions } from '../../site-options';
import { printLine, writeLog } from '../../terminal';
import { withDatabase } from './with-database';
import { userInfo } from 'node:os';
import { securityLine } from '../../../../supabase/local/auth/security-log/security-log';
import { emailFault } from '../../../lib/identity/email-address';

/** The accounts for the commands, local or hosted. */
export interface AccountStore {
  find: (email: string) => Promise<string | null>;
  create: (account: { email: string; password: string; fullName: string | null }) => Promise<string>;
  /** Ends every session of the account. */
  setPassword: (userId: string, password: string) => Promise<void>;
  /** Makes the back office ask for a new password at the next sign-in, where the site is public. */
  requirePasswordChange: (userId: string) => Promise<void>;
  setAdministrator: (userId: string, rights: { isAdmin: boolean; fullName: string | null }) => Promise<void>;
  /** Removes all second steps, and resolves to the number of those in use; null where there is no second step. */
  removeSecondSteps: (userId: string) => Promise<number | null>;
  /** Records who changed the account's rights or password. A hosted project has no table for it. */
  record: (userId: string, action: string, actor: string) => Promise<void>;
}

type Work = (accounts: AccountStore) => Promise<void>;

/**
 * Opens the accounts of the hosted project that SUPABASE_URL and SUPABASE_SECRET_KEY name, or those of the local backend when neither is
 * set, and prints which. Throws when the environment names a hosted project incompletely: the local accounts are no fallback for it.
 */
export async function withAccounts(env: NodeJS.ProcessEnv, work: Work): Promise<void> {
  const project = readAccountProject(env);
  if (project) {
    printLine(`Hesaplar: ${project.url}`);
    return work(hostedAccounts(project.url, project.secretKey));
  }
  const options = readSiteOptions(env, 0);
  printLine(`Hesaplar: yerel veri tabanı (${options.databaseUrl ? 'DATABASE_URL' : options.dataDir})`);
  await withDatabase(options, async (sql) => {
    await refuseForeignSchema(sql);
    await work({
      find: (email) => findAccount(sql, email),
      create: (account) => createAccount(sql, account),
      setPassword: (userId, password) => setPassword(sql, userId, password),
      requirePasswordChange: async (userId) => {
        if (isPublic(options) || hasPublicMark(options.dataDir)) await requirePasswordChange(sql, userId);
      },
      setAdministrator: (userId, rights) => setAdministrator(sql, userId, rights),
      removeSecondSteps: () => Promise.resolve(null),
      record: (userId, action, actor) =>
        writeAuditEntry(sql, { action, userId, logType: 'team', traits: { actor } }),
    });
  });
}

const PAGE_SIZE = 200;
/** A project that wakes up may take seconds. */
const LIMIT_MS = 10_000;
const NO_ANSWER = { status: 504 };

function hostedAccounts(url: string, secretKey: string): AccountStore {
  // The clients would print the stack of a failed request.
  const client = createServiceClient(url, secretKey, (request) =>
    fetch(request, { signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => new Response(null, NO_ANSWER)),
  );
  const { admin } = client.auth;
  return {
    find: async (email) => {
      for (let page = 1; ; page += 1) {
        const { data, error } = await admin.listUsers({ page, perPage: PAGE_SIZE });
        if (error) throw explainFailure(url, error, error.status);
        const user = data.users.find((candidate) => candidate.email?.toLowerCase() === email);
        if (user || data.users.length < PAGE_SIZE) return user?.id ?? null;
      }
    },
    create: async ({ email, password, fullName }) => {
      const profile = fullName ? { user_metadata: { full_name: fullName } } : {};
      const { data, error } = await admin.createUser({ email, password, email_confirm: true, ...profile });
      if (error) throw explainFailure(url, error, error.status);
      return data.user.id;
    },
    setPassword: async (userId, password) => {
      const { error } = await admin.updateUserById(userId, { password });
      if (error) throw explainFailure(url, error, error.status);
    },
    // A new password would not remove the mark there, and GoTrue's table cannot be written.
    requirePasswordChange: () => Promise.resolve(),
    record: () => Promise.resolve(),
    removeSecondSteps: async (userId) => {
      const { data, error } = await admin.mfa.listFactors({ userId });
      if (error) throw explainFailure(url, error, error.status);
      for (const { id } of data.factors) {
        const removal = await admin.mfa.deleteFactor({ id, userId });
        if (removal.error) throw explainFailure(url, removal.error, removal.error.status);
      }
      return data.factors.filter(({ status }) => status === 'verified').length;
    },
    setAdministrator: async (userId, { isAdmin, fullName }) => {
      const name = fullName ? { full_name: fullName } : {};
      const { error, status } = await client
        .from('profiles')
        .upsert({ user_id: userId, is_admin: isAdmin, is_writer: false, ...name });
      if (error) throw explainFailure(url, error, status);
    },
  };
}

/** Tells the operator why a hosted project did not do what was asked. An answer that cannot be read has no status. */
function explainFailure(url: string, { message }: Error, status = NO_ANSWER.status): OperatorError {
  if (status >= 502) {
    return new OperatorError(
      `${url} adresindeki projeye ulaşılamadı. Adresi karşılaştırın; uykuya alınmış bir projeyi supabase.com sayfasında uyandırın.`,
    );
  }
  if (status === 401 || status === 403) {
    return new OperatorError(
      'Proje gizli anahtarı kabul etmedi. SUPABASE_SECRET_KEY değerini Settings → API Keys sayfasından alın.',
    );
  }
  return new OperatorError(`Proje isteği geri çevirdi: ${message}`);
}

/** Records a change of an account with the operating system's user who made it, and writes a line to the security log. */
export async function logAccountChange(accounts: AccountStore, userId: string, event: string): Promise<void> {
  const actor = userInfo().username;
  await accounts.record(userId, event, actor);
  writeLog({ level: 'warn', message: securityLine(event, { account: userId, actor: `os:${actor}` }) });
}

/** Reads a command's one e-mail address, in lower case. Throws an OperatorError with the usage if it is missing or malformed. */
export function readEmail(positionals: readonly string[], usage: string): string {
  const [email, ...rest] = positionals;
  if (!email || rest.length > 0) throw new OperatorError(`Bir e-posta adresi verin: ${usage}`);
  const fault = emailFault(email);
  if (fault !== undefined) throw new OperatorError(`${fault} ${usage}`);
  return email.trim().toLowerCase();
}
