import { SIGN_IN_PROVIDERS } from '../../lib/identity/sign-in-options';
import type { HostedProject } from '../site-options';
import { ask, field, withKey } from './ask';
import { type Finding, missing, right, unseen } from './finding';
import { runSupabase } from './supabase-cli';

const CONFIG_PUSH = 'SITE_URL=https://… npx supabase config push --remote=PROJE';

/** What GoTrue tells everybody about itself: who may sign up, by e-mail and with a confirmed address, and which providers are on. */
export async function checkSignIn({ url, publishableKey, signIn }: HostedProject): Promise<Finding[]> {
  const answer = await ask(`${url}/auth/v1/settings`, { headers: withKey(publishableKey) });
  const external = field(answer?.body, 'external');
  if (external === undefined) return [unseen('Giriş ayarlarına bakılamadı.')];
  return [
    field(answer?.body, 'disable_signup') === true && field(external, 'anonymous_users') !== true
      ? right('Dışarıdan hesap açılamaz.')
      : missing('Herkes hesap açabiliyor.', `Kapatın: ${CONFIG_PUSH}`),
    field(external, 'email') === true
      ? right('E-posta ve parolayla giriş açık.')
      : missing('E-posta ve parolayla giriş kapalı.', `Açın: ${CONFIG_PUSH}`),
    field(answer?.body, 'mailer_autoconfirm') === false
      ? right('E-posta adresleri bağlantıyla doğrulanıyor.')
      : missing('E-posta adresleri doğrulanmadan kabul ediliyor.', `Düzeltin: ${CONFIG_PUSH}`),
    ...(signIn?.providers ?? []).map((provider) => {
      const { label } = SIGN_IN_PROVIDERS[provider];
      return field(external, provider) === true
        ? right(`${label} ile giriş açık.`)
        : missing(
            `${label} ile giriş AUTH_PROVIDERS’ta var, projede kapalı.`,
            'Açın: Authentication → Sign In / Providers',
          );
    }),
    // Neither the settings nor any request without a session tell.
    ...(signIn?.hasSmsCodes
      ? [
          unseen(
            'Telefonla doğrulamanın projede açık olup olmadığına dışarıdan bakılamadı.',
            'Authentication → Multi-Factor → Phone ayarını açın, sonra Hesabım sayfasında bir telefon ekleyerek deneyin.',
          ),
        ]
      : []),
  ];
}

/** What only the account behind the project sees. The CLI's exit code for a difference is 2. */
export async function checkSettings(ref: string | undefined): Promise<Finding> {
  const diff = `SITE_URL=https://… npx supabase config diff --remote=${ref ?? 'PROJE'}`;
  const subject = 'Site adresi, ikinci adım, parola kuralları ve e-posta metinleri';
  const code = ref === undefined ? 1 : await compareSettings(ref);
  if (code === 0) return right(`${subject} config.toml ile aynı.`);
  if (code === 2) return missing(`${subject} config.toml’dan farklı.`, `Farkı görün: ${diff}`);
  return unseen(
    `${subject} yalnızca SUPABASE_ACCESS_TOKEN ve SITE_URL ile görülür.`,
    `Kendiniz karşılaştırın: ${diff}`,
  );
}

/** Returns the CLI's exit code: 0 for the same settings, 2 for other ones. */
export function compareSettings(ref: string): Promise<number> {
  return runSupabase(['config', 'diff', `--remote=${ref}`, '--exit-code'], { silent: true });
}

/** What no request shows. The person must look it over. */
export function remindOfUnseen(): Finding[] {
  return [
    unseen(
      'E-posta sunucusuna (SMTP) dışarıdan bakılamadı.',
      'Authentication → Emails → SMTP Settings sayfasını doldurun, sonra “Parolamı unuttum” ile deneyin.',
    ),
    unseen(
      'Yedeklere dışarıdan bakılamadı.',
      'Database → Backups sayfasına bakın; yüklenen dosyaların yedeği sizdedir.',
    ),
  ];
}
