// What somebody should look at before posting. Each warning is one small function in a list; none of them keeps a
// partida from being posted.
import { hash } from 'node:crypto';
import type { Advertencia } from '@cuadra/contract/contabilidad/borradores/advertencias';
import type { EfectoEnCuenta } from '@cuadra/contract/contabilidad/borradores/efecto';
import { formatearQuetzales, maximoDe } from '@cuadra/core/dinero';
import { type LineaDePartida, totalDebe, totalHaber } from '@cuadra/core/partida';
import type { Database } from '../../../platform/database/pool.ts';
import { buscarParecidas, listarAceptadas } from './queries.ts';

export interface PartidaMirada {
  /** The draft's own, once it has one: nothing is a duplicate of itself. */
  readonly id?: string | undefined;
  readonly fecha: string;
  readonly agencia: string;
  readonly concepto: string;
  readonly lineas: readonly LineaDePartida[];
}

export type AdvertenciaHallada = Omit<Advertencia, 'aceptada'>;

interface Vista {
  readonly partida: PartidaMirada;
  readonly hoy: string;
  readonly cuentas: readonly EfectoEnCuenta[];
}

/** Later than this, even within the month, is not the day's work any more. */
const DIAS_ATRASADOS = 10;
/** Beyond these, how many more there are. */
const NOMBRADAS_MAX = 3;

export async function hallarAdvertencias(db: Database, vista: Vista): Promise<AdvertenciaHallada[]> {
  const halladas = [await posibleDuplicada(db, vista), fechaAtrasada(vista), signoContrario(vista)];
  return halladas.filter((hallada) => hallada !== undefined);
}

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

async function posibleDuplicada(db: Database, { partida }: Vista): Promise<AdvertenciaHallada | undefined> {
  const { id, fecha, agencia, concepto, lineas } = partida;
  const total = maximoDe(totalDebe(lineas), totalHaber(lineas));
  if (total <= 0 || concepto.trim() === '') return undefined;
  const partidas = await buscarParecidas(db, { id, fecha, agencia, concepto, total });
  if (partidas.length === 0) return undefined;
  return {
    codigo: 'POSIBLE_DUPLICADA',
    clave: clave(fecha, agencia, String(total), ...partidas.map((parecida) => parecida.id).sort()),
    mensaje: `Ya hay ${partidas.length === 1 ? 'una partida' : `${partidas.length} partidas`} de esa fecha con el mismo concepto y el mismo monto, ${formatearQuetzales(total)}.`,
    partidas,
  };
}

function fechaAtrasada({ partida: { fecha }, hoy }: Vista): AdvertenciaHallada | undefined {
  // Dates that are not admitted are errors, not warnings.
  if (fecha > hoy) return undefined;
  const { days } = Temporal.PlainDate.from(fecha).until(hoy, { largestUnit: 'day' });
  const esDeOtroMes = fecha.slice(0, 7) !== hoy.slice(0, 7);
  if (!esDeOtroMes && days <= DIAS_ATRASADOS) return undefined;
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

/** Only what this partida brings about or makes worse. */
function signoContrario({ cuentas, partida: { agencia } }: Vista): AdvertenciaHallada | undefined {
  const contrarias = cuentas.filter(
    ({ antes, despues, contrarioDespues }) => contrarioDespues && despues < antes,
  );
  if (contrarias.length === 0) return undefined;
  const nombradas = contrarias
    .slice(0, NOMBRADAS_MAX)
    .map(
      ({ idCuenta, nombreCuenta, despues }) =>
        `${idCuenta} ${nombreCuenta}, con ${formatearQuetzales(despues)}`,
    );
  const mas = contrarias.length - nombradas.length;
  return {
    codigo: 'SIGNO_CONTRARIO',
    // By what the partida moves, not by the balance: what others post meanwhile warns of nothing new.
    clave: clave(agencia, ...contrarias.map(({ idCuenta, debe, haber }) => `${idCuenta} ${debe - haber}`)),
    mensaje: `${contrarias.length === 1 ? 'Quedaría' : 'Quedarían'} con saldo contrario a su naturaleza: ${nombradas.join('; ')}${mas > 0 ? ` y ${mas} más` : ''}.`,
    partidas: [],
  };
}

const LARGO_DE_CLAVE = 32;

/** Short, and another one when one of its parts is. */
function clave(...partes: readonly string[]): string {
  return hash('sha256', JSON.stringify(partes)).slice(0, LARGO_DE_CLAVE);
}
