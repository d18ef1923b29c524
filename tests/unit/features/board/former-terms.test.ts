import { describe, expect, test } from 'vitest';
import {
  formerTerms,
  servedWhole,
  yearsOf,
  type Membership,
} from '../../../../src/features/board/former-terms';

let ids = 0;
const member = (full_name: string, term_from: string, term_to: string | null): Membership => ({
  ...{ id: (ids += 1), full_name, role: null, body: 'board', seat: 'regular', term_from, term_to },
});
const board = (from: string, to: string | null, ...names: string[]) =>
  names.map((name) => member(name, from, to));
const told = (former: Membership[], present: Membership[] = [], today = '2026-11-28') =>
  formerTerms(former, present, today).map((term) => [
    yearsOf(term),
    term.members.map(({ full_name: name }) => name).join(', '),
  ]);

const PRESENT = board('2026-02-15', null, 'Ayda', 'Murat');

describe('the boards before the present one', () => {
  test('are the times that members had in common, the newest first', () => {
    const former = [
      ...board('2022-02-15', '2024-02-14', 'Lale', 'İnci'),
      ...board('2024-02-15', '2026-02-14', 'Can', 'Ece'),
    ];
    expect(told(former, PRESENT)).toEqual([
      ['2024–2026', 'Can, Ece'],
      ['2022–2024', 'Lale, İnci'],
    ]);
  });

  test('have those who came later, left earlier or served for two terms', () => {
    const former = [
      ...board('2022-02-15', '2024-02-14', 'Lale', 'İnci'),
      ...board('2024-02-15', '2026-02-14', 'Can', 'Ece'),
      member('Geç Gelen', '2025-01-10', '2026-02-14'),
      member('Erken Giden', '2022-02-15', '2023-05-01'),
      member('Uzun Süren', '2022-02-15', '2026-02-14'),
    ];
    expect(told(former, PRESENT)).toEqual([
      ['2024–2026', 'Can, Ece, Geç Gelen, Uzun Süren'],
      ['2022–2024', 'Lale, İnci, Erken Giden, Uzun Süren'],
    ]);
  });

  test('have a present member who was there before, and not one who left during the present term', () => {
    const present = [...PRESENT, member('Eskiden Beri', '2024-02-15', null)];
    const former = [
      ...board('2024-02-15', '2026-02-14', 'Can', 'Ece'),
      member('Ayrılan', '2026-02-15', '2026-08-01'),
    ];
    expect(told(former, present)).toEqual([['2024–2026', 'Can, Ece, Eskiden Beri']]);
  });

  test('may end on the day on which the next begins', () => {
    const former = board('2024-02-15', '2026-02-15', 'Can');
    expect(told(former, PRESENT)).toEqual([['2024–2026', 'Can']]);
  });

  test('are none while nobody’s term is over, and one within a year has its year', () => {
    expect(told([], PRESENT)).toEqual([]);
    expect(told(board('2024-02-15', '2027-02-14', 'Can'), PRESENT)).toEqual([]);
    expect(told(board('2024-02-15', '2024-12-31', 'Can'), PRESENT)).toEqual([['2024', 'Can']]);
  });

  test('know who was not there for the whole time', () => {
    const [term] = formerTerms(
      [...board('2024-02-15', '2026-02-14', 'Can', 'Ece'), member('Geç Gelen', '2025-01-10', '2026-02-14')],
      PRESENT,
      '2026-11-28',
    );
    expect(term?.members.map((one) => servedWhole(term, one))).toEqual([true, true, false]);
  });
});
