// Cash between two cajas: a cajero asks, sends and receives; whoever answers for the cajas of the agencia looks.
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
`);
