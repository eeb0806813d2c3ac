// What a piece of work costs, whoever else is on the machine: on a busy one the clock tells of the others; this, of the work.
import { readdirSync, readFileSync } from 'node:fs';
import type { Banco } from './banco.ts';

/** In seconds. */
export interface Procesador {
  readonly postgres: number;
  readonly servidor: number;
}

/** Seconds of processor that the server and every process of PostgreSQL spend from here on. */
export async function medirProcesador({ cuadra, dueno }: Banco): Promise<() => Procesador> {
  const { rows } = await dueno.query<{ pid: number }>('select pg_backend_pid() as pid');
  const supervisor = estadoDe(rows[0]?.pid ?? 0)?.padre;
  const medir = () => ({
    postgres: procesos()
      .filter(({ padre }) => padre === supervisor)
      .reduce((suma, { segundos }) => suma + segundos, 0),
    servidor: estadoDe(cuadra.child.pid ?? 0)?.segundos ?? 0,
  });
  const antes = medir();
  return () => {
    const ahora = medir();
    return { postgres: ahora.postgres - antes.postgres, servidor: ahora.servidor - antes.servidor };
  };
}

function procesos() {
  return readdirSync('/proc')
    .filter((nombre) => /^\d+$/.test(nombre))
    .flatMap((nombre) => estadoDe(Number(nombre)) ?? []);
}

/** As Linux tells it, in hundredths; undefined: it is gone. */
function estadoDe(pid: number): { padre: number; segundos: number } | undefined {
  try {
    const campos = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { padre: Number(campos[1]), segundos: (Number(campos[11]) + Number(campos[12])) / 100 };
  } catch {
    return undefined;
  }
}
