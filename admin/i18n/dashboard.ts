import { lowerFirst } from '../../src/lib/text/turkish';
import { countRows, countWords } from './count-words';

/** The texts of the overview. `one` and `many` are a resource's own labels. */
export const dashboardTexts = {
  unfinished: {
    title: 'Yarım kalanlar',
    help: 'Yazıp kaydetmedikleriniz. Yalnızca siz görürsünüz; 30 gün saklanır.',
    isNew: (one: string) => `Yeni ${lowerFirst(one)}`,
    copy: (one: string) => `Kopya ${lowerFirst(one)}`,
    gone: (one: string) => `bu ${lowerFirst(one)} silinmiş`,
    resume: 'Sürdür',
    resumeOf: (title: string) => `Sürdür: ${title}`,
    discard: 'Sil',
    discardOf: (title: string) => `Yarım formu sil: ${title}`,
  },
  create: 'Yeni',
  failed: 'Bu bölüm okunamadı',
  status: 'Yayın durumu',
  upcoming: 'Yaklaşanlar',
  scheduled: 'Zamanlanmış yayınlar',
  latest: (one: string) => `Son ${lowerFirst(one)}`,
  openPdf: 'PDF’yi aç',
  openPdfOf: (title: string) => `PDF’yi aç: ${title} (yeni sekmede)`,
  mend: 'Düzeltilecekler',
  more: (count: number) => `${countWords(count)} tane daha`,
  problems: {
    undescribed: {
      title: 'Açıklaması yazılmamış resimler',
      help: 'Resmi göremeyenler onu açıklamasından öğrenir. Resim yalnızca süsse formda bunu işaretleyin.',
    },
    passed: {
      title: 'Günü geçtiği hâlde öne çıkarılanlar',
      help: 'Ana sayfanın başında yer tutmasınlar diye öne çıkarmayı kapatın.',
    },
    stale: {
      title: 'Unutulmuş olabilecek taslaklar',
      help: 'En az 60 gündür dokunulmadı; hâlâ gerekli mi, bir bakın.',
    },
    bare: {
      title: 'Resim eklenmemiş olanlar',
      help: 'Sitede yerlerinde genel bir resim görünür.',
    },
  },
  samples:
    'Siteyle birlikte gelen örneklerdir. Siteyi açmadan önce yerlerine kendinizinkileri yazın ya da onları silin; düzenlediğiniz bu listeden çıkar.',
  links: {
    title: 'Bağlantılar',
    help: 'Metinlerdeki adresler denetlenir: bu siteninkiler açılıyor mu, başka sitelerinki doğru yazılmış mı?',
    check: 'Bağlantıları denetle',
    again: 'Yeniden denetle',
    checking: 'Denetleniyor…',
    failed: (message: string) => `Denetlenemedi: ${message}`,
    fine: (count: number) => `${count} bağlantı denetlendi, hepsi sağlam görünüyor.`,
    found: (count: number, broken: number) => `${count} bağlantı denetlendi, ${broken} tanesi düzeltilmeli.`,
    limited: 'Her bölümde yalnızca en son değişen 100 içeriğe bakıldı.',
    missing: 'bu sitede böyle bir sayfa açılmıyor',
    malformed: 'adres yanlış yazılmış görünüyor',
  },
} as const;

interface Labels {
  readonly one: string;
  readonly object: string;
}

/** The texts of the last changes. A sentence is: who, what, and one of the verbs; or who and an act. */
export const changeTexts = {
  title: 'Son değişiklikler',
  none: 'Son 30 günde bir değişiklik yapılmadı.',
  /** '“Kış balosu” duyurusunu' */
  row: (title: string, labels: Labels) => `“${title}” ${lowerFirst(possessedObject(labels))}`,
  /** 'başlıksız duyuruyu' */
  untitledRow: ({ object }: Labels) => `başlıksız ${lowerFirst(object)}`,
  /** 'geçmişi silinmiş bir duyuruyu' */
  erasedRow: ({ object }: Labels) => `geçmişi silinmiş bir ${lowerFirst(object)}`,
  /** Before “geçmişini sildi”. */
  historyOf: (count: number, many: string) => `“${many}” bölümünde ${count === 1 ? 'bir' : count} içeriğin`,
  /** '20 duyuruyu'; more of them may be older than what was read. */
  rows: (count: number, isAll: boolean, { object }: Labels) => atLeast(isAll, countRows(count, object)),
  /** '20 duyuru', before “ekledi”. */
  newRows: (count: number, isAll: boolean, { one }: Labels) => atLeast(isAll, countRows(count, one)),
  order: (many: string) => `“${many}” sırasını`,
  /** A row of a table that is declared no more. */
  unknownRow: (title: string) => `“${title}” içeriğini`,
  unknownRows: 'eski bir bölümün içeriğini',
  verbs: {
    add: 'ekledi',
    addPublished: 'ekleyip yayımladı',
    change: 'değiştirdi',
    order: 'değiştirdi',
    publish: 'yayımladı',
    schedule: 'zamanladı',
    unpublish: 'yayından kaldırdı',
    remove: 'sildi',
    restore: 'geri getirdi',
    revert: 'eski hâline getirdi',
    erase: 'geçmişini sildi',
    ask: 'onaya gönderdi',
    return: 'geri gönderdi',
    /** Some rows were added and others changed by one change, such as a new term. */
    together: 'birlikte değiştirdi',
  },
  takeBack: {
    of: (what: string) => `Geri al: ${what}`,
    question: 'Hepsi birlikte geri alınsın mı?',
    help: 'Aynı anda yapılan değişikliklerin tümü geri alınır.',
  },
  /** 'onaya gönderdi: “Kapak yarın gelir.”' */
  withNote: (verb: string, note: string) => `${verb}: “${note}”`,
  /** Acts of the team. The person concerned is a name, or an e-mail address where there is none yet; the role is 'yönetici' or 'yazar'. */
  team: {
    invite: (person: string, role: string) => `${toPerson(person)} ${role} daveti gönderdi`,
    invite_again: (person: string, role: string) => `${toPerson(person)} ${role} davetini yeniden gönderdi`,
    grant: (person: string, role: string) => `${toPerson(person)} ${role} yetkisi verdi`,
    revoke: (person: string, role: string) => `${ofPerson(person)} ${role} yetkisini kaldırdı`,
    withdraw: (person: string) => `${ofPerson(person)} davetini geri çekti`,
    rename: () => 'adını değiştirdi',
    change_email: () => 'e-posta adresini değiştirdi',
  },
  revokeOwn: (role: string) => `kendi ${role} yetkisini kaldırdı`,
} as const;

function toPerson(person: string): string {
  return person.includes('@') ? `${person} adresine` : `“${person}” adlı kişiye`;
}

function ofPerson(person: string): string {
  return person.includes('@') ? `${person} adresinin` : `“${person}” adlı kişinin`;
}

function atLeast(isAll: boolean, rows: string): string {
  return isAll ? rows : `en az ${rows}`;
}

/** 'Duyuruyu' becomes 'duyurusunu', 'Etkinliği' 'etkinliğini'; 'Takvim kaydını' is possessed already. */
function possessedObject({ one, object }: Labels): string {
  const vowel = object.slice(-1);
  if (object === `${one}n${vowel}`) return object;
  return object === `${one}y${vowel}` ? `${one}s${vowel}n${vowel}` : `${object}n${vowel}`;
}

/** The texts of the important changes on the overview: money, rights, and how administrators sign in. */
export const importantTexts = {
  title: 'Önemli değişiklikler',
  help: 'Para, yetki ve giriş bilgilerindeki değişiklikleri her yönetici 30 gün boyunca burada görür.',
  /** What to do, by what was changed and whether the own account did it. */
  advice: {
    own: (remedy: string) =>
      `Bu siz değilseniz hemen parolanızı değiştirin, diğer yöneticilere haber verin ve ${remedy}.`,
    owner: 'hesabın sahibine',
    changer: 'değişikliği yapana',
    others: (remedy: string, asked: string) =>
      `Bu siz değilseniz ${asked} telefonla sorun. O da bilmiyorsa ikiniz de parolanızı değiştirin, diğer yöneticilere haber verin ve ${remedy}.`,
    server: (remedy: string) =>
      `Bu siz değilseniz siteyi kuran kişiye sorun. O da bilmiyorsa parolanızı değiştirin, diğer yöneticilere haber verin ve ${remedy}.`,
    money: 'doğrusunu yeniden yazın',
    administrator: '“Ekip” sayfasında kimin hangi rolde olduğuna bakın',
    account: '“Ekip” sayfasından o kişiyi ekipten çıkarın',
  },
  seen: 'Gördüm',
  seenOf: (what: string) => `Gördüm: ${what}`,
  failed: (reason: string) => `Kaydedilemedi: ${reason}`,
} as const;

/** The texts of the server's warnings on the overview. The server words its own. */
export const systemTexts = {
  title: 'Sistem',
  help: 'Bunlarla siteye bakan kişi ilgilenir; yazılı komutlar onun içindir.',
  secondStep: {
    /** 'Ayşe Demir ve Mehmet Kaya iki adımlı doğrulamayı açmamış.' */
    sentence: (people: readonly string[]) =>
      `${new Intl.ListFormat('tr').format(people)} iki adımlı doğrulamayı açmamış.`,
    advice: (isOne: boolean) =>
      `Parolayı öğrenen herkes siteyi değiştirebilir; “Hesabım” sayfasından ${isOne ? 'açmasını' : 'açmalarını'} isteyin.`,
  },
} as const;

/** The texts of the guide for the first day. */
export const guideTexts = {
  title: 'İlk adımlar',
  progress: (done: number, all: number) =>
    done === 0 ? `Sizi ${all} küçük adım bekliyor.` : `${all} adımdan ${done} tanesi tamam.`,
  help: 'Acele etmeyin; sırayla yapmanız da gerekmez. Yaptığınız her adımın yanına işareti biz koyarız.',
  finished: 'Elinize sağlık, hepsini yaptınız. Takıldığınız yerde üstteki “Yardım” düğmesine basın.',
  next: 'Sıradaki adım',
  all: 'Tüm adımlar',
  done: 'Yapıldı:',
  open: 'Yapılacak:',
  close: 'Rehberi kapat',
  /** For somebody who ends no publication. */
  takeBackOfWriter:
    'Bir taslağı değiştirip kaydettikten sonra çıkan “Geri al” düğmesine basın ya da “Geçmiş”ten eski hâline dönün.',
  steps: {
    draft: { name: 'Bir taslak yazın', help: 'Başlığını yazıp kaydedin. Taslağı ziyaretçiler görmez.' },
    preview: {
      name: 'Nasıl görüneceğine bakın',
      help: 'Taslağınızı açın, formun altındaki “Önizle” düğmesine basın.',
    },
    publish: {
      name: 'Yayımlayın',
      help: 'Hazır olduğunda “Yayımla” düğmesine basın. Ziyaretçiler onu hemen görür.',
    },
    takeBack: {
      name: 'Yaptığınızı geri alın',
      help: 'Kaydettikten sonra çıkan “Geri al” düğmesine basın ya da formda “Yayından kaldır” deyin.',
    },
    password: {
      name: 'Parolanızı değiştirin',
      help: 'Yalnızca sizin bildiğiniz bir parola seçin. Bunu “Hesabım” sayfasında yaparsınız.',
    },
    secondStep: {
      name: 'İkinci bir adım ekleyin',
      help: 'Parolanızı öğrenen biri bile hesabınıza giremez. Bunu da “Hesabım” sayfasında yaparsınız.',
    },
  },
} as const;
