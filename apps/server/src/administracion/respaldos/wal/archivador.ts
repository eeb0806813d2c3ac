// The thread that delivers the WAL while Cuadra runs, and what it tells: whether somebody must be told, and whether its line has a copy to begin from.
import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config.ts';
import { encenderHilo, type Hilo } from '#platform/hilos/encender-hilo.ts';
import type { Plataforma } from '#platform/plataforma.ts';

export type OrdenDeArchivador =
  | { readonly tipo: 'empezar'; readonly config: Config }
  | { readonly tipo: 'terminar' };

export type AvisoDeArchivador =
  | { readonly tipo: 'sin-copia' }
  | { readonly tipo: 'fallo'; readonly mensaje: string }
  | { readonly tipo: 'repuesto' }
  | { readonly tipo: 'terminado' };

const MEMORIA_MAX_MB = 512;
const ESPERA_AL_CERRAR_MS = 8_000;

export function vigilarWal(
  app: FastifyInstance,
  { config, log }: Pick<Plataforma, 'config' | 'log'>,
  alFaltarCopia: () => void,
): void {
  let hilo: Hilo<OrdenDeArchivador> | undefined;
  let alTerminar = () => {};
  app.addHook('onReady', async () => {
    hilo = encenderHilo<OrdenDeArchivador, AvisoDeArchivador>({
      nombre: 'archivador',
      modulo: new URL('./hilo-archivador.ts', import.meta.url),
      memoriaMaxMb: MEMORIA_MAX_MB,
      alAvisar(aviso) {
        if (aviso.tipo === 'sin-copia') alFaltarCopia();
        else if (aviso.tipo === 'fallo') log.error({ motivo: aviso.mensaje }, 'No se pudo archivar el WAL');
        else if (aviso.tipo === 'repuesto') log.info('El WAL se archiva de nuevo');
        else alTerminar();
      },
      alTerminar: () => alTerminar(),
    });
    hilo.ordenar({ tipo: 'empezar', config });
    hilo.desocupar();
  });
  app.addHook('preClose', async () => {
    // What was written up to now is delivered too, if it goes quickly: PostgreSQL keeps it otherwise.
    const fin = new Promise<void>((listo) => {
      alTerminar = listo;
    });
    hilo?.ordenar({ tipo: 'terminar' });
    let limite: NodeJS.Timeout | undefined;
    const tope = new Promise<void>((listo) => {
      limite = setTimeout(listo, ESPERA_AL_CERRAR_MS);
    });
    if (hilo !== undefined) await Promise.race([fin, tope]);
    clearTimeout(limite);
    await hilo?.detener();
  });
}
