import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

const CHANNEL = 'net.server.socket';

/**
 * Counts the bytes that this process's servers read from their connections while `attack` runs. `attack` can read the counts so far.
 * Returns its result and the bytes of all connections together.
 */
export async function countReceived<Result>(
  attack: (received: () => number[]) => Promise<Result>,
): Promise<{ result: Result; bytes: number }> {
  const sockets: Socket[] = [];
  const received = () => sockets.map(({ bytesRead }) => bytesRead);
  const note = (message: unknown) => sockets.push((message as { socket: Socket }).socket);
  subscribe(CHANNEL, note);
  try {
    const result = await attack(received);
    return { result, bytes: received().reduce((sum, bytes) => sum + bytes, 0) };
  } finally {
    unsubscribe(CHANNEL, note);
  }
}
