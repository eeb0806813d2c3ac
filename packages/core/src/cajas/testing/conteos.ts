// For tests: any count of a drawer, from nothing to several bundles of each note.
import fc from 'fast-check';
import { type Conteo, denominaciones } from '../denominaciones.ts';

const pocas = fc.nat({ max: 300 });

export const conteos: fc.Arbitrary<Conteo> = fc.record(
  Object.fromEntries(
    denominaciones.map(({ clave, clase }) => [
      clave,
      fc.record({
        fajos: clase === 'billete' ? fc.nat({ max: 20 }) : fc.constant(0),
        sueltas: pocas,
        deterioradas: pocas,
      }),
    ]),
  ),
  { requiredKeys: [] },
);
