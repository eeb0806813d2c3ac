// The chart of accounts: everybody who is in reads it, because they need it to work; contadores change it.
import { leerTabla } from './tabla.ts';

export const catalogo = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/contabilidad/catalogo.csv
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/contabilidad/catalogo.pdf
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/contabilidad/catalogo.xlsx
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/contabilidad/v2/catalogo
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/v2/catalogo/siguiente-codigo
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/v2/catalogo
    ·       sí        ·        ·      ·       ·        ·       ·    PATCH  /api/contabilidad/v2/catalogo/:idCuenta
    ·       sí        ·        ·      ·       ·        ·       ·    DELETE /api/contabilidad/v2/catalogo/:idCuenta
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/v2/catalogo/:idCuenta/mover
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/v2/catalogo/importar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/v2/catalogo/importar/columnas
    ·       sí        ·        ·      ·       ·        ·       ·    GET    /api/contabilidad/v2/catalogo/estandar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/v2/catalogo/estandar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/v2/catalogo/ajeno
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/v2/catalogo/ajeno/columnas
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/v2/catalogo/ajeno/leer

    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/contabilidad/v2/catalogo/etiquetas
    ·       sí        ·        ·      ·       ·        ·       ·    PATCH  /api/contabilidad/v2/catalogo/etiquetas/:nombreEtiqueta
    ·       sí        ·        ·      ·       ·        ·       ·    DELETE /api/contabilidad/v2/catalogo/etiquetas/:nombreEtiqueta
`);
