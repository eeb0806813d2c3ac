// The constancia of what was withheld from an asociado in a year, or those of several. It tells all of their accounts or none: whoever
// is not of all of their agencias does not give it.
import { definirReporte, enUnLote, exigirAgencias } from '#reportes/reporte.ts';
import type * as presentacion from './constancia-impresa.ts';
import { leerConstancias } from './leer-constancias.ts';

export const reporteDeConstancias = definirReporte<'constancia-de-retencion', typeof presentacion>(
  'constancia-de-retencion',
  {
    modulo: new URL('./constancia-impresa.ts', import.meta.url),
    titulo: ({ asociados }) =>
      asociados.length === 1 ? 'Constancia de retención de ISR' : 'Constancias de retención de ISR',
    async contar(_db, _contexto, { asociados }) {
      return asociados.length;
    },
    async dataset(db, { actor }, { anio, asociados }) {
      const constancias = await leerConstancias(db, actor, anio, asociados);
      const agencias = [
        ...new Set(constancias.flatMap(({ cuentas }) => cuentas.map(({ agencia }) => agencia))),
      ].sort();
      exigirAgencias(actor, agencias);
      return {
        detalles: [`Del 1 de enero al 31 de diciembre de ${anio}`],
        agencias,
        cabecera: null,
        lotes: enUnLote(constancias),
      };
    },
  },
);
