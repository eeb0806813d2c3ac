// The diario with the cajas centralised against the lines themselves, read one by one and added up here: the same totals as
// without centralising, whatever is posted, asked for or cut into pages.
import * as contrato from '@cuadra/contract/contabilidad/libro-diario';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { asientosCentralizados, contarCentralizado } from './centralizado.ts';
import { lotesDeDiario } from './filas.ts';
import { CENTRALIZACION, filasCentralizadas } from './filas-centralizadas.ts';
import type { TramoDeLibro } from './tramo.ts';

type Fila = contrato.FilaDeDiario;

let prueba: AplicacionDePrueba;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
});
afterAll(() => prueba.cerrar());

const CUENTAS = ['1011010103', '1011030101', '202109', '603102', '706105'];
const AGENCIAS = ['01', '02'];
const dia = fc.integer({ min: 1, max: 9 }).map((n) => `2026-03-0${n}`);
const partidaAlAzar = fc
  .record({
    fecha: dia,
    agencia: fc.constantFrom(...AGENCIAS),
    debe: fc.constantFrom(...CUENTAS),
    haber: fc.constantFrom(...CUENTAS),
    monto: fc.integer({ min: 1, max: 99_999_999 }),
    deCaja: fc.boolean(),
  })
  .map(({ fecha, agencia, debe, haber, monto, deCaja }) =>
    partida(fecha, debe, haber, monto, {
      agencia,
      ...(deCaja
        ? ({ origen: 'caja', operacion: 'caja-ingreso', tipo: 'caja', esManual: false } as const)
        : {}),
    }),
  );

interface Linea {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly fecha: string;
  readonly numero: number;
  readonly origen: string;
  readonly debe: number;
  readonly haber: number;
}

async function leerLineas(tramo: TramoDeLibro): Promise<Linea[]> {
  const { rows } = await sql<Linea>`
    select l.id_cuenta, l.agencia, l.fecha, l.numero, p.origen, l.debe, l.haber
    from linea l join partida p on (p.ejercicio, p.numero) = (l.ejercicio, l.numero) order by l.numero, l.n`.execute(
    prueba.db,
  );
  return rows.filter((una) =>
    tramo.por === 'numeros'
      ? una.numero >= tramo.desde && una.numero <= tramo.hasta
      : una.fecha >= tramo.desde && una.fecha <= tramo.hasta && tramo.agencias.includes(una.agencia),
  );
}

async function reunir(tramo: TramoDeLibro): Promise<Fila[]> {
  const filas: Fila[] = [];
  for await (const lote of lotesDeDiario(prueba.db, tramo, 'centralizado')) filas.push(...lote);
  return filas;
}

/** What each entry must say, worked out from the lines: «n a m: account debe haber, …». */
function esperado(lineas: readonly Linea[]): string[] {
  const grupos = Map.groupBy(lineas, ({ origen, fecha, agencia, numero }) =>
    origen === 'caja' ? `caja ${fecha} ${agencia}` : `partida ${numero}`,
  );
  return [...grupos.values()]
    .toSorted((unas, otras) => (unas[0]?.numero ?? 0) - (otras[0]?.numero ?? 0))
    .map((suyas) => {
      const dichas = suyas[0]?.origen === 'caja' ? sumadas(suyas) : suyas;
      return enPalabras(suyas[0]?.numero, suyas.at(-1)?.numero, dichas);
    });
}

function sumadas(lineas: readonly Linea[]): { idCuenta: string; debe: number; haber: number }[] {
  const lados = (['debe', 'haber'] as const).flatMap((lado) => {
    const suyas = lineas.filter((una) => una[lado] > 0);
    return [...new Set(suyas.map(({ idCuenta }) => idCuenta))].sort().map((idCuenta) => {
      const suma = suyas
        .filter((una) => una.idCuenta === idCuenta)
        .reduce((total, una) => total + una[lado], 0);
      return { idCuenta, debe: 0, haber: 0, [lado]: suma };
    });
  });
  return lados;
}

const enPalabras = (
  desde: number | undefined,
  hasta: number | undefined,
  lineas: readonly { idCuenta: string; debe: number; haber: number }[],
) =>
  `${desde} a ${hasta}: ${lineas.map(({ idCuenta, debe, haber }) => `${idCuenta} ${debe} ${haber}`).join(', ')}`;

function dicho(filas: readonly Fila[]): string[] {
  return filas.flatMap((fila, i) => {
    if (fila.tipo !== 'asiento') return [];
    const fin = filas.findIndex((otra, j) => j > i && otra.tipo === 'total');
    const lineas = filas.slice(i + 1, fin).flatMap((una) => (una.tipo === 'linea' ? [una] : []));
    return [enPalabras(fila.numero, fila.hastaNumero, lineas)];
  });
}

it('suma lo mismo que el diario sin centralizar, al centavo, y cada día de cajas dice sus cuentas por lado', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(partidaAlAzar, { minLength: 1, maxLength: 30 }),
      fc.tuple(dia, dia),
      fc.constantFrom(AGENCIAS, ['02']),
      fc.integer({ min: 1, max: 9 }),
      async (partidas, dias, agencias, tamano) => {
        await registrar(prueba, ...partidas);
        const [desde = '', hasta = ''] = dias.toSorted();
        const fechas: TramoDeLibro = { por: 'fechas', ejercicio: 2026, desde, hasta, agencias };
        const numeros: TramoDeLibro = { por: 'numeros', ejercicio: 2026, desde: 3, hasta: 17 };
        for (const tramo of [fechas, numeros]) {
          const lineas = await leerLineas(tramo);
          const filas = await reunir(tramo);
          expect(dicho(filas)).toEqual(esperado(lineas));
          for (const lado of ['debe', 'haber'] as const) {
            const deTotales = filas.flatMap((fila) => (fila.tipo === 'total' ? [fila[lado]] : []));
            expect(deTotales.reduce((suma, monto) => suma + monto, 0)).toBe(
              lineas.reduce((suma, una) => suma + una[lado], 0),
            );
          }
          expect(await contarCentralizado(prueba.db, tramo, 2)).toBe(filas.length);
          // Cut anywhere between two entries, the pages one after another are the whole.
          const asientos = await asientosCentralizados(prueba.db, tramo, 2);
          const cortes = asientos.filter((_, i) => i % tamano === 0).map(({ numero }) => numero);
          const paginas = await Promise.all(
            cortes.map((numero, i) =>
              filasCentralizadas(prueba.db, tramo, { desde: numero, fin: cortes[i + 1] }),
            ),
          );
          expect(paginas.flat()).toEqual(filas);
        }
      },
    ),
    { numRuns: 12 },
  );
});

it('en pantalla, los totales son los del detallado y el asiento dice de qué partidas es', async () => {
  const caja = { origen: 'caja', operacion: 'caja-ingreso', tipo: 'caja', esManual: false } as const;
  const hechas = await registrar(
    prueba,
    partida('2026-05-04', '1011010103', '603102', 100_00, caja),
    partida('2026-05-04', '1011030101', '603102', 7_00),
    partida('2026-05-04', '1011010103', '603102', 23_45, caja),
    partida('2026-05-04', '706105', '1011010103', 3_45, caja),
  );
  const token = await prueba.entrar('contador@cuadra.demo');
  const rango = { desde: '2026-05-01', hasta: '2026-05-31' };
  const indice = async (modo: contrato.FiltrosDeDiario['modo']) =>
    (await prueba.llamar(contrato.verIndiceDeDiario, { query: { ...rango, modo } }, { token })).cuerpo;
  const detallado = await indice('detallado');
  const centralizado = await indice('centralizado');
  expect(centralizado.totales).toEqual(detallado.totales);
  expect(centralizado.totales.debe).toBe(100_00 + 7_00 + 23_45 + 3_45);
  // The cajas have two accounts in the debe, two in the haber; and the other partida, of two lines.
  expect([detallado.filas, centralizado.filas]).toEqual([4 * 4, 2 + 4 + 2 + 2]);
  const query = { ...rango, modo: 'centralizado', clave: centralizado.paginas[0]?.clave ?? '' } as const;
  const { cuerpo } = await prueba.llamar(contrato.verPaginaDeDiario, { query }, { token });
  expect(cuerpo[0]).toMatchObject({
    tipo: 'asiento',
    concepto: CENTRALIZACION,
    agencia: '01',
    partidas: 3,
    numero: hechas[0]?.numero,
    hastaNumero: hechas[3]?.numero,
    idPartida: null,
  });
  expect(cuerpo.slice(1, 6).map((fila) => ('debe' in fila ? [fila.debe, fila.haber] : []))).toEqual([
    [123_45, 0],
    [3_45, 0],
    [0, 3_45],
    [0, 123_45],
    [126_90, 126_90],
  ]);
});
