// Processes of the cluster: started with their words kept in a file, and looked after by their id, also those that a program
// of ours started by itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Identity } from './identity.ts';

export interface Started {
  readonly name: string;
  readonly pid: number;
  readonly log: string;
  readonly ended: Promise<unknown>;
  running(): boolean;
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export interface StartOptions {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Absent: as whoever we are. */
  readonly identity?: Identity | undefined;
  readonly log: string;
}

const children = new Set<ChildProcess>();
const adopted = new Set<() => readonly number[]>();

/** Processes that outlive the one of ours that started them: they end with us too. */
export function adopt(pids: () => readonly number[]): void {
  adopted.add(pids);
}

export function start({ name, program, args, env, identity, log }: StartOptions): Started {
  const output = openSync(log, 'a');
  const child = spawn(program, args, {
    ...identity,
    cwd: '/',
    // Only what it needs: settings of whoever runs the drill must not leak into it.
    env: { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
    // Ctrl-C is for the drill, which ends them in their order.
    detached: true,
  });
  closeSync(output);
  children.add(child);
  const ended = once(child, 'exit').finally(() => children.delete(child));
  ended.catch(() => undefined);
  const running = () => child.exitCode === null && child.signalCode === null;
  return {
    name,
    pid: child.pid ?? 0,
    log,
    ended,
    running,
    async end(signal) {
      if (running()) child.kill(signal);
      // One that is stopped takes no signal but the last.
      if (running() && signal !== 'SIGKILL') child.kill('SIGCONT');
      await ended;
    },
  };
}

/** Whatever is still there, at once and without waiting: for when we ourselves are ending. */
export function killEverything(): void {
  const ours = [...children].flatMap(({ pid }) => (pid === undefined ? [] : [pid, ...descendantsOf(pid)]));
  signalAll([...ours, ...[...adopted].flatMap((pids) => pids())], 'SIGKILL');
}

/** Those gone already are no failure: that is what was wanted. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

export function descendantsOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(name)] as const);
  const below = (parent: number): number[] =>
    parents.filter(([, its]) => its === parent).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

/** After the name, which may have anything in it: the state, and then the parent. */
function parentOf(pid: string): number {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/** Until it says yes; one that ends before will never. */
export async function untilReady(
  started: Started | undefined,
  limitMs: number,
  probe: () => Promise<boolean>,
): Promise<void> {
  if (started === undefined) throw new Error('It was not started');
  const { name, log, ended } = started;
  const gone = ended.then(() => {
    throw new Error(`${name} ended before it was ready; see ${log}`);
  });
  await Promise.race([until(`${name} is ready`, limitMs, probe), gone]);
}

/** Asks again and again until it says yes; a failure is a no. */
export async function until(
  what: string,
  limitMs: number,
  probe: () => Promise<boolean> | boolean,
  everyMs = 100,
): Promise<void> {
  const limit = performance.now() + limitMs;
  while (performance.now() < limit) {
    const ready = await Promise.resolve()
      .then(probe)
      .catch(() => false);
    if (ready) return;
    await wait(everyMs);
  }
  throw new Error(`Not within ${limitMs / 1_000} s: ${what}`);
}
