// For tests: a sheet is read and understood as an import does it. What goes wrong in any way but by a sentence for the person is told.
import { esUnRenglon } from '@cuadra/core/texto';
import { hojaDePartidas } from '#contabilidad/importaciones/hoja-de-partidas.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type FormatoDeHoja, leerHoja } from '#platform/sheets/leer-hoja.ts';
import { dudasDeOtras } from '../decidir-lectura.ts';
import { entenderHoja } from '../entender-hoja.ts';
import { proponerMapeo } from '../proponer-mapeo.ts';

/** Undefined: it was read, or refused as it should. */
export async function faltaAlLeer(bytes: Uint8Array, formato: FormatoDeHoja): Promise<string | undefined> {
  try {
    const filas = await leerHoja(bytes, formato, { filasMax: 10_000 });
    const [encabezado] = filas;
    const supuestos = { tipo: 'diario', agencia: '01', partida: '1', fecha: '2026-01-01', concepto: 'x' };
    const mapeo = proponerMapeo(hojaDePartidas, encabezado?.celdas ?? [], supuestos);
    dudasDeOtras(filas, [0, 1, 2, 3, 4]);
    const hoja = entenderHoja(filas, hojaDePartidas, {
      mapeo: { ...mapeo, idCuenta: 0, debe: null, haber: null, monto: mapeo.monto ?? 1 },
    });
    for (const fila of hoja.filas) {
      const [fecha, monto] = [hoja.fecha(fila, 'fecha'), hoja.monto(fila, 'monto')];
      if (typeof fecha === 'string' && !/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(fecha)) return `fecha ${fecha}`;
      if (typeof monto === 'number' && !Number.isSafeInteger(monto)) return `monto ${monto}`;
    }
    return undefined;
  } catch (error) {
    if (!(error instanceof ProblemaError)) return `falló: ${error}`;
    const seDice = esUnRenglon(error.message) && error.message.length < 600;
    return seDice && error.status === 422 ? undefined : `dice ${error.message}`;
  }
}
