// Each promise of products, rules and rates, attacked with SQL as the application's own role: PostgreSQL itself refuses.
import * as contrato from '@cuadra/contract/ahorros/productos';
import { escribirReglas } from '@cuadra/contract/ahorros/reglas';
import * as deTasas from '@cuadra/contract/ahorros/tasas';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hecha } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { comoAplicacion } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import {
  DE_OTRO_AHORRO,
  type MundoDeProductos,
  mundoDeProductos,
  type Persona,
  reglas,
  TASAS,
  tramo,
} from './testing/mundo-de-productos.ts';

const SIN_PERMISO = '42501';

let m: MundoDeProductos;
let producto: contrato.ProductoDeAhorro;
/** Drafts of the one who writes. */
let borrador: { version: number; tabla: number };
beforeAll(async () => {
  m = await mundoDeProductos();
  const { id } = await m.crear();
  await m.conReglas(id);
  const params = { id };
  hecha(await m.llamar(escribirReglas, { params, body: reglas({ desde: '2027-01-01' }) }, m.ahorros));
  producto = hecha(
    await m.llamar(deTasas.escribirTasas, { params, body: { ...TASAS, desde: '2027-01-01' } }, m.ahorros),
  );
  borrador = { version: producto.versiones[0]?.id ?? 0, tabla: producto.tablas[0]?.id ?? 0 };
});
afterAll(() => m.cerrar());

/** With which of our codes, which constraint or which SQLSTATE PostgreSQL refused it; 'aceptado' when it did not. */
async function ataque(quien: Persona, ...ordenes: string[]): Promise<string> {
  const firma = [
    `select set_config('cuadra.actor', '${quien.id}', true)`,
    `select set_config('cuadra.accion', 'ataque', true)`,
  ];
  try {
    await comoAplicacion(m, 'begin', ...firma, ...ordenes, 'commit');
    return 'aceptado';
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.constraint ?? error.code ?? '';
  }
}

const publicar = (tabla: string, id: number, quien: Persona, mas = '') =>
  `update ${tabla} set estado = 'publicada', publicada_por = '${quien.id}', publicada_en = now()${mas} where id = ${id}`;

describe('lo publicado', () => {
  it.each([
    ['las reglas', `update version_de_producto set minimo = 0 where estado = 'publicada'`],
    [
      'las reglas a borrador',
      `update version_de_producto set estado = 'borrador' where estado = 'publicada'`,
    ],
    ['la tabla', `update tabla_de_tasas set desde = '2020-01-01' where estado = 'publicada'`],
    ['la retención', `update parametro_isr set ppm = 0`],
  ])('no cambia: %s', async (_que, orden) => {
    expect(await ataque(m.ahorros, orden)).toBe('REGLA_PUBLICADA');
  });

  it('no se borra, ni se borran ni agregan sus tramos', async () => {
    const publicada = producto.tablas[1]?.id ?? 0;
    for (const orden of [
      `delete from version_de_producto where estado = 'publicada'`,
      `delete from tabla_de_tasas where id = ${publicada}`,
      'delete from parametro_isr',
      `delete from tramo_de_tasa where tabla = ${publicada}`,
    ])
      expect(await ataque(m.ahorros, orden)).toBe('REGLA_PUBLICADA');
    expect(await ataque(m.ahorros, `update tramo_de_tasa set ppm = 999999 where tabla = ${publicada}`)).toBe(
      SIN_PERMISO,
    );
  });
});

describe('publicar', () => {
  it('en nombre de otro, lo propio, o cambiándolo de paso, no se puede', async () => {
    const { version, tabla } = borrador;
    expect(await ataque(m.contador, publicar('version_de_producto', version, m.contador2))).toBe(
      'FIRMA_AJENA',
    );
    expect(await ataque(m.ahorros, publicar('version_de_producto', version, m.ahorros))).toBe('REGLA_PROPIA');
    expect(await ataque(m.ahorros, publicar('tabla_de_tasas', tabla, m.ahorros))).toBe('REGLA_PROPIA');
    expect(
      await ataque(m.contador, publicar('version_de_producto', version, m.contador, ', minimo = 0')),
    ).toBe('CONFLICTO_DE_EDICION');
    expect(
      await ataque(
        m.contador,
        publicar('version_de_producto', version, m.contador, `, escrita_por = '${m.ahorros2.id}'`),
      ),
    ).toBe('CONFLICTO_DE_EDICION');
    const sinFirmas = `update parametro_isr set estado = 'publicada' where desde = '2028-01-01'`;
    const nuevo = (por: string) =>
      `insert into parametro_isr (desde, ppm, escrita_por) values ('2028-01-01', 0, ${por})`;
    expect(await ataque(m.ahorros, nuevo(`'${m.ahorros.id}'`), sinFirmas)).toBe('FIRMA_AJENA');
    expect(await ataque(m.ahorros, nuevo('null'))).toBe('FIRMA_AJENA');
  });

  it('nadie cambia los tramos de una tabla que firma otro, para publicar los suyos', async () => {
    const suyos = (ppm: number) =>
      `insert into tramo_de_tasa (tabla, monto_desde, ppm) values (${borrador.tabla}, 0, ${ppm})`;
    const sinTramos = `delete from tramo_de_tasa where tabla = ${borrador.tabla}`;
    expect(await ataque(m.contador, sinTramos)).toBe('FIRMA_AJENA');
    expect(await ataque(m.contador, suyos(999_999))).toBe('FIRMA_AJENA');
    const firma = `update tabla_de_tasas set escrita_por = '${m.contador.id}' where id = ${borrador.tabla}`;
    expect(
      await ataque(
        m.contador,
        firma,
        sinTramos,
        suyos(1),
        publicar('tabla_de_tasas', borrador.tabla, m.contador),
      ),
    ).toBe('REGLA_PROPIA');
  });

  it('con traslapes ni con huecos', async () => {
    const { tabla } = borrador;
    const otro = `insert into tramo_de_tasa (tabla, monto_desde, monto_hasta, ppm) values (${tabla}, 5, 10, 1)`;
    expect(await ataque(m.ahorros, otro)).toBe('tramo_sin_traslape');
    const hueco = `delete from tramo_de_tasa where tabla = ${tabla} and monto_desde = 0`;
    expect(await ataque(m.ahorros, hueco)).toBe('aceptado');
    expect(await ataque(m.contador, publicar('tabla_de_tasas', tabla, m.contador))).toBe('TASAS_CON_HUECOS');
    const lleno = `insert into tramo_de_tasa (tabla, monto_desde, monto_hasta, ppm) values (${tabla}, 0, 1000000, 1)`;
    expect(await ataque(m.ahorros, lleno)).toBe('aceptado');
  });
});

describe('los días pagados', () => {
  it('conservan sus reglas: de una corrida aplicada y de cuentas con intereses pagados', async () => {
    const { id } = await m.crear({ codigo: 'PAG', nombre: 'Pagado', idCuenta: DE_OTRO_AHORRO });
    await m.conReglas(id, '2026-01-01');
    const nueva = async (desde: string) => {
      const body = { ...TASAS, desde, tramos: [tramo(0, null, 1)] };
      const { tablas } = hecha(await m.llamar(deTasas.escribirTasas, { params: { id }, body }, m.ahorros));
      return tablas.find((una) => una.desde === desde)?.id ?? 0;
    };
    const enMarzo = await nueva('2026-03-31');
    const enAbril = await nueva('2026-04-01');
    const corrida = await m.correr(id, 'aplicado', '2026-03-01', '2026-04-01');
    expect(await ataque(m.contador, publicar('tabla_de_tasas', enMarzo, m.contador))).toBe(
      'REGLA_RETROACTIVA',
    );
    const params = { id, regla: enMarzo };
    const { problema } = await m.llamar(deTasas.publicarTasas, { params, body: { version: 0 } }, m.contador);
    expect(problema).toMatchObject({
      codigo: 'REGLA_RETROACTIVA',
      errores: [{ campo: 'desde', mensaje: expect.stringContaining('31/03/2026') }],
    });
    expect(hecha(await m.llamar(contrato.verProducto, { params: { id } }, m.contador)).pagadoHasta).toBe(
      '2026-03-31',
    );
    expect(await ataque(m.contador, publicar('tabla_de_tasas', enAbril, m.contador))).toBe('aceptado');
    // Undone, those days are free again.
    await m.atribuirEstado(corrida, 'revertido');
    expect(await ataque(m.contador, publicar('tabla_de_tasas', enMarzo, m.contador))).toBe('aceptado');
    // What was paid elsewhere counts once the product is in use.
    await m.traer(id, '01', 1, '2026-06-01');
    const enMayo = await nueva('2026-05-31');
    await m.atribuirEstado(id, 'activo', 'producto_ahorro');
    expect(await ataque(m.contador, publicar('tabla_de_tasas', enMayo, m.contador))).toBe(
      'REGLA_RETROACTIVA',
    );
    expect(await ataque(m.contador, publicar('tabla_de_tasas', await nueva('2026-06-01'), m.contador))).toBe(
      'aceptado',
    );
  });

  it('que se están calculando esperan; lo ya calculado se calcula de nuevo', async () => {
    const id = producto.id;
    const body = { ...TASAS, desde: '2026-11-10' };
    const { tablas } = hecha(await m.llamar(deTasas.escribirTasas, { params: { id }, body }, m.ahorros));
    const tabla = tablas.find(({ desde }) => desde === '2026-11-10')?.id ?? 0;
    const calculando = await m.correr(id, 'calculando', '2026-11-01', '2026-12-01');
    expect(await ataque(m.contador, publicar('tabla_de_tasas', tabla, m.contador))).toBe('REGLA_RETROACTIVA');
    await m.atribuirEstado(calculando, 'aprobado');
    const deAntes = await m.correr(id, 'calculado', '2026-10-01', '2026-11-01');
    expect(await ataque(m.contador, publicar('tabla_de_tasas', tabla, m.contador))).toBe('aceptado');
    const estados = await m.db
      .selectFrom('corrida')
      .select(['id', 'estado'])
      .where('id', 'in', [calculando, deAntes])
      .orderBy('id')
      .execute();
    expect(estados).toEqual([
      { id: calculando, estado: 'vencido' },
      { id: deAntes, estado: 'calculado' },
    ]);
    const eventos = await m.db
      .selectFrom('corridaEvento')
      .select(['estado', 'detalle', 'por'])
      .where('corrida', '=', calculando)
      .execute();
    expect(eventos).toEqual([
      {
        ...{ estado: 'vencido', por: m.contador.id },
        detalle: 'Se publicaron reglas o tasas que rigen desde el 10/11/2026.',
      },
    ]);
  });
});

describe('un producto', () => {
  it('no cambia de cuenta, ni de creador, ni lo activa quien lo creó', async () => {
    const { id } = producto;
    for (const columna of ['id_cuenta', 'codigo', 'clase', 'creado_por'])
      expect(await ataque(m.ahorros, `update producto_ahorro set ${columna} = null where id = ${id}`)).toBe(
        SIN_PERMISO,
      );
    expect(await ataque(m.ahorros, `update producto_ahorro set estado = 'activo' where id = ${id}`)).toBe(
      'REGLA_PROPIA',
    );
    expect(await ataque(m.ahorros, 'delete from producto_ahorro')).toBe(SIN_PERMISO);
    expect(await ataque(m.ahorros, `insert into control_de_ahorro values ('${DE_OTRO_AHORRO}', ${id})`)).toBe(
      SIN_PERMISO,
    );
  });
});
