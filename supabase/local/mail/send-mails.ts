import type { Sql } from 'postgres';
import { queueChanges } from './important-changes';
import { onNotice } from './queue';
import { queueReviews } from './reviews';
import type { MailTransport } from './transport';
import { createMailWorker, type MailWorker } from './worker';

interface SiteMailsOptions {
  sql: Sql;
  transport: MailTransport;
  /** The public address of the site, for links. */
  siteUrl: string;
  /** Called with Turkish sentences about mails that could not be sent. */
  announce: (sentence: string) => void;
  /** Called with Turkish sentences about mails that could not even be queued. */
  complain: (sentence: string) => void;
  /** Called with each important change, once it is queued. */
  onChange?: Parameters<typeof queueChanges>[3];
}

/**
 * Makes the mails of a site, embedded or hosted: `start` sends what is queued, and queues mails about important changes and reviews
 * whenever the database has some.
 */
export function createSiteMails({
  sql,
  transport,
  siteUrl,
  announce,
  complain,
  onChange = () => undefined,
}: SiteMailsOptions): MailWorker {
  const readName = () => readAssociationName(sql);
  const worker = createMailWorker({ sql, transport, readName, announce });
  const endings: (() => Promise<void>)[] = [];
  const sayThat = (sentence: string) => (error: unknown) => complain(`${sentence}: ${String(error)}`);
  return {
    send: worker.send,
    start: async () => {
      endings.push(worker.stop);
      await worker.start();
      const onChangeError = sayThat('Önemli bir değişikliğin e-postası hazırlanamadı');
      const mailChanges = async () => queueChanges(sql, siteUrl, await readName(), onChange);
      endings.push(await onNotice(sql, 'important_changes', mailChanges, onChangeError));
      const onReviewError = sayThat('Onay bekleyen bir taslağın e-postası hazırlanamadı');
      const mailOpenReviews = async () => queueReviews(sql, siteUrl, await readName());
      endings.push(await onNotice(sql, 'reviews', mailOpenReviews, onReviewError));
    },
    stop: async () => {
      for (const end of endings.splice(0).reverse()) await end();
    },
  };
}

/** The association's name at the moment, which mails begin with. The settings always have one row. */
async function readAssociationName(sql: Sql): Promise<string> {
  const [settings] = await sql<{ name: string }[]>`select association_name as name from public.settings`;
  return settings?.name ?? '';
}
