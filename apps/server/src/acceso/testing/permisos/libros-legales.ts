// The legal books: whoever reads reports reads them; only the contador uses folios.
import { leerTabla } from './tabla.ts';

export const librosLegales = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/folios
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/folios/:libro
    ·       sí        ·        ·      ·       ·        ·       ·    PATCH  /api/contabilidad/folios/:libro
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/folios/:libro/anulaciones
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/folios/:libro/autorizaciones
    ·       sí        ·        ·      ·       ·        ·       ·    DELETE /api/contabilidad/folios/:libro/autorizaciones/:id

    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/folios/:libro/hojas/:folio
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/folios/impresiones
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/folios/impresiones/:id
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/folios/piezas/:id/entregas/:n/constancia.pdf
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/folios/piezas/:id/entregas/:n/folios.pdf
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/folios/meses/:anio
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/folios/ensayos
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/folios/impresiones
    ·       sí        ·        ·      ·       ·        ·       ·    DELETE /api/contabilidad/folios/impresiones/:id
    ·       sí        sí       ·      sí      ·        sí      ·    POST   /api/contabilidad/folios/piezas/:id/entregas

    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/libro-diario/indice
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/libro-diario/pagina

    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/libro-mayor/indice
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/libro-mayor/inventario
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/libro-mayor/pagina
`);
