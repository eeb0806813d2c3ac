// The rows of the matrix of effects of banks, walked.
import { randomUUID } from 'node:crypto';
import * as cheques from '@cuadra/contract/contabilidad/bancos/cheques';
import * as cruces from '@cuadra/contract/contabilidad/bancos/cruces';
import { crearRegla } from '@cuadra/contract/contabilidad/bancos/reglas';
import type { Endpoint } from '@cuadra/contract/endpoint';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll } from 'vitest';
import { sugerir } from '#contabilidad/bancos/cruces/testing/en-la-mesa.ts';
import {
  GASTOS,
  HOY,
  type MundoDeBancos,
  mundoDeBancos,
} from '#contabilidad/bancos/testing/mundo-de-bancos.ts';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import type { Respuesta } from '#testing/application.ts';
import { limitarTodo, recorrerFilas, sinLimites } from './testing/recorrer.ts';

const POR_PAGAR = '30510102';
const DE_LA_LINEA = '2026-11-05';
/** The desk of November; and why the warnings of what is posted are accepted. */
const MESA = { anio: 2026, mes: 11, revision: 0, motivo: 'Es lo que dice el banco' };

let mundo: MundoDeBancos;
let contadorDeOtra = '';
let regla = '';
beforeAll(async () => {
  mundo = await mundoDeBancos({ politica: 'de-fabrica' });
  await limitarTodo(mundo);
  await contratar(mundo, 'contador-02@cuadra.demo', ['contador'], ['02']);
  contadorDeOtra = await mundo.entrar('contador-02@cuadra.demo');
  const body = {
    ...{
      nombre: 'Comisiones',
      texto: 'comision',
      signo: 'salida' as const,
      montoMinimo: null,
      montoMaximo: null,
    },
    ...{ cuentaBancaria: null, idCuenta: GASTOS, concepto: '{texto} {referencia}', orden: 1, activa: true },
  };
  regla = hecha(await mundo.llamar(crearRegla, { body }, { token: mundo.contador.token })).id;
  await mundo.cambiar((tx) =>
    tx.updateTable('cuentaBancaria').set({ caducidadDias: 30 }).where('id', '=', mundo.banrural).execute(),
  );
});
afterAll(async () => {
  await mundo.exigirIdentidad(mundo.banrural, HOY);
  await mundo.exigirIdentidad(mundo.industrial, HOY);
  await mundo.cerrar();
});

const comun = {
  mundo: () => mundo,
  token: () => mundo.auxiliar.token,
  autoriza: () => ({ token: mundo.contador.token, deOtra: contadorDeOtra }),
};
/** What ends a cheque is of a contador; another one consents. */
const deContador = {
  ...comun,
  token: () => mundo.contador.token,
  autoriza: () => ({ token: mundo.contador2.token, deOtra: contadorDeOtra }),
};
const deSugerencia = {
  ...{ ...comun, endpoint: cruces.aceptarSugerencias },
  contestaLoHecho:
    'La partida y su cruce llevan el id de la sugerencia: quien la acepta de nuevo sabe que ya está.',
  /** Each by itself: those that could not be say why. */
  codigoDe: ({ cuerpo }: Respuesta<Endpoint>) =>
    (cuerpo as Respuesta<typeof cruces.aceptarSugerencias>['cuerpo']).negadas[0]?.codigo,
};

let n = 0;
const referencia = () => String(1_000 + ++n);

/** A line of the bank with which that much leaves. */
async function sale(monto: number): Promise<string> {
  const linea = { fecha: DE_LA_LINEA, monto: -monto, texto: 'COMISION', referencia: referencia() };
  const [id = ''] = await mundo.traer(mundo.banrural, linea);
  return id;
}

const cheque = (fecha: string) => async (monto: number) => {
  const numero = Number(referencia());
  return {
    params: { id: mundo.banrural },
    body: {
      ...{ numero, fecha, beneficiario: 'Inversiones Fantasma', concepto: `Pago ${numero}` },
      lineas: [{ idCuenta: GASTOS, monto: centavos(monto), concepto: null }],
    },
  };
};
const emitido = async (monto: number, fecha: string) => {
  const call = await cheque(fecha)(monto);
  return sinLimites(mundo, async () =>
    hecha(
      await mundo.llamar(cheques.emitirCheque, call, { token: mundo.auxiliar.token, llave: randomUUID() }),
    ),
  );
};

const desdeLinea = (mas: () => object) => async (monto: number) => ({
  params: { id: mundo.banrural },
  body: { ...MESA, lineas: [await sale(monto)], idCuenta: GASTOS, concepto: 'Nota {referencia}', ...mas() },
});
const registrada = async (monto: number) => {
  const call = await desdeLinea(() => ({}))(monto);
  const llamada = { token: mundo.auxiliar.token, llave: randomUUID() };
  const { partidas } = await sinLimites(mundo, async () =>
    hecha(await mundo.llamar(cruces.registrarDesdeLineas, call, llamada)),
  );
  return partidas[0]?.id ?? '';
};

const aceptar = async (sugerencia: Promise<string>) => ({
  params: { id: mundo.banrural },
  body: { ...MESA, sugerencias: [await sugerencia] },
});

recorrerFilas('control/efectos-de-bancos.test.ts', {
  'POST /api/contabilidad/bancos/cuentas/:id/cheques cheque': {
    ...{ ...comun, endpoint: cheques.emitirCheque, pedir: cheque(HOY) },
  },
  'POST /api/contabilidad/bancos/cheques/:id/anular banco-reversion': {
    ...{ ...deContador, endpoint: cheques.anularCheque },
    pedir: async (monto) => {
      const { id, version } = await emitido(monto, HOY);
      return { params: { id }, body: { version, fecha: HOY, motivo: 'No se entregó' } };
    },
  },
  'POST /api/contabilidad/bancos/cheques/:id/caducar cheque-caduco': {
    ...{ ...deContador, endpoint: cheques.caducarCheque },
    pedir: async (monto) => {
      const { id, version } = await emitido(monto, '2026-10-02');
      return { params: { id }, body: { version, fecha: HOY, idCuenta: POR_PAGAR, motivo: 'Nadie lo cobró' } };
    },
  },
  'POST /api/contabilidad/bancos/cuentas/:id/cruces banco': {
    ...{ ...comun, endpoint: cruces.crearCruce },
    /** The bank took that much more than the books say. */
    pedir: async (monto) => {
      const [movimiento = ''] = await mundo.registrarEnLibros(mundo.banrural, {
        ...{ fecha: DE_LA_LINEA, monto: -10_00 },
      });
      const ajuste = { idCuenta: GASTOS, concepto: `Comisión ${referencia()}` };
      const lineas = [{ id: await sale(10_00 + monto) }];
      return {
        params: { id: mundo.banrural },
        body: { ...MESA, lineas, movimientos: [{ id: movimiento }], ajuste },
      };
    },
  },
  'POST /api/contabilidad/bancos/cuentas/:id/sugerencias/aceptar banco-regla': {
    ...deSugerencia,
    pedir: async (monto) =>
      aceptar(sugerir(mundo, mundo.banrural, { clase: 'regla', regla, lineas: [await sale(monto)] })),
  },
  'POST /api/contabilidad/bancos/cuentas/:id/sugerencias/aceptar banco-traslado': {
    ...deSugerencia,
    pedir: async (monto) => {
      const entra = { fecha: DE_LA_LINEA, monto, referencia: referencia() };
      const [otra = ''] = await mundo.traer(mundo.industrial, entra);
      return aceptar(
        sugerir(mundo, mundo.banrural, { clase: 'traslado', otra, lineas: [await sale(monto)] }),
      );
    },
  },
  'POST /api/contabilidad/bancos/cuentas/:id/partidas banco': {
    ...{ ...comun, endpoint: cruces.registrarDesdeLineas, pedir: desdeLinea(() => ({})) },
  },
  'POST /api/contabilidad/bancos/cuentas/:id/partidas banco-regla': {
    ...{ ...comun, endpoint: cruces.registrarDesdeLineas, pedir: desdeLinea(() => ({ regla })) },
  },
  'POST /api/contabilidad/bancos/partidas/:id/deshacer banco-reversion': {
    ...{ ...comun, endpoint: cruces.deshacerPartidaDeBanco },
    pedir: async (monto) => ({
      params: { id: await registrada(monto) },
      body: { fecha: HOY, motivo: 'No era de esta cuenta' },
    }),
  },
});
