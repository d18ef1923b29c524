import { startBackend } from '../../../supabase/local/start-backend';

/** A server program for tests that kill it. It prints a line when it runs, and stops on request. */
const backend = await startBackend({ dataDir: process.argv[2] ?? '', seed: 'none' });
process.on('SIGTERM', () => void backend.stop().then(() => process.exit(0)));
process.stdout.write('ready\n');
