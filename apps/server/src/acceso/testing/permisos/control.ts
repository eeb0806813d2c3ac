// What is asked of an act. Up to how much each role acts alone is the administrador's to say, so that nobody raises their own limit; whoever
// consents neither asked for it nor holds the money.
import { leerTabla } from './tabla.ts';

export const control = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/control/politica
    sí      ·         ·        ·      ·       ·        ·       ·    PUT    /api/control/politica

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/control/autorizaciones
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/control/autorizaciones/:id
    ·       sí        ·        ·      sí      ·        ·       ·    POST   /api/control/autorizaciones/:id/respuesta
    ·       sí        sí       sí     sí      sí       ·       ·    POST   /api/control/autorizaciones/:id/retiro

    ·       sí        ·        ·      sí      ·        sí      ·    GET    /api/control/senales
    ·       sí        ·        ·      sí      ·        ·       ·    POST   /api/control/senales/:id/vista
`);
