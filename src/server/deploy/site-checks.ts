import type { HostedProject } from '../site-options';
import { type Answer, ask } from './ask';
import { type Finding, missing, right, unseen } from './finding';

/** Headers of every page, from our server and in the `_headers` of the static site, with what they must contain. */
const PAGE_HEADERS: readonly (readonly [string, string])[] = [
  ['content-security-policy', "default-src 'self'"],
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin'],
];

/** Looks at the public site as a visitor's browser does. */
export async function checkSite(
  siteUrl: string | undefined,
  { url, publishableKey }: HostedProject,
): Promise<Finding[]> {
  if (siteUrl === undefined) return [unseen('Sitenin kendisine bakılamadı: SITE_URL verilmedi.')];
  const [home, health] = await Promise.all([ask(`${siteUrl}/`), ask(`${siteUrl}/healthz`)]);
  if (home === null) {
    return [missing(`Site açılmıyor: ${siteUrl}`, 'Alan adını, sertifikayı ve sunucuyu gözden geçirin.')];
  }
  if (home.status !== 200) {
    const target = home.headers.get('location');
    return [
      target === null
        ? missing(`Site ${home.status} yanıtını veriyor: ${siteUrl}`, 'Sunucunun günlüğüne bakın.')
        : missing(`Site başka bir adrese yönlendiriyor: ${target}`, 'SITE_URL olarak o adresi verin.'),
    ];
  }
  return [
    right(`Site açılıyor: ${siteUrl}`),
    checkEncryption(siteUrl),
    checkHealth(health),
    checkCanonical(home, siteUrl),
    home.text.includes(JSON.stringify(url).slice(1, -1)) && home.text.includes(publishableKey)
      ? right('Site bu projeyi gösteriyor.')
      : missing(
          'Site başka bir veri kaynağını ya da başka bir anahtarı kullanıyor.',
          'Sunucuya SUPABASE_URL ve SUPABASE_PUBLISHABLE_KEY verip yeniden başlatın; durağan siteyi yeniden yazın.',
        ),
    checkHeaders(home),
    await checkCaching(home, siteUrl),
  ];
}

function checkEncryption(siteUrl: string): Finding {
  return siteUrl.startsWith('https://')
    ? right('Sitenin adresi https ile başlıyor.')
    : missing('Site https ile açılmıyor.', 'Sertifika kurun ve SITE_URL değerini https:// ile verin.');
}

/** A static site has no health address, and needs none. */
function checkHealth(health: Answer | null): Finding {
  if (health?.status === 200 && /^ok$/m.test(health.text))
    return right('Sunucu iyi olduğunu söylüyor (/healthz).');
  if (health?.status === 503) {
    return missing(`Sunucu iyi değil: ${health.text.trim()}`, 'Sunucunun günlüğüne bakın.');
  }
  return unseen('Sağlık adresi (/healthz) yok. Durağan bir sitede olmaz; Node sunucusunda olmalı.');
}

function checkCanonical({ text }: Answer, siteUrl: string): Finding {
  const [link = ''] = /<link\b[^>]*\brel="canonical"[^>]*>/.exec(text) ?? [];
  const [, href] = /\bhref="([^"]*)"/.exec(link) ?? [];
  if (href === `${siteUrl}/`) return right('Sayfalar kendi adreslerini doğru söylüyor.');
  return missing(
    href === undefined
      ? 'Sayfalar adreslerini hiç söylemiyor.'
      : `Sayfalar adreslerini ${href} olarak söylüyor.`,
    'Sunucuya ya da durağan derlemeye SITE_URL verin.',
  );
}

function checkHeaders({ headers }: Answer): Finding {
  const absent = PAGE_HEADERS.filter(([name, part]) => !headers.get(name)?.includes(part));
  if (absent.length === 0) return right('Güvenlik başlıkları gönderiliyor.');
  const names = absent.map(([name]) => name).join(', ');
  return missing(
    `Şu güvenlik başlıkları eksik: ${names}`,
    'Aradaki vekil sunucu başlıkları silmemeli; durağan barındırıcı _headers dosyasına uymalı.',
  );
}

/** Pages are revalidated each time, or else a publish is not seen. Hashed files are kept for a year. */
async function checkCaching({ headers, text }: Answer, siteUrl: string): Promise<Finding> {
  const page = headers.get('cache-control') ?? '';
  if (!/no-cache|max-age=0/.test(page)) {
    return missing(
      `Sayfalar tarayıcılarda saklanıyor (cache-control: ${page || 'yok'}).`,
      'Yayımlananlar geç görünür. Vekil sunucunun ya da barındırıcının önbellek ayarını kapatın.',
    );
  }
  const [, script] = /<script\b[^>]*\bsrc="(\/[^"]+)"/.exec(text) ?? [];
  const file = script === undefined ? null : await ask(siteUrl + script);
  if (file === null) return unseen('Sayfaların önbelleği doğru; betiklerinkine bakılamadı.');
  return file.status === 200 && file.headers.get('cache-control')?.includes('immutable')
    ? right('Önbellek ayarları doğru: Sayfalar her seferinde sorulur, betikler saklanır.')
    : missing(
        'Betikler tarayıcılarda saklanmıyor ya da açılmıyor.',
        'Vekil sunucu ya da barındırıcı cache-control başlığını değiştirmemeli.',
      );
}
