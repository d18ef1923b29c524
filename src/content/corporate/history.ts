import { inYear, sinceYear } from '../../lib/text/locative';
import founding from '../../pictures/history-1.svg?picture';
import celebration from '../../pictures/history-2.svg?picture';
import clubhouse from '../../pictures/history-3.svg?picture';
import text from './history.md';
import { illustrate } from './sections';

export const historyTitle = text.title;
export const historyDate = text.date;

/** Returns the line under the title. Years are counted as in the specification: founded in 1987, 2025 is the 38th. */
export function historyLine(foundingYear: number, year: number): string {
  return `${sinceYear(foundingYear)} bugüne: ${inYear(year)} ${year - foundingYear}. yılımız`;
}

export const historyBlocks = illustrate(text, {
  kurulus: {
    picture: founding,
    alt: '1987’deki kuruluş toplantısının masası: tutanak, mühür ve kalemler',
  },
  gelenekler: {
    picture: celebration,
    alt: '2006’daki 150. yıl kutlamasında fenerler ve havai fişekler altında okul',
  },
  bugun: { picture: clubhouse, alt: '2008’de açılan lokal ve çınarlı bahçesi' },
});
