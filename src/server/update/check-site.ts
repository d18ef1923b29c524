import { setTimeout as delay } from 'node:timers/promises';
import { HASHED_FOLDER } from '../../lib/paths/hashed-folder';
import { paths } from '../../lib/paths/paths';
import { ask } from '../deploy/ask';

interface CheckOptions {
  /** The version that must answer. */
  version: string;
  /** Whether the server has ended by itself. */
  hasEnded: () => Promise<boolean>;
  /** How long the server may take to answer, migrations included. */
  startLimitMs?: number;
  /** How long it may be unhealthy after that. */
  healthLimitMs?: number;
}

const START_LIMIT_MS = 180_000;
const HEALTH_LIMIT_MS = 5_000;
const ASK_AGAIN_MS = 250;
/** A page with rows, a page of a list, and the way into the back office. */
const PAGES = [paths.home, paths.announcements, paths.login];

/** Waits for the server at `origin` and looks at its health and three pages with their files. Returns what is wrong, or null. */
export async function findFault(
  origin: string,
  { version, hasEnded, startLimitMs = START_LIMIT_MS, healthLimitMs = HEALTH_LIMIT_MS }: CheckOptions,
): Promise<string | null> {
  const started = Date.now();
  let answeredAt: number | null = null;
  for (;;) {
    const health = await ask(`${origin}/healthz`);
    const isMeant = health?.text.split('\n').includes(`version ${version}`) ?? false;
    if (isMeant && health?.status === 200) return findFaultyPage(origin);
    if (isMeant) answeredAt ??= Date.now();
    if (answeredAt !== null && Date.now() - answeredAt > healthLimitMs)
      return `/healthz ${health?.status ?? ''}: ${health?.text.split('\n')[0] ?? 'yanıt yok'}`;
    if (answeredAt === null && Date.now() - started > startLimitMs) return 'sunucu yanıt vermiyor';
    if (await hasEnded()) return 'sunucu açılırken kapandı';
    await delay(ASK_AGAIN_MS);
  }
}

async function findFaultyPage(origin: string): Promise<string | null> {
  for (const page of PAGES) {
    const answer = await ask(origin + page);
    if (answer?.status !== 200) return `${page} ${answer?.status ?? 'yanıt vermiyor'}`;
    const files = new Set(answer.text.match(new RegExp(`${HASHED_FOLDER}[\\w./-]+`, 'g')));
    for (const file of files) {
      const status = (await ask(origin + file))?.status;
      if (status !== 200) return `${page} sayfasının dosyası ${file} ${status ?? 'yanıt vermiyor'}`;
    }
  }
  return null;
}
