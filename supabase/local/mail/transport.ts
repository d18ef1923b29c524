import { appendFile } from 'node:fs/promises';

/** A mail server that takes the site's mails. */
export interface MailServer {
  /** `smtp://` or `smtps://` with user and password; nodemailer documents what else may stand in it. */
  url: string;
  /** The sender's address. */
  from: string;
}

export interface OutgoingMail {
  /** The same for every try, so that a mail that arrives twice shows once. */
  id: string;
  /** The sender's name: the association's. */
  association: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  /** Whether it takes mails at once, so that who queues one may wait for it. */
  isLocal: boolean;
  /** Rejects with what `explainMailError` puts into words. */
  deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>;
  /** Resolves with why no mail will go out, in a sentence; null if all is well. */
  findFault: () => Promise<string | null>;
}

const CONNECTION_LIMIT_MS = 15_000;
const SILENCE_LIMIT_MS = 30_000;
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/;

/** Sends by TLS, but on this machine, where a relay's certificate is its own. Options in the address win over those here. */
export async function createSmtpTransport({ url, from }: MailServer): Promise<MailTransport> {
  // It takes 15 MB, which a server without mails does without.
  const { createTransport } = await import('nodemailer');
  const { host, hostname } = new URL(url);
  const isOnThisMachine = LOOPBACK.test(hostname);
  const transport = createTransport({
    url,
    requireTLS: !isOnThisMachine,
    ignoreTLS: isOnThisMachine,
    connectionTimeout: CONNECTION_LIMIT_MS,
    greetingTimeout: CONNECTION_LIMIT_MS,
    dnsTimeout: CONNECTION_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
    // Texts come from people, and must not name files or addresses that the server reads.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isLocal: false,
    deliver: async ({ id, association, to, subject, text, html }, signal) => {
      await transport.sendMail({
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        from: { name: association, address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Asks for no automatic answer (RFC 3834).
        headers: { 'auto-submitted': 'auto-generated' },
        signal,
      });
    },
    findFault: () =>
      transport.verify().then(
        () => null,
        (error: unknown) => `${explainMailError(error).reason} SMTP_URL’yi denetleyin (${host}).`,
      ),
  };
}

interface MailboxOptions {
  file: string;
  /** Called with a sentence that names the file, for the terminal. */
  announce: (sentence: string) => void;
}

/** Appends mails to a file for the operator alone. They contain links that sign in, so that terminals show its name only. */
export function createMailbox({ file, announce }: MailboxOptions): MailTransport {
  return {
    isLocal: true,
    deliver: async ({ to, subject, text }) => {
      const head = [`Date: ${new Date().toISOString()}`, `To: ${to}`, `Subject: ${subject}`];
      await appendFile(file, `${[...head, '', text].join('\n')}\n\n`, { mode: 0o600 });
      announce(`E-posta gönderilmedi, şu dosyaya yazıldı: ${file}`);
    },
    findFault: () => Promise.resolve(null),
  };
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNECTION: 'E-posta sunucusuna ulaşılamadı.',
  ESOCKET: 'E-posta sunucusuna ulaşılamadı.',
  ETIMEDOUT: 'E-posta sunucusu zamanında yanıt vermedi.',
  EDNS: 'E-posta sunucusunun adı bulunamadı.',
  ETLS: 'E-posta sunucusuyla güvenli bağlantı kurulamadı.',
  EAUTH: 'E-posta sunucusu kullanıcı adını ya da parolayı kabul etmedi.',
  ENOAUTH: 'E-posta sunucusu kullanıcı adı ve parola istiyor.',
  EENVELOPE: 'E-posta sunucusu alıcının ya da gönderenin adresini kabul etmedi',
  EMESSAGE: 'E-posta sunucusu iletiyi kabul etmedi',
};

/** Puts a failed delivery into a Turkish sentence without addresses. A final one fails again however often it is tried. */
export function explainMailError(error: unknown): { reason: string; isFinal: boolean } {
  const { code, responseCode } = readCodes(error);
  const known = REASONS[code];
  const number = responseCode ?? (code === '' ? 'hata' : code);
  const reason = known?.endsWith('.') ? known : `${known ?? 'E-posta gönderilemedi'} (${number}).`;
  const isRefusal = code === 'EENVELOPE' || code === 'EMESSAGE';
  return { reason, isFinal: isRefusal && responseCode !== undefined && responseCode >= 500 };
}

function readCodes(error: unknown): { code: string; responseCode: number | undefined } {
  if (!(error instanceof Error)) return { code: '', responseCode: undefined };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const responseCode =
    'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined;
  return { code, responseCode };
}
