// A run beside the one of the period before, of the same products and agencias: figures of the same things.
import type * as contrato from '@cuadra/contract/ahorros/corridas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

type Comparacion = ResponseOf<typeof contrato.compararCorrida>;

const CAMBIOS_MAX = 10;

export interface CorridaAnterior {
  readonly id: number;
  readonly nombre: string;
  readonly desde: string;
  readonly hasta: string;
}

/** The newest that was applied before it and has something of the same; of a corrective one, what it corrects. */
export async function leerAnterior(db: Database, id: number): Promise<CorridaAnterior | undefined> {
  const { rows } = await sql<CorridaAnterior>`
    select o.id, o.nombre, o.desde, o.hasta from corrida r, corrida o
    where r.id = ${id} and o.id <> r.id and o.estado = 'aplicado' and (o.id = r.corrige or (r.corrige is null
      and o.clase = 'ordinaria' and o.hasta < r.hasta and exists (
        select from corrida_alcance a join corrida_alcance b on b.producto = a.producto and b.agencia = a.agencia
        where a.corrida = r.id and b.corrida = o.id)))
    order by o.hasta desc, o.id desc limit 1`.execute(db);
  return rows[0];
}

export async function compararCorrida(db: Database, id: number): Promise<Comparacion> {
  const anterior = await leerAnterior(db, id);
  const otra = anterior?.id ?? 0;
  const { rows: filas } = await sql<Comparacion['filas'][number]>`
    with cifras as (
      select t.corrida, t.producto, t.agencia, sum(t.lineas)::int as cuentas, sum(t.interes)::bigint as interes, sum(t.isr)::bigint as isr
      from corrida_tanda t where t.corrida in (${id}, ${otra}) group by 1, 2, 3
    )
    select p.codigo as producto, p.nombre, e.agencia,
      jsonb_build_object('cuentas', e.cuentas, 'interes', e.interes, 'isr', e.isr) as esta,
      case when a.corrida is null then null else
        jsonb_build_object('cuentas', a.cuentas, 'interes', a.interes, 'isr', a.isr) end as antes
    from cifras e join producto_ahorro p on p.id = e.producto
    left join cifras a on a.corrida = ${otra} and a.producto = e.producto and a.agencia = e.agencia
    where e.corrida = ${id} order by p.codigo, e.agencia`.execute(db);
  return {
    anterior: anterior ?? null,
    filas,
    mayoresCambios: anterior === undefined ? [] : await cambios(db, id, otra),
  };
}

async function cambios(db: Database, id: number, otra: number): Promise<Comparacion['mayoresCambios']> {
  const { rows } = await sql<Comparacion['mayoresCambios'][number]>`
    select c.numero as cuenta, coalesce(s.nombre, '') as titular, x.esta, x.antes
    from (
      select l.cuenta, l.interes as esta, coalesce(m.interes, 0) as antes
      from corrida r join corrida_linea l on l.corrida = r.id and l.intento = r.intento
      join corrida o on o.id = ${otra}
      left join corrida_linea m on m.corrida = o.id and m.intento = o.intento and m.cuenta = l.cuenta
      where r.id = ${id} and l.interes <> coalesce(m.interes, 0)
      order by abs(l.interes - coalesce(m.interes, 0)) desc, l.cuenta limit ${CAMBIOS_MAX}
    ) x
    join cuenta_ahorro c on c.id = x.cuenta
    left join titular t on t.cuenta = c.id and t.orden = 1
    left join asociado s on s.id = t.asociado
    order by abs(x.esta - x.antes) desc, x.cuenta`.execute(db);
  return rows;
}
