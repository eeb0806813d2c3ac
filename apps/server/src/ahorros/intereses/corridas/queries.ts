// The list of runs and what the rest asks of one.
import type * as contrato from '@cuadra/contract/ahorros/corridas';
import { fechaContable } from '@cuadra/contract/campos';
import type { QueryOf } from '@cuadra/contract/endpoint';
import type { EstadoDeCorrida } from '@cuadra/core/ahorros/corrida';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '#platform/contexto.ts';
import { crearCursor } from '#platform/cursor.ts';
import type { Database } from '#platform/database/pool.ts';
import { esDeSusAgencias } from './tomar-corrida.ts';

const cursor = crearCursor(z.tuple([fechaContable, z.int()]));

/** The newest period first. */
export async function listarCorridas(
  db: Database,
  actor: Actor,
  filtro: QueryOf<typeof contrato.listarCorridas>,
): Promise<{ corridas: contrato.CorridaEnLista[]; siguiente: string | null }> {
  const condiciones = [esDeSusAgencias(actor), ...condicionesDe(filtro)];
  if (filtro.cursor !== undefined) {
    const [hasta, id] = cursor.leer(filtro.cursor);
    condiciones.push(sql`(r.hasta, r.id) < (${hasta}::date, ${id}::int)`);
  }
  const filas = await leerCorridas(
    db,
    sql.join(condiciones, sql` and `),
    sql`order by r.hasta desc, r.id desc limit ${filtro.porPagina + 1}`,
  );
  const corridas = filas.slice(0, filtro.porPagina);
  const ultima = filas.length > filtro.porPagina ? corridas.at(-1) : undefined;
  return {
    corridas,
    siguiente: ultima === undefined ? null : cursor.escribir([ultima.hasta, ultima.id]),
  };
}

function condicionesDe({
  estado,
  clase,
  producto,
  agencia,
  anio,
}: QueryOf<typeof contrato.listarCorridas>): RawBuilder<unknown>[] {
  const deAlcance = (condicion: RawBuilder<unknown>) =>
    sql`exists (select from corrida_alcance a where a.corrida = r.id and ${condicion})`;
  return [
    // Closings of accounts are many, and each is seen from its account.
    clase === undefined ? sql`r.clase <> 'cierre'` : sql`r.clase = ${clase}`,
    ...(estado === undefined ? [] : [sql`r.estado = ${estado}`]),
    ...(producto === undefined ? [] : [deAlcance(sql`a.producto = ${producto}`)]),
    ...(agencia === undefined ? [] : [deAlcance(sql`a.agencia = ${agencia}`)]),
    ...(anio === undefined
      ? []
      : [sql`r.hasta > make_date(${anio}::int, 1, 1) and r.hasta <= make_date(${anio}::int + 1, 1, 1)`]),
  ];
}

/** Which state of its tandas counts as done, by the state of the run. */
const HECHA: Readonly<Record<EstadoDeCorrida, string>> = {
  programado: 'calculada',
  calculando: 'calculada',
  calculado: 'calculada',
  aprobado: 'calculada',
  vencido: 'calculada',
  fallido: 'calculada',
  cancelado: 'calculada',
  aplicando: 'aplicada',
  aplicado: 'aplicada',
  revirtiendo: 'revertida',
  revertido: 'revertida',
  detenido: 'aplicada',
};

export async function leerCorridas(
  db: Database,
  condicion: RawBuilder<unknown>,
  orden: RawBuilder<unknown>,
): Promise<contrato.CorridaEnLista[]> {
  const { rows } = await sql<contrato.CorridaEnLista>`
    select r.id, r.nombre, r.clase, r.estado, r.desde, r.hasta, r.fecha_valor, r.fecha,
      array(select distinct p.codigo from corrida_alcance a join producto_ahorro p on p.id = a.producto
        where a.corrida = r.id order by p.codigo) as productos,
      array(select distinct a.agencia from corrida_alcance a where a.corrida = r.id order by a.agencia) as agencias,
      r.cuentas, r.lineas, r.interes, r.isr, t.tandas, t.hechas,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'nombre', u.nombre) end as creada_por,
      r.creada_en, r.motivo
    from corrida r left join usuario u on u.id = r.creada_por
    cross join lateral (
      select count(*)::int as tandas, (count(*) filter (where x.estado = case
          when r.estado = 'detenido' and r.revertida_por is not null then 'revertida'
          else ${JSON.stringify(HECHA)}::jsonb ->> r.estado end))::int as hechas
      from corrida_tanda x where x.corrida = r.id
    ) t
    where ${condicion} ${orden}`.execute(db);
  return rows.map((fila) => ({ ...fila, creadaEn: new Date(fila.creadaEn).toISOString() }));
}

export async function agenciasDeCorrida(db: Database, id: number): Promise<string[]> {
  const filas = await db
    .selectFrom('corridaAlcance')
    .select('agencia')
    .distinct()
    .where('corrida', '=', id)
    .orderBy('agencia')
    .execute();
  return filas.map(({ agencia }) => agencia);
}

export async function leerEventos(db: Database, id: number) {
  const { rows } = await sql<{
    estado: EstadoDeCorrida;
    por: { id: string; nombre: string } | null;
    en: string;
    detalle: string | null;
  }>`
    select e.estado, case when u.id is null then null else jsonb_build_object('id', u.id, 'nombre', u.nombre) end as por,
      e.en, e.detalle
    from corrida_evento e left join usuario u on u.id = e.por
    where e.corrida = ${id} order by e.n`.execute(db);
  return rows.map((fila) => ({ ...fila, en: new Date(fila.en).toISOString() }));
}
