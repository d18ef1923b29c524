const CHECK_INTERVAL_MS = 250;

/**
 * Ends this process, as a SIGTERM would, once npm has left. npm passes its signals to the shell it started, which may
 * end without telling the server below it; that server would hold port and data folder for ever.
 */
export function exitWithNpm(env: NodeJS.ProcessEnv): void {
  if (env.npm_lifecycle_event === undefined) return;
  const shell = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_INTERVAL_MS);
  check.unref();
}
