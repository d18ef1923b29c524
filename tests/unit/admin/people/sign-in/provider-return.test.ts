import { describe, expect, test } from 'vitest';
import { readProviderReturn, signInReturn } from '../../../../../admin/people/sign-in/provider-return';

describe('the address that a sign-in comes back to', () => {
  test.each([
    ['', false, ''],
    ['', true, '?acik-kal=1'],
    ['?redirect=%2Fadmin%2Ftakvim%3Fpage%3D2', false, '?redirect=%2Fadmin%2Ftakvim%3Fpage%3D2'],
    ['?redirect=%2Fadmin&cikis=1&code=eski&error=x', true, '?redirect=%2Fadmin&acik-kal=1'],
  ])('keeps of %j, remembered %s: %j', (search, isRemembered, kept) => {
    expect(signInReturn(search, isRemembered)).toBe(kept);
  });

  test('with a code says it, and is rid of all but where it leads', () => {
    expect(readProviderReturn('?redirect=%2Fadmin&acik-kal=1&code=abc', '')).toEqual({
      code: 'abc',
      failure: undefined,
      linked: undefined,
      isRemembered: true,
      cleanSearch: 'redirect=%2Fadmin',
    });
  });
});

describe('a refusal', () => {
  const query = 'error=access_denied&error_code=signup_disabled&error_description=Signups+not+allowed';
  const noAccount = /^Bu kişiye açılmış bir hesap yok/;

  test.each([
    ['in the query and the fragment', `?redirect=%2Fadmin&${query}`, `#${query}&sb=`],
    ['in the query alone', `?redirect=%2Fadmin&${query}`, ''],
  ])('%s is told in Turkish by its code', (_, search, hash) => {
    const { failure, cleanSearch } = readProviderReturn(search, hash);
    expect(failure?.code).toBe('signup_disabled');
    expect(failure?.message).toMatch(noAccount);
    expect(cleanSearch).toBe('redirect=%2Fadmin');
  });

  test.each([
    ['error=access_denied', 'Giriş o hesabın sayfasında tamamlanmadı. Yeniden deneyin.'],
    ['error_code=flow_state_expired', 'Giriş yarıda kaldı ya da çok uzun sürdü. Yeniden deneyin.'],
    [
      'error=server_error&error_code=unexpected_failure',
      'O hesabın giriş hizmeti şu anda yanıt vermiyor. Biraz sonra yeniden deneyin ya da e-posta ve parolayla giriş yapın.',
    ],
  ])('%s says: %s', (search, sentence) => {
    expect(readProviderReturn(`?${search}`, '').failure?.message).toBe(sentence);
  });

  test('shows nothing of what the address says itself', () => {
    const forged = readProviderReturn('?error_code=toString&error_description=Parolanizi+buraya+yazin', '');
    expect(forged.failure?.message).toBe('O hesapla giriş yapılamadı. Biraz sonra yeniden deneyin.');
  });
});
