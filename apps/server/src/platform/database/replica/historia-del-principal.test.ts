import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crearHistoria } from './historia-del-principal.ts';

const SEGUNDO = 1_000;

describe('cuánto le falta a una réplica', () => {
  it('la que llegó hasta donde termina el principal está al día, por mucho que nadie lo toque', () => {
    const historia = crearHistoria();
    const repeticion = { posicion: 500n, ultimoCambioMs: 0 };
    expect(historia.medir({ posicion: 500n, enMs: 90_000 * SEGUNDO }, repeticion)).toEqual({
      alDia: true,
      hastaMs: 90_000 * SEGUNDO,
      segundos: 0,
    });
  });

  it('la que no llegó sabe hasta el último momento en que el principal no había pasado de allí', () => {
    const historia = crearHistoria();
    const repeticion = { posicion: 500n, ultimoCambioMs: 2 * SEGUNDO };
    historia.medir({ posicion: 500n, enMs: 10 * SEGUNDO }, repeticion);
    historia.medir({ posicion: 500n, enMs: 40 * SEGUNDO }, repeticion);
    // Idle until second 40, one change by second 45: it is five seconds behind, not forty-three.
    expect(historia.medir({ posicion: 501n, enMs: 45 * SEGUNDO }, repeticion)).toEqual({
      alDia: false,
      hastaMs: 40 * SEGUNDO,
      segundos: 5,
    });
  });

  it('la que nadie ha visto y no repitió nada no sabe hasta cuándo', () => {
    const visto = crearHistoria().medir(
      { posicion: 9n, enMs: 1 },
      { posicion: 1n, ultimoCambioMs: undefined },
    );
    expect(visto).toEqual({ alDia: false, hastaMs: undefined, segundos: undefined });
  });

  it('nunca promete lo que no tiene: todo lo confirmado hasta ese momento está entre lo repetido', () => {
    const paso = fc.record({
      escribe: fc.integer({ min: 0, max: 5 }),
      pasanMs: fc.integer({ min: 0, max: 5_000 }),
      repite: fc.double({ min: 0, max: 1, noNaN: true }),
      mira: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(paso, { minLength: 1, maxLength: 3_000 }), (pasos) => {
        const historia = crearHistoria();
        const confirmados: { posicion: bigint; enMs: number }[] = [];
        let ahora = { posicion: 0n, enMs: 0 };
        let repetido = 0n;
        for (const { escribe, pasanMs, repite, mira } of pasos) {
          ahora = { posicion: ahora.posicion + BigInt(escribe), enMs: ahora.enMs + pasanMs };
          if (escribe > 0) confirmados.push(ahora);
          repetido += BigInt(Math.floor(Number(ahora.posicion - repetido) * repite));
          if (!mira) continue;
          const posicion = repetido;
          const ultimoCambioMs = confirmados.findLast((uno) => uno.posicion <= posicion)?.enMs;
          const { hastaMs, alDia } = historia.medir(ahora, { posicion, ultimoCambioMs });
          if (alDia) expect(posicion).toBe(ahora.posicion);
          // Those of the very same millisecond may be on either side of it.
          const faltan = confirmados.filter((uno) => uno.posicion > posicion && uno.enMs < (hastaMs ?? -1));
          expect(faltan).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });
});
