import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that arrived. */
export interface ArrivedMail {
  to: string;
  /** Undecoded, as `name <address>`. */
  from: string;
  id: string;
  subject: string;
  text: string;
  html: string;
}

/** `refuse` answers 550 and `delay` 451 to every recipient; `hang` accepts connections and says nothing. */
type Mood = 'accept' | 'refuse' | 'delay' | 'hang';

/** A mail server on this machine, which keeps what arrives. */
export class TestMailServer {
  readonly arrived: ArrivedMail[] = [];
  mood: Mood = 'accept';
  /** Connections so far. */
  connections = 0;
  private server: SMTPServer | null = null;
  private port = 0;

  /** For the settings of the site. */
  get setting() {
    return { url: `smtp://127.0.0.1:${this.port}`, from: 'site@liman.example' };
  }

  async open(): Promise<void> {
    this.server = new SMTPServer({
      authOptional: true,
      // Without a certificate of its own it warns, as a relay on this machine would.
      logger: false,
      closeTimeout: 1,
      onConnect: (_session, callback) => {
        this.connections += 1;
        if (this.mood !== 'hang') callback();
      },
      onRcptTo: (_address, _session, callback) => {
        const responseCode = this.mood === 'refuse' ? 550 : 451;
        const refusal = Object.assign(new Error('no such user here'), { responseCode });
        callback(this.mood === 'accept' ? null : refusal);
      },
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const [recipient] = session.envelope.rcptTo;
          this.arrived.push(readMail(recipient?.address ?? '', Buffer.concat(chunks).toString()));
          callback();
        });
      },
    });
    const server: Server = this.server.listen(this.port, '127.0.0.1');
    await once(server, 'listening');
    this.port = (server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    await new Promise<void>((resolve) => (server ? server.close(resolve) : resolve()));
  }

  /** The mails to an address, oldest first. */
  to(address: string): ArrivedMail[] {
    return this.arrived.filter((mail) => mail.to === address);
  }
}

function readMail(to: string, source: string): ArrivedMail {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const headers = head.replace(/\r\n[ \t]+/g, ' ');
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  const part = (type: string) =>
    new RegExp(
      `Content-Type: ${type}[^]*?Content-Transfer-Encoding: (\\S+)\r\n(?:\\S[^\r]*\r\n)*\r\n([^]*?)\r\n--`,
      'i',
    ).exec(source);
  const body = (type: string) => {
    const [, encoding = '', text = ''] = part(type) ?? [];
    return decode(encoding, text).replaceAll('\r\n', '\n').trimEnd();
  };
  return {
    to,
    from: decodeWords(header('From')),
    id: header('Message-ID'),
    subject: decodeWords(header('Subject')),
    text: body('text/plain'),
    html: body('text/html'),
  };
}

function decode(encoding: string, text: string): string {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString();
  if (encoding !== 'quoted-printable') return text;
  return fromHex(text.replaceAll('=\r\n', ''));
}

function fromHex(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** RFC 2047. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : fromHex(word.replaceAll('_', ' ')),
    );
}
