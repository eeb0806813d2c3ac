// What the chosen accounts brought, moved and are left with, from the stored balances: no line is read.
import type * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import type { Naturaleza } from '@cuadra/core/catalogo';
import { type Centavos, centavos, restar, sumar } from '@cuadra/core/dinero';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import { mesesPreliminares } from '#contabilidad/periodos/meses-preliminares.ts';
import { leerApartado, type Movido } from '#contabilidad/saldos/partidas-de-cierre.ts';
import { movimientosPorCuenta } from '#contabilidad/saldos/queries.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { type Lados, restarLados, sumarLados } from './lados.ts';
import { leerBorradores } from './queries.ts';
import {
  leerResultados,
  type ResultadoDeAnio,
  reiniciosDe,
  sinLoApartado,
  sumarAntesDe,
  sumarReinicios,
} from './resultados.ts';
import {
  type Cuenta,
  elegirCuentas,
  naturalezaDe,
  type Seleccion,
  SIN_NATURALEZA_COMUN,
} from './seleccion.ts';

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
    preliminar: await mesesPreliminares(db, { hasta: filtros.hasta }),
  };
}

export interface Resumen {
  readonly cuentas: contrato.CuentaMovida[];
  readonly total: contrato.TotalMovido;
}

export async function resumir(
  db: Database,
  seleccion: Seleccion,
  rango: Pick<Movido, 'desde' | 'hasta' | 'partidas'>,
): Promise<Resumen> {
  const { cuentas, pedida, agencias } = seleccion;
  const codigos = cuentas.map(({ idCuenta }) => idCuenta);
  const elegidas = new Set(codigos);
  const apartado = await leerApartado(db, { ...rango, cuentas: codigos, agencias });
  const deMenos = Map.groupBy(apartado, ({ idCuenta }) => idCuenta);
  const resultados = sinLoApartado(
    await leerResultados(db, { cuentas: codigos, agencias }, rango.hasta),
    apartado,
  );
  const porCuenta = Map.groupBy(resultados, ({ idCuenta }) => idCuenta);
  const movidas = (await movimientosPorCuenta(db, { ...rango, agencias }))
    .filter(({ idCuenta }) => elegidas.has(idCuenta))
    .map((movida) => ({ ...movida, ...restarLados(movida, deMenos.get(movida.idCuenta)) }));
  const naturaleza = naturalezaDe(seleccion);
  return {
    cuentas: movidas
      .map((movida) => {
        const { idCuenta, nombreCuenta, naturaleza: suya } = movida;
        const saldos = saldosDe(rango, suya, movida, porCuenta.get(idCuenta) ?? []);
        return { idCuenta, nombreCuenta, naturaleza: suya, ...saldos };
      })
      .filter(
        ({ saldoInicial, debe, haber, reinicios }) =>
          saldoInicial !== 0 || debe !== 0 || haber !== 0 || reinicios.length > 0,
      ),
    total: {
      cuenta: pedida === undefined ? null : nombrar(pedida),
      naturaleza,
      ...saldosDe(rango, naturaleza ?? SIN_NATURALEZA_COMUN, juntar(movidas), resultados),
    },
  };
}

function saldosDe(
  rango: { readonly desde: string; readonly hasta: string },
  naturaleza: Naturaleza,
  { inicial, debe, haber }: Traido,
  resultados: readonly ResultadoDeAnio[],
) {
  const sinCerrar = sumarAntesDe(resultados, rango.desde);
  const reinicios = reiniciosDe(resultados, rango, naturaleza);
  const saldoInicial = enSuNaturaleza(restar(inicial, sinCerrar), naturaleza);
  const entro = enSuNaturaleza(restar(debe, haber), naturaleza);
  return {
    ...{ saldoInicial, debe, haber },
    saldoFinal: centavos(saldoInicial + entro - sumarReinicios(reinicios)),
    reinicios,
    sinCerrar: enSuNaturaleza(sinCerrar, naturaleza),
  };
}

const nombrar = ({ idCuenta, nombreCuenta, tipoCuenta }: Cuenta) => ({ idCuenta, nombreCuenta, tipoCuenta });

interface Traido extends Lados {
  /** Debe − haber of everything before the range. */
  readonly inicial: Centavos;
}

const juntar = (movidas: readonly Traido[]): Traido => ({
  inicial: sumar(movidas.map(({ inicial }) => inicial)),
  ...sumarLados(movidas),
});
