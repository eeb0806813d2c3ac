// What a month's close asks of the cajas: that every jornada of the days being closed was reviewed, and that no cash is still
// on its way since then. Nobody lets it pass: until a jornada is reviewed its difference is in no account.
import { type EstadoDeJornada, nombresDeEstadoDeJornada } from '@cuadra/core/cajas/jornada';
import { nombresDeEstadoDeTraslado } from '@cuadra/core/cajas/movimiento';
import { sql } from 'kysely';
import {
  type Alcance,
  type Compuerta,
  DETALLES_MAX,
  EN_ORDEN,
  type Revision,
} from '#contabilidad/periodos/compuerta.ts';
import type { Database } from '#platform/database/pool.ts';
import { enlaceAJornada, enlaceALasCajas } from './enlace.ts';

export const cajasRevisadas: Compuerta = {
  id: 'cajas-revisadas',
  titulo: 'Cajas revisadas',
  admiteExcepcion: false,
  soloDeAniosPropios: true,
  revisar,
};

async function revisar(db: Database, alcance: Alcance): Promise<Revision> {
  const [jornadas, traslados] = await Promise.all([
    jornadasSinRevisar(db, alcance),
    trasladosEnCamino(db, alcance),
  ]);
  const sinRevisar = jornadas[0]?.total ?? 0;
  const enCamino = traslados[0]?.total ?? 0;
  if (sinRevisar + enCamino === 0) return EN_ORDEN;
  const que = [
    ...(sinRevisar === 0
      ? []
      : [`${sinRevisar} ${sinRevisar === 1 ? 'jornada' : 'jornadas'} de caja sin revisar`]),
    ...(enCamino === 0
      ? []
      : [`${enCamino} ${enCamino === 1 ? 'traslado' : 'traslados'} de efectivo sin recibir`]),
  ];
  return {
    pasa: false,
    motivo: `Hay ${que.join(' y ')} con fecha del periodo. Revise las jornadas y termine los traslados.`,
    detalle: [
      ...jornadas.map(({ id, fecha, caja, cajero, estado }) => ({
        id,
        texto: `${enDia(fecha)} ${caja} (${cajero}): ${nombresDeEstadoDeJornada[estado].toLowerCase()}`,
        enlace: enlaceAJornada(id),
      })),
      ...traslados.map(({ id, fecha, origen, destino, estado }) => ({
        id,
        texto: `${enDia(fecha)} De ${origen} a ${destino}: ${nombresDeEstadoDeTraslado[estado].toLowerCase()}`,
        enlace: enlaceALasCajas(fecha),
      })),
    ],
  };
}

interface SinRevisar {
  readonly id: string;
  readonly fecha: string;
  readonly caja: string;
  readonly cajero: string;
  readonly estado: EstadoDeJornada;
  readonly total: number;
}

async function jornadasSinRevisar(db: Database, { desde, hasta, agencia }: Alcance): Promise<SinRevisar[]> {
  const { rows } = await sql<SinRevisar>`
    select j.id, j.fecha, c.codigo || ' ' || c.nombre as caja, u.nombre as cajero, j.estado, count(*) over () as total
    from jornada j join caja c on c.id = j.caja join usuario u on u.id = j.cajero
    where j.estado <> 'revisada' and j.fecha between ${desde}::date and ${hasta}::date and c.agencia = ${agencia}
    order by j.fecha, c.codigo, j.abierta_en limit ${DETALLES_MAX}`.execute(db);
  return rows;
}

interface EnCamino {
  readonly id: string;
  readonly fecha: string;
  readonly origen: string;
  readonly destino: string;
  readonly estado: 'en_transito' | 'rechazado';
  readonly total: number;
}

/** By the day on which the cash left: what only was asked for has not left. */
async function trasladosEnCamino(db: Database, { desde, hasta, agencia }: Alcance): Promise<EnCamino[]> {
  const { rows } = await sql<EnCamino>`
    select t.id, m.fecha, o.codigo as origen, d.codigo as destino, t.estado, count(*) over () as total
    from traslado_de_caja t join caja o on o.id = t.origen join caja d on d.id = t.destino
    join movimiento_de_caja m on m.traslado = t.id and m.sentido = 'salida' and m.revierte is null
    where t.estado in ('en_transito', 'rechazado') and m.fecha between ${desde}::date and ${hasta}::date
      and o.agencia = ${agencia}
    order by m.fecha, m.recibo limit ${DETALLES_MAX}`.execute(db);
  return rows;
}

const enDia = (fecha: string): string => fecha.split('-').reverse().join('/');
