// A cooperative brings its savers: first who they are, then their accounts with what they held or with all that moved in them.
import * as contrato from '@cuadra/contract/ahorros/importaciones';
import { CSV } from '@cuadra/contract/medios';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { activar, publicarProducto } from '#ahorros/testing/productos-de-prueba.ts';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

let app: AplicacionDePrueba;
let token: string;
let publica: string;
let vista: number;

beforeAll(async () => {
  app = await aplicacionDePrueba();
  await contratar(app, 'ahorros-02@cuadra.demo', ['ahorros'], ['02']);
  token = await app.entrar('ahorros@cuadra.demo');
  const id = async (correo: string) =>
    (await app.db.selectFrom('usuario').select('id').where('correo', '=', correo).executeTakeFirstOrThrow())
      .id;
  publica = await id('contador@cuadra.demo');
  const firmas = { escribe: await id('ahorros@cuadra.demo'), publica };
  vista = await publicarProducto(app, firmas, {
    ...{ codigo: 'AHC', nombre: 'Ahorro corriente', clase: 'vista', idCuenta: '3011020101' },
    ...{ cuentaGasto: '7011010101', abono: 'mensual', tramos: [{ ppm: 35_000 }] },
  });
  await publicarProducto(app, firmas, {
    ...{ codigo: 'APF', nombre: 'Plazo fijo', clase: 'plazo', idCuenta: '30110301' },
    ...{
      cuentaGasto: '7011010103',
      abono: 'vencimiento',
      plazos: [90],
      penalizadaPpm: 0,
      tramos: [{ ppm: 60_000 }],
    },
  });
});

afterAll(() => app.cerrar());

const csv = (...lineas: string[]) => ({ mediaType: CSV, bytes: new TextEncoder().encode(lineas.join('\n')) });

const asociados = (ensayo: 'true' | 'false', ...lineas: string[]) =>
  app.llamar(contrato.importarAsociados, { query: { ensayo }, body: csv(...lineas) }, { token });
const cuentas = (ensayo: 'true' | 'false', ...lineas: string[]) =>
  app.llamar(contrato.importarCuentas, { query: { ensayo }, body: csv(...lineas) }, { token });
const movimientos = (ensayo: 'true' | 'false', ...lineas: string[]) =>
  app.llamar(contrato.importarMovimientos, { query: { ensayo }, body: csv(...lineas) }, { token });

const cuantos = async (tabla: 'asociado' | 'cuentaAhorro' | 'movimientoAhorro') =>
  (await app.db.selectFrom(tabla).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()).n;

const saldoDe = async (numero: string) =>
  app.db.selectFrom('cuentaAhorro').selectAll().where('numero', '=', numero).executeTakeFirstOrThrow();

const DE_ASOCIADOS = 'nombre,agencia,dpi,nacimiento,teléfono';
const DE_CUENTAS = 'número,producto,titular,apertura,saldo,interés hasta';
const DE_MOVIMIENTOS = 'cuenta,fecha,clase,monto,concepto';

describe('asociados', () => {
  const buenas = [
    'Julia Estela Caal Pop,01,1234 56789 0101,25/03/1980,5555-1234',
    'Óscar Iván Reyes Tut,01,2345678901601,1991-12-31,',
  ];

  test('el ensayo dice qué entraría y no deja nada', async () => {
    const { cuerpo } = await asociados('true', DE_ASOCIADOS, ...buenas);
    expect(cuerpo).toMatchObject({ ensayo: true, filas: 2, nuevas: 2, errores: [], conErrores: 0 });
    expect(await cuantos('asociado')).toBe(0);
  });

  test('entran con sus datos', async () => {
    const { status } = await asociados('false', DE_ASOCIADOS, ...buenas);
    expect(status).toBe(200);
    const filas = await app.db
      .selectFrom('asociado')
      .select(['nombre', 'dpi', 'nacimiento', 'agencia'])
      .orderBy('numero')
      .execute();
    expect(filas).toEqual([
      { nombre: 'Julia Estela Caal Pop', dpi: '1234567890101', nacimiento: '1980-03-25', agencia: '01' },
      { nombre: 'Óscar Iván Reyes Tut', dpi: '2345678901601', nacimiento: '1991-12-31', agencia: '01' },
    ]);
  });

  test.each([
    ['el mismo DPI que ya hay', 'Otra,01,1234567890101,,', 'dpi', 'Ya hay un asociado con ese DPI.'],
    ['un DPI corto', 'Otra,01,123,,', 'dpi', 'El DPI son trece dígitos.'],
    ['sin documento alguno', 'Otra,01,,,', 'dpi', 'Escriba el DPI u otro documento.'],
    [
      'una fecha que no existe',
      'Otra,01,9999999990101,31/02/2000,',
      'nacimiento',
      expect.stringContaining('31/02/2000'),
    ],
    ['otra agencia', 'Otra,02,9999999990101,,', 'agencia', 'No trabaja en esa agencia.'],
  ])('%s se señala en su línea y no entra nada', async (_caso, linea, campo, mensaje) => {
    const { cuerpo } = await asociados('true', DE_ASOCIADOS, linea);
    expect(cuerpo.errores).toMatchObject([{ linea: 2, campo, mensaje }]);
    const antes = await cuantos('asociado');
    const { problema } = await asociados('false', DE_ASOCIADOS, 'Buena,01,8888888880101,,', linea);
    expect(problema.codigo).toBe('IMPORTACION_CON_ERRORES');
    expect(await cuantos('asociado')).toBe(antes);
  });
});

describe('cuentas y movimientos', () => {
  test('entran con lo que tenían, y desde qué día no se les ha pagado', async () => {
    const lineas = [
      '01-0001,AHC,1234567890101,15/01/2026,"1,234.56",2026-11-01',
      '01-0002,Ahorro corriente,2345 67890 1601,2026-02-01,,',
    ];
    const ensayo = await cuentas('true', DE_CUENTAS, ...lineas);
    expect(ensayo.cuerpo).toMatchObject({ nuevas: 2, monto: 1_234_56, errores: [] });
    expect(await cuantos('cuentaAhorro')).toBe(0);
    await cuentas('false', DE_CUENTAS, ...lineas);
    expect(await saldoDe('01-0001')).toMatchObject({
      saldo: 1_234_56,
      interesHasta: '2026-11-01',
      agencia: '01',
    });
    expect(await saldoDe('01-0002')).toMatchObject({ saldo: 0, interesHasta: '2026-02-01' });
  });

  test('una a plazo entra con su tasa y su vencimiento de entonces', async () => {
    const encabezado = `${DE_CUENTAS},plazo,tasa,al vencer`;
    await cuentas('false', encabezado, '01-9001,APF,1234567890101,2026-10-01,10000.00,,90,5.25 %,renovar');
    expect(await saldoDe('01-9001')).toMatchObject({
      ...{ saldo: 10_000_00, plazo: 90, vence: '2026-12-30', tasaPactada: 52_500, alVencer: 'renovar' },
    });
  });

  test.each([
    [
      'un número repetido',
      '01-0001,AHC,1234567890101,2026-01-01,,',
      'numero',
      'Ya hay una cuenta con ese número.',
    ],
    [
      'un producto que no hay',
      '01-0009,XXX,1234567890101,2026-01-01,,',
      'producto',
      'No hay un producto «XXX».',
    ],
    [
      'un titular que no hay',
      '01-0009,AHC,77,2026-01-01,,',
      'titular',
      'No hay un asociado «77»: use su DPI, su documento o su número.',
    ],
    [
      'un saldo negativo',
      '01-0009,AHC,1234567890101,2026-01-01,-5.00,',
      'saldo',
      'Una cuenta de ahorro no debe.',
    ],
    [
      'un monto con tres decimales',
      '01-0009,AHC,1234567890101,2026-01-01,0.001,',
      'saldo',
      '«0.001» no es un monto exacto en quetzales, como 1234.56.',
    ],
  ])('%s se señala', async (_caso, linea, campo, mensaje) => {
    const { cuerpo } = await cuentas('true', DE_CUENTAS, linea);
    expect(cuerpo.errores).toMatchObject([{ linea: 2, campo, mensaje }]);
  });

  test('los movimientos entran en orden de fechas y dejan el saldo que suman', async () => {
    const lineas = [
      '01-0002,2026-03-05,Retiro,40.00,En ventanilla',
      '01-0002,2026-03-01,Depósito,100.00,En ventanilla',
      '01-0002,31/03/2026,Intereses,0.30,Abono',
      '01-0002,31/03/2026,isr,0.03,Retención',
    ];
    const { cuerpo } = await movimientos('true', DE_MOVIMIENTOS, ...lineas);
    expect(cuerpo).toMatchObject({ nuevas: 4, monto: 60_27, errores: [] });
    await movimientos('false', DE_MOVIMIENTOS, ...lineas);
    const { id } = await saldoDe('01-0002');
    const filas = await app.db
      .selectFrom('movimientoAhorro')
      .select(['n', 'clase', 'monto', 'saldo', 'fecha', 'ganaDesde'])
      .where('cuenta', '=', id)
      .orderBy('n')
      .execute();
    expect(filas).toEqual([
      { n: 1, clase: 'deposito', monto: 100_00, saldo: 100_00, fecha: '2026-03-01', ganaDesde: '2026-03-01' },
      { n: 2, clase: 'retiro', monto: -40_00, saldo: 60_00, fecha: '2026-03-05', ganaDesde: '2026-03-05' },
      { n: 3, clase: 'interes', monto: 30, saldo: 60_30, fecha: '2026-03-31', ganaDesde: '2026-04-01' },
      { n: 4, clase: 'isr', monto: -3, saldo: 60_27, fecha: '2026-03-31', ganaDesde: '2026-04-01' },
    ]);
  });

  test('lo que dejaría una cuenta debiendo se señala en la línea que lo hace', async () => {
    const { cuerpo } = await movimientos(
      'true',
      DE_MOVIMIENTOS,
      '01-0002,2026-05-01,Depósito,10.00,',
      '01-0002,2026-05-02,Retiro,70.28,',
    );
    expect(cuerpo.errores).toMatchObject([
      { linea: 3, campo: 'monto', mensaje: expect.stringContaining('70.27') },
    ]);
  });

  test('un producto no se activa mientras sus cuentas no sumen lo que dicen los libros', async () => {
    const antes = await cuantos('movimientoAhorro');
    const { rows } = await sql<{
      saldo: number;
    }>`select sum(saldo)::bigint as saldo from cuenta_ahorro where producto = ${vista}`.execute(app.db);
    expect(rows[0]?.saldo).toBe(1_234_56 + 60_27);
    await expect(activar(app, publica, vista)).rejects.toThrow(
      /suman Q 1,294\.83 y los libros dicen Q 0\.00/,
    );
    expect(await cuantos('movimientoAhorro')).toBe(antes);
  });
});

test('de otra agencia no se traen movimientos', async () => {
  const ajeno = await app.entrar('ahorros-02@cuadra.demo');
  const { cuerpo } = await app.llamar(
    contrato.importarMovimientos,
    { query: { ensayo: 'true' }, body: csv(DE_MOVIMIENTOS, '01-0002,2026-05-01,Depósito,10.00,') },
    { token: ajeno },
  );
  expect(cuerpo.errores).toMatchObject([{ campo: 'cuenta', mensaje: 'No hay una cuenta 01-0002.' }]);
});

test('las columnas de una hoja se reconocen por lo que dicen sus encabezados', async () => {
  const body = csv(
    'Número de cuenta,Tipo de cuenta,Número de asociado,Fecha de apertura,Saldo actual',
    '1,2,3,4,5',
  );
  const { cuerpo } = await app.llamar(contrato.verColumnasDeCuentas, { query: {}, body }, { token });
  expect(cuerpo.mapeo).toMatchObject({
    numero: 0,
    producto: 1,
    titular: 2,
    apertura: 3,
    saldo: 4,
    plazo: null,
  });
});
