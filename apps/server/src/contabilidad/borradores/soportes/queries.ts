import type { Soporte, TipoDeSoporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

export async function listarSoportes(db: Database, partida: string): Promise<Soporte[]> {
  const { rows } = await sql<Omit<Soporte, 'subidoPor'> & { quien: string; nombreQuien: string }>`
    select s.id, s.nombre, a.tipo, length(a.contenido) as bytes, s.huella, s.subido_en, s.tras_contabilizar,
      s.subido_por as quien, u.nombre as nombre_quien
    from soporte_de_partida s
    join archivo a using (huella)
    join usuario u on u.id = s.subido_por
    where s.partida = ${partida}::uuid
    order by s.subido_en, s.id`.execute(db);
  return rows.map(({ quien, nombreQuien, ...soporte }) => ({
    ...soporte,
    subidoPor: { id: quien, nombre: nombreQuien },
  }));
}

export async function leerArchivo(
  db: Database,
  { id, idSoporte }: { readonly id: string; readonly idSoporte: string },
): Promise<{ nombre: string; tipo: TipoDeSoporte; contenido: Buffer }> {
  const { rows } = await sql<{ nombre: string; tipo: TipoDeSoporte; contenido: Buffer }>`
    select s.nombre, a.tipo, a.contenido from soporte_de_partida s join archivo a using (huella)
    where s.id = ${idSoporte}::uuid and s.partida = ${id}::uuid`.execute(db);
  if (rows[0] === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return rows[0];
}
