import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MEDIA_FILES } from '../../lib/media/stored-files';
import { adviseBeforeBaseline, compareHostedSchema } from './hosted-schema';
import type { HostedProject } from '../site-options';
import { type Answer, ask, field, withKey } from './ask';
import { type Finding, missing, right, unseen } from './finding';

const CONFIG = path.resolve(import.meta.dirname, '../../../supabase/config.toml');
const PUSH = 'npx supabase db push --remote=PROJE';

/** Whether the project answers and takes the key. A finding that is not right ends the check, because all others depend on it. */
export async function checkReach({ url, publishableKey }: HostedProject): Promise<Finding> {
  const answer = await ask(`${url}/auth/v1/settings`, { headers: withKey(publishableKey) });
  if (answer === null) {
    return missing(
      `Projeye ulaşılamadı: ${url}`,
      'SUPABASE_URL adresini karşılaştırın; uykuya alınmış bir projeyi supabase.com sayfasında uyandırın.',
    );
  }
  if (answer.status === 401 || answer.status === 403) {
    return missing(
      'Proje anahtarı kabul etmedi.',
      'SUPABASE_PUBLISHABLE_KEY değerini Settings → API Keys sayfasından alın.',
    );
  }
  if (answer.status !== 200 || field(answer.body, 'external') === undefined) {
    return missing(`Bu adreste bir Supabase projesi yok: ${url}`, 'SUPABASE_URL adresini karşılaştırın.');
  }
  return right(`Projeye ulaşıldı: ${url}`);
}

export async function checkSchema(project: HostedProject): Promise<Finding> {
  const difference = await compareHostedSchema(project);
  if (difference === null) {
    return missing('Veri tabanı yanıt vermedi.', 'supabase.com sayfasında projenin durumuna bakın.');
  }
  if (difference === 'unknown-history') {
    return missing('Veri tabanının şeması yok ya da bu sürümden eski.', `Kurun: ${PUSH}`);
  }
  const old = adviseBeforeBaseline(difference);
  if (old) return missing(old.state, old.advice);
  const { pending, unknown } = difference;
  if (unknown.length > 0) {
    return missing(
      `Veri tabanı programın daha yeni bir sürümüyle kurulmuş (${unknown.join(', ')}).`,
      'Programı güncelleyin.',
    );
  }
  if (pending.length > 0) {
    return missing(`Veri tabanında ${pending.length} migration eksik (${pending.join(', ')}).`, PUSH);
  }
  return right('Veri tabanının şeması bu sürümün şeması.');
}

/** Compares the bucket with config.toml. Without the secret key one sees only whether there is a bucket. */
export async function checkBucket(
  { url, publishableKey }: HostedProject,
  secretKey: string | undefined,
): Promise<Finding> {
  if (secretKey === undefined) {
    const answer = await ask(`${url}${MEDIA_FILES}deploy-check`, {
      headers: withKey(publishableKey),
    });
    if (answer === null || answer.status >= 500) return silentStorage();
    return answer.text.includes('Bucket not found')
      ? lacksBucket()
      : right('Dosyaların “media” deposu var. Sınırları yalnızca SUPABASE_SECRET_KEY ile görülür.');
  }
  const answer = await ask(`${url}/storage/v1/bucket/media`, { headers: withKey(secretKey) });
  if (answer?.status === 401 || answer?.status === 403) return refusedSecret('Dosya deposuna');
  if (answer === null || answer.status >= 500) return silentStorage();
  if (answer.status !== 200) return lacksBucket();
  const expected = await readBucketLimits();
  const types = field(answer.body, 'allowed_mime_types');
  const isRight =
    field(answer.body, 'public') === true &&
    Number(field(answer.body, 'file_size_limit')) === expected.bytes &&
    Array.isArray(types) &&
    types.map(String).sort().join() === expected.types.sort().join();
  return isRight
    ? right('Dosyaların “media” deposu var, sınırları doğru.')
    : missing(
        '“media” deposunun sınırları ya da türleri programdakinden farklı.',
        lacksBucket().advice ?? '',
      );
}

function silentStorage(): Finding {
  return missing('Dosya deposu yanıt vermedi.', 'supabase.com sayfasında projenin durumuna bakın.');
}

function lacksBucket(): Finding {
  return missing(
    'Dosyaların “media” deposu yok.',
    `Depoyu migration’lar kurar: ${PUSH}. Elle silindiyse ya da değiştirildiyse supabase/migrations içindeki files dosyasının ilk komutunu SQL Editor’da yeniden çalıştırın.`,
  );
}

async function readBucketLimits(): Promise<{ bytes: number; types: string[] }> {
  const section = (await readFile(CONFIG, 'utf8')).split('[storage.buckets.media]')[1]?.split('\n[')[0] ?? '';
  const [, size] = /^file_size_limit = "(\d+)MiB"$/m.exec(section) ?? [];
  const [, types] = /^allowed_mime_types = \[(.*)\]$/m.exec(section) ?? [];
  if (size === undefined || types === undefined) throw new Error('config.toml lacks the bucket’s limits');
  return {
    bytes: Number(size) * 1024 * 1024,
    types: types.split(',').map((type) => type.trim().slice(1, -1)),
  };
}

/** Whether somebody can open the back office. Only the secret key sees that. */
export async function checkAdministrator(
  { url }: HostedProject,
  secretKey: string | undefined,
): Promise<Finding> {
  const GRANT = 'npm run admin:grant -- siz@dernek.example --name "Adınız Soyadınız"';
  if (secretKey === undefined) return unseen('Yöneticiler yalnızca SUPABASE_SECRET_KEY ile görülür.');
  const answer = await ask(`${url}/rest/v1/profiles?select=user_id&is_admin=is.true&limit=100`, {
    headers: withKey(secretKey),
  });
  if (answer?.status === 401 || answer?.status === 403) return refusedSecret('Yöneticilere');
  if (answer?.status !== 200 || !Array.isArray(answer.body)) return unseen('Yöneticilere bakılamadı.');
  const count = answer.body.length;
  return count > 0
    ? right(`Yönetim panelini açabilen ${count} hesap var.`)
    : missing('Henüz yönetici yok.', `Atayın: ${GRANT}`);
}

/** Whether administrators can invite others, asked without an account: the function refuses, a missing one does not answer. */
export async function checkInvitations({ url, publishableKey }: HostedProject): Promise<Finding> {
  const answer = await ask(`${url}/functions/v1/invite-admin`, {
    method: 'POST',
    headers: withKey(publishableKey),
  });
  if (answer === null || answer.status >= 500) return lacksFunction(answer);
  return answer.status === 404 ? lacksFunction(answer) : right('Yönetici davetlerini gönderen işlev kurulu.');
}

function lacksFunction(answer: Answer | null): Finding {
  return missing(
    answer?.status === 404
      ? 'Yönetici davetlerini gönderen işlev kurulu değil.'
      : 'Yönetici davetlerini gönderen işlev çalışmıyor.',
    'npx supabase secrets set SITE_URL=… ve npx supabase functions deploy invite-admin',
  );
}

function refusedSecret(subject: string): Finding {
  return missing(
    `${subject} bakılamadı: Proje gizli anahtarı kabul etmedi.`,
    'SUPABASE_SECRET_KEY değerini Settings → API Keys sayfasından alın.',
  );
}
