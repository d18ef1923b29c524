import {
  hasVersionBeforeBaseline,
  isHistoryBeforeBaseline,
  readMigrations,
  VERSION_TO_START_FIRST,
} from '../../../supabase/local/postgres/migrations';
import { OperatorError } from '../../lib/operator-error';
import { ask, withKey } from './ask';
import type { HostedProject } from '../site-options';

export interface SchemaDifference {
  /** Migrations of this program that the project lacks. */
  pending: string[];
  /** Migrations of the project that this program does not have. */
  unknown: string[];
}

/** What names the baseline in a project's history of migrations. hosting/README.md says when. */
const REPAIR = 'npx supabase migration repair --status applied --remote=PROJE';

/** Sentences in Turkish about a project from before the baseline, and null for every other. */
export function adviseBeforeBaseline({
  unknown,
}: SchemaDifference): { state: string; advice: string } | null {
  if (isHistoryBeforeBaseline(unknown)) {
    return {
      state: 'Supabase projesinin şeması doğru, geçmişinde eski migration adları duruyor.',
      advice: `Bir kez çalıştırın (supabase/hosting/README.md, “The baseline”): ${REPAIR}`,
    };
  }
  if (!hasVersionBeforeBaseline(unknown)) return null;
  return {
    state: 'Supabase projesini programın daha eski bir sürümü kurmuş.',
    advice: `Önce ${VERSION_TO_START_FIRST}le güncelleyin: npx supabase db push --remote=PROJE`,
  };
}

/**
 * Compares the project's history of migrations with this program's files. Returns `unknown-history` for a schema from before the
 * function that tells it, or for none at all, and null when the project gives no answer.
 */
export async function compareHostedSchema({
  url,
  publishableKey,
}: HostedProject): Promise<SchemaDifference | 'unknown-history' | null> {
  const answer = await ask(`${url}/rest/v1/rpc/applied_migrations`, { headers: withKey(publishableKey) });
  if (answer?.status === 404) return 'unknown-history';
  if (answer?.status !== 200 || !Array.isArray(answer.body)) return null;
  const applied = answer.body.map(String);
  const own = (await readMigrations()).map(({ version }) => version);
  return {
    pending: own.filter((version) => !applied.includes(version)),
    unknown: applied.filter((version) => !own.includes(version)),
  };
}

/** Throws when a newer program has migrated the project, and warns of missing migrations; an outage is told later. */
export async function refuseNewerSchema(
  project: HostedProject,
  warn: (sentence: string) => void,
): Promise<void> {
  const difference = await compareHostedSchema(project);
  if (difference === null) return;
  const old = difference === 'unknown-history' ? null : adviseBeforeBaseline(difference);
  if (old) {
    warn(`${old.state} ${old.advice}`);
    return;
  }
  if (difference !== 'unknown-history' && difference.unknown.length > 0) {
    throw new OperatorError(
      `Supabase projesini programın daha yeni bir sürümü kurmuş: ${difference.unknown.join(', ')} bu sürümde yok. ` +
        'Programı güncelleyin.',
    );
  }
  if (difference === 'unknown-history' || difference.pending.length > 0) {
    warn('Supabase projesinin şeması bu sürümden eski. Güncelleyin: npx supabase db push --remote=PROJE');
  }
}
