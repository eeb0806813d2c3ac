import { fechaEnPalabras } from '@cuadra/core/meses';
import { agenciasPedidas } from '#contabilidad/agencias/agencias-pedidas.ts';
import { aniosTraidos, delAnioDe } from '#contabilidad/periodos/anios-traidos.ts';
import { mesesPreliminares } from '#contabilidad/periodos/meses-preliminares.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { leerFirmas } from '#platform/pdf/firmantes.ts';
import { detalleDeAgencias } from '#reportes/detalles.ts';
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import { inventarioAl } from './inventario.ts';
import type * as presentacion from './inventario-impreso.ts';

export const reporteDeInventario = definirReporte<'inventario', typeof presentacion>('inventario', {
  modulo: new URL('./inventario-impreso.ts', import.meta.url),
  papel: ({ papel }) => ({ papel }),
  async contar(db, { actor }, filtros) {
    const agencias = agenciasPedidas(actor, filtros.agencia);
    return (await inventarioAl(db, { ...filtros, agencias })).cuentas.length;
  },
  async dataset(db, { actor, ahora }, filtros) {
    const preliminar = await mesesPreliminares(db, { hasta: filtros.fecha });
    const agencias = agenciasPedidas(actor, filtros.agencia);
    const { cuentas, ...cabecera } = await inventarioAl(db, { ...filtros, agencias });
    return {
      detalles: [
        `Al ${fechaImpresa(filtros.fecha)}`,
        `${await detalleDeAgencias(db, agencias)}. Montos en quetzales.`,
      ],
      agencias,
      cabecera,
      enPapel: {
        preliminar,
        traidos: await aniosTraidos(db, delAnioDe(filtros.fecha)),
        firmas: await leerFirmas(db, {
          documento: 'inventario',
          titulo: 'Inventario general',
          periodo: `al ${fechaEnPalabras(filtros.fecha)}`,
          ahora,
          esPreliminar: preliminar !== null,
        }),
      },
      lotes: enUnLote(cuentas),
    };
  },
});
