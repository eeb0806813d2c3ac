// The whole of it on one machine, from the files of deploy/cluster: brought up in order, and taken down in the other.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type CuadraProcess, createCuadraProcess } from './cuadra-process.ts';
import { createEtcdMember, type EtcdMember } from './etcd-member.ts';
import { createLayout, HOST, type Layout } from './layout.ts';
import { createPostgresNode, type Member, type PostgresNode } from './postgres-node.ts';
import { type Started, start, until } from './processes.ts';
import type { Programs } from './programs.ts';
import type { Values } from './template.ts';
import { nodeValues, sharedValues } from './values.ts';

export interface Cluster {
  readonly layout: Layout;
  readonly etcd: readonly EtcdMember[];
  readonly nodes: readonly PostgresNode[];
  readonly cuadras: readonly CuadraProcess[];
  /** Where people come in. */
  readonly webUrl: string;
  /** Which program the processes are started from: an upgrade changes it. */
  tree: string;
  bringUp(say: (line: string) => void): Promise<void>;
  primary(): Promise<PostgresNode>;
  /** The one that has everything acknowledged. */
  synchronous(): Promise<PostgresNode>;
  /** One primary, and two standbys that follow it, one of them synchronous. */
  settled(): Promise<void>;
  /** In order, and whatever does not end is left to whoever kills everything. */
  takeDown(): Promise<void>;
}

/** On a machine with two busy cores, a copy of the data included. */
const SETTLE_MS = 180_000;
const TREE = fileURLToPath(new URL('../..', import.meta.url));

export async function createCluster(programs: Programs): Promise<Cluster> {
  const layout = await createLayout();
  const shared = sharedValues(layout, programs);
  const whole = layout.nodes.map((node) => {
    const given = { layout, programs, values: { ...shared, ...nodeValues(node) } };
    return {
      etcd: createEtcdMember(node, given),
      postgres: createPostgresNode(node, given),
      cuadra: createCuadraProcess(node, given),
    };
  });
  const etcd = whole.map((one) => one.etcd);
  const nodes = whole.map((one) => one.postgres);
  const cuadras = whole.map((one) => one.cuadra);
  const proxy = createProxy(layout, programs, shared);
  const the = (path: string) => findNode(nodes, path);

  const cluster: Cluster = {
    layout,
    etcd,
    nodes,
    cuadras,
    webUrl: `http://${HOST}:${layout.ports.web}`,
    tree: TREE,
    primary: () => the('/primary'),
    synchronous: () => the('/sync'),
    settled: () => until('one primary and two standbys that follow it', SETTLE_MS, () => isSettled(nodes)),
    async bringUp(say) {
      say('etcd…');
      for (const member of etcd) await member.start();
      await Promise.all(etcd.map((member) => member.ready()));
      say('PostgreSQL y Patroni…');
      for (const node of nodes) await node.start();
      await cluster.settled();
      await createDatabase(await cluster.primary(), { layout, programs, values: shared });
      await proxy.start();
      say('Cuadra…');
      for (const cuadra of cuadras) {
        await cuadra.start(cluster.tree);
        await cuadra.ready();
      }
      await until('HAProxy gives the page', SETTLE_MS, async () => {
        return (await fetch(`${cluster.webUrl}/api/health/ready`)).status === 200;
      });
    },
    async takeDown() {
      await Promise.allSettled(cuadras.map((cuadra) => cuadra.stop()));
      await proxy.stop();
      await Promise.allSettled(nodes.map((node) => node.stop()));
      await Promise.allSettled(etcd.map((member) => member.stop()));
    },
  };
  return cluster;
}

/** HAProxy has the addresses of all, and no state of its own. */
function createProxy(layout: Layout, { haproxy }: Programs, values: Values) {
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

/** As a person would: psql on the primary, with the file filled in. */
async function createDatabase(
  primary: PostgresNode,
  { layout, programs, values }: { layout: Layout; programs: Programs; values: Values },
): Promise<void> {
  const file = join(layout.folder, 'base.sql');
  await layout.fill('base.sql', values, file);
  const args = ['-v', 'ON_ERROR_STOP=1', '-q', '-f', file, primary.url('postgres')];
  await promisify(execFile)(join(programs.postgresBin, 'psql'), args);
}

async function findNode(nodes: readonly PostgresNode[], path: string): Promise<PostgresNode> {
  let found: PostgresNode | undefined;
  await until(`somebody says yes to ${path}`, SETTLE_MS, async () => {
    const answers = await Promise.all(nodes.map((node) => node.says(path).catch(() => false)));
    found = nodes[answers.indexOf(true)];
    return found !== undefined;
  });
  if (found === undefined) throw new Error(`Nobody says yes to ${path}`);
  return found;
}

async function isSettled(nodes: readonly PostgresNode[]): Promise<boolean> {
  const views = await Promise.all(nodes.map((node) => node.members()));
  return views.every((members) => follow(members, nodes.length));
}

function follow(members: readonly Member[], count: number): boolean {
  const leader = members.find(({ role }) => role === 'leader');
  const standbys = members.filter(
    ({ role, state, timeline, lag }) =>
      role !== 'leader' && state === 'running' && timeline === leader?.timeline && lag === 0,
  );
  const isSynchronous = standbys.some(({ role }) => role === 'sync_standby');
  return leader?.state === 'running' && standbys.length === count - 1 && isSynchronous;
}
