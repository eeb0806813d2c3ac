// A financial statement as a report: one dataset, which the screen, the PDF and the sheets all show. It asks for the
// stored balances at a handful of days and the rest is arithmetic of core.
import type { EstadoFinanciero, FiltrosDeEstado } from '@cuadra/contract/contabilidad/estados-financieros';
import {
  columnasUsuales,
  formas,
  type NombreDeEstado,
  titulosDeEstado,
} from '@cuadra/contract/contabilidad/opciones';
import { type Armado, armarEstado, type Datos } from '@cuadra/core/estados-financieros/armar';
import { balanceGeneral } from '@cuadra/core/estados-financieros/balance-general';
import { cifrasDe, cortesDe } from '@cuadra/core/estados-financieros/cifras';
import { type CuentaDelCatalogo, coberturaDe } from '@cuadra/core/estados-financieros/cobertura';
import {
  type Base,
  desdeEnero,
  type Plan,
  planPorAgencia,
  planPorPeriodo,
} from '@cuadra/core/estados-financieros/columnas';
import {
  armarComprobacion,
  armarComprobacionPorAgencia,
  type DatosDeComprobacion,
  planDeComprobacion,
} from '@cuadra/core/estados-financieros/comprobacion';
import type { Definicion } from '@cuadra/core/estados-financieros/definicion';
import { porMargenes, productosYGastos } from '@cuadra/core/estados-financieros/estado-de-resultados';
import type { Opciones } from '@cuadra/core/estados-financieros/fila';
import { flujoDirecto, flujoIndirecto } from '@cuadra/core/estados-financieros/flujo-de-efectivo';
import { rangosDe } from '@cuadra/core/estados-financieros/rangos';
import { listarAgencias } from '#contabilidad/agencias/queries.ts';
import { listarCuentas } from '#contabilidad/catalogo/queries.ts';
import { leerCuentasDeCierre } from '#contabilidad/periodos/queries.ts';
import type { Database } from '#platform/database/pool.ts';
import { cambiosEnElPatrimonio } from './cambios-en-el-patrimonio.ts';
import { leerLibroDeEstados } from './queries.ts';
import { detallesDe } from './textos.ts';

export interface PedidoDeEstado {
  readonly estado: NombreDeEstado;
  readonly filtros: FiltrosDeEstado;
  /** Those asked for, which the person may see. */
  readonly agencias: readonly string[];
}

/** What each statement makes of the chart and the balances. */
export interface Cuerpo extends Armado {
  readonly catalogo: readonly CuentaDelCatalogo[];
  readonly columnas: EstadoFinanciero['columnas'];
}

export async function estadoFinanciero(db: Database, pedido: PedidoDeEstado): Promise<EstadoFinanciero> {
  const { estado, filtros } = pedido;
  const agencias = await agenciasDe(db, pedido);
  const { catalogo, columnas, filas, pruebas } = await cuerpoDe(db, pedido, agencias);
  const definicion = definicionDe(pedido, catalogo);
  const { cuentas, sinUbicar, repetidas } = coberturaDe(definicion, catalogo);
  return {
    estado,
    titulo: titulosDeEstado[estado],
    detalles: detallesDe(pedido, agencias),
    fecha: filtros.fecha,
    agencias,
    columnas,
    filas: filas.map(({ valores, suma, sinCierre, ...fila }) => {
      return { ...fila, valores: [...valores], suma: [...suma], sinCierre: [...sinCierre] };
    }),
    pruebas: [...pruebas],
    cobertura: { cuentas, sinUbicar: sinUbicar.map(nombrar), repetidas: repetidas.map(nombrar) },
    notas: [...definicion.notas],
  };
}

/** The figures, before they are given a heading and a foot. */
export function cuerpoDe(
  db: Database,
  pedido: PedidoDeEstado,
  agencias: EstadoFinanciero['agencias'],
): Promise<Cuerpo> {
  return pedido.estado === 'cambios-en-el-patrimonio'
    ? cambiosEnElPatrimonio(db, pedido.filtros, agencias)
    : porColumnas(db, pedido, agencias);
}

export async function agenciasDe(
  db: Database,
  pedido: PedidoDeEstado,
): Promise<EstadoFinanciero['agencias']> {
  return (await listarAgencias(db))
    .filter(({ idAgencia }) => pedido.agencias.includes(idAgencia))
    .map(({ idAgencia, nombreAgencia }) => ({ idAgencia, nombreAgencia }));
}

async function porColumnas(
  db: Database,
  pedido: PedidoDeEstado,
  agencias: EstadoFinanciero['agencias'],
): Promise<Cuerpo> {
  const { estado, filtros } = pedido;
  const plan = planDe(pedido, agencias);
  const esComprobacion = estado === 'balance-de-comprobacion';
  // Where the year of a range begins: what it brought is told apart from what came before.
  const anios = esComprobacion ? plan.bases.map((base) => ({ ...base, ...desdeEnero(base.desde) })) : [];
  const libro = await leerLibroDeEstados(db, {
    cortes: [...plan.bases, ...anios].flatMap(cortesDe),
    agencias: pedido.agencias,
    rangos: estado === 'flujo-de-efectivo' ? plan.bases : [],
  });
  const cifras = ({ agencia, ...rango }: Base) =>
    cifrasDe(libro, { ...rango, agencias: agencia === undefined ? pedido.agencias : [agencia] });
  const datos: Datos = {
    plan,
    bases: plan.bases.map(cifras),
    // After the balances: an account that has any was in the chart before them.
    catalogo: await listarCuentas(db),
    cuentasDeCierre: await leerCuentasDeCierre(db),
  };
  const armado = esComprobacion
    ? comprobacion({ ...datos, anteriores: anios.map(cifras) }, filtros)
    : armarEstado(definicionDe(pedido, datos.catalogo), datos, opcionesDe(filtros));
  return { ...armado, catalogo: datos.catalogo, columnas: plan.columnas.map(columnaDe) };
}

function comprobacion(datos: Omit<DatosDeComprobacion, 'antesDelCierre'>, filtros: FiltrosDeEstado): Armado {
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
function definicionDe(
  { estado, filtros: { forma } }: PedidoDeEstado,
  catalogo: readonly CuentaDelCatalogo[],
): Definicion {
  switch (estado) {
    case 'balance-general':
    case 'balance-de-comprobacion':
      return balanceGeneral;
    case 'estado-de-resultados':
      return forma === formas[estado][1] ? porMargenes(catalogo) : productosYGastos;
    case 'flujo-de-efectivo':
      return (forma === formas[estado][1] ? flujoIndirecto : flujoDirecto)(catalogo);
    case 'cambios-en-el-patrimonio':
      return { ...balanceGeneral, clases: ['5', '6', '7'] };
    default:
      return estado satisfies never;
  }
}

const opcionesDe = ({ nivelDesde, nivelHasta, conCero }: FiltrosDeEstado): Opciones => ({
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
