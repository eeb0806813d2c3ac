// What somebody should look at before posting. Each warning is one small function in a list; none of them keeps a
// partida from being posted, but for the accounts that refuse to be left without balance.
import { hash } from 'node:crypto';
import type { Advertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { EfectoEnCuenta } from '@cuadra/contract/contabilidad/borradores/efecto';
import { type Centavos, formatearQuetzales, maximoDe, opuesto } from '@cuadra/core/dinero';
import type { OrigenDePartida } from '@cuadra/core/origen';
import { type LineaDePartida, totalDebe, totalHaber } from '@cuadra/core/partida';
import type { ErrorEnCampo } from '#contabilidad/libro/revisar.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { abrirCuentasTocadas } from './cuentas-tocadas.ts';
import { buscarParecidas, listarAceptadas, type Parecidas } from './queries.ts';

export interface PartidaMirada {
  /** The draft's own, once it has one: nothing is a duplicate of itself. */
  readonly id?: string | undefined;
  readonly fecha: string;
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly LineaDePartida[];
  readonly origen?: OrigenDePartida | undefined;
  /** Whatever says what it reverts; null: nothing. */
  readonly revierte?: unknown;
}

export type AdvertenciaHallada = Omit<Advertencia, 'aceptada'>;

/** A partida as it is judged: what it does to its accounts, and what there is like it. */
interface Vista {
  readonly partida: PartidaMirada;
  readonly hoy: string;
  readonly cuentas: readonly EfectoEnCuenta[];
  readonly parecidas: Parecidas & { readonly antes: number };
}

/** Later than this, even within the month, is not the day's work any more. */
const DIAS_ATRASADOS = 10;
/** Beyond these, how many more there are. */
const NOMBRADAS_MAX = 3;

export interface Mirada {
  readonly cuentas: readonly EfectoEnCuenta[];
  readonly advertencias: readonly AdvertenciaHallada[];
  /** The accounts that it would leave without balance and that refuse it: it is not posted. */
  readonly rechazos: readonly ErrorEnCampo[];
}

/** One after another, as if each were posted before the next is looked at; also over tandas. */
type Mirar = (tanda: readonly PartidaMirada[]) => Promise<Mirada[]>;

export function abrirMirada(db: Database, hoy: string): Mirar {
  const verCuentas = abrirCuentasTocadas(db, hoy);
  const verParecidas = abrirParecidas(db);
  return async (tanda) => {
    const [cuentas, parecidas] = await Promise.all([verCuentas(tanda), verParecidas(tanda)]);
    return tanda.map((partida, indice) => {
      const suyas = cuentas[indice] ?? [];
      const vista = { partida, hoy, cuentas: suyas, parecidas: parecidas[indice] ?? SIN_PARECIDAS };
      const halladas = [posibleDuplicada(vista), fechaAtrasada(vista), signoContrario(vista)];
      const advertencias = halladas.filter((hallada) => hallada !== undefined);
      return { cuentas: suyas, advertencias, rechazos: sinSaldo(vista) };
    });
  };
}

export async function mirarUna(db: Database, hoy: string, partida: PartidaMirada): Promise<Mirada> {
  const [mirada] = await abrirMirada(db, hoy)([partida]);
  if (mirada === undefined) throw new Error('Partida sin mirar');
  return mirada;
}

const SIN_PARECIDAS: Vista['parecidas'] = { texto: '', cuantas: 0, partidas: [], antes: 0 };

/** With how many like it came before it here, which are not in the books yet. */
function abrirParecidas(db: Database): (tanda: readonly PartidaMirada[]) => Promise<Vista['parecidas'][]> {
  const vistas = new Map<string, number>();
  return async (tanda) => {
    const pedidas = tanda.map((partida) => ({ id: undefined, ...partida, total: montoDe(partida) }));
    // A reversal is like none: what it undoes is there to be undone.
    const comparables = pedidas.filter(
      ({ total, concepto, revierte }) => revierte == null && total > 0 && concepto.trim() !== '',
    );
    const halladas = new Map<object, Parecidas>();
    const respuestas = comparables.length === 0 ? [] : await buscarParecidas(db, comparables);
    for (const [indice, comparable] of comparables.entries()) {
      const respuesta = respuestas[indice];
      if (respuesta !== undefined) halladas.set(comparable, respuesta);
    }
    return pedidas.map((pedida) => {
      const suyas = halladas.get(pedida);
      if (suyas === undefined) return SIN_PARECIDAS;
      const clave = [pedida.agencia, pedida.fecha, pedida.total, suyas.texto].join(' ');
      const antes = vistas.get(clave) ?? 0;
      vistas.set(clave, antes + 1);
      return { ...suyas, antes };
    });
  };
}

const montoDe = ({ lineas }: PartidaMirada): Centavos => maximoDe(totalDebe(lineas), totalHaber(lineas));

/** Each with who accepted it of that draft and why, if somebody did. */
export async function conAceptadas(
  db: Database,
  id: string | undefined,
  halladas: readonly AdvertenciaHallada[],
): Promise<Advertencia[]> {
  const aceptadas = id === undefined || halladas.length === 0 ? [] : await listarAceptadas(db, id);
  return halladas.map((hallada) => {
    const esta = aceptadas.find((una) => esLaMisma(una, hallada));
    return {
      ...hallada,
      aceptada: esta === undefined ? null : { motivo: esta.motivo, por: esta.por, en: esta.en },
    };
  });
}

type SenaDeAdvertencia = Pick<Advertencia, 'codigo' | 'clave'>;

export const esLaMisma = (una: SenaDeAdvertencia, otra: SenaDeAdvertencia): boolean =>
  una.codigo === otra.codigo && una.clave === otra.clave;

function posibleDuplicada({ partida, parecidas }: Vista): AdvertenciaHallada | undefined {
  const { fecha, agencia } = partida;
  const { cuantas, antes, partidas } = parecidas;
  if (cuantas + antes === 0) return undefined;
  const total = montoDe(partida);
  const ids = partidas.map(({ id }) => id).sort();
  return {
    codigo: 'POSIBLE_DUPLICADA',
    clave: clave(fecha, agencia, String(total), String(cuantas), String(antes), ...ids),
    mensaje: decirParecidas(cuantas, antes, formatearQuetzales(total)),
    partidas: [...partidas],
  };
}

function decirParecidas(cuantas: number, antes: number, monto: string): string {
  const iguales = `de esa fecha con el mismo concepto y el mismo monto, ${monto}`;
  const contar = (n: number) => (n === 1 ? 'una partida' : `${n.toLocaleString('es-GT')} partidas`);
  const habria = `Con esta habría ${(cuantas + antes + 1).toLocaleString('es-GT')}.`;
  if (antes === 0) return `Ya hay ${contar(cuantas)} ${iguales}.${cuantas === 1 ? '' : ` ${habria}`}`;
  if (cuantas === 0) return `El mismo envío ya trae ${contar(antes)} ${iguales}. ${habria}`;
  return `Ya hay ${contar(cuantas)} ${iguales}, y el mismo envío trae antes ${contar(antes)} más. ${habria}`;
}

/** Dates that are not admitted are errors, not warnings. */
export function estaAtrasada(fecha: string, hoy: string): boolean {
  if (fecha > hoy) return false;
  return fecha.slice(0, 7) !== hoy.slice(0, 7) || diasDesde(fecha, hoy) > DIAS_ATRASADOS;
}

const diasDesde = (fecha: string, hoy: string): number =>
  Temporal.PlainDate.from(fecha).until(hoy, { largestUnit: 'day' }).days;

function fechaAtrasada({ partida: { fecha }, hoy }: Vista): AdvertenciaHallada | undefined {
  if (!estaAtrasada(fecha, hoy)) return undefined;
  const days = diasDesde(fecha, hoy);
  const esDeOtroMes = fecha.slice(0, 7) !== hoy.slice(0, 7);
  const cuanto = days === 1 ? 'de ayer' : `de hace ${days.toLocaleString('es-GT')} días`;
  return {
    codigo: 'FECHA_ATRASADA',
    clave: clave(fecha),
    mensaje: esDeOtroMes
      ? `La fecha es ${cuanto}, de un mes anterior: cambia saldos que otros ya pudieron haber visto.`
      : `La fecha es ${cuanto}.`,
    partidas: [],
  };
}

/** Only what this partida brings about or makes worse, on its day or on a later one. */
const quedaContraria = ({ antes, despues, menor }: EfectoEnCuenta): boolean =>
  menor.saldo < 0 && despues < antes;

/** What is brought of before and what is undone could not be done another way. */
const soloSeAvisa = ({ origen, revierte }: PartidaMirada): boolean =>
  revierte != null || origen === 'historia' || origen === 'saldos_iniciales';

function signoContrario({ cuentas, partida }: Vista): AdvertenciaHallada | undefined {
  const contrarias = cuentas.filter(
    (cuenta) => quedaContraria(cuenta) && (soloSeAvisa(partida) || cuenta.saldoContrario === 'avisa'),
  );
  if (contrarias.length === 0) return undefined;
  const nombradas = contrarias.slice(0, NOMBRADAS_MAX).map(decirContraria);
  const mas = contrarias.length - nombradas.length;
  return {
    codigo: 'SIGNO_CONTRARIO',
    // By what the partida moves, not by the balance: what others post meanwhile warns of nothing new.
    clave: clave(
      partida.agencia,
      ...contrarias.map(({ idCuenta, debe, haber }) => `${idCuenta} ${debe - haber}`),
    ),
    mensaje: `${contrarias.length === 1 ? 'Quedaría' : 'Quedarían'} con saldo contrario a su naturaleza: ${nombradas.join('; ')}${mas > 0 ? ` y ${mas} más` : ''}.`,
    partidas: [],
  };
}

/** On which day, if it is not so until today. */
function decirContraria({ idCuenta, nombreCuenta, despues, menor }: EfectoEnCuenta): string {
  const dia = menor.saldo === despues ? '' : ` el ${fechaImpresa(menor.fecha)}`;
  return `${idCuenta} ${nombreCuenta}, con ${formatearQuetzales(menor.saldo)}${dia}`;
}

/** As PostgreSQL refuses it when it is posted (linea_saldo_contrario, in 0086_libro_reversiones.sql). */
function sinSaldo({ cuentas, partida }: Vista): ErrorEnCampo[] {
  if (soloSeAvisa(partida)) return [];
  return cuentas
    .filter((cuenta) => cuenta.saldoContrario === 'rechaza' && quedaContraria(cuenta))
    .map(({ idCuenta, nombreCuenta, menor }) => ({
      campo: `lineas.${partida.lineas.findIndex((linea) => linea.idCuenta === idCuenta)}.idCuenta`,
      codigo: 'CUENTA_SIN_SALDO',
      mensaje: `El saldo no alcanza: a la cuenta ${idCuenta} ${nombreCuenta} le faltarían ${formatearQuetzales(opuesto(menor.saldo))} en la agencia ${partida.agencia} el ${fechaImpresa(menor.fecha)}. Revise el monto, la cuenta o la fecha.`,
    }));
}

const LARGO_DE_CLAVE = 32;

/** Short, and another one when one of its parts is. */
function clave(...partes: readonly string[]): string {
  return hash('sha256', JSON.stringify(partes)).slice(0, LARGO_DE_CLAVE);
}
