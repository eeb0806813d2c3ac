import * as contrato from '@cuadra/contract/contabilidad/bancos/cuentas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { contratar } from '#contabilidad/libro/testing/oficina.ts';
import { partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import {
  AL_EMPEZAR,
  DE_BANRURAL,
  DE_GYT,
  type MundoDeBancos,
  mundoDeBancos,
  NUMERO_DE_BANRURAL,
  OTROS_PRODUCTOS,
  type Persona,
} from '../testing/mundo-de-bancos.ts';

let mundo: MundoDeBancos;
beforeAll(async () => {
  mundo = await mundoDeBancos();
  // Q 1,000.00 in the books of another account; Q 200.00 of them in a cheque that nobody cashed.
  await registrar(
    mundo,
    partida('2026-08-10', DE_GYT, OTROS_PRODUCTOS, 1_200_00),
    partida('2026-09-29', OTROS_PRODUCTOS, DE_GYT, 200_00),
    partida('2026-10-02', DE_GYT, OTROS_PRODUCTOS, 30_00),
  );
});
afterAll(() => mundo.cerrar());

type Nueva = Parameters<typeof pedir>[0];

const pedir = (cambios: object, { token }: Persona = mundo.contador) =>
  mundo.llamar(contrato.crearCuentaBancaria, { body: { ...datos(), ...cambios } }, { token });

const datos = () => ({
  ...{
    banco: 'G&T Continental',
    numero: '44-0001-7',
    nombre: 'G&T, monetaria',
    agencia: '01',
    perfil: 'gyt' as const,
  },
  ...{ responsable: mundo.auxiliar.id, ventanaDias: 10, caducidadDias: 180 },
  ...{ idCuenta: DE_GYT, desde: '2026-10-01', saldoBancoInicial: 1_150_00, iniciales: INICIALES },
});

const INICIALES = [
  {
    lado: 'libros' as const,
    fecha: '2026-09-29',
    monto: -200_00,
    texto: 'Cheque 15 sin cobrar',
    documento: '15',
  },
  { lado: 'banco' as const, fecha: '2026-09-30', monto: -50_00, texto: 'Comisión de septiembre' },
];

const listar = async () => {
  const { cuerpo } = await mundo.llamar(contrato.listarCuentasBancarias, {}, { token: mundo.auditor.token });
  return cuerpo;
};

describe('crear una cuenta bancaria', () => {
  it('dice lo que los libros tenían el día antes', async () => {
    const query = { idCuenta: DE_GYT, desde: '2026-10-01' };
    const { token } = mundo.contador;
    expect(hecha(await mundo.llamar(contrato.saldoAlEmpezar, { query }, { token }))).toEqual({
      saldo: 1_000_00,
    });
    const { problema } = await mundo.llamar(
      contrato.saldoAlEmpezar,
      { query: { ...query, idCuenta: '9999' } },
      { token },
    );
    expect(problema.codigo).toBe('CUENTA_NO_EXISTE');
  });

  it.each<[string, Nueva | (() => Nueva), string]>([
    ['sin decir qué hace la diferencia', { iniciales: [] }, 'BANCO_NO_EXPLICA_INICIO'],
    ['con un centavo de más', { saldoBancoInicial: 1_150_01 }, 'BANCO_NO_EXPLICA_INICIO'],
    [
      'con algo del primer día o después',
      { iniciales: [{ ...INICIALES[0], fecha: '2026-10-01' }] },
      'BANCO_NO_EXPLICA_INICIO',
    ],
    [
      'en la cuenta de otra',
      { idCuenta: DE_BANRURAL, saldoBancoInicial: AL_EMPEZAR, iniciales: [] },
      'CUENTA_BANCARIA_REPETIDA',
    ],
    [
      'con el número de otra',
      { banco: 'BANRURAL', numero: NUMERO_DE_BANRURAL.replaceAll('-', '') },
      'CUENTA_BANCARIA_REPETIDA',
    ],
    ['en una cuenta de mayor', { idCuenta: '10110301' }, 'CUENTA_NO_DETALLE'],
    ['en una cuenta que no existe', { idCuenta: '99999999' }, 'CUENTA_NO_EXISTE'],
    ['con un responsable que no concilia', () => ({ responsable: mundo.jefe.id }), 'RESPONSABLE_NO_CONCILIA'],
    ['en una agencia que no es suya', { agencia: '99' }, 'SIN_AGENCIA'],
  ])('%s se rechaza', async (_caso, cambios, codigo) => {
    const { problema } = await pedir(typeof cambios === 'function' ? cambios() : cambios);
    expect(problema.codigo).toBe(codigo);
    expect(await listar()).toHaveLength(2);
  });

  it('empieza con lo pendiente de ambos lados y con lo que los libros dicen desde entonces', async () => {
    const nueva = hecha(await pedir({}));
    expect(nueva).toMatchObject({
      ...{ desde: '2026-10-01', conciliadaHasta: '2026-09-30', estadosHasta: null, activa: true, version: 0 },
      ...{
        saldoBanco: 1_150_00,
        saldoLibros: 1_030_00,
        sinExplicar: { banco: 1, libros: 2 },
        tieneMapeo: false,
      },
      responsable: { id: mundo.auxiliar.id },
    });
    for (const dia of ['2026-09-30', '2026-10-01', '2026-10-02', '2026-11-16'])
      await mundo.exigirIdentidad(nueva.id, dia);
    expect(await listar()).toHaveLength(3);
  });
});

it('lo que se cruza o se explica deja de contarse', async () => {
  const antes = (await listar()).find(({ id }) => id === mundo.industrial);
  expect(antes?.sinExplicar).toEqual({ banco: 0, libros: 0 });
  const [una = '', otra = ''] = await mundo.traer(
    mundo.industrial,
    { fecha: '2026-10-05', monto: 10_00 },
    { fecha: '2026-10-06', monto: 20_00 },
  );
  const [movimiento = ''] = await mundo.registrarEnLibros(mundo.industrial, {
    fecha: '2026-10-05',
    monto: 10_00,
  });
  const contadas = async () => (await listar()).find(({ id }) => id === mundo.industrial)?.sinExplicar;
  expect(await contadas()).toEqual({ banco: 2, libros: 1 });
  await mundo.cruzar(mundo.industrial, [una], [movimiento]);
  expect(await contadas()).toEqual({ banco: 1, libros: 0 });
  await mundo.cambiar((tx) =>
    tx
      .insertInto('explicacionDeBanco')
      .values({
        ...{
          cuentaBancaria: mundo.industrial,
          linea: otra,
          movimiento: null,
          clase: 'nota-de-credito',
          motivo: null,
        },
        ...{ explicadaPor: mundo.contador.id, explicadaEn: mundo.reloj.ahora().toString() },
      })
      .execute(),
  );
  expect(await contadas()).toEqual({ banco: 0, libros: 0 });
});

it('responden por una cuenta quienes pueden conciliar', async () => {
  const { cuerpo } = await mundo.llamar(contrato.listarResponsables, {}, { token: mundo.contador.token });
  const ids = cuerpo.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([mundo.contador.id, mundo.contador2.id, mundo.auxiliar.id]));
  for (const { id } of [mundo.jefe, mundo.auditor]) expect(ids).not.toContain(id);
});

describe('editar una cuenta bancaria', () => {
  const editar = (cambios: object, id = mundo.banrural, { token }: Persona = mundo.contador) => {
    const { idCuenta, desde, saldoBancoInicial, iniciales, ...comunes } = datos();
    const banco = { banco: 'Banrural', numero: NUMERO_DE_BANRURAL, nombre: 'Principal', perfil: null };
    const body = { ...comunes, ...banco, version: 0, activa: true, ...cambios };
    return mundo.llamar(contrato.editarCuentaBancaria, { params: { id }, body }, { token });
  };

  it('cambia lo que se decidió de ella, una persona a la vez', async () => {
    expect(hecha(await editar({ ventanaDias: 5 }))).toMatchObject({
      nombre: 'Principal',
      ventanaDias: 5,
      version: 1,
    });
    expect((await editar({})).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    expect((await editar({}, mundo.jefe.id)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await editar({ version: 1, responsable: mundo.jefe.id })).problema.codigo).toBe(
      'RESPONSABLE_NO_CONCILIA',
    );
    expect(
      (await editar({ version: 1, numero: '027009876-1', banco: 'Banco industrial' })).problema.codigo,
    ).toBe('CUENTA_BANCARIA_REPETIDA');
  });

  it('con saldo no deja de usarse', async () => {
    expect((await editar({ version: 1, activa: false })).problema.codigo).toBe('CUENTA_BANCARIA_EN_USO');
  });

  it('no es de quien trabaja en otra agencia', async () => {
    const correo = 'contador-02@cuadra.demo';
    await contratar(mundo, correo, ['contador'], ['02']);
    const forastero = { id: '', correo, token: await mundo.entrar(correo) };
    expect((await editar({ version: 1 }, mundo.banrural, forastero)).problema.codigo).toBe('SIN_AGENCIA');
  });
});
