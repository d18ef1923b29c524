import { isFolderInUse } from '../../../supabase/local/postgres/folder-lock';
import { createServiceClient, type ServiceClient } from '../../../supabase/local/service-client';
import { BulletinReader, type Issue } from '../../../supabase/local/storage/bulletin-reader';
import { OperatorError } from '../../lib/operator-error';
import { readAccountProject, readSettings } from '../site-options';
import { readStatus } from '../status-file';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';

/** Finds the hosted project that SUPABASE_URL and SUPABASE_SECRET_KEY name, else the server that runs on this data folder. */
async function findBackend() {
  const project = readAccountProject(process.env);
  // Nobody serves a site here, so that the secret key is enough.
  const { DATA_DIR: dataDir, SITE_URL: siteUrl } = readSettings(process.env);
  if (project) return { ...project, siteUrl };
  const status = (await isFolderInUse(dataDir)) ? await readStatus(dataDir) : null;
  if (!status)
    throw new OperatorError('Sunucu çalışmıyor. Önce npm start ile siteyi açın, sonra yeniden deneyin.');
  return { url: status.API_URL, secretKey: status.SERVICE_ROLE_KEY, siteUrl: status.API_URL };
}

/** Reads the bulletins that are there: first pages as covers, texts for the search. The editor's browser does it for those that are added later. */
await runCommand(async () => {
  const backend = await findBackend();
  printLine(`Bültenler: ${backend.url}`);
  const client = createServiceClient(backend.url, backend.secretKey);
  const reader = new BulletinReader(client, {
    storage: backend.url,
    site: backend.siteUrl ?? backend.url,
  });
  const { covered, coverless, read, textless, unread } = await reader.complete(await readIssues(client));
  printLine(covered.length === 0 ? 'Kapak eklenen bülten yok.' : `${covered.length} bültene kapak eklendi.`);
  printNames('Kapağı çizilemeyenler', coverless);
  printLine(read.length === 0 ? 'Metni okunan bülten yok.' : `${read.length} bültenin metni okundu.`);
  printNames('Aranabilir metni olmayanlar', textless);
  printNames('Metni okunamayanlar', unread);
});

async function readIssues(client: ServiceClient): Promise<Issue[]> {
  const [monthly, archived] = await Promise.all([
    client.from('bulletins').select('id, year, month, file:pdf_url, cover_url, is_searchable').throwOnError(),
    client
      .from('bulletin_archive')
      .select('id, year, label, file:file_url, cover_url, is_searchable')
      .throwOnError(),
  ]);
  const stateOf = (row: { cover_url: string | null; is_searchable: boolean }) => ({
    hasCover: row.cover_url !== null,
    isSearchable: row.is_searchable,
  });
  return [
    ...monthly.data.map(({ id, file, month, year, ...row }): Issue => ({
      ...{ table: 'bulletins', id, file, name: `${month}. ay ${year}` },
      ...stateOf(row),
    })),
    ...archived.data.map(({ id, file, label, year, ...row }): Issue => ({
      ...{ table: 'bulletin_archive', id, file, name: `${label} ${year}` },
      ...stateOf(row),
    })),
  ];
}

function printNames(what: string, issues: readonly Issue[]): void {
  if (issues.length > 0) printLine(`${what}: ${issues.map(({ name }) => name).join(', ')}`);
}
