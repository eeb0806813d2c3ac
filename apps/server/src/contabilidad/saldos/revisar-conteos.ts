// How many partidas each day is said to have, and what they add up to, against the partidas themselves.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { type Centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { nombresDeTipoDePartida, type TipoDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { DeAgencia } from './de-agencia.ts';
import { type AlcanceDeSaldos, delAlcance, exacto } from './revisar-saldos.ts';

const HALLAZGOS_MAX = 100;

export async function revisarConteos(db: Database, alcance: AlcanceDeSaldos): Promise<Hallazgo[]> {
  return (await compararConteos(db, alcance, HALLAZGOS_MAX)).map(comoHallazgo);
}

export async function hallarConteos(db: Database, alcance: AlcanceDeSaldos): Promise<DeAgencia[]> {
  const distintos = await compararConteos(db, alcance);
  return distintos.map((conteo) => ({ agencia: conteo.agencia, hallazgo: comoHallazgo(conteo) }));
}

export async function compararConteos(
  db: Database,
  alcance: AlcanceDeSaldos,
  max?: number,
): Promise<readonly ConteoDistinto[]> {
  const { rows } = await sql<ConteoDistinto>`
    select agencia, fecha, tipo, coalesce(s.cantidad, 0) as cantidad_guardada,
      ${exacto('s.total')} as total_guardado, coalesce(s.lineas, 0) as lineas_guardadas,
      coalesce(r.cantidad, 0) as cantidad, ${exacto('r.total')} as total, coalesce(r.lineas, 0) as lineas
    from (select d.agencia, d.fecha, d.tipo, d.cantidad, d.total, d.lineas from partida_por_dia d where ${delAlcance('d', alcance)}) s
    full join (
      select p.agencia, p.fecha, p.tipo, count(*)::int as cantidad, sum(p.total) as total,
        sum(p.cantidad_lineas)::int as lineas
      from partida p where ${delAlcance('p', alcance)} group by 1, 2, 3
    ) r using (agencia, fecha, tipo)
    where s.cantidad is distinct from r.cantidad or s.total is distinct from r.total
      or s.lineas is distinct from r.lineas
    order by fecha, agencia, tipo limit ${max ?? null}`.execute(db);
  return rows;
}

export interface ConteoDistinto {
  readonly agencia: string;
  readonly fecha: string;
  readonly tipo: TipoDePartida;
  readonly cantidadGuardada: number;
  readonly totalGuardado: Centavos;
  readonly lineasGuardadas: number;
  readonly cantidad: number;
  readonly total: Centavos;
  readonly lineas: number;
}

function comoHallazgo(fila: ConteoDistinto): Hallazgo {
  // The lines are told when they alone are wrong: otherwise they only repeat it.
  const soloLineas = fila.cantidadGuardada === fila.cantidad && fila.totalGuardado === fila.total;
  const dice = (cantidad: number, total: Centavos, lineas: number) =>
    `${cantidad.toLocaleString('es-GT')} por ${formatearQuetzales(total)}${soloLineas ? ` con ${contarLineas(lineas)}` : ''}`;
  return {
    regla: 'saldos',
    ejercicio: null,
    numero: null,
    idPartida: null,
    mensaje: `El conteo guardado de partidas de tipo ${nombresDeTipoDePartida[fila.tipo].toLowerCase()} de la agencia ${fila.agencia} el ${fila.fecha.split('-').reverse().join('/')} dice ${dice(fila.cantidadGuardada, fila.totalGuardado, fila.lineasGuardadas)}; son ${dice(fila.cantidad, fila.total, fila.lineas)}.`,
  };
}

const contarLineas = (lineas: number): string =>
  lineas === 1 ? '1 línea' : `${lineas.toLocaleString('es-GT')} líneas`;
