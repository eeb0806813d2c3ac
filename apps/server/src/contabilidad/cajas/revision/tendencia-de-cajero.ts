// How the differences of a cajero run, jornada by jornada: chance, or something else. Of the agencias of whoever asks, and only
// of jornadas that were counted.
import type * as contrato from '@cuadra/contract/contabilidad/cajas/revision';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { fueraDeControl, limitesDeControl, rachas } from '@cuadra/core/cajas/control';
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

type Tendencia = ResponseOf<typeof contrato.tendenciaDeCajero>;

const JORNADAS_MAX = 60;

export async function tendenciaDeCajero(db: Database, actor: Actor, id: string): Promise<Tendencia> {
  const cajero = await exigirCajero(db, actor, id);
  const jornadas = await leerJornadas(db, actor, id);
  const diferencias = jornadas.map(({ diferencia }) => diferencia);
  const limites = limitesDeControl(diferencias);
  const fuera = fueraDeControl(diferencias, limites);
  const puntos = jornadas.map((jornada, lugar) => ({ ...jornada, fuera: fuera[lugar] ?? false }));
  return { cajero, puntos, ...limites, racha: rachaEnCurso(diferencias) };
}

/** How many in a row up to the last one; a run that ended is no news. */
function rachaEnCurso(diferencias: readonly Centavos[]): number {
  const ultima = rachas(diferencias).at(-1);
  return ultima?.hasta === diferencias.length - 1 ? ultima.hasta - ultima.desde + 1 : 0;
}

/** Somebody who works or worked at a caja of those agencias: nobody opens a jornada of one that is not assigned to them. */
async function exigirCajero(db: Database, { agencias }: Actor, id: string): Promise<Tendencia['cajero']> {
  const { rows } = await sql<Tendencia['cajero']>`
    select u.id, u.nombre from usuario u
    where u.id = ${id}::uuid and exists (
      select from asignacion_de_caja a join caja c on c.id = a.caja
      where a.cajero = u.id and c.agencia = any(${agencias}::text[]))`.execute(db);
  const [cajero] = rows;
  if (cajero === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return cajero;
}

async function leerJornadas(
  db: Database,
  { agencias }: Actor,
  cajero: string,
): Promise<Omit<Tendencia['puntos'][number], 'fuera'>[]> {
  const { rows } = await sql<Omit<Tendencia['puntos'][number], 'fuera'>>`
    select x.id as jornada, x.fecha, x.caja, d.de_apertura + d.de_cierre as diferencia
    from (
      select j.id, j.fecha, j.abierta_en, c.codigo as caja from jornada j join caja c on c.id = j.caja
      where j.cajero = ${cajero}::uuid and j.estado <> 'abierta' and c.agencia = any(${agencias}::text[])
      order by j.fecha desc, j.abierta_en desc limit ${JORNADAS_MAX}
    ) x cross join lateral diferencia_de_jornada(x.id) d
    order by x.fecha, x.abierta_en`.execute(db);
  return rows;
}
