import * as contrato from '@cuadra/contract/ahorros/asociados';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type MundoDeAhorros, mundoDeAhorros, type Persona } from '#ahorros/testing/mundo-de-ahorros.ts';
import { aplicacionDePrueba } from '#testing/application.ts';

let mundo: MundoDeAhorros;
beforeAll(async () => {
  mundo = await mundoDeAhorros();
});
afterAll(() => mundo?.cerrar());

type Nuevo = Parameters<typeof crear>[0];
const crear = (
  body: Partial<Record<keyof contrato.AsociadoNuevo, unknown>>,
  quien: Persona = mundo.ahorros,
) =>
  mundo.llamar(
    contrato.crearAsociado,
    { body: { nombre: 'Rosa Elvira Tzul', dpi: '4567890121601', agencia: '01', ...body } as never },
    { token: quien.token },
  );
const listar = (
  query: Partial<Record<'texto' | 'agencia' | 'estado' | 'cursor' | 'porPagina', string>>,
  quien = mundo.ahorros,
) => mundo.llamar(contrato.listarAsociados, { query: query as never }, { token: quien.token });
const nuevo: Nuevo = {};

describe('la lista', () => {
  test('busca por número, por DPI y por palabras del nombre, sin acentos', async () => {
    for (const texto of ['1', '1234567890101', '1234 56789 0101', 'caal julia', 'JULIA'])
      expect([texto, (await listar({ texto })).cuerpo.asociados.map(({ numero }) => numero)]).toEqual([
        texto,
        [1],
      ]);
    expect((await listar({ texto: 'oscar' })).cuerpo.asociados[0]?.nombre).toBe('Óscar Iván Reyes Tut');
    expect((await listar({ texto: 'nadie así' })).cuerpo).toMatchObject({
      asociados: [],
      siguiente: null,
      total: 0,
    });
  });

  test('dice cuántas cuentas tiene cada quien en las agencias de quien pregunta', async () => {
    const { asociados, total } = (await listar({}, mundo.ahorrosDeTodas)).cuerpo;
    expect(total).toBe(asociados.length);
    expect(asociados.slice(0, 3).map(({ cuentas, saldo }) => [cuentas, saldo])).toEqual([
      [3, 1_000_00 + 250_50 + 10_000_00],
      [1, 250_50],
      [1, 500_00],
    ]);
    const deOtra = (await listar({}, mundo.ahorrosDeOtra)).cuerpo.asociados;
    expect(deOtra.map(({ numero, saldo }) => [numero, saldo])).toEqual([[3, 500_00]]);
  });

  test('va por páginas sin repetir ni saltar, y por agencia y estado', async () => {
    const vistos: number[] = [];
    let cursor: string | undefined;
    do {
      const { cuerpo } = await listar(
        { porPagina: '2', ...(cursor === undefined ? {} : { cursor }) },
        mundo.ahorrosDeTodas,
      );
      vistos.push(...cuerpo.asociados.map(({ numero }) => numero));
      cursor = cuerpo.siguiente ?? undefined;
    } while (cursor !== undefined);
    expect(vistos.slice(0, 3)).toEqual([1, 2, 3]);
    const deLa02 = await listar({ agencia: '02' }, mundo.ahorrosDeTodas);
    expect(deLa02.cuerpo.asociados.map(({ numero }) => numero)).toEqual([3]);
    expect((await listar({ estado: 'fallecido' })).cuerpo.total).toBe(0);
    expect((await listar({ cursor: 'bm8' })).problema.codigo).toBe('PETICION_INVALIDA');
  });

  test('una institución sin asociados tiene la lista vacía', async () => {
    const vacia = await aplicacionDePrueba();
    const token = await vacia.entrar('ahorros@cuadra.demo');
    const { cuerpo } = await vacia.llamar(contrato.listarAsociados, { query: {} }, { token });
    expect(cuerpo).toEqual({ asociados: [], siguiente: null, total: 0 });
    await vacia.cerrar();
  });
});

describe('inscribir y corregir', () => {
  test('queda con su número, su ingreso de hoy y en la bitácora', async () => {
    const { status, cuerpo } = await crear(nuevo);
    expect([status, cuerpo.ingreso, cuerpo.estado, cuerpo.totales]).toEqual([
      201,
      '2026-11-16',
      'activo',
      { abiertas: 0, saldo: 0 },
    ]);
    expect((await crear({})).problema).toMatchObject({
      codigo: 'ASOCIADO_REPETIDO',
      errores: [{ campo: 'dpi' }],
    });
    const anotado = await mundo.db
      .selectFrom('bitacora')
      .select(['accion', 'actor'])
      .where('idEntidad', '=', cuerpo.id)
      .execute();
    expect(anotado).toEqual([{ accion: 'ahorros:inscribir', actor: mundo.ahorros.id }]);
  });

  test.each([
    [{ dpi: null }, 'PETICION_INVALIDA'],
    [{ dpi: '123' }, 'PETICION_INVALIDA'],
    [{ dpi: '5555555555555', agencia: '02' }, 'SIN_AGENCIA'],
    [{ dpi: '5555555555555', nacimiento: '2027-01-01' }, 'FECHA_FUTURA'],
    [{ dpi: '5555555555555', ingreso: '2026-11-17' }, 'FECHA_FUTURA'],
  ])('no se inscribe con %j', async (cambios, codigo) => {
    expect((await crear(cambios)).problema.codigo).toBe(codigo);
  });

  test('se corrige como se leyó, y quien llegó tarde lo sabe', async () => {
    const { cuerpo: antes } = await crear({ dpi: null, documento: 'P-778899', nombre: 'John Doe' });
    const { id, version } = antes;
    const body = { nombre: 'John Peter Doe', documento: 'P-778899', agencia: '01', version };
    const editar = () =>
      mundo.llamar(contrato.editarAsociado, { params: { id }, body }, { token: mundo.ahorros.token });
    expect((await editar()).cuerpo).toMatchObject({ nombre: 'John Peter Doe', version: version + 1 });
    expect((await editar()).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    const ajeno = { ...body, version: version + 1 };
    const deOtra = await mundo.llamar(
      contrato.editarAsociado,
      { params: { id }, body: ajeno },
      { token: mundo.ahorrosDeOtra.token },
    );
    expect(deOtra.problema.codigo).toBe('SIN_AGENCIA');
  });
});

describe('el estado', () => {
  const cambiar = (id: string, estado: 'activo' | 'retirado' | 'fallecido', version: number) =>
    mundo.llamar(
      contrato.cambiarEstadoDeAsociado,
      { params: { id }, body: { estado, motivo: 'Lo pidió por carta', version } },
      { token: mundo.ahorros.token },
    );

  test('con cuentas abiertas nadie se retira ni se anota como fallecido', async () => {
    const [id] = mundo.asociados;
    for (const estado of ['retirado', 'fallecido'] as const)
      expect((await cambiar(id, estado, 0)).problema.codigo).toBe('ASOCIADO_CON_CUENTAS');
  });

  test('sin cuentas se retira con su motivo, y puede volver', async () => {
    const { cuerpo } = await crear({ dpi: '6666666666666' });
    const { cuerpo: retirado } = await cambiar(cuerpo.id, 'retirado', cuerpo.version);
    expect(retirado.estado).toBe('retirado');
    expect((await cambiar(cuerpo.id, 'activo', retirado.version)).cuerpo.estado).toBe('activo');
    const { despues } = await mundo.db
      .selectFrom('bitacora')
      .select('despues')
      .where('idEntidad', '=', cuerpo.id)
      .where('accion', '=', 'ahorros:estado-de-asociado')
      .where('antes', 'is', null)
      .executeTakeFirstOrThrow();
    expect(despues).toMatchObject({ motivo: 'Lo pidió por carta' });
  });
});

test('ver a uno trae sus cuentas de las agencias de quien mira', async () => {
  const [id] = mundo.asociados;
  const ver = (quien: Persona) =>
    mundo.llamar(contrato.verAsociado, { params: { id } }, { token: quien.token });
  const { cuerpo } = await ver(mundo.ahorros);
  expect(cuerpo.cuentas.map(({ numero }) => numero)).toEqual([
    '01-AHC-000001',
    '01-AHC-000002',
    '01-APF-000001',
  ]);
  expect(cuerpo.totales).toEqual({ abiertas: 3, saldo: 11_250_50 });
  expect((await ver(mundo.ahorrosDeOtra)).problema.codigo).toBe('NO_ENCONTRADO');
});
