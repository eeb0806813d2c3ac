// Asociados and their savings accounts: ahorros keeps them, the contador corrects what was done, and whoever answers for the books looks.
import { leerTabla } from './tabla.ts';

export const cuentasDeAhorro = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/asociados
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/asociados/:id
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/asociados
    ·       ·         ·        ·      ·       sí       ·       ·    PUT    /api/ahorros/asociados/:id
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/asociados/:id/estado

    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/cuentas
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/cuentas/:id
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/cuentas/:id/interes
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/cuentas/:id/liquidacion
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/cuentas/:id/movimientos
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/puentes
    ·       ·         ·        ·      ·       sí       ·       ·    GET    /api/ahorros/cuenta-nueva
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/cuentas
    ·       ·         ·        ·      ·       sí       ·       ·    PUT    /api/ahorros/cuentas/:id/titulares
    ·       ·         ·        ·      ·       sí       ·       ·    PUT    /api/ahorros/cuentas/:id/isr
    ·       ·         ·        ·      ·       sí       ·       ·    PUT    /api/ahorros/cuentas/:id/al-vencer
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/cuentas/:id/estado
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/cuentas/:id/cierre
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/transferencias
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/cuentas/:id/movimientos/:n/deshacer
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/ahorros/cuentas/:id/movimientos/:n/corregir
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/ahorros/cuentas/:id/ajustes
`);
