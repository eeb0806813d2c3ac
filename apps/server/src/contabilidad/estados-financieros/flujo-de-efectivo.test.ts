// The cash flow against the plainest way to know: every partida of random books looked at by itself.
import * as contrato from '@cuadra/contract/contabilidad/estados-financieros';
import type { CallOf } from '@cuadra/contract/endpoint';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BANCO,
  CAJA_CHICA,
  comoDueno,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { resumirContrapartidas } from './resumir-contrapartidas.ts';
import { explicar } from './testing/contrapartidas-de-lineas.ts';
import { agencia, dia, sembrar } from './testing/libro-al-azar.ts';
import { leerLineas, neto, valorDe } from './testing/libro-de-lineas.ts';

const semilla = Math.trunc(Math.random() * 2 ** 31);
const segundos = (n: number) => ({ timeout: n * 1_000 });
const METODOS = ['directo', 'indirecto'] as const;
const PERIODOS = 'mes,acumulado,mes-anterior,anio-anterior';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await sembrar(prueba, semilla);
});
afterAll(() => prueba.cerrar());

type Consulta = CallOf<typeof contrato.verEstadoFinanciero>['query'];

async function ver(query: Consulta): Promise<contrato.EstadoFinanciero> {
  const { status, cuerpo } = await prueba.llamar(
    contrato.verEstadoFinanciero,
    { params: { estado: 'flujo-de-efectivo' }, query },
    { token },
  );
  expect(status).toBe(200);
  return cuerpo;
}

async function leerFlujos(): Promise<Map<string, string>> {
  const cuentas = await prueba.db.selectFrom('cuenta').select(['idCuenta', 'flujo']).execute();
  return new Map(cuentas.map(({ idCuenta, flujo }) => [idCuenta, flujo]));
}

/** Both methods, each activity and each account, against the lines. */
async function revisar(fecha: string, sola: string | undefined): Promise<void> {
  const lineas = (await leerLineas(prueba.url)).filter((una) => sola === undefined || una.agencia === sola);
  const flujos = await leerFlujos();
  const cobros = explicar(lineas, flujos).filter(({ razon }) => razon === 'efectivo');
  for (const forma of METODOS) {
    const flujo = await ver({ fecha, agencia: sola, forma, columnas: PERIODOS });
    expect(flujo.pruebas.map(({ cuadra }) => cuadra)).toEqual([true, true]);
    for (const { clave, enlace } of flujo.columnas) {
      const { desde = '', hasta = '' } = enlace ?? {};
      const cobrado = (es: (idCuenta: string) => boolean) =>
        cobros
          .filter((una) => una.fecha >= desde && una.fecha <= hasta && es(una.idCuenta))
          .reduce((suma, { monto }) => suma + monto, 0n);
      const de = (...cuales: string[]) =>
        cobrado((id) => /^[1-7]/.test(id) && cuales.includes(flujos.get(id) ?? ''));
      expect(valorDe(flujo, 'operacion', clave)).toBe(de('operacion', 'ajuste'));
      expect(valorDe(flujo, 'inversion', clave)).toBe(de('inversion'));
      expect(valorDe(flujo, 'financiamiento', clave)).toBe(de('financiamiento'));
      const enCaja = neto(
        lineas,
        (una) => flujos.get(una.idCuenta) === 'efectivo' && una.fecha >= desde && una.fecha <= hasta,
      );
      expect(valorDe(flujo, 'aumento', clave)).toBe(enCaja);
      for (const { clave: fila, idCuenta } of flujo.filas) {
        if (idCuenta === null || !/^(operacion|inversion|financiamiento)-\d/.test(fila)) continue;
        expect([fila, valorDe(flujo, fila, clave)]).toEqual([fila, cobrado((id) => id === idCuenta)]);
      }
    }
  }
}

describe(`el flujo de libros al azar, semilla ${semilla}`, () => {
  it('directo = indirecto = lo que cambió caja y bancos, cuenta por cuenta', segundos(90), async () => {
    await fc.assert(fc.asyncProperty(dia, fc.option(agencia, { nil: undefined }), revisar), { numRuns: 8 });
  });

  it('dice lo mismo sin sumar, a medio sumar y todo sumado', segundos(60), async () => {
    const pedir = () => ver({ fecha: '2026-08-20', columnas: PERIODOS });
    const sinSumar = await pedir();
    await sql`select contrapartida_resumir(40)`.execute(prueba.db);
    expect((await pedir()).filas).toEqual(sinSumar.filas);
    await resumirContrapartidas(prueba.db);
    expect(await pendientes()).toBe(0);
    expect((await pedir()).filas).toEqual(sinSumar.filas);
    await registrar(prueba, partida('2026-08-19', BANCO, '302102', 1_234));
    expect(await pendientes()).toBe(1);
    expect(valorDe(await pedir(), 'financiamiento-302', 'mes')).toBe(
      valorDe(sinSumar, 'financiamiento-302', 'mes') + 1_234n,
    );
    await revisar('2026-08-20', undefined);
  });

  it('ninguna partida sin efectivo mueve un renglón de efectivo', segundos(90), async () => {
    const pedir = (forma: (typeof METODOS)[number]) =>
      ver({ fecha: '2026-10-31', forma, columnas: 'mes,acumulado' });
    const monto = fc.integer({ min: 1, max: 50_000_000 });
    const cuales = fc.constantFrom(
      ['706108', '110103'], // prepaid insurance
      ['706109', '202109'], // depreciation
      ['703101', '20110301'], // estimate
      ['70610203', '30610102'], // provision
      ['30110301', '30110302'], // reclassification
      ['109103', '304102'], // capitalised interest
      ['7011010103', '30110301'], // interest added to its deposit
      ['10910203', '302102'], // bought with a loan
      ['507101', '503101'], // reserve
      ['507101', '305102'], // surplus to be paid
      ['20110302', '10310202'], // written off
      ['901101', '901199'],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cuales, monto, fc.boolean()), { minLength: 1, maxLength: 6 }),
        async (entradas) => {
          const antes = [await pedir('directo'), await pedir('indirecto')];
          const lineas = entradas.flatMap(([[cargada = '', abonada = ''], cuanto, alReves]) =>
            alReves
              ? [alDebe(abonada, cuanto), alHaber(cargada, cuanto)]
              : [alDebe(cargada, cuanto), alHaber(abonada, cuanto)],
          );
          // Also beside a transfer between two accounts of cash, which leaves it as it was.
          const traslado = [alDebe(CAJA_CHICA, 777), alHaber(BANCO, 777)];
          await registrar(
            prueba,
            partida('2026-10-15', '', '', 0, { lineas }),
            partida('2026-10-16', '', '', 0, { lineas: [...lineas, ...traslado] }),
          );
          const [directo, indirecto] = [await pedir('directo'), await pedir('indirecto')];
          const enEfectivo = ({ filas }: contrato.EstadoFinanciero, esIndirecto: boolean) =>
            filas
              .filter(({ clave, padre }) => esDeEfectivo(padre ?? clave, esIndirecto))
              // The transfer itself: from one account of cash to another.
              .filter(({ idCuenta }) => idCuenta !== CAJA_CHICA && idCuenta !== BANCO)
              .map(({ clave, valores }) => [clave, valores]);
          expect(enEfectivo(directo, false)).toEqual(enEfectivo(antes[0] ?? directo, false));
          expect(enEfectivo(indirecto, true)).toEqual(enEfectivo(antes[1] ?? indirecto, true));
          for (const uno of [directo, indirecto])
            expect(uno.pruebas.map(({ cuadra }) => cuadra)).toEqual([true, true]);
        },
      ),
      { numRuns: 10, seed: semilla },
    );
  });
});

/** In the indirect method, the way from the result to the cash of the operation is not cash. */
function esDeEfectivo(clave: string, esIndirecto: boolean): boolean {
  if (clave.startsWith('conciliacion-')) return false;
  return (
    !esIndirecto || /^(operacion|inversion|financiamiento|aumento|efectivo|caja|orden|apertura)/.test(clave)
  );
}

async function pendientes(): Promise<number> {
  const [fila] = await comoDueno(
    prueba.url,
    'select sum(e.ultimo_numero - coalesce(h.numero, 0))::int as faltan from ejercicio e left join contrapartida_hasta h on h.ejercicio = e.anio',
  );
  return Number(fila?.['faltan']);
}

describe('una partida que mezcla', () => {
  const del2023 = async (mes: number) => ver({ fecha: `2023-0${mes}-28`, columnas: 'mes', conCero: 'true' });
  const valor = (flujo: contrato.EstadoFinanciero, clave: string) => Number(valorDe(flujo, clave, 'mes'));

  it('un vehículo de 100.00 pagado con 20.00 y un préstamo de 80.00: se pagaron 20.00 en inversión y nada más', async () => {
    const lineas = [alDebe('10910203', 10_000), alHaber(BANCO, 2_000), alHaber('302102', 8_000)];
    await registrar(prueba, partida('2023-01-10', '', '', 0, { lineas }));
    const flujo = await del2023(1);
    expect([valor(flujo, 'inversion'), valor(flujo, 'financiamiento')]).toEqual([-2_000, 0]);
    expect(valor(flujo, 'aumento')).toBe(-2_000);
  });

  it('la planilla de 100.00 con 8.00 de provisión y 20.00 retenidos paga 80.00 de sueldos', async () => {
    const lineas = [
      alDebe('70610201', 10_000),
      alDebe('70610204', 800),
      alHaber(BANCO, 8_000),
      alHaber('3051010105', 2_000),
      alHaber('30610101', 800),
    ];
    await registrar(prueba, partida('2023-02-10', '', '', 0, { lineas }));
    const flujo = await del2023(2);
    expect(valor(flujo, 'operacion-706:70610201')).toBe(-8_000);
    expect(valor(flujo, 'operacion-706:70610204')).toBe(0);
    expect(valor(flujo, 'operacion')).toBe(-8_000);
  });

  it('el resumen del día: 60.00 de depósitos y 40.00 de cuotas recibidos, 30.00 pagados', async () => {
    const lineas = [
      alDebe(CAJA_CHICA, 10_000),
      alHaber('3011020101', 6_000),
      alHaber('1031010101', 4_000),
      alDebe('30110301', 3_000),
      alHaber(CAJA_CHICA, 3_000),
    ];
    await registrar(prueba, partida('2023-03-10', '', '', 0, { lineas }));
    const flujo = await del2023(3);
    expect(valor(flujo, 'operacion-301:3011020101')).toBe(6_000);
    expect(valor(flujo, 'operacion-301:30110301')).toBe(-3_000);
    expect(valor(flujo, 'operacion-103')).toBe(4_000);
  });

  it('en proporción y sin perder un centavo: 100.00 entre tres cuentas de 40.00 es 33.33, 33.33 y 33.34', async () => {
    const lineas = [
      alDebe(BANCO, 10_000),
      alDebe('10510199', 2_000),
      alHaber('603101', 4_000),
      alHaber('603102', 4_000),
      alHaber('60110104', 4_000),
    ];
    await registrar(prueba, partida('2023-04-10', '', '', 0, { lineas }));
    const flujo = await del2023(4);
    const partes = ['operacion-603:603101', 'operacion-603:603102', 'operacion-601:60110104'];
    expect(partes.map((clave) => valor(flujo, clave))).toEqual([3_333, 3_333, 3_334]);
  });
});
