// Reports as files. Asking for one is open to everybody who is in, and what they asked for is theirs alone; which ones a
// person may ask for, the second table says.
import { leerTabla, leerTablaDeNombres } from './tabla.ts';

export const reportes = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/reportes/archivos
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/reportes/archivos/:id
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/reportes/archivos/:id/contenido
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/reportes/verificacion/:codigo
    sí      sí        sí       sí     sí      sí       sí      ·    POST   /api/reportes/archivos
    sí      sí        sí       sí     sí      sí       sí      ·    DELETE /api/reportes/archivos/:id
`);

/** Which report is only known once the request was read, so here `·` is an answer from inside. */
export const reportesQuePide = leerTablaDeNombres(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      sí        sí       sí     sí      sí       sí      ·    catalogo
    ·       sí        sí       ·      sí      ·        sí      ·    partidas
    ·       sí        sí       ·      sí      ·        sí      ·    comprobantes
    ·       sí        sí       ·      sí      ·        sí      ·    movimientos-cuentas
    ·       sí        sí       ·      sí      ·        sí      ·    partidas-diario
    ·       sí        sí       ·      sí      ·        sí      ·    libro-diario
    ·       sí        sí       ·      sí      ·        sí      ·    libro-mayor
    ·       sí        sí       ·      sí      ·        sí      ·    inventario
    ·       sí        sí       ·      sí      ·        sí      ·    estado-financiero
    ·       sí        ·        sí     sí      ·        sí      ·    recibo-de-caja
    ·       sí        ·        sí     sí      ·        sí      ·    arqueo-de-caja
    ·       sí        ·        sí     sí      ·        sí      ·    cierre-de-caja
    ·       sí        ·        sí     sí      ·        sí      ·    acta-de-arqueo
    ·       sí        ·        sí     sí      ·        sí      ·    formulario-ive
    ·       sí        ·        ·      sí      ·        sí      ·    resumen-de-cajas
    ·       sí        ·        ·      sí      ·        sí      ·    efectivo-reportado
    ·       sí        sí       ·      ·       ·        sí      ·    conciliacion-bancaria
    ·       sí        sí       ·      ·       ·        sí      ·    conciliacion-cuadratica
    ·       sí        sí       ·      ·       ·        sí      ·    cheque-voucher
    ·       sí        sí       ·      ·       ·        sí      ·    registro-de-cheques
    ·       sí        ·        ·      sí      sí       sí      ·    estado-de-cuenta-ahorro
    ·       sí        ·        ·      sí      sí       sí      ·    certificado-de-plazo
    ·       sí        ·        ·      ·       sí       sí      ·    lineas-de-corrida
    ·       sí        ·        ·      sí      sí       sí      ·    resumen-de-isr
    ·       sí        ·        ·      sí      sí       sí      ·    constancia-de-retencion
    sí      sí        ·        ·      ·       ·        sí      ·    bitacora
    ·       sí        sí       ·      sí      ·        sí      ·    acta-de-puesta-en-marcha
`);
