// What the chosen accounts brought, moved and are left with, from the stored balances: no line is read.
import type * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { centavos } from '@cuadra/core/dinero';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import type { Actor } from '../../platform/contexto.ts';
import type { Database } from '../../platform/database/pool.ts';
import { movimientosPorCuenta } from '../saldos/queries.ts';
import { leerBorradores } from './queries.ts';
import { type Cuenta, elegirCuentas, type Seleccion } from './seleccion.ts';

/** Those that a person can look at; there are seldom more than a handful. */
export const BORRADORES_MAX = 500;

export async function resumirMovimientos(
  db: Database,
  actor: Actor,
  filtros: QueryOf<typeof contrato.resumirMovimientos>,
): Promise<ResponseOf<typeof contrato.resumirMovimientos>> {
  const seleccion = await elegirCuentas(db, actor, filtros);
  const { agencias } = seleccion;
  const cuentas = seleccion.cuentas.map(({ idCuenta }) => idCuenta);
  return {
    ...(await resumir(db, seleccion, filtros)),
    borradores:
      filtros.conBorradores === 'true'
        ? await leerBorradores(db, { cuentas, agencias }, filtros, BORRADORES_MAX)
        : [],
  };
}

export interface Resumen {
  readonly cuentas: contrato.CuentaMovida[];
  readonly total: ResponseOf<typeof contrato.resumirMovimientos>['total'];
}

export async function resumir(
  db: Database,
  { cuentas, pedida, agencias }: Seleccion,
  { desde, hasta }: { readonly desde: string; readonly hasta: string },
): Promise<Resumen> {
  const elegidas = new Set(cuentas.map(({ idCuenta }) => idCuenta));
  const movidas = (await movimientosPorCuenta(db, { desde, hasta, agencias })).filter(
    ({ idCuenta, inicial, debe, haber }) =>
      elegidas.has(idCuenta) && (inicial !== 0 || debe !== 0 || haber !== 0),
  );
  const suma = { inicial: 0, debe: 0, haber: 0 };
  for (const { inicial, debe, haber } of movidas) {
    suma.inicial = centavos(suma.inicial + inicial);
    suma.debe = centavos(suma.debe + debe);
    suma.haber = centavos(suma.haber + haber);
  }
  return {
    cuentas: movidas.map((movida) => conSaldos(movida, movida)),
    total: pedida === undefined ? null : { ...conSaldos(pedida, suma), tipoCuenta: pedida.tipoCuenta },
  };
}

function conSaldos(
  { idCuenta, nombreCuenta, naturaleza }: Cuenta,
  { inicial, debe, haber }: { readonly inicial: number; readonly debe: number; readonly haber: number },
): contrato.CuentaMovida {
  return {
    idCuenta,
    nombreCuenta,
    naturaleza,
    saldoInicial: enSuNaturaleza(inicial, naturaleza),
    debe,
    haber,
    saldoFinal: enSuNaturaleza(inicial + debe - haber, naturaleza),
  };
}
