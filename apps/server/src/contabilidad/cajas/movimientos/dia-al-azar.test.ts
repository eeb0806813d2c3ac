// Whatever several cajas do in a day, in whatever order and with whatever accidents, after every single step the cajas and the
// books say the same.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mundoDeCajas } from '../testing/mundo-de-cajas.ts';
import { compararConLosLibros } from './testing/comparar-con-los-libros.ts';
import * as suceso from './testing/dia-al-azar.ts';

interface Paso {
  readonly hacer: (dia: suceso.Dia) => Promise<void>;
}

/** A step that says what it is when a day goes wrong. */
function paso<P>(
  nombre: string,
  partes: fc.Arbitrary<P>,
  hacer: (dia: suceso.Dia, partes: P) => Promise<void>,
) {
  return partes.map(
    (dichas): Paso => ({
      hacer: (dia) => hacer(dia, dichas),
      ...{ [fc.toStringMethod]: () => `${nombre} ${JSON.stringify(dichas)}` },
    }),
  );
}

const caja = fc.nat({ max: 4 });
const monto = fc.integer({ min: 1, max: 2_000_00 });
const diferencia = fc.constantFrom(0, 0, 0, 1, -1, 12_34, -12_34, 75_00);
const caida = fc.constantFrom(...suceso.caidas);
const cual = fc.nat({ max: 50 });

function de({ cajas }: suceso.Dia, n: number): suceso.CajaModelo {
  const elegida = cajas[n];
  if (elegida === undefined) throw new Error(`No hay caja ${n}`);
  return elegida;
}

const abrir = paso('abrir', fc.record({ caja, diferencia }), (dia, p) =>
  suceso.abrir(dia, de(dia, p.caja), p.diferencia),
);
const mover = paso('mover', fc.record({ caja, monto, entra: fc.boolean(), caida }), (dia, p) =>
  suceso.mover(dia, de(dia, p.caja), p.monto, p.entra, p.caida),
);
const aLaVez = paso('a la vez', fc.array(monto, { maxLength: 12 }), suceso.moverALaVez);
const deshacer = paso('deshacer', fc.record({ caja, cual, caida }), (dia, p) =>
  suceso.deshacer(dia, de(dia, p.caja), p.cual, p.caida),
);
const enviar = paso('enviar', fc.record({ caja, destino: caja, monto, caida }), (dia, p) =>
  suceso.enviar(dia, de(dia, p.caja), de(dia, p.destino), p.monto, p.caida),
);
const recibir = paso('recibir', fc.record({ cual, caida }), (dia, p) => suceso.recibir(dia, p.cual, p.caida));
const rechazar = paso('rechazar', cual, suceso.rechazar);
const devolver = paso('devolver', fc.record({ cual, caida }), (dia, p) =>
  suceso.devolver(dia, p.cual, p.caida),
);
const contar = paso('contar', fc.record({ caja, diferencia }), (dia, p) =>
  suceso.contar(dia, de(dia, p.caja), p.diferencia),
);
const cerrar = paso('cerrar', caja, (dia, n) => suceso.cerrar(dia, de(dia, n)));
const revisar = paso('revisar', caja, (dia, n) => suceso.revisar(dia, de(dia, n)));

const cualquiera = fc.oneof(
  { weight: 4, arbitrary: abrir },
  { weight: 8, arbitrary: mover },
  { weight: 2, arbitrary: aLaVez },
  { weight: 3, arbitrary: deshacer },
  { weight: 6, arbitrary: enviar },
  { weight: 5, arbitrary: recibir },
  { weight: 2, arbitrary: rechazar },
  { weight: 3, arbitrary: devolver },
  { weight: 3, arbitrary: contar },
  { weight: 3, arbitrary: cerrar },
  { weight: 3, arbitrary: revisar },
);
const dia = fc.array(cualquiera, { minLength: 60, maxLength: 90 });

test('en cada paso de un día al azar las cajas y los libros dicen lo mismo', {
  timeout: 300_000,
}, async () => {
  const cuentas = { pasos: 0, recibos: 0, revisadas: 0 };
  const propiedad = fc.asyncProperty(dia, async (pasos) => {
    const mundo = await mundoDeCajas();
    try {
      const amanecido = await suceso.amanecer(mundo);
      for (const { hacer } of pasos) {
        await hacer(amanecido);
        await compararConLosLibros(amanecido);
        cuentas.pasos++;
      }
      for (const { recibos, jornadas, porRevisar, jornada } of amanecido.cajas) {
        cuentas.recibos += recibos;
        cuentas.revisadas += jornadas.length - porRevisar.length - (jornada === undefined ? 0 : 1);
      }
    } finally {
      await mundo.cerrar();
    }
  });
  await fc.assert(propiedad, { numRuns: 3, endOnFailure: true });
  // A day in which nothing happened proves nothing.
  expect(cuentas.recibos).toBeGreaterThan(20);
});
