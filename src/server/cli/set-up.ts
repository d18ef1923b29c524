import { startBackend } from '../../../supabase/local/start-backend';
import { quietConsole } from '../console-noise';
import { readSiteOptions } from '../site-options';
import { chooseLogFormat, printLine, takeConsole } from '../terminal';
import { runCommand } from './support/run-command';

// The database's supervisor stops it when this process exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

// The server starts this command, and reads its log as one.
chooseLogFormat(process.env);
takeConsole();
quietConsole();
await runCommand(async () => {
  const onProgress = (sentence: string) => printLine(`  ${sentence}`);
  const backend = await startBackend({ ...readSiteOptions(process.env, 0), onProgress });
  await backend.stop();
});
