import type { Sql, TransactionSql } from 'postgres';
import { formatTimestamp } from '../../../src/lib/dates/dates';
import { paths } from '../../../src/lib/paths/paths';
import { composeMail, type ComposedMail, type Paragraph } from './compose';
import { readAdministrators } from './important-changes';
import { queueMail } from './queue';

/** A draft that was sent for review, or sent back to its writer. */
interface Review {
  title: string;
  /** Who sent it, and the note. */
  person: string | null;
  note: string | null;
  /** As the database writes it. */
  at: string;
  /** The writer's address if it was sent back and they still have a role; null is for all administrators. */
  writer: string | null;
  isReturned: boolean;
  isRecent: boolean;
}

/** Mails drafts for review to administrators, and returned ones to their writer, each once, also by two servers. */
export async function queueReviews(sql: Sql, siteUrl: string, association: string): Promise<void> {
  await sql.begin(async (transaction) => {
    for (const review of await takeReviews(transaction)) {
      const to = review.isReturned
        ? review.writer === null
          ? []
          : [review.writer]
        : await readAdministrators(transaction);
      const mail = (review.isReturned ? tellWriter : tellAdministrators)(association, siteUrl, review);
      await queueMail(transaction, { kind: 'review', to, ...mail });
    }
  });
}

/** Those of an archive from elsewhere may be old news, and are marked without a mail. */
async function takeReviews(sql: TransactionSql): Promise<Review[]> {
  const taken = await sql<Review[]>`
    with taken as (update private.reviews set is_mailed = true where not is_mailed returning id)
    select coalesce(review.title, 'Başlıksız') as title, review.state = 'returned' as "isReturned",
      coalesce(review.answered_at, review.asked_at) > now() - interval '7 days' as "isRecent",
      to_json(coalesce(review.answered_at, review.asked_at)) #>> '{}' as at,
      case review.state when 'open' then review.person else review.answered_by end as person,
      case review.state when 'open' then review.note else review.answer end as note,
      (
        select account.email from auth.users as account
        join public.profiles as profile on profile.user_id = account.id
        where account.id = review.asked_by and (profile.is_admin or profile.is_writer) and account.email_confirmed_at is not null
      ) as writer
    from taken join private.living_reviews as review using (id)
    order by review.id`;
  return taken.filter(({ isRecent }) => isRecent);
}

function tellAdministrators(association: string, siteUrl: string, review: Review): ComposedMail {
  return composeMail(`${association}: Onay bekleyen taslak: ${review.title}`, [
    `${association} sitesinde bir taslak onayınızı bekliyor:`,
    ...describe(review),
    'Okuyup yayımlamak ya da geri göndermek için yönetim panelini açın; taslak, özetin en üstünde durur:',
    { href: `${siteUrl}${paths.admin}`, label: 'Yönetim panelini aç' },
    'Bu ileti sitenin tüm yöneticilerine gönderildi.',
  ]);
}

function tellWriter(association: string, siteUrl: string, review: Review): ComposedMail {
  return composeMail(`${association}: Taslağınız geri gönderildi: ${review.title}`, [
    `${association} sitesinde onaya gönderdiğiniz taslak, düzeltmeniz için geri gönderildi:`,
    ...describe(review),
    'Düzeltip yeniden onaya gönderebilirsiniz. Taslağınız yönetim panelinin özetinde, en üstte durur:',
    { href: `${siteUrl}${paths.admin}`, label: 'Yönetim panelini aç' },
  ]);
}

function describe({ title, person, note, at }: Review): Paragraph[] {
  return [
    [
      `Başlık: ${title}`,
      ...(person === null ? [] : [`Gönderen: ${person}`]),
      `Zaman: ${formatTimestamp(at)}`,
    ].join('\n'),
    ...(note === null ? [] : [`Not: ${note}`]),
  ];
}
