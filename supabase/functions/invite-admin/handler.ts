import { createClient } from '@supabase/supabase-js';

export interface InvitationSettings {
  /** The project's address, its public key, and the service role's key, which only this function has. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** The public address of the site, without a trailing slash. Links in mails lead there, whatever the caller sends. */
  siteUrl: string;
  /** Replaces the network. */
  fetch?: typeof fetch;
  /** Called with what no answer explains, for the log. */
  onError: (error: unknown) => void;
}

/** The page for invited people, `paths.invitation` of the site. */
const INVITATION_PATH = '/giris/davet';

const MAX_BODY_BYTES = 4096;
const MAX_NAME = 120;
const MAIL_WAIT_S = 60;
const CORS = { 'access-control-allow-origin': '*' };
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-max-age': '3600',
};

/** The status and the sentence of each refusal. The sentence is shown as it is. */
const REFUSALS = {
  method_not_allowed: [405, 'Bu adres yalnızca davet göndermek içindir.'],
  no_session: [401, 'Oturumunuz sona ermiş. Lütfen yeniden giriş yapın.'],
  not_admin: [403, 'Davet göndermek için yönetici olmalısınız.'],
  insufficient_aal: [403, 'Davet göndermek için önce ikinci doğrulama adımını tamamlayın.'],
  too_large: [413, 'Gönderilen veri çok büyük.'],
  bad_json: [400, 'Gönderilen veri okunamadı.'],
  invalid_name: [400, `Ad en çok ${MAX_NAME} karakter olabilir.`],
  invalid_email: [
    400,
    'E-posta adresi geçerli değil: Türkçe harf, boşluk ve tırnak olmadan ad@ornek.org gibi yazın.',
  ],
  invalid_role: [400, 'Davet ettiğiniz kişinin rolünü seçin: Yönetici ya da Yazar.'],
  already_admin: [409, 'Bu adresin sahibi zaten yönetici.'],
  already_writer: [
    409,
    'Bu adresin sahibi zaten yazar. Rolünü “Ekip” sayfasındaki listeden değiştirebilirsiniz.',
  ],
  too_many: [429, 'Çok fazla davet gönderildi. Lütfen {minutes} dakika sonra yeniden deneyin.'],
  mail_failed: [502, 'Davet e-postası gönderilemedi. Lütfen biraz sonra yeniden deneyin.'],
  unavailable: [503, 'Davet şu anda gönderilemiyor. Lütfen biraz sonra yeniden deneyin.'],
} as const;

class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly code: keyof typeof REFUSALS,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    const [status, sentence] = REFUSALS[code];
    super(sentence.replace('{minutes}', String(Math.ceil(Number(headers['retry-after']) / 60))));
    this.status = status;
  }
}

type Role = 'administrator' | 'writer';

interface Invitation {
  email: string;
  role: Role;
  /** Empty when the inviter gave none. */
  fullName: string;
}

/** What `begin_invitation` tells about an address. An edge function has no access to the site's generated types. */
interface Standing {
  user_id: string | null;
  state: 'too_many' | 'unknown' | 'never_came' | 'member' | Role;
  has_password: boolean | null;
  retry_after: number | null;
}

interface Completion {
  inviter: string;
  invited: string;
  act: 'invite' | 'invite_again' | 'grant';
  role: Role;
  full_name?: string;
}

type Client = ReturnType<typeof connect>;
type Status = 'invited' | 'sent_again' | 'granted';

/** Makes the function's handler. It uses web standards only, so that it runs on Supabase's edge and in our server. */
export function createInvitationHandler(
  settings: InvitationSettings,
): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
    try {
      return answer(200, { status: await invite(settings, request) });
    } catch (error) {
      if (!(error instanceof Refusal)) settings.onError(error);
      const refusal = error instanceof Refusal ? error : new Refusal('unavailable');
      const { status, code, message, headers } = refusal;
      return answer(status, { code, message }, headers);
    }
  };
}

function answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, { status, headers: { ...CORS, 'cache-control': 'no-store', ...headers } });
}

async function invite(settings: InvitationSettings, request: Request): Promise<Status> {
  if (request.method !== 'POST') throw new Refusal('method_not_allowed', { allow: 'POST' });
  const inviter = await findInviter(settings, request);
  const invitation = await readInvitation(request);
  const service = connect(settings, settings.secretKey);
  const standing = await begin(service, inviter, invitation.email);
  const redirectTo = settings.siteUrl + INVITATION_PATH;
  const { email, role } = invitation;
  const name = invitation.fullName === '' ? {} : { full_name: invitation.fullName };
  switch (standing.state) {
    case 'too_many':
      throw tooMany(standing.retry_after ?? MAIL_WAIT_S);
    case 'administrator':
      throw new Refusal('already_admin');
    case 'writer':
      throw new Refusal('already_writer');
    case 'unknown': {
      // The mail says the role. The right comes from the database alone, because everybody may change their own metadata.
      const { data, error } = await service.auth.admin.inviteUserByEmail(email, {
        redirectTo,
        data: { ...name, role },
      });
      if (error) throw mailFailure(settings, error);
      await complete(service, { inviter, invited: data.user.id, act: 'invite', role, ...name });
      return 'invited';
    }
    case 'never_came':
    case 'member': {
      const isMember = standing.state === 'member';
      const completion = { inviter, invited: standing.user_id ?? '', role, ...name };
      // First, because the mail says the role that the database has; somebody who never came has one already.
      if (!isMember) await complete(service, { ...completion, act: 'invite_again' });
      // Whoever has a password signs in with it. GoTrue invites only addresses that nobody has confirmed; a recovery leads everyone to the
      // same page.
      if (!isMember || !standing.has_password) {
        const { error } = await service.auth.resetPasswordForEmail(email, { redirectTo });
        if (error) throw mailFailure(settings, error);
      }
      if (isMember) await complete(service, { ...completion, act: 'grant' });
      return isMember ? 'granted' : 'sent_again';
    }
  }
}

/** Finds the administrator who asks. The database decides about right and second step, as for every other request. */
async function findInviter(settings: InvitationSettings, request: Request): Promise<string> {
  const [scheme = '', token = ''] = (request.headers.get('authorization') ?? '').split(' ');
  if (scheme.toLowerCase() !== 'bearer' || token === '') throw new Refusal('no_session');
  const client = connect(settings, settings.publishableKey, { Authorization: `Bearer ${token}` });
  const { data, error } = await client.auth.getUser(token);
  if (error && (error.status ?? 0) >= 500) throw error;
  if (error) throw new Refusal('no_session');
  const { id } = data.user;
  const right = await client.rpc('is_admin');
  if (right.error) throw new Error(right.error.message);
  if (right.data === true) return id;
  const profiles = client.from('profiles').select('is_admin').eq('user_id', id);
  const profile = await profiles.maybeSingle<{ is_admin: boolean }>();
  if (profile.error) throw new Error(profile.error.message);
  throw new Refusal(profile.data?.is_admin ? 'insufficient_aal' : 'not_admin');
}

async function readInvitation(request: Request): Promise<Invitation> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new Refusal('too_large');
  const text = await request.text();
  if (text.length > MAX_BODY_BYTES) throw new Refusal('too_large');
  const { email, role, full_name: name = null } = parseFields(text);
  // begin_invitation refuses what is no address: the rule stands in the database.
  if (typeof email !== 'string') throw new Refusal('invalid_email');
  if (name !== null && (typeof name !== 'string' || name.trim().length > MAX_NAME))
    throw new Refusal('invalid_name');
  if (role !== 'administrator' && role !== 'writer') throw new Refusal('invalid_role');
  return { email: email.trim().toLowerCase(), role, fullName: name?.trim() ?? '' };
}

function parseFields(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Answered below.
  }
  throw new Refusal('bad_json');
}

async function begin(service: Client, inviter: string, email: string): Promise<Standing> {
  const { data, error } = await service.rpc('begin_invitation', { inviter, email }).single<Standing>();
  if (!error) return data;
  if (error.code === '42501') throw new Refusal('not_admin');
  throw error.code === '22023' ? new Refusal('invalid_email') : new Error(error.message);
}

async function complete(service: Client, completion: Completion): Promise<void> {
  const { error } = await service.rpc('complete_invitation', completion);
  if (error?.code === '42501') throw new Refusal('not_admin');
  // Somebody appointed the person between the two calls.
  if (error?.code === 'PT409') throw new Refusal('already_admin');
  if (error) throw new Error(error.message);
}

function connect({ url, fetch }: InvitationSettings, key: string, headers: Record<string, string> = {}) {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { headers, ...(fetch && { fetch }) },
  });
}

/** GoTrue limits its mails by itself. Everything else is a fault of sending. */
function mailFailure({ onError }: InvitationSettings, error: { status?: number | undefined }): Refusal {
  if (error.status === 429) return tooMany(MAIL_WAIT_S);
  onError(error);
  return new Refusal('mail_failed');
}

function tooMany(seconds: number): Refusal {
  return new Refusal('too_many', { 'retry-after': String(seconds) });
}
