// The acta of a count by surprise.
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import type * as presentacion from './acta-impresa.ts';
import { leerArqueo } from './leer-arqueos.ts';
import { detallesDeJornada, leerJornadaVisible } from './leer-jornada.ts';

export const reporteDeActa = definirReporte<'acta-de-arqueo', typeof presentacion>('acta-de-arqueo', {
  modulo: new URL('./acta-impresa.ts', import.meta.url),
  async contar(db, contexto, { arqueo }) {
    await leer(db, contexto, arqueo);
    return 1;
  },
  async dataset(db, contexto, { arqueo }) {
    const { suyo, jornada } = await leer(db, contexto, arqueo);
    return {
      detalles: detallesDeJornada(jornada),
      agencias: [jornada.agencia],
      cabecera: {
        codigoCaja: jornada.codigoCaja,
        nombreCaja: jornada.nombreCaja,
        agencia: jornada.agencia,
        nombreAgencia: jornada.nombreAgencia,
        nombreCajero: jornada.nombreCajero,
      },
      lotes: enUnLote([suyo]),
    };
  },
});

/** It says what the books expect: its cajero, who signed it, has it printed once the jornada is counted. */
async function leer(db: Database, contexto: ContextoConActor, id: string) {
  const suyo = await leerArqueo(db, id);
  if (suyo?.clase !== 'sorpresa') throw new ProblemaError('NO_ENCONTRADO');
  return { suyo, jornada: await leerJornadaVisible(db, contexto, suyo.jornada) };
}
