// A whole import is undone in one order: all of its partidas that still stand or none, alone within one's limits, by two beyond
// them. Each path to a reversal is tried: alone, asked and approved, at once, by who may not, and against PostgreSQL itself.
import * as contrato from '@cuadra/contract/contabilidad/importaciones/deshacer';
import {
  listarPartidasImportadas,
  verImportacion,
} from '@cuadra/contract/contabilidad/importaciones/importaciones';
import { importarPartidas } from '@cuadra/contract/contabilidad/importaciones/lote';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { CSV } from '@cuadra/contract/medios';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { abrirOficina, CAJA_CHICA, type Oficina, SOBRANTES } from '#contabilidad/libro/testing/oficina.ts';
import { verLibro } from '../testing/lotes.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());
/** What is undone was brought in: it goes out again. */
const limitar = (monto: number | null) => oficina.limitar('contador', 'paga', monto, monto);
beforeEach(() => oficina.otroDia());
afterEach(() => limitar(null));

let serie = 0;
function hoja(cuantas: number, { agencia = '01', fecha = '2026-11-10' } = {}): string {
  const filas = Array.from({ length: cuantas }, (_, n) => {
    const comun = `${n + 1},${fecha},diario,${agencia},Por deshacer ${++serie}`;
    return `${comun},${CAJA_CHICA},${n + 1}.00,\n${comun},${SOBRANTES},,${n + 1}.00`;
  });
  return ['partida,fecha,tipo,agencia,concepto,idCuenta,debe,haber', ...filas].join('\n');
}

async function importar(texto: string): Promise<string> {
  const { cuerpo, problema } = await oficina.llamar(
    importarPartidas,
    { query: { ensayo: 'false' }, body: { mediaType: CSV, bytes: Buffer.from(texto) } },
    { token: oficina.contador },
  );
  if (cuerpo.importacion == null) throw new Error(JSON.stringify(problema));
  return cuerpo.importacion;
}

const MOTIVO = 'Se trajo dos veces';
const ver = async (id: string, token = oficina.contador, query = {}) =>
  oficina.llamar(contrato.verDeshacer, { params: { id }, query }, { token });
const deshacer = (
  id: string,
  token = oficina.contador,
  body: { motivo: string; fecha?: string } = { motivo: MOTIVO },
) => oficina.llamar(contrato.deshacerImportacion, { params: { id }, body }, { token });
const aprobar = (id: string, pedido: string, token = oficina.contador2) =>
  oficina.llamar(contrato.aprobarDeshacer, { params: { id }, body: { pedido } }, { token });
const importacion = async (id: string) =>
  (await oficina.llamar(verImportacion, { params: { id } }, { token: oficina.contador })).cuerpo;
const partidasDe = async (id: string) =>
  (await oficina.llamar(listarPartidasImportadas, { params: { id }, query: {} }, { token: oficina.contador }))
    .cuerpo.partidas;

async function saldo(): Promise<number> {
  const { rows } = await sql<{ saldo: number }>`
    select sum(debe - haber)::bigint as saldo from linea where id_cuenta = ${CAJA_CHICA} and agencia = '01'`.execute(
    oficina.db,
  );
  return rows[0]?.saldo ?? 0;
}

describe('sola, dentro de sus límites', () => {
  it('todo vuelve a como estaba: 1.00 + 2.00 + 3.00 menos otro tanto', async () => {
    const antes = await saldo();
    const id = await importar(hoja(3));
    expect(await saldo()).toBe(antes + 600);
    expect((await ver(id)).cuerpo).toMatchObject({
      partidas: 3,
      total: 600,
      impedimentos: [],
      aprobacion: null,
    });
    expect((await deshacer(id)).cuerpo).toEqual({ resultado: 'hecho', partidas: 3 });
    expect(await saldo()).toBe(antes);
    expect((await partidasDe(id)).every(({ revertidaPor }) => revertidaPor !== null)).toBe(true);
    expect(await importacion(id)).toMatchObject({
      estado: 'deshecha',
      deshacer: [{ motivo: MOTIVO, resolucion: 'hecho', partidas: 3 }],
    });
  });

  it('dos veces a la vez se deshace una', async () => {
    const id = await importar(hoja(4));
    const antes = await verLibro(oficina);
    const dos = await Promise.all([deshacer(id), deshacer(id, oficina.contador2)]);
    expect(dos.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await verLibro(oficina)).partidas).toBe(antes.partidas + 4);
    expect((await deshacer(id)).problema.codigo).toBe('NADA_QUE_DESHACER');
  });

  it('las que ya estaban revertidas se quedan como están', async () => {
    const id = await importar(hoja(3));
    await oficina.llamar(
      revertirPartida,
      { params: { id }, body: { fecha: '2026-11-10', motivo: 'Sola' } },
      { token: oficina.contador },
    );
    expect((await ver(id)).cuerpo).toMatchObject({ partidas: 2, yaRevertidas: 1 });
    expect((await deshacer(id)).cuerpo.partidas).toBe(2);
  });

  it('con otra fecha, todas ese día; si el mes no está abierto no se hace ninguna', async () => {
    const id = await importar(hoja(2));
    const antes = await verLibro(oficina);
    const mala = await deshacer(id, oficina.contador, { motivo: MOTIVO, fecha: '2025-11-10' });
    expect(mala.problema.codigo).toBe('IMPORTACION_NO_SE_DESHACE');
    expect(mala.problema.errores?.[0]).toMatchObject({ codigo: 'PERIODO_CERRADO' });
    expect(await verLibro(oficina)).toEqual(antes);
    await deshacer(id, oficina.contador, { motivo: MOTIVO, fecha: '2026-11-12' });
    const { rows } = await sql<{ fecha: string }>`
      select distinct r.fecha from partida p join partida r on r.revierte = p.id where p.id in
        (${sql.join((await partidasDe(id)).map((una) => sql`${una.id}::uuid`))})`.execute(oficina.db);
    expect(rows).toEqual([{ fecha: '2026-11-12' }]);
  });

  it('un día antes que alguna de ellas lo impide, y se dice de qué día es', async () => {
    const id = await importar(hoja(2));
    const { impedimentos } = (await ver(id, oficina.contador, { fecha: '2026-11-09' })).cuerpo;
    expect(impedimentos).toMatchObject([
      {
        codigo: 'REVERSION_ANTES_DE_LA_ORIGINAL',
        cuantas: 2,
        mensaje: expect.stringContaining('10/11/2026'),
      },
    ]);
    const { problema } = await deshacer(id, oficina.contador, { motivo: MOTIVO, fecha: '2026-11-09' });
    expect(problema.codigo).toBe('IMPORTACION_NO_SE_DESHACE');
  });

  it('se advierte lo que a mano se advertiría, y el motivo queda con cada reversión', async () => {
    const id = await importar(hoja(2, { fecha: '2026-10-20' }));
    expect((await ver(id)).cuerpo.advertencias).toMatchObject([{ codigo: 'FECHA_ATRASADA', cuantas: 2 }]);
    expect((await ver(id, oficina.contador, { fecha: '2026-11-16' })).cuerpo.advertencias).toEqual([]);
    await deshacer(id);
    const { rows } = await sql<{ codigo: string; motivo: string; cuantas: number }>`
      select a.codigo, a.motivo, count(*)::int as cuantas from advertencia_aceptada a join partida r on r.id = a.partida
      where r.revierte in (${sql.join((await partidasDe(id)).map((una) => sql`${una.id}::uuid`))}) group by 1, 2`.execute(
      oficina.db,
    );
    expect(rows).toEqual([{ codigo: 'FECHA_ATRASADA', motivo: MOTIVO, cuantas: 2 }]);
  });

  it('una cuenta que ya no recibe movimientos lo impide, y se dice cuál', async () => {
    const id = await importar(hoja(2));
    await oficina.comoDueno(`update cuenta set estado = 'bloqueada' where id_cuenta = '${SOBRANTES}'`);
    expect((await ver(id)).cuerpo.impedimentos).toMatchObject([{ codigo: 'CUENTA_BLOQUEADA', cuantas: 2 }]);
    expect((await deshacer(id)).status).toBe(409);
    await oficina.comoDueno(`update cuenta set estado = 'activa' where id_cuenta = '${SOBRANTES}'`);
  });
});

describe('más allá de sus límites', () => {
  it('espera a otra persona, que la hace; quien la pidió no', async () => {
    const id = await importar(hoja(3));
    await limitar(500);
    const antes = await verLibro(oficina);
    // 3.00 fits in 5.00, but 1.00 + 2.00 + 3.00 does not.
    expect((await ver(id)).cuerpo.aprobacion).toMatch(/otra persona/);
    expect((await deshacer(id)).cuerpo).toEqual({ resultado: 'pedido', partidas: 3 });
    expect((await verLibro(oficina)).partidas).toBe(antes.partidas);
    expect((await importacion(id)).estado).toBe('por-deshacer');
    const { pedido } = (await ver(id)).cuerpo;
    if (pedido === null) throw new Error('Sin pedido');
    expect((await deshacer(id)).problema.codigo).toBe('DESHACER_EN_REVISION');
    expect((await aprobar(id, pedido.id, oficina.contador)).problema.codigo).toBe('APROBACION_PROPIA');
    expect((await ver(id, oficina.contador2)).cuerpo.puedeDecidir).toBe(true);
    expect((await aprobar(id, pedido.id)).cuerpo).toEqual({ resultado: 'hecho', partidas: 3 });
    const { rows } = await sql<{ autor: string; aprobador: string | null }>`
      select distinct u.correo as autor, a.correo as aprobador from partida p join partida r on r.revierte = p.id
      join usuario u on u.id = r.autor left join usuario a on a.id = r.aprobador where p.id = ${id}::uuid`.execute(
      oficina.db,
    );
    expect(rows).toEqual([{ autor: 'contador@cuadra.demo', aprobador: 'contador2@cuadra.demo' }]);
    expect((await aprobar(id, pedido.id)).problema.codigo).toBe('ESTADO_NO_ADMITE');
  });

  it('otra persona puede no aprobarlo, y quien lo pidió retirarlo', async () => {
    const id = await importar(hoja(3));
    await limitar(500);
    await deshacer(id);
    const pedidoDe = async () => (await ver(id)).cuerpo.pedido?.id ?? '';
    const rechazar = (token: string, pedido: string) =>
      oficina.llamar(
        contrato.rechazarDeshacer,
        { params: { id }, body: { pedido, motivo: 'Está bien así' } },
        { token },
      );
    const pedido = await pedidoDe();
    expect((await rechazar(oficina.contador, pedido)).problema.codigo).toBe('APROBACION_PROPIA');
    expect((await rechazar(oficina.contador2, pedido)).cuerpo).toBe(true);
    await deshacer(id);
    const retirar = async (token: string) =>
      oficina.llamar(
        contrato.retirarDeshacer,
        { params: { id }, body: { pedido: await pedidoDe() } },
        { token },
      );
    expect((await retirar(oficina.contador2)).problema.codigo).toBe('SIN_PERMISO');
    expect((await retirar(oficina.contador)).cuerpo).toBe(true);
    expect((await importacion(id)).deshacer.map(({ resolucion }) => resolucion)).toEqual([
      'retirado',
      'rechazado',
    ]);
    expect((await partidasDe(id)).every(({ revertidaPor }) => revertidaPor === null)).toBe(true);
  });

  it('PostgreSQL pide las dos personas: lo resuelto no cambia y una sola no basta', async () => {
    const id = await importar(hoja(1));
    const { rows } = await sql<{ id: string }>`
      insert into lote_deshecho (lote, motivo, pedido_por, pedido_en)
      select ${id}::uuid, 'x', u.id, now() from usuario u where u.correo = 'contador@cuadra.demo' returning id`
      .execute(oficina.db)
      .catch((error: unknown) => {
        // Nobody said who acts.
        expect(String(error)).toMatch(/sin acción/);
        return { rows: [] };
      });
    expect(rows).toEqual([]);
    await deshacer(id);
    await expect(
      oficina.comoDueno(`update lote_deshecho set nota = 'otra' where lote = '${id}'`),
    ).rejects.toThrow(/ya está resuelto/);
  });
});

describe('de quién es', () => {
  it('de quien trabaja en todas sus agencias; para quien en ninguna, no existe', async () => {
    const deDos = `${hoja(1)}\n${hoja(1, { agencia: '02' }).split('\n').slice(1).join('\n').replaceAll(/^1,/gm, '9,')}`;
    const id = await importar(deDos);
    const deLa02 = await deshacer(id, oficina.forastero);
    expect([deLa02.status, deLa02.problema.codigo]).toEqual([403, 'SIN_AGENCIA']);
    const ajena = await importar(hoja(1));
    expect((await deshacer(ajena, oficina.forastero)).status).toBe(404);
    expect((await ver(ajena, oficina.forastero)).status).toBe(404);
    expect((await deshacer(ajena, oficina.auxiliar)).status).toBe(403);
  });
});
