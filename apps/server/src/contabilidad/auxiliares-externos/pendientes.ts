// What the accounts whose detail is kept elsewhere leave somebody to do: the months that are over and open, whose figure nobody brought
// or does not agree, to whoever answers for them in the own agencias.
import { type RawBuilder, sql } from 'kysely';
import { type ClaseDePendiente, contarFilas } from '#escritorio/pendientes/clase-de-pendiente.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import { hoyEn } from '#platform/reloj.ts';
import { enlaceAAuxiliares } from './enlace.ts';
import type { Mes } from './queries.ts';

export const auxiliaresPorTraer: ClaseDePendiente = {
  id: 'auxiliares-por-traer',
  titulo: ['cifra de un auxiliar externo por traer', 'cifras de auxiliares externos por traer'],
  permiso: 'partidas:registrar',
  contar: (db, contexto) => contarFilas(db, cuales(contexto)),
  async link(contexto, db) {
    const { rows } =
      await sql<Mes>`select x.anio, x.mes from ${cuales(contexto)} order by x.anio, x.mes limit 1`.execute(
        db,
      );
    const hoy = hoyEn({ ahora: () => contexto.ahora });
    return enlaceAAuxiliares(rows[0] ?? { anio: hoy.year, mes: hoy.month });
  },
};

/** A month that is open is one of a few, however long the history. */
function cuales({ actor, ahora }: ContextoConActor): RawBuilder<unknown> {
  const esteMes = hoyEn({ ahora: () => ahora })
    .with({ day: 1 })
    .toString();
  return sql`(select p.anio, p.mes from auxiliar_externo a join cuenta c on c.id_cuenta = a.id_cuenta
    join periodo p on p.estado = 'abierto' and p.agencia = any(${actor.agencias}::text[])
      and make_date(p.anio, p.mes, 1) >= a.desde and make_date(p.anio, p.mes, 1) < ${esteMes}::date
    cross join lateral (
      select saldo_al_mes(a.id_cuenta, p.agencia, make_date(p.anio, p.mes, 1)) * case c.naturaleza when 'deudora' then 1 else -1 end as mayor
    ) s
    left join lateral (
      select v.monto from cifra_de_auxiliar v
      where (v.auxiliar, v.agencia, v.anio, v.mes) = (a.id, p.agencia, p.anio, p.mes) order by v.n desc limit 1
    ) k on true
    where a.activo and a.responsable = ${actor.id} and s.mayor <> coalesce(k.monto, 0)) x`;
}
