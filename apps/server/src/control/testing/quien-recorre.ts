// Which file of tests tries each row of the matrix (matriz-de-efectos.ts), written by hand: a row that nobody tries fails in efectos.test.ts.

/** Those of `conPolitica`: every operación of each endpoint is walked there in the same five ways (recorrer.ts). */
export const quienRecorre: Readonly<Record<string, readonly string[]>> = {
  'control/efectos-de-ahorros.test.ts': [
    'POST /api/ahorros/cuentas',
    'PUT /api/ahorros/cuentas/:id/titulares',
    'PUT /api/ahorros/cuentas/:id/isr',
    'PUT /api/ahorros/cuentas/:id/al-vencer',
    'POST /api/ahorros/cuentas/:id/estado',
    'POST /api/ahorros/cuentas/:id/cierre',
    'POST /api/ahorros/transferencias',
    'POST /api/ahorros/cuentas/:id/ajustes',
    'POST /api/ahorros/cuentas/:id/movimientos/:n/deshacer',
    'POST /api/ahorros/cuentas/:id/movimientos/:n/corregir',
  ],
  'control/efectos-de-intereses.test.ts': [
    'POST /api/ahorros/corridas/:id/aprobacion',
    'POST /api/ahorros/corridas/:id/reversion',
    'POST /api/ahorros/productos/:id/activacion',
    'POST /api/ahorros/productos/:id/suspension',
    'POST /api/ahorros/productos/:id/versiones/:regla/publicacion',
    'POST /api/ahorros/productos/:id/tasas/:regla/publicacion',
  ],
  'control/efectos-de-bancos.test.ts': [
    'POST /api/contabilidad/bancos/cuentas/:id/cheques',
    'POST /api/contabilidad/bancos/cheques/:id/anular',
    'POST /api/contabilidad/bancos/cheques/:id/caducar',
    'POST /api/contabilidad/bancos/cuentas/:id/cruces',
    'POST /api/contabilidad/bancos/cuentas/:id/sugerencias/aceptar',
    'POST /api/contabilidad/bancos/cuentas/:id/partidas',
    'POST /api/contabilidad/bancos/partidas/:id/deshacer',
  ],
  'control/efectos-de-cajas.test.ts': [
    'POST /api/contabilidad/cajas/jornadas/:id/movimientos',
    'POST /api/contabilidad/cajas/movimientos/:id/revertir',
    'POST /api/contabilidad/cajas/traslados',
    'POST /api/contabilidad/cajas/traslados/:id/enviar',
    'POST /api/contabilidad/cajas/traslados/:id/recibir',
    'POST /api/contabilidad/cajas/traslados/:id/devolver',
  ],
  'control/efectos-de-libros.test.ts': [
    'POST /api/contabilidad/periodos/:anio/:mes/cerrar',
    'POST /api/contabilidad/ejercicios/:anio/cerrar',
    'POST /api/contabilidad/periodos/reaperturas/:id/aprobar',
    'PATCH /api/contabilidad/folios/:libro',
    'PUT /api/contabilidad/folios/:libro/usados-antes',
    'POST /api/contabilidad/folios/:libro/autorizaciones',
    'DELETE /api/contabilidad/folios/:libro/autorizaciones/:id',
    'POST /api/contabilidad/folios/:libro/anulaciones',
    'POST /api/contabilidad/folios/impresiones',
  ],
};

interface Prueba {
  /** The file that tries it by one person alone; it, or what it imports of `testing/`, names the endpoint. */
  readonly archivo: string;
  /** What that person is told there. */
  readonly dice: string;
}

const origenes = { archivo: 'control/todos-los-origenes.test.ts', dice: 'REQUIERE_APROBACION' };
const variasALaVez = { archivo: 'contabilidad/borradores/aprobar-varias.test.ts', dice: 'APROBACION_PROPIA' };
const historia = { archivo: 'contabilidad/importaciones/historia.test.ts', dice: 'REQUIERE_APROBACION' };
const deshacer = 'contabilidad/importaciones/deshacer/deshacer.test.ts';
const saldos = {
  archivo: 'contabilidad/saldos-iniciales/saldos-iniciales.test.ts',
  dice: 'APROBACION_PROPIA',
};
const jornada = { archivo: 'contabilidad/cajas/revision/revisar-jornada.test.ts', dice: 'REVISION_PROPIA' };

/** Those of `conRevision`, by endpoint and operación: alone over the limit it waits for review, and who wrote it does not approve it. */
export const quienPruebaLaRevision: Readonly<Record<string, Prueba>> = {
  'POST /api/contabilidad/partidas partida': origenes,
  'POST /api/contabilidad/partidas/:id/contabilizar partida': origenes,
  'POST /api/contabilidad/partidas/terminar partida': origenes,
  'POST /api/contabilidad/partidas/:id/aprobar partida': {
    archivo: 'contabilidad/borradores/revision.test.ts',
    dice: 'APROBACION_PROPIA',
  },
  'POST /api/contabilidad/partidas/:id/aprobar reversion': {
    archivo: 'contabilidad/partidas/proponer-reversion.test.ts',
    dice: 'APROBACION_PROPIA',
  },
  'POST /api/contabilidad/partidas/:id/aprobar importacion': {
    archivo: 'contabilidad/importaciones/importaciones.test.ts',
    dice: 'APROBACION_PROPIA',
  },
  'POST /api/contabilidad/partidas/aprobar partida': variasALaVez,
  'POST /api/contabilidad/partidas/aprobar reversion': variasALaVez,
  'POST /api/contabilidad/partidas/aprobar importacion': variasALaVez,
  'POST /api/contabilidad/partidas/:id/revertir reversion': origenes,
  'POST /api/contabilidad/partidas/lote importacion': origenes,
  'POST /api/contabilidad/partidas/importar importacion': historia,
  'POST /api/contabilidad/partidas/importar historia': historia,
  'POST /api/contabilidad/importaciones/:id/deshacer deshacer-importacion': {
    archivo: deshacer,
    dice: "resultado: 'pedido'",
  },
  'POST /api/contabilidad/importaciones/:id/deshacer/aprobar deshacer-importacion': {
    archivo: deshacer,
    dice: 'APROBACION_PROPIA',
  },
};

/** Those of `conDosPropias`: what the first of their two people is told when they would do what is of the second. */
export const quienPruebaLasDosPropias: Readonly<Record<string, Prueba>> = {
  'POST /api/contabilidad/saldos-iniciales/:id/aprobar apertura': saldos,
  'POST /api/contabilidad/saldos-iniciales/:id/reversion/aprobar apertura': saldos,
  'POST /api/ahorros/corridas/:id/aplicacion interes': {
    archivo: 'ahorros/intereses/corridas/guardas-de-corrida.test.ts',
    dice: 'CORRIDA_PROPIA',
  },
  'POST /api/contabilidad/cajas/jornadas/:id/revisar caja-diferencia': jornada,
  'POST /api/contabilidad/cajas/jornadas/:id/propuesta caja-diferencia': jornada,
  'POST /api/ahorros/isr-parametros/:desde/publicacion tasas': {
    archivo: 'ahorros/productos/isr/isr.test.ts',
    dice: 'REGLA_PROPIA',
  },
  'PUT /api/control/politica politica': {
    archivo: 'control/politica/politica.test.ts',
    dice: 'PODERES_PROPIOS',
  },
  'POST /api/administracion/poderes/cambios/:id/aprobar politica': {
    archivo: 'control/politica/politica.test.ts',
    dice: 'CAMBIO_PROPIO',
  },
};
