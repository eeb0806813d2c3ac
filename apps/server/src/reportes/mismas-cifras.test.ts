// One dataset, four ways of showing it: for each report of the registry, every figure that the screen gets is in the PDF,
// in the XLSX and in the CSV, in the same order, in its column and to the centavo, and nothing else is. A report that is
// added without its row here does not compile, unless it is a paper of one amount (testing/caso.ts).
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import { verIndiceDeDiario, verPaginaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import { verIndiceDeMayor, verInventario, verPaginaDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import { listarMovimientos, resumirMovimientos } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { listarPartidas, totalizarPartidas, verPartida } from '@cuadra/contract/contabilidad/partidas';
import { listarPartidasDiario, resumirPartidasDiario } from '@cuadra/contract/contabilidad/reporte-partidas';
import type { Endpoint } from '@cuadra/contract/endpoint';
import { bajarArchivo, pedirArchivo } from '@cuadra/contract/reportes/archivos';
import { type DefinicionDeReporte, reportes } from '@cuadra/contract/reportes/lista';
import { type FormatoDeReporte, nombresDeReporte } from '@cuadra/contract/reportes/nombres';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { casosDeBitacora } from '#administracion/bitacora/testing/casos-de-bitacora.ts';
import { casosDeAhorros } from '#ahorros/reportes/testing/casos-de-ahorros.ts';
import { type MesDeAhorros, mesDeAhorros } from '#ahorros/reportes/testing/mes-de-ahorros.ts';
import { casosDeBancos, mesDeBanco } from '#contabilidad/bancos/reportes/testing/casos-de-bancos.ts';
import { casosDeCheques, chequesDeBanco } from '#contabilidad/bancos/reportes/testing/casos-de-cheques.ts';
import { casosDeCajas } from '#contabilidad/cajas/reportes/testing/casos-de-cajas.ts';
import { type DiaDeCajas, diaDeCajas } from '#contabilidad/cajas/reportes/testing/dia-de-cajas.ts';
import { type MundoDeCajas, mundoDeCajas } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import {
  BANCO,
  CAJA_CHICA,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { fechaImpresa } from '#platform/pdf/documento.ts';
import { cifrasEnColumnas, faltasDeDisposicion, faltasDeMarbete } from '#platform/pdf/testing/disposicion.ts';
import { leerPdf, lineasDe } from '#platform/pdf/testing/leer-pdf.ts';
import { leerHoja } from '#platform/sheets/leer-hoja.ts';
import { type Caso, type Dato, papelesSueltos, type ReporteConCifras } from './testing/caso.ts';

/** The same book every time. */
const SEMILLA = 20_261_116;
const RANGO = { desde: '2026-02-01', hasta: '2026-04-30' };
const FECHA = '2026-04-30';

let prueba: MundoDeCajas;
let dia: DiaDeCajas;
let banco: string;
let cheque: string;
let ahorros: MesDeAhorros;
let token: string;
let ids: string[];
beforeAll(async () => {
  prueba = await mundoDeCajas();
  dia = await diaDeCajas(prueba);
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
  banco = await mesDeBanco(prueba);
  cheque = await chequesDeBanco(prueba, banco);
  ahorros = await mesDeAhorros(prueba);
});
afterAll(() => prueba.cerrar());
const pedirA = async <E extends Endpoint>(endpoint: E, peticion: object) => {
  const { status, cuerpo } = await prueba.llamar(endpoint, peticion as never, { token });
  expect(status).toBe(200);
  return cuerpo;
};
const lados = ({ debe, haber }: { debe: number; haber: number }) => [debe, haber];
const enColumnas = ({ debe, haber }: { debe: number; haber: number }) =>
  [
    ['Debe', debe],
    ['Haber', haber],
  ] as const;
/** A line says one of the two. */
const delLado = (uno: { debe: number; haber: number }) => enColumnas(uno).filter(([, monto]) => monto !== 0);
const enSaldo = (saldo: number) => ['Saldo', saldo] as const;
/** Books and statements, whose figures may change until their months are closed. */
const esDeLibros = (reporte: ReporteConCifras) =>
  !['catalogo', 'comprobantes', 'partidas', ...Object.keys(deLasSalas)].includes(reporte);
const DEL_RANGO = 'Del 01/02/2026 al 30/04/2026';
const deLasSalas = {
  ...casosDeCajas(() => ({ mundo: prueba, dia })),
  ...casosDeAhorros(() => ({ mundo: prueba, mes: ahorros })),
  ...casosDeBancos(() => ({ mundo: prueba, cuenta: banco })),
  ...casosDeCheques(() => ({ mundo: prueba, cuenta: banco, cheque })),
  ...casosDeBitacora(() => ({ mundo: prueba, token })),
};
const casos: { readonly [N in ReporteConCifras]: Caso<N> } = {
  ...deLasSalas,
  catalogo: {
    filtros: () => ({}),
    cifra: /^\d{1,10}$/,
    async pantalla() {
      const cuentas = await pedirA(listarCatalogo, {});
      const codigos = cuentas.map(({ idCuenta }) => idCuenta);
      const deTipo = (tipo: string) => cuentas.filter(({ tipoCuenta }) => tipoCuenta === tipo).length;
      return {
        impreso: codigos.map((codigo) => ['Código', codigo] as const),
        detalles: [
          `${cuentas.length} cuentas: ${deTipo('M')} de mayor (M), que agrupan, y ${deTipo('D')} de detalle (D), que reciben movimientos.`,
        ],
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
        impreso: [
          ...partidas.flatMap(enColumnas),
          ...enColumnas({ debe: total.debe ?? 0, haber: total.haber ?? 0 }),
        ],
        detalles: [DEL_RANGO, 'Consolidado', 'Montos en quetzales.'],
        hoja: {
          columnas: ['Debe', 'Haber', 'Debe sin contabilizar', 'Haber sin contabilizar'],
          filas: partidas.map((una) =>
            una.estado === 'contabilizada' ? [...lados(una), null, null] : [null, null, ...lados(una)],
          ),
        },
      };
    },
  },
  comprobantes: {
    filtros: () => ({ ids }),
    firmas: ['Elaboró', 'Revisó', 'Autorizó'],
    async pantalla() {
      const vistas = [];
      for (const id of ids) vistas.push(await pedirA(verPartida, { params: { id } }));
      return {
        impreso: vistas.flatMap((una) => [...una.lineas.flatMap(delLado), ...enColumnas(una)]),
        detalles: [],
        titulos: vistas.map(({ numero, ejercicio }) => `Comprobante de partida ${numero}/${ejercicio}`),
      };
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
          enSaldo(cuenta.saldoInicial),
          ...movimientos.flatMap((uno) => [...delLado(uno), enSaldo(uno.saldo)]),
          ...enColumnas(cuenta),
          enSaldo(cuenta.saldoFinal),
        ]),
        detalles: [`Cuenta ${CAJA_CHICA} Caja chica`, DEL_RANGO, 'Consolidado', 'Montos en quetzales.'],
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
          ...todas.flatMap((una) => [...una.lineas.flatMap(delLado), ...enColumnas(una)]),
          ...enColumnas(total),
          ...porTipo.flatMap(enColumnas),
          ...enColumnas(total),
        ],
        detalles: [DEL_RANGO, 'Consolidado', 'Por número. Montos en quetzales.'],
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
            fila.tipo === 'linea' ? delLado(fila) : fila.tipo === 'total' ? enColumnas(fila) : [],
          ),
          ...enColumnas(totales),
        ],
        detalles: [DEL_RANGO, 'Consolidado. Detallado, partida por partida. Montos en quetzales.'],
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
            if (fila.tipo === 'cuenta') return [enSaldo(fila.saldoInicial)];
            return fila.tipo === 'total'
              ? [...enColumnas(fila), enSaldo(fila.saldoFinal)]
              : [...delLado(fila), enSaldo(fila.saldo)];
          }),
          ...enColumnas(suya.diario),
          ...enColumnas(suya.mayor),
        ],
        detalles: [DEL_RANGO, 'Consolidado. Centralizado por día. Montos en quetzales.'],
        hoja: {
          columnas: ['Debe (Q)', 'Haber (Q)', 'Saldo (Q)'],
          filas: filas.flatMap((fila): (number | null)[][] => {
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
        impreso: [...saldos, totales.activo, totales.pasivo, totales.capital, totales.resultado].map(enSaldo),
        detalles: ['Al 30/04/2026', 'Consolidado. Montos en quetzales.'],
        hoja: { columnas: ['Saldo (Q)'], filas: saldos.map((saldo) => [saldo]) },
      };
    },
  },
  'estado-financiero': {
    filtros: () => ({ estado: 'balance-de-comprobacion', fecha: FECHA }),
    firmas: ['Contador general', 'Representante legal', 'Comisión de vigilancia'],
    async pantalla() {
      const peticion = { params: { estado: 'balance-de-comprobacion' }, query: { fecha: FECHA } };
      const { columnas, filas } = await pedirA(verEstadoFinanciero, peticion);
      const titulos = columnas.map(({ titulo, subtitulo }) => `${titulo} ${subtitulo}`.trim());
      return {
        impreso: filas.flatMap(({ valores }) =>
          valores.map((valor, i) => [titulos[i] ?? '', valor] as const),
        ),
        detalles: ['Del 1 de abril de 2026 al 30 de abril de 2026'],
        hoja: { columnas: titulos, filas: filas.map(({ valores }) => valores) },
      };
    },
  },
};

async function pedir<N extends ReporteConCifras>(reporte: N, formato: FormatoDeReporte) {
  const body = { reporte, formato, filtros: casos[reporte].filtros() as Record<string, unknown> };
  const { status, cuerpo } = await prueba.llamar(pedirArchivo, { body }, { token });
  expect([status, cuerpo.estado]).toEqual([201, 'listo']);
  const { cruda } = await prueba.llamar(bajarArchivo, { params: { id: cuerpo.id } }, { token });
  return { ...cuerpo, bytes: cruda.rawPayload };
}
const bajar = async (reporte: ReporteConCifras, formato: FormatoDeReporte) =>
  (await pedir(reporte, formato)).bytes;

const DE_LA_CASA = {
  institucion: 'Cooperativa Integral de Ahorro y Crédito La Ceiba, R.L.',
  hechura: 'Generado el 16/11/2026 09:00 por Carlos Enrique Xol Pop',
};

/** `(1,234.56)` → −123456; the dash of a statement is its zero. */
const MONTO = /^(–|\(?[\d,]+\.\d\d\)?)$/;
function comoDato(texto: string): Dato {
  if (texto === '–') return 0;
  if (!MONTO.test(texto)) return texto;
  const digitos = Number(texto.replaceAll(/[(),.]/g, ''));
  return texto.startsWith('(') ? -digitos : digitos;
}

const enCentavos = (quetzales: unknown): Dato => {
  if (quetzales === null || quetzales === undefined || quetzales === '') return null;
  return Math.round(Number(quetzales) * 100);
};

const conCifras = nombresDeReporte.filter(
  (nombre): nombre is ReporteConCifras => !papelesSueltos.some((suelto) => suelto === nombre),
);

describe.each(conCifras)('%s', (reporte) => {
  const { pantalla, cifra, firmas } = casos[reporte];
  const { formatos }: DefinicionDeReporte = reportes[reporte];
  const leer = cifra === undefined ? enCentavos : (valor: unknown) => String(valor ?? '');

  it('el PDF dice lo de la pantalla y nada más, cada cifra en su columna y en su orden', async () => {
    const { impreso, detalles, titulos } = await pantalla();
    expect(impreso.length).toBeGreaterThan(5);
    const { bytes, codigo, titulo } = await pedir(reporte, 'pdf');
    const pdf = await leerPdf(bytes);
    const columnas = [...new Set(impreso.flatMap(([columna]) => [columna, `${columna} (Q)`]))];
    const esCifra = cifra ?? MONTO;
    const borde = cifra === undefined ? 'derecha' : 'izquierda';
    const cifras = cifrasEnColumnas(pdf, columnas, { esCifra, borde });
    expect(
      cifras
        .filter(({ renglon }) => !/^(Van|Vienen)\b/.test(renglon))
        .map(({ columna, texto }) => [columna.replace(' (Q)', ''), comoDato(texto)]),
    ).toEqual(impreso.map(([columna, dato]) => [columna, dato ?? 0]));
    expect(cifras.filter(({ columna }) => columna === '')).toEqual([]);
    // Whoever hears it gets the figures in the order in which the eye finds them.
    const escritas = pdf.paginas.flatMap(({ textos }) => textos.filter(({ texto }) => esCifra.test(texto)));
    expect(escritas.map(({ texto }) => texto)).toEqual(cifras.map(({ texto }) => texto));

    // No month is closed: whatever is a book or a statement says so on each of its pages.
    const suyo = esDeLibros(reporte) ? `${titulo} · PRELIMINAR` : titulo;
    const marbete = { ...DE_LA_CASA, titulos: titulos ?? [suyo], detalles, codigo };
    expect([...faltasDeDisposicion(pdf), ...faltasDeMarbete(pdf, marbete)]).toEqual([]);
    const ultimas = pdf.paginas.filter(
      (_, i) => (i + 1) % (pdf.paginas.length / marbete.titulos.length) === 0,
    );
    for (const pagina of firmas === undefined ? [] : ultimas) {
      const lineas = lineasDe(pagina);
      const donde = lineas.findIndex(({ texto }) => texto === firmas?.join('|'));
      const ultimaCifra = lineas.findLastIndex(({ textos }) => textos.some(({ texto }) => MONTO.test(texto)));
      expect(donde).toBeGreaterThan(ultimaCifra);
    }
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
  /** Each opens the page that says it. */
  const marcadoresEnSuPagina = async (reporte: ReporteConCifras) => {
    const { marcadores, paginas } = await leerPdf(await bajar(reporte, 'pdf'));
    return marcadores
      .filter(({ titulo, pagina }) => paginas[pagina - 1]?.textos.some(({ texto }) => texto.includes(titulo)))
      .map(({ titulo }) => titulo);
  };

  it('del diario, un día cada uno aunque tenga muchas partidas; del mayor, cada cuenta', async () => {
    const { partidas } = await pedirA(listarPartidas, {
      query: { ...RANGO, orden: 'antiguas', limite: 100 },
    });
    const porNumero = partidas.toSorted((una, otra) => (una.numero ?? 0) - (otra.numero ?? 0));
    const dias = porNumero
      .map(({ fecha }) => fechaImpresa(fecha))
      .filter((dia, i, todos) => dia !== todos[i - 1]);
    expect(await marcadoresEnSuPagina('libro-diario')).toEqual(dias);
    const { cuentas } = await pedirA(resumirMovimientos, {
      query: { ...RANGO, desdeCuenta: '1', hastaCuenta: '9999999999' },
    });
    expect(await marcadoresEnSuPagina('libro-mayor')).toEqual(
      cuentas.map(({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}`),
    );
  });
});
