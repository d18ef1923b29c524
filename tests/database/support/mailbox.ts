import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sql } from 'postgres';
import { expect } from 'vitest';
import type { TestBackend } from '../../fixtures/backend';
import { waitUntil } from '../../fixtures/wait-until';

/** A mail in the operator's mailbox. The link is null for a mere notice. */
export interface Mail {
  subject: string;
  text: string;
  link: URL | null;
}

/**
 * Reads the mails to an address, oldest first, but those about important changes: they come when they come, to every administrator, and
 * have tests of their own in tests/database/mail.
 */
export async function readMails({ dataDir }: TestBackend, email: string): Promise<Mail[]> {
  const text = await readFile(path.join(dataDir, 'mailbox.txt'), 'utf8').catch(() => '');
  return text
    .split(/^Date: /m)
    .filter((mail) => mail.includes(`To: ${email}\n`) && !/önemli (?:bir )?değişiklik yapıldı:/.test(mail))
    .map((mail) => {
      const [, link] = /^(https?:\S+)$/m.exec(mail) ?? [];
      const [, subject = ''] = /^Subject: (.*)$/m.exec(mail) ?? [];
      return { subject, text: mail, link: link ? new URL(link) : null };
    });
}

/** Waits until a server has dealt with every change, review and mail, which it does in its own time. */
export const untilMailed = (sql: Sql): Promise<void> =>
  waitUntil(async () => {
    const [waiting] = await sql`
      select (select count(*) from private.mail_queue)
        + (select count(*) from private.important_changes where not is_mailed)
        + (select count(*) from private.reviews where not is_mailed) as count`;
    expect(Number(waiting?.count)).toBe(0);
  });
