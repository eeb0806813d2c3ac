// The cash of a month that said where it comes from, of the agencias of whoever asks.
import type * as contrato from '@cuadra/contract/contabilidad/cajas/ive';
import type { QueryOf } from '@cuadra/contract/endpoint';
import { sql } from 'kysely';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';

export async function listarIve(
  db: Database,
  { agencias }: Pick<Actor, 'agencias'>,
  { anio, mes }: QueryOf<typeof contrato.listarIve>,
): Promise<contrato.FilaDeIve[]> {
  const { rows } = await sql<Fila>`
    select m.id as movimiento, m.recibo, c.codigo as codigo_caja, c.agencia, m.fecha, m.sentido, m.persona_documento,
      m.persona_nombre, m.monto, f.acumulado, f.datos ->> 'origenDeFondos' as origen_de_fondos
    from movimiento_de_caja m
    join formulario_ive f on f.movimiento = m.id
    join caja c on c.id = m.caja
    where m.fecha >= make_date(${anio}, ${mes}, 1) and m.fecha < make_date(${anio}, ${mes}, 1) + interval '1 month'
      and c.agencia = any(${agencias}::text[])
    order by m.fecha, m.registrado_en, m.id`.execute(db);
  return rows.map(({ personaDocumento: documento, personaNombre: nombre, ...fila }) => ({
    ...fila,
    persona: { documento, nombre },
  }));
}

interface Fila extends Omit<contrato.FilaDeIve, 'persona'> {
  readonly personaDocumento: string;
  readonly personaNombre: string;
}
