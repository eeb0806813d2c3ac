// The institution's accounts at banks: whoever compares them brings what the bank says; only the contador says which there are.
import { leerTabla } from './tabla.ts';

export const bancos = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/cuentas
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas
    ·       sí        ·        ·      ·       ·        ·       ·    PATCH  /api/contabilidad/bancos/cuentas/:id
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/bancos/saldo-al-empezar
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/bancos/responsables

    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/estados
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/cuentas/:id/estados
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/estados/:id/archivo
    ·       sí        sí       ·      ·       ·        ·       ·    DELETE /api/contabilidad/bancos/estados/:id

    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/cuentas/:id/conciliaciones
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/cuentas/:id/conciliaciones/:anio/:mes
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/conciliaciones
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/conciliaciones/:id/devolver
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/conciliaciones/:id/aprobar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/conciliaciones/:id/reapertura
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/conciliaciones/:id/reapertura/retirar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/conciliaciones/:id/reabrir
`);
