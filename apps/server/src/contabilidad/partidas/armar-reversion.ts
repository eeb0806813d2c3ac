// The mirror of a partida, or of some of its lines, and what is asked of it besides what is asked of any partida: that it is not
// dated before what it reverts and, of a closed year, that somebody says where its productos and gastos go. In their own accounts
// they would be earned or spent in the year that is open now.
import type { DestinoDeResultados, Reversion } from '@cuadra/contract/contabilidad/reversion';
import { esDeResultado } from '@cuadra/core/cierre';
import type { OrigenDePartida } from '@cuadra/core/origen';
import { lineasInversas, numeroDePartida, type TipoDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import {
  type PartidaPorContabilizar,
  porContabilizar,
} from '#contabilidad/libro/partida-por-contabilizar.ts';
import type { ErrorEnCampo } from '#contabilidad/libro/revisar.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type LineaNumerada, leerLineas } from './queries.ts';

export interface PorRevertir {
  readonly id: string;
  readonly tipo: TipoDePartida;
  readonly origen: OrigenDePartida;
  readonly ejercicio: number;
  readonly numero: number;
  readonly fecha: string;
  readonly agencia: string;
}

export interface OrdenDeReversion {
  readonly fecha: string;
  readonly motivo: string;
  /** Absent: all. */
  readonly lineas?: readonly number[] | undefined;
  readonly resultados?: DestinoDeResultados | undefined;
}

export interface ReversionArmada {
  readonly partida: PartidaPorContabilizar;
  /** Why it is not one that can be posted. */
  readonly errores: readonly ErrorEnCampo[];
}

export async function armarReversion(
  db: Database,
  { actor }: ContextoConActor,
  original: PorRevertir,
  { fecha, motivo, lineas: numeros, resultados }: OrdenDeReversion,
): Promise<ReversionArmada> {
  const { agencia, origen } = original;
  const cerrado = await verEjercicioCerrado(db, original);
  const lineas = elegirLineas(await leerLineas(db, original), numeros);
  const destino = destinoDe(cerrado, lineas, resultados);
  const partida = porContabilizar({
    ...{ origen, revierte: original, motivo, fecha, agencia, autor: actor.id },
    concepto: `Reversión de la partida ${numeroDePartida(original)}: ${motivo}`,
    lineas: lineasInversas(lineas).map((linea) =>
      destino.cuenta !== undefined && esDeResultado(linea.idCuenta)
        ? { ...linea, idCuenta: destino.cuenta }
        : linea,
    ),
  });
  return { partida, errores: [...noEsAnterior(original.fecha, fecha), ...destino.errores] };
}

/** As PostgreSQL refuses it (partida_revierte_despues, in 0086_libro_reversiones.sql). */
export function noEsAnterior(original: string, fecha: string): ErrorEnCampo[] {
  if (fecha >= original) return [];
  const mensaje = `La partida que revierte es del ${fechaImpresa(original)}: la reversión es de ese día o de uno posterior.`;
  return [{ campo: 'fecha', codigo: 'REVERSION_ANTES_DE_LA_ORIGINAL', mensaje }];
}

type EjercicioCerrado = Reversion['ejercicioCerrado'];

export async function verEjercicioCerrado(
  db: Database,
  { ejercicio, numero }: Pick<PorRevertir, 'ejercicio' | 'numero'>,
): Promise<EjercicioCerrado> {
  const { rows } = await sql<NonNullable<EjercicioCerrado>>`
    select e.anio,
      array(select l.n from linea l where (l.ejercicio, l.numero) = (e.anio, ${numero}) and left(l.id_cuenta, 1) in ('6', '7')
        order by l.n) as lineas,
      (select json_build_object('idCuenta', c.id_cuenta, 'nombreCuenta', c.nombre_cuenta) from configuracion_contable g
        join cuenta c on c.id_cuenta = g.cuenta_resultados_acumulados and c.tipo_cuenta = 'D' and c.estado = 'activa') as cuenta
    from ejercicio e where e.anio = ${ejercicio} and e.estado = 'cerrado'`.execute(db);
  return rows[0] ?? null;
}

interface Destino {
  /** The account of those of results; undefined: their own. */
  readonly cuenta?: string;
  readonly errores: readonly ErrorEnCampo[];
}

function destinoDe(
  cerrado: EjercicioCerrado,
  lineas: readonly LineaNumerada[],
  resultados: DestinoDeResultados | undefined,
): Destino {
  if (!lineas.some(({ idCuenta }) => esDeResultado(idCuenta))) return { errores: [] };
  if (cerrado === null) return { errores: resultados === 'anteriores' ? [NO_ESTA_CERRADO] : [] };
  if (resultados === undefined) return { errores: [digaADonde(cerrado.anio)] };
  if (resultados === 'mismas') return { errores: [] };
  return cerrado.cuenta === null
    ? { errores: [SIN_CUENTA] }
    : { errores: [], cuenta: cerrado.cuenta.idCuenta };
}

const digaADonde = (anio: number): ErrorEnCampo => ({
  campo: 'resultados',
  codigo: 'REVERSION_DE_EJERCICIO_CERRADO',
  mensaje: `Es de un ejercicio cerrado, ${anio}. Diga si sus productos y gastos van a resultados de ejercicios anteriores o a sus mismas cuentas.`,
});

const NO_ESTA_CERRADO: ErrorEnCampo = {
  campo: 'resultados',
  codigo: 'REVERSION_INVALIDA',
  mensaje: 'Su ejercicio no está cerrado: los productos y gastos se revierten en sus mismas cuentas.',
};

const SIN_CUENTA: ErrorEnCampo = {
  campo: 'resultados',
  codigo: 'REVERSION_INVALIDA',
  mensaje:
    'Ninguna cuenta activa es la de resultados de ejercicios anteriores: dígala en la configuración contable.',
};

/** All of them, or those asked for, in their own order; whether they balance is for the ledger to say. */
function elegirLineas(lineas: readonly LineaNumerada[], numeros: readonly number[] | undefined) {
  if (numeros === undefined) return lineas;
  const existentes = new Set(lineas.map(({ n }) => n));
  const errores = numeros.flatMap((n, indice) =>
    existentes.has(n) && numeros.indexOf(n) === indice ? [] : [{ campo: `lineas.${indice}`, ...ajena(n) }],
  );
  if (errores.length > 0) throw new ProblemaError('REVERSION_INVALIDA', { errores });
  const pedidas = new Set(numeros);
  return lineas.filter(({ n }) => pedidas.has(n));
}

function ajena(n: number) {
  return {
    codigo: 'REVERSION_INVALIDA',
    mensaje: `La línea ${n} no es de la partida o está repetida.`,
  } as const;
}
