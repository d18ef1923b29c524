import { OperatorError } from '../../lib/operator-error';
import { formatFinding } from '../deploy/finding';
import type { Facts } from '../watch/facts';
import { judgeFacts, judgeServer, type ServerFacts } from '../watch/warnings';

/** Something that the association holds elsewhere: an account, a domain, a contract. */
export interface Holding {
  what: string;
  /** At which company, under whose address. Never a password. */
  where: string;
  /** The day of its renewal, as 2027-03-01. */
  renewal?: string;
}

export interface HandoverFacts extends Facts, ServerFacts {
  dataDir: string;
  /** The box's name; undefined where none was set up. */
  box: string | undefined;
  programDir: string;
  /** The names of what runs, each with its version. */
  versions: Readonly<Record<string, string>>;
  administrators: { email: string; name: string | null; lastSignIn: Date | null }[];
  /** The addresses of administrators who could have a second step and have none. */
  withoutSecondStep: string[];
  holdings: Holding[];
}

const DAY_MS = 86_400_000;
/** In days, before a renewal. */
const RENEWAL_NOTICE = 60;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** What is asked about when nothing was noted yet: in Turkish, as the terminal asks. */
export const USUAL_HOLDINGS = ['Alan adı', 'Bu sunucu', 'E-posta sunucusu', 'Yedeklerin kopyası'] as const;

/** Reads `what; where; renewal`. Throws an OperatorError for a text without a place or with another form of day. */
export function parseHolding(text: string): Holding {
  const [what = '', where = '', renewal = '', ...rest] = text.split(';').map((part) => part.trim());
  const isDay = renewal === '' || (DAY.test(renewal) && !Number.isNaN(Date.parse(renewal)));
  if (what === '' || where === '' || !isDay || rest.length > 0) {
    throw new OperatorError(
      `--held “ne; nerede; yenileme günü” biçiminde olmalı, örneğin "Alan adı; Natro, baskan@dernek.example; 2027-03-01"; şu anda “${text}”.`,
    );
  }
  return { what, where, ...(renewal !== '' && { renewal }) };
}

/** Adds new holdings to the noted ones; one of the same name is replaced. */
export function mergeHoldings(noted: readonly Holding[], given: readonly Holding[]): Holding[] {
  const isReplaced = ({ what }: Holding) => given.some((holding) => holding.what === what);
  return [...noted.filter((holding) => !isReplaced(holding)), ...given];
}

/** Writes the document for the next webmaster: English like the guides, with the open warnings in Turkish above. Holds no secret. */
export function formatHandover(facts: HandoverFacts): string {
  return `# Handover

Written on ${dayOf(facts.now)} by \`npm run handover\`. It holds names and no secrets: hand it over in person, never put it into git.

## Açık uyarılar (open warnings)

${listWarnings(facts)}

## The site

- Address: ${facts.siteUrl ?? 'not set (SITE_URL)'}
- Program: \`${facts.programDir}\`, data: \`${facts.dataDir}\`${facts.box === undefined ? '' : `, unit: \`${facts.box}.service\``}
- Certificate: ${facts.certificateEnd ? `valid until ${dayOf(facts.certificateEnd)}` : 'could not be seen from here'}
${Object.entries(facts.versions)
  .map(([name, version]) => `- ${name}: ${version}`)
  .join('\n')}

## Accounts and domains

${listHoldings(facts.holdings)}

## Administrators

${table(
  ['Name', 'E-mail', 'Last sign-in'],
  facts.administrators.map(({ name, email, lastSignIn }) => [
    name ?? '',
    email,
    lastSignIn ? dayOf(lastSignIn) : 'never',
  ]),
)}

\`npm run box -- grant you@example.org --name "Your Name"\` makes another one.

## Archives

- Here: \`${facts.dataDir}/backups\`, ${facts.archiveCount} archives, the newest ${facts.newestArchive ? `\`${facts.newestArchive.name}\`` : 'missing'}
- Copies: ${facts.copy ? `\`${facts.copy.to}\`, last on ${facts.copy.at ? dayOf(facts.copy.at) : 'no day'}` : 'none'}
- Last rehearsal of a restore: ${facts.rehearsal ? `${dayOf(new Date(facts.rehearsal.at))}, \`${facts.rehearsal.archive}\`, ${facts.rehearsal.rows} rows, ${facts.rehearsal.files} files` : 'never'}

They hold the hashes of passwords. \`npm run box -- restore FILE --yes\` brings one back.

## Where secrets lie

${listSecrets(facts)}

Guides: \`supabase/local/README.md\` (one box), \`supabase/hosting/README.md\` (hosted), \`supabase/README.md\` (settings, team).
`;
}

function listWarnings(facts: HandoverFacts): string {
  const open = [...judgeFacts(facts), ...judgeServer(facts)].filter(({ state }) => state === 'missing');
  const renewals = facts.holdings.flatMap(({ what, renewal }) => {
    if (renewal === undefined) return [];
    const days = (Date.parse(renewal) - facts.now.getTime()) / DAY_MS;
    if (days > RENEWAL_NOTICE) return [];
    return [`✗ ${what}: ${days < 0 ? 'yenileme günü geçmiş' : 'yenileme günü yaklaştı'} (${renewal}).`];
  });
  const alone =
    facts.administrators.length < 2
      ? ['✗ Tek yönetici var: Parolasını unutursa yerine geçecek kimse yok.']
      : [];
  const passwordOnly = facts.withoutSecondStep.map(
    (email) => `✗ ${email} iki adımlı doğrulamayı açmamış: Parolasını öğrenen herkes siteyi değiştirebilir.`,
  );
  const lines = [...open.map(formatFinding), ...renewals, ...alone, ...passwordOnly];
  if (lines.length === 0) return 'Yok.';
  return lines.map((line) => line.replace(/^✗ /, '- ').replace(/\n\s*→ /, ' → ')).join('\n');
}

function listHoldings(holdings: readonly Holding[]): string {
  if (holdings.length === 0)
    return 'None noted. Note them: `npm run handover -- --held "what; where; 2027-03-01"`';
  return table(
    ['What', 'Where', 'Renewal'],
    holdings.map(({ what, where, renewal }) => [what, where, renewal ?? '']),
  );
}

function listSecrets({ box, dataDir }: HandoverFacts): string {
  return [
    ...(box === undefined
      ? []
      : [
          `- \`/etc/${box}.box.env\` and \`/etc/${box}.env\`, for root only: the mail server’s password and settings of your own`,
          `- \`/etc/${box}-backup.env\`, if there is one: a hosted project’s keys for the backup`,
          `- \`${dataDir}/.ssh\`, if there is one: the key that copies archives`,
        ]),
    `- \`${dataDir}/secrets.json\`: what signs sessions. In archives only with \`BACKUP_PASSPHRASE\`; without it \`npm run secrets:repair\` makes new keys`,
  ].join('\n');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
