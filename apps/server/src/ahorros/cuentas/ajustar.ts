// A correction of what an account holds, against another account of the books, with the day from which it should have counted.
import type { ajustarCuenta as endpoint, Movido } from '@cuadra/contract/ahorros/movimientos';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { opuesto } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { llaveDe } from '#contabilidad/libro/llaves.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { problemaDeCampo } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';
import { leerCuentaPorMover } from './cuentas-por-mover.ts';
import { leerMovido } from './leer-movido.ts';
import {
  type Medios,
  type MovimientoSinPartida,
  moverAhorro,
  moverEnCuenta,
  porSellar,
} from './mover-ahorro.ts';
import { deDosLineas } from './transferir.ts';

export async function ajustarCuenta(
  medios: Medios & { readonly db: Database },
  contexto: ContextoConActor,
  id: number,
  body: BodyOf<typeof endpoint>,
  llaveRecibida: string | undefined,
): Promise<Movido> {
  const { db } = medios;
  const { sentido, monto, idCuenta, concepto, documento } = body;
  const cuenta = await leerCuentaPorMover(db, contexto.actor, id);
  await exigirContracuenta(db, idCuenta);
  const fecha = hoyEn({ ahora: () => contexto.ahora }).toString();
  const { fechaValor = fecha } = body;
  if (fechaValor > fecha) throw problemaDeCampo('FECHA_FUTURA', 'fechaValor');
  const [debe, haber] = sentido === 'abono' ? [idCuenta, cuenta.control] : [cuenta.control, idCuenta];
  const movimiento: MovimientoSinPartida = {
    ...{ cuenta: id, clase: 'ajuste', fecha, fechaValor, concepto, documento, corrige: true },
    monto: sentido === 'abono' ? monto : opuesto(monto),
  };
  const partida = porContabilizar({
    ...{ origen: 'ahorro', operacion: 'ajuste-de-ahorro', tipo: 'ajuste', fecha, agencia: cuenta.agencia },
    autor: contexto.actor.id,
    concepto: `Ajuste de la cuenta de ahorro ${cuenta.numero}: ${concepto}`,
    lineas: deDosLineas(debe, haber, monto, documento),
    movimientos: [porSellar(movimiento)],
  });
  const hecha = await moverAhorro(medios, contexto, {
    accion: 'ahorros:ajustar',
    partidas: [partida],
    cuentas: [id],
    llave: llaveDe(llaveRecibida, { que: 'ajuste', cuenta: id, ...body }),
    async asentar(tx) {
      await moverEnCuenta(tx, { ...movimiento, partida: partida.id });
    },
  });
  return leerMovido(db, hecha);
}

/** What only a part of the program moves is not moved from here: it would be left unexplained there. */
async function exigirContracuenta(db: Database, idCuenta: string): Promise<void> {
  const { rows } = await sql<{
    estado: string;
  }>`select estado from cuenta where id_cuenta = ${idCuenta}`.execute(db);
  if (rows[0] === undefined) throw problemaDeCampo('CUENTA_NO_EXISTE', 'idCuenta');
  if (rows[0].estado === 'solo_sistema') throw problemaDeCampo('CUENTA_SOLO_SISTEMA', 'idCuenta');
}
