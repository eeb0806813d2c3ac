// The acta of the set-up, from what was kept when it was signed: the same for ever. It tells the books of every agencia, so whoever
// prints it works in all of them.
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { ProblemaError } from '#platform/problema.ts';
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import { leerActa, leerCifras } from './acta.ts';
import type * as presentacion from './acta-impresa.ts';

export const reporteDeActaDePuesta = definirReporte<'acta-de-puesta-en-marcha', typeof presentacion>(
  'acta-de-puesta-en-marcha',
  {
    modulo: new URL('./acta-impresa.ts', import.meta.url),
    async contar(db, contexto) {
      return (await leer(db, contexto)).cifras.length;
    },
    async dataset(db, contexto) {
      const { acta, cifras } = await leer(db, contexto);
      const { fecha, firmante, firmadaEn, contenido } = acta;
      return {
        detalles: [`Balance al ${fechaImpresa(fecha)}`],
        agencias: [...new Set(cifras.map(({ agencia }) => agencia))],
        cabecera: { fecha, firmante, firmadaEn, contenido },
        lotes: enUnLote(cifras),
      };
    },
  },
);

async function leer(db: Database, { actor }: ContextoConActor) {
  const acta = await leerActa(db);
  if (acta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const cifras = await leerCifras(db);
  if (cifras.some(({ agencia }) => !actor.agencias.includes(agencia))) throw new ProblemaError('SIN_PERMISO');
  return { acta, cifras };
}
