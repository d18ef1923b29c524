import path from 'node:path';
import { pauseWrites } from '../../../supabase/local/postgres/folder-lock';
import { errorMessage } from '../../lib/error-message';
import { OperatorError } from '../../lib/operator-error';
import { findCurrentBuild, removeOutdatedBuilds } from '../build/builds';
import { refuseIncompleteBuild } from '../render/built-renderer';
import type { SiteOptions } from '../site-options';
import { findFault } from './check-site';
import { ownerOf, readProgram, runProgram } from '../program';
import {
  addedMigrations,
  fetchRelease,
  readCheckout,
  refuseHostedMigrations,
  type Release,
} from './releases';
import type { Service } from './service';
import { type InstalledRelease, type UpdateRecord, Workshop } from './workshop';

export interface UpdateContext {
  /** The folder of the checkout that runs. */
  root: string;
  service: Service;
  options: Pick<SiteOptions, 'dataDir' | 'host' | 'port' | 'hosted'>;
  /** Finds the last archive that was written before a migration. */
  findArchive: (dataDir: string) => Promise<string | null>;
  say: (sentence: string) => void;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Installs and builds a tagged release beside the running one and lets it take its place. When it does not start, is unhealthy or lacks
 * a page, the former one comes back with its rows. Throws an OperatorError with one sentence about the state when the release does not
 * run in the end.
 */
export async function updateSite(tag: string, context: UpdateContext): Promise<void> {
  const { root, options, say } = context;
  const workshop = new Workshop(root);
  const current = await readCheckout(root);
  const next = await fetchRelease(root, tag);
  if (current.commit === next.commit) throw new OperatorError(`${tag} zaten kurulu.`);
  const hasMigrations = addedMigrations(current.migrations, next.migrations).length > 0;
  if (options.hosted) refuseHostedMigrations(hasMigrations);
  else {
    say('Yedek alınıyor…');
    await runStep(['backup.ts'], 'Yedek alınamadı; hiçbir şey değiştirilmedi.', context);
  }
  const from = await workshop.current(current);
  const to = await prepare(next, workshop, context);
  await withoutWrites(hasMigrations, context, () => replace({ from, to, hasMigrations }, workshop, context));
}

/**
 * Goes back to the release before the last update. If that update had migrations, the rows from before it come back as well, and
 * `acceptedLoss` must be the number of changes that are lost with that. Throws an OperatorError when the site stays as it is.
 */
export async function returnToPrevious(acceptedLoss: number | null, context: UpdateContext): Promise<void> {
  const { root, say } = context;
  const workshop = new Workshop(root);
  const record = await workshop.readRecord();
  if (!record) throw new OperatorError('Geri dönülecek bir sürüm yok.');
  const { from, to, archive } = record;
  if ((await readCheckout(root)).commit !== to.commit)
    throw new OperatorError('Son güncellemeden sonra bu klasörde başka bir sürüm açılmış; geri dönülmedi.');
  await withoutWrites(archive !== null, context, async () => {
    if (archive !== null) refuseLoss(await countLoss(record, context), acceptedLoss);
    say(`v${from.version} sürümüne dönülüyor…`);
    const fault = await change({ from: to, to: from, archive }, workshop, context);
    if (fault !== null) {
      const stuck = await change({ from, to, archive: null }, workshop, context);
      throw new OperatorError(describeFailure({ failed: from, kept: to, fault, stuck }, context));
    }
    await workshop.tidy(null);
    say(`Site yeniden v${from.version} ile çalışıyor.`);
  });
}

/** Installs, builds and tries a release in a folder of its own. Whatever fails here leaves the running site as it is. */
async function prepare(
  release: Release,
  workshop: Workshop,
  { service, say }: UpdateContext,
): Promise<InstalledRelease> {
  const { version } = release;
  const cwd = workshop.next;
  const failure = `v${version} kurulamadı; nedeni yukarıda. Site eskisi gibi çalışıyor.`;
  say(`v${version} yanda kuruluyor…`);
  await workshop.addWorkTree(release);
  await runProgram(['npm', 'ci'], failure, { cwd });
  say(`v${version} yanda derleniyor…`);
  await runProgram(['npm', 'run', 'build'], failure, { cwd });
  refuseIncompleteBuild(await findCurrentBuild(path.join(cwd, 'dist')));
  await runProgram(nodeCommand('update-step.ts', 'check'), failure, { cwd, env: service.env });
  return workshop.takeOver(release);
}

/** Lets the new release take its place, or the former one keep it. */
async function replace(
  { from, to, hasMigrations }: Pick<UpdateRecord, 'from' | 'to' | 'hasMigrations'>,
  workshop: Workshop,
  context: UpdateContext,
): Promise<void> {
  const { say, options, findArchive } = context;
  const earlier = await workshop.readRecord();
  const lastArchive = await findArchive(options.dataDir);
  say(`v${to.version} yerine konuyor, sunucu yeniden başlıyor…`);
  const record: UpdateRecord = { at: '', from, to, hasMigrations, archive: null };
  const fault = await change({ from, to, archive: null }, workshop, context, async () => {
    record.at = new Date().toISOString();
    // A killed update leaves the way back.
    await workshop.writeRecord(record);
  });
  const newest = await findArchive(options.dataDir);
  const archive = hasMigrations && newest !== lastArchive ? newest : null;
  if (fault === null) {
    await workshop.tidy({ ...record, archive });
    await removeOutdatedBuilds(workshop.distDir);
    say(`Site v${to.version} ile çalışıyor. Önceki sürüme dönmek için: npm run update -- --back`);
    return;
  }
  say(`v${to.version} çalışmadı, v${from.version} geri konuyor…`);
  const stuck = await change({ from: to, to: from, archive }, workshop, context);
  if (stuck === null) await workshop.tidy(earlier);
  throw new OperatorError(describeFailure({ failed: to, kept: from, fault, stuck }, context));
}

/** Puts one release in the place of another, with the rows of an archive if one is given, and returns what is wrong then, or null. */
async function change(
  { from, to, archive }: Pick<UpdateRecord, 'from' | 'to' | 'archive'>,
  workshop: Workshop,
  context: UpdateContext,
  beforeSwap = () => Promise.resolve(),
): Promise<string | null> {
  const { service, options } = context;
  // From here on, half a change would be worse than a late end.
  for (const signal of SIGNALS) process.on(signal, () => undefined);
  try {
    await service.restartAfter(
      async () => {
        await beforeSwap();
        await workshop.swap(to, from);
        if (archive !== null)
          await runStep(['update-step.ts', 'restore', archive], `${archive} yüklenemedi`, context);
      },
      { mustStop: archive !== null },
    );
  } catch (error) {
    return errorMessage(error);
  }
  return findFault(originOf(options), { version: to.version, hasEnded: service.hasEnded });
}

interface Failure {
  failed: InstalledRelease;
  kept: InstalledRelease;
  fault: string;
  /** What is wrong with the release that was kept. */
  stuck: string | null;
}

function describeFailure({ failed, kept, fault, stuck }: Failure, { service }: UpdateContext): string {
  const reason = `v${failed.version} çalışmadı (${fault}).`;
  return stuck === null
    ? `${reason} Site yine v${kept.version} ile çalışıyor. Ayrıntı: ${service.log}`
    : `${reason} v${kept.version} de açılamadı (${stuck}). Site kapalı olabilir. Ayrıntı: ${service.log}`;
}

/** Does work while nothing can be written, if `isPaused` says so. */
async function withoutWrites(
  isPaused: boolean,
  { options }: UpdateContext,
  work: () => Promise<void>,
): Promise<void> {
  if (!isPaused) return work();
  const resume = await pauseWrites(options.dataDir);
  try {
    await work();
  } finally {
    await resume();
  }
}

async function countLoss({ at }: UpdateRecord, { root, service, options }: UpdateContext): Promise<Loss> {
  const owner = await ownerOf(options.dataDir);
  const output = await readProgram(nodeCommand('update-step.ts', 'count', at), {
    cwd: root,
    env: service.env,
    owner,
  });
  // Only update-step.ts writes this line.
  return JSON.parse(output.split('\n').at(-1) ?? '') as Loss;
}

/** Runs a command of the release in place, with the server's settings and as the owner of its data. */
async function runStep(
  [command, ...args]: readonly [string, ...string[]],
  failure: string,
  { root, service, options }: UpdateContext,
): Promise<void> {
  const owner = await ownerOf(options.dataDir);
  await runProgram(nodeCommand(command, ...args), failure, { cwd: root, env: service.env, owner });
}

function nodeCommand(command: string, ...args: string[]): [string, ...string[]] {
  return [process.execPath, '--import', 'tsx', `src/server/cli/${command}`, ...args];
}

function originOf({ host, port }: UpdateContext['options']): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** The number of changes since a time, by table. */
type Loss = Readonly<Record<string, number>>;

/** Throws an OperatorError that names what a return to older rows would lose, unless exactly that number of changes was accepted. */
export function refuseLoss(loss: Loss, accepted: number | null): void {
  const total = Object.values(loss).reduce((sum, count) => sum + count, 0);
  if (total === (accepted ?? 0)) return;
  const tables = Object.entries(loss).map(([table, count]) => `${table} ${count}`);
  throw new OperatorError(
    `Geri dönülmedi: güncellemeden sonra yapılan ${total} değişiklik silinirdi (${tables.join(', ')}). ` +
      `Bunu kabul ediyorsanız: npm run update -- --back --lose ${total}`,
  );
}
