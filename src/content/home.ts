import bosphorus from '../pictures/hero-bosphorus.svg?hero';
import courtyard from '../pictures/hero-courtyard.svg?hero';
import library from '../pictures/hero-library.svg?hero';
import { site } from './site';

/** The three slides of the home page's hero. */
export const heroSlides = [
  {
    image: courtyard,
    alt: 'Okulun revaklı avlusu ve ulu çınar',
    title: 'IN SION FIRMATA SUM',
    lang: 'la',
    subtitle: 'Okulumuzun özdeyişi: “Sion’da kök saldım.”',
  },
  {
    image: bosphorus,
    alt: 'Boğaz’dan İstanbul silueti',
    title: site.name,
    subtitle: '1987’den beri aynı sıralardan geçenleri bir araya getiriyoruz.',
  },
  {
    image: library,
    alt: 'Okul kütüphanesinde açık duran kitaplar',
    title: site.name,
    subtitle: 'Burslar, buluşmalar ve edebiyat ödülüyle kuşaktan kuşağa.',
  },
] as const;
