// Partidas: the contador does everything, the auxiliar registers, the jefe de agencia and the auditor only read. Of the
// drafts, the auxiliar works on their own; of what they post, what passes their limit waits for another person.
import { leerTabla } from './tabla.ts';

const lectura = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/partidas
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/partidas/totales
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/partidas/:id
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/partidas/:id/advertencias
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/partidas/:id/soportes
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/partidas/:id/soportes/:idSoporte
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/partidas/:id/comprobante.pdf
    ·       sí        sí       ·      sí      ·        sí      ·    POST   /api/contabilidad/partidas/comprobantes.pdf
`);

const registro = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas
    ·       sí        sí       ·      ·       ·        ·       ·    PATCH  /api/contabilidad/partidas/:id
    ·       sí        sí       ·      ·       ·        ·       ·    DELETE /api/contabilidad/partidas/:id
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/efecto
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/terminar
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/:id/advertencias
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/:id/contabilizar
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/:id/duplicar
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/:id/enviar
    ·       sí        sí       ·      ·       ·        ·       ·    GET    /api/contabilidad/partidas/:id/memoria
    ·       sí        sí       ·      ·       ·        ·       ·    PUT    /api/contabilidad/partidas/:id/memoria
    ·       sí        sí       ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/:id/soportes
    ·       sí        sí       ·      ·       ·        ·       ·    DELETE /api/contabilidad/partidas/:id/soportes/:idSoporte
`);

const decision = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/partidas/por-aprobar
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/partidas/:id/efecto
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/aprobar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/:id/aprobar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/:id/rechazar
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/partidas/:id/reversion
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/:id/reversion/efecto
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/:id/revertir
`);

const importacion = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/partidas/importar/plantilla.xlsx
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/importar/columnas
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/importar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/partidas/lote
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/importaciones
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/importaciones/:id
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/importaciones/:id/partidas
`);

export const partidas = [...lectura, ...registro, ...decision, ...importacion];
