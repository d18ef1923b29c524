const CHECK_INTERVAL_MS = 250;

/**
 * Sends this process a SIGTERM when npm is gone. npm passes signals to its shell, and the shell may exit without passing them on.
 * The server would then hold port and data folder for ever.
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
