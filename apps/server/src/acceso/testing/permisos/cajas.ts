// The cash. A cajero works at the own caja; the jefe and the contador answer for them all; only the contador says which there
// are. What is of a jornada that is not theirs is refused inside.
import { leerTabla } from './tabla.ts';

export const cajas = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        ·        sí     sí      ·        sí      ·    GET    /api/contabilidad/cajas
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/cajas
    ·       sí        ·        ·      ·       ·        ·       ·    PATCH  /api/contabilidad/cajas/:id
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/cajas/:id/asignaciones
    ·       sí        ·        ·      ·       ·        ·       ·    PATCH  /api/contabilidad/cajas/asignaciones/:id
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/cajas/cajeros
    ·       ·         ·        sí     ·       ·        ·       ·    GET    /api/contabilidad/cajas/cuentas-de-ahorro
    ·       sí        ·        sí     sí      ·        sí      ·    GET    /api/contabilidad/cajas/cuentas
    ·       sí        ·        sí     sí      ·        sí      ·    GET    /api/contabilidad/cajas/configuracion
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/cajas/configuracion
    ·       ·         ·        sí     ·       ·        ·       ·    GET    /api/contabilidad/cajas/favoritos
    ·       ·         ·        sí     ·       ·        ·       ·    PUT    /api/contabilidad/cajas/favoritos

    ·       sí        ·        ·      sí      ·        sí      ·    GET    /api/contabilidad/cajas/dia
    ·       sí        ·        ·      sí      ·        sí      ·    GET    /api/contabilidad/cajas/cajeros/:id/tendencia
    ·       sí        ·        sí     sí      ·        sí      ·    GET    /api/contabilidad/cajas/jornadas/:id/causas
    ·       sí        ·        ·      sí      ·        ·       ·    POST   /api/contabilidad/cajas/jornadas/:id/revisar
    ·       sí        ·        ·      sí      ·        ·       ·    POST   /api/contabilidad/cajas/jornadas/:id/propuesta
    ·       sí        ·        ·      sí      ·        ·       ·    POST   /api/contabilidad/cajas/jornadas/:id/observar
    ·       sí        ·        ·      sí      ·        ·       ·    POST   /api/contabilidad/cajas/jornadas/:id/congelar
    ·       sí        ·        ·      sí      ·        ·       ·    POST   /api/contabilidad/cajas/jornadas/:id/descongelar
    ·       sí        ·        ·      sí      ·        ·       ·    POST   /api/contabilidad/cajas/jornadas/:id/arqueo-sorpresivo
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/jornadas/:id/responder

    ·       ·         ·        sí     ·       ·        ·       ·    GET    /api/contabilidad/cajas/mia
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/:id/jornadas
    ·       sí        ·        sí     sí      ·        sí      ·    GET    /api/contabilidad/cajas/jornadas
    ·       sí        ·        sí     sí      ·        sí      ·    GET    /api/contabilidad/cajas/jornadas/:id
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/jornadas/:id/arqueos
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/jornadas/:id/cerrar

    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/jornadas/:id/movimientos
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/movimientos/:id/revertir
    ·       sí        ·        sí     sí      ·        sí      ·    GET    /api/contabilidad/cajas/jornadas/:id/movimientos
    ·       sí        ·        sí     sí      ·        sí      ·    GET    /api/contabilidad/cajas/movimientos/:id
    ·       sí        ·        ·      sí      ·        sí      ·    GET    /api/contabilidad/cajas/partidas/:id/movimientos
    ·       sí        ·        ·      sí      ·        sí      ·    GET    /api/contabilidad/cajas/ive
    ·       ·         ·        sí     ·       ·        ·       ·    GET    /api/contabilidad/cajas/ive/consulta
`);
