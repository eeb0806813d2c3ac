// Interest on savings: programmed by who works with savings, approved by a contador, read by both and by the auditor.
// Interest of savings: whoever keeps the savings plans, calculates and applies; only the contador approves, and undoes.
import { leerTabla } from './tabla.ts';

export const intereses = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        ·        ·      ·      sí       sí      ·    POST   /api/ahorros/simulador
    ·       sí        ·        ·      ·       sí       sí      ·    GET    /api/ahorros/programaciones
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/programaciones
    ·       ·         ·        ·      ·       sí       ·       ·    PUT    /api/ahorros/programaciones/:id
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/programaciones/:id/pausa
    ·       ·         ·        ·      ·       sí       ·       ·    DELETE /api/ahorros/programaciones/:id
    ·       sí        ·        ·      ·       sí       sí      ·    GET    /api/ahorros/calendario
    ·       sí        ·        ·      ·       sí       sí      ·    GET    /api/ahorros/corridas
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/corridas
    ·       sí        ·        ·      ·       sí       sí      ·    GET    /api/ahorros/corridas/:id
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/corridas/:id/calculo
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/ahorros/corridas/:id/aprobacion
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/corridas/:id/aplicacion
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/corridas/:id/detencion
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/corridas/:id/cancelacion
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/corridas/:id/reversion-pedida
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/ahorros/corridas/:id/reversion
    ·       sí        ·        ·      ·       sí       sí      ·    GET    /api/ahorros/corridas/:id/partidas
    ·       sí        ·        ·      ·       sí       sí      ·    GET    /api/ahorros/corridas/:id/comparacion
    ·       sí        ·        ·      ·       sí       sí      ·    GET    /api/ahorros/corridas/:id/eventos
    ·       sí        ·        ·      ·       sí       sí      ·    GET    /api/ahorros/corridas/:id/lineas
    ·       sí        ·        ·      ·       sí       sí      ·    GET    /api/ahorros/corridas/:id/lineas/:cuenta
    ·       sí        ·        ·      ·       sí       sí      ·    GET    /api/ahorros/corridas-por-hacer
    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/asociados
    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/asociados/columnas
    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/cuentas
    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/cuentas/columnas
    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/movimientos
    ·       ·         ·        ·      ·      sí       ·       ·    POST   /api/ahorros/importar/movimientos/columnas
    ·       sí        ·        ·      ·      sí       sí      ·    POST   /api/ahorros/simulador
`);
