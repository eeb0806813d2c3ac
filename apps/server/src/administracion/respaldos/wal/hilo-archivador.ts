// The other end of archivador.ts: every twenty seconds, whatever was written since. What fails is tried again the next time; it is told once, and once that it goes again.
import { parentPort } from 'node:worker_threads';
import { carpetaDelCluster } from '#platform/bundled-postgres/programas.ts';
import type { Config } from '#platform/config.ts';
import { comoError } from '#platform/hilos/encender-hilo.ts';
import { carpetaReal, exigirAjustes } from '../ajustes.ts';
import { abrirAlmacen } from '../copia/almacen.ts';
import { comoDueno, enTurnoDeWal } from '../turnos-del-dueno.ts';
import type { AvisoDeArchivador, OrdenDeArchivador } from './archivador.ts';
import { archivarWal } from './archivar-wal.ts';
import { seguirLinaje } from './linaje.ts';

const CADA_MS = 20_000;

const avisar = (aviso: AvisoDeArchivador) => parentPort?.postMessage(aviso);

let marcha: Promise<void> = Promise.resolve();
let cada: NodeJS.Timeout | undefined;
let fallaba = false;
/** Lines already told of. */
const dichos = new Set<string>();

parentPort?.on('message', (orden: OrdenDeArchivador) => {
  if (orden.tipo === 'terminar') {
    clearInterval(cada);
    void pasar().then(() => avisar({ tipo: 'terminado' }));
    return;
  }
  hacer = () => archivar(orden.config);
  cada = setInterval(() => void pasar(), CADA_MS);
  void pasar();
});

let hacer: () => Promise<void> = async () => undefined;

/** One after another, however long each takes. */
function pasar(): Promise<void> {
  marcha = marcha.then(hacer).then(
    () => {
      if (fallaba) avisar({ tipo: 'repuesto' });
      fallaba = false;
    },
    (causa: unknown) => {
      if (!fallaba) avisar({ tipo: 'fallo', mensaje: comoError(causa).message });
      fallaba = true;
    },
  );
  return marcha;
}

async function archivar(config: Config): Promise<void> {
  const { donde, para } = exigirAjustes(config);
  const carpetaDatos = await carpetaReal(config.carpetaDatos);
  const cluster = await carpetaDelCluster(carpetaDatos);
  const { id, conCopia } = await comoDueno(carpetaDatos, (dueno) =>
    enTurnoDeWal(dueno, async () => {
      const linaje = await seguirLinaje(dueno, carpetaDatos, para);
      return archivarWal({ dueno, cluster, carpetaDatos, almacen: abrirAlmacen(donde), linaje });
    }),
  );
  if (!conCopia && !dichos.has(id)) avisar({ tipo: 'sin-copia' });
  dichos.add(id);
}
