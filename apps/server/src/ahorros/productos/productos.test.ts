import * as contrato from '@cuadra/contract/ahorros/productos';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { aEscondidas, comoDueno, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import {
  DE_AHORRO,
  DE_OTRO_AHORRO,
  GASTO,
  type MundoDeProductos,
  mundoDeProductos,
  type Persona,
} from './testing/mundo-de-productos.ts';

const BOVEDA = '603102';

let m: MundoDeProductos;
beforeAll(async () => {
  m = await mundoDeProductos();
  await aEscondidas(m.url, `update cuenta set estado = 'activa' where id_cuenta = '${DE_AHORRO}'`);
});
afterAll(() => m.cerrar());

const crear = (cambios: object) =>
  m.llamar(
    contrato.crearProducto,
    { body: { codigo: 'AHX', nombre: 'Otro', clase: 'vista', idCuenta: DE_OTRO_AHORRO, ...cambios } },
    m.ahorros,
  );
const ver = (id: number, quien: Persona = m.contador) =>
  m.llamar(contrato.verProducto, { params: { id } }, quien);
const activar = (id: number, version: number, quien: Persona = m.contador) =>
  m.llamar(contrato.activarProducto, { params: { id }, body: { version } }, quien);
const suspender = (id: number, suspendido: boolean, version: number) =>
  m.llamar(contrato.suspenderProducto, { params: { id }, body: { suspendido, version } }, m.contador);

describe('un producto de ahorro', () => {
  it('no hay ninguno al empezar', async () => {
    expect(hecha(await m.llamar(contrato.listarProductos, {}, m.ahorros))).toEqual({ productos: [] });
    expect(hecha(await m.llamar(contrato.verCifrasDeProductos, {}, m.ahorros))).toEqual({ cifras: [] });
    expect((await ver(1)).problema.codigo).toBe('NO_ENCONTRADO');
  });

  it('nace en preparación, con su cuenta de control y quien lo creó', async () => {
    const producto = await m.crear();
    expect(producto).toMatchObject({
      ...{ codigo: 'AHC', clase: 'vista', estado: 'preparacion', version: 0, reglas: null, tasas: null },
      cuenta: { idCuenta: DE_AHORRO, nombre: 'Ahorro corriente de asociados' },
      ...{ versiones: [], tablas: [], control: [], pagadoHasta: null, borradores: 0 },
      creadoPor: { id: m.ahorros.id },
    });
  });

  it.each([
    ['con el código de otro', { codigo: 'AHC' }, 'PRODUCTO_REPETIDO', 'codigo'],
    ['con el nombre de otro', { nombre: 'Ahorro corriente' }, 'PRODUCTO_REPETIDO', 'nombre'],
    ['en la cuenta de otro', { idCuenta: DE_AHORRO }, 'PRODUCTO_REPETIDO', 'idCuenta'],
    ['en una cuenta que no existe', { idCuenta: '9999' }, 'CUENTA_NO_EXISTE', 'idCuenta'],
    ['en una cuenta de mayor', { idCuenta: '30110201' }, 'CUENTA_NO_DETALLE', 'idCuenta'],
    ['en una cuenta deudora', { idCuenta: GASTO }, 'CUENTA_NO_DETALLE', 'idCuenta'],
    ['con un código en minúsculas', { codigo: 'ahc' }, 'PETICION_INVALIDA', 'codigo'],
  ])('%s no se crea', async (_caso, cambios, codigo, campo) => {
    const { problema } = await crear(cambios);
    expect([problema.codigo, problema.errores?.[0]?.campo]).toEqual([codigo, campo]);
  });

  it('cambia de nombre, una persona a la vez', async () => {
    const [{ id = 0 } = {}] = hecha(await m.llamar(contrato.listarProductos, {}, m.ahorros)).productos;
    const renombrar = (nombre: string, version: number) =>
      m.llamar(contrato.renombrarProducto, { params: { id }, body: { nombre, version } }, m.ahorros2);
    expect(hecha(await renombrar('Ahorro a la vista', 0))).toMatchObject({
      nombre: 'Ahorro a la vista',
      version: 1,
    });
    expect((await renombrar('Ahorro', 0)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    hecha(await renombrar('Ahorro corriente', 1));
  });
});

describe('activar un producto', () => {
  it('pide reglas y tasas publicadas, y que otra persona lo haga', async () => {
    const { id } = await m.crear({ codigo: 'AHI', nombre: 'Ahorro infantil', idCuenta: DE_OTRO_AHORRO });
    expect((await activar(id, 0)).problema.codigo).toBe('PRODUCTO_SIN_REGLAS');
    expect((await suspender(id, true, 0)).problema.codigo).toBe('PRODUCTO_EN_PREPARACION');
    await m.conReglas(id);
    await m.atribuir('producto_ahorro', 'creado_por', id, m.contador2);
    expect((await activar(id, 0, m.contador2)).problema).toMatchObject({
      codigo: 'REGLA_PROPIA',
      detail: expect.stringContaining('Quien crea un producto'),
    });
    expect(hecha(await activar(id, 0)).estado).toBe('activo');
  });

  it('dice en qué agencia las cuentas no explican los libros, y con cuánto', async () => {
    const [corriente] = hecha(await m.llamar(contrato.listarProductos, {}, m.ahorros)).productos;
    const id = corriente?.id ?? 0;
    await m.conReglas(id);
    await registrar(
      m,
      partida('2026-03-02', BOVEDA, DE_AHORRO, 500_00),
      partida('2026-03-02', BOVEDA, DE_AHORRO, 80_00, { agencia: '02' }),
    );
    await m.traer(id, '01', 500_00);
    await m.traer(id, '02', 79_99);
    const { problema } = await activar(id, 2);
    expect(problema.codigo).toBe('PRODUCTO_NO_EXPLICA_SALDO');
    expect(problema.detail).toBe(
      'En la agencia 02 las cuentas del producto suman Q 79.99 y los libros dicen Q 80.00.',
    );
    expect(hecha(await ver(id)).control).toMatchObject([
      { agencia: '01', cuentas: 1, enCuentas: 500_00, enLibros: 500_00 },
      { agencia: '02', cuentas: 1, enCuentas: 79_99, enLibros: 80_00 },
    ]);
    await m.traer(id, '02', 1);
    expect((await activar(id, 1)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    expect(hecha(await activar(id, 2))).toMatchObject({ estado: 'activo', version: 3 });
    expect((await activar(id, 3)).problema.codigo).toBe('PRODUCTO_YA_ACTIVO');
  });

  it('deja su cuenta de control solo para el sistema', async () => {
    const [cuenta] = await comoDueno(m.url, `select estado from cuenta where id_cuenta = '${DE_AHORRO}'`);
    expect(cuenta).toEqual({ estado: 'solo_sistema' });
    await expect(registrar(m, partida('2026-03-03', BOVEDA, DE_AHORRO, 1))).rejects.toMatchObject({
      constraint: 'CUENTA_DE_AHORROS',
    });
  });

  it('después deja de admitir cuentas, y vuelve a admitirlas; nunca vuelve a preparación', async () => {
    const [corriente] = hecha(await m.llamar(contrato.listarProductos, {}, m.ahorros)).productos;
    const id = corriente?.id ?? 0;
    expect(hecha(await suspender(id, true, 3)).estado).toBe('inactivo');
    expect((await suspender(id, false, 3)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    expect(hecha(await suspender(id, false, 4)).estado).toBe('activo');
    await expect(
      comoDueno(
        m.url,
        `select set_config('cuadra.accion', 'prueba', false)`,
        `update producto_ahorro set estado = 'preparacion' where id = ${id}`,
      ),
    ).rejects.toMatchObject({ constraint: 'ESTADO_NO_ADMITE' });
  });
});

it('cada quien ve lo que suman las cuentas de sus agencias', async () => {
  const correo = 'ahorros-02@cuadra.demo';
  await contratar(m, correo, ['ahorros'], ['02']);
  const forastera = { id: '', token: await m.entrar(correo) };
  const [corriente] = hecha(await m.llamar(contrato.listarProductos, {}, forastera)).productos;
  const id = corriente?.id ?? 0;
  expect(hecha(await m.llamar(contrato.verCifrasDeProductos, {}, forastera)).cifras).toEqual([
    { producto: id, cuentas: 2, saldo: 80_00 },
  ]);
  expect(hecha(await m.llamar(contrato.verCifrasDeProductos, {}, m.contador)).cifras).toEqual([
    { producto: id, cuentas: 3, saldo: 580_00 },
  ]);
  expect(hecha(await ver(id, forastera)).control.map(({ agencia }) => agencia)).toEqual(['02']);
});

it('la bitácora dice quién creó, activó y suspendió', async () => {
  const acciones = await m.db
    .selectFrom('bitacora')
    .select(['accion', 'actor'])
    .where('entidad', '=', 'producto_ahorro')
    .execute();
  expect(acciones).toEqual(
    expect.arrayContaining([
      { accion: 'ahorros:crear-producto', actor: m.ahorros.id },
      { accion: 'ahorros:activar-producto', actor: m.contador.id },
      { accion: 'ahorros:suspender-producto', actor: m.contador.id },
      { accion: 'ahorros:reanudar-producto', actor: m.contador.id },
    ]),
  );
});
