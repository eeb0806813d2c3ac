import type { Firmantes } from '@cuadra/contract/administracion/firmantes';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

/** In the order given. What does not change is not a change in the bitácora either. */
export async function editarFirmantes(tx: Tx, { firmantes }: Firmantes): Promise<void> {
  await tx.deleteFrom('firmante').where('n', '>', firmantes.length).execute();
  for (const [i, { cargo, nombre, registro, certificacion, documentos }] of firmantes.entries())
    await sql`
      insert into firmante as f (n, cargo, nombre, registro, certificacion, documentos)
      values (${i + 1}, ${cargo}, ${nombre}, ${registro}, ${certificacion}, ${documentos}::text[])
      on conflict (n) do update set cargo = excluded.cargo, nombre = excluded.nombre, registro = excluded.registro,
        certificacion = excluded.certificacion, documentos = excluded.documentos
      where (f.cargo, f.nombre, f.registro, f.certificacion, f.documentos)
        is distinct from (excluded.cargo, excluded.nombre, excluded.registro, excluded.certificacion, excluded.documentos)`.execute(
      tx,
    );
}
