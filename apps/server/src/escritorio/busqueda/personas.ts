import { sql } from 'kysely';
import { contieneTodas } from '#platform/database/contiene.ts';
import type { Fuente, Pregunta, ResultadosDe } from './fuente.ts';

export const fuenteDePersonas: Fuente = {
  buscar: async (pregunta) => ({
    id: 'contacts',
    label: 'Personas',
    results: await buscarPersonas(pregunta),
  }),
};

/**
 * By words of the name or of the address. Whoever administers users finds everybody, those with access first, and goes
 * to their screen; anybody else finds the colleagues that can be written to, and goes to their chat.
 */
async function buscarPersonas({
  plataforma: { db },
  actor,
  texto,
  limite,
}: Pregunta): Promise<ResultadosDe<'contacts'>> {
  const administra = actor.permisos.has('usuarios:administrar');
  const filas = await db
    .selectFrom('usuario')
    .select(['id', 'nombre', 'avatar'])
    .where(contieneTodas(sql`nombre || ' ' || correo`, texto))
    .$if(!administra, (consulta) => consulta.where('activo', '=', true).where('id', '<>', actor.id))
    .orderBy('activo', 'desc')
    .orderBy('nombre')
    .orderBy('id')
    .limit(limite)
    .execute();
  return filas.map(({ id, nombre, avatar }) => ({
    link: administra ? `/administracion/usuarios?usuario=${id}` : `/welcome#chat=${id}`,
    value: nombre,
    title: nombre,
    id,
    name: nombre,
    avatar,
  }));
}
