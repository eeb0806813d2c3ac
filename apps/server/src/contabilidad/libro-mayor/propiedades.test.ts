// Random books: the mayor is the diario, any split of the range adds up, any cut into pages says the same, and what goes to
// paper says what the screen says. Everything against the lines themselves, read and added up here.
import type { FilaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import type { FilaDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import type { AgrupacionDeMayor } from '@cuadra/contract/contabilidad/opciones';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filasDetalladas, lotesDeDiario } from '#contabilidad/libro-diario/filas.ts';
import { anclasDePartidas } from '#contabilidad/libro-diario/queries.ts';
import type { TramoDeFechas, TramoDeLibro } from '#contabilidad/libro-diario/tramo.ts';
import { partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { mayorDe } from './cuentas-del-mayor.ts';
import { pruebaDeMayor } from './indice.ts';
import { abrirMayor, lotesDeMayor } from './libro.ts';

let prueba: AplicacionDePrueba;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
});
afterAll(() => prueba.cerrar());

const CUENTAS = ['1011010103', '1011030101', '202109', '30510102', '507101', '603102', '706105', '901101'];
const AGENCIAS = ['01', '02', '03'];
const dia = fc
  .integer({ min: 0, max: 315 })
  .map((n) => Temporal.PlainDate.from('2026-01-01').add({ days: n }).toString());
const partidaAlAzar = fc
  .record({
    fecha: dia,
    agencia: fc.constantFrom(...AGENCIAS),
    debe: fc.constantFrom(...CUENTAS),
    haber: fc.constantFrom(...CUENTAS),
    monto: fc.integer({ min: 1, max: 99_999_999 }),
  })
  .map(({ fecha, agencia, debe, haber, monto }) => partida(fecha, debe, haber, monto, { agencia }));
const libro = fc.array(partidaAlAzar, { minLength: 1, maxLength: 25 });
const agrupacion = fc.constantFrom<AgrupacionDeMayor>('movimiento', 'dia', 'mes');
const nivel = fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined });
const agencias = fc.constantFrom(AGENCIAS, ['02']);
const tramo: fc.Arbitrary<TramoDeFechas> = fc.tuple(dia, dia, agencias).map(([una, otra, suyas]) => {
  const [desde = una, hasta = otra] = [una, otra].sort();
  return { por: 'fechas', ejercicio: 2026, desde, hasta, agencias: suyas };
});

interface Linea {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly fecha: string;
  readonly numero: number;
  readonly debe: number;
  readonly haber: number;
}

async function leerLineas(): Promise<Linea[]> {
  const { rows } = await sql<Linea>`select id_cuenta, agencia, fecha, numero, debe, haber from linea`.execute(
    prueba.db,
  );
  return rows;
}

const dentro = (tramo: TramoDeLibro) => (linea: Linea) =>
  tramo.por === 'numeros'
    ? linea.numero >= tramo.desde && linea.numero <= tramo.hasta
    : linea.fecha >= tramo.desde && linea.fecha <= tramo.hasta && tramo.agencias.includes(linea.agencia);

const suma = (lineas: readonly Linea[], lado: 'debe' | 'haber') =>
  lineas.reduce((total, linea) => total + linea[lado], 0);

async function reunir<F>(lotes: AsyncIterable<readonly F[]>): Promise<F[]> {
  const filas: F[] = [];
  for await (const lote of lotes) filas.push(...lote);
  return filas;
}

it('cualquier mayor, cortado en páginas de cualquier tamaño, es la suma de sus líneas y es el diario', async () => {
  await fc.assert(
    fc.asyncProperty(
      libro,
      tramo,
      agrupacion,
      nivel,
      fc.integer({ min: 1, max: 9 }),
      async (partidas, fechas, agrupado, aNivel, tamano) => {
        await registrar(prueba, ...partidas);
        const lineas = await leerLineas();
        const ultimo = Math.max(...lineas.map(({ numero }) => numero));
        const numeros: TramoDeLibro = {
          por: 'numeros',
          ejercicio: 2026,
          desde: Math.ceil(ultimo / 3),
          hasta: ultimo,
        };
        for (const suyo of [fechas, numeros]) {
          const formacion = { agrupacion: agrupado, nivel: aNivel };
          const abierto = await abrirMayor(prueba.db, suyo, formacion);
          const filas = await reunir(lotesDeMayor(prueba.db, abierto, tamano));
          compararConLineas(filas, lineas, suyo, aNivel);
          expect(filas).toEqual(await reunir(lotesDeMayor(prueba.db, abierto, 1_000)));
          const { cuadra, diario } = await pruebaDeMayor(prueba.db, suyo);
          expect([cuadra, diario.debe]).toEqual([true, suma(lineas.filter(dentro(suyo)), 'debe')]);
        }
      },
    ),
    { numRuns: 12 },
  );
});

function compararConLineas(
  filas: readonly FilaDeMayor[],
  lineas: readonly Linea[],
  tramo: TramoDeLibro,
  nivel: number | undefined,
): void {
  const antes = (linea: Linea) =>
    tramo.por === 'numeros'
      ? linea.numero < tramo.desde
      : linea.fecha < tramo.desde && tramo.agencias.includes(linea.agencia);
  let saldo = 0;
  let deDiario = 0;
  for (const fila of filas) {
    const suyas = lineas.filter(({ idCuenta }) => mayorDe(idCuenta, nivel) === fila.idCuenta);
    if (fila.tipo === 'cuenta') {
      const previas = suyas.filter(antes);
      const signo = fila.naturaleza === 'deudora' ? 1 : -1;
      expect(fila.saldoInicial + 0).toBe(signo * (suma(previas, 'debe') - suma(previas, 'haber')) + 0);
      saldo = fila.saldoInicial * signo;
      deDiario = signo;
    } else if (fila.tipo === 'movimiento') {
      saldo += fila.debe - fila.haber;
      expect(fila.saldo + 0).toBe(saldo * deDiario + 0);
    } else {
      const movidas = suyas.filter(dentro(tramo));
      expect([fila.debe, fila.haber]).toEqual([suma(movidas, 'debe'), suma(movidas, 'haber')]);
      expect(fila.saldoFinal + 0).toBe(saldo * deDiario + 0);
    }
  }
}

it('el diario de dos partes de un rango es el del rango, en todos sus modos y cortado donde sea', async () => {
  await fc.assert(
    fc.asyncProperty(
      libro,
      tramo,
      dia,
      fc.integer({ min: 1, max: 20 }),
      async (partidas, entero, corte, tamano) => {
        await registrar(prueba, ...partidas);
        const lineas = (await leerLineas()).filter(dentro(entero));
        const primera = { ...entero, hasta: [corte, entero.hasta].sort()[0] ?? corte };
        const siguiente = Temporal.PlainDate.from(corte).add({ days: 1 }).toString();
        const segunda = { ...entero, desde: [siguiente, entero.desde].sort()[1] ?? siguiente };
        for (const modo of ['detallado', 'centralizado', 'dia', 'mes'] as const) {
          const leer = (de: TramoDeFechas) =>
            de.desde > de.hasta ? [] : reunir(lotesDeDiario(prueba.db, de, modo));
          const todo = await leer(entero);
          const partes = [...(await leer(primera)), ...(await leer(segunda))];
          expect(sumas(todo)).toEqual([suma(lineas, 'debe'), suma(lineas, 'haber')]);
          expect(sumas(partes)).toEqual(sumas(todo));
          if (modo === 'dia') expect(partes).toEqual(todo);
        }
        // By number, the pages one after another are the whole.
        const anclas = await anclasDePartidas(prueba.db, entero, { filasPorPagina: tamano, filasDeMas: 2 });
        const paginas = await Promise.all(
          anclas.map(({ numero }, i) =>
            filasDetalladas(prueba.db, entero, { desde: numero, fin: anclas[i + 1]?.numero }),
          ),
        );
        expect(paginas.flat()).toEqual(await reunir(lotesDeDiario(prueba.db, entero, 'detallado')));
        let fila = 0;
        for (const [i, pagina] of paginas.entries()) {
          expect(anclas[i]?.fila).toBe(fila);
          fila += pagina.length;
        }
      },
    ),
    { numRuns: 12 },
  );
});

function sumas(filas: readonly FilaDeDiario[]): [number, number] {
  const lineas = filas.filter((fila) => fila.tipo === 'linea');
  return [
    lineas.reduce((total, { debe }) => total + debe, 0),
    lineas.reduce((total, { haber }) => total + haber, 0),
  ];
}
