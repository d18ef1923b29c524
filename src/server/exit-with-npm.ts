const CHECK_INTERVAL_MS = 250;

/** Ends this process when npm is gone: the shell in between may exit without passing signals on. */
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
