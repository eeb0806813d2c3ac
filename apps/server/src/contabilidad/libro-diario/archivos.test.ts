// The books as files, over a random one: PDF, XLSX and CSV say, to the centavo, what the screen does; and the screen, what
// the lines themselves add up to.
import { type FilaDeDiario, verPaginaDeDiario } from '@cuadra/contract/contabilidad/libro-diario';
import { type FilaDeMayor, verInventario, verPaginaDeMayor } from '@cuadra/contract/contabilidad/libro-mayor';
import { bajarArchivo, pedirArchivo } from '@cuadra/contract/reportes/archivos';
import type { NombreDeReporte } from '@cuadra/contract/reportes/nombres';
import { centavos, formatearCifra } from '@cuadra/core/dinero';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  BANCO,
  CAJA_CHICA,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { leerHoja } from '#platform/sheets/leer-hoja.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  const cuenta = fc.constantFrom(CAJA_CHICA, BANCO, PRODUCTOS, GASTOS);
  const alAzar = fc.tuple(
    cuenta,
    cuenta,
    fc.integer({ min: 1, max: 99_999_999 }),
    fc.integer({ min: 0, max: 80 }),
  );
  const partidas = fc.sample(alAzar, { numRuns: 45, seed: SEMILLA }).map(([debe, haber, monto, dias]) => {
    const fecha = Temporal.PlainDate.from('2026-02-01').add({ days: dias }).toString();
    return partida(fecha, debe, haber, monto, {
      concepto: `Señas y más «${dias}», ${'larga '.repeat(dias % 30)}fin`,
      // So that some days of the cajas have several, among the others.
      ...(dias % 2 === 0 ? { origen: 'caja', tipo: 'caja', esManual: false } : {}),
    });
  });
  await registrar(prueba, ...partidas);
});
afterAll(() => prueba.cerrar());

/** The same book every time: what varies is tried in propiedades.test.ts. */
const SEMILLA = 20_261_115;

const RANGO = { desde: '2026-02-01', hasta: '2026-04-30' };

async function archivo(reporte: NombreDeReporte, formato: 'pdf' | 'xlsx' | 'csv', filtros: object) {
  const body = { reporte, formato, filtros: { ...(reporte === 'inventario' ? {} : RANGO), ...filtros } };
  const { status, cuerpo } = await prueba.llamar(pedirArchivo, { body }, { token });
  expect([status, cuerpo.estado]).toEqual([201, 'listo']);
  return (await prueba.llamar(bajarArchivo, { params: { id: cuerpo.id } }, { token })).cruda.rawPayload;
}

/** The work of each page: between the heading of the columns and the foot, without what is carried over. */
async function renglonesDePdf(bytes: Buffer): Promise<string[]> {
  const lineas = await lineasDePdf(bytes);
  return [...Map.groupBy(lineas, ({ pagina }) => pagina).values()].flatMap((suyas) => {
    const textos = suyas.map(({ texto }) => texto);
    const cabecera = textos.findIndex((texto) => texto.endsWith('(Q)'));
    return textos.slice(cabecera + 1, -1).filter((texto) => !/^(Van|Vienen)\|/.test(texto));
  });
}

/** What each account moved up to a day, added up here from the lines. */
async function movido(desde: string, hasta: string) {
  const { rows } = await sql<{ idCuenta: string; debe: number; haber: number }>`
    select id_cuenta, sum(debe)::bigint as debe, sum(haber)::bigint as haber from linea
    where fecha between ${desde} and ${hasta} group by 1 order by 1`.execute(prueba.db);
  return rows;
}

const cifra = (monto: number) => formatearCifra(centavos(monto));
const quetzales = (texto: string) => Math.round(Number(texto) * 100);

it.each(['detallado', 'centralizado', 'dia', 'mes'] as const)('el diario %s', async (modo) => {
  const clave = { detallado: '1', centralizado: '1', dia: RANGO.desde, mes: RANGO.desde }[modo];
  const { cuerpo: filas } = await prueba.llamar(
    verPaginaDeDiario,
    { query: { ...RANGO, modo, clave } },
    { token },
  );
  const lineas = filas.filter((fila) => fila.tipo === 'linea');
  const montos = lineas.map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber]);

  const [, ...csv] = await leerHoja(await archivo('libro-diario', 'csv', { modo }), 'csv', {
    filasMax: 9_999,
  });
  expect(
    csv.map(({ celdas }) => [celdas[7], quetzales(celdas[11] ?? ''), quetzales(celdas[12] ?? '')]),
  ).toEqual(montos);

  const { sheets } = await readXlsx(await archivo('libro-diario', 'xlsx', { modo }));
  const xlsx = (sheets[0]?.rows.slice(1, -1) ?? []).filter((fila) => typeof fila[7] === 'string');
  expect(xlsx.map((fila) => [fila[7], quetzales(String(fila[11])), quetzales(String(fila[12]))])).toEqual(
    montos,
  );
  const deLasLineas = await movido(RANGO.desde, RANGO.hasta);
  const sumas = [
    deLasLineas.reduce((suma, { debe }) => suma + debe, 0),
    deLasLineas.reduce((suma, { haber }) => suma + haber, 0),
  ] as const;
  expect(porCuenta(lineas)).toEqual(deLasLineas);
  expect(
    sheets[0]?.rows
      .at(-1)
      ?.slice(11)
      .map((total) => quetzales(String(total))),
  ).toEqual(sumas);

  const pdf = await renglonesDePdf(await archivo('libro-diario', 'pdf', { modo }));
  const impresas = filas.flatMap((fila) => (fila.tipo === 'dia' ? [] : lineaDeDiario(fila)));
  expect(pdf.filter((texto) => /^\d{6,}\|/.test(texto))).toEqual(impresas);
  expect(pdf.join('\n')).toContain(`|${cifra(sumas[0])}|${cifra(sumas[1])}`);
});

function porCuenta(filas: readonly { idCuenta: string; debe: number; haber: number }[]) {
  return [...Map.groupBy(filas, ({ idCuenta }) => idCuenta)]
    .map(([idCuenta, suyas]) => ({
      idCuenta,
      debe: suyas.reduce((suma, { debe }) => suma + debe, 0),
      haber: suyas.reduce((suma, { haber }) => suma + haber, 0),
    }))
    .sort((una, otra) => (una.idCuenta < otra.idCuenta ? -1 : 1));
}

function lineaDeDiario(fila: FilaDeDiario): string[] {
  if (fila.tipo !== 'linea') return [];
  const montos = [fila.debe, fila.haber].filter((monto) => monto !== 0).map(cifra);
  return [[fila.idCuenta, fila.nombreCuenta, ...montos].join('|')];
}

it.each(['movimiento', 'dia', 'mes'] as const)('el mayor por %s', async (agrupacion) => {
  const query = { ...RANGO, agrupacion, clave: CAJA_CHICA };
  const { cuerpo: filas } = await prueba.llamar(verPaginaDeMayor, { query }, { token });
  const movimientos = filas.filter((fila) => fila.tipo === 'movimiento');
  expect(porCuenta(movimientos)).toEqual(await movido(RANGO.desde, RANGO.hasta));

  const [, ...csv] = await leerHoja(await archivo('libro-mayor', 'csv', { agrupacion }), 'csv', {
    filasMax: 9_999,
  });
  const deCsv = csv.filter(({ celdas }) => celdas[6] !== 'Saldo anterior');
  expect(deCsv.map(({ celdas }) => [celdas[0], ...celdas.slice(7).map(quetzales)])).toEqual(
    movimientos.map(({ idCuenta, debe, haber, saldo }) => [idCuenta, debe, haber, saldo]),
  );

  const { sheets } = await readXlsx(await archivo('libro-mayor', 'xlsx', { agrupacion }));
  const deXlsx = (sheets[0]?.rows.slice(1, -1) ?? []).filter(
    (fila) => typeof fila[0] === 'string' && fila[6] !== 'Saldo anterior',
  );
  expect(deXlsx.map((fila) => fila.slice(7).map((monto) => quetzales(String(monto))))).toEqual(
    movimientos.map(({ debe, haber, saldo }) => [debe, haber, saldo]),
  );

  const pdf = await renglonesDePdf(await archivo('libro-mayor', 'pdf', { agrupacion }));
  expect(pdf.filter((texto) => /^(\d{2}\/){1,2}\d{4}\|/.test(texto)).map(soloMontos)).toEqual(
    movimientos.map(montosDe),
  );
  expect(pdf).toContain('El mayor es igual al diario.');
});

const soloMontos = (texto: string) =>
  texto
    .split('|')
    .filter((parte) => /^\(?[\d,]+\.\d\d\)?$/.test(parte))
    .join('|');

function montosDe({ debe, haber, saldo }: Extract<FilaDeMayor, { tipo: 'movimiento' }>): string {
  return [...[debe, haber].filter((monto) => monto !== 0), saldo].map(cifra).join('|');
}

it.each([undefined, 2])('el inventario, a nivel %s', async (nivel) => {
  const filtros = { fecha: '2026-03-20', ...(nivel === undefined ? {} : { nivel }) };
  const { cuerpo } = await prueba.llamar(verInventario, { query: filtros }, { token });
  const { cuentas, totales } = cuerpo;
  const saldos = cuentas.map(({ idCuenta, saldo }) => [idCuenta, saldo]);
  // Debe − haber of every line up to that day whose account is under that one: activo alone moved here.
  const lineas = await movido('2000-01-01', filtros.fecha);
  const neto = (prefijo: string) =>
    lineas
      .filter(({ idCuenta }) => idCuenta.startsWith(prefijo))
      .reduce((suma, { debe, haber }) => suma + debe - haber, 0);
  expect(saldos).toEqual(cuentas.map(({ idCuenta }) => [idCuenta, neto(idCuenta)]));
  expect(totales).toEqual({
    activo: neto('1'),
    pasivo: 0,
    capital: 0,
    resultado: -neto('6') - neto('7'),
    cuadra: true,
  });

  const [, ...csv] = await leerHoja(await archivo('inventario', 'csv', filtros), 'csv', { filasMax: 999 });
  expect(csv.map(({ celdas }) => [celdas[0], quetzales(celdas[4] ?? '')])).toEqual(saldos);
  const { sheets } = await readXlsx(await archivo('inventario', 'xlsx', filtros));
  const xlsx = sheets[0]?.rows.slice(1).filter((fila) => typeof fila[0] === 'string') ?? [];
  expect(xlsx.map((fila) => [fila[0], quetzales(String(fila[4]))])).toEqual(saldos);
  const pdf = await renglonesDePdf(await archivo('inventario', 'pdf', filtros));
  expect(pdf.filter((texto) => /^\d+\|/.test(texto)).map((texto) => texto.split('|').at(-1))).toEqual(
    cuentas.map(({ saldo }) => cifra(saldo)),
  );
  expect(pdf).toContain(`Activo, menos lo que lo regulariza|${cifra(totales.activo)}`);
});
