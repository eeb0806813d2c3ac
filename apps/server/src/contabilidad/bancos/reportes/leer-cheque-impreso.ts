// A cheque as its voucher tells it: what the register says, and the partida that it was posted with.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import {
  type LineaImpresa,
  leerDatosDeImpresion,
  leerLineasDe,
  type Referencia,
} from '#contabilidad/comprobantes/queries.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { hoyEn } from '#platform/reloj.ts';
import { leerCheque } from '../cheques/queries.ts';
import { leerCuenta } from '../conciliaciones/mes-de-cuenta.ts';

interface Poliza {
  readonly numero: number;
  readonly ejercicio: number;
  readonly agencia: string;
  readonly nombreAgencia: string;
  readonly revertidaPor: Referencia | null;
  readonly huella: string | null;
  readonly lineas: readonly LineaImpresa[];
}

export interface ChequeImpreso {
  readonly cheque: Cheque;
  /** Null: the number was spoilt, or the cheque is older than what is compared. */
  readonly poliza: Poliza | null;
}

interface ChequeLeido {
  readonly detalles: string[];
  readonly agencias: string[];
  readonly impreso: ChequeImpreso;
}

export async function leerChequeImpreso(
  db: Database,
  { ahora }: ContextoConActor,
  id: string,
): Promise<ChequeLeido> {
  const cheque = await leerCheque(db, hoyEn({ ahora: () => ahora }).toString(), id);
  const poliza = await leerPoliza(db, cheque);
  const { agencia } = await leerCuenta(db, cheque.cuentaBancaria.id);
  return {
    detalles: detallesDe(cheque),
    agencias: [poliza?.agencia ?? agencia],
    impreso: { cheque, poliza },
  };
}

async function leerPoliza(db: Database, { partida }: Cheque): Promise<Poliza | null> {
  if (partida === null) return null;
  const { id, numero, ejercicio } = partida;
  const { agencia } = await db
    .selectFrom('partida')
    .select('agencia')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const datos = (await leerDatosDeImpresion(db, [id])).get(id);
  return {
    ...{ numero, ejercicio, agencia, nombreAgencia: datos?.nombreAgencia ?? '' },
    ...{ revertidaPor: datos?.revertidaPor ?? null, huella: datos?.huella ?? null },
    lineas: (await leerLineasDe(db, [id])).get(id) ?? [],
  };
}

/** One that is worth nothing any more says so under its title, on every page. */
function detallesDe({ cuentaBancaria, numero, fecha, estado, motivo }: Cheque): string[] {
  const { banco, numero: deCuenta, nombre } = cuentaBancaria;
  const sinValor = estado === 'anulado' || estado === 'caduco';
  return [
    `${banco} · ${deCuenta} · ${nombre}`,
    `Cheque ${numero} del ${fechaImpresa(fecha)}. Montos en quetzales.`,
    ...(sinValor ? [`${nombresDeEstadoDeCheque[estado].toUpperCase()}: ${motivo ?? ''}`] : []),
  ];
}
