// The day of all the cajas, agencia by agencia.
import { fechaEnPalabras } from '@cuadra/core/meses';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import { detalleDeAgencias } from '#reportes/detalles.ts';
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import { conoceElLibro } from '../visibilidad.ts';
import { exigirContada } from './leer-jornada.ts';
import { leerCajasDelDia, leerClasesDelDia } from './leer-resumen.ts';
import type * as presentacion from './resumen-impreso.ts';

export const reporteDeResumen = definirReporte<'resumen-de-cajas', typeof presentacion>('resumen-de-cajas', {
  modulo: new URL('./resumen-impreso.ts', import.meta.url),
  papel: () => ({ horizontal: true }),
  async contar(db, { actor }, { fecha, agencia }) {
    return (await leerCajasDelDia(db, agenciasPedidas(actor, agencia), fecha)).length;
  },
  peso: ({ cajas }) => cajas.length,
  async dataset(db, { actor }, { fecha, agencia }) {
    const agencias = agenciasPedidas(actor, agencia);
    const cajas = await leerCajasDelDia(db, agencias, fecha);
    // Who was a cajero this morning may answer for cajas this afternoon: of the own drawer, only once it is counted.
    for (const { cajero, estado } of cajas)
      if (cajero !== null && estado !== null) exigirContada(conoceElLibro(actor, { cajero, estado }));
    const clases = await leerClasesDelDia(db, agencias, fecha);
    const nombres = await db.selectFrom('agencia').select(['idAgencia', 'nombreAgencia']).execute();
    return {
      detalles: [
        `Del ${fechaEnPalabras(fecha)}`,
        `${await detalleDeAgencias(db, agencias)}. Montos en quetzales.`,
      ],
      agencias,
      cabecera: { fecha },
      lotes: enUnLote(
        agencias.toSorted().flatMap((id) => {
          const suyas = cajas.filter((caja) => caja.agencia === id);
          const nombreAgencia = nombres.find(({ idAgencia }) => idAgencia === id)?.nombreAgencia ?? '';
          return suyas.length === 0
            ? []
            : [
                {
                  agencia: id,
                  nombreAgencia,
                  cajas: suyas,
                  clases: clases.filter((una) => una.agencia === id),
                },
              ];
        }),
      ),
    };
  },
});
