import type { Sql, TransactionSql } from 'postgres';
import { formatTimestamp } from '../../../src/lib/dates/dates';
import { describeChange, type ImportantKind, importantWords } from '../../../src/lib/important-change';
import { paths } from '../../../src/lib/paths/paths';
import { composeMail, type ComposedMail } from './compose';
import { queueMail } from './queue';

interface ImportantChange {
  id: string;
  kind: ImportantKind;
  subject: string | null;
  before: string | null;
  after: string | null;
  person: string | null;
  /** As the database writes it. */
  at: string;
  /** The address of the account, where it still has one. */
  account: string | null;
  accountId: string | null;
  actor: string | null;
  isRecent: boolean;
}

/** The addresses of all administrators but those whose invitation nobody has accepted: it may have gone to a mistyped address. */
export async function readAdministrators(sql: Sql | TransactionSql): Promise<string[]> {
  const administrators = await sql<{ email: string }[]>`
    select account.email from auth.users as account
    join public.profiles as profile on profile.user_id = account.id
    where profile.is_admin and account.email_confirmed_at is not null`;
  return administrators.map(({ email }) => email);
}

/** Mails changes to all administrators and logs each, once, also by two servers. */
export async function queueChanges(
  sql: Sql,
  siteUrl: string,
  association: string,
  log: (change: Record<'change' | 'account' | 'actor', string | null>) => void,
): Promise<void> {
  const taken = await sql.begin(async (transaction) => {
    const changes = await takeChanges(transaction);
    if (changes.length === 0) return changes;
    const all = new Set(await readAdministrators(transaction));
    const toAll = tellAdministrators(association, siteUrl, changes);
    await queueMail(transaction, { kind: 'important_change', to: [...all], ...toAll });
    // An intruder's first act may be to take the others' right or address, after which they would hear of nothing.
    for (const change of changes)
      for (const address of formerAddresses(change))
        if (!all.has(address)) {
          const mail = tellFormer(association, change);
          await queueMail(transaction, { kind: 'important_change', to: [address], ...mail });
        }
    return changes;
  });
  for (const { kind, accountId, actor } of taken)
    log({ change: kind, account: accountId, actor: actor ?? 'server' });
}

/** Those of an archive from elsewhere may be old news, and are marked without a word. */
async function takeChanges(sql: TransactionSql): Promise<ImportantChange[]> {
  const taken = await sql<ImportantChange[]>`
    with taken as (update private.important_changes set is_mailed = true where not is_mailed returning *)
    select taken.id::text, kind, subject, before, after, person, to_json(changed_at) #>> '{}' as at, account.email as account,
      taken.account as "accountId", changed_by as actor, changed_at > now() - interval '7 days' as "isRecent"
    from taken left join auth.users as account on account.id = taken.account
    order by taken.id`;
  return taken.filter(({ isRecent }) => isRecent);
}

function formerAddresses({ kind, before, after, account }: ImportantChange): string[] {
  const isTaken = kind === 'role' ? before !== null : kind === 'administrator' && after === null;
  const address = kind === 'email' ? before : isTaken ? account : null;
  return address === null ? [] : [address];
}

function tellAdministrators(
  association: string,
  siteUrl: string,
  changes: readonly ImportantChange[],
): ComposedMail {
  const [first] = changes;
  const subject =
    changes.length === 1 && first ? describeChange(first).what : `${changes.length} önemli değişiklik`;
  const count = changes.length === 1 ? 'önemli bir' : `${changes.length} önemli`;
  return composeMail(`${association}: ${subject}`, [
    `${association} sitesinde ${count} değişiklik yapıldı:`,
    ...changes.map(writeChange),
    'Bundan haberiniz yoksa değişikliği yapana ya da siteyi kuran kişiye telefonla sorun. Ne yapabileceğiniz yönetim panelinin özetinde yazar:',
    { href: `${siteUrl}${paths.admin}`, label: 'Yönetim panelini aç' },
    'Bu ileti sitenin tüm yöneticilerine gönderildi.',
  ]);
}

/** For somebody whom the mail to the administrators does not reach any more. */
function tellFormer(association: string, change: ImportantChange): ComposedMail {
  return composeMail(`${association}: ${describeChange(change).what}`, [
    `${association} sitesindeki hesabınızla ilgili önemli bir değişiklik yapıldı:`,
    writeChange(change),
    'Bundan haberiniz yoksa sitenin yöneticilerine telefonla haber verin.',
  ]);
}

function writeChange(change: ImportantChange): string {
  const { what, before, after, who } = describeChange(change);
  return [
    what,
    ...(before === undefined ? [] : [`${importantWords.before}: ${before}`]),
    ...(after === undefined ? [] : [`${importantWords.after}: ${after}`]),
    `Yapan: ${who}`,
    `Zaman: ${formatTimestamp(change.at)}`,
  ].join('\n');
}
