import { beforeAll, describe, expect, test } from 'vitest';
import { readSampleRows } from '../../../../supabase/seed/sample-rows';
import { fakeApi } from '../fake-api';
import { openPage } from '../page-document';

const AWARDS = '/mezunlarimiz/basari-onur-odulleri';
let recipients: Record<string, unknown>[];

beforeAll(async () => {
  recipients = (await readSampleRows('award_recipients')).map((row) => ({ award_year: null, ...row }));
});

const openAwards = (search = '', award_recipients = recipients) =>
  openPage(AWARDS + search, { award_recipients });

describe('the awards', () => {
  test('are all in the document without JavaScript, in the order of the years', async () => {
    const api = fakeApi({ award_recipients: recipients });
    const { status, text, texts } = await openPage(AWARDS, api);
    expect(status).toBe(200);
    expect(texts('tbody tr')).toHaveLength(112);
    expect(text).toContain('112 mezun');
    expect(api.requests[0]?.searchParams.get('order')).toBe('nds_year.asc.nullslast,id.asc');
  });

  test('have six columns, a field for names and professions, and a choice of years', async () => {
    const { texts, values } = await openAwards();
    expect(texts('thead th')).toEqual(['Ad', 'Soyad', 'NDS soyadı', 'NDS yılı', 'Unvan', 'Meslek']);
    expect(values('input[name=ara]', 'placeholder')).toEqual(['Ad, soyad, meslek']);
    const [all = '', ...years] = texts('select[name=yil] option');
    expect(all).toBe('Tümü');
    expect(years).toEqual([...new Set(years)].sort());
  });

  test('say when nothing fits', async () => {
    const { text, texts } = await openAwards('?ara=zzz');
    expect(text).toContain('Kayıt bulunamadı. Yılı ya da aradığınız sözcüğü değiştirip yeniden deneyin.');
    expect(texts('table')).toEqual([]);
  });
});
