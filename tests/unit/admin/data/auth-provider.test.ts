import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusalOf } from '../../../../admin/data/access';
import { createAuthGateway } from '../../../../admin/data/auth-gateway';
import { avatarInitial, createAuthProvider, displayName } from '../../../../admin/data/auth-provider';
import { FakeBackend, USER } from './fake-backend';

const CREDENTIALS = { email: USER.email, password: 'yanlis' };

const authProviderOf = (fake: FakeBackend) => {
  const gateway = createAuthGateway(fake.client, () => fake.eraseSession());
  return createAuthProvider(fake.client, gateway);
};

let backend: FakeBackend;
let auth: ReturnType<typeof authProviderOf>;

beforeEach(async () => {
  backend = await FakeBackend.signedIn();
  auth = authProviderOf(backend);
});

describe('login', () => {
  test('sends both fields as typed, even empty', async () => {
    backend.answer = () => ({ status: 400, body: { code: 'validation_failed', message: 'missing email' } });
    await auth.login({ email: '', password: '' });
    expect(await backend.lastRequest()).toMatchObject({
      path: '/auth/v1/token',
      query: { grant_type: 'password' },
      body: { email: '', password: '' },
    });
  });

  test.each([
    [
      400,
      { error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
      'E-posta adresi veya parola hatalı.',
    ],
    [400, { error_code: 'email_not_confirmed', msg: 'x' }, 'E-posta adresi henüz doğrulanmamış.'],
    [429, { msg: 'slow down' }, 'Çok fazla deneme yapıldı. Birkaç dakika sonra yeniden deneyin.'],
    [400, { msg: 'Something new' }, 'Giriş başarısız: Something new'],
  ])('a refusal with %d %o says: %s', async (status, body, message) => {
    backend.answer = () => ({ status, body });
    expect(await auth.login(CREDENTIALS)).toMatchObject({ success: false, error: { message } });
  });

  test('an unreachable server has its own message', async () => {
    backend.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    const message = 'Sunucuya ulaşılamıyor. Bağlantınızı denetleyip yeniden deneyin.';
    expect(await auth.login(CREDENTIALS)).toMatchObject({ success: false, error: { message } });
  });
});

describe('logout', () => {
  test.each([401, 403, 404])('ends the session although the server answers %d', async (status) => {
    backend.answer = () => ({ status, body: { msg: 'gone' } });
    expect(await auth.logout()).toEqual({ success: true });
    expect(await auth.check()).toMatchObject({ authenticated: false });
  });

  test.each<[string, () => { status: number }]>([
    ['answers 500', () => ({ status: 500 })],
    [
      'cannot be reached',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('ends the session although the server %s', async (_, answer) => {
    backend.answer = answer;
    expect(await auth.logout()).toEqual({ success: true });
    expect([...backend.stored]).toEqual([]);
    expect(await auth.check()).toMatchObject({ authenticated: false });
  });
});

describe('the access of a person', () => {
  test('is visitor without a session', async () => {
    const visitor = authProviderOf(new FakeBackend());
    expect(await visitor.getPermissions()).toBe('visitor');
    expect(await visitor.getIdentity()).toBeNull();
    expect(await visitor.check()).toEqual({ authenticated: false, redirectTo: '/giris' });
  });

  /** The answers of database and sign-in server, by the last part of a path. */
  const answers = (table: Readonly<Record<string, unknown>>) => (request: Request) => ({
    body: table[new URL(request.url).pathname.split('/').at(-1) ?? ''] ?? [],
  });

  test('is admin when the database says so, without asking another server', async () => {
    backend.answer = answers({ own_role: 'administrator' });
    expect(await auth.getPermissions()).toBe('admin');
    expect(backend.requests).toHaveLength(1);
  });

  test.each([[[{ is_admin: false }]], [[]]])('is member when the profile is %o', async (profiles) => {
    backend.answer = answers({ own_role: null, user: USER, profiles });
    expect(await auth.getPermissions()).toBe('member');
    expect(refusalOf('member')?.message).toBe('Bu hesabın yönetici yetkisi yok.');
  });

  test('is half-signed-in while an authenticator app that was added on another device has not been asked for', async () => {
    const factors = [{ id: 'f', factor_type: 'totp', status: 'verified' }];
    const table = { own_role: null, user: { ...USER, factors }, profiles: [{ is_admin: true }] };
    const asked = await FakeBackend.signedIn({ aal: 'aal1' });
    asked.answer = answers(table);
    expect(await authProviderOf(asked).getPermissions()).toBe('half-signed-in');
    const answered = await FakeBackend.signedIn({ aal: 'aal2' });
    answered.answer = answers({ ...table, profiles: [{ is_admin: false }] });
    expect(await authProviderOf(answered).getPermissions()).toBe('member');
  });

  test('is owes-password while an administrator still has the password that the operator was shown', async () => {
    const user = { ...USER, app_metadata: { must_change_password: true } };
    backend.answer = answers({ own_role: null, user, profiles: [{ is_admin: true }] });
    expect(await auth.getPermissions()).toBe('owes-password');
    expect(refusalOf('owes-password')?.message).toBe(
      'Önce yeni bir parola belirlemeniz gerekiyor. Sayfayı yenileyin; parola alanı açılır.',
    );
  });

  test('is visitor when only the database considers the session over', async () => {
    backend.answer = answers({ own_role: null, user: USER, profiles: [{ is_admin: true }] });
    expect(await auth.getPermissions()).toBe('visitor');
  });

  test('is unknown while the server that would renew an old session is down', async () => {
    for (const [name, session] of backend.stored)
      backend.stored.set(name, session.replace(/"expires_at":\d+/, '"expires_at":1'));
    backend.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    vi.useFakeTimers();
    const access = expect(auth.getPermissions()).rejects.toThrow('Sunucuya ulaşılamıyor.');
    // The client tries for half a minute.
    await vi.advanceTimersByTimeAsync(40_000);
    vi.useRealTimers();
    await access;
  });

  test('is unknown while the profile cannot be read', async () => {
    backend.answer = () => ({ status: 503, body: { message: 'away' } });
    await expect(auth.getPermissions()).rejects.toMatchObject({ statusCode: 503 });
  });
});

test('the greeting uses the profile’s name, otherwise the session’s', async () => {
  backend.answer = () => ({ body: [{ user_id: USER.id, full_name: 'İlkay Deniz', is_admin: true }] });
  expect(await auth.getIdentity()).toEqual({
    id: USER.id,
    email: USER.email,
    name: 'İlkay Deniz',
    profileName: 'İlkay Deniz',
    initial: 'İ',
  });
  expect((await backend.lastRequest()).query).toMatchObject({ user_id: `eq.${USER.id}` });
  backend.answer = () => ({ body: [] });
  expect(await auth.getIdentity()).toMatchObject({ name: 'Defne', profileName: null });
});

test('the greeting uses the first of full name, name, user name and the e-mail before its @', () => {
  const email = 'defne.akinci@mezunlar.example';
  const user_metadata = { full_name: 'D. Akıncı', name: 'Defne', preferred_username: 'defne' };
  const { name, preferred_username } = user_metadata;
  const username = 'defne87';
  expect(displayName('Defne Akıncı', { user_metadata, email })).toBe('Defne Akıncı');
  expect(displayName(null, { user_metadata, email })).toBe('D. Akıncı');
  expect(displayName(null, { user_metadata: { name, username }, email })).toBe('Defne');
  expect(displayName(null, { user_metadata: { preferred_username, username }, email })).toBe('defne');
  expect(displayName(null, { user_metadata: { username }, email })).toBe('defne87');
  expect(displayName(null, { user_metadata: {}, email })).toBe('defne.akinci');
  expect(displayName(null, { user_metadata: {} })).toBe('Admin');
});

test('the avatar shows a Turkish capital', () => {
  expect(avatarInitial('ilkay')).toBe('İ');
  expect(avatarInitial(' ışıl')).toBe('I');
  expect(avatarInitial('')).toBe('');
});
