// A count as it is kept, and how a count that is sent again is known: its id comes from its key, so that the second time finds
// the first one and nothing is counted twice.
import { randomUUIDv7 } from 'node:crypto';
import type { LoContado } from '@cuadra/contract/contabilidad/cajas/conteo';
import { contadoPorMedio } from '@cuadra/core/cajas/arqueo';
import { llaveDe } from '#contabilidad/libro/llaves.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { identificadorDeTexto } from '#platform/identificador-de-texto.ts';
import { ProblemaError } from '#platform/problema.ts';

export interface ArqueoNuevo extends LoContado {
  readonly id: string;
  readonly jornada: string;
  readonly clase: 'apertura' | 'cierre' | 'sorpresa';
  readonly explicacion: string | null;
  readonly firmadoCon?: string;
}

export async function guardarArqueo(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { id, jornada, clase, conteo, cheques, vales, dolares, explicacion, firmadoCon }: ArqueoNuevo,
): Promise<void> {
  const { tasaDolar } = await tx
    .selectFrom('configuracionDeCajas')
    .select('tasaDolar')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('arqueo')
    .values({
      ...{ id, jornada, clase, tasaDolar, explicacion },
      ...contadoPorMedio({ efectivo: conteo, cheques, vales }),
      conteo: JSON.stringify(conteo),
      cheques: JSON.stringify(cheques),
      vales: JSON.stringify(vales),
      dolares: JSON.stringify(dolares),
      contadoPor: actor.id,
      firmadoCon: firmadoCon ?? null,
      hechoEn: ahora.toString(),
    })
    .execute();
}

/** Always the same for the person and their key; without a key, never the same again. */
export function idDeLlave({ actor }: ContextoConActor, llave: string | undefined): string {
  if (llave === undefined) return randomUUIDv7();
  return identificadorDeTexto(`arqueo ${actor.id} ${llave}`);
}

/** The jornada of the count that was sent before with this key; with something else in it, it is refused. */
export async function jornadaDelArqueo(
  db: Database,
  { id, clase, conteo, cheques, vales, dolares, explicacion }: Omit<ArqueoNuevo, 'jornada'>,
): Promise<string | undefined> {
  const anterior = await db
    .selectFrom('arqueo')
    .select(['jornada', 'clase', 'conteo', 'cheques', 'vales', 'dolares', 'explicacion'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (anterior === undefined) return undefined;
  const { jornada, ...contado } = anterior;
  const sena = (cuerpo: object) => llaveDe('', cuerpo)?.cuerpo.toString('hex');
  if (sena(contado) !== sena({ clase, conteo, cheques, vales, dolares, explicacion }))
    throw new ProblemaError('LLAVE_REUTILIZADA');
  return jornada;
}
