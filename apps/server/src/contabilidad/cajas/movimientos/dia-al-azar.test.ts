// Whatever several cajas do in a day, in whatever order and with whatever accidents, after every single step the cajas and the
// books say the same.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mundoDeCajas } from '../testing/mundo-de-cajas.ts';
import { compararConLosLibros, loQuePaso } from './testing/comparar-con-los-libros.ts';
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

const monto = fc.integer({ min: 1, max: 2_000_00 });
const diferencia = fc.constantFrom(0, 0, 0, 1, -1, 12_34, -12_34, 75_00);
const [SIN_CAIDA] = suceso.caidas;
const caida = fc.constantFrom(...suceso.caidas);
// Small numbers are no likelier than others here.
const cual = fc.noBias(fc.nat({ max: 1_000 }));

/** Mostly one that can, so that things happen; now and then any, to be refused. */
function una(n: number, todas: readonly suceso.CajaModelo[], puede: (caja: suceso.CajaModelo) => boolean) {
  const pueden = todas.filter(puede);
  const entre = pueden.length === 0 || n % 8 === 0 ? todas : pueden;
  const elegida = entre[Math.floor(n / 8) % entre.length];
  if (elegida === undefined) throw new Error('No hay cajas');
  return elegida;
}

const { puedeMover } = suceso;
const abrir = paso('abrir', fc.record({ cual, diferencia }), (dia, p) =>
  suceso.abrir(
    dia,
    una(p.cual, dia.cajas, ({ jornada }) => jornada === undefined),
    p.diferencia,
  ),
);
const mover = paso('mover', fc.record({ cual, monto, entra: fc.boolean(), caida }), (dia, p) =>
  suceso.mover(dia, una(p.cual, dia.cajas, puedeMover), p.monto, p.entra, p.caida),
);
const aLaVez = paso('a la vez', fc.array(monto, { maxLength: 12 }), suceso.moverALaVez);
const deshacer = paso('deshacer', fc.record({ cual, caida }), (dia, p) =>
  suceso.deshacer(dia, una(p.cual, dia.cajas, puedeMover), p.cual, p.caida),
);
const enviar = paso('enviar', fc.record({ cual, destino: cual, monto, caida }), (dia, p) => {
  const origen = una(p.cual, dia.cajas, puedeMover);
  const destino = una(p.destino, dia.cajas, (otra) => puedeMover(otra) && otra !== origen);
  return suceso.enviar(dia, origen, destino, p.monto, p.caida);
});
const recibir = paso('recibir', fc.record({ cual, caida }), (dia, p) => suceso.recibir(dia, p.cual, p.caida));
const rechazar = paso('rechazar', cual, suceso.rechazar);
const devolver = paso('devolver', fc.record({ cual, caida }), (dia, p) =>
  suceso.devolver(dia, p.cual, p.caida),
);
const contar = paso('contar', fc.record({ cual, diferencia }), (dia, p) =>
  suceso.contar(
    dia,
    una(p.cual, dia.cajas, ({ jornada }) => jornada !== undefined),
    p.diferencia,
  ),
);
const cerrar = paso('cerrar', cual, (dia, n) =>
  suceso.cerrar(
    dia,
    una(n, dia.cajas, ({ jornada }) => jornada?.contado !== undefined),
  ),
);
const revisar = paso('revisar', cual, (dia, n) =>
  suceso.revisar(
    dia,
    una(n, dia.cajas, ({ porRevisar }) => porRevisar.length > 0),
  ),
);

const cualquiera = fc.oneof(
  { weight: 6, arbitrary: abrir },
  { weight: 8, arbitrary: mover },
  { weight: 2, arbitrary: aLaVez },
  { weight: 4, arbitrary: deshacer },
  { weight: 7, arbitrary: enviar },
  { weight: 4, arbitrary: recibir },
  { weight: 3, arbitrary: rechazar },
  { weight: 3, arbitrary: devolver },
  { weight: 3, arbitrary: contar },
  { weight: 3, arbitrary: cerrar },
  { weight: 3, arbitrary: revisar },
);
const dia = fc.noBias(fc.array(cualquiera, { minLength: 100, maxLength: 140 }));

/** A day in which everything happens once, whatever the others bring. */
const diaEntero: Paso[] = [
  { hacer: (hoy) => suceso.abrir(hoy, laDe(hoy, 0), 0) },
  { hacer: (hoy) => suceso.abrir(hoy, laDe(hoy, 1), 0) },
  { hacer: (hoy) => suceso.mover(hoy, laDe(hoy, 0), 900_00, true, SIN_CAIDA) },
  { hacer: (hoy) => suceso.mover(hoy, laDe(hoy, 0), 25_00, false, SIN_CAIDA) },
  { hacer: (hoy) => suceso.deshacer(hoy, laDe(hoy, 0), 0, SIN_CAIDA) },
  { hacer: (hoy) => suceso.enviar(hoy, laDe(hoy, 0), laDe(hoy, 1), 100_00, SIN_CAIDA) },
  { hacer: (hoy) => suceso.recibir(hoy, 0, SIN_CAIDA) },
  { hacer: (hoy) => suceso.enviar(hoy, laDe(hoy, 0), laDe(hoy, 1), 50_00, SIN_CAIDA) },
  { hacer: (hoy) => suceso.rechazar(hoy, 0) },
  { hacer: (hoy) => suceso.devolver(hoy, 0, SIN_CAIDA) },
  { hacer: (hoy) => suceso.contar(hoy, laDe(hoy, 0), 1) },
  { hacer: (hoy) => suceso.cerrar(hoy, laDe(hoy, 0)) },
  { hacer: (hoy) => suceso.revisar(hoy, laDe(hoy, 0)) },
];

function laDe({ cajas }: suceso.Dia, n: number): suceso.CajaModelo {
  const caja = cajas[n];
  if (caja === undefined) throw new Error(`No hay caja ${n}`);
  return caja;
}

test('en cada paso de un día al azar las cajas y los libros dicen lo mismo', async () => {
  const hechos = new Map<string, number>();
  const propiedad = fc.asyncProperty(dia, async (pasos) => {
    const mundo = await mundoDeCajas();
    try {
      const amanecido = await suceso.amanecer(mundo);
      for (const { hacer } of pasos) {
        await hacer(amanecido);
        await compararConLosLibros(amanecido);
      }
      for (const [que, cuantos] of await loQuePaso(amanecido))
        hechos.set(que, (hechos.get(que) ?? 0) + cuantos);
    } finally {
      await mundo.cerrar();
    }
  });
  await fc.assert(propiedad, { numRuns: 4, endOnFailure: true, examples: [[diaEntero]] });
  // Days in which nothing happened would prove nothing.
  for (const que of ['ingreso', 'egreso', 'deshecho', 'recibido', 'devuelto', 'revisada'])
    expect([que, hechos.get(que) ?? 0]).toEqual([que, expect.toSatisfy((cuantos) => cuantos > 0)]);
});
