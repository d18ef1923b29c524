import { spawn } from 'node:child_process';
import { once } from 'node:events';

const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a Node program on this terminal; tells whether it succeeded. Signals are forwarded, and end this process with it. */
export async function runNode(
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  const received: NodeJS.Signals[] = [];
  const forward = (signal: NodeJS.Signals) => {
    received.push(signal);
    child.kill(signal);
  };
  for (const signal of FORWARDED_SIGNALS) process.on(signal, forward);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of FORWARDED_SIGNALS) process.off(signal, forward);
  const [reason] = received;
  if (reason) process.kill(process.pid, reason);
  return code === 0;
}
