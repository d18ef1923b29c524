import { todayInIstanbul } from '../shared/dates';
import type { PublicDatabase } from '../shared/public-database';
import { readError } from '../shared/read-rows';

/** What is published is seen by everyone who asks this much later: within a second, reading and sending it included. */
const SEEN_WITHIN_MS = 800;
/** The part of that time after which the version is read again, so that nobody waits for it where many ask. */
const GOOD_SHARE = 0.75;

interface Read<Version> {
  version: Version;
  /** When the reading began: it knows nothing of what happened later. */
  since: number;
}

/** Reads what becomes another text as soon as any page may say something else: after writes, at set times, at midnight. */
export async function readContentVersion(database: PublicDatabase): Promise<string> {
  const now = new Date();
  const answer = await database.rpc('content_version', { moment: now.toISOString() }, { get: true });
  if (answer.error) throw readError(answer);
  return `${todayInIstanbul(now)} ${answer.data}`;
}

/** Knows the version of the content that everyone may see, and reads it seldom. `now` counts milliseconds and never goes back. */
export class ContentVersion {
  private known: Read<string> | null = null;
  private running: Read<Promise<string>> | null = null;

  constructor(
    private readonly read: () => Promise<string>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** The version as it was less than a second ago; a promise if it must be read first, which rejects if it cannot be. */
  current(): string | Promise<string> {
    const moment = this.now();
    const age = this.known ? moment - this.known.since : Infinity;
    if (this.known && age < SEEN_WITHIN_MS * GOOD_SHARE) return this.known.version;
    const isShared = this.running && moment - this.running.since < SEEN_WITHIN_MS;
    const next = isShared && this.running ? this.running : this.begin(moment);
    return this.known && age < SEEN_WITHIN_MS ? this.known.version : next.version;
  }

  /** Something was written: whoever asks from now on hears of nothing that was read before. */
  forget(): void {
    this.known = null;
    this.running = null;
  }

  private begin(since: number): Read<Promise<string>> {
    const run = { version: this.read(), since };
    this.running = run;
    const finish = (version?: string) => {
      // Forgotten, or overtaken by one that knows more.
      if (this.running !== run) return;
      this.running = null;
      if (version !== undefined) this.known = { version, since };
    };
    run.version.then(finish, () => finish());
    return run;
  }
}
