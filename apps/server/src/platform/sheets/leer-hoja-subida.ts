// A sheet that a person uploads: read in a thread, in their turn (one at a time for each person), and no longer than
// somebody waits for it.
import { CSV, DIARIO } from '@cuadra/contract/medios';
import type { ContextoConActor } from '../contexto.ts';
import type { Plataforma } from '../plataforma.ts';
import { ProblemaError } from '../problema.ts';
import type { FilaLeida, FormatoDeHoja, Medida } from './leer-hoja.ts';

export interface HojaSubida {
  readonly archivo: { readonly mediaType: string; readonly bytes: Uint8Array };
  readonly filasMax: number;
  /** Which page of a workbook, the first is 0; without it, the first that is not hidden. */
  readonly hoja?: number | undefined;
  /** Hears the pages of a workbook, before any row. */
  readonly alMedir?: ((medida: Medida) => void) | undefined;
  readonly alAvanzar?: ((leidas: number, total: number) => void) | undefined;
  /** Where nothing is left to do for whoever left. */
  readonly seFue?: (() => boolean) | undefined;
}

export type LectorDeHojas = (hoja: HojaSubida) => Promise<FilaLeida[]>;

const VIGILANCIA_MS = 1_000;

export function lectorDeHojas(
  { hojas, pesados }: Pick<Plataforma, 'hojas' | 'pesados'>,
  contexto: ContextoConActor,
): LectorDeHojas {
  return ({ archivo, filasMax, hoja, alMedir, alAvanzar, seFue = () => false }) =>
    pesados.esperar(contexto, { clase: 'hoja', titulo: 'la lectura de una hoja' }, async () => {
      const control = new AbortController();
      const vigia = setInterval(() => {
        if (seFue()) control.abort();
      }, VIGILANCIA_MS);
      try {
        return await hojas.leer({
          bytes: archivo.bytes,
          formato: formatoDe(archivo.mediaType),
          filasMax,
          hoja,
          senal: control.signal,
          ...(alAvanzar === undefined ? {} : { alAvanzar }),
          ...(alMedir === undefined ? {} : { alMedir }),
        });
      } catch (error) {
        if (!control.signal.aborted) throw error;
        throw new ProblemaError('PETICION_INVALIDA', { detalle: 'Nadie esperó a que se leyera la hoja.' });
      } finally {
        clearInterval(vigia);
      }
    });
}

function formatoDe(mediaType: string): FormatoDeHoja {
  if (mediaType === CSV) return 'csv';
  return mediaType === DIARIO ? 'texto' : 'xlsx';
}
