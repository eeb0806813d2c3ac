// What stands behind the accounts and is kept elsewhere: the contador says which they are; whoever registers brings their figures.
import type { InjectOptions } from 'fastify';
import { leerTabla } from './tabla.ts';

export const auxiliares = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/auxiliares-externos
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/auxiliares-externos/responsables
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/auxiliares-externos
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/auxiliares-externos/:id
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/auxiliares-externos/cifras
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/auxiliares-externos/cifras
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/cajas/conteos-iniciales
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/cajas/:id/conteo-inicial
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/cuentas/:id/inicio
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/bancos/cuentas/:id/inicio
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/folios/:libro/usados-antes
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/cuentas-de-control
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/cuentas-de-control/solo-sistema
`);

/** Good requests about agencia 01. */
export const peticionesDeAuxiliares: readonly [string, Pick<InjectOptions, 'payload' | 'query'>][] = [
  ['PUT /api/contabilidad/folios/:libro/usados-antes', { payload: { hasta: 0 } }],
  ['GET /api/contabilidad/auxiliares-externos/cifras', { query: { anio: '2026', mes: '10' } }],
  [
    'POST /api/contabilidad/auxiliares-externos/cifras',
    {
      payload: {
        ...{ anio: 2026, mes: 10, evidencia: 'Reporte de cartera' },
        cifras: [{ idCuenta: '1031', agencia: '01', monto: 100 }],
      },
    },
  ],
];
