import plaques from '../../pictures/about-1.svg?picture';
import student from '../../pictures/about-2.svg?picture';
import door from '../../pictures/about-3.svg?picture';
import text from './about.md';
import { illustrate } from './sections';

export const aboutTitle = text.title;
export const aboutDate = text.date;

export const aboutBlocks = illustrate(text, {
  amacimiz: { picture: plaques, alt: 'Mezunlar Günü’nde anı plaketlerinin önünde buluşan mezunlar' },
  'emek-ve-destek': { picture: student, alt: 'Kitaplarının başında çalışan burslu öğrenci' },
  miras: { picture: door, alt: 'Lokalin taş duvarda kapalı duran bordo kapısı' },
});
