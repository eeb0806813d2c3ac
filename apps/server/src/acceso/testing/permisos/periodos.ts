// Months, years and the verification of the books. The contador closes and reopens; a gate of the month is also worked
// on by whoever answers for it, an auxiliar for instance; the auditor looks, and may have the books verified.
import { leerTabla } from './tabla.ts';

const meses = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/periodos
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/periodos/:anio/:mes/cierres
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/periodos/:anio/:mes/cerrar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/periodos/:anio/:mes/reabrir
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/periodos/reaperturas/:id/aprobar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/periodos/reaperturas/:id/rechazar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/periodos/reaperturas/:id/retirar
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/ejercicios/:anio/cierre
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/ejercicios/:anio/cerrar
`);

// The auditor signs nothing and adds no evidence, but learns it only from the use case: the door of these asks whether
// the person may look at the close.
const cierre = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/cierre
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/reaperturas/:id/partidas
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/compuertas/:compuerta/archivos/:id
    ·       sí       suyo      ·      ·       ·        ×       ·    POST   /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/compuertas/:compuerta/archivos
    ·       sí       suyo      ·      ·       ·        ×       ·    DELETE /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/compuertas/:compuerta/archivos/:id
    ·       sí       suyo      ·      ·       ·        ×       ·    PUT    /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/compuertas/:compuerta/evidencia
    ·       sí       suyo      ·      ·       ·        ×       ·    POST   /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/compuertas/:compuerta/firma
    ·       sí       suyo      ·      ·       ·        ×       ·    DELETE /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/compuertas/:compuerta/firma
    ·       sí       suyo      ·      ·       ·        ×       ·    PUT    /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/explicaciones/:idCuenta
    ·       sí        ·        ·      ·       ·        ·       ·    PUT    /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/compuertas/:compuerta/responsable
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/compuertas/:compuerta/excepcion
    ·       sí        ·        ·      ·       ·        ·       ·    DELETE /api/contabilidad/periodos/:anio/:mes/agencias/:agencia/compuertas/:compuerta/excepcion
`);

const verificacion = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        sí       ·      sí      ·        sí      ·    GET    /api/contabilidad/verificacion
    ·       sí        sí       ·      ·       ·        sí      ·    GET    /api/contabilidad/verificaciones
    ·       sí        sí       ·      ·       ·        sí      ·    POST   /api/contabilidad/verificaciones
`);

export const periodos = [...meses, ...cierre, ...verificacion];
