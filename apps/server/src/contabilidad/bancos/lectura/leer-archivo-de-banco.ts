// A bank's file that somebody brings: read in a thread, no longer than they wait for it, and refused with its row and its reason.
import type { ColumnasDeEstadoVistas } from '@cuadra/contract/contabilidad/bancos/columnas';
import {
  EstadoIlegible,
  type EstadosLeidos,
  type PistasDeLectura,
} from '@cuadra/core/bancos/estado-de-cuenta';
import type { TallerDeEstados } from '#hojas/estados/taller-de-estados.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface ArchivoDeBanco {
  readonly bytes: Uint8Array;
  readonly nombre: string;
  readonly pistas: PistasDeLectura;
  /** Where nothing is left to do for whoever left. */
  readonly seFue?: (() => boolean) | undefined;
}

const VIGILANCIA_MS = 1_000;

export function leerArchivoDeBanco(
  estados: TallerDeEstados,
  { bytes, nombre, pistas, seFue }: ArchivoDeBanco,
): Promise<EstadosLeidos> {
  return mientrasEspere(seFue, (senal) => estados.leer({ bytes, nombre, pistas, senal }));
}

export function verColumnasDeArchivo(
  estados: TallerDeEstados,
  { bytes, nombre, seFue }: Omit<ArchivoDeBanco, 'pistas'>,
): Promise<ColumnasDeEstadoVistas> {
  return mientrasEspere(seFue, (senal) => estados.verColumnas({ bytes, nombre, senal }));
}

async function mientrasEspere<Resultado>(
  seFue: ArchivoDeBanco['seFue'] = () => false,
  leer: (senal: AbortSignal) => Promise<Resultado>,
): Promise<Resultado> {
  const control = new AbortController();
  const vigia = setInterval(() => {
    if (seFue()) control.abort();
  }, VIGILANCIA_MS);
  try {
    return await leer(control.signal);
  } catch (error) {
    if (error instanceof EstadoIlegible) throw comoRechazo(error);
    if (!control.signal.aborted) throw error;
    throw new ProblemaError('PETICION_INVALIDA', { detalle: 'Nadie esperó a que se leyera el archivo.' });
  } finally {
    clearInterval(vigia);
  }
}

/** «Fila 14: el saldo …», and the same beside its row. */
function comoRechazo({ fila, message }: EstadoIlegible): ProblemaError {
  const codigo = 'ESTADO_ILEGIBLE';
  if (fila === null) return new ProblemaError(codigo, { detalle: message });
  return new ProblemaError(codigo, {
    detalle: `Fila ${fila}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
    errores: [{ linea: fila, campo: `fila ${fila}`, codigo, mensaje: message }],
  });
}
