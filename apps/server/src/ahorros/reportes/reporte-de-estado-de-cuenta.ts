// The statement of a savings account: what moved in some days, from what it held before them to what it holds after.
import { detalleDeFechas } from '#reportes/detalles.ts';
import { definirReporte } from '#reportes/reporte.ts';
import type * as presentacion from './estado-de-cuenta-impreso.ts';
import { leerCuentaImpresa, titularesImpresos } from './leer-cuenta-impresa.ts';
import { contarMovimientos, leerSaldoInicial, recorrerMovimientos } from './leer-estado-de-cuenta.ts';

export const reporteDeEstadoDeCuenta = definirReporte<'estado-de-cuenta-ahorro', typeof presentacion>(
  'estado-de-cuenta-ahorro',
  {
    modulo: new URL('./estado-de-cuenta-impreso.ts', import.meta.url),
    async contar(db, contexto, { cuenta, ...dias }) {
      await leerCuentaImpresa(db, contexto, cuenta);
      return contarMovimientos(db, cuenta, dias);
    },
    async dataset(db, contexto, { cuenta, ...dias }) {
      const suya = await leerCuentaImpresa(db, contexto, cuenta);
      const saldoInicial = await leerSaldoInicial(db, cuenta, dias.desde);
      return {
        detalles: [
          `Cuenta ${suya.numero} · ${suya.producto}`,
          titularesImpresos(suya),
          `Agencia: ${suya.agencia} ${suya.nombreAgencia}`,
          ...detalleDeFechas(dias.desde, dias.hasta),
          'Montos en quetzales.',
        ],
        agencias: [suya.agencia],
        cabecera: { saldoInicial, ...dias },
        lotes: recorrerMovimientos(db, cuenta, dias, saldoInicial),
      };
    },
  },
);
