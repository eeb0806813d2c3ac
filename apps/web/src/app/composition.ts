// What the rooms add to the shell and to each other, put together here and handed to whoever uses it: no room imports
// another for it. To add something is one entry in the room's aportes and one line here, where its order is seen.
import { pantallaDeBitacora } from '#administracion/bitacora/aportes.ts';
import { alCambiarLaExportacion } from '#administracion/exportacion/aportes.ts';
import { alCambiarLosPoderes } from '#administracion/poderes/aportes.ts';
import { alAvanzarLaPuesta, pantallaDelActa } from '#administracion/puesta-en-marcha/aportes.ts';
import { alCambiarLosRespaldos } from '#administracion/respaldos/aportes.ts';
import { alCambiarLasInvitaciones, alCambiarLasSolicitudes } from '#administracion/usuarios/aportes.ts';
import { verAsociados } from '#ahorros/asociados/aportes.ts';
import { asociadoHallado } from '#ahorros/asociados/halladas.tsx';
import { agendarIntereses, alAvanzarUnaCorrida, alHaberQuePagar } from '#ahorros/corridas/aportes.ts';
import { alCambiarLosAhorros, verCuentasDeAhorro } from '#ahorros/cuentas/aportes.ts';
import { cuentaDeAhorroHallada } from '#ahorros/cuentas/halladas.tsx';
import { alRetenerse, pantallasDeAhorros } from '#ahorros/isr/aportes.ts';
import { alCambiarLosProductos } from '#ahorros/productos/aportes.ts';
import { alCambiarElCalendario } from '#ahorros/programaciones/aportes.ts';
import { alAvanzarUnaPasada, alCambiarLosBancos, pantallasDeBancos } from '#contabilidad/bancos/aportes.ts';
import { chequeHallado, cuentaBancariaHallada, lineaDeBancoHallada } from '#contabilidad/bancos/halladas.tsx';
import { registrarPartida } from '#contabilidad/borradores/aportes.ts';
import { alCambiarLasCajas, pantallasDeCajas } from '#contabilidad/cajas/aportes.ts';
import { cajaHallada, reciboHallado } from '#contabilidad/cajas/halladas.tsx';
import { alCambiarElCatalogo, cuentaHallada, pantallaDelCatalogo } from '#contabilidad/catalogo/aportes.tsx';
import { pantallaDeEstados } from '#contabilidad/estados-financieros/aportes.ts';
import { alAvanzarUnaImpresion, alCambiarLosFolios } from '#contabilidad/folios/aportes.ts';
import { pantallaDelDiario } from '#contabilidad/libro-diario/aportes.ts';
import { pantallaDelInventario, pantallaDelMayor } from '#contabilidad/libro-mayor/aportes.ts';
import { pantallaDeMovimientos } from '#contabilidad/movimientos-cuentas/aportes.ts';
import {
  alCambiarLaRevision,
  alCambiarLasVistas,
  alContabilizarse,
  pantallaDeComprobantes,
  pantallaDePartidas,
  partidaHallada,
  verPartidas,
} from '#contabilidad/partidas/aportes.tsx';
import { alCambiarLaRevisionDelMes, alCambiarUnPeriodo } from '#contabilidad/periodos/aportes.ts';
import { pantallaDePartidasDiario } from '#contabilidad/reporte-partidas/aportes.ts';
import { alAvanzarUnaReconstruccion } from '#contabilidad/saldos/aportes.ts';
import { alCambiarUnaApertura } from '#contabilidad/saldos-iniciales/aportes.ts';
import { alAvanzarUnaVerificacion } from '#contabilidad/verificacion/aportes.ts';
import { alCambiarLaPolitica, alCambiarLasAutorizaciones, alCambiarLasSenales } from '#control/aportes.ts';
import { foundPage, foundPerson } from '#escritorio/busqueda/own-rows.tsx';
import { deskReactions } from '#escritorio/reactions.ts';
import { alCambiarElInicio, alCambiarLoCargado } from '#inicio/aportes.ts';
import type { Reaction } from '#platform/reactions.ts';
import { alAvanzarUnArchivo } from '#reportes/archivos/aportes.ts';
import type { PantallasDeReportes } from '#reportes/exportar/pantalla-de-reporte.ts';
import type { FoundRows, SampleSearch } from '#ui/search/found-row.ts';
import type { PaletteEntry } from '#ui/search/palette-entry.ts';

/** What is done when the server tells of something. */
export const reactions: readonly Reaction[] = [
  ...deskReactions,
  alCambiarElCatalogo,
  alCambiarLasCajas,
  alCambiarLosBancos,
  alAvanzarUnaPasada,
  alAvanzarUnaCorrida,
  alHaberQuePagar,
  alCambiarElCalendario,
  alCambiarLosAhorros,
  alCambiarLosProductos,
  alCambiarLoCargado,
  alCambiarUnPeriodo,
  alCambiarUnaApertura,
  alCambiarLaRevision,
  alCambiarLaRevisionDelMes,
  alCambiarLasVistas,
  alContabilizarse,
  alAvanzarUnaVerificacion,
  alAvanzarUnaReconstruccion,
  alCambiarLosFolios,
  alAvanzarUnaImpresion,
  alAvanzarUnArchivo,
  alRetenerse,
  alCambiarLasSolicitudes,
  alCambiarLosPoderes,
  alCambiarLaPolitica,
  alCambiarLasAutorizaciones,
  alCambiarLasSenales,
  alAvanzarLaPuesta,
  alCambiarLosRespaldos,
  alCambiarLaExportacion,
  alCambiarLasInvitaciones,
  ...alCambiarElInicio,
];

/** How each kind of thing is drawn among what the global search found. */
export const foundRows: FoundRows = {
  pages: foundPage,
  cuentas: cuentaHallada,
  partidas: partidaHallada,
  cajas: cajaHallada,
  recibos: reciboHallado,
  'cuentas-bancarias': cuentaBancariaHallada,
  'lineas-de-banco': lineaDeBancoHallada,
  cheques: chequeHallado,
  asociados: asociadoHallado,
  'cuentas-de-ahorro': cuentaDeAhorroHallada,
  contacts: foundPerson,
};

/** What the sample applications find, where they are offered: they come with the first search. */
export const searchSamples: SampleSearch = async (query) =>
  (await import('#demo/entrance/search-samples.tsx')).searchSamples(query);

/** What is done often, in the order in which the palette shows it. */
export const paletteEntries: readonly PaletteEntry[] = [
  registrarPartida,
  verPartidas,
  verAsociados,
  verCuentasDeAhorro,
  agendarIntereses,
];

/** The screen that shows what each report is made of. */
export const reportScreens: PantallasDeReportes = {
  catalogo: pantallaDelCatalogo,
  partidas: pantallaDePartidas,
  comprobantes: pantallaDeComprobantes,
  'movimientos-cuentas': pantallaDeMovimientos,
  'partidas-diario': pantallaDePartidasDiario,
  'libro-diario': pantallaDelDiario,
  'libro-mayor': pantallaDelMayor,
  inventario: pantallaDelInventario,
  'estado-financiero': pantallaDeEstados,
  ...pantallasDeCajas,
  ...pantallasDeBancos,
  ...pantallasDeAhorros,
  bitacora: pantallaDeBitacora,
  'acta-de-puesta-en-marcha': pantallaDelActa,
};
