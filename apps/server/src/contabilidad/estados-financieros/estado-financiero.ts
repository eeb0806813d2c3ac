// A financial statement as a report: one dataset, which the screen, the PDF and the sheets all show. It asks for the
// stored balances at a handful of days and the rest is arithmetic of core.
import {
  columnasUsuales,
  type EstadoFinanciero,
  type FiltrosDeEstado,
  formas,
  type NombreDeEstado,
  titulosDeEstado,
} from '@cuadra/contract/contabilidad/estados-financieros';
import { armarEstado, type Datos } from '@cuadra/core/estados-financieros/armar';
import { balanceGeneral } from '@cuadra/core/estados-financieros/balance-general';
import { cifrasDe, cortesDe } from '@cuadra/core/estados-financieros/cifras';
import { type CuentaDelCatalogo, coberturaDe } from '@cuadra/core/estados-financieros/cobertura';
import {
  desdeEnero,
  type Plan,
  planPorAgencia,
  planPorPeriodo,
} from '@cuadra/core/estados-financieros/columnas';
import {
  armarComprobacion,
  armarComprobacionPorAgencia,
  planDeComprobacion,
} from '@cuadra/core/estados-financieros/comprobacion';
import type { Definicion } from '@cuadra/core/estados-financieros/definicion';
import { porMargenes, productosYGastos } from '@cuadra/core/estados-financieros/estado-de-resultados';
import type { Comprobada, Fila, Opciones } from '@cuadra/core/estados-financieros/fila';
import { flujoDirecto, flujoIndirecto } from '@cuadra/core/estados-financieros/flujo-de-efectivo';
import { rangosDe } from '@cuadra/core/estados-financieros/rangos';
import type { Database } from '../../platform/database/pool.ts';
import { listarAgencias } from '../agencias/queries.ts';
import { listarCuentas } from '../catalogo/queries.ts';
import { leerCuentasDeCierre } from '../periodos/queries.ts';
import { cambiosEnElPatrimonio } from './cambios-en-el-patrimonio.ts';
import { leerLibro } from './queries.ts';
import { detallesDe, FIRMAS } from './textos.ts';

export interface PedidoDeEstado {
  readonly estado: NombreDeEstado;
  readonly filtros: FiltrosDeEstado;
  /** Those asked for, which the person may see. */
  readonly agencias: readonly string[];
}

/** What each statement makes of the chart and the balances. */
export interface Cuerpo {
  readonly catalogo: readonly CuentaDelCatalogo[];
  readonly columnas: EstadoFinanciero['columnas'];
  readonly filas: readonly Fila[];
  readonly pruebas: readonly Comprobada[];
}

export async function estadoFinanciero(db: Database, pedido: PedidoDeEstado): Promise<EstadoFinanciero> {
  const { estado, filtros } = pedido;
  const agencias = (await listarAgencias(db))
    .filter(({ idAgencia }) => pedido.agencias.includes(idAgencia))
    .map(({ idAgencia, nombreAgencia }) => ({ idAgencia, nombreAgencia }));
  const definicion = definicionDe(pedido);
  const { catalogo, columnas, filas, pruebas } =
    estado === 'cambios-en-el-patrimonio'
      ? await cambiosEnElPatrimonio(db, filtros, agencias)
      : await porColumnas(db, pedido, agencias);
  const { cuentas, sinUbicar, repetidas } = coberturaDe(definicion, catalogo);
  return {
    estado,
    titulo: titulosDeEstado[estado],
    detalles: detallesDe(pedido, agencias),
    fecha: filtros.fecha,
    agencias,
    columnas,
    filas: filas.map((fila) => ({ ...fila, valores: [...fila.valores], suma: [...fila.suma] })),
    pruebas: [...pruebas],
    cobertura: { cuentas, sinUbicar: sinUbicar.map(nombrar), repetidas: repetidas.map(nombrar) },
    notas: [...definicion.notas],
    firmas: [...FIRMAS],
  };
}

async function porColumnas(
  db: Database,
  pedido: PedidoDeEstado,
  agencias: EstadoFinanciero['agencias'],
): Promise<Cuerpo> {
  const { estado, filtros } = pedido;
  const plan = planDe(pedido, agencias);
  const libro = await leerLibro(db, {
    cortes: plan.bases.flatMap(cortesDe),
    agencias: pedido.agencias,
  });
  const datos: Datos = {
    plan,
    bases: plan.bases.map(({ agencia, ...rango }) =>
      cifrasDe(libro, { ...rango, agencias: agencia === undefined ? pedido.agencias : [agencia] }),
    ),
    // After the balances: an account that has any was in the chart before them.
    catalogo: await listarCuentas(db),
    cuentasDeCierre: await leerCuentasDeCierre(db),
  };
  const { filas, pruebas } =
    estado === 'balance-de-comprobacion'
      ? comprobacion(datos, filtros)
      : armarEstado(definicionDe(pedido), datos, opcionesDe(filtros));
  return { catalogo: datos.catalogo, columnas: plan.columnas.map(columnaDe), filas, pruebas };
}

function comprobacion(datos: Datos, filtros: FiltrosDeEstado) {
  const armar = filtros.por === 'agencia' ? armarComprobacionPorAgencia : armarComprobacion;
  return armar({ ...datos, antesDelCierre: filtros.antesDelCierre === 'true' }, opcionesDe(filtros));
}

function planDe(
  { estado, filtros: { fecha, desde, por, medida, columnas } }: PedidoDeEstado,
  agencias: EstadoFinanciero['agencias'],
): Plan {
  const rangos = rangosDe(fecha);
  switch (estado) {
    case 'balance-de-comprobacion': {
      const rango = { desde: desde ?? rangos.mes.desde, hasta: fecha };
      return por === 'agencia' ? planPorAgencia('saldo', rango, agencias) : planDeComprobacion(rango);
    }
    case 'balance-general':
      return por === 'agencia'
        ? planPorAgencia('saldo', desdeEnero(fecha), agencias)
        : planPorPeriodo('saldo', fecha, columnas ?? columnasUsuales[estado]);
    case 'estado-de-resultados':
    case 'flujo-de-efectivo':
      return por === 'agencia'
        ? planPorAgencia('movimiento', rangos[medida], agencias)
        : planPorPeriodo('movimiento', fecha, columnas ?? columnasUsuales[estado]);
    case 'cambios-en-el-patrimonio':
      throw new Error('Los cambios en el patrimonio no se arman por columnas.');
    default:
      return estado satisfies never;
  }
}

/** The rows of the statement; of the two that have none of their own, what they answer for. */
function definicionDe({ estado, filtros: { forma } }: PedidoDeEstado): Definicion {
  switch (estado) {
    case 'balance-general':
    case 'balance-de-comprobacion':
      return balanceGeneral;
    case 'estado-de-resultados':
      return forma === formas[estado][1] ? porMargenes : productosYGastos;
    case 'flujo-de-efectivo':
      return forma === formas[estado][1] ? flujoIndirecto : flujoDirecto;
    case 'cambios-en-el-patrimonio':
      return { ...balanceGeneral, clases: ['5', '6', '7'] };
    default:
      return estado satisfies never;
  }
}

export const opcionesDe = ({ nivelDesde, nivelHasta, conCero }: FiltrosDeEstado): Opciones => ({
  niveles: { desde: nivelDesde, hasta: nivelHasta },
  conCero: conCero === 'true',
});

function columnaDe({ clave, titulo, subtitulo, clase, enlace }: Plan['columnas'][number]) {
  const tipo = clase === 'porcentaje' ? ('porcentaje' as const) : ('monto' as const);
  return { clave, titulo, subtitulo, clase: tipo, enlace: enlace ?? null };
}

const nombrar = ({ idCuenta, nombreCuenta }: { idCuenta: string; nombreCuenta: string }) => ({
  idCuenta,
  nombreCuenta,
});
