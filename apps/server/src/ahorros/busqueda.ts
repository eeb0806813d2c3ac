// What the global search finds of savings: asociados by number, DPI or name, and accounts by number or by their holders, of the agencias
// of who asks. No balance travels, and of a document only its end. Somebody of another agencia is looked for by their number in the
// list of asociados, where looking is noted: this one looks while it is being typed.
import { sql } from 'kysely';
import type { Fuente, Pregunta, ResultadosDe } from '#escritorio/busqueda/fuente.ts';
import { loBuscado as deAsociado } from './asociados/queries.ts';
import { condicionesDe, leerCuentas } from './cuentas/listar-cuentas.ts';
import { esAsociadoSuyo, oculto } from './reserva/reserva.ts';

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
  actor,
  texto,
  limite,
}: Pregunta): Promise<ResultadosDe<'asociados'>> {
  const { rows } = await sql<{ id: string; numero: number; nombre: string; dpi: string | null }>`
    select a.id, a.numero, a.nombre, a.dpi from asociado a where ${deAsociado(texto)} and ${esAsociadoSuyo(actor)} order by a.numero limit ${limite}`.execute(
    db,
  );
  return rows.map(({ id, numero, nombre, dpi }) => ({
    link: `/ahorros/asociados?asociado=${id}`,
    value: nombre,
    title: nombre,
    ...{ id, numero, dpi: oculto(dpi) },
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
