import { describe, expect, test } from 'vitest';
import { resources } from '../../../admin/resources/index';
import { messages } from '../../../src/lib/messages';
import { DECLARED_SPEC_TEXTS, SPEC_TEXTS } from '../../fixtures/spec-texts';

type Sentence = string | ((value: never) => string);

function sentencesOf(group: Readonly<Record<string, Sentence>>): string[] {
  return Object.values(group).map((sentence) =>
    typeof sentence === 'string' ? sentence : sentence('{message}' as never),
  );
}

function withoutTurkishMarks(text: string): string {
  return text.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');
}

const written = Object.values(messages).flatMap(sentencesOf);

describe('messages', () => {
  test.each(SPEC_TEXTS)('has the specification’s text %j, but for Turkish marks', (specText) => {
    expect(written.map(withoutTurkishMarks)).toContain(withoutTurkishMarks(specText));
  });

  test.each(resources)('leaves the texts of $table to its declaration', (resource) => {
    const declared = JSON.stringify(resource);
    const missing = (DECLARED_SPEC_TEXTS[resource.table] ?? []).filter(
      (text) => !declared.includes(JSON.stringify(text)),
    );
    expect(missing).toEqual([]);
    expect(written.filter((sentence) => sentence === resource.confirmDelete)).toEqual([]);
  });

  test('writes Turkish with its letters', () => {
    const suspects =
      /\b(Henuz|Tumu|icin|Kaynagi|Kayit|Gecersiz|gec|Su anda|bulunamadi|devamini|Duzenle|Giris|Cikis)\b/;
    expect(written.filter((sentence) => suspects.test(sentence))).toEqual([]);
  });
});
