import * as contrato from '@cuadra/contract/contabilidad/cajas/movimientos';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comoPersona } from '#ahorros/testing/como-persona.ts';
import { abrirEnPrueba, type CuentaDePrueba } from '#ahorros/testing/cuentas-de-prueba.ts';
import { depositarEnPrueba } from '#ahorros/testing/depositar.ts';
import { activar, publicarProducto } from '#ahorros/testing/productos-de-prueba.ts';
import { limitar } from '#contabilidad/cajas/testing/limitar.ts';
import {
  CAJA_GENERAL,
  HOY,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
} from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { autorizar } from '#control/testing/con-otra-persona.ts';
import { autorizarReversion, lineasDe, type Nuevo, registrar, revertir } from '../testing/ventanilla.ts';

const AHORRO = '3011020101';
const APERTURA = '2026-10-01';

let mundo: MundoDeCajas;
let jornada: Awaited<ReturnType<MundoDeCajas['abrir']>>;
let cuenta: CuentaDePrueba;
let otra: CuentaDePrueba;
let ajena: CuentaDePrueba;

beforeAll(async () => {
  mundo = await mundoDeCajas();
  const { ahorros } = await personas();
  const firmas = { escribe: ahorros, publica: mundo.contador.id };
  const producto = await publicarProducto(mundo, firmas, {
    ...{ codigo: 'AHC', nombre: 'Ahorro corriente', clase: 'vista', idCuenta: AHORRO },
    ...{ cuentaGasto: '7011010101', abono: 'mensual', tramos: [{ ppm: 35_000 }] },
  });
  await activar(mundo, firmas.publica, producto);
  const asociado = await inscribir(ahorros);
  const abrir = (agencia: string, numero: string) =>
    abrirEnPrueba(mundo, ahorros, { producto, agencia, numero, titulares: [asociado], apertura: APERTURA });
  cuenta = await abrir('01', '01-AHC-000001');
  otra = await abrir('01', '01-AHC-000002');
  ajena = await abrir('02', '02-AHC-000001');
  await depositarEnPrueba(mundo, cuenta.id, 1_000_00, APERTURA);
  await depositarEnPrueba(mundo, otra.id, 500_00, APERTURA);
  jornada = await mundo.abrir(mundo.cajero);
});

afterAll(() => mundo.cerrar());

async function personas() {
  const { id } = await mundo.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', 'ahorros@cuadra.demo')
    .executeTakeFirstOrThrow();
  return { ahorros: id };
}

function inscribir(quien: string): Promise<string> {
  const vacio = {
    nit: null,
    documento: null,
    nacimiento: null,
    telefono: null,
    correo: null,
    direccion: null,
  };
  return comoPersona(mundo, quien, async (tx) => {
    const { id } = await tx
      .insertInto('asociado')
      .values({
        ...{ nombre: 'Julia Estela Caal Pop', dpi: '1234567890101', agencia: '01', ingreso: '2026-01-05' },
        ...vacio,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

const deposito = (monto: number, cambios: Partial<Nuevo> = {}): Nuevo => ({
  ...{ clase: 'deposito-ahorro', monto, idCuenta: AHORRO, cuentaAhorro: cuenta.id, concepto: 'Depósito' },
  ...cambios,
});

const retiro = (monto: number, cambios: Partial<Nuevo> = {}): Nuevo =>
  deposito(monto, { clase: 'retiro-ahorro', concepto: 'Retiro', ...cambios });

async function saldoDe({ id }: CuentaDePrueba): Promise<number> {
  const { saldo } = await mundo.db
    .selectFrom('cuentaAhorro')
    .select('saldo')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return saldo;
}

/** The control account holds what the accounts hold, and the caja what the books say. */
async function exigirIgualdad(): Promise<void> {
  await mundo.exigirIgualdad();
  const { rows } = await sql<{ enCuentas: number; enLibros: number }>`
    select (select sum(saldo) from cuenta_ahorro)::bigint as en_cuentas,
      (select sum(haber - debe) from linea where id_cuenta = ${AHORRO})::bigint as en_libros`.execute(
    mundo.db,
  );
  expect(rows[0]?.enCuentas).toBe(rows[0]?.enLibros);
}

test('un depósito y un retiro mueven la caja, la cuenta de ahorro y los libros de una vez', async () => {
  const antes = await mundo.saldoDe(mundo.cajas.c1);
  const hecho = hecha(await registrar(mundo, mundo.cajero, jornada, deposito(200_00)));
  expect(hecho.ahorro).toMatchObject({
    ...{
      numero: cuenta.numero,
      titular: 'Julia Estela Caal Pop',
      producto: 'Ahorro corriente',
      saldo: 1_200_00,
    },
  });
  expect(await lineasDe(mundo, hecho.partida.id)).toEqual([
    { idCuenta: CAJA_GENERAL, debe: 200_00, haber: 0 },
    { idCuenta: AHORRO, debe: 0, haber: 200_00 },
  ]);
  const despues = hecha(await registrar(mundo, mundo.cajero, jornada, retiro(50_00)));
  expect(despues.ahorro?.saldo).toBe(1_150_00);
  expect(await saldoDe(cuenta)).toBe(1_150_00);
  expect(await mundo.saldoDe(mundo.cajas.c1)).toBe(antes + 150_00);
  await exigirIgualdad();
});

test('dos ventanillas no sacan más de lo que hay', async () => {
  const antes = await saldoDe(otra);
  const mitad = Math.ceil(antes * 0.6);
  const intentos = await Promise.all(
    [1, 2, 3].map(() => registrar(mundo, mundo.cajero, jornada, retiro(mitad, { cuentaAhorro: otra.id }))),
  );
  expect(intentos.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
  expect(intentos.find(({ status }) => status === 422)?.problema.codigo).toBe('SALDO_INSUFICIENTE');
  expect(await saldoDe(otra)).toBe(antes - mitad);
  await exigirIgualdad();
});

test('deshacer un depósito devuelve la cuenta a como estaba, una sola vez', async () => {
  const antes = await saldoDe(cuenta);
  const hecho = hecha(await registrar(mundo, mundo.cajero, jornada, deposito(75_00)));
  const autorizacion = await autorizarReversion(mundo, mundo.cajero, mundo.jefe, hecho);
  const vuelta = hecha(await revertir(mundo, mundo.cajero, { id: hecho.id, autorizacion }));
  expect(vuelta.ahorro?.saldo).toBe(antes);
  expect(await saldoDe(cuenta)).toBe(antes);
  const { problema } = await revertir(mundo, mundo.cajero, { id: hecho.id, autorizacion });
  expect(problema.codigo).toBe('MOVIMIENTO_YA_DESHECHO');
  await exigirIgualdad();
});

test('la misma llave deposita una vez', async () => {
  const antes = await saldoDe(cuenta);
  const llave = 'la-misma-llave-de-ahorro';
  const [una, dos] = await Promise.all([
    registrar(mundo, mundo.cajero, jornada, deposito(10_00), llave),
    registrar(mundo, mundo.cajero, jornada, deposito(10_00), llave),
  ]);
  expect(hecha(una).id).toBe(hecha(dos).id);
  expect(await saldoDe(cuenta)).toBe(antes + 10_00);
});

test.each([
  ['de otra agencia', () => deposito(10_00, { cuentaAhorro: ajena.id }), 'CUENTA_DE_OTRA_AGENCIA'],
  ['que no existe', () => deposito(10_00, { cuentaAhorro: 999_999 }), 'NO_ENCONTRADO'],
  ['sin decir cuál', () => deposito(10_00, { cuentaAhorro: null }), 'NO_ENCONTRADO'],
  [
    'con la cuenta contable de otra cosa',
    () => deposito(10_00, { idCuenta: '603102' }),
    'MOVIMIENTO_INVALIDO',
  ],
  [
    'como ingreso de otra cosa',
    () => deposito(10_00, { clase: 'ingreso', cuentaAhorro: null }),
    'CUENTA_DE_AHORROS',
  ],
  [
    'un ingreso que además la nombra',
    () => deposito(10_00, { clase: 'ingreso', idCuenta: '603102' }),
    'MOVIMIENTO_INVALIDO',
  ],
  ['un retiro en cheque', () => retiro(10_00, { medio: 'cheque' }), 'MOVIMIENTO_INVALIDO'],
])('una cuenta %s no se mueve', async (_caso, body, codigo) => {
  const { problema } = await registrar(mundo, mundo.cajero, jornada, body());
  expect(problema.codigo).toBe(codigo);
  await exigirIgualdad();
});

test('lo que se autorizó para una cuenta no sirve para otra', async () => {
  await limitar(mundo, 'retiro-ahorro', 20_00);
  const sinPermiso = await registrar(mundo, mundo.cajero, jornada, retiro(30_00));
  expect(sinPermiso.problema.codigo).toBe('AUTORIZACION_REQUERIDA');
  const con = (body: Nuevo) => (autorizacion: string) =>
    registrar(mundo, mundo.cajero, jornada, body, undefined, autorizacion);
  const autorizacion = await autorizar(mundo, mundo.jefe, con(retiro(30_00)));
  const { cuentas } = await mundo.db
    .selectFrom('autorizacion')
    .select('cuentas')
    .where('id', '=', autorizacion)
    .executeTakeFirstOrThrow();
  expect(cuentas.map(Number)).toEqual([cuenta.id]);
  const aOtra = await con(retiro(30_00, { cuentaAhorro: otra.id }))(autorizacion);
  expect(aOtra.problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');
  hecha(await con(retiro(30_00))(autorizacion));
  await limitar(mundo, 'retiro-ahorro', null);
  await exigirIgualdad();
});

test('lo que se entrega a quien no es titular lo saben quienes vigilan; a un titular, no', async () => {
  const senales = async () =>
    (
      await sql<{ persona: string; cuenta: number; monto: number }>`
        select s.persona, s.cuenta, s.monto from senal s where s.clase = 'a-otro' order by s.id`.execute(
        mundo.db,
      )
    ).rows;
  const { rows } = await sql<{ documento: string }>`
    select coalesce(s.dpi, s.documento) as documento from titular t join asociado s on s.id = t.asociado
    where t.cuenta = ${cuenta.id} order by t.orden limit 1`.execute(mundo.db);
  const persona = { documento: rows[0]?.documento ?? '', nombre: 'Quien es titular' };
  const antes = (await senales()).length;
  hecha(await registrar(mundo, mundo.cajero, jornada, retiro(11_00, { persona })));
  expect(await senales()).toHaveLength(antes);
  const nadie = { documento: '1111 11111 1111', nombre: 'Nadie Conocido' };
  hecha(await registrar(mundo, mundo.cajero, jornada, retiro(12_00, { persona: nadie })));
  expect((await senales()).slice(antes)).toEqual([
    { persona: mundo.cajero.id, cuenta: cuenta.id, monto: 12_00 },
  ]);
});

test('una cuenta que recibe sus intereses se espera un momento, y las de los demás no', async () => {
  const antes = await saldoDe(cuenta);
  let soltar: () => void = () => undefined;
  const tomada = mundo.db.transaction().execute(async (tx) => {
    await sql`select from cuenta_ahorro where id = ${cuenta.id} for update`.execute(tx);
    await new Promise<void>((sigue) => {
      soltar = sigue;
    });
  });
  const espera = registrar(mundo, mundo.cajero, jornada, deposito(5_00));
  hecha(await registrar(mundo, mundo.cajero, jornada, deposito(5_00, { cuentaAhorro: otra.id })));
  soltar();
  await tomada;
  hecha(await espera);
  expect(await saldoDe(cuenta)).toBe(antes + 5_00);
});

test('el cajero halla la cuenta por número, por DPI y por nombre; no las de otra agencia', async () => {
  const buscar = async (texto: string) => {
    const { cuerpo } = await mundo.llamar(
      contrato.buscarCuentasAtendidas,
      { query: { texto } },
      { token: mundo.cajero.token },
    );
    return cuerpo.map(({ numero }) => numero);
  };
  expect(await buscar('01-ahc-000001')).toEqual([cuenta.numero]);
  expect(await buscar('1234 56789 0101')).toEqual([cuenta.numero, otra.numero]);
  expect(await buscar('caal pop')).toEqual([cuenta.numero, otra.numero]);
  expect(await buscar('02-AHC-000001')).toEqual([]);
  expect(await buscar('zz')).toEqual([]);
});

test('la fecha del movimiento es la de la jornada', async () => {
  const hecho = hecha(await registrar(mundo, mundo.cajero, jornada, deposito(1_00)));
  const movido = await mundo.db
    .selectFrom('movimientoAhorro')
    .select(['fecha', 'fechaValor', 'ganaDesde', 'clase'])
    .where('partida', '=', hecho.partida.id)
    .executeTakeFirstOrThrow();
  expect(movido).toEqual({ fecha: HOY, fechaValor: HOY, ganaDesde: HOY, clase: 'deposito' });
});
