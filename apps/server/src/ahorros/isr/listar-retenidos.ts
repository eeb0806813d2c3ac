// To whom interest was paid in a year and what was withheld from them, page by page: of each one on the page only their own accounts
// are looked at.
import type * as contrato from '@cuadra/contract/ahorros/retenciones';
import type { QueryOf, ResponseOf } from '@cuadra/contract/endpoint';
import { ocultarDocumento } from '@cuadra/core/ahorros/asociado';
import { sql } from 'kysely';
import { z } from 'zod';
import { loBuscado } from '#ahorros/asociados/queries.ts';
import type { Actor } from '#platform/contexto.ts';
import { crearCursor } from '#platform/cursor.ts';
import type { Database } from '#platform/database/pool.ts';
import { diasDelAnio } from './abonos.ts';

const cursor = crearCursor(z.tuple([z.int()]));

export async function listarRetenidos(
  db: Database,
  { agencias }: Pick<Actor, 'agencias'>,
  { anio, texto = '', cursor: donde, porPagina }: QueryOf<typeof contrato.listarRetenidos>,
): Promise<ResponseOf<typeof contrato.listarRetenidos>> {
  const { desde, hasta } = diasDelAnio(anio);
  const despues = donde === undefined ? 0 : cursor.leer(donde)[0];
  const { rows } = await sql<contrato.RetenidoAAsociado>`
    select a.id, a.numero, a.nombre, coalesce(a.dpi, a.documento) as identificacion, a.nit, x.bruto, x.isr, x.completo
    from asociado a cross join lateral (
      select coalesce(sum(m.monto) filter (where m.clase <> 'isr' and c.agencia = any(${agencias}::text[])), 0)::bigint as bruto,
        coalesce(-sum(m.monto) filter (where m.clase = 'isr' and c.agencia = any(${agencias}::text[])), 0)::bigint as isr,
        coalesce(bool_and(c.agencia = any(${agencias}::text[])), false) as completo,
        coalesce(bool_or(c.agencia = any(${agencias}::text[])), false) as alguna
      from titular t join cuenta_ahorro c on c.id = t.cuenta
      join movimiento_ahorro m on m.cuenta = c.id and m.fecha between ${desde}::date and ${hasta}::date
        and (m.clase in ('interes', 'isr') or (m.clase = 'penalizacion' and m.corrida is not null))
      where t.asociado = a.id and t.orden = 1
    ) x
    where a.numero > ${despues}::int and x.alguna and ${texto === '' ? sql`true` : loBuscado(texto)}
    order by a.numero limit ${porPagina + 1}`.execute(db);
  const asociados = rows
    .slice(0, porPagina)
    .map((fila) => ({ ...fila, identificacion: ocultarDocumento(fila.identificacion) }));
  const ultimo = rows.length > porPagina ? asociados.at(-1) : undefined;
  return { asociados, siguiente: ultimo === undefined ? null : cursor.escribir([ultimo.numero]) };
}
