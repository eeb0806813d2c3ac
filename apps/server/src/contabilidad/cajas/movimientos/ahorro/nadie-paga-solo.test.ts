// With the limits that an institution begins with: no cajero pays out a member's money alone beyond them, at once or in pieces, and whoever
// receives it without being a titular is told of.
import { editarCaja, listarCajas } from '@cuadra/contract/contabilidad/cajas/cajas';
import { centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comoPersona } from '#ahorros/testing/como-persona.ts';
import { abrirEnPrueba, type CuentaDePrueba } from '#ahorros/testing/cuentas-de-prueba.ts';
import { depositarEnPrueba } from '#ahorros/testing/depositar.ts';
import { activar, publicarProducto } from '#ahorros/testing/productos-de-prueba.ts';
import { hecha, type MundoDeCajas, mundoDeCajas } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { autorizar } from '#control/testing/con-otra-persona.ts';
import { registrar } from '../testing/ventanilla.ts';

const AHORRO = '3011020101';
const APERTURA = '2026-10-01';
const DPI = '1234567890101';

let mundo: MundoDeCajas;
let jornada: Awaited<ReturnType<MundoDeCajas['abrir']>>;
let cuenta: CuentaDePrueba;

beforeAll(async () => {
  mundo = await mundoDeCajas({ politica: 'de-fabrica' });
  const { id: ahorros } = await mundo.db
    .selectFrom('usuario')
    .select('id')
    .where('correo', '=', 'ahorros@cuadra.demo')
    .executeTakeFirstOrThrow();
  const producto = await publicarProducto(
    mundo,
    { escribe: ahorros, publica: mundo.contador.id },
    {
      ...{ codigo: 'AHC', nombre: 'Ahorro corriente', clase: 'vista', idCuenta: AHORRO },
      ...{ cuentaGasto: '7011010101', abono: 'mensual', tramos: [{ ppm: 35_000 }] },
    },
  );
  await activar(mundo, mundo.contador.id, producto);
  const titular = await comoPersona(mundo, ahorros, async (tx) => {
    const nadaMas = { nit: null, documento: null, nacimiento: null, telefono: null, correo: null };
    const { id } = await tx
      .insertInto('asociado')
      .values({
        ...{ nombre: 'Julia Estela Caal Pop', dpi: DPI, agencia: '01', ingreso: '2026-01-05' },
        ...{ ...nadaMas, direccion: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
  const numero = '01-AHC-000001';
  cuenta = await abrirEnPrueba(mundo, ahorros, {
    ...{ producto, agencia: '01', numero, titulares: [titular], apertura: APERTURA },
  });
  await depositarEnPrueba(mundo, cuenta.id, 1_000_000_00, APERTURA);
  jornada = await mundo.abrir(mundo.cajero);
  await mundo.mover(jornada, { monto: 300_000_00, medio: 'cheque' });
});
afterAll(() => mundo.cerrar());

const retirar = (monto: number, documento = DPI, autorizacion?: string) =>
  registrar(
    mundo,
    mundo.cajero,
    jornada,
    {
      ...{ clase: 'retiro-ahorro', monto, idCuenta: AHORRO, cuentaAhorro: cuenta.id, concepto: 'Retiro' },
      persona: { documento, nombre: 'Quien lo recibe' },
    },
    undefined,
    autorizacion,
  );

test('un retiro de Q 50,000 lo niega a quien atiende solo; autorizado pasa, una vez', async () => {
  const { problema } = await retirar(50_000_00);
  expect(problema.codigo).toBe('AUTORIZACION_REQUERIDA');
  expect(problema.detail).toContain('Pasa de Q 10,000.00');
  // Twice 30,000.00 is still below what the law asks about.
  const otraVez = (autorizacion: string) => retirar(30_000_00, DPI, autorizacion);
  const autorizacion = await autorizar(mundo, mundo.jefe, otraVez);
  const hecho = hecha(await otraVez(autorizacion));
  expect(hecho).toMatchObject({ autorizadoPor: { id: mundo.jefe.id }, ahorro: { saldo: 970_000_00 } });
  expect((await otraVez(autorizacion)).problema.codigo).toBe('AUTORIZACION_NO_CORRESPONDE');
  await mundo.exigirIgualdad();
});

test('en pedazos: diez de Q 9,999 pasan, y el undécimo pasaría de los Q 100,000 del día', async () => {
  // Each to somebody else, so that nobody reaches what the law asks about: 10 × 9,999.00 = 99,990.00.
  const aNadie = (n: number) => `99999${n}`;
  for (let n = 1; n <= 10; n++) hecha(await retirar(9_999_00, aNadie(n)));
  const { problema } = await retirar(9_999_00, aNadie(11));
  expect(problema.codigo).toBe('AUTORIZACION_REQUERIDA');
  expect(problema.detail).toContain('hoy le quedan Q 10.00');
  hecha(await retirar(10_00));
  // Two at once on the last centavos of the day: both cannot pass.
  expect((await retirar(1)).problema.codigo).toBe('AUTORIZACION_REQUERIDA');
  const con = (autorizacion: string) => retirar(9_999_00, aNadie(11), autorizacion);
  hecha(await con(await autorizar(mundo, mundo.contador, con)));
  const { rows } = await sql<{ aOtro: number; movido: number }>`
    select (select count(*)::int from senal where clase = 'a-otro' and cuenta = ${cuenta.id}) as a_otro,
      (select monto from movido_por_dia where persona = ${mundo.cajero.id} and clase = 'paga') as movido`.execute(
    mundo.db,
  );
  // What another person authorised is not in the sum: 99,990.00 + 10.00.
  expect(rows).toEqual([{ aOtro: 11, movido: 100_000_00 }]);
  await mundo.exigirIgualdad();
});

test('un contador solo ya no quita límites ni tolerancia de una caja', async () => {
  const { token } = mundo.contador;
  const [caja] = (await mundo.llamar(listarCajas, {}, { token })).cuerpo;
  if (caja === undefined) throw new Error('No hay cajas');
  const { id, version, nombre } = caja;
  const body = { version, nombre, activa: true };
  for (const de of [{ tolerancia: centavos(1_000_000_00) }, { limites: [] }]) {
    const conMas = { ...body, ...de };
    const { problema } = await mundo.llamar(editarCaja, { params: { id }, body: conMas }, { token });
    expect(problema.codigo).toBe('PETICION_INVALIDA');
  }
  const solo = sql`update politica set cada = null where operacion = 'caja-retiro-ahorro'`;
  await expect(comoPersona(mundo, mundo.contador.id, (tx) => solo.execute(tx))).rejects.toThrow();
});
