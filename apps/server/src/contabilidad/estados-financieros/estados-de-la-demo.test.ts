// The two and a half years of the demo institution: the cash flow of every month and year, of each agencia and of all, and
// what a person once found wrong in it.
import * as contrato from '@cuadra/contract/contabilidad/estados-financieros';
import type { NombreDeEstado } from '@cuadra/contract/contabilidad/opciones';
import type { CallOf } from '@cuadra/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { resumirContrapartidas } from './resumir-contrapartidas.ts';
import { explicar } from './testing/contrapartidas-de-lineas.ts';
import { leerLineas, neto, valorDe } from './testing/libro-de-lineas.ts';

const segundos = (n: number) => ({ timeout: n * 1_000 });

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ historia: true });
  token = await prueba.entrar('contador@cuadra.demo');
  await resumirContrapartidas(prueba.db);
});
afterAll(() => prueba.cerrar());

type Consulta = CallOf<typeof contrato.verEstadoFinanciero>['query'];

async function ver(estado: NombreDeEstado, query: Consulta): Promise<contrato.EstadoFinanciero> {
  const { status, cuerpo } = await prueba.llamar(
    contrato.verEstadoFinanciero,
    { params: { estado }, query },
    { token },
  );
  expect(status).toBe(200);
  return cuerpo;
}

const AGENCIAS = ['01', '02', '03'];
const meses = Array.from({ length: 35 }, (_, i) => Temporal.PlainYearMonth.from('2024-01').add({ months: i }))
  .map((mes) => mes.toPlainDate({ day: 31 }).toString())
  .filter((fin) => fin <= '2026-11-30');

describe('el flujo de efectivo de la institución de demostración', () => {
  it.each(['mes', 'acumulado'] as const)(
    'directo = indirecto = caja y bancos, por agencia y consolidado, cada %s',
    segundos(180),
    async (medida) => {
      const lineas = await leerLineas(prueba.url);
      const cuentas = await prueba.db.selectFrom('cuenta').select(['idCuenta', 'flujo']).execute();
      const flujos = new Map(cuentas.map(({ idCuenta, flujo }) => [idCuenta, flujo]));
      const cobros = explicar(lineas, flujos).filter(({ razon }) => razon === 'efectivo');
      for (const fecha of medida === 'mes' ? meses : ['2024-12-31', '2025-12-31', '2026-11-15']) {
        const pedido = { fecha, por: 'agencia', medida, nivelHasta: 1 } as const;
        const directo = await ver('flujo-de-efectivo', { ...pedido, forma: 'directo' });
        const indirecto = await ver('flujo-de-efectivo', { ...pedido, forma: 'indirecto' });
        for (const uno of [directo, indirecto])
          expect([fecha, uno.pruebas.map(({ cuadra }) => cuadra)]).toEqual([fecha, [true, true]]);
        expect(directo.columnas.map(({ clave }) => clave)).toEqual([...AGENCIAS, 'consolidado']);
        for (const { clave, enlace } of directo.columnas) {
          const { desde = '', hasta = '', agencia } = enlace ?? {};
          const es = (una: { agencia: string; fecha: string }) =>
            (agencia === undefined || una.agencia === agencia) && una.fecha >= desde && una.fecha <= hasta;
          const enCaja = neto(lineas, (una) => es(una) && flujos.get(una.idCuenta) === 'efectivo');
          for (const uno of [directo, indirecto])
            expect([fecha, clave, valorDe(uno, 'aumento', clave)]).toEqual([fecha, clave, enCaja]);
          for (const actividad of ['operacion', 'inversion', 'financiamiento'] as const) {
            const cobrado = cobros
              .filter(es)
              .filter(({ idCuenta }) => actividadDe(flujos.get(idCuenta)) === actividad)
              .reduce((suma, { monto }) => suma + monto, 0n);
            for (const uno of [directo, indirecto])
              expect([fecha, clave, actividad, valorDe(uno, actividad, clave)]).toEqual([
                fecha,
                clave,
                actividad,
                cobrado,
              ]);
          }
        }
      }
    },
  );

  it('el seguro que se amortiza en octubre no es efectivo recibido de inversiones', async () => {
    const flujo = await ver('flujo-de-efectivo', { fecha: '2026-10-31', columnas: 'mes' });
    const lineas = await leerLineas(prueba.url);
    const amortizado = neto(
      lineas,
      ({ idCuenta, fecha, haber }) =>
        idCuenta === '110103' && fecha >= '2026-10-01' && fecha <= '2026-10-31' && haber > 0n,
    );
    expect(amortizado).toBe(-1_046_502n);
    expect(flujo.filas.map(({ idCuenta }) => idCuenta)).not.toContain('110103');
    expect(valorDe(flujo, 'inversion', 'mes')).toBe(0n);
  });
});

const actividadDe = (flujo: string | undefined) => (flujo === 'ajuste' ? 'operacion' : flujo);

describe('las cuentas de orden', () => {
  it('el balance general dice las garantías y la contracuenta, Q 63,604,398.45 de cada lado', async () => {
    const balance = await ver('balance-general', { fecha: '2026-11-15', columnas: 'acumulado' });
    const de = (clave: string) => Number(valorDe(balance, clave, 'acumulado'));
    expect([de('orden-deudoras:9'), de('orden-acreedoras:9')]).toEqual([6_360_439_845, 6_360_439_845]);
    expect([de('orden-deudoras-total'), de('orden-acreedoras-total')]).toEqual([
      6_360_439_845, 6_360_439_845,
    ]);
    expect(de('orden-deudoras:901101') + de('orden-deudoras:901102')).toBe(6_360_439_845);
    expect(de('orden-acreedoras:901199')).toBe(6_360_439_845);
  });

  it('el de comprobación, en sus dos columnas', async () => {
    const comprobacion = await ver('balance-de-comprobacion', { fecha: '2026-11-15' });
    for (const mayor of ['9', '901', '9011'])
      expect([
        Number(valorDe(comprobacion, mayor, 'final-deudor')),
        Number(valorDe(comprobacion, mayor, 'final-acreedor')),
      ]).toEqual([6_360_439_845, 6_360_439_845]);
  });

  it('el de comprobación por agencia, en dos renglones que suman sus cuentas', async () => {
    const porAgencia = await ver('balance-de-comprobacion', { fecha: '2026-11-15', por: 'agencia' });
    for (const mayor of ['9', '901', '9011']) {
      const de = (mitad: string) => Number(valorDe(porAgencia, `${mayor}:${mitad}`, 'consolidado'));
      expect([de('deudoras'), de('acreedoras')]).toEqual([6_360_439_845, -6_360_439_845]);
      expect(porAgencia.filas.map(({ clave }) => clave)).not.toContain(mayor);
    }
    const valores = new Map(porAgencia.filas.map(({ clave, valores: suyos }) => [clave, suyos]));
    const deOrden = porAgencia.filas.filter(
      ({ idCuenta, suma }) => idCuenta?.startsWith('9') && suma.length > 0,
    );
    expect(deOrden.map(({ clave }) => clave)).toEqual([
      '9:deudoras',
      '901:deudoras',
      '9011:deudoras',
      '9:acreedoras',
      '901:acreedoras',
      '9011:acreedoras',
    ]);
    for (const { suma, valores: suyos } of deOrden)
      for (const [i, valor] of suyos.entries())
        expect(valor).toBe(suma.reduce((total, una) => total + Number(valores.get(una.slice(1))?.[i]), 0));
  });
});
