// Who a sheet means, by whatever it identifies them with: their DPI, another document or their number as asociado. Somebody of another
// agencia, by the number only: a sheet of documents does not find out who is a member elsewhere.
import { sql } from 'kysely';
import { esAsociadoSuyo } from '#ahorros/reserva/reserva.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';

const DIGITOS_DE_DPI = 13;

export async function titularesPorDocumento(
  tx: Tx,
  actor: Pick<Actor, 'agencias'>,
  escritos: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly agencia: string }>> {
  const unicos = [...new Set(escritos)];
  const { rows } = await sql<{ escrito: string; id: string; agencia: string }>`
    select distinct on (u.escrito) u.escrito, a.id, a.agencia
    from unnest(${unicos}::text[], ${unicos.map(comoDpi)}::text[], ${unicos.map(comoNumero)}::int[]) u (escrito, dpi, numero)
    join asociado a on a.dpi = u.dpi or a.documento = u.escrito or a.numero = u.numero
    where a.estado = 'activo' and (a.numero = u.numero or ${esAsociadoSuyo(actor)}) order by u.escrito, (a.dpi = u.dpi) desc nulls last, (a.documento = u.escrito) desc nulls last`.execute(
    tx,
  );
  return new Map(rows.map(({ escrito, id, agencia }) => [escrito, { id, agencia }]));
}

function comoDpi(escrito: string): string | null {
  const digitos = escrito.replaceAll(/\D/g, '');
  return digitos.length === DIGITOS_DE_DPI ? digitos : null;
}

const comoNumero = (escrito: string): number | null => (/^\d{1,9}$/.test(escrito) ? Number(escrito) : null);
