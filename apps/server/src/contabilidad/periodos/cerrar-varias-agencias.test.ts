// One order that closes the month of several agencias: of all of them, or of none.
import { verCierresDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import * as contrato from '@cuadra/contract/contabilidad/periodos/periodos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compuertas } from '#composicion.ts';
import {
  CAJA_CHICA,
  comoDueno,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { empezarCierre, terminarCierre } from './cerrar-periodo.ts';

let prueba: AplicacionDePrueba;
let token: string;

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await registrar(prueba, partida('2026-01-15', CAJA_CHICA, PRODUCTOS, 100_000));
});
afterAll(() => prueba.cerrar());
beforeEach(() => comoDueno(prueba.url, `delete from borrador`, `update periodo set estado = 'abierto'`));

function enTx<T>(trabajo: (tx: Tx) => Promise<T>): Promise<T> {
  return escribir(prueba.db, contextoDelSistema(prueba.reloj.ahora(), 'prueba'), 'prueba', trabajo);
}

const cerrar = (anio: number, mes: number, ...agencias: string[]) =>
  prueba.llamar(contrato.cerrarPeriodo, { params: { anio, mes }, body: { agencias } }, { token });
const estado = async (mes: number, agencia = '01') => {
  const { cuerpo } = await prueba.llamar(contrato.listarPeriodos, { query: { anio: 2026 } }, { token });
  return cuerpo.periodos.find((uno) => uno.mes === mes && uno.agencia === agencia)?.estado;
};
const crearBorrador = (fecha: string, agencia: string) =>
  comoDueno(
    prueba.url,
    `insert into borrador (id, estado, tipo, fecha, agencia, concepto, lineas, debe, haber, cantidad_lineas, autor, creado_en, actualizado_en)
     select gen_random_uuid(), 'borrador', 'diario', '${fecha}', '${agencia}', 'Pago de luz', '[]', 0, 0, 0, u.id, now(), now()
     from usuario u where u.correo = 'auxiliar@cuadra.demo'`,
  );

describe('varias agencias a la vez', () => {
  it('quedan cerradas todas, con una sola orden', async () => {
    const { status, cuerpo } = await cerrar(2026, 1, '03', '01', '02', '01');
    expect(status).toBe(200);
    expect(cuerpo.map(({ agencia, estado: suyo }) => `${agencia} ${suyo}`)).toEqual([
      '01 cerrado',
      '02 cerrado',
      '03 cerrado',
    ]);
  });

  it('lo que impide una las deja abiertas a todas, y dice de cuál es', async () => {
    await crearBorrador('2026-01-15', '02');
    const { status, problema } = await cerrar(2026, 1, '01', '02');
    expect([status, problema.codigo]).toEqual([409, 'PERIODO_CON_PENDIENTES']);
    expect(problema.errores?.map(({ mensaje }) => mensaje)).toEqual([
      expect.stringMatching(/^Agencia 02: Hay 1 borrador/),
    ]);
    expect([await estado(1), await estado(1, '02')]).toEqual(['abierto', 'abierto']);
  });

  it('lo que aparece entre el anuncio y la revisión de una las deja abiertas a todas', async () => {
    const claves = ['01', '02'].map((agencia) => ({ anio: 2026, mes: 1, agencia }));
    await enTx((tx) => empezarCierre(tx, claves));
    await crearBorrador('2026-01-31', '02');
    const contexto = contextoDelSistema(prueba.reloj.ahora(), 'prueba');
    await enTx((tx) => terminarCierre(tx, contexto, claves, compuertas));
    expect([await estado(1), await estado(1, '02')]).toEqual(['abierto', 'abierto']);
  });

  it('antes de la orden se ve cada una con sus compuertas', async () => {
    await crearBorrador('2026-01-15', '02');
    const { cuerpo } = await prueba.llamar(verCierresDelMes, { params: { anio: 2026, mes: 1 } }, { token });
    expect(
      cuerpo.map(({ periodo, compuertas: suyas }) => [
        periodo.agencia,
        suyas.filter(({ pasa }) => !pasa).map(({ id }) => id),
      ]),
    ).toEqual([
      ['01', []],
      ['02', ['borradores']],
      ['03', []],
    ]);
    const fuera = await prueba.llamar(verCierresDelMes, { params: { anio: 2031, mes: 1 } }, { token });
    expect(fuera.problema.codigo).toBe('PERIODO_NO_EXISTE');
  });
});
