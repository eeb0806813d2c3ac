// Random tables: whether every amount and term has exactly one rate, asked of the core (which the screen uses while somebody writes),
// of PostgreSQL, and of neither: looking at each cell of the grid by itself.
import { reparosDeTasas } from '@cuadra/core/ahorros/reparos';
import { centavos } from '@cuadra/core/dinero';
import { revisarTabla } from '@cuadra/core/interes/revisar-tabla';
import type { TramoDeTasa } from '@cuadra/core/interes/tasas';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { type MundoDeProductos, mundoDeProductos } from '../testing/mundo-de-productos.ts';

let m: MundoDeProductos;
let producto: number;
beforeAll(async () => {
  m = await mundoDeProductos();
  producto = (await m.crear({ clase: 'plazo' })).id;
});
afterAll(() => m.cerrar());

const CORTES = [0, 1, 2, 3] as const;
const MONTO = 100_00;
const PLAZO = 30;

/** From a corner to another or to no end, in a grid of 4 × 4 and what is beyond it. */
const unTramo: fc.Arbitrary<TramoDeTasa> = fc
  .record({
    monto: fc.constantFrom(...CORTES),
    alto: fc.constantFrom(1, 2, 3, null),
    plazo: fc.constantFrom(...CORTES),
    ancho: fc.constantFrom(1, 2, 3, null),
    ppm: fc.integer({ min: 0, max: 1_000_000 }),
  })
  .map(({ monto, alto, plazo, ancho, ppm }) => ({
    montoDesde: centavos(monto * MONTO),
    montoHasta: alto === null ? null : centavos((monto + alto) * MONTO),
    plazoDesde: plazo * PLAZO,
    plazoHasta: ancho === null ? null : (plazo + ancho) * PLAZO,
    ppm,
  }));

/** Whole ones, cut at random in terms and each term in amounts: only so are there enough without gaps. */
const entera: fc.Arbitrary<TramoDeTasa[]> = fc
  .tuple(cortes(), fc.array(cortes(), { minLength: 4, maxLength: 4 }))
  .map(([plazos, montos]) =>
    pares(plazos.map((corte) => corte * PLAZO)).flatMap(([plazoDesde, plazoHasta], i) =>
      pares((montos[i] ?? []).map((corte) => corte * MONTO)).map(([desde, hasta]) => ({
        ...{ montoDesde: centavos(desde), montoHasta: hasta === null ? null : centavos(hasta) },
        ...{ plazoDesde, plazoHasta, ppm: 35_000 },
      })),
    ),
  );

function cortes(): fc.Arbitrary<number[]> {
  return fc.subarray([1, 2, 3]).map((algunos) => [0, ...algunos]);
}

const pares = (desde: readonly number[]): [number, number | null][] =>
  desde.map((uno, i) => [uno, desde[i + 1] ?? null]);

/** Sometimes whole, sometimes with one left out or one too many, sometimes anything. */
const tabla = fc.oneof(
  entera,
  fc.tuple(entera, fc.nat()).map(([tramos, cual]) => tramos.filter((_, i) => i !== cual % tramos.length)),
  fc.tuple(entera, unTramo).map(([tramos, uno]) => [...tramos, uno]),
  fc.array(unTramo, { maxLength: 5 }),
);

/** How many rates each cell has, from the shortest term on. */
function contar(tramos: readonly TramoDeTasa[]): number[] {
  const primero = Math.min(...tramos.map(({ plazoDesde }) => plazoDesde));
  const celdas = Array.from({ length: 8 }, (_, i) => i).flatMap((i) =>
    Array.from({ length: 8 }, (_, j) => [i * MONTO, j * PLAZO] as const),
  );
  return celdas
    .filter(([, plazo]) => plazo >= primero)
    .map(
      ([monto, plazo]) =>
        tramos.filter(
          (uno) =>
            uno.montoDesde <= monto &&
            (uno.montoHasta === null || monto < uno.montoHasta) &&
            uno.plazoDesde <= plazo &&
            (uno.plazoHasta === null || plazo < uno.plazoHasta),
        ).length,
    );
}

const deshecho = new Error('deshecho');

/** What PostgreSQL says of it, which then forgets it. */
async function enPostgres(tramos: readonly TramoDeTasa[]): Promise<string> {
  let dicho = '';
  const contexto = {
    actor: undefined,
    direccion: '',
    navegador: '',
    peticion: 'x',
    origen: '',
    ahora: m.reloj.ahora(),
  };
  try {
    await escribir(m.db, contexto, 'prueba', async (tx) => {
      dicho = await probar(tx, tramos);
      throw deshecho;
    });
  } catch (error) {
    if (error === deshecho) return dicho;
    if (error instanceof pg.DatabaseError) return error.constraint ?? error.message;
    throw error;
  }
  return dicho;
}

async function probar(tx: Tx, tramos: readonly TramoDeTasa[]): Promise<string> {
  const firmar = (quien: string) => sql`select set_config('cuadra.actor', ${quien}, true)`.execute(tx);
  await firmar(m.ahorros.id);
  const { id } = await tx
    .insertInto('tablaDeTasas')
    .values({ producto, desde: '2030-01-01', modo: 'total', escritaPor: m.ahorros.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (tramos.length > 0)
    await tx
      .insertInto('tramoDeTasa')
      .values(tramos.map((uno) => ({ ...uno, tabla: id })))
      .execute();
  await firmar(m.contador.id);
  await tx
    .updateTable('tablaDeTasas')
    .set({ estado: 'publicada', publicadaPor: m.contador.id, publicadaEn: m.reloj.ahora().toString() })
    .where('id', '=', id)
    .execute();
  return 'publicada';
}

it('una tabla se publica si y solo si cada monto y plazo tiene una tasa: lo dicen igual el núcleo y PostgreSQL', async () => {
  const dichos = new Set<string>();
  await fc.assert(
    fc.asyncProperty(tabla, async (tramos) => {
      const cuantas = contar(tramos);
      const esperado = cuantas.some((n) => n > 1)
        ? /^(tramo_sin_traslape|tramo_de_tasa_pkey)$/
        : tramos.length === 0 || cuantas.some((n) => n === 0)
          ? /^TASAS_CON_HUECOS$/
          : /^publicada$/;
      const buena = esperado.test('publicada');
      expect(revisarTabla(tramos).length === 0).toBe(buena);
      expect(reparosDeTasas('plazo', { modo: 'total', tramos }).length === 0).toBe(buena);
      const dicho = await enPostgres(tramos);
      expect(dicho).toMatch(esperado);
      dichos.add(dicho);
    }),
    { numRuns: 250, seed: 15 },
  );
  expect([...dichos]).toEqual(
    expect.arrayContaining(['publicada', 'TASAS_CON_HUECOS', 'tramo_sin_traslape']),
  );
});
