// The guide of an institution that moves in is everybody's to read; the signature, the contador's.
import { leerTabla } from './tabla.ts';

export const puestaEnMarcha = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/administracion/puesta-en-marcha
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/administracion/puesta-en-marcha/pasos/:paso
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/administracion/puesta-en-marcha/comprobacion
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/administracion/puesta-en-marcha/comprobacion
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/administracion/puesta-en-marcha/comprobacion/firma
`);
