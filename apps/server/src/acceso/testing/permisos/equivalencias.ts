// What accounts of another program are here is said by who imports; what creates accounts, by who keeps the chart. An import is
// undone by who reverses, and decided by who approves.
import { leerTabla } from './tabla.ts';

export const equivalencias = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/equivalencias
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/equivalencias
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/equivalencias/:id
    ·       sí        ·        ·      ·       ·        ·       ·    PATCH  /api/contabilidad/equivalencias/:id
    ·       sí        ·        ·      ·       ·        ·       ·    DELETE /api/contabilidad/equivalencias/:id
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/equivalencias/:id/cuentas
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/equivalencias/:id/equivalencia.csv
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/equivalencias/:id/traer
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/equivalencias/:id/crear-cuentas
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/importar/errores.csv
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/importaciones/:id/deshacer
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/importaciones/:id/deshacer
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/importaciones/:id/deshacer/aprobar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/importaciones/:id/deshacer/rechazar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/importaciones/:id/deshacer/retirar
`);
