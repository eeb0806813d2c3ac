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
`);
