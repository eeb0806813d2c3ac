// HAProxy with the addresses of all; it keeps nothing of its own.
import { join } from 'node:path';
import type { Layout } from './layout.ts';
import { type Started, start } from './processes.ts';
import type { Programs } from './programs.ts';
import type { Values } from './template.ts';

export interface Balancer {
  start(): Promise<void>;
  stop(): Promise<void>;
}

export function createBalancer(layout: Layout, { haproxy }: Programs, values: Values): Balancer {
  let running: Started | undefined;
  return {
    async start() {
      const config = join(layout.folder, 'haproxy.cfg');
      await layout.fill('haproxy.cfg', values, config);
      const log = join(layout.logs, 'haproxy.log');
      const args = ['-W', '-db', '-f', config];
      running = start({ name: 'HAProxy', program: haproxy, args, identity: layout.identity, log });
    },
    stop: async () => running?.end('SIGTERM'),
  };
}
