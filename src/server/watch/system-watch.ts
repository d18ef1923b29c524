import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { usedShare } from '../../../supabase/local/disk';
import type { Alarm } from '../../../supabase/local/hosted-front';
import { paths } from '../../lib/paths/paths';
import { readFacts, readOriginTags } from './facts';
import { judgeFacts, judgeServer, type ServerFacts, type Subject } from './warnings';
import { onErrorWritten } from '../terminal';
import { DiskLog } from './disk-log';

/** Something that is not well, and what to do about it. */
export interface SystemWarning {
  subject: Subject;
  sentence: string;
  advice: string;
}

export interface SystemWatchOptions {
  dataDir: string;
  /** The settings of the server, in which a box's file names where backups are copied. */
  env: NodeJS.ProcessEnv;
  siteUrl: string;
  /** Whether other machines reach the site. On a developer's own machine nobody needs backups or certificates. */
  isPublic: boolean;
  /** Whether the content is in a hosted project. */
  isHosted?: boolean;
  /** Called with a sentence for the log. */
  onWarning: (sentence: string) => void;
}

/** What outlives a restart. */
interface Memory {
  /** Errors by the hour in which they were logged, as 2026-11-27T20. */
  errors: Record<string, number>;
  /** When each open warning was last mailed, and when anything was. */
  told: Partial<Record<Subject, string>>;
  mailedAt: string | null;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DISK_INTERVAL_MS = 60_000;
const REPEAT_AFTER_DAYS = 7;
/** A new site has neither a backup nor a rehearsal, and needs none yet. */
const YOUNG_DAYS = 2;
const OF_EVERY_SITE: readonly Subject[] = ['disk', 'errors', 'unsentMails'];
const OF_OLDER_SITES: readonly Subject[] = ['backup', 'copy', 'rehearsal'];
/** In front of a hosted project, only a box makes backups and mails failures. */
const OF_BOXES: readonly Subject[] = [...OF_OLDER_SITES, 'mail'];

/** Looks at disk, backups, mails, certificate, releases and errors, for the overview, the log and a mail to the administrators. */
export class SystemWatch {
  readonly #options: SystemWatchOptions;
  readonly #memory: Memory;
  /** Asked for once a day; an overview that is opened must not wait for another machine. */
  #originTags: readonly string[] = [];
  #isChanged = false;

  constructor(options: SystemWatchOptions) {
    this.#options = options;
    this.#memory = readMemory(options.dataDir);
  }

  async readWarnings(unsentMails: ServerFacts['unsentMails'], now = new Date()): Promise<SystemWarning[]> {
    const { dataDir, env, siteUrl, isPublic, isHosted = false } = this.#options;
    const ownEnv = { ...env, SITE_URL: isPublic ? siteUrl : undefined };
    const facts = await readFacts(dataDir, ownEnv, this.#originTags);
    const errors = countLastDay(this.#memory, now);
    const isYoung = await isNewFolder(dataDir, now);
    const others: readonly Subject[] = [
      ...(isYoung ? OF_OLDER_SITES : []),
      ...(isHosted && !env.BOX_NAME ? OF_BOXES : []),
    ];
    return [...judgeFacts(facts), ...judgeServer({ errors, unsentMails })].flatMap(
      ({ subject, state, sentence, advice = '' }) => {
        const isMeant = isPublic ? !others.includes(subject) : OF_EVERY_SITE.includes(subject);
        return state === 'missing' && isMeant ? [{ subject, sentence, advice }] : [];
      },
    );
  }

  /** Begins to watch, and mails by the alarm if there is one. Returns the function that ends it. */
  start(alarm: Alarm | null, onFailure: (error: unknown) => void) {
    const { dataDir, isPublic, onWarning } = this.#options;
    const stopCounting = onErrorWritten(() => this.#countError());
    const disk = new DiskLog(onWarning);
    const look = async () => {
      this.#save();
      disk.report(await usedShare(dataDir));
    };
    const mail = async ({ readMails, mailAdministrators }: Alarm) => {
      const { unsent } = await readMails();
      await this.mailNews(await this.readWarnings(unsent), mailAdministrators);
    };
    const askOrigin = async () => {
      this.#originTags = await readOriginTags();
    };
    const timers = [
      setInterval(() => void look().catch(onFailure), DISK_INTERVAL_MS),
      ...(isPublic ? [setInterval(() => void askOrigin(), DAY_MS)] : []),
      ...(isPublic && alarm ? [setInterval(() => void mail(alarm).catch(onFailure), HOUR_MS)] : []),
    ];
    for (const timer of timers) timer.unref();
    void look().catch(onFailure);
    if (isPublic) void askOrigin();
    const save = () => this.#save();
    process.on('exit', save);
    return () => {
      for (const timer of timers) clearInterval(timer);
      stopCounting();
      process.off('exit', save);
      save();
    };
  }

  /** Mails the warnings that are new, or still there after a week: at most one mail a day. */
  async mailNews(
    warnings: readonly SystemWarning[],
    send: (mail: { subject: string; text: string }) => Promise<void>,
    now = new Date(),
  ): Promise<void> {
    const memory = this.#memory;
    memory.told = pick(memory.told, (subject) => warnings.some((warning) => warning.subject === subject));
    const { told, mailedAt } = memory;
    const isOlder = (at: string | null | undefined, days: number) =>
      !at || now.getTime() - Date.parse(at) >= days * DAY_MS;
    this.#isChanged = true;
    if (!isOlder(mailedAt, 1)) return;
    const news = warnings.filter(({ subject }) => isOlder(told[subject], REPEAT_AFTER_DAYS));
    if (news.length === 0) return;
    await send(composeNews(news, this.#options.siteUrl));
    for (const { subject } of news) told[subject] = now.toISOString();
    memory.mailedAt = now.toISOString();
    this.#save();
  }

  #countError(now = new Date()): void {
    const since = hourOf(new Date(now.getTime() - DAY_MS));
    const errors = pick(this.#memory.errors, (hour) => hour > since);
    const hour = hourOf(now);
    errors[hour] = (errors[hour] ?? 0) + 1;
    this.#memory.errors = errors;
    this.#isChanged = true;
  }

  /** Without waiting, because it also runs while the process ends. A full disk loses no more than this memory. */
  #save(): void {
    if (!this.#isChanged) return;
    const file = memoryPath(this.#options.dataDir);
    try {
      writeFileSync(`${file}.new`, JSON.stringify(this.#memory), { mode: 0o600 });
      renameSync(`${file}.new`, file);
      this.#isChanged = false;
    } catch {
      // The next minute tries again.
    }
  }
}

function composeNews(news: readonly SystemWarning[], siteUrl: string) {
  const [first] = news;
  const subject =
    news.length === 1 && first
      ? `Sitenin sunucusu: ${first.sentence}`
      : `Sitenin sunucusunda ${news.length} uyarı`;
  const text = [
    'Merhaba,',
    'Sitenin sunucusunda ilgilenilmesi gereken bir durum var. Siteye siz bakmıyorsanız bu iletiyi bakan kişiye gönderin.',
    ...news.map(({ sentence, advice }) => `${sentence}\n${advice}`),
    'Açık uyarılar yönetim panelinin ilk sayfasında da görünür:',
    siteUrl + paths.admin,
  ].join('\n\n');
  return { subject: subject.replace(/\.$/, ''), text };
}

/** Judged by the keys, which a folder gets at its first start, or by the folder itself in front of a hosted project. */
async function isNewFolder(dataDir: string, now: Date): Promise<boolean> {
  const keys = await stat(path.join(dataDir, 'secrets.json')).catch(() => null);
  const since = keys?.mtimeMs ?? (await stat(dataDir).catch(() => null))?.birthtimeMs;
  return since !== undefined && now.getTime() - since < YOUNG_DAYS * DAY_MS;
}

function pick<Value>(values: Record<string, Value>, isKept: (key: string) => boolean): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([key]) => isKept(key)));
}

/** The errors that a server on this data folder has logged in the last day. */
export function readErrors(dataDir: string, now = new Date()): number {
  return countLastDay(readMemory(dataDir), now);
}

function countLastDay({ errors }: Memory, now: Date): number {
  const first = hourOf(new Date(now.getTime() - DAY_MS));
  return Object.entries(errors).reduce((sum, [hour, count]) => (hour > first ? sum + count : sum), 0);
}

function hourOf(date: Date): string {
  return date.toISOString().slice(0, 13);
}

/** A missing or damaged file is an empty memory. */
function readMemory(dataDir: string): Memory {
  const empty: Memory = { errors: {}, told: {}, mailedAt: null };
  try {
    return { ...empty, ...(JSON.parse(readFileSync(memoryPath(dataDir), 'utf8')) as Partial<Memory>) };
  } catch {
    return empty;
  }
}

function memoryPath(dataDir: string): string {
  return path.join(dataDir, 'watch.json');
}
