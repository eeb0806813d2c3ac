// Authorisations with what must be seen to decide: whose accounts they are and what is in them, what whoever asks did today, and how often the
// same two did this. Those that are not finished are few, however long the history.
import type { Autorizacion } from '@cuadra/contract/control/autorizaciones';
import { type RawBuilder, sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { hoyEn } from '#platform/reloj.ts';

const LISTADAS_MAX = 200;
/** How far back the own ones are listed. */
const PROPIAS_DESDE = { hours: 24 * 7 } as const;

/** What is signed under a review is attended where reviews are. */
const NO_ES_REVISION = sql`a.orden ->> 'method' <> 'REVISION'`;

export async function listarAutorizaciones(
  db: Database,
  contexto: ContextoConActor,
): Promise<{ porResponder: Autorizacion[]; propias: Autorizacion[] }> {
  const { actor, ahora } = contexto;
  const [porResponder, propias] = await Promise.all([
    leer(db, contexto, porResponderDe(contexto)),
    leer(
      db,
      contexto,
      sql`${NO_ES_REVISION} and a.pedida_por = ${actor.id} and a.pedida_en > ${ahora.subtract(PROPIAS_DESDE).toString()}::timestamptz`,
    ),
  ]);
  return { porResponder, propias: propias.toReversed() };
}

/** Those of the own agencias that wait for somebody like this person. */
export const porResponderDe = ({ actor, ahora }: ContextoConActor): RawBuilder<unknown> => sql`
  ${NO_ES_REVISION} and a.estado in ('pendiente', 'falta_otra') and a.agencia = any(${actor.agencias}::text[]) and a.vence_en > ${ahora.toString()}::timestamptz
  and a.pedida_por <> ${actor.id} and a.resuelta_por is distinct from ${actor.id}
  and exists (select from politica_de_autorizacion p where p.rol = any(${actor.roles}::text[]) and p.operacion = a.operacion and p.clase = a.clase)`;

/** One that concerns this person: they asked for it, or may see that agencia's and authorise such. */
export async function verAutorizacion(
  db: Database,
  contexto: ContextoConActor,
  id: string,
): Promise<Autorizacion> {
  const { actor } = contexto;
  const [una] = await leer(
    db,
    contexto,
    sql`a.id = ${id} and (a.pedida_por = ${actor.id} or (a.agencia = any(${actor.agencias}::text[]) and exists (
      select from politica_de_autorizacion p where p.rol = any(${actor.roles}::text[]) and p.operacion = a.operacion and p.clase = a.clase)))`,
  );
  if (una === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return una;
}

type Fila = Omit<Autorizacion, 'puede'> & { readonly resueltaPorId: string | null };

async function leer(
  db: Database,
  { actor, ahora }: ContextoConActor,
  cuales: RawBuilder<unknown>,
): Promise<Autorizacion[]> {
  const hoy = hoyEn({ ahora: () => ahora }).toString();
  const { rows } = await sql<Fila>`
    select a.id, a.operacion, a.clase, a.agencia, a.monto, a.resumen, a.razon, a.motivo_del_pedido, a.estado,
      a.estado in ('pendiente', 'falta_otra', 'autorizada') and a.vence_en <= ${ahora.toString()}::timestamptz as vencida,
      json_build_object('id', p.id, 'nombre', p.nombre) as pedida_por, a.pedida_en, a.vence_en, a.motivo,
      case when r.id is not null then json_build_object('id', r.id, 'nombre', r.nombre) end as resuelta_por,
      case when s.id is not null then json_build_object('id', s.id, 'nombre', s.nombre) end as segunda_por,
      coalesce((
        select json_agg(json_build_object('id', c.id, 'numero', c.numero, 'saldo', c.saldo, 'estado', c.estado, 'titulares', (
          select string_agg(x.nombre, ', ' order by t.orden) from titular t join asociado x on x.id = t.asociado where t.cuenta = c.id
        )) order by array_position(a.cuentas, c.id))
        from cuenta_ahorro c where c.id = any(a.cuentas)), '[]') as cuentas,
      coalesce((select m.monto from movido_por_dia m where (m.persona, m.dia, m.clase) = (a.pedida_por, ${hoy}::date, a.clase)), 0) as movido_hoy,
      (select count(*)::int from autorizacion o where o.pedida_por = a.pedida_por and o.resuelta_por = ${actor.id}
        and o.estado in ('autorizada', 'usada') and o.resuelta_en > ${ahora.toString()}::timestamptz - interval '30 days') as veces_con_usted,
      case when a.pedida_por = ${actor.id} then a.orden end as orden, a.resuelta_por as resuelta_por_id
    from autorizacion a
    join usuario p on p.id = a.pedida_por
    left join usuario r on r.id = a.resuelta_por
    left join usuario s on s.id = a.segunda_por
    where ${cuales}
    order by a.pedida_en, a.id limit ${LISTADAS_MAX}`.execute(db);
  return rows.map(({ resueltaPorId, ...fila }) => ({
    ...fila,
    puede: puedeCon(actor.id, fila, resueltaPorId),
  }));
}

function puedeCon(
  yo: string,
  { estado, vencida, pedidaPor }: Omit<Autorizacion, 'puede'>,
  resueltaPor: string | null,
): Autorizacion['puede'] {
  if (vencida) return [];
  const espera = estado === 'pendiente' || estado === 'falta_otra';
  if (pedidaPor.id !== yo) return espera && resueltaPor !== yo ? ['responder'] : [];
  if (estado === 'autorizada') return ['hacer', 'retirar'];
  return espera ? ['retirar'] : [];
}
