// Who is what among the three, as Patroni tells it.
import type { Member, PostgresNode } from './postgres-node.ts';
import { until } from './processes.ts';

/** On a machine with two busy cores, a copy of all the data included. */
const LIMIT_MS = 180_000;

/** The one that says yes to `/primary` or `/sync`, as HAProxy would find it. */
export async function nodeThatSays(nodes: readonly PostgresNode[], path: string): Promise<PostgresNode> {
  const found: PostgresNode[] = [];
  await until(`somebody says yes to ${path}`, LIMIT_MS, async () => {
    const answers = await Promise.all(nodes.map((node) => node.says(path).catch(() => false)));
    found.push(...nodes.filter((_, n) => answers[n]));
    return found.length > 0;
  });
  const [first] = found;
  if (first === undefined) throw new Error(`Nobody says yes to ${path}`);
  return first;
}

/** One primary, two standbys that follow it, one of them synchronous, and all three agree. */
export async function untilSettled(nodes: readonly PostgresNode[]): Promise<void> {
  await until('one primary and two standbys that follow it', LIMIT_MS, async () => {
    const views = await Promise.all(nodes.map((node) => node.members()));
    return views.every((members) => isWhole(members, nodes.length));
  });
}

function isWhole(members: readonly Member[], count: number): boolean {
  const leader = members.find(({ role }) => role === 'leader');
  const standbys = members.filter(
    ({ role, state, timeline, lag }) =>
      role !== 'leader' && state === 'running' && timeline === leader?.timeline && lag === 0,
  );
  const isSynchronous = standbys.some(({ role }) => role === 'sync_standby');
  return leader?.state === 'running' && standbys.length === count - 1 && isSynchronous;
}
