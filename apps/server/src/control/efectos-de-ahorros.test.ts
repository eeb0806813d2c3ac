// The rows of the matrix of effects that move a member's money or decide over it, walked.
import { randomUUID } from 'node:crypto';
import { abrirCuenta } from '@cuadra/contract/ahorros/apertura-de-cuenta';
import * as cambios from '@cuadra/contract/ahorros/cambios-de-cuenta';
import { cerrarCuenta } from '@cuadra/contract/ahorros/cierre-de-cuenta';
import {
  ajustarCuenta,
  corregirMovimiento,
  deshacerMovimiento,
  type Movido,
  transferir,
} from '@cuadra/contract/ahorros/movimientos';
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { PEDIR } from '@cuadra/contract/control/encabezados';
import type { CallOf } from '@cuadra/contract/endpoint';
import { CERO, centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  BANCO,
  GASTO_VISTA,
  HOY,
  type MundoDeAhorros,
  mundoDeAhorros,
} from '#ahorros/testing/mundo-de-ahorros.ts';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { autorizar } from './testing/con-otra-persona.ts';
import { DECIDE, limitarTodo, OTRA_COSA, recorrerFilas, sinLimites } from './testing/recorrer.ts';

let mundo: MundoDeAhorros;
let jefeDeOtra = '';
/** The first asociado has it, as `una`. */
let propia = 0;
let porCambiar = 0;
let porBloquear = 0;
let bloqueada = 0;
let inactiva = 0;
beforeAll(async () => {
  mundo = await mundoDeAhorros({ politica: 'de-fabrica' });
  await limitarTodo(mundo);
  await mundo.depositar(mundo.una.id, 90_000_00);
  propia = await conDinero();
  porCambiar = await conDinero();
  porBloquear = await conDinero();
  bloqueada = await conDinero('bloqueada');
  inactiva = await conDinero('inactiva');
  await contratar(mundo, 'jefe-02@cuadra.demo', ['jefe_agencia'], ['02']);
  jefeDeOtra = await mundo.entrar('jefe-02@cuadra.demo');
});
afterAll(async () => {
  await mundo.exigirIgualdad();
  await mundo.cerrar();
});

async function conDinero(estado?: 'bloqueada' | 'inactiva'): Promise<number> {
  const { id } = await mundo.abrir({});
  await mundo.depositar(id, 1_000_00);
  if (estado !== undefined)
    // Nobody in particular: what takes two is asked of people.
    await escribir(mundo.db, contextoDelSistema(mundo.reloj.ahora(), 'prueba'), 'prueba', (tx) =>
      sql`select ahorro_cambiar_estado(${id}::bigint, ${estado}, ${HOY}::date, 'Prueba')`.execute(tx),
    );
  return id;
}

let n = 0;
const concepto = () => `Prueba ${++n}`;
const versionDe = async (id: number) =>
  (await mundo.db.selectFrom('cuentaAhorro').select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version;

const comun = {
  mundo: () => mundo,
  token: () => mundo.ahorros.token,
  autoriza: () => ({ token: mundo.jefe.token, deOtra: jefeDeOtra }),
};
const deContador = { ...comun, token: () => mundo.contador.token };
const siempreDos = true;

const abrir = (cambiosDe: (monto: number) => object) => async (monto: number) => ({
  body: { producto: mundo.vista, agencia: '01', titulares: [mundo.asociados[0]], ...cambiosDe(monto) },
});
const conDeposito = (monto: number) => ({
  deposito: { desde: mundo.una.id, monto: centavos(monto), puente: null },
});

const pasarA = (hacia: () => number) => async (monto: number) => ({
  body: { desde: mundo.una.id, hacia: hacia(), monto: centavos(monto), concepto: concepto() },
});

const ponerEstado =
  (id: () => number, estado: (typeof cambios.estadosQueSeEligen)[number]) => async (monto: number) => ({
    params: { id: id() },
    body: { estado, motivo: `Oficio ${monto}`, version: await versionDe(id()) },
  });

/** The closed one holds that much since today, so that it earned nothing yet. */
const cerrarHacia = (destino: () => number | null) => async (monto: number) => {
  const { id } = await mundo.abrir({ apertura: HOY });
  await mundo.depositar(id, monto, HOY);
  return {
    params: { id },
    body: {
      motivo: 'La pidió su titular',
      destino: destino(),
      total: centavos(monto),
      version: await versionDe(id),
    },
  };
};

const deshacer = (primero: (monto: number) => Promise<Movido>) => async (monto: number) => {
  const { movimientos } = await sinLimites(mundo, () => primero(monto));
  const [lado] = movimientos;
  return { params: { id: lado?.cuenta ?? 0, n: lado?.n ?? 0 }, body: { motivo: 'No era de esta cuenta' } };
};
const llamando = (token: string) => ({ token, llave: randomUUID() });
const transferida = async (monto: number) =>
  hecha(await mundo.llamar(transferir, await pasarA(() => propia)(monto), llamando(mundo.ahorros.token)));
const ajuste = async (monto: number) => ({
  params: { id: mundo.una.id },
  body: {
    ...{ sentido: 'abono' as const, monto: centavos(monto), idCuenta: GASTO_VISTA, concepto: concepto() },
    ...{ documento: null, fechaValor: HOY },
  },
});
const ajustada = async (monto: number) =>
  hecha(await mundo.llamar(ajustarCuenta, await ajuste(monto), llamando(mundo.contador.token)));

recorrerFilas('control/efectos-de-ahorros.test.ts', {
  'POST /api/ahorros/cuentas apertura-de-cuenta': {
    ...{ ...comun, endpoint: abrirCuenta, pedir: abrir(conDeposito) },
  },
  'POST /api/ahorros/cuentas apertura-de-otro': {
    ...{ ...comun, endpoint: abrirCuenta, siempreDos },
    pedir: abrir((monto) => ({ titulares: [mundo.asociados[1]], ...conDeposito(monto) })),
  },
  'POST /api/ahorros/cuentas isr-de-cuenta': {
    ...{ ...comun, ...DECIDE, endpoint: abrirCuenta },
    pedir: abrir((monto) => ({
      isr: { tratamiento: 'exento', documento: `Resolución ${monto}`, vence: null },
    })),
  },
  'POST /api/ahorros/cuentas destino-de-intereses': {
    ...{ ...comun, ...DECIDE, endpoint: abrirCuenta },
    pedir: abrir((monto) => ({
      ...{ destino: mundo.otra.id, titulares: [mundo.asociados[monto === OTRA_COSA ? 1 : 0]] },
    })),
  },
  'PUT /api/ahorros/cuentas/:id/titulares titulares': {
    ...{ ...comun, ...DECIDE, endpoint: cambios.cambiarTitulares },
    pedir: async (monto) => ({
      params: { id: porCambiar },
      body: {
        titulares: [mundo.asociados[monto === OTRA_COSA ? 2 : 1]],
        version: await versionDe(porCambiar),
      },
    }),
  },
  'PUT /api/ahorros/cuentas/:id/isr isr-de-cuenta': {
    ...{ ...comun, ...DECIDE, endpoint: cambios.cambiarIsr },
    pedir: async (monto) => ({
      params: { id: mundo.aPlazo.id },
      body: {
        ...{ tratamiento: 'exento', documento: `Resolución ${monto}`, vence: null },
        version: await versionDe(mundo.aPlazo.id),
      },
    }),
  },
  'PUT /api/ahorros/cuentas/:id/al-vencer destino-de-intereses': {
    ...{ ...comun, ...DECIDE, endpoint: cambios.cambiarAlVencer },
    pedir: async (monto) => ({
      params: { id: mundo.aPlazo.id },
      body: {
        ...{ alVencer: monto === OTRA_COSA ? 'trasladar' : 'renovar', destino: mundo.otra.id },
        version: await versionDe(mundo.aPlazo.id),
      },
    }),
  },
  'POST /api/ahorros/cuentas/:id/estado bloqueo': {
    ...{ ...comun, ...DECIDE, endpoint: cambios.cambiarEstadoDeCuenta },
    pedir: ponerEstado(() => porBloquear, 'bloqueada'),
  },
  'POST /api/ahorros/cuentas/:id/estado liberacion': {
    ...{ ...comun, ...DECIDE, endpoint: cambios.cambiarEstadoDeCuenta },
    pedir: ponerEstado(() => bloqueada, 'activa'),
  },
  'POST /api/ahorros/cuentas/:id/estado reactivacion': {
    ...{ ...comun, ...DECIDE, endpoint: cambios.cambiarEstadoDeCuenta },
    pedir: ponerEstado(() => inactiva, 'activa'),
  },
  'POST /api/ahorros/cuentas/:id/cierre cierre-de-cuenta': {
    ...{ ...comun, endpoint: cerrarCuenta, pedir: cerrarHacia(() => mundo.una.id) },
  },
  'POST /api/ahorros/cuentas/:id/cierre cierre-a-otro': {
    ...{ ...comun, endpoint: cerrarCuenta, siempreDos, pedir: cerrarHacia(() => mundo.otra.id) },
  },
  'POST /api/ahorros/cuentas/:id/cierre cuenta-por-retirar': {
    ...{ ...comun, ...DECIDE, endpoint: cerrarCuenta, pedir: cerrarHacia(() => null) },
  },
  'POST /api/ahorros/transferencias transferencia-propia': {
    ...{ ...comun, endpoint: transferir, pedir: pasarA(() => propia) },
  },
  'POST /api/ahorros/transferencias transferencia-ajena': {
    ...{ ...comun, endpoint: transferir, siempreDos, pedir: pasarA(() => mundo.otra.id) },
  },
  'POST /api/ahorros/cuentas/:id/ajustes ajuste-de-ahorro': {
    ...{ ...deContador, endpoint: ajustarCuenta, pedir: ajuste },
  },
  'POST /api/ahorros/cuentas/:id/movimientos/:n/deshacer deshacer-ahorro': {
    ...{ ...comun, endpoint: deshacerMovimiento, pedir: deshacer(transferida) },
  },
  'POST /api/ahorros/cuentas/:id/movimientos/:n/corregir deshacer-ahorro': {
    ...{ ...deContador, endpoint: corregirMovimiento, pedir: deshacer(ajustada) },
  },
});

it('lo que se hace por un camino cuenta en los demás', async () => {
  await comoDueno(mundo.url, 'delete from movido_por_dia');
  const { contador } = mundo;
  for (let i = 0; i < 2; i++)
    hecha(await mundo.llamar(ajustarCuenta, await ajuste(90_000), llamando(contador.token)));
  const lineas = [
    { idCuenta: GASTO_VISTA, debe: centavos(90_000), haber: CERO },
    { idCuenta: BANCO, debe: CERO, haber: centavos(90_000) },
  ];
  const nueva = { tipo: 'diario', fecha: HOY, agencia: '01', contabilizar: true } as const;
  const deMano = await mundo.llamar(
    borradores.crearPartida,
    { body: { ...nueva, concepto: concepto(), lineas } },
    { token: contador.token },
  );
  // A diario that credits a bank pays out, whatever its author calls it: 900.00 × 3 = 2,700.00 in the day.
  expect(deMano.problema.codigo).toBe('REQUIERE_APROBACION');
});

it.each([
  ['exenta', { isr: { tratamiento: 'exento', documento: 'Resolución 77', vence: null } }],
  ['que paga a otro', { destino: 'otra' }],
])(
  'lo que se consiente de una cuenta por nacer, %s, vale aunque otra se abra antes',
  async (_, cambiosDe) => {
    const mas = 'destino' in cambiosDe ? { destino: mundo.otra.id } : cambiosDe;
    const pedida = async (cuenta: object, autorizacion?: string) =>
      mundo.llamar(abrirCuenta, (await abrir(() => cuenta)(0)) as CallOf<typeof abrirCuenta>, {
        ...llamando(mundo.ahorros.token),
        autorizacion,
      });
    const id = await autorizar(mundo, mundo.jefe, (autorizacion) => pedida(mas, autorizacion));
    // The number that was proposed is taken.
    hecha(await pedida({}));
    expect((await pedida({ ...mas, titulares: [mundo.asociados[2]] }, id)).problema.codigo).toBe(
      'AUTORIZACION_NO_CORRESPONDE',
    );
    hecha(await pedida(mas, id));
  },
);

/** Alone it takes another person to be so. */
const EXENTA = { isr: { tratamiento: 'exento', documento: 'Resolución 78', vence: null } };

it('de una cuenta exenta con depósito propio se consiente a la exención; el depósito es de quien la abre', async () => {
  await comoDueno(mundo.url, `delete from movido_por_dia`);
  const abrirla = async (autorizacion: string) =>
    mundo.llamar(
      abrirCuenta,
      (await abrir(() => ({ ...EXENTA, ...conDeposito(500_00) }))(0)) as CallOf<typeof abrirCuenta>,
      { token: mundo.ahorros.token, llave: 'exenta con depósito', autorizacion },
    );
  const id = await autorizar(mundo, mundo.jefe, abrirla);
  const { saldo } = hecha(await abrirla(id));
  expect(saldo).toBe(500_00);
  const ultima = await mundo.db
    .selectFrom('partida')
    .select(['operacion', 'autorizacion'])
    .orderBy('numero', 'desc')
    .executeTakeFirstOrThrow();
  expect(ultima).toEqual({ operacion: 'apertura-de-cuenta', autorizacion: null });
});

it.each([
  ['exenta, y que paga sus intereses a otro', () => ({ ...EXENTA, destino: mundo.otra.id })],
  [
    'exenta, y con el dinero de otro',
    () => ({ ...EXENTA, ...conDeposito(500_00), titulares: [mundo.asociados[1]] }),
  ],
])('lo que lleva dos consentimientos se hace de uno en uno: %s', async (_, cuenta) => {
  const call = (await abrir(cuenta)(0)) as CallOf<typeof abrirCuenta>;
  const { problema } = await mundo.llamar(abrirCuenta, call, {
    ...llamando(mundo.ahorros.token),
    autorizacion: PEDIR,
  });
  expect(problema.codigo).toBe('DE_UNO_EN_UNO');
});

it('nadie consiente a una decisión que no puede hacerse', async () => {
  const id = await conDinero();
  const { problema } = await mundo.llamar(
    cambios.cambiarTitulares,
    { params: { id }, body: { titulares: [mundo.asociados[1] ?? ''], version: (await versionDe(id)) + 7 } },
    { token: mundo.ahorros.token, autorizacion: PEDIR },
  );
  expect(problema.codigo).toBe('CONFLICTO_DE_EDICION');
});
