// The matrix of effects, written by hand: every endpoint that changes something and every place that posts, with the operación it is and what
// is asked of it. Whatever changes something and is not here fails in efectos.test.ts, and so does a row that nobody tries: a new path adds
// its row here and who tries it in quien-recorre.ts.

/** What is asked: the policy, and above it the consent of another person (`cuadra-autorizacion`). */
export const conPolitica: Readonly<Record<string, string>> = {
  'POST /api/ahorros/cuentas': 'apertura-de-cuenta apertura-de-otro isr-de-cuenta destino-de-intereses',
  'PUT /api/ahorros/cuentas/:id/titulares': 'titulares',
  'PUT /api/ahorros/cuentas/:id/isr': 'isr-de-cuenta',
  'PUT /api/ahorros/cuentas/:id/al-vencer': 'destino-de-intereses',
  'POST /api/ahorros/cuentas/:id/estado': 'bloqueo liberacion reactivacion',
  'POST /api/ahorros/cuentas/:id/cierre': 'cierre-de-cuenta cierre-a-otro cuenta-por-retirar',
  'POST /api/ahorros/transferencias': 'transferencia-propia transferencia-ajena',
  'POST /api/ahorros/cuentas/:id/ajustes': 'ajuste-de-ahorro',
  'POST /api/ahorros/cuentas/:id/movimientos/:n/deshacer': 'deshacer-ahorro',
  'POST /api/ahorros/cuentas/:id/movimientos/:n/corregir': 'deshacer-ahorro',
  'POST /api/ahorros/corridas/:id/aprobacion': 'aprobar-corrida',
  'POST /api/ahorros/corridas/:id/reversion': 'deshacer-corrida',
  'POST /api/ahorros/productos/:id/activacion': 'productos',
  'POST /api/ahorros/productos/:id/suspension': 'productos',
  'POST /api/ahorros/productos/:id/versiones/:regla/publicacion': 'productos',
  'POST /api/ahorros/productos/:id/tasas/:regla/publicacion': 'tasas',
  'POST /api/contabilidad/bancos/cuentas/:id/cheques': 'cheque',
  'POST /api/contabilidad/bancos/cheques/:id/anular': 'banco-reversion',
  'POST /api/contabilidad/bancos/cheques/:id/caducar': 'cheque-caduco',
  'POST /api/contabilidad/bancos/cuentas/:id/cruces': 'banco',
  'POST /api/contabilidad/bancos/cuentas/:id/sugerencias/aceptar': 'banco-regla banco-traslado',
  'POST /api/contabilidad/bancos/cuentas/:id/partidas': 'banco banco-regla',
  'POST /api/contabilidad/bancos/partidas/:id/deshacer': 'banco-reversion',
  'POST /api/contabilidad/cajas/jornadas/:id/movimientos':
    'caja-ingreso caja-egreso caja-pago-menor caja-remesa caja-deposito-ahorro caja-retiro-ahorro',
  'POST /api/contabilidad/cajas/movimientos/:id/revertir': 'caja-reversion',
  'POST /api/contabilidad/cajas/traslados': 'caja-traslado',
  'POST /api/contabilidad/cajas/traslados/:id/enviar': 'caja-traslado',
  'POST /api/contabilidad/cajas/traslados/:id/recibir': 'caja-recepcion',
  'POST /api/contabilidad/cajas/traslados/:id/devolver': 'caja-traslado',
  'POST /api/contabilidad/periodos/:anio/:mes/cerrar': 'cierre-de-periodo',
  'POST /api/contabilidad/ejercicios/:anio/cerrar': 'cierre-de-periodo',
  'POST /api/contabilidad/periodos/reaperturas/:id/aprobar': 'reapertura',
  'PATCH /api/contabilidad/folios/:libro': 'folios',
  'PUT /api/contabilidad/folios/:libro/usados-antes': 'folios',
  'POST /api/contabilidad/folios/:libro/autorizaciones': 'folios',
  'DELETE /api/contabilidad/folios/:libro/autorizaciones/:id': 'folios',
  'POST /api/contabilidad/folios/:libro/anulaciones': 'folios',
  'POST /api/contabilidad/folios/impresiones': 'folios',
};

/** The same; above the policy, it is sent to review, which is its authorisation. */
export const conRevision: Readonly<Record<string, string>> = {
  'POST /api/contabilidad/partidas': 'partida',
  'POST /api/contabilidad/partidas/:id/contabilizar': 'partida',
  'POST /api/contabilidad/partidas/terminar': 'partida',
  'POST /api/contabilidad/partidas/:id/aprobar': 'partida reversion importacion',
  'POST /api/contabilidad/partidas/aprobar': 'partida reversion importacion',
  'POST /api/contabilidad/partidas/:id/revertir': 'reversion',
  'POST /api/contabilidad/partidas/lote': 'importacion',
  'POST /api/contabilidad/partidas/importar': 'importacion historia',
  'POST /api/contabilidad/importaciones/:id/deshacer': 'deshacer-importacion',
  'POST /api/contabilidad/importaciones/:id/deshacer/aprobar': 'deshacer-importacion',
};

/** It stands on two people of its own, whatever the amount or above the policy. */
export const conDosPropias: Readonly<Record<string, string>> = {
  'POST /api/contabilidad/saldos-iniciales/:id/aprobar': 'apertura',
  'POST /api/contabilidad/saldos-iniciales/:id/reversion/aprobar': 'apertura',
  'POST /api/ahorros/corridas/:id/aplicacion': 'interes',
  'POST /api/contabilidad/cajas/jornadas/:id/revisar': 'caja-diferencia',
  'POST /api/contabilidad/cajas/jornadas/:id/propuesta': 'caja-diferencia',
  'POST /api/ahorros/isr-parametros/:desde/publicacion': 'tasas',
  'PUT /api/control/politica': 'politica',
  'POST /api/administracion/poderes/cambios/:id/aprobar': 'politica',
};

/** The files that make a partida, each with the operaciones it may be. */
export const dondeSeContabiliza: Readonly<Record<string, string>> = {
  'contabilidad/borradores/crear-partida.ts': 'partida',
  'contabilidad/borradores/borrador.ts': 'partida reversion importacion',
  'contabilidad/borradores/efecto/ver-efecto.ts': 'partida',
  'contabilidad/partidas/armar-reversion.ts': 'reversion banco-reversion',
  'contabilidad/importaciones/juzgar.ts': 'importacion historia',
  'contabilidad/importaciones/deshacer/ensayar-deshacer.ts': 'deshacer-importacion',
  'contabilidad/saldos-iniciales/apertura.ts': 'apertura',
  'contabilidad/saldos-iniciales/deshacer-apertura.ts': 'apertura',
  'contabilidad/periodos/cerrar-ejercicio.ts': 'cierre',
  'contabilidad/bancos/cheques/emitir-cheque.ts': 'cheque',
  'contabilidad/bancos/cheques/caducar-cheque.ts': 'cheque-caduco',
  'contabilidad/bancos/partidas/partida-del-banco.ts': 'banco banco-regla',
  'contabilidad/bancos/partidas/registrar-traslado.ts': 'banco-traslado',
  'contabilidad/cajas/movimientos/mover.ts':
    'caja-ingreso caja-egreso caja-pago-menor caja-remesa caja-deposito-ahorro caja-retiro-ahorro caja-traslado caja-recepcion caja-diferencia caja-reversion demostracion',
  'ahorros/cuentas/transferir.ts':
    'transferencia-propia transferencia-ajena transferencia-recibida apertura-de-cuenta apertura-de-otro cierre-de-cuenta cierre-a-otro vencimiento',
  'ahorros/cuentas/ajustar.ts': 'ajuste-de-ahorro',
  'ahorros/cuentas/deshacer.ts': 'deshacer-ahorro',
  'ahorros/cuentas/cerrar-cuenta.ts': 'interes',
  // Jobs: they stand on whoever approved the run or the rules of the product.
  'ahorros/intereses/tandas/hacer-tanda.ts': 'interes',
  'ahorros/intereses/provision/provisionar.ts': 'interes',
  // The demo's story, before its set-up is signed.
  'demo-institucion/historia/contar-historia.ts': 'demostracion interes cierre sistema',
  'demo-institucion/cajas/pendientes.ts': 'demostracion',
};
