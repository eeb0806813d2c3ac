// The close of a jornada: what it opened on, what moved, what it should hold, what was counted, and what became of the
// difference.
import { sql } from 'kysely';
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import type * as presentacion from './cierre-impreso.ts';
import { leerDiferenciaContabilizada, leerMovimientosDe, leerPasosDe } from './leer-cierre.ts';
import { detallesDeJornada, leerJornadaVisible, leerLibroDeJornada } from './leer-jornada.ts';

export const reporteDeCierre = definirReporte<'cierre-de-caja', typeof presentacion>('cierre-de-caja', {
  modulo: new URL('./cierre-impreso.ts', import.meta.url),
  async contar(db, contexto, { jornada }) {
    await leerJornadaVisible(db, contexto, jornada);
    const { rows } = await sql<{ cuantos: number }>`
      select count(*)::int as cuantos from movimiento_de_caja m where m.jornada = ${jornada}::uuid`.execute(
      db,
    );
    return rows[0]?.cuantos ?? 0;
  },
  async dataset(db, contexto, { jornada }) {
    const suya = await leerJornadaVisible(db, contexto, jornada);
    return {
      detalles: detallesDeJornada(suya),
      agencias: [suya.agencia],
      cabecera: {
        jornada: suya,
        libro: await leerLibroDeJornada(db, jornada),
        pasos: await leerPasosDe(db, jornada),
        contabilizada: await leerDiferenciaContabilizada(db, jornada),
      },
      lotes: enUnLote(await leerMovimientosDe(db, jornada)),
    };
  },
});
