import * as deReglas from '@cuadra/contract/ahorros/reglas';
import * as contrato from '@cuadra/contract/ahorros/tasas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import {
  DE_PLAZO,
  type MundoDeProductos,
  mundoDeProductos,
  type Persona,
  reglas,
  TASAS,
  tramo,
} from '../testing/mundo-de-productos.ts';

let m: MundoDeProductos;
let vista: number;
let plazo: number;
beforeAll(async () => {
  m = await mundoDeProductos();
  vista = (await m.crear()).id;
  plazo = (await m.crear({ codigo: 'PF', nombre: 'Plazo fijo', clase: 'plazo', idCuenta: DE_PLAZO })).id;
});
afterAll(() => m.cerrar());

const escribir = (id: number, cambios: object = {}, quien: Persona = m.ahorros) =>
  m.llamar(contrato.escribirTasas, { params: { id }, body: { ...TASAS, ...cambios } }, quien);
const editar = (id: number, regla: number, version: number, cambios: object = {}, quien = m.ahorros) =>
  m.llamar(contrato.editarTasas, { params: { id, regla }, body: { ...TASAS, ...cambios, version } }, quien);
const publicar = (id: number, regla: number, version: number, quien: Persona = m.contador) =>
  m.llamar(contrato.publicarTasas, { params: { id, regla }, body: { version } }, quien);
const descartar = (id: number, regla: number, version: number) =>
  m.llamar(contrato.descartarTasas, { params: { id, regla }, query: { version } }, m.ahorros2);
const escrita = async (id: number, cambios: { desde: string; modo?: string; tramos?: readonly object[] }) => {
  const { tablas } = hecha(await escribir(id, cambios));
  const suya = tablas.find(({ desde }) => desde === cambios.desde);
  if (suya === undefined) throw new Error('No está.');
  return suya;
};

describe('escribir una tabla de tasas', () => {
  it('la deja por publicar, con sus tramos en orden', async () => {
    const tabla = await escrita(vista, { desde: '2026-01-01', tramos: [...TASAS.tramos].reverse() });
    expect(tabla).toMatchObject({
      ...{ producto: vista, modo: 'total', estado: 'borrador', reparos: [], tramos: TASAS.tramos },
      escritaPor: { id: m.ahorros.id },
    });
    expect((await escribir(vista)).problema.codigo).toBe('REGLA_DEL_MISMO_DIA');
    expect((await escribir(99)).problema.codigo).toBe('NO_ENCONTRADO');
  });

  it.each([
    ['con dos tasas para un monto', [tramo(0, 100_01, 1), tramo(100_00, null, 2)], 'tramos'],
    ['con dos tramos que empiezan igual', [tramo(0, 100_00, 1), tramo(0, null, 2)], 'tramos'],
    ['con un tramo al revés', [tramo(0, null, 1, [90, 90])], 'tramos.0'],
  ])('%s se rechaza', async (_caso, tramos, campo) => {
    const { problema } = await escribir(vista, { desde: '2026-09-01', tramos });
    expect([problema.codigo, problema.errores?.[0]?.campo]).toEqual(['TASAS_TRASLAPADAS', campo]);
  });

  it('con huecos se guarda, y dice lo que falta; no se publica', async () => {
    const tabla = await escrita(vista, {
      desde: '2026-05-01',
      tramos: [tramo(0, 100_00, 1), tramo(200_00, null, 2)],
    });
    expect(tabla.reparos).toMatchObject([
      { campo: 'tramos.1', mensaje: expect.stringContaining('no hay tasa de Q') },
    ]);
    expect((await publicar(vista, tabla.id, 0)).problema.codigo).toBe('TASAS_CON_HUECOS');
    const vacia = hecha(await editar(vista, tabla.id, 0, { desde: '2026-05-01', tramos: [] }));
    expect(vacia.tablas.find(({ id }) => id === tabla.id)?.reparos).toHaveLength(1);
    expect((await publicar(vista, tabla.id, 1)).problema.codigo).toBe('TASAS_CON_HUECOS');
    hecha(await descartar(vista, tabla.id, 1));
  });

  it('quien la cambia la firma; lo viejo no vuelve', async () => {
    const tabla = await escrita(vista, { desde: '2026-06-01' });
    const tramos = [tramo(0, null, 12_345)];
    const { tablas } = hecha(
      await editar(vista, tabla.id, 0, { desde: '2026-06-01', modo: 'marginal', tramos }, m.ahorros2),
    );
    expect(tablas.find(({ id }) => id === tabla.id)).toMatchObject({
      ...{ modo: 'marginal', tramos, version: 1, escritaPor: { id: m.ahorros2.id } },
    });
    expect((await editar(vista, tabla.id, 0)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    expect((await editar(plazo, tabla.id, 1)).problema.codigo).toBe('NO_ENCONTRADO');
    expect((await descartar(vista, tabla.id, 0)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    hecha(await descartar(vista, tabla.id, 1));
  });
});

describe('publicar una tabla de tasas', () => {
  it('es de otra persona, y ya no cambia', async () => {
    const tabla = await escrita(vista, { desde: '2026-07-01' });
    await m.atribuir('tabla_de_tasas', 'escrita_por', tabla.id, m.contador2);
    expect((await publicar(vista, tabla.id, 0, m.contador2)).problema.codigo).toBe('REGLA_PROPIA');
    expect((await publicar(vista, tabla.id, 9)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    const { tablas, tasas } = hecha(await publicar(vista, tabla.id, 0));
    expect(tasas).toEqual({ desde: '2026-07-01', menor: 20_000, mayor: 35_000 });
    expect(tablas.find(({ id }) => id === tabla.id)).toMatchObject({
      ...{ situacion: 'vigente', publicadaPor: { id: m.contador.id } },
    });
    expect((await editar(vista, tabla.id, 1)).problema.codigo).toBe('REGLA_PUBLICADA');
    expect((await descartar(vista, tabla.id, 1)).problema.codigo).toBe('REGLA_PUBLICADA');
  });

  it('a la vista no depende del plazo; a plazo llega a los que se ofrecen', async () => {
    const conPlazo = await escrita(vista, { desde: '2026-08-01', tramos: [tramo(0, null, 1, [30, null])] });
    expect((await publicar(vista, conPlazo.id, 0)).problema.codigo).toBe('TASAS_CON_HUECOS');
    hecha(await descartar(vista, conPlazo.id, 0));
    const cambios = { abono: 'vencimiento' as const, plazos: [60, 90], penalizadaPpm: 5_000 };
    const params = { id: plazo };
    const { versiones } = hecha(
      await m.llamar(deReglas.escribirReglas, { params, body: reglas(cambios) }, m.ahorros),
    );
    const regla = versiones[0]?.id ?? 0;
    hecha(
      await m.llamar(
        deReglas.publicarReglas,
        { params: { id: plazo, regla }, body: { version: 0 } },
        m.contador,
      ),
    );
    const corta = await escrita(plazo, { desde: '2026-01-01', tramos: [tramo(0, null, 1, [90, null])] });
    expect(corta.reparos).toMatchObject([{ campo: 'tramos', mensaje: expect.stringContaining('60 días') }]);
    expect((await publicar(plazo, corta.id, 0)).problema.codigo).toBe('TASAS_CON_HUECOS');
    const tramos = [tramo(0, null, 1, [60, 90]), tramo(0, null, 2, [90, null])];
    hecha(await editar(plazo, corta.id, 0, { desde: '2026-01-01', tramos }));
    hecha(await publicar(plazo, corta.id, 1));
  });

  it('por franjas no va con reglas que capitalizan cada día', async () => {
    const otro = await m.crear({ codigo: 'CAP', nombre: 'Que capitaliza', idCuenta: '3011020103' });
    await m.conReglas(otro.id, '2026-01-01', { capitalizacion: 'diaria' });
    const tabla = await escrita(otro.id, { desde: '2026-12-01', modo: 'marginal' });
    expect(tabla.reparos.map(({ campo }) => campo)).toEqual(['modo']);
    expect((await publicar(otro.id, tabla.id, 0)).problema.codigo).toBe('REGLAS_INCOMPATIBLES');
  });
});

it('las tablas se leen todas, o las de un producto', async () => {
  const listar = async (query: { producto?: number }) =>
    hecha(await m.llamar(contrato.listarTasas, { query }, m.contador)).tablas;
  expect([...new Set((await listar({})).map(({ producto }) => producto))]).toEqual(
    expect.arrayContaining([vista, plazo]),
  );
  expect(
    (await listar({ producto: plazo })).map(({ producto, tramos }) => [producto, tramos.length]),
  ).toEqual([[plazo, 2]]);
  const { problema } = await m.llamar(contrato.listarTasas, { query: { producto: 999 } }, m.contador);
  expect(problema.codigo).toBe('NO_ENCONTRADO');
});
