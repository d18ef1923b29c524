import { createVitest } from 'vitest/node';
import { OperatorError } from '../../src/lib/operator-error';
import { readDeployment } from '../../src/server/site-options';
import { type Client, connectClient } from '../fixtures/untyped-client';
import { printLine, SentenceReporter } from './reporter';
import {
  countForeignThings,
  createOwnAccount,
  type OwnAccount,
  sweepAccounts,
  sweepRowsAndFiles,
} from './support/own-things';
import { patientFetch } from './support/patient-fetch';
import type { ProjectFacts } from './support/project';

const { env } = process;
const HOW =
  'set SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY to those of a project (supabase/hosting/README.md).';

process.exitCode = await main();

/** Returns the exit code. */
async function main(): Promise<number> {
  try {
    const { url, publishableKey, secretKey } = readProject();
    const service = connectClient(url, secretKey, { fetch: patientFetch });
    const server = await readAuthServer(url, publishableKey);
    const foreign = await countForeignThings(service);
    refuseUnconfirmed(url, foreign);
    printLine(`${url}: ${server.name}, ${await readStorageServer(url, publishableKey)}.`);
    const facts = { ...server, url, publishableKey, secretKey, isEmpty: foreign.rows === 0 };
    return await tryProject(service, facts);
  } catch (error) {
    printLine(`Nothing was tried: ${error instanceof Error ? error.message : String(error)}`);
    printLine('0 passed');
    return 1;
  }
}

/** Visitors of a site would see the suite's rows, so that its owner must name it. */
function refuseUnconfirmed(url: string, { rows, accounts }: { rows: number; accounts: number }): void {
  const { host } = new URL(url);
  if ((rows === 0 && accounts === 0) || env.SUPABASE_TEST_CONFIRM === host) return;
  throw new Error(
    `the project has ${rows} rows and ${accounts} accounts of its own. The suite changes none of them, ` +
      `but for some minutes visitors see the rows that it writes. If that is all right, set SUPABASE_TEST_CONFIRM=${host}.`,
  );
}

/** Runs the statements with accounts of the suite's own, and removes all that it has made, whatever happens. */
async function tryProject(service: Client, facts: Omit<ProjectFacts, 'admin' | 'member'>): Promise<number> {
  const admin = await createOwnAccount(service, 'admin', { isAdmin: true });
  const sweep = async (kept?: OwnAccount) => {
    await sweepRowsAndFiles(service, await signIn(facts, admin));
    await sweepAccounts(service, kept);
  };
  let code = 1;
  try {
    // A run that was killed has left its things behind.
    await sweep(admin);
    code = await runTests({ ...facts, admin, member: await createOwnAccount(service, 'member') });
  } finally {
    await sweep().then(
      () => printLine('The suite has removed its rows, files and accounts.'),
      (error: unknown) => {
        code = 1;
        printLine(`The suite could not remove all that it made; its next run will. ${String(error)}`);
      },
    );
  }
  return code;
}

function readProject() {
  if (filled(env.SUPABASE_URL) === null) throw new Error(HOW);
  try {
    const { project, secretKey } = readDeployment(env);
    if (secretKey === undefined) throw new Error(HOW);
    return { ...project, secretKey };
  } catch (error) {
    throw error instanceof OperatorError ? new Error(`${HOW}\n${error.message}`) : error;
  }
}

/** Runs all statements in one process, one after another, as GoTrue limits tries by address. Returns the exit code. */
async function runTests(facts: ProjectFacts): Promise<number> {
  const reporter = new SentenceReporter();
  const vitest = await createVitest('test', {
    config: false,
    root: process.cwd(),
    include: ['tests/supabase/*.test.ts'],
    name: 'supabase',
    watch: false,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: [reporter],
  });
  vitest.provide('project', facts);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Vitest's own listeners would end the process before anything is removed.
    process.removeAllListeners(signal);
    process.on(signal, () => void vitest.cancelCurrentRun('keyboard-input'));
  }
  try {
    await vitest.start(process.argv.slice(2));
    return reporter.hasFailed ? 1 : 0;
  } finally {
    await vitest.close();
  }
}

async function signIn(
  { url, publishableKey }: Pick<ProjectFacts, 'url' | 'publishableKey'>,
  { email, password }: OwnAccount,
): Promise<Client> {
  const client = connectClient(url, publishableKey, { fetch: patientFetch });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error?.code === 'captcha_failed') {
    throw new Error('sign-in asks for a captcha. Turn it off for the time of the run.');
  }
  if (error) throw error;
  return client;
}

/** GoTrue tells its name and version at /health; no other server does. */
async function readAuthServer(url: string, publishableKey: string) {
  const headers = { apikey: publishableKey };
  const health = await readJson(`${url}/auth/v1/health`, headers);
  // The embedded API server calls itself GoTrue as well, with a version that is none.
  const isGoTrue = health.name === 'GoTrue' && /^v?\d+\.\d+/.test(String(health.version));
  return {
    isGoTrue,
    name: isGoTrue ? `GoTrue ${String(health.version)}` : 'an auth server that is not GoTrue',
  };
}

async function readStorageServer(url: string, publishableKey: string): Promise<string> {
  const response = await fetch(`${url}/storage/v1/version`, { headers: { apikey: publishableKey } });
  const version = response.ok ? (await response.text()).trim() : '';
  return /^[\d.]{1,20}$/.test(version) ? `storage API ${version}` : 'storage of unknown version';
}

function filled(value = ''): string | null {
  return value.trim() === '' ? null : value.trim();
}

async function readJson(address: string, headers: Record<string, string>): Promise<Record<string, unknown>> {
  const response = await fetch(address, { headers }).catch(() => null);
  if (response === null) throw new Error(`nobody answers at ${address}.`);
  if (response.status >= 500) throw new Error(`${address} answered ${response.status}.`);
  return Object(await response.json().catch(() => ({}))) as Record<string, unknown>;
}
