import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

interface BoxOnMachine {
  /** The folder of the machine's programs, and the one below which the box was written. */
  bin: string;
  root: string;
  name: string;
  /** Stops and starts the box's server. */
  control: Readonly<Record<'stop' | 'start', () => Promise<void>>>;
}

/** Puts programs into a machine that act for systemd as far as a box's commands ask: the site, its backup, its journal. */
export async function standInForSystemd({ bin, root, name, control }: BoxOnMachine): Promise<() => void> {
  const server = createServer((request, response) => {
    void control[request.url === '/stop' ? 'stop' : 'start']().then(() => response.end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const etc = path.join(root, 'etc');
  const scripts = {
    systemctl: `case "$*" in
'stop ${name}' | 'start ${name}') exec '${process.execPath}' -e "fetch('http://127.0.0.1:${port}/$1')" ;;
'start ${name}-backup.service') ;;
*) exit 4 ;;
esac
set -a; . '${etc}/${name}.box.env'; . '${etc}/${name}.env'; set +a
cd "$BOX_PROGRAM"
exec $(sed -n 's/^ExecStart=//p' '${etc}/systemd/system/${name}-backup.service')`,
    journalctl: 'echo "journalctl $*"',
  };
  await writePrograms(bin, scripts);
  return () => void server.close();
}

/** Makes a Supabase CLI that writes down what it is asked. npm's own folder would hide it, so that npm gets a shell that finds it first. */
export async function standInForSupabase(folder: string) {
  const asked = path.join(folder, 'asked.txt');
  await mkdir(folder);
  await writePrograms(folder, {
    supabase: `echo "$*" >> '${asked}'\ncase "$*" in config\\ diff*) exit 2 ;; esac`,
    sh: `PATH='${folder}':"$PATH" exec /bin/sh "$@"`,
  });
  return { asked, env: { npm_config_script_shell: path.join(folder, 'sh') } };
}

async function writePrograms(folder: string, scripts: Readonly<Record<string, string>>): Promise<void> {
  for (const [program, script] of Object.entries(scripts))
    await writeFile(path.join(folder, program), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}
