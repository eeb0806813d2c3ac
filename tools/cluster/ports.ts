// Ports that nobody has, below those that the system gives to whoever calls out: a server that is killed and comes back must
// find its own still free.
import { once } from 'node:events';
import { createServer } from 'node:net';

const [FIRST, LAST] = [20_000, 32_000];

export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = [];
  let candidate = FIRST + Math.floor(Math.random() * (LAST - FIRST - 10 * count));
  for (; found.length < count && candidate < LAST; candidate++)
    if (await isFree(candidate)) found.push(candidate);
  if (found.length < count) throw new Error('There are not enough free ports on this machine');
  return found;
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    server.close();
  }
}
