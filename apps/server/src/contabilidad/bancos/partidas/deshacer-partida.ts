// Reverses a partida that was made on the desk of a bank: what it was matched with is pending again, and it is matched with its reversal.
// What was signed stays matched: then the reversal is outstanding by itself. The partida of a cheque is undone with the cheque.
import { randomUUIDv7 } from 'node:crypto';
import type { deshacerPartidaDeBanco as contrato } from '@cuadra/contract/contabilidad/bancos/cruces';
import type { BodyOf, ResponseOf } from '@cuadra/contract/endpoint';
import { CERO, opuesto } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import type { Cola } from '#contabilidad/libro/cola.ts';
import type { Contabilizada } from '#contabilidad/libro/contabilizar.ts';
import { problemaDe } from '#contabilidad/libro/revisar.ts';
import { armarReversion, type OrdenDeReversion } from '#contabilidad/partidas/armar-reversion.ts';
import { verResumenPropio } from '#contabilidad/partidas/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { borrarCruces } from '../cruces/deshacer-cruces.ts';
import { guardarCruces } from '../cruces/guardar-cruces.ts';
import { exigirDelBanco } from './exigir-del-banco.ts';
import { movimientoDe } from './partida-del-banco.ts';

export async function deshacerPartida(
  { db, cola }: { readonly db: Database; readonly cola: Cola },
  contexto: ContextoConActor,
  id: string,
  orden: BodyOf<typeof contrato>,
): Promise<ResponseOf<typeof contrato>> {
  await verResumenPropio(db, contexto.actor, id);
  await exigirDelEscritorio(db, id);
  return {
    reversion: await revertirDelBanco({ db, cola }, contexto, id, {
      accion: 'bancos:revertir',
      ...orden,
    }),
  };
}

interface OrdenDeRevertir extends Omit<OrdenDeReversion, 'lineas'> {
  /** What the bitácora calls it. */
  readonly accion: string;
  /** Ids of what else is changed with it, for the bitácora, and the change, in the same transaction. */
  readonly entidades?: readonly string[];
  readonly ademas?: (tx: Tx) => Promise<void>;
}

export async function revertirDelBanco(
  { db, cola }: { readonly db: Database; readonly cola: Cola },
  contexto: ContextoConActor,
  id: string,
  { accion, entidades = [], ademas, ...orden }: OrdenDeRevertir,
): Promise<ResponseOf<typeof contrato>['reversion']> {
  const original = await verResumenPropio(db, contexto.actor, id);
  exigirAgencia(contexto.actor, original.agencia);
  if (original.numero === null) throw new ProblemaError('NO_ENCONTRADO');
  if (original.revertidaPor !== null) throw new ProblemaError('YA_REVERTIDA');
  const { numero } = original;
  const { partida, errores } = await armarReversion(db, contexto, { ...original, numero }, orden);
  const problema = problemaDe(errores);
  if (problema !== undefined) throw problema;
  const cuentas = await cuentasDe(db, id);
  const nuevos = new Map(cuentas.map((cuenta) => [cuenta, randomUUIDv7()]));
  const deshechos = (await crucesSinFirma(db, id)).map((cruce) => cruce.id);
  const admitida = await cola.contabilizar({
    ...{ contexto, accion, partida },
    // The reason for which it is undone accepts its warnings, also those of its day.
    exigir: exigirDelBanco(contexto, accion, partida, orden.motivo).exigir,
    entidades: [...nuevos.values(), ...deshechos, ...entidades],
    alContabilizar: async (tx, hecha) => {
      await ademas?.(tx);
      await cruzarConSuReversion(tx, contexto, id, nuevos, hecha);
    },
  });
  if ('idRepetida' in admitida) throw new Error('Una reversión no lleva llave');
  const { id: reversion, ejercicio: anio, numero: suNumero } = admitida.contabilizada;
  return { id: reversion, ejercicio: anio, numero: suNumero };
}

async function exigirDelEscritorio(db: Database, partida: string): Promise<void> {
  const hecha = await db
    .selectFrom('partidaDeBanco')
    .select('clase')
    .where('partida', '=', partida)
    .executeTakeFirst();
  if (hecha === undefined) throw new ProblemaError('REVERSION_DE_OTRO_ORIGEN');
  if (hecha.clase === 'cheque' || hecha.clase === 'caducidad')
    throw new ProblemaError('CHEQUE_INVALIDO', {
      detalle: 'Es la partida de un cheque: se deshace anulando el cheque.',
    });
}

/** In the order in which whoever takes several does it. */
async function cuentasDe(db: Database, partida: string): Promise<string[]> {
  const filas = await db
    .selectFrom('movimientoDeBanco')
    .select('cuentaBancaria')
    .distinct()
    .where('partida', '=', partida)
    .orderBy('cuentaBancaria')
    .execute();
  return filas.map(({ cuentaBancaria }) => cuentaBancaria);
}

async function crucesSinFirma(db: Database, partida: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from movimiento_de_banco m join cruce_movimiento p on p.movimiento = m.id join cruce c on c.id = p.cruce
    join avance_de_banco a on a.cuenta_bancaria = c.cuenta_bancaria
    where m.partida = ${partida}::uuid and c.fecha > a.conciliada_hasta`.execute(db);
  return rows;
}

async function cruzarConSuReversion(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  original: string,
  nuevos: ReadonlyMap<string, string>,
  { id: reversion }: Contabilizada,
): Promise<void> {
  await borrarCruces(
    tx,
    (await crucesSinFirma(tx, original)).map(({ id }) => id),
  );
  for (const [cuenta, cruce] of nuevos) {
    const suyo = await movimientoDe(tx, original, cuenta);
    // All of it was signed: nothing is left to undo it with.
    if (suyo.monto === CERO) continue;
    const inverso = { id: (await movimientoDe(tx, reversion, cuenta)).id, monto: opuesto(suyo.monto) };
    await guardarCruces(tx, cuenta, { por: actor.id, en: ahora }, [
      { id: cruce, clase: 'manual', lineas: [], movimientos: [suyo, inverso] },
    ]);
  }
}
