// What moved in a savings account, from the newest: by its own numbers, which no page repeats nor skips.
import type { listarMovimientosDeAhorro, MovimientoDeAhorro } from '@cuadra/contract/ahorros/movimientos';
import { numero } from '@cuadra/contract/campos';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Actor } from '#platform/contexto.ts';
import { crearCursor } from '#platform/cursor.ts';
import type { Database } from '#platform/database/pool.ts';

const cursor = crearCursor(z.tuple([numero]));

export async function listarMovimientos(
  db: Database,
  { permisos }: Pick<Actor, 'permisos'>,
  cuenta: number,
  { desde, hasta, clase, cursor: donde, porPagina }: QueryOf<typeof listarMovimientosDeAhorro>,
): Promise<ResponseOf<typeof listarMovimientosDeAhorro>> {
  const condiciones = [
    sql`m.cuenta = ${cuenta}`,
    ...(desde === undefined ? [] : [sql`m.fecha >= ${desde}::date`]),
    ...(hasta === undefined ? [] : [sql`m.fecha <= ${hasta}::date`]),
    ...(clase === undefined ? [] : [sql`m.clase = ${clase}`]),
    ...(donde === undefined ? [] : [sql`m.n < ${cursor.leer(donde)[0]}`]),
  ];
  const { rows } = await sql<Omit<MovimientoDeAhorro, 'deshacible'>>`
    select m.n, m.clase, m.monto, m.saldo, m.fecha, m.fecha_valor, m.concepto, m.documento,
      (select jsonb_build_object('id', p.id, 'ejercicio', p.ejercicio, 'numero', p.numero) from partida p where p.id = m.partida) as partida,
      (select jsonb_build_object('id', r.id, 'nombre', r.nombre) from corrida r where r.id = m.corrida) as corrida,
      (select jsonb_build_object('id', o.id, 'numero', o.numero, 'titular', coalesce((select a.nombre from titular t
          join asociado a on a.id = t.asociado where t.cuenta = o.id order by t.orden limit 1), ''))
        from (
          select t.hacia as otra from transferencia_ahorro t where t.desde = m.cuenta and t.n_desde = coalesce(m.revierte, m.n)
          union all
          select t.desde from transferencia_ahorro t where t.hacia = m.cuenta and t.n_hacia = coalesce(m.revierte, m.n)
        ) x join cuenta_ahorro o on o.id = x.otra) as contraparte,
      m.revierte, (select r.n from movimiento_ahorro r where r.cuenta = m.cuenta and r.revierte = m.n) as revertido_por, m.registrado_en
    from (select * from movimiento_ahorro m where ${sql.join(condiciones, sql` and `)} order by m.n desc limit ${porPagina + 1}) m
    order by m.n desc`.execute(db);
  const movimientos = rows.slice(0, porPagina).map((fila) => ({
    ...fila,
    deshacible:
      fila.revierte === null &&
      fila.revertidoPor === null &&
      (fila.contraparte !== null
        ? permisos.has('ahorros:registrar') || permisos.has('ahorros:corregir')
        : permisos.has('ahorros:corregir') &&
          fila.clase === 'ajuste' &&
          fila.corrida === null &&
          fila.partida !== null),
    registradoEn: new Date(fila.registradoEn).toISOString(),
  }));
  const ultimo = rows.length > porPagina ? movimientos.at(-1) : undefined;
  return { movimientos, siguiente: ultimo === undefined ? null : cursor.escribir([ultimo.n]) };
}
