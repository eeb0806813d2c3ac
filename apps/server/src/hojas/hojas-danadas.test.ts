// Sheets and journals damaged at random, always in the same way: each is read or refused with a sentence, and nothing else happens.
import { describe, expect, it } from 'vitest';
import { azarDe, danar } from './estados/testing/danar.ts';
import { hojasDeMuestra } from './testing/hojas-de-muestra.ts';
import { faltaAlLeer } from './testing/leer-danada.ts';

const VECES = 300;
const muestras = await hojasDeMuestra();

describe.each(muestras)('$nombre', ({ formato, bytes }) => {
  it('entero se lee', async () => expect(await faltaAlLeer(bytes, formato)).toBeUndefined());

  it.each([1, 2])(`dañado ${VECES} veces, semilla %i`, async (semilla) => {
    const azar = azarDe(semilla);
    const otros = muestras.map((otra) => otra.bytes);
    const faltas: string[] = [];
    for (let vez = 0; vez < VECES; vez++) {
      const falta = await faltaAlLeer(danar(bytes, otros, azar), formato);
      if (falta !== undefined) faltas.push(`vez ${vez}: ${falta}`);
    }
    expect(faltas).toEqual([]);
  });
});
