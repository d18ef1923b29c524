import { startBackend } from '../../../supabase/local/start-backend';

/** A server in a process of its own, for tests that kill it: says so when it runs, and stops when asked to. */
const backend = await startBackend({ dataDir: process.argv[2] ?? '', seed: 'none' });
process.on('SIGTERM', () => void backend.stop().then(() => process.exit(0)));
process.stdout.write('ready\n');
