import { sql } from 'kysely';
import { contieneTodas } from '../../platform/database/text-search.ts';
import type { Pregunta } from './buscar.ts';
import type { ResultadosDe } from './resultados.ts';

/** By words of the name or of the address; those with access first. */
export async function buscarPersonas({
  plataforma: { db },
  texto,
  limite,
}: Pregunta): Promise<ResultadosDe<'contacts'>> {
  const filas = await db
    .selectFrom('usuario')
    .select(['id', 'nombre', 'avatar'])
    .where(contieneTodas(sql`nombre || ' ' || correo`, texto))
    .orderBy('activo', 'desc')
    .orderBy('nombre')
    .orderBy('id')
    .limit(limite)
    .execute();
  return filas.map(({ id, nombre, avatar }) => ({
    link: `/administracion/usuarios?usuario=${id}`,
    value: nombre,
    title: nombre,
    id,
    name: nombre,
    avatar,
  }));
}
