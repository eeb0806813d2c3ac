// The other end of taller-de-respaldos.ts: one copy at a time, where reading and closing gigabytes is in nobody's way.
import { parentPort } from 'node:worker_threads';
import { comoError } from '#platform/hilos/encender-hilo.ts';
import { RespaldoEnCursoError, RespaldoError } from '#platform/respaldo-error.ts';
import { hacerRespaldo } from './hacer-respaldo.ts';
import type { AvisoDeRespaldo, OrdenDeRespaldo } from './taller-de-respaldos.ts';

const avisar = (aviso: AvisoDeRespaldo) => parentPort?.postMessage(aviso);

parentPort?.on('message', ({ config }: OrdenDeRespaldo) => {
  hacerRespaldo(config, (hechos, total) => avisar({ tipo: 'avance', hechos, total })).then(
    (hecho) => avisar({ tipo: 'listo', hecho }),
    (causa: unknown) => {
      const { message, stack } = comoError(causa);
      avisar({ tipo: 'fallo', mensaje: message, pila: stack, clase: claseDe(causa) });
    },
  );
});

/** An error loses its class on the way to another thread. */
function claseDe(causa: unknown): Extract<AvisoDeRespaldo, { tipo: 'fallo' }>['clase'] {
  if (causa instanceof RespaldoEnCursoError) return 'en-curso';
  return causa instanceof RespaldoError ? 'conocido' : 'otro';
}
