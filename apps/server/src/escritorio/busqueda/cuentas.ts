import type { TipoDeCuenta } from '@cuadra/core/catalogo';
import { sql } from 'kysely';
import { contieneTodas } from '../../platform/database/text-search.ts';
import type { Pregunta } from './buscar.ts';
import type { ResultadosDe } from './resultados.ts';

interface Fila {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: TipoDeCuenta;
}

/** By the beginning of the code or by words of the name; the shortest code first, so an account before those under it. */
export async function buscarCuentas({
  plataforma: { db },
  texto,
  limite,
}: Pregunta): Promise<ResultadosDe<'cuentas'>> {
  const { rows } = await sql<Fila>`
    select id_cuenta, nombre_cuenta, tipo_cuenta from cuenta
    where starts_with(id_cuenta, ${texto}) or ${contieneTodas(sql`nombre_cuenta`, texto)}
    order by not starts_with(id_cuenta, ${texto}), length(id_cuenta), id_cuenta collate "C"
    limit ${limite}`.execute(db);
  return rows.map(({ idCuenta, nombreCuenta, tipoCuenta }) => ({
    link: `/contabilidad/catalogo?cuenta=${idCuenta}`,
    value: `${idCuenta} ${nombreCuenta}`,
    title: nombreCuenta,
    idCuenta,
    tipoCuenta,
  }));
}
