import type { TipoDeCuenta } from '@cuadra/core/catalogo';
import { sql } from 'kysely';
import type { Fuente, Pregunta, ResultadosDe } from '#escritorio/busqueda/fuente.ts';
import { contieneTodas } from '#platform/database/contiene.ts';

export const fuenteDeCuentas: Fuente = {
  permiso: 'catalogo:ver',
  buscar: async (pregunta) => ({ id: 'cuentas', label: 'Cuentas', results: await buscarCuentas(pregunta) }),
};

interface Fila {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: TipoDeCuenta;
}

/**
 * By the beginning of the code, by words of the name or by a tag it carries; the shortest code first, so an account before
 * those under it, and those of a tag after the rest.
 */
async function buscarCuentas({
  plataforma: { db },
  texto,
  limite,
}: Pregunta): Promise<ResultadosDe<'cuentas'>> {
  const { rows } = await sql<Fila>`
    select id_cuenta, nombre_cuenta, tipo_cuenta
    from cuenta c cross join lateral (
      select starts_with(id_cuenta, ${texto}) as por_codigo,
        ${contieneTodas(sql`nombre_cuenta`, texto)} as por_nombre
    ) q
    where por_codigo or por_nombre or exists (
      select from cuenta_etiqueta e
      where e.id_cuenta = c.id_cuenta and ${contieneTodas(sql`e.nombre_etiqueta`, texto)})
    order by not por_codigo, not por_nombre, length(id_cuenta), id_cuenta collate "C"
    limit ${limite}`.execute(db);
  return rows.map(({ idCuenta, nombreCuenta, tipoCuenta }) => ({
    link: `/contabilidad/catalogo?cuenta=${idCuenta}`,
    value: `${idCuenta} ${nombreCuenta}`,
    title: nombreCuenta,
    idCuenta,
    tipoCuenta,
  }));
}
