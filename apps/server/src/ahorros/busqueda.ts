// What the global search finds of savings: asociados by number, DPI or name, and accounts by number or by their holders, of the agencias
// of who asks. No balance travels.
import { sql } from 'kysely';
import type { Fuente, Pregunta, ResultadosDe } from '../escritorio/busqueda/fuente.ts';
import { loBuscado as deAsociado } from './asociados/queries.ts';
import { condicionesDe, leerCuentas } from './cuentas/listar-cuentas.ts';

export const fuenteDeAsociados: Fuente = {
  permiso: 'ahorros:ver',
  buscar: async (pregunta) => ({
    id: 'asociados',
    label: 'Asociados',
    results: await buscarAsociados(pregunta),
  }),
};

export const fuenteDeCuentasDeAhorro: Fuente = {
  permiso: 'ahorros:ver',
  buscar: async (pregunta) => ({
    id: 'cuentas-de-ahorro',
    label: 'Cuentas de ahorro',
    results: await buscarCuentas(pregunta),
  }),
};

async function buscarAsociados({
  plataforma: { db },
  texto,
  limite,
}: Pregunta): Promise<ResultadosDe<'asociados'>> {
  const { rows } = await sql<{ id: string; numero: number; nombre: string; dpi: string | null }>`
    select a.id, a.numero, a.nombre, a.dpi from asociado a where ${deAsociado(texto)} order by a.numero limit ${limite}`.execute(
    db,
  );
  return rows.map(({ id, numero, nombre, dpi }) => ({
    link: `/ahorros/asociados?asociado=${id}`,
    value: nombre,
    title: nombre,
    ...{ id, numero, dpi },
  }));
}

async function buscarCuentas({
  plataforma: { db },
  actor,
  texto,
  limite,
}: Pregunta): Promise<ResultadosDe<'cuentas-de-ahorro'>> {
  const cuentas = await leerCuentas(
    db,
    sql.join(condicionesDe(actor, { texto }), sql` and `),
    sql`order by c.numero collate "C" limit ${limite}`,
  );
  return cuentas.map(({ id, numero, titular, producto, estado }) => ({
    link: `/ahorros/cuentas?cuenta=${id}`,
    value: numero,
    title: titular?.nombre ?? numero,
    ...{ id, numero, producto: producto.nombre, estado },
  }));
}
