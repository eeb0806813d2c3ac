// Balances, statements and reports: read by those who work with the books, and by the auditor.
import { leerTabla } from './tabla.ts';

export const estadosYReportes = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/estados-financieros/:estado
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/estados-financieros/:estado/cifra

    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/movimientos-cuentas
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/movimientos-cuentas/grupos
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/movimientos-cuentas/indice
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/movimientos-cuentas/movimientos

    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/reporte-partidas
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/reporte-partidas/resumen

    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/balance-comprobacion
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/saldos
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/saldos/reconstruir
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/saldos/reconstrucciones
`);
