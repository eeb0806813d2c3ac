// Interest on savings: programmed by who works with savings, approved by a contador, read by both and by the auditor.
import { leerTabla } from './tabla.ts';

export const intereses = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        ·        ·      ·      sí       sí      ·    POST   /api/ahorros/simulador

    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/asociados
    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/asociados/columnas
    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/cuentas
    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/cuentas/columnas
    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/movimientos
    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/movimientos/columnas
`);
