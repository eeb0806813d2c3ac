import { listarMesesDelDiario } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CAJA_CHICA, PRODUCTOS, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { abrirLibreria, type Libreria } from './testing/libreria.ts';

let libreria: Libreria;
beforeAll(async () => {
  libreria = await abrirLibreria();
});
beforeEach(() => libreria.vaciar());
afterAll(() => libreria.cerrar());

const meses = async (anio: number) =>
  (
    await libreria.llamar(
      listarMesesDelDiario,
      { params: { anio: String(anio) } },
      { token: libreria.contador },
    )
  ).cuerpo;

/** Posted in this order: they are numbered by it, whatever their dates. */
const contabilizar = (...deDias: readonly (readonly [fecha: string, agencia?: string])[]) =>
  registrar(
    libreria,
    ...deDias.map(([fecha, agencia = '01']) => partida(fecha, CAJA_CHICA, PRODUCTOS, 100_00, { agencia })),
  );

it('de cada mes con partidas, su primera y su última, también las del último día', async () => {
  await contabilizar(['2026-01-01'], ['2026-01-31'], ['2026-03-01'], ['2026-03-31']);
  expect(await meses(2026)).toEqual([
    { mes: 1, desde: 1, hasta: 2, conOtros: false },
    { mes: 3, desde: 3, hasta: 4, conOtros: false },
  ]);
});

it('dice cuáles llevan entre las suyas alguna de otro mes', async () => {
  // One of January was registered when February had begun.
  await contabilizar(['2026-01-05'], ['2026-02-01'], ['2026-01-30'], ['2026-02-03'], ['2026-03-01']);
  expect(await meses(2026)).toEqual([
    { mes: 1, desde: 1, hasta: 3, conOtros: true },
    { mes: 2, desde: 2, hasta: 4, conOtros: true },
    { mes: 3, desde: 5, hasta: 5, conOtros: false },
  ]);
});

it('el libro es de toda la institución: cuentan las de todas las agencias', async () => {
  await contabilizar(['2026-01-05', '02'], ['2026-01-06', '01'], ['2026-01-07', '02']);
  expect(await meses(2026)).toEqual([{ mes: 1, desde: 1, hasta: 3, conOtros: false }]);
});

it('un año sin partidas, abierto o no, no tiene meses', async () => {
  expect(await meses(2026)).toEqual([]);
  expect(await meses(2000)).toEqual([]);
});

it('no hace falta ningún folio autorizado para saberlo, ni se mezclan los años', async () => {
  await contabilizar(['2025-12-31'], ['2026-01-01'], ['2026-01-02']);
  expect(await libreria.estado()).toMatchObject({ disponibles: 0 });
  expect(await meses(2025)).toEqual([{ mes: 12, desde: 1, hasta: 1, conOtros: false }]);
  expect(await meses(2026)).toEqual([{ mes: 1, desde: 1, hasta: 2, conOtros: false }]);
});

it('como contándolas una por una, en el orden que sea', async () => {
  const dia = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
    .map(([mes, deMes]) => `2025-${String(mes).padStart(2, '0')}-${String(deMes).padStart(2, '0')}`);
  const deUnaAgencia = fc.tuple(dia, fc.constantFrom('01', '02', '03'));
  await fc.assert(
    fc.asyncProperty(fc.array(deUnaAgencia, { minLength: 1, maxLength: 40 }), async (dias) => {
      await libreria.vaciar();
      await contabilizar(...dias);
      expect(await meses(2025)).toEqual(contados(dias.map(([fecha]) => fecha)));
    }),
    { numRuns: 10 },
  );
});

/** By walking the numbers, with no range and no index. */
function contados(fechas: readonly string[]) {
  const mesDe = (fecha: string) => Number(fecha.slice(5, 7));
  const porNumero = fechas.map(mesDe);
  return [...new Set(porNumero)]
    .sort((a, b) => a - b)
    .map((mes) => {
      const [desde, hasta] = [porNumero.indexOf(mes), porNumero.lastIndexOf(mes)];
      const otrosMeses = new Set(porNumero).difference(new Set([mes]));
      const seCruza = (otro: number) =>
        porNumero.indexOf(otro) < hasta && porNumero.lastIndexOf(otro) > desde;
      return { mes, desde: desde + 1, hasta: hasta + 1, conOtros: [...otrosMeses].some(seCruza) };
    });
}
