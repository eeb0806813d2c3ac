// Every way in which a partida is reversed says what it breaks at the banks, and none does it behind somebody's back: the list of
// partidas, a proposal that another person approves (alone or with others) and the counter of a caja.
import { aprobarVarias } from '@cuadra/contract/contabilidad/borradores/aprobaciones';
import { aprobarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { revertirPartida, verReversion } from '@cuadra/contract/contabilidad/reversion';
import { PEDIR } from '@cuadra/contract/control/encabezados';
import type { LineaDePartida } from '@cuadra/core/partida';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  autorizarReversion,
  revertir as deshacer,
  registrar as registrarEnCaja,
} from '#contabilidad/cajas/movimientos/testing/ventanilla.ts';
import {
  BANCO,
  HOY as HOY_EN_CAJAS,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
} from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import { porContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { lineas } from '#contabilidad/libro/testing/oficina.ts';
import { comoDueno, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import {
  DE_BANRURAL,
  HOY,
  type MundoDeBancos,
  mundoDeBancos,
  OTROS_PRODUCTOS,
} from '../testing/mundo-de-bancos.ts';
import { traerLineas } from '../testing/traer-lineas.ts';

let m: MundoDeBancos;
beforeAll(async () => {
  m = await mundoDeBancos();
});
afterAll(() => m.cerrar());

/** A deposit that somebody wrote by hand and, at the bank, the line that is the same money. */
async function depositoCruzado(monto: number, fecha = '2026-11-05') {
  const cuerpo = await escribir(fecha, lineas(monto, DE_BANRURAL, OTROS_PRODUCTOS));
  const [linea = ''] = await m.traer(m.banrural, {
    fecha,
    monto,
    texto: 'DEPOSITO EFECTIVO',
    referencia: '77',
  });
  const cruzada = await movimientosDe(cuerpo.id);
  const cruce = await m.cruzar(m.banrural, [linea], [cruzada[0]?.id ?? '']);
  return { partida: cuerpo.id, linea, cruce };
}

/** As if somebody had written it by hand. */
async function escribir(fecha: string, suyas: readonly LineaDePartida[]): Promise<{ readonly id: string }> {
  const [hecha] = await registrar(
    m,
    porContabilizar({
      ...{
        origen: 'manual',
        tipo: 'ajuste',
        fecha,
        agencia: '01',
        concepto: 'Depósito',
        autor: m.contador.id,
      },
      lineas: suyas,
    }),
  );
  if (hecha === undefined) throw new Error('No se contabilizó');
  return hecha;
}

const movimientosDe = (partida: string) =>
  m.db
    .selectFrom('movimientoDeBanco')
    .select(['id', 'monto', 'pendiente'])
    .where('partida', '=', partida)
    .orderBy('n')
    .execute();
const crucesDe = async (partida: string) => {
  const { rows } = await sql<{ id: string; clase: string; partes: number; lineas: number }>`
    select c.id, c.clase, (select count(*) from cruce_movimiento x where x.cruce = c.id)::int as partes,
      (select count(*) from cruce_linea x where x.cruce = c.id)::int as lineas
    from movimiento_de_banco b join cruce_movimiento p on p.movimiento = b.id join cruce c on c.id = p.cruce
    where b.partida = ${partida}::uuid`.execute(m.db);
  return rows;
};
const pendienteDe = async (linea: string) =>
  (
    await m.db
      .selectFrom('lineaDeBanco')
      .select('pendiente')
      .where('id', '=', linea)
      .executeTakeFirstOrThrow()
  ).pendiente;
const revertir = (id: string, cambios: object = {}) =>
  m.llamar(
    revertirPartida,
    { params: { id }, body: { fecha: HOY, motivo: 'Se registró dos veces', ...cambios } },
    { token: m.contador.token },
  );

describe('desde la lista de partidas', () => {
  it('se dice con qué está cruzada; sin aceptarlo no se revierte', async () => {
    const { partida, cruce } = await depositoCruzado(125_00);
    const { cuerpo } = await m.llamar(verReversion, { params: { id: partida } }, { token: m.contador.token });
    expect(cuerpo.cruces).toEqual([
      {
        id: cruce,
        cuentaBancaria: { id: m.banrural, nombre: 'Banrural, monetaria' },
        fecha: '2026-11-05',
        firmado: false,
        lineas: [{ fecha: '2026-11-05', texto: 'DEPOSITO EFECTIVO', referencia: '77', monto: 125_00 }],
        totalLineas: 1,
        otrosMovimientos: 0,
      },
    ]);
    expect((await revertir(partida)).problema.codigo).toBe('PARTIDA_CRUZADA');
    expect(await crucesDe(partida)).toMatchObject([{ id: cruce }]);
  });

  it('aceptándolo, el cruce se deshace, la línea vuelve a estar pendiente y ambas partidas se cruzan entre sí', async () => {
    const { partida, linea, cruce } = await depositoCruzado(250_00);
    const { status, cuerpo } = await revertir(partida, { aceptaCruces: true });
    expect(status).toBe(201);
    expect(await pendienteDe(linea)).toBe(250_00);
    const [nuevo, ...otros] = await crucesDe(partida);
    expect([nuevo?.clase, nuevo?.partes, nuevo?.lineas, otros]).toEqual(['automatico', 2, 0, []]);
    expect(await crucesDe(cuerpo.id)).toEqual([nuevo]);
    expect((await movimientosDe(cuerpo.id)).map(({ monto, pendiente }) => [monto, pendiente])).toEqual([
      [-250_00, 0],
    ]);
    await m.exigirIdentidad(m.banrural, HOY);
    // The bitácora tells who undid it, though it travelled with what others posted.
    const hechos = await m.db
      .selectFrom('bitacora')
      .select(['actor', 'accion'])
      .where('entidad', '=', 'cruce')
      .where('idEntidad', 'in', [cruce, nuevo?.id ?? ''])
      .where('accion', '<>', 'prueba')
      .execute();
    expect(hechos).toEqual([
      { actor: m.contador.id, accion: 'partidas:revertir' },
      { actor: m.contador.id, accion: 'partidas:revertir' },
    ]);
  });

  it('lo que no está cruzado se revierte como siempre, y ambas se cruzan; su explicación sobra', async () => {
    const { partida, cruce } = await depositoCruzado(60_00);
    await m.deshacer(cruce);
    const [suyo] = await movimientosDe(partida);
    await m.cambiar((tx) =>
      tx
        .insertInto('explicacionDeBanco')
        .values({
          ...{
            cuentaBancaria: m.banrural,
            linea: null,
            movimiento: suyo?.id ?? '',
            clase: 'deposito-en-transito',
          },
          ...{ motivo: null, explicadaPor: m.contador.id, explicadaEn: m.reloj.ahora().toString() },
        })
        .execute(),
    );
    expect((await revertir(partida)).status).toBe(201);
    expect(await crucesDe(partida)).toMatchObject([{ partes: 2, lineas: 0 }]);
    const quedan = await m.db
      .selectFrom('explicacionDeBanco')
      .select('id')
      .where('movimiento', '=', suyo?.id ?? '')
      .execute();
    expect(quedan).toEqual([]);
  });

  it('de unas líneas que no son del banco no se rompe nada', async () => {
    const cuerpo = await escribir('2026-11-05', [
      ...lineas(40_00, DE_BANRURAL, OTROS_PRODUCTOS),
      ...lineas(9_00),
    ]);
    const [suyo] = await movimientosDe(cuerpo.id);
    const [linea = ''] = await m.traer(m.banrural, { fecha: '2026-11-05', monto: 40_00 });
    const cruce = await m.cruzar(m.banrural, [linea], [suyo?.id ?? '']);
    expect((await revertir(cuerpo.id, { lineas: [1, 2] })).problema.codigo).toBe('PARTIDA_CRUZADA');
    expect((await revertir(cuerpo.id, { lineas: [3, 4] })).status).toBe(201);
    expect(await crucesDe(cuerpo.id)).toMatchObject([{ id: cruce }]);
  });
});

describe('una propuesta', () => {
  /** Beyond what a contador reverses alone. */
  const GRANDE = 600_000_00;
  beforeAll(() =>
    comoDueno(
      m.url,
      `update politica set cada = 50000000 where (rol, operacion) = ('contador', 'reversion')`,
    ),
  );

  it('se juzga al proponerla, y aprobada deshace lo que se dijo', async () => {
    const { partida, linea } = await depositoCruzado(GRANDE);
    expect((await revertir(partida)).problema.codigo).toBe('PARTIDA_CRUZADA');
    const propuesta = await revertir(partida, { aceptaCruces: true });
    expect(propuesta.cuerpo.estado).toBe('en_revision');
    expect(await pendienteDe(linea)).toBe(0);
    const aprobada = await m.llamar(
      aprobarPartida,
      { params: { id: propuesta.cuerpo.id }, query: {} },
      { token: m.contador2.token },
    );
    expect(aprobada.cuerpo.estado).toBe('contabilizada');
    expect(await pendienteDe(linea)).toBe(GRANDE);
    await m.exigirIdentidad(m.banrural, HOY);
  });

  it('lo que se cruzó después de proponerla nadie lo aceptó: no se aprueba, ni sola ni entre varias', async () => {
    const { partida, linea, cruce } = await depositoCruzado(GRANDE);
    await m.deshacer(cruce);
    const propuesta = (await revertir(partida)).cuerpo;
    expect(propuesta.estado).toBe('en_revision');
    m.reloj.avanzar({ minutes: 1 });
    const [suyo] = await movimientosDe(partida);
    const otro = await m.cruzar(m.banrural, [linea], [suyo?.id ?? '']);
    const sola = await m.llamar(
      aprobarPartida,
      { params: { id: propuesta.id }, query: {} },
      { token: m.contador2.token },
    );
    expect([sola.problema.codigo, sola.problema.detail]).toEqual([
      'PARTIDA_CRUZADA',
      'La partida está cruzada con 1 línea del banco en «Banrural, monetaria»: revertirla la deja sin su partida.',
    ]);
    const varias = await m.llamar(
      aprobarVarias,
      { body: { partidas: [{ id: propuesta.id, version: propuesta.version }] } },
      { token: m.contador2.token },
    );
    expect(varias.cuerpo.resultados).toMatchObject([{ id: propuesta.id, codigo: 'PARTIDA_CRUZADA' }]);
    expect(await crucesDe(partida)).toMatchObject([{ id: otro }]);
  });
});

describe('lo firmado', () => {
  it('se queda: la reversión queda pendiente por sí misma, y también se dice', async () => {
    const { partida, linea, cruce } = await depositoCruzado(80_00, '2026-10-20');
    await m.conciliar(m.banrural, 2026, 10);
    const { cuerpo: antes } = await m.llamar(
      verReversion,
      { params: { id: partida } },
      { token: m.contador.token },
    );
    expect(antes.cruces).toMatchObject([{ id: cruce, firmado: true }]);
    expect((await revertir(partida)).problema.codigo).toBe('PARTIDA_CRUZADA');
    const { cuerpo } = await revertir(partida, { aceptaCruces: true });
    expect(await pendienteDe(linea)).toBe(0);
    expect(await crucesDe(partida)).toMatchObject([{ id: cruce }]);
    expect((await movimientosDe(cuerpo.id)).map(({ pendiente }) => pendiente)).toEqual([-80_00]);
    await m.exigirIdentidad(m.banrural, HOY);
  });
});

describe('una remesa de caja', () => {
  let cajas: MundoDeCajas;
  beforeAll(async () => {
    cajas = await mundoDeCajas();
  });
  afterAll(() => cajas.cerrar());

  it('no se deshace sin decir que el banco ya la tiene; dicho, vuelve a estar pendiente', async () => {
    const jornada = await cajas.abrir(cajas.cajero);
    const [cuenta] = await comoDueno(
      cajas.url,
      `insert into cuenta_bancaria (banco, numero, nombre, id_cuenta, agencia, responsable, desde, saldo_banco_inicial)
       values ('Banrural', '111-1', 'Monetaria', '${BANCO}', '01', '${cajas.contador.id}', '2026-11-01', 0) returning id`,
    );
    const banco = String(cuenta?.id);
    const original = hecha(
      await registrarEnCaja(cajas, cajas.cajero, jornada, {
        ...{ clase: 'remesa', monto: 500_00, idCuenta: BANCO, concepto: 'Depósito del día' },
      }),
    );
    const cambiar = async (ordenes: (linea: string) => string[]) => {
      const [linea = ''] = await cajas.db.transaction().execute(async (tx) => {
        await sql`select set_config('cuadra.accion', 'prueba', true)`.execute(tx);
        return traerLineas(tx, banco, cajas.contador.id, [{ fecha: HOY_EN_CAJAS, monto: 500_00 }]);
      });
      await comoDueno(cajas.url, 'begin', ...ordenes(linea), 'commit');
      return linea;
    };
    const cruce = '11111111-1111-4111-8111-111111111111';
    const linea = await cambiar((suya) => [
      `insert into cruce (id, cuenta_bancaria, clase, razones, fecha, hecho_en)
       values ('${cruce}', '${banco}', 'automatico', '[]', '${HOY_EN_CAJAS}', '${cajas.reloj.ahora()}')`,
      `insert into cruce_linea values ('${cruce}', '${suya}', '${banco}', 50000)`,
      `insert into cruce_movimiento select '${cruce}', id, '${banco}', 50000 from movimiento_de_banco where partida = '${original.partida.id}'`,
    ]);
    const negada = await deshacer(cajas, cajas.cajero, { id: original.id, autorizacion: PEDIR });
    expect(negada.problema.codigo).toBe('PARTIDA_CRUZADA');
    expect(negada.problema.detail).toContain('cruzada con 1 línea del banco en «Monetaria»');
    const autorizacion = await autorizarReversion(cajas, cajas.cajero, cajas.jefe, original, true);
    const vuelta = hecha(
      await deshacer(cajas, cajas.cajero, { id: original.id, autorizacion, aceptaCruces: true }),
    );
    const filas = await comoDueno(
      cajas.url,
      `select (select pendiente from linea_de_banco where id = '${linea}')::int as linea,
         (select sum(abs(pendiente)) from movimiento_de_banco where cuenta_bancaria = '${banco}')::int as libros,
         (select count(*) from cruce where id = '${cruce}')::int as cruces`,
    );
    expect(filas).toEqual([{ linea: 500_00, libros: 0, cruces: 0 }]);
    expect(vuelta.revierte?.id).toBe(original.id);
  });
});
