// The screens behind the papers of the savings, and what is asked again when something is paid.
import type { verIsrDelMes } from '@cuadra/contract/ahorros/retenciones';
import { queryString } from '@cuadra/contract/endpoint';
import type { Reaction } from '#platform/reactions.ts';
import type { PantallaDeReporte } from '#reportes/exportar/pantalla-de-reporte.ts';

// Everyone loads this file: it spells the path, which the compiler compares, rather than bring the schemas.
const ISR: (typeof verIsrDelMes)['path'] = '/api/ahorros/isr';

export const alRetenerse: Reaction = { to: 'ahorros-cambio', asksAgain: [ISR] };

const deCuenta: PantallaDeReporte = ({ cuenta, desde, hasta }) =>
  `/ahorros/cuentas${queryString({ cuenta, desde, hasta })}`;

/** What each paper of the savings is made of. */
export const pantallasDeAhorros = {
  'estado-de-cuenta-ahorro': deCuenta,
  'certificado-de-plazo': deCuenta,
  'lineas-de-corrida': ({ corrida, estado, motivo, agencia, producto, texto }) =>
    `/ahorros/corridas/${corrida}${queryString({ vista: 'lineas', estado, motivo, agencia, producto, texto })}`,
  'resumen-de-isr': ({ anio, mes, agencia }) => `/ahorros/isr${queryString({ anio, mes, agencia })}`,
  'constancia-de-retencion': ({ anio }) => `/ahorros/isr${queryString({ constancias: anio })}`,
} as const satisfies Readonly<Record<string, PantallaDeReporte>>;
