import type { Sql } from 'postgres';
import { mailImportantChanges } from './important-changes';
import { mailReviews } from './reviews';
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
      endings.push(await mailImportantChanges(sql, { siteUrl, readName, onError: onChangeError }));
      const onReviewError = sayThat('Onay bekleyen bir taslağın e-postası hazırlanamadı');
      endings.push(await mailReviews(sql, { siteUrl, readName, onError: onReviewError }));
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
