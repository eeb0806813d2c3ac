// Looks at the partidas of a verification in a thread of its own, lit for it and put out with it. Whoever attends people
// only reads the pieces and hands them over.
import { comoError, encenderHilo, type Hilo } from '#platform/hilos/encender-hilo.ts';
import type { AvisoDeVerificacion, OrdenDeVerificar } from './hilo-de-verificacion.ts';
import type { FuenteDePartidas } from './leer-partidas-guardadas.ts';
import type { RevisarTramo, TramoRevisado } from './revisar-tramo.ts';

export interface RevisorEnUnHilo {
  readonly revisar: RevisarTramo;
  cerrar(): Promise<void>;
}

const MEMORIA_MAX_MB = 512;

export function abrirRevisorEnUnHilo(fuente: FuenteDePartidas, senal: AbortSignal): RevisorEnUnHilo {
  let encargo: Encargo | undefined;
  let apagado: Error | undefined;
  const fallar = (causa: unknown) => encargo?.reject(comoError(causa));
  const hilo = encenderHilo<OrdenDeVerificar, AvisoDeVerificacion>({
    nombre: 'verificación',
    modulo: new URL('./hilo-de-verificacion.ts', import.meta.url),
    memoriaMaxMb: MEMORIA_MAX_MB,
    alTerminar(causa) {
      apagado = causa;
      fallar(causa);
    },
    alAvisar(aviso) {
      if (encargo !== undefined) atender(hilo, fuente, aviso, encargo).catch(fallar);
    },
  });
  const alIrse = () => void hilo.detener();
  senal.addEventListener('abort', alIrse, { once: true });
  return {
    revisar(tramo, alRevisar) {
      const { promise, resolve, reject } = Promise.withResolvers<TramoRevisado>();
      encargo = { resolve, reject, alRevisar };
      if (senal.aborted || apagado !== undefined) reject(apagado ?? comoError(senal.reason));
      else hilo.ordenar({ tipo: 'tramo', tramo });
      return promise;
    },
    async cerrar() {
      senal.removeEventListener('abort', alIrse);
      encargo = undefined;
      await hilo.detener();
    },
  };
}

interface Encargo {
  resolve(revisado: TramoRevisado): void;
  reject(causa: Error): void;
  alRevisar(partidas: number): void;
}

async function atender(
  hilo: Hilo<OrdenDeVerificar>,
  fuente: FuenteDePartidas,
  aviso: AvisoDeVerificacion,
  { resolve, reject, alRevisar }: Encargo,
): Promise<void> {
  switch (aviso.tipo) {
    case 'pide-pieza': {
      const pieza = await fuente.leerPieza(aviso.tramo, aviso.ultimo);
      // Handed over, not copied.
      const entregados = pieza === undefined ? [] : [pieza.partidas.buffer, pieza.lineas.buffer];
      return hilo.ordenar({ tipo: 'pieza', id: aviso.id, pieza }, entregados);
    }
    case 'pide-cuentas': {
      const cuentas = await fuente.leerCuentas(aviso.cuentas);
      return hilo.ordenar({ tipo: 'cuentas', id: aviso.id, cuentas });
    }
    case 'avance':
      return alRevisar(aviso.revisadas);
    case 'fin':
      return resolve(aviso.revisado);
    case 'fallo':
      return reject(aviso.error);
    default:
      aviso satisfies never;
  }
}
