// A cajero begins the day at the caja they have today, on what they find in it.

import { randomUUIDv7 } from 'node:crypto';
import type { abrirJornada as contrato } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { avisarCambioDeCajas } from '../avisos.ts';
import { conRechazosDeCajas } from '../rechazos.ts';
import { guardarArqueo, idDeLlave, jornadaDelArqueo } from './guardar-arqueo.ts';

interface PorAbrir {
  readonly caja: string;
  readonly contado: BodyOf<typeof contrato>;
  readonly llave: string | undefined;
}

/** The id of the jornada: a new one or, if it was asked for before with this key, that one. */
export async function abrirJornada(
  db: Database,
  contexto: ContextoConActor,
  { caja, contado, llave }: PorAbrir,
): Promise<string> {
  const id = idDeLlave(contexto, llave);
  const nuevo = { ...contado, id, clase: 'apertura' } as const;
  const repetida = await jornadaDelArqueo(db, nuevo);
  if (repetida !== undefined) return repetida;
  try {
    return await conRechazosDeCajas(
      escribir(db, contexto, 'cajas:abrir', async (tx) => {
        const agencia = await exigirCaja(tx, contexto, caja);
        const jornada = randomUUIDv7();
        const { actor, ahora } = contexto;
        const fecha = hoyEn({ ahora: () => ahora }).toString();
        await tx
          .insertInto('jornada')
          .values({ id: jornada, caja, cajero: actor.id, fecha, abiertaEn: ahora.toString() })
          .execute();
        await guardarArqueo(tx, contexto, { ...nuevo, jornada });
        await avisarCambioDeCajas(tx, agencia);
        return jornada;
      }),
    );
  } catch (error) {
    // Sent twice at the same moment: the other one opened it.
    const gemela = await jornadaDelArqueo(db, nuevo);
    if (gemela === undefined) throw error;
    return gemela;
  }
}

/** The agencia of a caja, which is one of the person's: whose it is today, PostgreSQL judges. */
async function exigirCaja(tx: Tx, { actor }: ContextoConActor, id: string): Promise<string> {
  const caja = await tx
    .selectFrom('caja')
    .select('agencia')
    .where('id', '=', id)
    .where('agencia', '=', sql<string>`any(${actor.agencias}::text[])`)
    .executeTakeFirst();
  if (caja === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return caja.agencia;
}
