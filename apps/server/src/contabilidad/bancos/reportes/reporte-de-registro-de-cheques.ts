// The register of cheques of an account, as it is filtered on the screen, in the order in which they were written.
import { nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import { hoyEn } from '#platform/reloj.ts';
import { detalleDeFechas } from '#reportes/detalles.ts';
import { definirReporte } from '#reportes/reporte.ts';
import { contarCheques, recorrerCheques } from '../cheques/recorrer-cheques.ts';
import { leerCuenta } from '../conciliaciones/mes-de-cuenta.ts';
import type * as presentacion from './registro-de-cheques-impreso.ts';

export const reporteDeRegistroDeCheques = definirReporte<'registro-de-cheques', typeof presentacion>(
  'registro-de-cheques',
  {
    modulo: new URL('./registro-de-cheques-impreso.ts', import.meta.url),
    papel: () => ({ horizontal: true }),
    async contar(db, { ahora }, filtros) {
      await leerCuenta(db, filtros.cuenta);
      return contarCheques(db, hoyEn({ ahora: () => ahora }).toString(), filtros);
    },
    async dataset(db, { ahora }, filtros) {
      const { banco, numero, nombre, idCuenta, nombreCuenta } = await leerCuenta(db, filtros.cuenta);
      const { desde, hasta, estado, vencidos, q = '' } = filtros;
      return {
        detalles: [
          `${banco} · ${numero} · ${nombre}`,
          `Cuenta ${idCuenta} ${nombreCuenta}. Montos en quetzales.`,
          ...detalleDeFechas(desde, hasta),
          ...(estado === undefined ? [] : [`Estado: ${nombresDeEstadoDeCheque[estado].toLowerCase()}`]),
          ...(vencidos === undefined ? [] : ['Solo los vencidos']),
          ...(q === '' ? [] : [`Búsqueda: «${q}»`]),
        ],
        agencias: [],
        cabecera: null,
        lotes: recorrerCheques(db, hoyEn({ ahora: () => ahora }).toString(), filtros),
      };
    },
  },
);
