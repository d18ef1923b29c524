// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { usePasswordChange } from '../../../../admin/account/use-password-change';
import { IdentityError, type PasswordChange } from '../../../../admin/providers/identity/auth-gateway';
import { fakeBackend } from '../support/fake-backend';
import { renderHook } from '../support/render-hook';

const server = { changePassword: vi.fn(), mailPasswordCode: vi.fn() };

const CHANGE: PasswordChange = { password: 'sessiz-bir-liman', currentPassword: 'eski-parola' };
const WITH_CODE = { ...CHANGE, mailedCode: '2352103624' };
const refusal = (code: string) => new IdentityError(code, code);
const saved = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  server.changePassword.mockResolvedValue(undefined);
  server.mailPasswordCode.mockResolvedValue(undefined);
});

const openForm = () =>
  renderHook(() => usePasswordChange(server, 'ayse@mezunlar.example', saved), fakeBackend([]));

test('a new session changes the password at once, and no code is mailed', async () => {
  const form = await openForm();
  await form.does(({ change }) => change.mutate(CHANGE));
  expect(saved).toHaveBeenCalledOnce();
  expect(server.mailPasswordCode).not.toHaveBeenCalled();
});

test('an old session gets a code by mail and is not refused; with the code the password changes', async () => {
  server.changePassword.mockRejectedValueOnce(refusal('reauthentication_needed'));
  const form = await openForm();
  await form.does(({ change }) => change.mutate(CHANGE));
  expect(form.now().change.error).toBeNull();
  expect(form.now().note).toMatchObject({ isSent: true });
  expect(form.now().note?.sentence).toContain('Kod ayse@mezunlar.example adresine gönderildi');
  expect(saved).not.toHaveBeenCalled();

  await form.does(({ change }) => change.mutate(WITH_CODE));
  expect(server.changePassword).toHaveBeenLastCalledWith(WITH_CODE);
  expect(saved).toHaveBeenCalledOnce();
  expect(form.now().note).toBeUndefined();
});

test('a code that was mailed a moment ago is asked for all the same', async () => {
  server.changePassword.mockRejectedValueOnce(refusal('reauthentication_needed'));
  server.mailPasswordCode.mockRejectedValueOnce(refusal('over_email_send_rate_limit'));
  const form = await openForm();
  await form.does(({ change }) => change.mutate(CHANGE));
  expect(form.now().note).toMatchObject({ isSent: false });
  expect(form.now().note?.sentence).toContain('Az önce bir kod gönderildi. O kodu yazın');
});

test('a code that cannot be mailed says why', async () => {
  server.changePassword.mockRejectedValueOnce(refusal('reauthentication_needed'));
  server.mailPasswordCode.mockRejectedValueOnce(new IdentityError('', 'Sunucuya ulaşılamıyor.'));
  const form = await openForm();
  await form.does(({ change }) => change.mutate(CHANGE));
  expect(form.now().note?.sentence).toBe('Kod gönderilemedi. Sunucuya ulaşılamıyor.');
});

test('a try that fails for another reason uses the code up, so that a new one is mailed', async () => {
  const form = await openForm();
  server.changePassword.mockRejectedValue(refusal('current_password_invalid'));
  await form.does(({ change }) => change.mutate(WITH_CODE));
  expect(form.now().change.error).toMatchObject({ code: 'current_password_invalid' });
  expect(form.now().note).toMatchObject({ isSent: true });
  expect(form.now().note?.sentence).toContain('Önceki kod son denemede kullanıldı;');

  server.mailPasswordCode.mockRejectedValueOnce(refusal('over_email_send_rate_limit'));
  await form.does(({ change }) => change.mutate(WITH_CODE));
  expect(form.now().note).toMatchObject({ isSent: false });
  expect(form.now().note?.sentence).toContain('Önceki kod son denemede kullanıldı. Bir dakika bekleyip');
});

test('a wrong code mails nothing by itself; a new one comes by the button', async () => {
  const form = await openForm();
  server.changePassword.mockRejectedValue(refusal('reauthentication_not_valid'));
  await form.does(({ change }) => change.mutate(WITH_CODE));
  expect(form.now().change.error).toMatchObject({ code: 'reauthentication_not_valid' });
  expect(server.mailPasswordCode).not.toHaveBeenCalled();
  await form.does(({ resend }) => resend.mutate());
  expect(form.now().note?.sentence).toBe(
    'Yeni kod ayse@mezunlar.example adresine gönderildi; önceki kod artık geçmez.',
  );
});
