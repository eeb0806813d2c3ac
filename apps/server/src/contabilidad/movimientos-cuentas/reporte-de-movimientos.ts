// Movimiento por Cuenta as a report: account by account, what it brought, its movements (or their sums), what it is left
// with and, if asked for, what drafts would move.
import type {
  CuentaMovida,
  GrupoDeMovimientos,
  MovimientoDeCuenta,
  MovimientoEnBorrador,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { FiltrosDe } from '@cuadra/contract/reportes/lista';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';
import { detalleDeAgencias, detalleDeFechas } from '../../reportes/detalles.ts';
import type { Reporte } from '../../reportes/reporte.ts';
import { agruparDe } from './agrupar-movimientos.ts';
import { netoAntesDe, ponerContrapartidas } from './listar-movimientos.ts';
import { contarMovimientos, type LugarEnElLibro, leerBorradores, leerMovimientos } from './queries.ts';
import { BORRADORES_MAX, type Resumen, resumir } from './resumir-movimientos.ts';
import { elegirCuentas, type Seleccion } from './seleccion.ts';

type Filtros = FiltrosDe<'movimientos-cuentas'>;

export type FilaDeMovimientos =
  | ({ readonly clase: 'cuenta' } & CuentaMovida)
  | ({ readonly clase: 'movimiento' } & MovimientoDeCuenta)
  | ({ readonly clase: 'grupo'; readonly idCuenta: string } & GrupoDeMovimientos)
  | ({ readonly clase: 'borrador' } & MovimientoEnBorrador)
  | ({ readonly clase: 'total' } & CuentaMovida);

export interface CabeceraDeMovimientos {
  readonly total: Resumen['total'];
  readonly conBorradores: boolean;
  /** The detail accounts that follow. */
  readonly cuentas: number;
}

const LOTE = 1_000;
const CONTEO_MAX = 600_000;

const nombresDeAgrupacion = { dia: 'día', mes: 'mes', agencia: 'agencia', tipo: 'tipo de partida' } as const;

export const reporteDeMovimientos: Reporte<Filtros, CabeceraDeMovimientos, FilaDeMovimientos> = {
  modulo: new URL('./movimientos-impresos.ts', import.meta.url),
  papel: ({ papel }) => ({ papel, horizontal: true }),
  async contar(db, { actor }, filtros) {
    return contar(db, await elegirCuentas(db, actor, filtros), filtros);
  },
  async dataset(db, { actor }, filtros) {
    const seleccion = await elegirCuentas(db, actor, filtros);
    const resumen = await resumir(db, seleccion, filtros);
    return {
      detalles: await describir(db, seleccion, filtros),
      agencias: seleccion.agencias,
      cabecera: {
        total: resumen.total,
        conBorradores: filtros.conBorradores === 'true',
        cuentas: resumen.cuentas.length,
      },
      lotes: recorrer(db, seleccion, resumen, filtros),
    };
  },
};

async function contar(db: Database, seleccion: Seleccion, filtros: Filtros): Promise<number> {
  const codigos = seleccion.cuentas.map(({ idCuenta }) => idCuenta);
  const { agencias } = seleccion;
  const { agrupar, desde, hasta } = filtros;
  if (agrupar === undefined)
    return contarMovimientos(db, { cuentas: codigos, agencias }, { desde, hasta }, CONTEO_MAX);
  const clave = {
    dia: sql`fecha`,
    mes: sql`date_trunc('month', fecha)`,
    agencia: sql`agencia`,
    // As many as there may be.
    tipo: sql`fecha`,
  }[agrupar];
  const { rows } = await sql<{ cuantas: number }>`
    select count(*)::int as cuantas from (
      select distinct id_cuenta, ${clave} from saldo_diario
      where id_cuenta = any(${codigos}::text[]) and agencia = any(${agencias}::text[])
        and fecha between ${desde}::date and ${hasta}::date) q`.execute(db);
  return rows[0]?.cuantas ?? 0;
}

async function describir(db: Database, { pedida, agencias }: Seleccion, filtros: Filtros): Promise<string[]> {
  const { desde, hasta, desdeCuenta, hastaCuenta, agrupar, conBorradores } = filtros;
  const cuentas =
    pedida === undefined
      ? `Cuentas de la ${desdeCuenta} a la ${hastaCuenta}`
      : `Cuenta ${pedida.idCuenta} ${pedida.nombreCuenta}`;
  return [
    cuentas,
    ...detalleDeFechas(desde, hasta),
    await detalleDeAgencias(db, agencias),
    ...(agrupar === undefined ? [] : [`Sumados por ${nombresDeAgrupacion[agrupar]}`]),
    ...(conBorradores === 'true' ? ['Incluye borradores, marcados y sin sumar'] : []),
    'Montos en quetzales.',
  ];
}

async function* recorrer(
  db: Database,
  seleccion: Seleccion,
  { cuentas }: Resumen,
  filtros: Filtros,
): AsyncGenerator<FilaDeMovimientos[]> {
  const enBorrador = await borradoresPorCuenta(db, seleccion, filtros);
  const conSaldo = new Map(cuentas.map((cuenta) => [cuenta.idCuenta, cuenta]));
  for (const { idCuenta, nombreCuenta, naturaleza } of seleccion.cuentas) {
    const suyos = enBorrador.get(idCuenta) ?? [];
    const movida = conSaldo.get(idCuenta);
    if (movida === undefined && suyos.length === 0) continue;
    const cuenta: CuentaMovida = movida ?? {
      idCuenta,
      nombreCuenta,
      naturaleza,
      saldoInicial: 0,
      debe: 0,
      haber: 0,
      saldoFinal: 0,
    };
    yield [{ clase: 'cuenta', ...cuenta }];
    yield* filtros.agrupar === undefined
      ? movimientosDe(db, seleccion, cuenta, filtros)
      : gruposDe(db, seleccion, cuenta, filtros, filtros.agrupar);
    yield [
      { clase: 'total', ...cuenta },
      ...suyos.map((borrador) => ({ clase: 'borrador' as const, ...borrador })),
    ];
  }
}

async function borradoresPorCuenta(db: Database, seleccion: Seleccion, filtros: Filtros) {
  if (filtros.conBorradores !== 'true') return new Map<string, MovimientoEnBorrador[]>();
  const cuentas = seleccion.cuentas.map(({ idCuenta }) => idCuenta);
  const { agencias } = seleccion;
  const leidos = await leerBorradores(db, { cuentas, agencias }, filtros, BORRADORES_MAX);
  return Map.groupBy(leidos, ({ idCuenta }) => idCuenta);
}

async function* movimientosDe(
  db: Database,
  seleccion: Seleccion,
  cuenta: CuentaMovida,
  { desde, hasta }: Filtros,
): AsyncGenerator<FilaDeMovimientos[]> {
  const { agencias } = seleccion;
  const cuentas = [cuenta.idCuenta];
  let neto = await netoAntesDe(db, { cuentas, agencias }, desde);
  let despuesDe: LugarEnElLibro | undefined;
  for (;;) {
    const pagina = await leerMovimientos(db, {
      cuentas,
      agencias,
      desde,
      hasta,
      orden: 'antiguos',
      despuesDe,
      limite: LOTE,
    });
    const conOtroLado = await ponerContrapartidas(db, seleccion, pagina);
    yield conOtroLado.map((movimiento) => {
      neto += movimiento.debe - movimiento.haber;
      return { clase: 'movimiento', ...movimiento, saldo: enSuNaturaleza(neto, cuenta.naturaleza) };
    });
    despuesDe = pagina.at(-1);
    if (pagina.length < LOTE) break;
  }
  exigirQueLlegue(cuenta, enSuNaturaleza(neto, cuenta.naturaleza));
}

async function* gruposDe(
  db: Database,
  { agencias }: Seleccion,
  cuenta: CuentaMovida,
  { desde, hasta }: Filtros,
  agrupar: NonNullable<Filtros['agrupar']>,
): AsyncGenerator<FilaDeMovimientos[]> {
  const { idCuenta, naturaleza } = cuenta;
  const pedido = { cuentas: [idCuenta], agencias, naturaleza, desde, hasta };
  const { grupos, saldoFinal } = await agruparDe(db, pedido, agrupar);
  yield grupos.map((grupo) => ({ clase: 'grupo', idCuenta, ...grupo }));
  exigirQueLlegue(cuenta, saldoFinal);
}

/** The lines and the stored balances tell the same, or there is no document. */
function exigirQueLlegue({ idCuenta, saldoFinal }: CuentaMovida, saldo: number): void {
  if (saldo !== saldoFinal)
    throw new Error(`Los movimientos de ${idCuenta} llegan a ${saldo} y su saldo es ${saldoFinal}.`);
}
