// Files that were damaged at random, always in the same way: each is read or refused, and nothing else happens.
import { EstadoIlegible, type EstadosLeidos } from '@cuadra/core/bancos/estado-de-cuenta';
import { esUnRenglon } from '@cuadra/core/texto';
import { describe, expect, it } from 'vitest';
import { leerEstado } from './leer-estado.ts';
import { azarDe, danar } from './testing/danar.ts';
import { archivosDe } from './testing/leer-archivos.ts';

const VECES = 600;

describe.each(['ofx', 'camt053', 'mt940', 'qif'])('%s dañado', (formato) => {
  it.each([1, 2])(`${VECES} veces, semilla %i`, async (semilla) => {
    const azar = azarDe(semilla);
    const archivos = await archivosDe(formato);
    const otros = archivos.map(({ bytes }) => bytes);
    const faltas: string[] = [];
    for (let vez = 0; vez < VECES; vez++) {
      const archivo = archivos[vez % archivos.length];
      if (archivo === undefined) continue;
      const falta = await faltaDe(danar(archivo.bytes, otros, azar), archivo.nombre);
      if (falta !== undefined) faltas.push(`${archivo.nombre}, vez ${vez}: ${falta}`);
    }
    expect(faltas).toEqual([]);
  });
});

async function faltaDe(bytes: Uint8Array, nombre: string): Promise<string | undefined> {
  try {
    return loQueNoSirve(await leerEstado(bytes, nombre, {}));
  } catch (error) {
    if (!(error instanceof EstadoIlegible)) return `falló: ${error}`;
    return esUnRenglon(error.message) && error.message.length < 500 ? undefined : `dice ${error.message}`;
  }
}

/** What was read could be kept: exact amounts, days, texts in one line. */
function loQueNoSirve({ estados }: EstadosLeidos): string | undefined {
  for (const { lineas, cuenta, saldoInicial, saldoFinal } of estados) {
    if (!esUnRenglon(cuenta ?? '')) return `cuenta ${cuenta}`;
    for (const { fecha, monto, texto, referencia } of lineas) {
      if (!Number.isSafeInteger(monto)) return `monto ${monto}`;
      if (!/^(?:19|20|21)\d\d-\d\d-\d\d$/.test(fecha)) return `fecha ${fecha}`;
      if (!esUnRenglon(texto) || !esUnRenglon(referencia ?? '')) return `texto ${texto} ${referencia}`;
    }
    const suma = lineas.reduce((total, { monto }) => total + monto, saldoInicial ?? 0);
    if (saldoInicial !== null && saldoFinal !== null && suma !== saldoFinal) return 'no suma';
  }
  return undefined;
}
