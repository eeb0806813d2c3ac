// After Cuadra was killed, its PostgreSQL may still run; after both were killed, a pid file may name a process that
// is gone or is now something else. Only called while holding the data folder's lock, so nobody else's is touched.
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { promisify } from 'node:util';
import { transcurridoMs } from '../reloj.ts';

const ESPERA_RAPIDA_MS = 15_000;
const ESPERA_FORZADA_MS = 5_000;

export async function detenerHuerfano(cluster: string): Promise<void> {
  const archivo = join(cluster, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(archivo, 'utf8').catch(() => ''), 10);
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (!(await esPostgresDe(pid, cluster))) {
    await rm(archivo, { force: true });
    return;
  }
  for (const [senal, espera] of [
    ['SIGINT', ESPERA_RAPIDA_MS],
    ['SIGQUIT', ESPERA_FORZADA_MS],
  ] as const) {
    process.kill(pid, senal);
    if (await termino(pid, espera)) return;
  }
}

async function esPostgresDe(pid: number, cluster: string): Promise<boolean> {
  const orden = await ordenDe(pid);
  return orden.includes('postgres') && orden.includes(cluster);
}

/** The command line of a process; empty when there is no such process. */
async function ordenDe(pid: number): Promise<string> {
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  return promisify(execFile)('ps', ['-p', String(pid), '-o', 'command='])
    .then(({ stdout }) => stdout)
    .catch(() => '');
}

async function termino(pid: number, esperaMs: number): Promise<boolean> {
  const limite = transcurridoMs() + esperaMs;
  while (transcurridoMs() < limite) {
    if ((await ordenDe(pid)) === '') return true;
    await esperar(25);
  }
  return false;
}
