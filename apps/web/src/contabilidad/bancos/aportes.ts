// What the banks add to the rest.
import type { BASE_DE_BANCOS } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { verPasada } from '@cuadra/contract/contabilidad/bancos/mesa';
import { queryString } from '@cuadra/contract/endpoint';
import type { Reaction } from '#platform/reactions.ts';
import type { PantallaDeReporte } from '#reportes/exportar/pantalla-de-reporte.ts';

// Everyone loads this file: it spells both paths, which the compiler compares, rather than bring the schemas of the banks.
const BASE: typeof BASE_DE_BANCOS = '/api/contabilidad/bancos';
const PASADA: (typeof verPasada)['path'] = '/api/contabilidad/bancos/cuentas/:id/cruzar';

/** The desk asks for what changed since what it has: see `consultas.mesa`. */
export const alCambiarLosBancos: Reaction = { to: 'bancos-cambio', asksAgain: [BASE] };
export const alAvanzarUnaPasada: Reaction = { to: 'cruce-avance', asksAgain: [PASADA] };

const pantalla = (busqueda: Parameters<typeof queryString>[0]) =>
  `/contabilidad/comparacion-bancos${queryString(busqueda)}`;

const deConciliacion: PantallaDeReporte = ({ cuenta, anio, mes }) =>
  pantalla({ vista: 'conciliacion', cuenta, anio, mes });

/** What each paper of the banks is made of. */
export const pantallasDeBancos = {
  'conciliacion-bancaria': deConciliacion,
  'conciliacion-cuadratica': deConciliacion,
  'cheque-voucher': ({ cheque }) => pantalla({ vista: 'cheques', cheque }),
  'registro-de-cheques': ({ cuenta, desde, hasta, estado, vencidos, q }) =>
    pantalla({ vista: 'cheques', cuenta, desde, hasta, estado, q, vencidos: vencidos === 'si' || undefined }),
} as const satisfies Readonly<Record<string, PantallaDeReporte>>;
