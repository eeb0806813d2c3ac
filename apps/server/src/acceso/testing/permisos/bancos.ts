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

    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/cuentas/:id/mesa
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/cruzar
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/cuentas/:id/cruzar
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/cruces
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/cruces
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/cruces/deshacer
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/sugerencias/aceptar
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/sugerencias/rechazar
    ·       sí        sí       ·      ·       ·        sí      ·    POST   /api/contabilidad/bancos/cuentas/:id/combinacion
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/explicaciones
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/explicaciones/quitar
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/partidas
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/partidas/:id/deshacer

    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/reglas
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/reglas
    ·       sí        sí       ·      ·       ·        ·       ·    PATCH  /api/contabilidad/bancos/reglas/:id
    ·       sí        sí       ·      ·       ·        ·       ·    DELETE /api/contabilidad/bancos/reglas/:id
    ·       sí        sí       ·      ·       ·        sí      ·    POST   /api/contabilidad/bancos/reglas/probar
    ·       sí        sí       ·      ·       ·        ·       ·    GET    /api/contabilidad/bancos/reglas/propuestas
`);
