import { createSiteMails } from '../../../supabase/local/mail/send-mails';
import { createSmtpTransport } from '../../../supabase/local/mail/transport';
import { openDatabase } from '../../../supabase/local/postgres/open-database';
import { readProjectMails } from '../site-options';
import { chooseLogFormat, printLine, writeLog } from '../terminal';
import { runCommand } from './support/run-command';

/** One listens, one sends, one queues. */
const CONNECTIONS = 3;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

await runCommand(async () => {
  chooseLogFormat(process.env);
  const { databaseUrl, mailServer, siteUrl } = readProjectMails(process.env);
  const sql = await openDatabase(databaseUrl, { max: CONNECTIONS, variable: 'SUPABASE_DB_URL' });
  const mails = createSiteMails({
    ...{ sql, siteUrl, transport: await createSmtpTransport(mailServer) },
    announce: printLine,
    complain: (message) => writeLog({ level: 'error', message }),
  });
  const ended = new Promise<void>((resolve) => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });
  try {
    await mails.start();
    printLine('Supabase projesinin e-postaları gönderiliyor. Durdurmak için Ctrl+C');
    await ended;
  } finally {
    await mails.stop();
    await sql.end();
  }
});
