// One process of Cuadra with the settings of deploy/cluster/cuadra.env, from this tree or from a copy of it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILADO } from '../../apps/server/src/testing/process.ts';
import { HOST, type Layout, type NodeLayout } from './layout.ts';
import { type Started, start, untilReady } from './processes.ts';
import { fillTemplate, parseEnvironment, readTemplate, type Values } from './template.ts';

export interface CuadraProcess {
  readonly name: string;
  /** By itself, past HAProxy. */
  readonly url: string;
  /** From the tree of that folder. */
  start(tree: string): Promise<void>;
  ready(): Promise<void>;
  kill(): Promise<void>;
  /** As whoever asks it to stop: it takes the time it needs. */
  stop(): Promise<void>;
  settings(): Promise<Record<string, string>>;
}

/** The first one makes the whole schema, however busy the machine. */
const READY_MS = 180_000;

/** What only a drill has: people with known passwords, and books that begin empty. */
const OF_THE_DRILL = { CUADRA_DEMO: 'true', CUADRA_DEMO_HISTORIA: 'false', LOG_LEVEL: 'warn' };

export function createCuadraProcess(
  { name, folder, ports }: NodeLayout,
  { layout, values }: { layout: Layout; values: Values },
): CuadraProcess {
  const dataFolder = join(folder, 'cuadra');
  const url = `http://${HOST}:${ports.cuadra}`;
  let running: Started | undefined;
  const settings = async () => ({
    ...parseEnvironment(fillTemplate(await readTemplate('cuadra.env'), values)),
    ...OF_THE_DRILL,
    NODE_ENV: 'production',
    NODE_COMPILE_CACHE: COMPILADO,
  });
  return {
    name,
    url,
    settings,
    async start(tree) {
      if (!existsSync(dataFolder)) await layout.own(dataFolder);
      running = start({
        name: `Cuadra ${name}`,
        program: process.execPath,
        args: [join(tree, 'apps', 'server', 'src', 'main.ts')],
        env: await settings(),
        // Started by root it becomes the owner of its folder, as it would in an institution.
        log: join(layout.logs, `cuadra-${name}.log`),
      });
    },
    ready: () =>
      untilReady(running, READY_MS, async () => {
        const options = { signal: AbortSignal.timeout(2_000) };
        return (await fetch(`${url}/api/health/ready`, options)).status === 200;
      }),
    kill: async () => running?.end('SIGKILL'),
    stop: async () => running?.end('SIGTERM'),
  };
}
