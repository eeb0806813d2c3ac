// A load, made by a process of its own so that it does not take the measured one's time.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Medida {
  readonly hechas: number;
  readonly ms: number;
  /** Milliseconds each one took. */
  readonly latencias: readonly number[];
}

/** Runs a load module (it calls `atender`) with what it needs, and waits for its count. */
export function cargar(modulo: string, encargo: object): Promise<Medida> {
  const ruta = fileURLToPath(new URL(modulo, import.meta.url));
  return new Promise((resolver, rechazar) => {
    const proceso = fork(ruta, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    proceso.once('message', (medida) => {
      resolver(medida as Medida);
      proceso.disconnect();
    });
    proceso.once('exit', (codigo) => {
      if (codigo !== 0) rechazar(new Error(`${modulo} terminó con ${codigo}`));
    });
    proceso.send(encargo);
  });
}

/** In the load's process: takes the order, works, answers. */
export function atender<E>(trabajo: (encargo: E) => Promise<Medida>): void {
  process.once('message', async (encargo) => {
    process.send?.(await trabajo(encargo as E));
  });
}

/** As many at once as asked, one after another each, for a while; `hacer` gets a number nobody else gets. */
export async function alMismoTiempo(
  { cuantos, ms }: { cuantos: number; ms: number },
  hacer: (cliente: number, n: number) => Promise<void>,
): Promise<Medida> {
  const latencias: number[] = [];
  const inicio = performance.now();
  let n = 0;
  await Promise.all(
    Array.from({ length: cuantos }, async (_, cliente) => {
      while (performance.now() - inicio < ms) {
        const antes = performance.now();
        await hacer(cliente, n++);
        latencias.push(performance.now() - antes);
      }
    }),
  );
  return { hechas: latencias.length, ms: performance.now() - inicio, latencias };
}
