import { civilDateOf, formatCivilDate } from '../../lib/dates/dates';
import { type Finding, missing, right, unseen } from '../deploy/finding';
import type { Facts } from './facts';

const DAY_MS = 86_400_000;
/** The backup runs every night, the rehearsal every month. */
const LATE_BACKUP_DAYS = 2;
const LATE_REHEARSAL_DAYS = 45;
/** Certificates are renewed a month before their end. */
const CERTIFICATE_DAYS = 14;
/** Of the disk. */
const FULL_SHARE = 0.9;

/** What only the running server knows. */
export interface ServerFacts {
  /** The errors that it has logged in the last day. */
  errors: number;
  /** The mails of the last seven days that were given up, and the last of them, with its reason as a sentence. */
  unsentMails: { total: number; address: string; reason: string } | null;
}

const RULES = {
  backup: judgeBackup,
  copy: judgeCopy,
  rehearsal: judgeRehearsal,
  certificate: judgeCertificate,
  mail: judgeMail,
  disk: judgeDisk,
  release: judgeRelease,
} as const satisfies Record<string, (facts: Facts) => Finding>;

export type Subject = keyof typeof RULES | keyof ServerFacts;

export interface JudgedFinding extends Finding {
  subject: Subject;
}

/** Says of everything that a webmaster looks after whether it is right, and how to mend what is not. */
export function judgeFacts(facts: Facts): JudgedFinding[] {
  const subjects = Object.keys(RULES) as (keyof typeof RULES)[];
  return subjects.map((subject) => ({ subject, ...RULES[subject](facts) }));
}

/** Says of what the running server knows whether it is right. */
export function judgeServer({ errors, unsentMails }: ServerFacts): JudgedFinding[] {
  return [
    { subject: 'errors', ...judgeErrors(errors) },
    { subject: 'unsentMails', ...judgeUnsentMails(unsentMails) },
  ];
}

function judgeErrors(count: number): Finding {
  return count === 0
    ? right('Son 24 saatte sunucuda hata olmadı.')
    : missing(`Son 24 saatte sunucuda ${count} hata oldu.`, 'Günlüğe bakın: npm run box -- logs');
}

function judgeUnsentMails(unsent: ServerFacts['unsentMails']): Finding {
  if (unsent === null) return right('Gönderilemeyen e-posta yok.');
  const { total, address, reason } = unsent;
  return missing(
    `Son 7 günde ${total} e-posta gönderilemedi. Sonuncusu (${address}): ${reason}`,
    'Adresi ve e-posta sunucusunun ayarını (SMTP_URL) denetleyin; bekleyen kişiye siz haber verin.',
  );
}

function judgeRelease({ newerRelease: tag }: Facts): Finding {
  return tag === null
    ? right('Bilinen daha yeni bir sürüm yok.')
    : missing(`Yeni bir sürüm var: ${tag}.`, `Yükleyin: npm run update -- ${tag}`);
}

function judgeBackup({ newestArchive, now }: Facts): Finding {
  if (newestArchive === null) return missing('Hiç yedek yok.', 'Yedek alın: npm run box -- backup');
  const { name, at } = newestArchive;
  return daysBetween(at, now) < LATE_BACKUP_DAYS
    ? right(`Son yedek ${formatDate(at)} günü alındı: ${name}`)
    : missing(`Son yedek eski: ${formatDate(at)}.`, 'Günlüğe bakın: npm run box -- logs backup');
}

function judgeCopy({ copy, now }: Facts): Finding {
  if (copy === null) {
    return missing(
      'Yedekler yalnızca bu makinede duruyor.',
      'Başka bir yere kopyalatın: npm run box:setup -- --yes --copy-to kullanıcı@makine:klasör',
    );
  }
  return copy.at !== null && daysBetween(copy.at, now) < LATE_BACKUP_DAYS
    ? right(`Yedekler ${copy.to} adresine kopyalanıyor.`)
    : missing(`Yedekler ${copy.to} adresine kopyalanamıyor.`, 'Günlüğe bakın: npm run box -- logs backup');
}

function judgeRehearsal({ rehearsal, now }: Facts): Finding {
  if (rehearsal === null)
    return missing('Bir yedeğin geri yüklenebildiği hiç denenmedi.', 'Deneyin: npm run box -- rehearse');
  const at = new Date(rehearsal.at);
  return daysBetween(at, now) < LATE_REHEARSAL_DAYS
    ? right(`Geri yükleme ${formatDate(at)} günü denendi: ${rehearsal.rows} satır, ${rehearsal.files} dosya.`)
    : missing(
        `Geri yükleme en son ${formatDate(at)} günü denendi.`,
        'Günlüğe bakın: npm run box -- logs rehearse',
      );
}

function judgeCertificate({ certificateEnd, siteUrl, now }: Facts): Finding {
  if (certificateEnd === null) return unseen(`Sertifikaya bakılamadı: ${siteUrl ?? 'SITE_URL verilmedi'}.`);
  const days = daysBetween(now, certificateEnd);
  if (days < 0) return missing('Sertifikanın süresi dolmuş.', 'Web sunucusunun günlüğüne bakın.');
  return days >= CERTIFICATE_DAYS
    ? right(`Sertifika ${formatDate(certificateEnd)} gününe kadar geçerli.`)
    : missing(
        `Sertifikanın süresi ${formatDate(certificateEnd)} günü doluyor ve yenilenmemiş.`,
        'Web sunucusunun günlüğüne bakın.',
      );
}

function judgeMail({ sendsMail }: Facts): Finding {
  return sendsMail
    ? right('E-posta sunucusu verilmiş.')
    : missing('E-posta sunucusu verilmedi; arızalar kimseye yazılmıyor.', 'Verin: npm run box:setup');
}

function judgeDisk({ diskShare }: Facts): Finding {
  const free = Math.max(0, Math.floor((1 - diskShare) * 100));
  return diskShare < FULL_SHARE
    ? right('Diskte yer var.')
    : missing(
        `Disk dolmak üzere: yalnızca %${free} boş yer kaldı.`,
        'Eski yedekleri başka bir yere taşıyın ya da diski büyütün; disk dolarsa hiçbir şey kaydedilemez.',
      );
}

function formatDate(date: Date): string {
  return formatCivilDate(civilDateOf(date.toISOString()));
}

function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / DAY_MS;
}
