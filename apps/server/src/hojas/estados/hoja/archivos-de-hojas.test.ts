// Files as banks write them, each with its trap, and their malformed twins: the reading, or the row and the reason, stands beside.
import { readdirSync, readFileSync } from 'node:fs';
import {
  EstadoIlegible,
  type EstadosLeidos,
  type PistasDeLectura,
} from '@cuadra/core/bancos/estado-de-cuenta';
import { describe, expect, it } from 'vitest';
import { leerEstado } from '../leer-estado.ts';

interface Esperado {
  readonly trampa: string;
  readonly pistas?: PistasDeLectura;
  readonly lee?: EstadosLeidos;
  readonly rechazo?: { readonly fila: number | null; readonly motivo: string };
}

describe.each(['csv', 'xlsx'] as const)('archivos %s', (formato) => {
  const carpeta = new URL(`../testing/archivos/${formato}/`, import.meta.url);
  const archivos = readdirSync(carpeta).filter((nombre) => nombre.endsWith(`.${formato}`));
  const casos = archivos.map((nombre) => {
    const esperado = JSON.parse(readFileSync(new URL(`${nombre}.json`, carpeta), 'utf8')) as Esperado;
    return { nombre, ...esperado };
  });

  it.each(casos)('$nombre: $trampa', async ({ nombre, pistas = {}, lee, rechazo }) => {
    const leido = await leer(readFileSync(new URL(nombre, carpeta)), nombre, pistas);
    expect(leido).toEqual(lee ?? rechazo);
  });
});

async function leer(bytes: Uint8Array, nombre: string, pistas: PistasDeLectura) {
  try {
    return await leerEstado(bytes, nombre, pistas);
  } catch (error) {
    if (!(error instanceof EstadoIlegible)) throw error;
    return { fila: error.fila, motivo: error.message };
  }
}
