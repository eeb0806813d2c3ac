// Cash between two cajas, and what a second person authorises: a cajero asks and sends, whoever answers for the cajas of the
// agencia authorises, and never both.
import { leerTabla } from './tabla.ts';

export const traslados = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        ·        sí     sí      ·        sí      ·    GET    /api/contabilidad/cajas/traslados
    ·       ·         ·        sí     ·       ·        ·       ·    GET    /api/contabilidad/cajas/traslados/cajas
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/traslados
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/traslados/pedidos
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/traslados/:id/enviar
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/traslados/:id/anular
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/traslados/:id/recibir
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/traslados/:id/rechazar
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/traslados/:id/devolver
    ·       sí        ·        sí     sí      ·        sí      ·    GET    /api/contabilidad/cajas/autorizaciones
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/jornadas/:id/autorizaciones
    ·       sí        ·        ·      sí      ·        ·       ·    POST   /api/contabilidad/cajas/autorizaciones/:id/resolver
    ·       ·         ·        sí     ·       ·        ·       ·    POST   /api/contabilidad/cajas/autorizaciones/:id/retirar
`);
