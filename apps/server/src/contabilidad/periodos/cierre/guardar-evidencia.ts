// What proves a gate: a note and partidas of the same year and agencia. Changing it undoes what was signed.
import { numeroDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { guardarSeguimiento } from './guardar-seguimiento.ts';
import { type ClaveDeCompuerta, tomarCompuerta } from './tomar-compuerta.ts';

export async function guardarEvidencia(
  tx: Tx,
  { actor }: ContextoConActor,
  clave: ClaveDeCompuerta,
  { nota, partidas }: { readonly nota: string; readonly partidas: readonly number[] },
): Promise<void> {
  await tomarCompuerta(tx, actor, clave);
  await guardarSeguimiento(tx, clave, { nota, partidas: await identificar(tx, clave, partidas) });
}

async function identificar(
  tx: Tx,
  { anio, agencia }: ClaveDeCompuerta,
  numeros: readonly number[],
): Promise<string[]> {
  if (numeros.length === 0) return [];
  const filas = await tx
    .selectFrom('partida')
    .select(['id', 'numero'])
    .where('ejercicio', '=', anio)
    .where('numero', '=', sql<number>`any(${numeros}::int[])`)
    .where('agencia', '=', agencia)
    .orderBy('numero')
    .execute();
  const halladas = new Set(filas.map(({ numero }) => numero));
  const errores = numeros.flatMap((numero, indice) =>
    halladas.has(numero)
      ? []
      : [
          {
            campo: `partidas.${indice}`,
            codigo: 'NO_ENCONTRADO',
            mensaje: `No hay partida ${numeroDePartida({ numero, ejercicio: anio })} en la agencia ${agencia}.`,
          },
        ],
  );
  const [primero] = errores;
  if (primero !== undefined) throw new ProblemaError('NO_ENCONTRADO', { detalle: primero.mensaje, errores });
  return filas.map(({ id }) => id);
}
