import { centavos } from '@cuadra/core/dinero';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { enCentavos, monto } from './campos.ts';

describe('un monto', () => {
  const exactos = [0, 1, -1_250, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
  const inexactos = [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)];
  // The type is given without looking at the value again: what the schemas let pass must be what core/dinero does.
  const esquemas = [monto, enCentavos(z.coerce.number().int())];

  it.each(exactos)('%d son centavos', (valor) => {
    expect(centavos(valor)).toBe(valor);
    for (const esquema of esquemas) expect(esquema.parse(valor)).toBe(valor);
  });

  it.each(inexactos)('%d no', (valor) => {
    expect(() => centavos(valor)).toThrow(RangeError);
    for (const esquema of esquemas) expect(esquema.safeParse(valor).success).toBe(false);
  });

  it('se describe como el entero que viaja', () => {
    expect(z.toJSONSchema(monto)).toEqual(z.toJSONSchema(z.int()));
  });
});
