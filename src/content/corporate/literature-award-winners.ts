import cover2009 from '../../pictures/books/kitap-2009.svg?widths=240;480&picture';
import cover2010 from '../../pictures/books/kitap-2010.svg?widths=240;480&picture';
import cover2011 from '../../pictures/books/kitap-2011.svg?widths=240;480&picture';
import cover2012 from '../../pictures/books/kitap-2012.svg?widths=240;480&picture';
import cover2013 from '../../pictures/books/kitap-2013.svg?widths=240;480&picture';
import cover2014 from '../../pictures/books/kitap-2014.svg?widths=240;480&picture';
import cover2015 from '../../pictures/books/kitap-2015.svg?widths=240;480&picture';
import cover2016 from '../../pictures/books/kitap-2016.svg?widths=240;480&picture';
import cover2017 from '../../pictures/books/kitap-2017.svg?widths=240;480&picture';
import cover2018 from '../../pictures/books/kitap-2018.svg?widths=240;480&picture';
import cover2019 from '../../pictures/books/kitap-2019.svg?widths=240;480&picture';
import cover2020 from '../../pictures/books/kitap-2020.svg?widths=240;480&picture';
import cover2021 from '../../pictures/books/kitap-2021.svg?widths=240;480&picture';
import cover2022 from '../../pictures/books/kitap-2022.svg?widths=240;480&picture';
import cover2023 from '../../pictures/books/kitap-2023.svg?widths=240;480&picture';
import cover2024 from '../../pictures/books/kitap-2024.svg?widths=240;480&picture';
import cover2025 from '../../pictures/books/kitap-2025.svg?widths=240;480&picture';
import type { PictureAsset } from '../../pictures/picture-asset';

export interface Winner {
  readonly year: number;
  readonly book: string;
  readonly author: string;
  /** The translator of a French book; Turkish books have none. */
  readonly translator?: string;
  readonly cover: PictureAsset;
}

/** Sample data, oldest first: all books and names are invented, and drawn jackets replace the covers. */
export const winners: readonly Winner[] = [
  { year: 2009, book: 'Çınar Defteri', author: 'Müfide Yelkovan', cover: cover2009 },
  {
    year: 2010,
    book: 'Kemerin Ardındaki Güneş',
    author: 'Solène Brisefeuille',
    translator: 'Nihal Köprücügil',
    cover: cover2010,
  },
  { year: 2011, book: 'Defne Kokusu', author: 'Rauf Mürekkepçi', cover: cover2011 },
  {
    year: 2012,
    book: 'Denizin Beş Mavisi',
    author: 'Mathurin Clairlac',
    translator: 'Berrin Sözgezdiren',
    cover: cover2012,
  },
  { year: 2013, book: 'Etiketsiz Defter', author: 'Sevda Kâğıtçıgil', cover: cover2013 },
  {
    year: 2014,
    book: 'On Dördüncü Mektup',
    author: 'Odile Quatrevents',
    translator: 'Tuna İkidilli',
    cover: cover2014,
  },
  { year: 2015, book: 'On Altı Kemer', author: 'Tarık Avlulu', cover: cover2015 },
  {
    year: 2016,
    book: 'Açık Sayfa',
    author: 'Baptiste Noirétang',
    translator: 'Nihal Köprücügil',
    cover: cover2016,
  },
  { year: 2017, book: 'Divit', author: 'Şehnaz Hokkacıgil', cover: cover2017 },
  {
    year: 2018,
    book: 'Dolunayda Bir Kent',
    author: 'Léonie Grisevague',
    translator: 'Asım Satırarası',
    cover: cover2018,
  },
  { year: 2019, book: 'Halkalar', author: 'Ömer Yankıgil', cover: cover2019 },
  {
    year: 2020,
    book: 'Çini Ustasının Kızı',
    author: 'Aurélien Vaudoré',
    translator: 'Berrin Sözgezdiren',
    cover: cover2020,
  },
  { year: 2021, book: 'Penceredeki Erguvan', author: 'Leman Camgüzeli', cover: cover2021 },
  {
    year: 2022,
    book: 'En Üst Raf',
    author: 'Clémence Hauteplume',
    translator: 'Tuna İkidilli',
    cover: cover2022,
  },
  { year: 2023, book: 'Mühür', author: 'Cevdet Balmumlu', cover: cover2023 },
  {
    year: 2024,
    book: 'Kırlangıçların Dönüşü',
    author: 'Gaspard Mirevague',
    translator: 'Asım Satırarası',
    cover: cover2024,
  },
  { year: 2025, book: 'İç İçe Kapılar', author: 'Meltem Eşikli', cover: cover2025 },
];
