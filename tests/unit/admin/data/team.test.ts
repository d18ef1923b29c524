import { beforeEach, describe, expect, test } from 'vitest';
import { createTeam } from '../../../../admin/data/team';
import { FakeBackend } from './fake-backend';

const INVITATION = { email: 'ayse@mezunlar.example', role: 'writer', full_name: 'Ayşe Demir' } as const;
const NAMELESS = { email: 'ayse@mezunlar.example', role: 'administrator' } as const;

let backend: FakeBackend;
let team: ReturnType<typeof createTeam>;

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  team = createTeam(backend.client);
});

describe('an invitation', () => {
  test.each([
    ['invited', INVITATION, INVITATION],
    ['granted', NAMELESS, NAMELESS],
  ])('is asked of the function, which says: %s', async (status, invitation, sent) => {
    backend.answer = () => ({ body: { status } });
    expect(await team.invite(invitation)).toBe(status);
    const path = '/functions/v1/invite-admin';
    expect(await backend.lastRequest()).toEqual({ method: 'POST', path, query: {}, body: sent });
  });

  test('that cannot be sent says that the server is out of reach', async () => {
    backend.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(team.invite(INVITATION)).rejects.toMatchObject({
      code: 'network',
      statusCode: 0,
      message: 'Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.',
    });
  });

  test('that the relay cannot hand on says that the fault is not the reader’s', async () => {
    backend.answer = () => ({ headers: { 'x-relay-error': 'true' } });
    await expect(team.invite(INVITATION)).rejects.toThrow(
      'Davetleri gönderen hizmet yanıt vermiyor; sizin bağlantınızda bir sorun yok.',
    );
  });

  test.each([
    [400, 'invalid_email', 'E-posta adresi eksik ya da hatalı görünüyor', ['email']],
    [409, 'already_admin', 'Bu adres zaten bir yöneticinin.', ['email']],
    [
      409,
      'already_writer',
      'Bu adres zaten bir yazarın. Rolünü yukarıdaki listeden değiştirebilirsiniz.',
      ['email'],
    ],
    [401, 'no_session', 'Oturum bulunamadı. Lütfen giriş yapın.', []],
    [403, 'not_admin', 'Bu hesabın yönetici yetkisi yok.', []],
    [429, 'too_many', 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.', []],
  ])('that is refused with %d %s says: %s', async (status, code, sentence, fields) => {
    backend.answer = () => ({ status, body: { code, message: 'not shown' } });
    const refusal: unknown = await team.invite(INVITATION).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      statusCode: status,
      message: expect.stringContaining(sentence) as string,
    });
    expect(Object.keys((refusal as { errors: object }).errors)).toEqual(fields);
  });

  test('too many say how long to wait where the function tells', async () => {
    backend.answer = () => ({ status: 429, body: { code: 'too_many' }, headers: { 'retry-after': '601' } });
    await expect(team.invite(INVITATION)).rejects.toThrow(
      'Kısa sürede çok fazla davet gönderildi. 11 dakika sonra yeniden deneyin.',
    );
  });
});

test.each([
  [404, 'PT404', 'Bu kişi artık ekipte değil. Sayfayı yenileyin.'],
  [
    409,
    'PT409',
    'Sitede giriş yapmış başka yönetici kalmayacağı için bu kişi ekipten çıkarılamaz ve yazar yapılamaz.',
  ],
  [403, '42501', 'Bu işlem için yetkiniz yok.'],
])(
  'changing and taking a role names the account; refused with %d %s it says: %s',
  async (status, code, sentence) => {
    backend.answer = () => ({ status, body: { code, message: 'english' } });
    await expect(team.removeMember('a')).rejects.toMatchObject({ statusCode: status, message: sentence });
    const path = '/rest/v1/rpc/remove_member';
    expect(await backend.lastRequest()).toMatchObject({ path, body: { removed: 'a' } });
    await expect(team.setRole('a', 'writer')).rejects.toMatchObject({
      statusCode: status,
      message: sentence,
    });
    expect(await backend.lastRequest()).toMatchObject({
      path: '/rest/v1/rpc/set_role',
      body: { person: 'a', role: 'writer' },
    });
  },
);

test.each([['required', 'Bu alan boş bırakılamaz.']])(
  'a name that breaks the rule “%s” is blamed on its field',
  async (kind, sentence) => {
    const message = `new row for relation "profiles" violates check constraint "profiles_full_name_${kind}"`;
    backend.answer = () => ({ status: 400, body: { code: '23514', message } });
    await expect(team.setOwnName('')).rejects.toMatchObject({ errors: { full_name: sentence } });
  },
);
