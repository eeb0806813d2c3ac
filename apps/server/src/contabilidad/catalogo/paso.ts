// How the catálogo stands while the institution moves in.
import { sql } from 'kysely';
import type { Paso } from '#administracion/puesta-en-marcha/paso.ts';

export const pasoDelCatalogo: Paso = {
  paso: 'catalogo',
  async ver(db) {
    const { rows } = await sql<{ cuentas: number; deDetalle: number }>`
      select count(*)::int as cuentas, count(*) filter (where tipo_cuenta = 'D')::int as de_detalle from cuenta`.execute(
      db,
    );
    const { cuentas, deDetalle } = rows[0] ?? { cuentas: 0, deDetalle: 0 };
    if (cuentas === 0)
      return {
        estado: 'pendiente',
        resumen: '',
        falta: ['Adopte el catálogo que viene con el programa o traiga el suyo.'],
      };
    const resumen = `${cuentas} ${cuentas === 1 ? 'cuenta' : 'cuentas'}, ${deDetalle} de detalle`;
    return deDetalle > 0
      ? { estado: 'hecho', resumen, falta: [] }
      : { estado: 'en-curso', resumen, falta: ['Agregue cuentas de detalle: son las que reciben partidas.'] };
  },
};
