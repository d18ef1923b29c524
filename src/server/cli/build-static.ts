import path from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '../../lib/operator-error';
import { DIST_DIR, findCurrentBuild, ROOT } from '../build/builds';
import { ensureBuilt } from '../build/ensure-built';
import { computeSourceStamp } from '../build/source-stamp';
import { createBuiltRenderer } from '../render/built-renderer';
import { quietConsole } from '../console-noise';
import { connectBackend } from '../site-backend';
import { readSiteOptions } from '../site-options';
import { buildStatic } from '../static-site/build-static';
import { printLine } from '../terminal';
import { runCommand } from './support/run-command';

// React reads this when it is loaded; without it, it renders in development mode.
process.env.NODE_ENV ??= 'production';

await runCommand(async () => {
  const started = Date.now();
  const { values } = parseArgs({
    options: { out: { type: 'string', default: path.join(DIST_DIR, 'static') } },
  });
  const options = readSiteOptions(process.env, 0);
  const { siteUrl } = options;
  if (siteUrl === undefined) {
    throw new OperatorError(
      'Sayfaların tam adresleri için SITE_URL gerekir: SITE_URL=https://dernek.example npm run build:static',
    );
  }
  quietConsole();
  await ensureBuilt(printLine);
  const buildDir = await findCurrentBuild();
  const outDir = path.resolve(values.out);
  const { own, site } = await connectBackend({ ...options, onProgress: printLine }, siteUrl);
  try {
    const { files, written, removed } = await buildStatic({
      backend: site,
      renderer: await createBuiltRenderer(buildDir),
      clientDir: path.join(buildDir, 'client'),
      outDir,
      siteUrl,
      hasSecureSubdomains: options.hasSecureSubdomains,
      stamp: await computeSourceStamp(ROOT, { withServer: true }),
      onProgress: printLine,
    });
    const seconds = Math.ceil((Date.now() - started) / 1000);
    printLine(
      `Bitti: ${outDir} klasöründe ${files} dosya (${written} yeni ya da değişmiş, ${removed} silinmiş), ${seconds} saniye.`,
    );
  } finally {
    await own?.stop();
  }
});
