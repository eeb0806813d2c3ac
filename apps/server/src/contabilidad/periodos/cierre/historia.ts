// Everything that was ever done with a month: closed, opened again, let pass. The newest first.
import type {
  HechoDelPeriodo,
  listarPartidasDeReapertura,
} from '@cuadra/contract/contabilidad/periodos/cierre';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { primerDia, ultimoDia } from '@cuadra/core/cierre';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import type { Compuerta } from '../compuerta.ts';
import { type ClaveDePeriodo, limiteDe } from '../queries.ts';

type Hecho<C extends HechoDelPeriodo['clase']> = Extract<HechoDelPeriodo, { clase: C }>;

export async function leerHistoria(
  db: Database,
  clave: ClaveDePeriodo,
  compuertas: readonly Compuerta[],
): Promise<HechoDelPeriodo[]> {
  const hechos = [
    ...(await leerCierres(db, clave)),
    ...(await leerReaperturas(db, clave)),
    ...(await leerExcepciones(db, clave, compuertas)),
  ];
  return hechos.sort((a, b) => Date.parse(b.en) - Date.parse(a.en));
}

const persona = (tabla: string) =>
  sql`case when ${sql.ref(`${tabla}.id`)} is not null
    then json_build_object('id', ${sql.ref(`${tabla}.id`)}, 'nombre', ${sql.ref(`${tabla}.nombre`)}) end`;

const instante = (columna: string) =>
  sql`to_char(${sql.ref(columna)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

async function leerCierres(db: Database, { anio, mes, agencia }: ClaveDePeriodo): Promise<Hecho<'cierre'>[]> {
  const { rows } = await sql<Hecho<'cierre'>>`
    select 'cierre' as clase, c.id, c.cerrado_en as en, ${persona('u')} as por, c.compuertas
    from cierre_de_periodo c left join usuario u on u.id = c.cerrado_por
    where (c.anio, c.mes, c.agencia) = (${anio}, ${mes}, ${agencia})`.execute(db);
  return rows;
}

async function leerReaperturas(db: Database, clave: ClaveDePeriodo): Promise<Hecho<'reapertura'>[]> {
  const { anio, mes, agencia } = clave;
  const { rows } = await sql<Hecho<'reapertura'>>`
    select 'reapertura' as clase, r.id, r.reabierta_en as en, ${persona('u')} as por, r.motivo, ${persona('a')} as aprobada_por,
      ${limiteDe('r.para', 'r.hasta')} as limite, r.terminada_en,
      (select count(*)::int from partida p where ${contabilizadaDurante(clave)}) as contabilizadas
    from reapertura r
    left join usuario u on u.id = r.reabierta_por
    left join solicitud_de_reapertura s on s.id = r.solicitud and s.estado = 'aprobada'
    left join usuario a on a.id = s.resuelta_por
    where (r.anio, r.mes, r.agencia) = (${anio}, ${mes}, ${agencia})`.execute(db);
  return rows;
}

async function leerExcepciones(
  db: Database,
  { anio, mes, agencia }: ClaveDePeriodo,
  compuertas: readonly Compuerta[],
): Promise<Hecho<'excepcion'>[]> {
  const { rows } = await sql<Hecho<'excepcion'>>`
    select 'excepcion' as clase, e.id, e.concedida_en as en, ${persona('c')} as por, e.compuerta, e.motivo,
      case when u.id is not null then json_build_object('por', ${persona('u')}, 'en', ${instante('e.usada_en')}) end as usada,
      case when r.id is not null then json_build_object('por', ${persona('r')}, 'en', ${instante('e.retirada_en')}) end as retirada
    from excepcion_de_compuerta e
    join usuario c on c.id = e.concedida_por
    left join usuario u on u.id = e.usada_por
    left join usuario r on r.id = e.retirada_por
    where (e.anio, e.mes, e.agencia) = (${anio}, ${mes}, ${agencia})`.execute(db);
  return rows.map((fila) => ({
    ...fila,
    compuerta: compuertas.find(({ id }) => id === fila.compuerta)?.titulo ?? fila.compuerta,
  }));
}

const PARTIDAS_MAX = 500;

/** In the order of the books. */
export async function leerPartidasDeReapertura(
  db: Database,
  { id, ...clave }: ClaveDePeriodo & { readonly id: string },
): Promise<ResponseOf<typeof listarPartidasDeReapertura>> {
  const { anio, mes, agencia } = clave;
  const reapertura = await db
    .selectFrom('reapertura')
    .select('id')
    .where('id', '=', id)
    .where('anio', '=', anio)
    .where('mes', '=', mes)
    .where('agencia', '=', agencia)
    .executeTakeFirst();
  if (reapertura === undefined) throw new ProblemaError('NO_ENCONTRADO');
  type Partida = ResponseOf<typeof listarPartidasDeReapertura>['partidas'][number];
  const { rows } = await sql<Partida & { cuantas: number }>`
    select p.id, p.ejercicio, p.numero, p.fecha, p.concepto, p.total, p.registrada_en,
      case when p.autor is not null then json_build_object('id', p.autor, 'nombre', p.autor_nombre) end as autor,
      count(*) over ()::int as cuantas
    from reapertura r
    join partida p on ${contabilizadaDurante(clave)}
    where r.id = ${id}::uuid
    order by p.numero limit ${PARTIDAS_MAX}`.execute(db);
  return { partidas: rows.map(({ cuantas: _, ...partida }) => partida), total: rows[0]?.cuantas ?? 0 };
}

/** A partida p of the month, numbered while the reopening r lasted. */
function contabilizadaDurante({ anio, mes }: ClaveDePeriodo) {
  return sql`p.ejercicio = r.anio and p.agencia = r.agencia
    and p.fecha between ${primerDia(anio, mes)}::date and ${ultimoDia(anio, mes)}::date
    and p.numero > r.desde_numero and (r.hasta_numero is null or p.numero <= r.hasta_numero)`;
}
