// One of the three: Patroni and the PostgreSQL that it runs, which can be killed or frozen together as a machine would.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST, type Layout, type NodeLayout } from './layout.ts';
import { adopt, descendantsOf, type Started, signalAll, start, until } from './processes.ts';
import type { Programs } from './programs.ts';
import type { Values } from './template.ts';

export interface PostgresNode {
  readonly name: string;
  readonly dataFolder: string;
  /** Straight to this PostgreSQL, past HAProxy. */
  url(database: string): string;
  start(): Promise<void>;
  /** As when the power goes: everything, at once. */
  kill(): Promise<void>;
  freeze(): void;
  wake(): void;
  stop(): Promise<void>;
  /** Whether Patroni says 200 there: `/primary`, `/sync`, `/replica`. */
  says(path: string): Promise<boolean>;
  members(): Promise<readonly Member[]>;
}

/** As `/cluster` of Patroni's API says. */
export interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | 'unknown';
}

const ASK_MS = 1_000;
const STOP_MS = 20_000;
/** What is forked while the others are being stopped is found the next time around. */
const ROUNDS = 3;

export function createPostgresNode(
  { name, folder, ports }: NodeLayout,
  { layout, programs, values }: { layout: Layout; programs: Programs; values: Values },
): PostgresNode {
  const dataFolder = join(folder, 'postgres');
  const config = join(folder, 'patroni.yml');
  let patroni: Started | undefined;
  const postgresPids = () => {
    const postmaster = postmasterOf(dataFolder);
    return postmaster === undefined ? [] : [postmaster, ...descendantsOf(postmaster)];
  };
  const patroniPids = () => (patroni?.running() ? [patroni.pid, ...descendantsOf(patroni.pid)] : []);
  const signal = (which: NodeJS.Signals) => {
    // Patroni first: it would start again what it sees fall.
    for (let round = 0; round < ROUNDS; round++) signalAll([...patroniPids(), ...postgresPids()], which);
  };
  const ask = (path: string) =>
    fetch(`http://${HOST}:${ports.patroni}${path}`, { signal: AbortSignal.timeout(ASK_MS) });
  adopt(postgresPids);
  return {
    name,
    dataFolder,
    url(database) {
      const { POSTGRES_PASSWORD: password } = values;
      return `postgres://postgres:${password}@localhost:${ports.postgres}/${database}?sslmode=verify-full&sslrootcert=${layout.certificate.cert}`;
    },
    async start() {
      await layout.fill('patroni.yml', values, config);
      const log = join(layout.logs, `patroni-${name}.log`);
      patroni = start({ name, program: programs.patroni, args: [config], identity: layout.identity, log });
    },
    async kill() {
      const all = [...patroniPids(), ...postgresPids()];
      signal('SIGKILL');
      await until(`${name} is dead`, STOP_MS, () => all.every((pid) => !isRunning(pid)), 20);
      await patroni?.end('SIGKILL');
    },
    freeze: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
    async stop() {
      signal('SIGCONT');
      await patroni?.end('SIGTERM');
      await until(`${name} stopped`, STOP_MS, () => postgresPids().length === 0);
    },
    says: async (path) => (await ask(path)).status === 200,
    members: async () => ((await (await ask('/cluster')).json()) as { members: Member[] }).members,
  };
}

/** Read from where PostgreSQL says it, and only believed of a process that names this very folder. */
function postmasterOf(dataFolder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8'), 10);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataFolder) ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** One that is dead and not yet buried by whoever started it does not run. */
function isRunning(pid: number): boolean {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z';
  } catch {
    return false;
  }
}
