// The years of the books and the opening balances. The contador opens years; an auxiliar writes balances of their agencia and sends them; who
// approves is a contador, and never one who wrote; the auditor looks.
import { leerTabla } from './tabla.ts';

export const saldosIniciales = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/ejercicios
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/ejercicios
    ·       sí        ·        ·      ·       ·        ·       ·    DELETE /api/contabilidad/ejercicios/:anio
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/saldos-iniciales
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/saldos-iniciales/:id
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/saldos-iniciales
    ·       sí        sí       ·      ·       ·        ·       ·    PUT    /api/contabilidad/saldos-iniciales/:id
    ·       sí        sí       ·      ·       ·        ·       ·    DELETE /api/contabilidad/saldos-iniciales/:id
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/saldos-iniciales/:id/enviar
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/saldos-iniciales/:id/devolver
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/saldos-iniciales/:id/aprobar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/saldos-iniciales/:id/reversion
    ·       sí        ·        ·      ·       ·        ·       ·    DELETE /api/contabilidad/saldos-iniciales/:id/reversion
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/saldos-iniciales/:id/reversion/aprobar
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/saldos-iniciales/importar
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/saldos-iniciales/importar/columnas
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/saldos-iniciales/leer-hoja
`);
