// Somebody was faster: what they did, in words, so that whoever is left can go on.
import { verCruces } from '@cuadra/contract/contabilidad/bancos/cruces';
import { call } from '#platform/api.ts';
import { ApiError, messageOf } from '#platform/api-error.ts';
import { formatInstant } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import type { Eleccion } from '../datos/eleccion.ts';
import type { Renglon } from '../datos/renglon.ts';

const DE_OTRA_PERSONA = ['LINEA_YA_CRUZADA', 'SUGERENCIA_VENCIDA', 'CRUCE_DESCUADRADO'];

/** With the desk already asked for again. */
export async function explicarConflicto(
  error: unknown,
  elegido: Eleccion,
  ahora: (id: string) => Renglon | undefined,
): Promise<string> {
  const mensaje = messageOf(error);
  if (!(error instanceof ApiError && DE_OTRA_PERSONA.includes(error.codigo))) return mensaje;
  const cambiado = [...elegido.banco, ...elegido.libros].find(
    ({ id, pendiente }) => (ahora(id)?.pendiente ?? 0) !== pendiente,
  );
  if (cambiado === undefined) return mensaje;
  return `${await quienLoCruzo(cambiado)} Lo demás que eligió sigue elegido.`;
}

async function quienLoCruzo({ id, lado, texto, monto }: Renglon): Promise<string> {
  const que = `«${texto}», ${formatearQuetzales(monto)}`;
  try {
    const cruces = await call(verCruces, { query: lado === 'banco' ? { linea: id } : { movimiento: id } });
    const ultimo = cruces.toSorted((uno, otro) => uno.hechoEn.localeCompare(otro.hechoEn)).at(-1);
    if (ultimo === undefined) return `${que}, ya no está pendiente así.`;
    const quien = ultimo.hechoPor?.nombre ?? 'La pasada automática';
    return `${quien} ya cruzó ${que} (${formatInstant(ultimo.hechoEn)}).`;
  } catch {
    return `Otra persona ya cruzó ${que}.`;
  }
}
