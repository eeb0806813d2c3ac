// A cheque that nobody cashed in time: its money is back at the bank, and owed to somebody in the account that is chosen. What left
// and what came back are matched with each other.
import { randomUUIDv7 } from 'node:crypto';
import type { caducarCheque as contrato } from '@cuadra/contract/contabilidad/bancos/cheques';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { CERO, type Centavos, opuesto } from '@cuadra/core/dinero';
import { exigirAgencia } from '#contabilidad/agencias/exigir-agencia.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { exigirCuenta } from '../cruces/cuenta-por-cruzar.ts';
import { guardarCruces } from '../cruces/guardar-cruces.ts';
import { exigirContracuenta } from '../partidas/exigir-contracuenta.ts';
import { movimientoDe } from '../partidas/partida-del-banco.ts';
import { conRechazosDeBancos } from '../rechazos.ts';
import type { MediosDeCheques } from './emitir-cheque.ts';
import { exigirCheque, sinCobrar } from './exigir-cheque.ts';
import { leerCheque } from './queries.ts';

export async function caducarCheque(
  { db, cola }: MediosDeCheques,
  contexto: ContextoConActor,
  id: string,
  { version, fecha, idCuenta, motivo }: BodyOf<typeof contrato>,
): Promise<void> {
  const { cuentaBancaria, movimiento, monto, numero } = await exigirCheque(db, id, version, sinCobrar);
  const cuenta = await exigirCuenta(db, cuentaBancaria);
  exigirAgencia(contexto.actor, cuenta.agencia);
  await exigirVencido(db, contexto, id);
  await exigirContracuenta(db, idCuenta);
  const suyo = await pendienteDe(db, movimiento, monto);
  const documento = String(numero);
  const partida = porContabilizar({
    ...{ origen: 'banco', operacion: 'cheque-caduco', tipo: 'banco', fecha, agencia: cuenta.agencia },
    autor: contexto.actor.id,
    concepto: `Cheque ${documento} caduco: ${motivo}`,
    lineas: [
      { idCuenta: cuenta.idCuenta, debe: opuesto(suyo.monto), haber: CERO, documento },
      { idCuenta, debe: CERO, haber: opuesto(suyo.monto), documento },
    ],
  });
  const cruce = randomUUIDv7();
  const asentar = async (tx: Tx) => {
    await exigirCheque(tx, id, version, sinCobrar);
    await tx
      .updateTable('cheque')
      .set({ estado: 'caduco', motivo, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await tx
      .insertInto('partidaDeBanco')
      .values({
        ...{ partida: partida.id, cuentaBancaria, clase: 'caducidad', linea: null, regla: null, idCuenta },
        ...{ hechaPor: contexto.actor.id, hechaEn: contexto.ahora.toString() },
      })
      .execute();
    const vuelta = await movimientoDe(tx, partida.id, cuentaBancaria);
    await guardarCruces(tx, cuentaBancaria, { por: contexto.actor.id, en: contexto.ahora }, [
      { id: cruce, clase: 'manual', lineas: [], movimientos: [suyo, vuelta] },
    ]);
  };
  await conRechazosDeBancos(
    cola.contabilizar({
      ...{ contexto, accion: 'bancos:caducar-cheque', partida, entidades: [id, cruce] },
      alContabilizar: asentar,
    }),
  );
}

async function exigirVencido(db: Database, { ahora }: ContextoConActor, id: string): Promise<void> {
  const { vencido } = await leerCheque(db, hoyEn({ ahora: () => ahora }).toString(), id);
  if (vencido) return;
  throw new ProblemaError('CHEQUE_INVALIDO', {
    detalle: 'Todavía puede cobrarse: aún no vence. Anúlelo si no se usará.',
  });
}

async function pendienteDe(db: Database, movimiento: string | null, monto: Centavos | null) {
  const suyo = await db
    .selectFrom('movimientoDeBanco')
    .select(['id', 'pendiente as monto'])
    .where('id', '=', movimiento)
    .executeTakeFirst();
  if (suyo === undefined || monto === null || suyo.monto !== opuesto(monto))
    throw new ProblemaError('CHEQUE_INVALIDO', {
      detalle: 'El banco ya pagó una parte: deshaga antes ese cruce.',
    });
  return suyo;
}
