// Movimiento por Cuenta as a report: account by account, what it brought, its movements (or their sums), what it is left
// with and, if asked for, what drafts would move.
import type {
  CuentaMovida,
  GrupoDeMovimientos,
  MovimientoDeCuenta,
  MovimientoEnBorrador,
  ReinicioDeResultados,
  TotalMovido,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { FiltrosDe } from '@cuadra/contract/reportes/lista';
import { CERO, type Centavos, centavos } from '@cuadra/core/dinero';
import { decirCuales } from '@cuadra/core/partidas-contadas';
import { enSuNaturaleza } from '@cuadra/core/saldos';
import { sql } from 'kysely';
import { mesesPreliminares } from '#contabilidad/periodos/meses-preliminares.ts';
import type { Database } from '#platform/database/pool.ts';
import { detalleDeAgencias, detalleDeFechas } from '#reportes/detalles.ts';
import { definirReporte } from '#reportes/reporte.ts';
import { agruparDe } from './agrupar-movimientos.ts';
import { ponerContrapartidas } from './listar-movimientos.ts';
import type * as presentacion from './movimientos-impresos.ts';
import { contarMovimientos, type LugarEnElLibro, leerBorradores, leerMovimientos } from './queries.ts';
import { netoAntesDe } from './resultados.ts';
import { BORRADORES_MAX, type Resumen, resumir } from './resumir-movimientos.ts';
import { elegirCuentas, type Seleccion } from './seleccion.ts';

type Filtros = FiltrosDe<'movimientos-cuentas'>;

export type FilaDeMovimientos =
  | ({ readonly clase: 'cuenta' } & CuentaMovida)
  | ({ readonly clase: 'movimiento' } & MovimientoDeCuenta)
  /** With the balance it leaves; none where rows carry none. */
  | ({ readonly clase: 'reinicio'; readonly saldo: Centavos | null } & ReinicioDeResultados)
  | ({ readonly clase: 'grupo'; readonly idCuenta: string } & GrupoDeMovimientos)
  | ({ readonly clase: 'borrador' } & MovimientoEnBorrador)
  | ({ readonly clase: 'total' } & CuentaMovida);

export interface CabeceraDeMovimientos {
  /** What those that follow make together; null when one says it all. */
  readonly total: TotalMovido | null;
  readonly conBorradores: boolean;
  /** Its name; null when they are told one by one. */
  readonly sumadosPor: string | null;
}

const LOTE = 1_000;
const CONTEO_MAX = 600_000;

const nombresDeAgrupacion = { dia: 'día', mes: 'mes', agencia: 'agencia', tipo: 'tipo de partida' } as const;

export const reporteDeMovimientos = definirReporte<'movimientos-cuentas', typeof presentacion>(
  'movimientos-cuentas',
  {
    modulo: new URL('./movimientos-impresos.ts', import.meta.url),
    papel: ({ papel }) => ({ papel }),
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
          total: resumen.cuentas.length > (resumen.total.cuenta === null ? 0 : 1) ? resumen.total : null,
          conBorradores: filtros.conBorradores === 'true',
          sumadosPor: filtros.agrupar === undefined ? null : nombresDeAgrupacion[filtros.agrupar],
        },
        enPapel: { preliminar: await mesesPreliminares(db, { hasta: filtros.hasta }) },
        lotes: recorrer(db, seleccion, resumen, filtros),
      };
    },
  },
);

async function contar(db: Database, seleccion: Seleccion, filtros: Filtros): Promise<number> {
  const codigos = seleccion.cuentas.map(({ idCuenta }) => idCuenta);
  const { agencias } = seleccion;
  const { agrupar, desde, hasta, partidas } = filtros;
  if (agrupar === undefined)
    return contarMovimientos(db, { cuentas: codigos, agencias, partidas }, { desde, hasta }, CONTEO_MAX);
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

async function describir(db: Database, seleccion: Seleccion, filtros: Filtros): Promise<string[]> {
  const { agencias } = seleccion;
  const { desde, hasta, partidas, agrupar, conBorradores } = filtros;
  return [
    nombrarCuentas(seleccion, filtros),
    ...detalleDeFechas(desde, hasta),
    await detalleDeAgencias(db, agencias),
    ...(partidas === undefined ? [] : [decirCuales(partidas)]),
    ...(agrupar === undefined ? [] : [`Sumados por ${nombresDeAgrupacion[agrupar]}`]),
    ...(conBorradores === 'true' ? ['Incluye borradores, marcados y sin sumar'] : []),
    'Montos en quetzales.',
  ];
}

function nombrarCuentas(
  { pedida, etiqueta, cuentas }: Seleccion,
  { desdeCuenta, hastaCuenta }: Filtros,
): string {
  if (pedida !== undefined) return `Cuenta ${pedida.idCuenta} ${pedida.nombreCuenta}`;
  if (etiqueta === undefined) return `Cuentas de la ${desdeCuenta} a la ${hastaCuenta}`;
  return `Etiqueta ${etiqueta}: ${cuentas.length} ${cuentas.length === 1 ? 'cuenta' : 'cuentas'} de detalle`;
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
      saldoInicial: CERO,
      debe: CERO,
      haber: CERO,
      saldoFinal: CERO,
      reinicios: [],
      sinCerrar: CERO,
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
  { desde, hasta, partidas }: Filtros,
): AsyncGenerator<FilaDeMovimientos[]> {
  const { agencias } = seleccion;
  const cuentas = [cuenta.idCuenta];
  let neto = await netoAntesDe(db, { cuentas, agencias }, desde);
  let despuesDe: LugarEnElLibro | undefined;
  const porVenir = [...cuenta.reinicios];
  /** Those up to a day; at each one the balance must have come to what it says, or there is no document. */
  const reiniciar = (dia: string) => {
    const llegados = porVenir.splice(0, porVenir.filter(({ fecha }) => fecha <= dia).length);
    return llegados.map((reinicio): FilaDeMovimientos => {
      exigirQueLlegue(cuenta, enSuNaturaleza(neto, cuenta.naturaleza), reinicio.monto);
      neto = CERO;
      return { clase: 'reinicio', ...reinicio, saldo: CERO };
    });
  };
  for (;;) {
    const pagina = await leerMovimientos(db, {
      cuentas,
      agencias,
      desde,
      hasta,
      partidas,
      orden: 'antiguos',
      despuesDe,
      limite: LOTE,
    });
    const conOtroLado = await ponerContrapartidas(db, seleccion, pagina);
    yield conOtroLado.flatMap((movimiento): FilaDeMovimientos[] => {
      const antes = reiniciar(movimiento.fecha);
      neto = centavos(neto + movimiento.debe - movimiento.haber);
      const saldo = enSuNaturaleza(neto, cuenta.naturaleza);
      return [...antes, { clase: 'movimiento', ...movimiento, saldo }];
    });
    despuesDe = pagina.at(-1);
    if (pagina.length < LOTE) break;
  }
  yield reiniciar(hasta);
  exigirQueLlegue(cuenta, enSuNaturaleza(neto, cuenta.naturaleza), cuenta.saldoFinal);
}

async function* gruposDe(
  db: Database,
  { agencias }: Seleccion,
  cuenta: CuentaMovida,
  { desde, hasta, partidas }: Filtros,
  agrupar: NonNullable<Filtros['agrupar']>,
): AsyncGenerator<FilaDeMovimientos[]> {
  const { idCuenta, naturaleza } = cuenta;
  const pedido = { cuentas: [idCuenta], agencias, naturaleza, desde, hasta, partidas };
  const { grupos, saldoFinal, reinicios } = await agruparDe(db, pedido, agrupar);
  const porDias = agrupar === 'dia' || agrupar === 'mes';
  const filas = grupos.map((grupo): FilaDeMovimientos => ({ clase: 'grupo', idCuenta, ...grupo }));
  for (const reinicio of reinicios.toReversed()) {
    const antes = porDias ? grupos.filter(({ clave }) => clave < reinicio.fecha).length : grupos.length;
    filas.splice(antes, 0, { clase: 'reinicio', ...reinicio, saldo: porDias ? CERO : null });
  }
  yield filas;
  exigirQueLlegue(cuenta, saldoFinal, cuenta.saldoFinal);
}

/** The lines and the stored balances tell the same, or there is no document. */
function exigirQueLlegue({ idCuenta }: CuentaMovida, saldo: Centavos, esperado: Centavos): void {
  if (saldo !== esperado)
    throw new Error(`Los movimientos de ${idCuenta} llegan a ${saldo} y su saldo es ${esperado}.`);
}
