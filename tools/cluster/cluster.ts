// The whole of it on one machine, from the files of deploy/cluster: brought up in order, and taken down in the other.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBalancer } from './balancer.ts';
import { type CuadraProcess, createCuadraProcess } from './cuadra-process.ts';
import { createEtcdMember, type EtcdMember } from './etcd-member.ts';
import { createLayout, HOST, type Layout, type NodeLayout } from './layout.ts';
import { nodeThatSays, untilSettled } from './patroni-view.ts';
import { createPostgresNode, type PostgresNode } from './postgres-node.ts';
import { until } from './processes.ts';
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

const PAGE_MS = 60_000;
const TREE = fileURLToPath(new URL('../..', import.meta.url));

export async function createCluster(programs: Programs): Promise<Cluster> {
  const layout = await createLayout();
  const shared = sharedValues(layout, programs);
  const { etcd, nodes, cuadras } = createMachines(layout, programs, shared);
  const balancer = createBalancer(layout, programs, shared);
  const cluster: Cluster = {
    layout,
    etcd,
    nodes,
    cuadras,
    webUrl: `http://${HOST}:${layout.ports.web}`,
    tree: TREE,
    primary: () => nodeThatSays(nodes, '/primary'),
    synchronous: () => nodeThatSays(nodes, '/sync'),
    settled: () => untilSettled(nodes),
    async bringUp(say) {
      say('etcd…');
      for (const member of etcd) await member.start();
      await Promise.all(etcd.map((member) => member.ready()));
      say('PostgreSQL y Patroni…');
      for (const node of nodes) await node.start();
      await cluster.settled();
      await createDatabase(await cluster.primary(), { layout, programs, values: shared });
      await balancer.start();
      say('Cuadra…');
      for (const cuadra of cuadras) {
        await cuadra.start(cluster.tree);
        await cuadra.ready();
      }
      await until('HAProxy gives the page', PAGE_MS, async () => {
        return (await fetch(`${cluster.webUrl}/api/health/ready`)).status === 200;
      });
    },
    async takeDown() {
      await Promise.allSettled(cuadras.map((cuadra) => cuadra.stop()));
      await balancer.stop();
      await Promise.allSettled(nodes.map((node) => node.stop()));
      await Promise.allSettled(etcd.map((member) => member.stop()));
    },
  };
  return cluster;
}

/** What each of the three machines runs. */
function createMachines(
  layout: Layout,
  programs: Programs,
  shared: Values,
): Pick<Cluster, 'etcd' | 'nodes' | 'cuadras'> {
  const given = (node: NodeLayout) => ({ layout, programs, values: { ...shared, ...nodeValues(node) } });
  return {
    etcd: layout.nodes.map((node) => createEtcdMember(node, given(node))),
    nodes: layout.nodes.map((node) => createPostgresNode(node, given(node))),
    cuadras: layout.nodes.map((node) => createCuadraProcess(node, given(node))),
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
  // Nothing of whoever runs this: psql reads settings and certificates of its own.
  const env = { PATH: process.env.PATH ?? '' };
  await promisify(execFile)(join(programs.postgresBin, 'psql'), args, { env });
}
