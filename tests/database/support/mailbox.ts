import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestBackend } from '../../fixtures/backend';

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
