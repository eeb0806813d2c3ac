import { type listarSenales as contrato, SENALES_MAX, type Senal } from '@cuadra/contract/control/senales';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { type RawBuilder, sql } from 'kysely';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { contarSenales } from './avisos.ts';

/** Those of the own agencias; what one did oneself is for somebody else to look at. */
export const sinVerDe = ({ actor }: ContextoConActor): RawBuilder<unknown> => sql`
  s.vista_en is null and s.agencia = any(${actor.agencias}::text[])
  and s.persona is distinct from ${actor.id} and s.otra is distinct from ${actor.id}`;

export async function listarSenales(
  db: Database,
  contexto: ContextoConActor,
  cuales: 'sin-ver' | 'todas',
): Promise<ResponseOf<typeof contrato>> {
  const suyas = sql`s.agencia = any(${contexto.actor.agencias}::text[])`;
  const [senales, contadas] = await Promise.all([
    leer(db, cuales === 'todas' ? suyas : sinVerDe(contexto)),
    sql<{ n: number }>`select count(*)::int as n from senal s where ${sinVerDe(contexto)}`.execute(db),
  ]);
  return { senales, sinVer: contadas.rows[0]?.n ?? 0 };
}

/** Looked at by somebody who neither did it nor consented to it. */
export async function darPorVista(tx: Tx, contexto: ContextoConActor, id: number): Promise<Senal> {
  const { actor, ahora } = contexto;
  const [una] = await leer(tx, sql`s.id = ${id} and s.agencia = any(${actor.agencias}::text[])`);
  if (una === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const esSuya = [una.persona?.id, una.otra?.id].includes(actor.id);
  if (una.vistaPor !== null || esSuya)
    throw new ProblemaError('ESTADO_NO_ADMITE', {
      detalle: esSuya ? 'Lo que usted hizo o autorizó lo mira otra persona.' : 'Ya la vio otra persona.',
    });
  await tx
    .updateTable('senal')
    .set({ vistaPor: actor.id, vistaEn: ahora.toString() })
    .where('id', '=', id)
    .where('vistaEn', 'is', null)
    .execute();
  await contarSenales(tx, una.agencia);
  const [vista] = await leer(tx, sql`s.id = ${id}`);
  if (vista === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return vista;
}

async function leer(db: Database, cuales: RawBuilder<unknown>): Promise<Senal[]> {
  const { rows } = await sql<Senal>`
    select s.id, s.clase, s.operacion, s.agencia, s.monto, s.en,
      case when u.id is not null then json_build_object('id', u.id, 'nombre', u.nombre) end as persona,
      case when o.id is not null then json_build_object('id', o.id, 'nombre', o.nombre) end as otra,
      case when v.id is not null then json_build_object('id', v.id, 'nombre', v.nombre) end as vista_por,
      case when p.id is not null then json_build_object('id', p.id, 'numero', p.numero, 'ejercicio', p.ejercicio) end as partida,
      case when c.id is not null then json_build_object('id', c.id, 'numero', c.numero) end as cuenta
    from senal s
    left join usuario u on u.id = s.persona
    left join usuario o on o.id = s.otra
    left join usuario v on v.id = s.vista_por
    left join partida p on p.id = s.partida
    left join cuenta_ahorro c on c.id = s.cuenta
    where ${cuales}
    order by s.en desc, s.id desc limit ${SENALES_MAX}`.execute(db);
  return rows;
}
