// Results restart each year: books of three years, one closed and two that nobody closed, against the lines themselves.

import { verEstadoFinanciero } from '@cuadra/contract/contabilidad/estados-financieros';
import * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import {
  type AgrupacionDeMovimientos,
  agrupacionesDeMovimientos,
} from '@cuadra/contract/contabilidad/opciones';
import { verBalanceDeComprobacion } from '@cuadra/contract/contabilidad/saldos';
import { bajarArchivo, pedirArchivo } from '@cuadra/contract/reportes/archivos';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cuentasDelMayor } from '#contabilidad/libro-mayor/cuentas-del-mayor.ts';
import {
  CAJA_CHICA,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

const OTROS_PRODUCTOS = '60110101';
const UTILIDAD = '507101';
const AGENCIAS = ['01', '02', '03'];
const AGRUPACIONES = agrupacionesDeMovimientos;

let prueba: AplicacionDePrueba;
let token: string;
let lineas: { idCuenta: string; agencia: string; fecha: string; debe: number; haber: number }[];
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await registrar(
    prueba,
    partida('2023-05-02', CAJA_CHICA, PRODUCTOS, 900_00),
    partida('2023-12-31', PRODUCTOS, UTILIDAD, 900_00, { tipo: 'cierre' }),
    partida('2024-12-20', CAJA_CHICA, PRODUCTOS, 500_00),
    partida('2024-12-31', CAJA_CHICA, OTROS_PRODUCTOS, 40_00, { agencia: '02' }),
    partida('2025-02-10', CAJA_CHICA, PRODUCTOS, 100_00, { agencia: '02' }),
    partida('2025-02-10', GASTOS, CAJA_CHICA, 30_00),
    partida('2025-12-31', CAJA_CHICA, PRODUCTOS, 7_00),
    partida('2026-01-01', CAJA_CHICA, PRODUCTOS, 3_00),
    partida('2026-03-01', PRODUCTOS, CAJA_CHICA, 1_00, { agencia: '03' }),
    partida('2026-06-15', GASTOS, CAJA_CHICA, 12_34, { agencia: '02' }),
  );
  ({ rows: lineas } = await sql<(typeof lineas)[number]>`
    select id_cuenta, agencia, fecha, debe, haber from linea order by fecha, ejercicio, numero, n`.execute(
    prueba.db,
  ));
});
afterAll(() => prueba.cerrar());

interface Filtro {
  readonly idCuenta: string;
  readonly desde: string;
  readonly hasta: string;
  readonly agencia?: string;
}

const resumir = async (query: Filtro) =>
  (await prueba.llamar(contrato.resumirMovimientos, { query }, { token })).cuerpo;
const listar = async (query: Filtro, orden: 'antiguos' | 'recientes' = 'antiguos') =>
  (await prueba.llamar(contrato.listarMovimientos, { query: { ...query, orden } }, { token })).cuerpo
    .movimientos;
const agrupar = async (query: Filtro, por: AgrupacionDeMovimientos) =>
  (await prueba.llamar(contrato.agruparMovimientos, { query: { ...query, agrupar: por } }, { token })).cuerpo;

const TRES_ANIOS = { desde: '2024-01-01', hasta: '2026-12-31' };

describe('los productos de años que nadie cerró', () => {
  it('cada 1 de enero empiezan en cero, y se dice cuánto no pasa', async () => {
    const { total } = await resumir({ idCuenta: PRODUCTOS, ...TRES_ANIOS });
    // 0.00 + (500 + 107 + 3) − 1 − 500 (2024) − 107 (2025) = 2.00
    expect(total).toMatchObject({
      ...{ saldoInicial: 0, debe: 1_00, haber: 610_00, saldoFinal: 2_00, sinCerrar: 0 },
      reinicios: [
        { fecha: '2025-01-01', monto: 500_00 },
        { fecha: '2026-01-01', monto: 107_00 },
      ],
    });
    const saldos = (await listar({ idCuenta: PRODUCTOS, ...TRES_ANIOS })).map(({ fecha, saldo }) => [
      fecha,
      saldo,
    ]);
    expect(saldos).toEqual([
      ['2024-12-20', 500_00],
      ['2025-02-10', 100_00],
      ['2025-12-31', 107_00],
      ['2026-01-01', 3_00],
      ['2026-03-01', 2_00],
    ]);
  });

  it('en enero no traen lo del año anterior, y lo que éste dejó sin cerrar se dice aparte', async () => {
    const enero = { idCuenta: PRODUCTOS, desde: '2026-01-01', hasta: '2026-01-31' };
    expect((await resumir(enero)).total).toMatchObject({
      ...{ saldoInicial: 0, haber: 3_00, saldoFinal: 3_00, reinicios: [] },
      sinCerrar: 607_00,
    });
    const febrero = { idCuenta: PRODUCTOS, desde: '2026-02-01', hasta: '2026-02-28' };
    expect((await resumir(febrero)).total).toMatchObject({ saldoInicial: 3_00, saldoFinal: 3_00 });
  });

  it('el año cerrado no reinicia: su partida de cierre ya lo dejó en cero', async () => {
    const { total } = await resumir({ idCuenta: PRODUCTOS, desde: '2023-01-01', hasta: '2024-06-30' });
    expect(total).toMatchObject({ saldoFinal: 0, reinicios: [], debe: 900_00, haber: 900_00 });
  });

  it('aunque no se muevan después, el reinicio está; las demás cuentas no reinician', async () => {
    const sinMover = { idCuenta: OTROS_PRODUCTOS, desde: '2025-06-01', hasta: '2026-01-31' };
    expect((await resumir(sinMover)).cuentas).toEqual([]);
    const tras = { idCuenta: OTROS_PRODUCTOS, desde: '2024-12-31', hasta: '2025-01-31' };
    expect((await resumir(tras)).cuentas).toMatchObject([
      { haber: 40_00, saldoFinal: 0, reinicios: [{ fecha: '2025-01-01', monto: 40_00 }] },
    ]);
    const { total } = await resumir({ idCuenta: CAJA_CHICA, ...TRES_ANIOS });
    expect(total).toMatchObject({ saldoInicial: 900_00, reinicios: [], sinCerrar: 0 });
  });

  it('el índice dice dónde termina cada año', async () => {
    const { cuerpo } = await prueba.llamar(
      contrato.indexarMovimientos,
      { query: { idCuenta: PRODUCTOS, ...TRES_ANIOS } },
      { token },
    );
    expect(cuerpo).toEqual([
      {
        ...{ idCuenta: PRODUCTOS, movimientos: 5, cursores: [] },
        ejercicios: [
          { ejercicio: 2024, movimientos: 1 },
          { ejercicio: 2025, movimientos: 3 },
          { ejercicio: 2026, movimientos: 5 },
        ],
      },
    ]);
  });

  it('es lo del estado de resultados', async () => {
    const fecha = '2026-06-30';
    const { total } = await resumir({ idCuenta: GASTOS, desde: '2026-01-01', hasta: fecha });
    const { cuerpo } = await prueba.llamar(
      verEstadoFinanciero,
      { params: { estado: 'estado-de-resultados' }, query: { fecha, columnas: 'acumulado', nivelHasta: 6 } },
      { token },
    );
    const renglon = cuerpo.filas.find(({ idCuenta }) => idCuenta === GASTOS);
    expect([total?.saldoFinal, renglon?.valores[0]]).toEqual([12_34, 12_34]);
  });
});

/** Added up one by one. */
function deLasLineas({ idCuenta, desde, hasta, agencia }: Filtro, signo: 1 | -1) {
  const suyas = lineas.filter(
    (linea) => linea.idCuenta.startsWith(idCuenta) && (agencia === undefined || linea.agencia === agencia),
  );
  let [saldo, inicial, anio] = [0, 0, ''];
  const saldos: number[] = [];
  for (const { fecha, debe, haber, idCuenta: cuenta } of suyas) {
    if (fecha > hasta) break;
    if (/^[67]/.test(cuenta) && fecha.slice(0, 4) !== anio) saldo = 0;
    anio = fecha.slice(0, 4);
    saldo += signo * (debe - haber);
    if (fecha >= desde) saldos.push(saldo);
    else inicial = saldo;
  }
  const vigente = (deQue: string, cuando: string) =>
    /^[67]/.test(idCuenta) && deQue.slice(0, 4) !== cuando.slice(0, 4);
  const ultimaAntes = suyas.findLast(({ fecha }) => fecha < desde)?.fecha ?? desde;
  const ultima = suyas.findLast(({ fecha }) => fecha <= hasta)?.fecha ?? hasta;
  return {
    saldoInicial: vigente(ultimaAntes, desde) ? 0 : inicial,
    saldoFinal: vigente(ultima, hasta) ? 0 : saldo,
    saldos,
  };
}

describe('en cualquier rango, agencia y cuenta', () => {
  const fecha = fc
    .integer({ min: 0, max: 1_400 })
    .map((dias) => Temporal.PlainDate.from('2023-01-01').add({ days: dias }).toString());
  const rangos = fc.tuple(fecha, fecha).map(([una, otra]) => {
    const [desde = una, hasta = otra] = [una, otra].sort();
    return { desde, hasta };
  });
  const cuentas = fc.constantFrom<[string, 1 | -1]>(
    [PRODUCTOS, -1],
    ['6', -1],
    [GASTOS, 1],
    [CAJA_CHICA, 1],
    [UTILIDAD, -1],
  );
  const agencias = fc.constantFrom({}, { agencia: '01' }, { agencia: '02' });
  const neto = (reinicios: readonly contrato.ReinicioDeResultados[]) =>
    reinicios.reduce((suma, { monto }) => suma + monto, 0);

  it('lo que traía y movió, menos lo que no pasó, es lo que queda: igual que de línea en línea', async () => {
    await fc.assert(
      fc.asyncProperty(cuentas, rangos, agencias, async ([idCuenta, signo], rango, de) => {
        const filtro = { idCuenta, ...rango, ...de };
        const { saldoInicial, saldoFinal, saldos } = deLasLineas(filtro, signo);
        const { total, cuentas: suyas } = await resumir(filtro);
        expect(total).toMatchObject({ saldoInicial, saldoFinal });
        const { debe = 0, haber = 0, reinicios = [] } = total ?? {};
        expect(saldoInicial + signo * (debe - haber) - neto(reinicios)).toBe(saldoFinal);
        for (const campo of ['saldoInicial', 'saldoFinal', 'debe', 'haber'] as const)
          expect(suyas.reduce((suma, cuenta) => suma + cuenta[campo], 0)).toBe(total?.[campo]);
        expect(suyas.reduce((suma, cuenta) => suma + neto(cuenta.reinicios), 0)).toBe(neto(reinicios));
        const movimientos = await listar(filtro);
        expect(movimientos.map(({ saldo }) => saldo)).toEqual(saldos);
        expect(await listar(filtro, 'recientes')).toEqual(movimientos.toReversed());
      }),
      { numRuns: 15 },
    );
  });

  it('partido en dos, el segundo trae lo que dejó el primero, o nada si empieza el año', async () => {
    await fc.assert(
      fc.asyncProperty(cuentas, rangos, fc.nat(), async ([idCuenta], { desde, hasta }, n) => {
        const dias = Temporal.PlainDate.from(desde).until(hasta).total('days');
        fc.pre(dias > 0);
        const corte = Temporal.PlainDate.from(desde).add({ days: n % dias });
        const siguiente = corte.add({ days: 1 });
        const [{ total: todo }, { total: antes }, { total: despues }] = await Promise.all([
          resumir({ idCuenta, desde, hasta }),
          resumir({ idCuenta, desde, hasta: corte.toString() }),
          resumir({ idCuenta, desde: siguiente.toString(), hasta }),
        ]);
        const enElCorte = todo?.reinicios.filter((uno) => uno.fecha === siguiente.toString()) ?? [];
        expect((antes?.saldoFinal ?? 0) - neto(enElCorte)).toBe(despues?.saldoInicial);
        expect(despues?.saldoFinal).toBe(todo?.saldoFinal);
        expect((antes?.debe ?? 0) + (despues?.debe ?? 0)).toBe(todo?.debe);
        expect((antes?.haber ?? 0) + (despues?.haber ?? 0)).toBe(todo?.haber);
        expect([...(antes?.reinicios ?? []), ...enElCorte, ...(despues?.reinicios ?? [])]).toEqual(
          todo?.reinicios,
        );
      }),
      { numRuns: 15 },
    );
  });

  it('sumado por día, mes, agencia o tipo llega a lo mismo', async () => {
    await fc.assert(
      fc.asyncProperty(cuentas, rangos, fc.constantFrom(...AGRUPACIONES), async ([idCuenta], rango, por) => {
        const { total } = await resumir({ idCuenta, ...rango });
        const { grupos, saldoInicial, saldoFinal, reinicios } = await agrupar({ idCuenta, ...rango }, por);
        expect({ saldoInicial, saldoFinal, reinicios }).toEqual({
          saldoInicial: total?.saldoInicial,
          saldoFinal: total?.saldoFinal,
          reinicios: total?.reinicios,
        });
        if (por === 'agencia')
          expect(grupos.reduce((suma, { saldo }) => suma + (saldo ?? 0), 0)).toBe(saldoFinal);
        const ultimo = grupos.at(-1);
        const despues = reinicios.filter((uno) => uno.fecha > (ultimo?.clave ?? rango.hasta));
        if ((por === 'dia' || por === 'mes') && ultimo !== undefined)
          expect((ultimo.saldo ?? 0) - neto(despues)).toBe(saldoFinal);
      }),
      { numRuns: 15 },
    );
  });

  it('con lo que otros años dejaron sin cerrar, es el balance de comprobación; dentro de un año, el Libro Mayor', async () => {
    await fc.assert(
      fc.asyncProperty(cuentas, rangos, async ([idCuenta, signo], rango) => {
        const { total } = await resumir({ idCuenta, ...rango });
        const { saldoInicial = 0, saldoFinal = 0, reinicios = [], sinCerrar = 0 } = total ?? {};
        const { cuerpo } = await prueba.llamar(
          verBalanceDeComprobacion,
          { query: { ...rango, conCero: 'true' } },
          { token },
        );
        expect(cuerpo.cuentas.find((cuenta) => cuenta.idCuenta === idCuenta)).toMatchObject({
          saldoInicial: saldoInicial + sinCerrar,
          saldoFinal: saldoFinal + neto(reinicios) + sinCerrar,
        });
        const ejercicio = Number(rango.hasta.slice(0, 4));
        const desde = rango.desde < `${ejercicio}-01-01` ? `${ejercicio}-01-01` : rango.desde;
        const delAnio = await resumir({ idCuenta, desde, hasta: rango.hasta });
        const mayor = await cuentasDelMayor(
          prueba.db,
          { por: 'fechas', ejercicio, desde, hasta: rango.hasta, agencias: AGENCIAS },
          { cuenta: idCuenta },
        );
        expect(mayor.reduce((suma, { inicial }) => suma + inicial, 0) * signo || 0).toBe(
          delAnio.total?.saldoInicial,
        );
        expect(
          mayor.reduce((suma, { inicial, debe, haber }) => suma + inicial + debe - haber, 0) * signo || 0,
        ).toBe(delAnio.total?.saldoFinal);
      }),
      { numRuns: 15 },
    );
  });
});

describe('en archivos', () => {
  const bajar = async (formato: 'pdf' | 'xlsx', filtros: object) => {
    const { cuerpo } = await prueba.llamar(
      pedirArchivo,
      { body: { reporte: 'movimientos-cuentas', formato, filtros: { ...filtros } } },
      { token },
    );
    return (await prueba.llamar(bajarArchivo, { params: { id: cuerpo.id } }, { token })).cruda.rawPayload;
  };
  const textos = async (filtros: object) =>
    (await lineasDePdf(await bajar('pdf', filtros))).map(({ texto }) => texto);

  /** What it says after the colon goes on in further lines. */
  const sinDecirCuanto = (texto: string) => texto.replace(/:[^|]*\|/, '|');

  it('el reinicio va marcado entre los movimientos, en PDF y en hoja, y el total lo descuenta', async () => {
    const filtro = { idCuenta: '6', ...TRES_ANIOS };
    const pdf = await textos(filtro);
    expect(pdf.filter((texto) => texto.includes('|Empieza')).map(sinDecirCuanto)).toEqual([
      '01/01/2025|Empieza el ejercicio 2025|0.00',
      '01/01/2025|Empieza el ejercicio 2025|0.00',
      '01/01/2026|Empieza el ejercicio 2026|0.00',
    ]);
    // 0.00 + 650.00 − 1.00 − 647.00 = 2.00
    expect(pdf).toContain('0.00|1.00|650.00|(647.00)|2.00');
    const { sheets } = await readXlsx(await bajar('xlsx', filtro));
    const filas = sheets[0]?.rows ?? [];
    const lugar = filas.findIndex((fila) => String(fila[7]).startsWith('Empieza el ejercicio 2026'));
    expect(filas.slice(lugar - 1, lugar + 2).map((fila) => fila.slice(-3))).toEqual([
      [0, 7, 107],
      [null, null, 0],
      [0, 3, 3],
    ]);
  });

  it('por mes va en su lugar; por tipo, después de todos y sin saldo; lo sin cerrar se dice', async () => {
    const filtro = { idCuenta: PRODUCTOS, desde: '2025-06-01', hasta: '2026-03-31' };
    const desdeElSaldo = async (agrupar: string) => {
      const pdf = await textos({ ...filtro, agrupar });
      expect(pdf).toContain('De ejercicios anteriores sin cerrar, fuera de este saldo: Q 500.00.');
      return pdf.slice(pdf.indexOf('Saldo inicial|100.00')).filter((texto) => /\d/.test(texto));
    };
    expect((await desdeElSaldo('mes')).slice(0, 6).map(sinDecirCuanto)).toEqual([
      'Saldo inicial|100.00',
      'diciembre de 2025|7.00|107.00',
      'Empieza el ejercicio 2026|0.00',
      'enero de 2026|3.00|3.00',
      'marzo de 2026|1.00|2.00',
      'Saldo final|1.00|10.00|2.00',
    ]);
    expect((await desdeElSaldo('tipo')).slice(1, 4)).toEqual([
      'Diario|1.00|10.00',
      expect.stringMatching(/^Empieza el ejercicio 2026: los 107.00 de 2025[^|]*$/),
      'Saldo final|1.00|10.00|2.00',
    ]);
  });
});
