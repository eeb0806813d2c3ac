// Taking everything out of the house, and rehearsing on a copy of it: the administrador's.
import { leerTabla } from './tabla.ts';

export const exportacion = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      ·         ·        ·      ·       ·        ·       ·    GET    /api/administracion/exportacion
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/exportacion
    sí      ·         ·        ·      ·       ·        ·       ·    GET    /api/administracion/exportacion/:id/archivo
    sí      ·         ·        ·      ·       ·        ·       ·    GET    /api/administracion/practica
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/practica
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/practica/iniciar
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/practica/traer
    sí      ·         ·        ·      ·       ·        ·       ·    DELETE /api/administracion/practica
`);
