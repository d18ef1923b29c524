import founding from '../../pictures/history-1.svg?picture';
import celebration from '../../pictures/history-2.svg?picture';
import clubhouse from '../../pictures/history-3.svg?picture';
import text from './history.md';
import { illustrate } from './sections';

export const historyTitle = text.title;

/** The line under the title. Years are counted as in the specification: 2025 is the 38th. */
export const historyLine = '1987’den bugüne: 2025’te 38. yılımız';

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
