// Undoes cruces: their lines are pending again, and the partidas stay. What the program had matched by itself somebody says
// that does not go together: it would match it again at the next pass, and must not.
import type { deshacerCruces as contrato, HechoEnMesa } from '@cuadra/contract/contabilidad/bancos/cruces';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { huellaDeCruce } from '@cuadra/core/bancos/cruce';
import { sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { explicarRechazo } from '#platform/database/rechazo.ts';
import { ProblemaError } from '#platform/problema.ts';
import { avisarCambioDeBancos } from '../avisar-de-bancos.ts';
import { hechoEnMesa } from '../mesa/hecho-en-mesa.ts';
import { exigirCuenta, tomarCuenta } from './cuenta-por-cruzar.ts';
import { anotarRechazadas } from './rechazar-sugerencias.ts';

export async function deshacerCruces(
  db: Database,
  contexto: ContextoConActor,
  cuenta: string,
  body: BodyOf<typeof contrato>,
): Promise<HechoEnMesa> {
  await exigirCuenta(db, cuenta);
  const deshechos = await escribir(db, contexto, 'bancos:deshacer', async (tx) => {
    await tomarCuenta(tx, cuenta);
    const cruces = await leerCruces(tx, cuenta, body.cruces);
    // Some may be gone already: somebody else undid them, which is what was asked.
    if (cruces.length === 0) throw new ProblemaError('NO_ENCONTRADO');
    await borrarCruces(
      tx,
      cruces.map(({ id }) => id),
    );
    const delPrograma = cruces.filter(({ clase }) => clase === 'automatico');
    await anotarRechazadas(tx, contexto, cuenta, delPrograma.map(huellaDeCruce));
    await avisarCambioDeBancos(tx, cuenta);
    return cruces.map(({ id }) => id);
  }).catch(explicarRechazo);
  return hechoEnMesa(db, cuenta, body, deshechos);
}

export async function borrarCruces(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('cruce').where('id', '=', sql<string>`any(${ids}::uuid[])`).execute();
}

interface CruceHecho {
  readonly id: string;
  readonly clase: string;
  readonly lineas: readonly string[];
  readonly movimientos: readonly string[];
}

async function leerCruces(tx: Tx, cuenta: string, ids: readonly string[]): Promise<CruceHecho[]> {
  const { rows } = await sql<CruceHecho>`
    select c.id, c.clase, array(select p.linea from cruce_linea p where p.cruce = c.id) as lineas,
      array(select p.movimiento from cruce_movimiento p where p.cruce = c.id) as movimientos
    from cruce c where c.id = any(${ids}::uuid[]) and c.cuenta_bancaria = ${cuenta}::uuid`.execute(tx);
  return rows;
}
