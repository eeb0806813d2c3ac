import * as contrato from '@cuadra/contract/contabilidad/estados-financieros';
import { estados, formas, type NombreDeEstado } from '@cuadra/contract/contabilidad/opciones';
import type { CallOf } from '@cuadra/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BANCO,
  CAJA_CHICA,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { cerrar } from './testing/libro-al-azar.ts';

const DEPRECIACION = '202109';
const GASTO_DE_DEPRECIACION = '706109';
const APORTACIONES = '501101';
const AHORROS = '30510102';

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await registrar(
    prueba,
    partida('2025-01-10', BANCO, APORTACIONES, 1_000_000),
    partida('2025-12-20', CAJA_CHICA, PRODUCTOS, 50_000),
    partida('2025-12-31', GASTOS, CAJA_CHICA, 20_000),
    partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000),
    partida('2026-02-10', GASTOS, CAJA_CHICA, 30_000),
    partida('2026-02-28', GASTO_DE_DEPRECIACION, DEPRECIACION, 4_000),
    partida('2026-03-01', BANCO, AHORROS, 7_500, { agencia: '02' }),
  );
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

const fila = (estado: contrato.EstadoFinanciero, clave: string) =>
  estado.filas.find((una) => una.clave === clave)?.valores;
const columnas = (estado: contrato.EstadoFinanciero) => estado.columnas.map(({ clave }) => clave);

describe('el balance general', () => {
  const marzo = { fecha: '2026-03-31' };

  it('activo 11,035.00 = pasivo 75.00 + capital 10,960.00, con la depreciación restada del activo', async () => {
    const balance = await ver('balance-general', { ...marzo, columnas: 'acumulado' });
    expect(fila(balance, 'activo:1')).toEqual([1_107_500]);
    expect(fila(balance, 'regularizadoras:2')).toEqual([-4_000]);
    expect(fila(balance, 'activo-neto')).toEqual([1_103_500]);
    expect(fila(balance, 'pasivo-total')).toEqual([7_500]);
    expect(fila(balance, 'capital-total')).toEqual([1_096_000]);
    expect(fila(balance, 'pasivo-y-capital')).toEqual([1_103_500]);
    expect(balance.pruebas.every(({ cuadra }) => cuadra)).toBe(true);
  });

  it('lo no cerrado está donde el cierre lo llevará: 300.00 de 2025 y 660.00 de 2026', async () => {
    const balance = await ver('balance-general', { ...marzo, columnas: 'acumulado' });
    expect(fila(balance, 'capital:507')).toEqual([30_000]);
    expect(fila(balance, 'capital:508')).toEqual([66_000]);
    expect(fila(balance, 'capital:507101:por-cerrar')).toEqual([30_000]);
    expect(fila(balance, 'capital:508101:por-cerrar')).toEqual([66_000]);
    const capital = balance.filas.find(({ clave }) => clave === 'capital:5');
    expect([capital?.enlace, capital?.suma]).toEqual([
      null,
      ['+capital:501', '+capital:507', '+capital:508'],
    ]);
  });

  it('compara con el mes y con el año anteriores: 11,035.00 − 10,300.00 = 735.00, 7.14 %', async () => {
    const balance = await ver('balance-general', {
      ...marzo,
      columnas: 'mes,acumulado,mes-anterior,anio-anterior,variacion',
    });
    expect(columnas(balance)).toEqual([
      'mes',
      'acumulado',
      'mes-anterior',
      'variacion-mes-anterior',
      'porcentaje-mes-anterior',
      'anio-anterior',
      'variacion-anio-anterior',
      'porcentaje-anio-anterior',
    ]);
    // March 2025 had 10,000.00.
    expect(fila(balance, 'activo-neto')).toEqual([
      7_500, 1_103_500, 1_096_000, 7_500, 68, 1_000_000, 103_500, 1_035,
    ]);
  });

  it('por agencia, cada una cuadra y suman el consolidado', async () => {
    const balance = await ver('balance-general', { ...marzo, por: 'agencia' });
    expect(columnas(balance)).toEqual(['01', '02', '03', 'consolidado']);
    expect(fila(balance, 'activo-neto')).toEqual([1_096_000, 7_500, 0, 1_103_500]);
    expect(fila(balance, 'pasivo-y-capital')).toEqual([1_096_000, 7_500, 0, 1_103_500]);
  });

  it('por niveles no cambian los totales, y las de detalle más altas no se pierden', async () => {
    const corto = await ver('balance-general', {
      ...marzo,
      nivelDesde: 2,
      nivelHasta: 2,
      columnas: 'acumulado',
    });
    expect(corto.filas.filter(({ clase }) => clase === 'cuenta').map(({ idCuenta }) => idCuenta)).toEqual([
      '101',
      '202',
      '305',
      '501',
      '507',
      '508',
    ]);
    expect(fila(corto, 'activo-neto')).toEqual([1_103_500]);
    const soloDetalle = await ver('balance-general', { ...marzo, nivelDesde: 6, columnas: 'acumulado' });
    expect(
      soloDetalle.filas.filter(({ clase }) => clase === 'cuenta').map(({ idCuenta }) => idCuenta),
    ).toEqual([CAJA_CHICA, BANCO, DEPRECIACION, AHORROS, APORTACIONES]);
  });

  it('cada cuenta de detalle del catálogo está una vez', async () => {
    const { cobertura } = await ver('balance-general', marzo);
    expect(cobertura).toEqual({ cuentas: 118, sinUbicar: [], repetidas: [] });
  });
});

describe('el estado de resultados', () => {
  it('del mes y del año; el anterior hasta el mismo día', async () => {
    const febrero = await ver('estado-de-resultados', { fecha: '2026-02-28' });
    expect(columnas(febrero)).toEqual([
      'mes',
      'acumulado',
      'anio-anterior',
      'variacion-anio-anterior',
      'porcentaje-anio-anterior',
    ]);
    expect(fila(febrero, 'total-productos')).toEqual([0, 100_000, 0, 100_000, null]);
    expect(fila(febrero, 'total-gastos')).toEqual([34_000, 34_000, 0, 34_000, null]);
    expect(fila(febrero, 'resultado')).toEqual([-34_000, 66_000, 0, 66_000, null]);
  });

  it('por márgenes llega al mismo resultado, cada cuenta una vez', async () => {
    const margenes = await ver('estado-de-resultados', { fecha: '2026-02-28', forma: 'margenes' });
    expect(fila(margenes, 'margen-bruto')?.[1]).toBe(100_000);
    expect(fila(margenes, 'resultado')?.[1]).toBe(66_000);
    expect([margenes.cobertura.sinUbicar, margenes.cobertura.repetidas]).toEqual([[], []]);
  });
});

describe('el flujo de efectivo', () => {
  it('directo e indirecto terminan en lo que hay en caja y bancos: 10,300.00 + 775.00 = 11,075.00', async () => {
    for (const forma of ['directo', 'indirecto'] as const) {
      const flujo = await ver('flujo-de-efectivo', { fecha: '2026-03-31', forma, columnas: 'acumulado' });
      expect(fila(flujo, 'aumento')).toEqual([77_500]);
      expect(fila(flujo, 'efectivo-inicial')).toEqual([1_030_000]);
      expect(fila(flujo, 'efectivo-final')).toEqual([1_107_500]);
      expect(fila(flujo, 'caja-y-bancos')).toEqual([1_107_500]);
      expect(flujo.pruebas.map(({ cuadra }) => cuadra)).toEqual([true, true]);
      expect([flujo.cobertura.sinUbicar, flujo.cobertura.repetidas]).toEqual([[], []]);
    }
  });

  it('la depreciación no movió efectivo: en el directo desaparece, en el indirecto se suma de vuelta', async () => {
    const directo = await ver('flujo-de-efectivo', { fecha: '2026-03-31', columnas: 'acumulado' });
    expect(directo.filas.map(({ idCuenta }) => idCuenta)).not.toContain(DEPRECIACION);
    expect(fila(directo, 'operacion')).toEqual([77_500]);
    expect(fila(directo, 'conciliacion-ajuste')).toEqual([4_000]);
    const indirecto = await ver('flujo-de-efectivo', {
      fecha: '2026-03-31',
      forma: 'indirecto',
      columnas: 'acumulado',
    });
    expect(fila(indirecto, 'resultado')).toEqual([66_000]);
    expect(fila(indirecto, 'ajuste-202')).toEqual([4_000]);
    expect(fila(indirecto, 'operacion')).toEqual([77_500]);
  });
});

describe('el balance de comprobación', () => {
  it('en seis columnas, que suman igual de dos en dos', async () => {
    const balance = await ver('balance-de-comprobacion', { desde: '2026-02-01', fecha: '2026-03-31' });
    expect(fila(balance, CAJA_CHICA)).toEqual([130_000, 0, 0, 30_000, 100_000, 0]);
    expect(fila(balance, 'sumas')).toEqual([1_130_000, 1_130_000, 41_500, 41_500, 1_141_500, 1_141_500]);
  });

  it('productos y gastos empiezan de cero en enero aunque 2025 no se haya cerrado: sus 300.00 van aparte', async () => {
    const balance = await ver('balance-de-comprobacion', { desde: '2026-02-01', fecha: '2026-03-31' });
    expect(fila(balance, PRODUCTOS)).toEqual([0, 100_000, 0, 0, 0, 100_000]);
    expect(fila(balance, GASTOS)).toEqual([0, 0, 30_000, 0, 30_000, 0]);
    expect(fila(balance, '507101:por-cerrar')).toEqual([0, 30_000, 0, 0, 0, 30_000]);
    expect(fila(balance, '507')).toEqual([0, 30_000, 0, 0, 0, 30_000]);
    expect(balance.pruebas.every(({ cuadra }) => cuadra)).toBe(true);
    const porAgencia = await ver('balance-de-comprobacion', { fecha: '2026-03-31', por: 'agencia' });
    expect(fila(porAgencia, PRODUCTOS)).toEqual([-100_000, 0, 0, -100_000]);
    expect(fila(porAgencia, 'sumas')).toEqual([0, 0, 0, 0]);
  });
});

describe('quién y cómo los pide', () => {
  it('quien trabaja en una agencia ve la suya y no otra; sin permiso, nada', async () => {
    const pedir = async (correo: string, query: Consulta) =>
      prueba.llamar(
        contrato.verEstadoFinanciero,
        { params: { estado: 'balance-general' }, query },
        { token: await prueba.entrar(correo) },
      );
    const suyo = await pedir('auxiliar@cuadra.demo', { fecha: '2026-03-31' });
    expect(suyo.cuerpo.agencias.map(({ idAgencia }) => idAgencia)).toEqual(['01']);
    const ajeno = await pedir('auxiliar@cuadra.demo', { fecha: '2026-03-31', agencia: '02' });
    expect([ajeno.status, ajeno.problema.codigo]).toEqual([403, 'SIN_AGENCIA']);
    const cajero = await pedir('cajero@cuadra.demo', { fecha: '2026-03-31' });
    expect([cajero.status, cajero.problema.codigo]).toEqual([403, 'SIN_PERMISO']);
  });

  it.each([
    ['niveles al revés', { fecha: '2026-03-31', nivelDesde: 4, nivelHasta: 2 }, 'nivelDesde'],
    ['fechas al revés', { fecha: '2026-03-31', desde: '2026-04-01' }, 'desde'],
    ['una columna que no existe', { fecha: '2026-03-31', columnas: 'acumulado,otra' }, 'columnas.1'],
    ['la variación sola', { fecha: '2026-03-31', columnas: 'variacion' }, 'columnas'],
  ] as const)('se rechazan %s', async (_, query, campo) => {
    const { status, problema } = await prueba.llamar(
      contrato.verEstadoFinanciero,
      { params: { estado: 'balance-de-comprobacion' }, query },
      { token },
    );
    expect([status, problema.errores?.[0]?.campo]).toEqual([400, campo]);
  });
});

describe('a través del cierre de un año', () => {
  it('los estados dicen lo mismo antes y después de cerrarlo', async () => {
    const todos = async () => {
      const vistos = [];
      for (const fecha of ['2025-12-31', '2026-01-31', '2026-03-31'])
        for (const estado of estados.filter((uno) => uno !== 'balance-de-comprobacion')) {
          // The rows of accounts differ in detail (508101 is credited); what they amount to does not.
          const { filas } = await ver(estado, {
            fecha,
            nivelHasta: estado === 'flujo-de-efectivo' ? 1 : 3,
            columnas: 'mes,acumulado,mes-anterior,anio-anterior',
          });
          vistos.push({ fecha, estado, filas: filas.map(({ clave, valores }) => ({ clave, valores })) });
        }
      return vistos;
    };
    const antes = await todos();
    await cerrar(prueba, 2025, '01');
    expect(await todos()).toEqual(antes);
    const delAnio = await ver('estado-de-resultados', { fecha: '2025-12-31', columnas: 'acumulado' });
    expect(fila(delAnio, 'resultado')).toEqual([30_000]);
  });

  it.each(['2025-12-31', '2026-03-31'])(
    'el resultado al %s, cerrado o no, se prueba con el que muestra el balance general',
    async (fecha) => {
      const columnas = 'acumulado';
      const balance = await ver('balance-general', { fecha, columnas });
      for (const forma of formas['estado-de-resultados']) {
        const resultados = await ver('estado-de-resultados', { fecha, columnas, forma });
        expect(fila(resultados, 'resultado')).toEqual(fila(balance, 'capital:508'));
        expect(resultados.pruebas).toEqual([
          { texto: 'Productos − gastos = resultado', cuadra: true, diferencia: 0 },
          { texto: 'Resultado = el del balance general a la misma fecha', cuadra: true, diferencia: 0 },
        ]);
      }
    },
  );

  it('el balance de comprobación se puede pedir como estaba antes de la partida de cierre', async () => {
    const rango = { desde: '2025-01-01', fecha: '2025-12-31' };
    const despues = await ver('balance-de-comprobacion', rango);
    expect(fila(despues, PRODUCTOS)).toEqual([0, 0, 50_000, 50_000, 0, 0]);
    const antes = await ver('balance-de-comprobacion', { ...rango, antesDelCierre: 'true' });
    expect(fila(antes, PRODUCTOS)).toEqual([0, 0, 0, 50_000, 0, 50_000]);
    expect(antes.pruebas.every(({ cuadra }) => cuadra)).toBe(true);
  });
});
