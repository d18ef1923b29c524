import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { foldTurkish } from '../text/turkish';

/** zxcvbn's score for 10^8 guesses. A weaker password can be cracked from its hash within hours. */
const LOWEST_SCORE = 3;

/** Words in common Turkish passwords, most frequent first. A club with its year counts as one guess. */
const TURKISH_WORDS =
  `sifre parola sifrem parolam galatasaray fenerbahce besiktas trabzonspor gs1905 fb1907 bjk1903 ts1967 ultraslan
  cimbom kanarya karakartal bursaspor istanbul ankara izmir antalya bursa adana konya trabzon samsun turkiye turkey turk ataturk
  mustafakemal atam canim askim bitanem hayatim sevgilim annem babam kizim oglum seviyorum seniseviyorum seni merhaba selam deneme
  admin yonetici yonetim kullanici misafir asdasd qweasd mehmet mustafa ahmet ali huseyin hasan ibrahim murat emre burak can deniz
  kemal osman omer yusuf fatih serkan gokhan volkan kaan arda mert ayse fatma emine hatice zeynep elif merve busra esra selin ece
  defne irem melis gizem pinar sevgi ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik pazartesi sali
  carsamba persembe cuma cumartesi pazar kartal aslan kaplan melek prenses kelebek papatya gunes yildiz cicek cikolata dunya`.split(
    /\s+/,
  );
/** The association's own words, which someone who knows it would try first. */
const OUR_WORDS =
  'mezun mezunlar mezunu mezunlari dernek dernegi lise lisesi notre dame sion notredame notredamedesion nds ndsmezun ndsmezunlar ndsmezunlari mezunlardernegi'.split(
    ' ',
  );

/** Creates the check. `lists` are further dictionaries of known passwords. */
export function createCommonPasswordCheck(
  lists: Readonly<Record<string, string[]>> = {},
): (password: string, personal?: readonly string[]) => boolean {
  const judge = new ZxcvbnFactory({
    graphs: { qwerty: adjacencyGraphs.qwerty, keypad: adjacencyGraphs.keypad },
    dictionary: { turkish: TURKISH_WORDS, own: OUR_WORDS, ...lists },
  });
  return (password, personal = []) =>
    judge.check(foldTurkish(password), personal.flatMap(partsOf)).score < LOWEST_SCORE;
}

/** 'ali.veli@dernek.example' also stands for 'ali.veli', 'aliveli', 'veli' and 'dernek'. */
function partsOf(text: string): string[] {
  const whole = foldTurkish(text);
  const [name = ''] = whole.split('@');
  return [name, name.replace(/[^a-z0-9]/g, ''), ...whole.split(/[^a-z0-9]+/)].filter(
    ({ length }) => length > 2,
  );
}

/**
 * Tells whether a password is easily guessed: keyboard walks, repetitions, series, dates, common words, or its owner's
 * data such as the e-mail address. The server checks a longer list. Import this module lazily: it is large.
 */
export const isCommonPassword = createCommonPasswordCheck();
