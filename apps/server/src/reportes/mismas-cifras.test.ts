// One dataset, four ways of showing it: for each report of the registry, every figure that the screen gets is in the PDF,
// in the XLSX and in the CSV, in the same order and to the centavo, and nothing else is. A report that is added without
// its row here does not compile.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { verIndiceDeDiario, verPaginaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import { verIndiceDeMayor, verInventario, verPaginaDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import { listarMovimientos, resumirMovimientos } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { listarPartidas, totalizarPartidas, verPartida } from '@cuadra/contract/contabilidad/partidas';
import { listarPartidasDiario, resumirPartidasDiario } from '@cuadra/contract/contabilidad/reporte-partidas';
import type { Endpoint } from '@cuadra/contract/endpoint';
import { bajarArchivo, pedirArchivo } from '@cuadra/contract/reportes/archivos';
import { type DefinicionDeReporte, type FiltrosPara, reportes } from '@cuadra/contract/reportes/lista';
import {
  type FormatoDeReporte,
  type NombreDeReporte,
  nombresDeReporte,
} from '@cuadra/contract/reportes/nombres';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BANCO,
  CAJA_CHICA,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '../contabilidad/saldos/libro-de-prueba.ts';
import { fechaImpresa } from '../platform/pdf/document.ts';
import { lineasDePdf, marcadoresDePdf } from '../platform/pdf/extracted-text.ts';
import { leerHoja } from '../platform/sheets/read-sheet.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '../testing/application.ts';

/** The same book every time. */
const SEMILLA = 20_261_116;
const RANGO = { desde: '2026-02-01', hasta: '2026-04-30' };
const FECHA = '2026-04-30';

let prueba: AplicacionDePrueba;
let token: string;
let ids: string[];
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  const cuenta = fc.constantFrom(CAJA_CHICA, BANCO, PRODUCTOS, GASTOS);
  const monto = fc.oneof(fc.integer({ min: 1, max: 99_999_999 }), fc.constant(1_000_000_000_000));
  const alAzar = fc.tuple(cuenta, cuenta, monto, fc.integer({ min: 0, max: 88 }), fc.boolean());
  const partidas = fc
    .sample(alAzar, { numRuns: 60, seed: SEMILLA })
    .map(([debe, haber, cuanto, dias, otra]) =>
      partida(Temporal.PlainDate.from(RANGO.desde).add({ days: dias }).toString(), debe, haber, cuanto, {
        agencia: otra ? '02' : '01',
        tipo: otra ? 'ingreso' : 'diario',
        concepto: `=Señas «${dias}» – ${'larga '.repeat(dias % 40)}fin`,
      }),
    );
  await registrar(prueba, ...partidas);
  ids = partidas.slice(0, 5).map(({ id }) => id);
});
afterAll(() => prueba.cerrar());

interface Esperado {
  /** The figures of the PDF, from the first to the last. */
  readonly impreso: readonly Dato[];
  /** The figures of the sheets: those of each row, under their titles. */
  readonly hoja?: { readonly columnas: readonly string[]; readonly filas: readonly (readonly Dato[])[] };
}
/** An amount in centavos; of a report without amounts, a code. */
type Dato = number | string | null;

type Caso<N extends NombreDeReporte> = {
  readonly filtros: () => FiltrosPara<N>;
  readonly pantalla: () => Promise<Esperado>;
  /** What counts as a figure in its PDF, if not the amounts. */
  readonly cifra?: RegExp;
};

const pedirA = async <E extends Endpoint>(endpoint: E, peticion: object) => {
  const { status, cuerpo } = await prueba.llamar(endpoint, peticion as never, { token });
  expect(status).toBe(200);
  return cuerpo;
};
/** A line says one of the two. */
const delLado = ({ debe, haber }: { debe: number; haber: number }) =>
  [debe, haber].filter((monto) => monto !== 0);
const lados = ({ debe, haber }: { debe: number; haber: number }) => [debe, haber];

const casos: { readonly [N in NombreDeReporte]: Caso<N> } = {
  catalogo: {
    filtros: () => ({}),
    cifra: /^\d{1,10}$/,
    async pantalla() {
      const cuentas = await pedirA(listarCatalogo, {});
      const codigos = cuentas.map(({ idCuenta }) => idCuenta);
      return {
        impreso: codigos,
        hoja: { columnas: ['idCuenta'], filas: codigos.map((codigo) => [codigo]) },
      };
    },
  },
  partidas: {
    filtros: () => ({ ...RANGO, orden: 'antiguas' }),
    async pantalla() {
      const query = { ...RANGO, orden: 'antiguas', limite: 100 };
      const { partidas } = await pedirA(listarPartidas, { query });
      const total = await pedirA(totalizarPartidas, { query: RANGO });
      return {
        impreso: [...partidas.flatMap(lados), ...lados(total)],
        hoja: { columnas: ['Debe', 'Haber'], filas: partidas.map(lados) },
      };
    },
  },
  comprobantes: {
    filtros: () => ({ ids }),
    async pantalla() {
      const vistas = [];
      for (const id of ids) vistas.push(await pedirA(verPartida, { params: { id } }));
      return { impreso: vistas.flatMap((una) => [...una.lineas.flatMap(delLado), ...lados(una)]) };
    },
  },
  'movimientos-cuentas': {
    filtros: () => ({ ...RANGO, idCuenta: CAJA_CHICA }),
    async pantalla() {
      const query = { ...RANGO, idCuenta: CAJA_CHICA };
      const { cuentas } = await pedirA(resumirMovimientos, { query });
      const { movimientos } = await pedirA(listarMovimientos, { query });
      return {
        impreso: cuentas.flatMap((cuenta) => [
          cuenta.saldoInicial,
          ...movimientos.flatMap((uno) => [...delLado(uno), uno.saldo]),
          ...lados(cuenta),
          cuenta.saldoFinal,
        ]),
        hoja: {
          columnas: ['Debe', 'Haber', 'Saldo'],
          filas: [
            ...cuentas.map(({ saldoInicial }) => [null, null, saldoInicial]),
            ...movimientos.map((uno) => [...lados(uno), uno.saldo]),
          ],
        },
      };
    },
  },
  'partidas-diario': {
    filtros: () => RANGO,
    async pantalla() {
      const { partidas, siguiente } = await pedirA(listarPartidasDiario, { query: { ...RANGO, limite: 50 } });
      const query = { ...RANGO, limite: 50, cursor: siguiente ?? undefined };
      const todas = [...partidas, ...(await pedirA(listarPartidasDiario, { query })).partidas];
      const { porTipo, ...total } = await pedirA(resumirPartidasDiario, { query: RANGO });
      return {
        impreso: [
          ...todas.flatMap((una) => [...una.lineas.flatMap(delLado), ...lados(una)]),
          ...lados(total),
          ...porTipo.flatMap(lados),
          ...lados(total),
        ],
        hoja: { columnas: ['Debe', 'Haber'], filas: todas.flatMap(({ lineas }) => lineas.map(lados)) },
      };
    },
  },
  'libro-diario': {
    filtros: () => RANGO,
    async pantalla() {
      const { totales, paginas } = await pedirA(verIndiceDeDiario, { query: RANGO });
      const filas = await pedirA(verPaginaDeDiario, { query: { ...RANGO, clave: paginas[0]?.clave ?? '' } });
      return {
        impreso: [
          ...filas.flatMap((fila) =>
            fila.tipo === 'linea' ? delLado(fila) : fila.tipo === 'total' ? lados(fila) : [],
          ),
          ...lados(totales),
        ],
        hoja: {
          columnas: ['Debe (Q)', 'Haber (Q)'],
          filas: filas.flatMap((fila) => (fila.tipo === 'linea' ? [lados(fila)] : [])),
        },
      };
    },
  },
  'libro-mayor': {
    filtros: () => RANGO,
    async pantalla() {
      const { prueba: suya, paginas } = await pedirA(verIndiceDeMayor, { query: RANGO });
      const filas = await pedirA(verPaginaDeMayor, { query: { ...RANGO, clave: paginas[0]?.clave ?? '' } });
      return {
        impreso: [
          ...filas.flatMap((fila) => {
            if (fila.tipo === 'cuenta') return [fila.saldoInicial];
            return fila.tipo === 'total' ? [...lados(fila), fila.saldoFinal] : [...delLado(fila), fila.saldo];
          }),
          ...lados(suya.diario),
          ...lados(suya.mayor),
        ],
        hoja: {
          columnas: ['Debe (Q)', 'Haber (Q)', 'Saldo (Q)'],
          filas: filas.flatMap((fila) => {
            if (fila.tipo === 'cuenta') return [[null, null, fila.saldoInicial]];
            return fila.tipo === 'movimiento' ? [[...lados(fila), fila.saldo]] : [];
          }),
        },
      };
    },
  },
  inventario: {
    filtros: () => ({ fecha: FECHA }),
    async pantalla() {
      const { cuentas, totales } = await pedirA(verInventario, { query: { fecha: FECHA } });
      const saldos = cuentas.map(({ saldo }) => saldo);
      return {
        impreso: [...saldos, totales.activo, totales.pasivo, totales.capital, totales.resultado],
        hoja: { columnas: ['Saldo (Q)'], filas: saldos.map((saldo) => [saldo]) },
      };
    },
  },
  'estado-financiero': {
    filtros: () => ({ estado: 'balance-de-comprobacion', fecha: FECHA }),
    async pantalla() {
      const peticion = { params: { estado: 'balance-de-comprobacion' }, query: { fecha: FECHA } };
      const { columnas, filas } = await pedirA(verEstadoFinanciero, peticion);
      return {
        impreso: filas.flatMap(({ valores }) => valores),
        hoja: {
          columnas: columnas.map(({ titulo, subtitulo }) => `${titulo} ${subtitulo}`.trim()),
          filas: filas.map(({ valores }) => valores),
        },
      };
    },
  },
};

async function bajar<N extends NombreDeReporte>(reporte: N, formato: FormatoDeReporte): Promise<Buffer> {
  const body = { reporte, formato, filtros: casos[reporte].filtros() as Record<string, unknown> };
  const { status, cuerpo } = await prueba.llamar(pedirArchivo, { body }, { token });
  expect([status, cuerpo.estado]).toEqual([201, 'listo']);
  return (await prueba.llamar(bajarArchivo, { params: { id: cuerpo.id } }, { token })).cruda.rawPayload;
}

/** `(1,234.56)` → −123456; the dash of a statement is its zero. */
const MONTO = /^(–|\(?[\d,]+\.\d\d\)?)$/;
function comoDato(texto: string): Dato {
  if (texto === '–') return 0;
  if (!MONTO.test(texto)) return texto;
  const digitos = Number(texto.replaceAll(/[(),.]/g, ''));
  return texto.startsWith('(') ? -digitos : digitos;
}

function cifrasDePdf(bytes: Buffer, cifra: RegExp): Dato[] {
  return lineasDePdf(bytes)
    .map(({ textos }) => textos.map(({ texto }) => texto))
    .filter(([primero = '']) => !/^(Van|Vienen)\b/.test(primero))
    .flatMap((textos) => textos.filter((texto) => cifra.test(texto)).map(comoDato));
}

const enCentavos = (quetzales: unknown): Dato => {
  if (quetzales === null || quetzales === undefined || quetzales === '') return null;
  return Math.round(Number(quetzales) * 100);
};

describe.each(nombresDeReporte)('%s', (reporte) => {
  const { pantalla, cifra } = casos[reporte];
  const { formatos }: DefinicionDeReporte = reportes[reporte];
  const leer = cifra === undefined ? enCentavos : (valor: unknown) => String(valor ?? '');

  it('el PDF dice lo de la pantalla y nada más', async () => {
    const { impreso } = await pantalla();
    expect(impreso.length).toBeGreaterThan(5);
    expect(cifrasDePdf(await bajar(reporte, 'pdf'), cifra ?? MONTO)).toEqual(
      impreso.map((dato) => dato ?? 0),
    );
  });

  // A comprobante is a paper: it has no sheets to compare.
  if (!formatos.includes('csv')) return;
  it('el CSV y el XLSX también, con las sumas en fórmulas', async () => {
    const { hoja = { columnas: [], filas: [] } } = await pantalla();
    const crudo = await bajar(reporte, 'csv');
    expect(crudo.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [titulos, ...leidas] = await leerHoja(crudo, 'csv', { filasMax: 10_000 });
    const lugares = hoja.columnas.map((titulo) => titulos?.celdas.indexOf(titulo) ?? -1);
    expect(lugares).not.toContain(-1);
    const deCsv = leidas.map(({ celdas }) => lugares.map((i) => leer(celdas[i])));
    expect(deCsv.slice(0, hoja.filas.length)).toEqual(hoja.filas);

    const { sheets } = await readXlsx(await bajar(reporte, 'xlsx'), { readStyles: true });
    const [tabla, acerca] = sheets;
    const filas = tabla?.rows ?? [];
    const deXlsx = filas.slice(1, 1 + hoja.filas.length).map((fila) => lugares.map((i) => leer(fila[i])));
    expect(deXlsx).toEqual(hoja.filas);
    expect(acerca?.rows[2]?.[0]).toBe('Título');
    for (const [j, i] of lugares.entries()) {
      const formula = tabla?.cells?.get(`${filas.length - 1},${i}`)?.formula;
      if (formula?.startsWith('SUM(') !== true) continue;
      const suma = hoja.filas.reduce((total, fila) => total + Number(fila[j] ?? 0), 0);
      expect(leer(filas.at(-1)?.[i])).toBe(suma);
    }
  });
});

describe('los marcadores de los libros', () => {
  it('del diario, un día cada uno aunque tenga muchas partidas; del mayor, cada cuenta', async () => {
    const { partidas } = await pedirA(listarPartidas, {
      query: { ...RANGO, orden: 'antiguas', limite: 100 },
    });
    const porNumero = partidas.toSorted((una, otra) => (una.numero ?? 0) - (otra.numero ?? 0));
    const dias = porNumero
      .map(({ fecha }) => fechaImpresa(fecha))
      .filter((dia, i, todos) => dia !== todos[i - 1]);
    expect(marcadoresDePdf(await bajar('libro-diario', 'pdf'))).toEqual(dias);
    const { cuentas } = await pedirA(resumirMovimientos, {
      query: { ...RANGO, desdeCuenta: '1', hastaCuenta: '9999999999' },
    });
    expect(marcadoresDePdf(await bajar('libro-mayor', 'pdf'))).toEqual(
      cuentas.map(({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}`),
    );
  });
});
