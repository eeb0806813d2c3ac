// The rows of the matrix of effects of the counter, walked. What else a consent at the counter is asked (con-otra-persona.test.ts of cajas)
// is told there.
import { randomUUID } from 'node:crypto';
import * as deMovimientos from '@cuadra/contract/contabilidad/cajas/movimientos';
import * as deTraslados from '@cuadra/contract/contabilidad/cajas/traslados';
import { centavos } from '@cuadra/core/dinero';
import { afterAll, beforeAll } from 'vitest';
import { comoPersona } from '#ahorros/testing/como-persona.ts';
import { abrirEnPrueba } from '#ahorros/testing/cuentas-de-prueba.ts';
import { depositarEnPrueba } from '#ahorros/testing/depositar.ts';
import { activar, publicarProducto } from '#ahorros/testing/productos-de-prueba.ts';
import {
  BANCO,
  GASTOS,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  OTROS_PRODUCTOS,
} from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { PARA_QUE, trasladosDe } from '#contabilidad/cajas/testing/traslados.ts';
import { limitarTodo, recorrerFilas, sinLimites } from './testing/recorrer.ts';

const AHORRO = '3011020101';

let mundo: MundoDeCajas;
let jornada = '';
let cuentaAhorro = 0;
beforeAll(async () => {
  mundo = await mundoDeCajas({ politica: 'de-fabrica' });
  cuentaAhorro = await conAhorros();
  const abierta = await mundo.abrir(mundo.cajero);
  jornada = abierta.id;
  await mundo.abrir(mundo.cajero2);
  await mundo.abrir(mundo.custodio);
  for (let i = 0; i < 10; i++) await mundo.mover(abierta, { monto: 4_000_00 });
  await limitarTodo(mundo);
});
afterAll(async () => {
  await mundo.exigirIgualdad();
  await mundo.cerrar();
});

/** An account with money of a member, in the agencia of the cajas. */
async function conAhorros(): Promise<number> {
  const { id: ahorros } = await mundo.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', 'ahorros@cuadra.demo')
    .executeTakeFirstOrThrow();
  const firmas = { escribe: ahorros, publica: mundo.contador.id };
  const producto = await publicarProducto(mundo, firmas, {
    ...{ codigo: 'AHC', nombre: 'Ahorro corriente', clase: 'vista', idCuenta: AHORRO },
    ...{ cuentaGasto: '7011010101', abono: 'mensual', tramos: [{ ppm: 35_000 }] },
  });
  await activar(mundo, firmas.publica, producto);
  const { id: asociado } = await comoPersona(mundo, ahorros, (tx) =>
    tx
      .insertInto('asociado')
      .values({
        ...{ nombre: 'Julia Estela Caal Pop', dpi: '1234567890101', agencia: '01', ingreso: '2026-01-05' },
        ...{ nit: null, documento: null, nacimiento: null, telefono: null, correo: null, direccion: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const apertura = '2026-10-01';
  const abierta = { producto, agencia: '01', titulares: [asociado], apertura };
  const { id } = await abrirEnPrueba(mundo, ahorros, abierta);
  await depositarEnPrueba(mundo, id, 50_000_00, apertura);
  return id;
}

const autoriza = () => ({ token: mundo.jefe.token, deOtra: mundo.jefeDeOtra.token });
const comun = { mundo: () => mundo, autoriza, token: () => mundo.cajero.token };
const deCajero2 = { ...comun, token: () => mundo.cajero2.token };
const deCustodio = { ...comun, token: () => mundo.custodio.token };
const siempreDos = true;

type Movimiento = Pick<deMovimientos.MovimientoNuevo, 'clase' | 'idCuenta'>;
let n = 0;
const mover = (movimiento: Movimiento & { readonly deAhorro?: true }) => async (monto: number) => {
  const { deAhorro, ...suyo } = movimiento;
  const body = { ...suyo, monto: centavos(monto), concepto: `Prueba ${++n}` };
  return { params: { id: jornada }, body: deAhorro ? { ...body, cuentaAhorro } : body };
};
const EGRESO = { clase: 'egreso', idCuenta: OTROS_PRODUCTOS } as const;

const enviar = async (monto: number) => ({
  body: { destino: mundo.cajas.c2, monto: centavos(monto), concepto: PARA_QUE },
});
/** On its way from the first caja to the second. */
const enviado = async (monto: number) =>
  hecha(await trasladosDe(mundo).enviar(mundo.cajero, mundo.cajas.c2, monto));
const responder = ({ id, version }: deTraslados.Traslado) => ({ params: { id }, body: { version } });

recorrerFilas('control/efectos-de-cajas.test.ts', {
  'POST /api/contabilidad/cajas/jornadas/:id/movimientos caja-ingreso': {
    ...{ ...comun, endpoint: deMovimientos.registrarMovimiento },
    pedir: mover({ clase: 'ingreso', idCuenta: OTROS_PRODUCTOS }),
  },
  'POST /api/contabilidad/cajas/jornadas/:id/movimientos caja-egreso': {
    ...{ ...comun, endpoint: deMovimientos.registrarMovimiento, pedir: mover(EGRESO) },
  },
  'POST /api/contabilidad/cajas/jornadas/:id/movimientos caja-pago-menor': {
    ...{ ...comun, endpoint: deMovimientos.registrarMovimiento },
    pedir: mover({ clase: 'pago-menor', idCuenta: GASTOS }),
  },
  'POST /api/contabilidad/cajas/jornadas/:id/movimientos caja-remesa': {
    ...{ ...comun, endpoint: deMovimientos.registrarMovimiento },
    pedir: mover({ clase: 'remesa', idCuenta: BANCO }),
  },
  'POST /api/contabilidad/cajas/jornadas/:id/movimientos caja-deposito-ahorro': {
    ...{ ...comun, endpoint: deMovimientos.registrarMovimiento },
    pedir: mover({ clase: 'deposito-ahorro', idCuenta: AHORRO, deAhorro: true }),
  },
  'POST /api/contabilidad/cajas/jornadas/:id/movimientos caja-retiro-ahorro': {
    ...{ ...comun, endpoint: deMovimientos.registrarMovimiento },
    pedir: mover({ clase: 'retiro-ahorro', idCuenta: AHORRO, deAhorro: true }),
  },
  'POST /api/contabilidad/cajas/movimientos/:id/revertir caja-reversion': {
    ...{ ...comun, endpoint: deMovimientos.revertirMovimiento, siempreDos },
    pedir: async (monto) => {
      const llamada = { token: mundo.cajero.token, llave: randomUUID() };
      const call = await mover(EGRESO)(monto);
      const { id } = await sinLimites(mundo, async () =>
        hecha(await mundo.llamar(deMovimientos.registrarMovimiento, call, llamada)),
      );
      return { params: { id }, body: { motivo: 'Se pagó dos veces' } };
    },
  },
  'POST /api/contabilidad/cajas/traslados caja-traslado': {
    ...{ ...comun, endpoint: deTraslados.enviarTraslado, pedir: enviar },
  },
  'POST /api/contabilidad/cajas/traslados/:id/enviar caja-traslado': {
    ...{ ...deCustodio, endpoint: deTraslados.atenderPedido },
    pedir: async (monto) =>
      responder(hecha(await trasladosDe(mundo).pedir(mundo.cajero2, mundo.cajas.boveda, monto))),
  },
  'POST /api/contabilidad/cajas/traslados/:id/recibir caja-recepcion': {
    ...{ ...deCajero2, endpoint: deTraslados.recibirTraslado },
    pedir: async (monto) => responder(await sinLimites(mundo, () => enviado(monto))),
  },
  'POST /api/contabilidad/cajas/traslados/:id/devolver caja-traslado': {
    ...{ ...comun, endpoint: deTraslados.devolverTraslado },
    /** Whoever was to receive it did not. */
    pedir: async (monto) => {
      const traslado = await sinLimites(mundo, () => enviado(monto));
      return responder(hecha(await trasladosDe(mundo).rechazar(mundo.cajero2, traslado)));
    },
  },
});
