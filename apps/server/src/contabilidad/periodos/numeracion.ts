// The numbers of a year run from one to the last without gaps: one series for the whole institution, whatever the agencia
// being closed. When as many partidas are stored as numbers were given and the last is the last, none can be missing:
// the gaps are only looked for when that does not hold.
import { numeroDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { EN_ORDEN, type Revision } from './compuerta.ts';

export async function numerosSinSaltos(db: Database, anio: number): Promise<Revision> {
  const { dados, hay, ultimo } = await contar(db, anio);
  if (dados === hay && dados === ultimo) return EN_ORDEN;
  const saltos = await hallarSaltos(db, anio, dados);
  const detalle = saltos.map(({ desde, hasta }) => ({
    id: String(desde),
    texto:
      desde === hasta
        ? `Falta la partida ${numeroDePartida({ numero: desde, ejercicio: anio })}.`
        : `Faltan las partidas ${desde} a ${hasta} de ${anio}.`,
    enlace: null,
  }));
  const motivo =
    ultimo > dados
      ? `El libro de ${anio} tiene partidas después de la ${dados}, que es la última que se numeró.`
      : `El libro de ${anio} debería tener ${dados} partidas y tiene ${hay}.`;
  return { pasa: false, motivo, detalle };
}

interface Cuenta {
  /** The last number that was given. */
  readonly dados: number;
  readonly hay: number;
  readonly ultimo: number;
}

async function contar(db: Database, anio: number): Promise<Cuenta> {
  const { rows } = await sql<Cuenta>`select
    coalesce((select e.ultimo_numero from ejercicio e where e.anio = ${anio}), 0) as dados,
    (select count(*)::int from partida p where p.ejercicio = ${anio}) as hay,
    coalesce((select max(p.numero) from partida p where p.ejercicio = ${anio}), 0) as ultimo`.execute(db);
  return rows[0] ?? { dados: 0, hay: 0, ultimo: 0 };
}

const SALTOS_MAX = 20;

async function hallarSaltos(
  db: Database,
  anio: number,
  dados: number,
): Promise<{ desde: number; hasta: number }[]> {
  const { rows } = await sql<{ desde: number; hasta: number }>`
    select s.anterior + 1 as desde, s.numero - 1 as hasta
    from (
      select n.numero, lag(n.numero, 1, 0) over (order by n.numero) as anterior
      from (
        select p.numero from partida p where p.ejercicio = ${anio} and p.numero <= ${dados}
        union all select ${dados}::int + 1
      ) n
    ) s
    where s.numero > s.anterior + 1
    order by 1 limit ${SALTOS_MAX}`.execute(db);
  return rows;
}
