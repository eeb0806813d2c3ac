// The files that we wrote, each with its trap: what is read of them, or why they are refused, stands beside each.
import { readdir, readFile } from 'node:fs/promises';
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { describe, expect, it } from 'vitest';
import { leerEstado } from './leer-estado.ts';

const carpeta = new URL('./testing/archivos/', import.meta.url);
const FORMATOS = ['ofx', 'camt053', 'mt940', 'qif'] as const;

const archivos = (
  await Promise.all(
    FORMATOS.map(async (formato) =>
      (
        await readdir(new URL(`${formato}/`, carpeta))
      )
        .filter((nombre) => !nombre.endsWith('.json'))
        .toSorted()
        .map((nombre) => [`${formato}/${nombre}`, formato] as const),
    ),
  )
).flat();

describe('los archivos de los bancos', () => {
  it.each(archivos)('%s', async (ruta, formato) => {
    const bytes = await readFile(new URL(ruta, carpeta));
    const esperado: unknown = JSON.parse(await readFile(new URL(`${ruta}.json`, carpeta), 'utf8'));
    const leido = await leerEstado(bytes, ruta, {}).catch(comoRechazo);
    expect(leido).toEqual(esperado);
    if (!ruta.includes('/malo-')) expect(leido).toMatchObject({ formato });
  });

  it('son muchos, y de cada formato los hay que se leen y que no', () => {
    expect(archivos.length).toBeGreaterThanOrEqual(60);
    for (const formato of FORMATOS) {
      const suyos = archivos.filter(([, cual]) => cual === formato).map(([ruta]) => ruta.includes('/malo-'));
      expect(new Set(suyos)).toEqual(new Set([true, false]));
    }
  });
});

function comoRechazo(error: unknown) {
  if (!(error instanceof EstadoIlegible)) throw error;
  return { rechazo: { fila: error.fila, motivo: error.message } };
}
