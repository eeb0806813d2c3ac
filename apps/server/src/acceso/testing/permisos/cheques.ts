// The register of cheques: whoever compares the banks writes them and hands them over; to end one that was not paid is for whoever approves.
import { leerTabla } from './tabla.ts';

export const cheques = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/cheques
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/bancos/cheques/:id
    ·       sí        sí       ·      ·       ·        ·       ·    GET    /api/contabilidad/bancos/cuentas/:id/proximo-cheque
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/cheques
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cuentas/:id/cheques/arruinado
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/movimientos/:id/cheque
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cheques/:id/entregar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cheques/:id/anular
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/bancos/cheques/:id/caducar
`);
