// One member of etcd, which can be killed and comes back with what it had.
import { join } from 'node:path';
import { HOST, type Layout, type NodeLayout } from './layout.ts';
import { type Started, start, untilReady } from './processes.ts';
import type { Programs } from './programs.ts';
import type { Values } from './template.ts';

export interface EtcdMember {
  readonly name: string;
  start(): Promise<void>;
  ready(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const READY_MS = 60_000;

export function createEtcdMember(
  { name, folder, ports }: NodeLayout,
  { layout, programs, values }: { layout: Layout; programs: Programs; values: Values },
): EtcdMember {
  const config = join(folder, 'etcd.yml');
  let member: Started | undefined;
  const healthy = async () => {
    const answer = await fetch(`http://${HOST}:${ports.etcdClient}/health`, {
      signal: AbortSignal.timeout(1_000),
    });
    return ((await answer.json()) as { health: string }).health === 'true';
  };
  return {
    name,
    async start() {
      await layout.fill('etcd.yml', values, config);
      member = start({
        name: `etcd ${name}`,
        program: programs.etcd,
        args: ['--config-file', config],
        // Debian's says it is not tried enough there, and asks to be told that we know.
        env: process.arch === 'arm64' ? { ETCD_UNSUPPORTED_ARCH: 'arm64' } : {},
        identity: layout.identity,
        log: join(layout.logs, `etcd-${name}.log`),
      });
    },
    ready: () => untilReady(member, READY_MS, healthy),
    kill: async () => member?.end('SIGKILL'),
    stop: async () => member?.end('SIGTERM'),
  };
}
