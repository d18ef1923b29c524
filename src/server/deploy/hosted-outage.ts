import { HEALTH_LIMIT_MS } from '../../lib/time-limits';
import type { HostedProject } from '../site-options';

/** Why a hosted project gives no rows, as `/healthz` names it. */
export type HostedOutage = 'unreachable' | 'paused' | 'key' | 'schema' | 'failing';

/** What the person who starts the server reads. */
export const HOSTED_OUTAGES: Readonly<Record<HostedOutage, string>> = {
  unreachable: 'Supabase projesi yanıt vermiyor: SUPABASE_URL adresini ve ağı denetleyin.',
  paused: 'Supabase projesi uykuda: supabase.com panelinden uyandırın.',
  key: 'SUPABASE_PUBLISHABLE_KEY bu projenin anahtarı değil: panelde Project Settings, API Keys altındadır.',
  schema: 'Supabase projesinde sitenin tabloları yok: npm run deploy:setup',
  failing: 'Supabase projesi hata veriyor: status.supabase.com adresine bakın.',
};

/** The status by which Supabase's gateway answers for a project that it has paused. */
const PAUSED = 540;

/** Asks the project for a row as a visitor does. Resolves with null when it answers, within HEALTH_LIMIT_MS. */
export async function findHostedOutage({ url, publishableKey }: HostedProject): Promise<HostedOutage | null> {
  const answer = await fetch(`${url}/rest/v1/announcements?select=id&limit=1`, {
    headers: { apikey: publishableKey },
    signal: AbortSignal.timeout(HEALTH_LIMIT_MS),
  }).catch(() => null);
  if (answer?.ok) return null;
  if (!answer) return 'unreachable';
  if (answer.status === 401) return 'key';
  if (answer.status === 404) return 'schema';
  return answer.status === PAUSED ? 'paused' : 'failing';
}
