// @vitest-environment jsdom
import type { FormRule } from 'antd';
import { describe, expect, test } from 'vitest';
import { withCleanWrites } from '../../../../admin/fields/clean-writes';
import { fieldKind, toChanges, toForm, toRow } from '../../../../admin/fields/form-codec';
import { announcements } from '../../../../admin/resources/announcements';
import type { FieldOf } from '../../../../admin/schema/field-types';
import { fakeBackend } from '../support/fake-backend';

const text: FieldOf<'text'> = {
  name: 'title',
  kind: 'text',
  label: 'Başlık',
  required: 'Başlık gerekli',
  maxLength: 5,
};
const richtext: FieldOf<'richtext'> = {
  name: 'body',
  kind: 'richtext',
  label: 'Metin',
  required: 'Metin gerekli',
  maxLength: 40,
};

/** Runs a rule's own validator as the form would. */
async function complaint(rule: FormRule | undefined, value: unknown): Promise<string | null> {
  if (typeof rule !== 'object' || !rule.validator) throw new Error('The rule has no validator.');
  try {
    await rule.validator({}, value, () => undefined);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('text and longtext', () => {
  test('trim, and store blank as null', () => {
    expect(fieldKind('text').toRow('  Bahar ', text)).toBe('Bahar');
    expect(fieldKind('longtext').toRow('   ', { ...text, kind: 'longtext' })).toBeNull();
  });

  test('start from the default only in a new row', () => {
    const field = { ...text, default: 'Duyuru' };
    expect(fieldKind('text').toForm(undefined, field)).toBe('Duyuru');
    expect(fieldKind('text').toForm(null, field)).toBe('');
  });

  test('require a value where declared and limit the length', () => {
    expect(fieldKind('text').rules(text)).toEqual([
      { required: true, whitespace: true, message: 'Başlık gerekli' },
      { max: 5, message: 'En çok 5 karakter yazabilirsiniz.' },
    ]);
    expect(fieldKind('longtext').rules({ name: 'lead', kind: 'longtext', label: 'Giriş' })).toEqual([]);
  });
});

describe('richtext', () => {
  const kind = fieldKind('richtext');
  const stored = async (body: string) => {
    const { dataProvider, writes } = fakeBackend([]);
    const variables = toRow(announcements, { ...toForm(announcements, undefined), body });
    await withCleanWrites(dataProvider, [announcements]).create({ resource: announcements.table, variables });
    return (writes[0]?.values as typeof variables).body;
  };

  test('keeps what the policy allows and drops the rest when stored', async () => {
    const html =
      '<h2 style="color:red">Başlık</h2><script>alert(1)</script><p onclick="x()"><a href="javascript:x">a</a></p>';
    expect(await stored(html)).toBe('<h2>Başlık</h2><p><a>a</a></p>');
  });

  test('keeps only pictures from our own storage, without an empty line behind them', async () => {
    const ours =
      '<img src="/storage/v1/object/public/media/events/1-ab.webp" alt="Ağaç" width="12" height="8">';
    const others = [
      '<img src="https://elsewhere.example/a.webp">',
      '<img src="data:image/png;base64,AAAA">',
      '<img src="javascript:alert(1)">',
      '<img srcset="https://elsewhere.example/a.webp 2x">',
      '<img src="x" onerror="alert(1)">',
    ];
    const armed = ours.replace(
      '>',
      ' onload="alert(1)" srcset="https://elsewhere.example 2x" style="color:red">',
    );
    expect(await stored(`${armed}<p>a${others.join('')}</p><p></p>`)).toBe(`${ours}<p>a</p>`);
    expect(await stored(`${ours}<p></p>`)).toBe(ours);
  });

  test('stores markup without text as null', async () => {
    expect(await stored('<p></p><ul><li> </li></ul>')).toBeNull();
  });

  test('turns older plain text into paragraphs and escapes its markup', () => {
    expect(kind.toForm('Bir\r\niki\n\n5 < 6 & 7', richtext)).toBe('<p>Bir<br>iki</p><p>5 &lt; 6 &amp; 7</p>');
    expect(kind.toForm('<p>Zaten HTML</p>', richtext)).toBe('<p>Zaten HTML</p>');
    expect(kind.toForm(null, richtext)).toBe('');
  });

  test('requires text, not only tags', async () => {
    const [required, limit] = kind.rules(richtext);
    expect(await complaint(required, '<p> </p>')).toBe('Metin gerekli');
    expect(await complaint(required, '<p>a</p>')).toBeNull();
    expect(await complaint(limit, `<p>${'a'.repeat(40)}</p>`)).toBe('En çok 40 karakter yazabilirsiniz.');
  });
});

describe('datetime and publish', () => {
  const until: FieldOf<'datetime'> = { name: 'featured_until', kind: 'datetime', label: 'Bitiş' };

  test('show Istanbul’s time and store the moment, in both backends’ notation', () => {
    for (const stored of ['2026-05-12T11:30:00+00:00', '2026-05-12 11:30:00+00']) {
      expect(fieldKind('datetime').toForm(stored, until)).toBe('2026-05-12T14:30');
    }
    expect(fieldKind('datetime').toRow('2026-05-12T14:30', until)).toBe('2026-05-12T11:30:00.000Z');
  });

  test('store an empty value as null, which is a draft for publish', () => {
    const publish: FieldOf<'publish'> = { name: 'published_at', kind: 'publish', label: 'Yayın' };
    expect(fieldKind('datetime').toForm(null, until)).toBe('');
    expect(fieldKind('datetime').toRow('', until)).toBeNull();
    expect(fieldKind('publish').toForm(null, publish)).toBe('');
    expect(fieldKind('publish').toRow('', publish)).toBeNull();
  });
});

describe('boolean and image', () => {
  test('a switch starts off unless the declaration says otherwise', () => {
    const field: FieldOf<'boolean'> = { name: 'featured_home', kind: 'boolean', label: 'Öne çıkar' };
    expect(fieldKind('boolean').toForm(undefined, field)).toBe(false);
    expect(fieldKind('boolean').toForm(undefined, { ...field, default: true })).toBe(true);
    expect(fieldKind('boolean').toForm(false, { ...field, default: true })).toBe(false);
  });

  test('a missing picture is null', () => {
    const field: FieldOf<'image'> = { name: 'cover_url', kind: 'image', label: 'Kapak' };
    expect(fieldKind('image').toRow('', field)).toBeNull();
    expect(fieldKind('image').toForm(null, field)).toBe('');
  });
});

describe('a whole form', () => {
  const stored = {
    id: 7,
    title: 'Bahar',
    lead: null,
    body: 'Düz metin',
    excerpt: null,
    published_at: '2026-05-12 11:30:27.049+00',
    featured_home: true,
    featured_until: null,
    cover_url: '/a.webp',
    hero_bg_url: null,
  };

  test('a new row has every declared column', () => {
    const row = toRow(announcements, { ...toForm(announcements, undefined), title: ' Yaz ' });
    expect(row).toEqual({
      title: 'Yaz',
      lead: null,
      body: null,
      excerpt: null,
      published_at: null,
      featured_home: false,
      featured_until: null,
      cover_url: null,
      cover_alt: null,
      hero_bg_url: null,
    });
  });

  test('unchanged fields are not written, so a date keeps its seconds and plain text stays plain', () => {
    const initial = toForm(announcements, stored);
    expect(toChanges(announcements, initial, initial)).toEqual({});
    expect(toChanges(announcements, { ...initial, title: 'Güz' }, initial)).toEqual({ title: 'Güz' });
  });
});
