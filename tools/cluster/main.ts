// See tools/cluster.mjs. Without arguments the cluster stays up until Ctrl-C; `prueba [ensayo…] [--veces N] [--segundos S]`
// breaks it and ends with 1 when a promise is broken. Everything it starts it ends, and what it writes is in a folder that
// goes away; when something fails, or a pause is longer than its goal, the logs stay, and it says where.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Cluster, createCluster } from './cluster.ts';
import { drills } from './drills/all.ts';
import type { Drill, DrillOptions } from './drills/drill.ts';
import { fillDiary } from './errands.ts';
import { brokenPromises, details, type Figures, missedGoals, table } from './figures.ts';
import type { Acknowledged } from './load.ts';
import { killEverything } from './processes.ts';
import { findPrograms, type Programs } from './programs.ts';
import { runDrill } from './run-drill.ts';
import { openSession } from './session.ts';
import { unmountEverything } from './small-disk.ts';
import { prepareWitness } from './witness.ts';

/** `slow`: every promise was kept, and a pause was longer than its goal. */
type Outcome = 'well' | 'slow' | 'failed';

const SECONDS = 20;
/** What has not ended by then is killed. */
const TAKE_DOWN_MS = 60_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { veces: { type: 'string' }, segundos: { type: 'string' } },
});
const [command, ...names] = positionals;
const chosen = names.length === 0 ? drills : drills.filter(({ name }) => names.includes(name));
const unknown = names.filter((name) => !drills.some((drill) => drill.name === name));
const programs = findPrograms();

if (command !== undefined && command !== 'prueba') fail(`No conozco «${command}»; use «prueba» o nada.`);
else if (unknown.length > 0)
  fail(`No conozco ${unknown.join(', ')}; hay: ${drills.map(({ name }) => name).join(', ')}.`);
else if (typeof programs === 'string') say(programs);
else await onCluster(programs, command === 'prueba' ? rehearse : hold);

async function onCluster(found: Programs, work: (cluster: Cluster) => Promise<Outcome>): Promise<void> {
  const cluster = await createCluster(found);
  process.once('exit', () => {
    killEverything();
    unmountEverything();
  });
  const { layout } = cluster;
  const interrupted = new Promise<Outcome>((resolve) => {
    // However many times: what was started is ended in its order.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => resolve(command === 'prueba' ? 'failed' : 'well'));
  });
  const all = async () => {
    await cluster.bringUp(say);
    return work(cluster);
  };
  const outcome = await Promise.race([all(), interrupted]).catch((error: unknown) => {
    fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 'failed' as const;
  });
  say('Deteniendo…');
  await Promise.race([cluster.takeDown(), wait(TAKE_DOWN_MS)]).catch(() => undefined);
  killEverything();
  unmountEverything();
  if (outcome === 'well') await layout.remove();
  else {
    await layout.removeAllButLogs();
    say(`Lo que dijo cada programa está en ${layout.logs}`);
  }
  process.exit(outcome === 'failed' ? 1 : 0);
}

/** Until it is interrupted. */
function hold(cluster: Cluster): Promise<Outcome> {
  const { ports, nodes } = cluster.layout;
  say(`
  Cuadra      ${cluster.webUrl}
  escrituras  127.0.0.1:${ports.write}
  lecturas    127.0.0.1:${ports.read}
${nodes.map(({ name, ports: its }) => `  ${name}       PostgreSQL ${its.postgres}, Patroni ${its.patroni}, etcd ${its.etcdClient}, Cuadra ${its.cuadra}`).join('\n')}
  carpeta     ${cluster.layout.folder}

  Ctrl-C lo detiene y lo borra.`);
  return new Promise(() => undefined);
}

async function rehearse(cluster: Cluster): Promise<Outcome> {
  await prepareWitness(cluster);
  await fillDiary(cluster.webUrl, openSession(cluster.webUrl));
  const options: DrillOptions = {
    times: values.veces === undefined ? undefined : Number.parseInt(values.veces, 10),
    seconds: Number.parseInt(values.segundos ?? '', 10) || SECONDS,
  };
  const [before, all]: [Acknowledged[], Figures[]] = [[], []];
  for (const drill of chosen) {
    const figures = await rehearseOne(cluster, { drill, options, before });
    if (figures !== undefined) all.push(figures);
  }
  const broken = all.flatMap(brokenPromises);
  say(`\n${table(all)}\n`);
  say(broken.length === 0 ? 'Todas las promesas se cumplieron.' : `Promesas rotas:\n${broken.join('\n')}`);
  if (broken.length > 0) return 'failed';
  return all.some(missedGoals) ? 'slow' : 'well';
}

async function rehearseOne(
  cluster: Cluster,
  given: { readonly drill: Drill; readonly options: DrillOptions; readonly before: Acknowledged[] },
): Promise<Figures | undefined> {
  const { name, title, impossible } = given.drill;
  const why = impossible?.();
  if (why !== undefined) {
    say(`\n${title}: se omite, ${why}.`);
    return undefined;
  }
  say(`\n${title} (${name})…`);
  const figures = await runDrill(cluster, given);
  say(table([figures]));
  for (const line of [...details(figures), ...brokenPromises(figures)]) say(`  ${line}`);
  return figures;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
