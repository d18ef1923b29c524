import { civilDateOf, formatCivilDate } from '../../lib/dates/dates';
import { type Finding, missing, right, unseen } from '../deploy/finding';
import type { Facts } from './facts';

const DAY_MS = 86_400_000;
/** The backup runs every night, the rehearsal every month. */
const LATE_BACKUP_DAYS = 2;
const LATE_REHEARSAL_DAYS = 45;
/** Certificates are renewed a month before their end. */
const CERTIFICATE_DAYS = 14;

/** Says of everything that a webmaster looks after whether it is right, and how to mend what is not. */
export function judgeFacts(facts: Facts): Finding[] {
  return [
    judgeBackup(facts),
    judgeCopy(facts),
    judgeRehearsal(facts),
    judgeCertificate(facts),
    judgeMail(facts),
    judgeDisk(facts),
  ];
}

function judgeBackup({ newestArchive, now }: Facts): Finding {
  if (newestArchive === null) return missing('Hiç yedek yok.', 'npm run box -- backup');
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
    return missing('Bir yedeğin geri yüklenebildiği hiç denenmedi.', 'npm run box -- rehearse');
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
    : missing('E-posta sunucusu verilmedi; arızalar kimseye yazılmıyor.', 'npm run box:setup');
}

function judgeDisk({ hasRoom }: Facts): Finding {
  return hasRoom
    ? right('Diskte yer var.')
    : missing('Diskte yer azaldı (%5’ten az).', 'Eski yedekleri başka bir yere taşıyın.');
}

function formatDate(date: Date): string {
  return formatCivilDate(civilDateOf(date.toISOString()));
}

function daysBetween(from: Date, to: Date): number {
  return (to.getTime() - from.getTime()) / DAY_MS;
}
