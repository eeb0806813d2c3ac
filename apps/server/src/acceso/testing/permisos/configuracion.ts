// How the accounting is set up. The contador says which accounts close the year; up to which amount each role posts is
// the administrador's to say, so that nobody raises their own limit.
import { leerTabla } from './tabla.ts';

export const configuracion = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/contabilidad/agencias

    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/configuracion
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/contabilidad/configuracion/limites
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/configuracion
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/configuracion/indicadores
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/configuracion/indicadores
    sí      ·         ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/configuracion/limites
`);
