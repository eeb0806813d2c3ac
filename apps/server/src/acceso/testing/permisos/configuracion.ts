// How the accounting is set up: the contador says which accounts close the year.
import { leerTabla } from './tabla.ts';

export const configuracion = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/contabilidad/agencias

    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/configuracion
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/configuracion
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/configuracion/indicadores
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/configuracion/indicadores
`);
