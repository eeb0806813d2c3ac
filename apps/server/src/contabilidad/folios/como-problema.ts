// What PostgreSQL refuses of the legal books (0012_folios.sql and the next), as an answer to a person. Its own sentence says
// which folio, which date, where the book goes on.
import type { Codigo } from '@cuadra/contract/problema';
import { restriccionRota } from '#platform/database/escribir.ts';
import { codigoDelRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';

const porRestriccion: Readonly<Record<string, Codigo>> = {
  // Two people at the same sheet: the second one finds it taken.
  folio_pkey: 'FOLIO_FUERA_DE_ORDEN',
  pieza_legal_libro_n_key: 'FOLIO_FUERA_DE_ORDEN',
  entrega_de_pieza_pkey: 'FOLIO_FUERA_DE_ORDEN',
  impresion_en_curso: 'IMPRESION_EN_CURSO',
  folio_autorizacion_fkey: 'AUTORIZACION_EN_USO',
};

export async function conRechazos<T>(trabajo: Promise<T>): Promise<T> {
  try {
    return await trabajo;
  } catch (error) {
    throw comoRechazoDeFolios(error);
  }
}

function comoRechazoDeFolios(error: unknown): unknown {
  const restriccion = restriccionRota(error);
  if (restriccion === undefined || !(error instanceof Error)) return error;
  if (restriccion === 'autorizacion_folios_libro_resolucion_key')
    return new ProblemaError('AUTORIZACION_INVALIDA', {
      detalle: 'El libro ya tiene folios de esa resolución.',
    });
  if (restriccion === 'autorizacion_no_futura')
    return new ProblemaError('AUTORIZACION_INVALIDA', {
      detalle: 'La fecha de la autorización no puede ser posterior a hoy.',
    });
  const codigo = porRestriccion[restriccion];
  if (codigo !== undefined) return new ProblemaError(codigo);
  const propio = codigoDelRechazo(error);
  return propio === undefined ? error : new ProblemaError(propio, { detalle: error.message });
}
