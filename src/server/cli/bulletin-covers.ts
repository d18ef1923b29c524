import { isFolderInUse } from '../../../supabase/local/postgres/folder-lock';
import { createServiceClient } from '../../../supabase/local/service-client';
import { BulletinCovers } from '../../../supabase/local/storage/bulletin-covers';
import { OperatorError } from '../../lib/operator-error';
import { readAccountProject, readSiteOptions } from '../site-options';
import { readStatus } from '../status-file';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';

/** Finds the hosted project that SUPABASE_URL and SUPABASE_SECRET_KEY name, else the server that runs on this data folder. */
async function findBackend() {
  const project = readAccountProject(process.env);
  const { dataDir, siteUrl } = readSiteOptions(process.env, 0);
  if (project) return { ...project, siteUrl };
  const status = (await isFolderInUse(dataDir)) ? await readStatus(dataDir) : null;
  if (!status)
    throw new OperatorError('Sunucu çalışmıyor. Önce npm start ile siteyi açın, sonra yeniden deneyin.');
  return { url: status.API_URL, secretKey: status.SERVICE_ROLE_KEY, siteUrl: status.API_URL };
}

/** Stores the first page of every bulletin that has no cover yet. The editor's browser does it for those that are added later. */
await runCommand(async () => {
  const backend = await findBackend();
  printLine(`Bültenler: ${backend.url}`);
  const client = createServiceClient(backend.url, backend.secretKey);
  const bulletins = await client
    .from('bulletins')
    .select('id, year, month, file:pdf_url')
    .is('cover_url', null)
    .throwOnError();
  const archived = await client
    .from('bulletin_archive')
    .select('id, year, label, file:file_url')
    .is('cover_url', null)
    .throwOnError();
  const covers = new BulletinCovers(client, backend.siteUrl ?? backend.url);
  for (const { id, file, year, month } of bulletins.data) {
    const cover = await covers.of('bulletins', file, `${month}. ay ${year}`);
    if (cover === null) continue;
    const row = client.from('bulletins').update({ cover_url: cover }).eq('id', id).eq('pdf_url', file);
    await row.is('cover_url', null).throwOnError();
  }
  for (const { id, file, year, label } of archived.data) {
    const cover = await covers.of('bulletin_archive', file, `${label} ${year}`);
    if (cover === null) continue;
    const row = client
      .from('bulletin_archive')
      .update({ cover_url: cover })
      .eq('id', id)
      .eq('file_url', file);
    await row.is('cover_url', null).throwOnError();
  }
  const count = bulletins.data.length + archived.data.length - covers.missing.length;
  printLine(count === 0 ? 'Kapak eklenen bülten yok.' : `${count} bültene kapak eklendi.`);
  if (covers.missing.length > 0) printLine(`Kapağı çizilemeyenler: ${covers.missing.join(', ')}`);
});
