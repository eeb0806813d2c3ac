// An account that refuses is never left with less than nothing, in an agencia, on the day of a partida or on a later one: one by
// one, at once, by an import and against PostgreSQL itself. Those that warn go on warning, of later days too.

import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import { editarCuenta, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import type { SaldoContrario } from '@cuadra/core/catalogo';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  partida as deLote,
  enviar as enviarLote,
  ndjson,
} from '#contabilidad/importaciones/testing/lotes.ts';
import { type Actor, contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { contabilizar } from './contabilizar.ts';
import { porContabilizar } from './partida-por-contabilizar.ts';
import {
  abrirOficina,
  CAJA_CHICA,
  type Cambios,
  lineas,
  nueva,
  type Oficina,
  SOBRANTES,
} from './testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

const AGENCIA = '03';
const OTRA = '603101';
const poner = (monto: number, fecha = '2026-11-10'): Cambios => ({
  ...{ agencia: AGENCIA, fecha, concepto: `Entra ${serie++}`, lineas: lineas(monto) },
});
const sacar = (monto: number, fecha = '2026-11-10', agencia = AGENCIA): Cambios => ({
  ...{ agencia, fecha, concepto: `Sale ${serie++}`, lineas: lineas(monto, SOBRANTES, CAJA_CHICA) },
});
let serie = 1;

const registrar = (cambios: Cambios, token = oficina.contador) =>
  oficina.llamar(borradores.crearPartida, { body: nueva({ ...cambios, contabilizar: true }) }, { token });

/** What the lines say, added up here and not by what the books keep. */
async function saldoEl(fecha: string, agencia = AGENCIA, idCuenta = CAJA_CHICA): Promise<number> {
  const { rows } = await sql<{
    saldo: number;
  }>`select coalesce(sum(debe - haber), 0)::bigint as saldo from linea
    where id_cuenta = ${idCuenta} and agencia = ${agencia} and fecha <= ${fecha}::date`.execute(oficina.db);
  return rows[0]?.saldo ?? 0;
}

const hoy = () => oficina.reloj.ahora().toString().slice(0, 10);
const DIAS = [
  '2026-11-10',
  '2026-11-11',
  '2026-11-12',
  '2026-11-13',
  '2026-11-14',
  '2026-11-15',
  '2026-11-16',
];

/** By nobody in particular, which is not judged: so many more on that day. */
async function sumar(monto: number, fecha: string): Promise<void> {
  if (monto === 0) return;
  const ahora = oficina.reloj.ahora();
  const partida = porContabilizar({
    ...{
      origen: 'manual',
      tipo: 'diario',
      fecha,
      agencia: AGENCIA,
      concepto: `Cuento ${serie++}`,
      autor: null,
    },
    lineas: monto > 0 ? lineas(monto) : lineas(-monto, SOBRANTES, CAJA_CHICA),
  });
  await escribir(oficina.db, contextoDelSistema(ahora, ''), 'prueba', (tx) =>
    contabilizar(tx, ahora, [partida]),
  );
}

/** It holds exactly that at the end of every day from the tenth on. */
async function dejarCon(monto: number): Promise<void> {
  const siguientes = ['2026-12-31', '2027-01-04'].filter((dia) => dia <= hoy());
  for (const dia of [...DIAS, ...siguientes]) await sumar(monto - (await saldoEl(dia)), dia);
  expect(await Promise.all(DIAS.map((dia) => saldoEl(dia)))).toEqual(DIAS.map(() => monto));
}

const como = (saldoContrario: SaldoContrario, idCuenta = CAJA_CHICA) =>
  oficina.comoDueno(
    `update cuenta set saldo_contrario = '${saldoContrario}' where id_cuenta = '${idCuenta}'`,
  );

describe('la cuenta que rechaza', () => {
  it('de 5,000.00 no se sacan 25,000.00: faltarían 20,000.00, y se dice en qué cuenta, agencia y día', async () => {
    await dejarCon(500_000);
    const { status, problema } = await registrar(sacar(2_500_000));
    expect([status, problema.codigo]).toEqual([422, 'CUENTA_SIN_SALDO']);
    expect(problema.detail).toMatch(
      /cuenta 1011010103 .* le faltarían Q 20,000\.00 en la agencia 03 el 10\/11\/2026/,
    );
    const { contabilizar: _, ...body } = nueva(sacar(2_500_000));
    const { cuerpo } = await oficina.llamar(verEfecto, { body }, { token: oficina.contador });
    expect(cuerpo.errores).toMatchObject([{ campo: 'lineas.1.idCuenta', codigo: 'CUENTA_SIN_SALDO' }]);
    // All of it may be taken, to the centavo.
    expect((await registrar(sacar(500_000))).status).toBe(201);
    expect((await registrar(sacar(1))).problema.codigo).toBe('CUENTA_SIN_SALDO');
  });

  it('lo que alcanza ese día y falta en uno posterior tampoco: 100.00 el 10, 60.00 gastados el 14, 50.00 más el 12', async () => {
    await dejarCon(10_000);
    expect((await registrar(sacar(6_000, '2026-11-14'))).status).toBe(201);
    const { problema } = await registrar(sacar(5_000, '2026-11-12'));
    // 100.00 − 50.00 − 60.00 = −10.00 on the 14th.
    expect(problema.detail).toMatch(/le faltarían Q 10\.00 en la agencia 03 el 14\/11\/2026/);
    expect((await registrar(sacar(4_000, '2026-11-12'))).status).toBe(201);
  });

  it('lo que falta ese día y alcanza después, tampoco: lo que entra el 15 no paga lo del 11', async () => {
    await dejarCon(0);
    expect((await registrar(poner(8_000, '2026-11-15'))).status).toBe(201);
    expect((await registrar(sacar(8_000, '2026-11-11'))).problema.detail).toMatch(/el 11\/11\/2026/);
    expect((await registrar(sacar(8_000, '2026-11-15'))).status).toBe(201);
  });

  it('lo de otra agencia no paga lo de esta', async () => {
    await dejarCon(0);
    await registrar({ ...poner(9_000), agencia: '02' });
    expect((await registrar(sacar(1))).problema.codigo).toBe('CUENTA_SIN_SALDO');
  });

  it('dos que la vacían a la vez: pasa una', async () => {
    await dejarCon(70_000);
    const dos = await Promise.all([
      registrar(sacar(70_000)),
      registrar(sacar(70_000, '2026-11-12'), oficina.contador2),
    ]);
    expect(dos.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(await saldoEl('2026-11-16')).toBe(0);
  });

  it('cuarenta a la vez de 3.00 contra 50.00: pasan 16, y quedan 2.00', async () => {
    await dejarCon(5_000);
    const respuestas = await Promise.all(Array.from({ length: 40 }, () => registrar(sacar(300))));
    expect(respuestas.filter(({ status }) => status === 201)).toHaveLength(16);
    expect(await saldoEl('2026-11-16')).toBe(200);
  });

  it('lo que se aprueba se juzga al aprobarse', async () => {
    await dejarCon(1_000);
    const { id } = await oficina.crear(oficina.contador2, sacar(1_000));
    await oficina.llamar(
      borradores.enviarPartida,
      { params: { id }, query: {} },
      { token: oficina.contador2 },
    );
    await registrar(sacar(500));
    const aprobar = () =>
      oficina.llamar(borradores.aprobarPartida, { params: { id }, query: {} }, { token: oficina.contador });
    expect((await aprobar()).problema.codigo).toBe('CUENTA_SIN_SALDO');
    await registrar(poner(500));
    expect((await aprobar()).status).toBe(200);
  });
});

describe('lo que solo se advierte', () => {
  it('una reversión: deshacer lo que entró y ya se gastó deja −40.00, con su motivo', async () => {
    await dejarCon(0);
    const { id } = (await registrar(poner(10_000))).cuerpo;
    await registrar(sacar(4_000));
    const body = { fecha: '2026-11-16', motivo: 'No había entrado' };
    const sinMotivo = await oficina.llamarSinAceptar(
      revertirPartida,
      { params: { id }, body },
      { token: oficina.contador },
    );
    expect(sinMotivo.problema).toMatchObject({
      codigo: 'ADVERTENCIA_SIN_ACEPTAR',
      errores: [{ codigo: 'SIGNO_CONTRARIO' }],
    });
    const hecha = await oficina.llamar(
      revertirPartida,
      { params: { id }, body },
      { token: oficina.contador },
    );
    expect(hecha.status).toBe(201);
    // 100.00 − 40.00 − 100.00 = −40.00
    expect(await saldoEl('2026-11-16')).toBe(-4_000);
    // Contrary already: what is put back passes, what takes more does not.
    expect((await registrar(poner(1_000))).status).toBe(201);
    expect((await registrar(sacar(500))).problema.codigo).toBe('CUENTA_SIN_SALDO');
  });

  it('la que avisa: también de un día posterior, y aceptada se contabiliza', async () => {
    await dejarCon(10_000);
    await como('avisa');
    await registrar(sacar(9_000, '2026-11-13'));
    await registrar(poner(9_000, '2026-11-15'));
    const cambios = sacar(2_000, '2026-11-12');
    const negada = await oficina.llamarSinAceptar(
      borradores.crearPartida,
      { body: nueva({ ...cambios, contabilizar: true }) },
      { token: oficina.contador },
    );
    // On the 13th 100.00 − 20.00 − 90.00 = −10.00; today, 80.00.
    expect(negada.problema.errores).toMatchObject([
      { codigo: 'SIGNO_CONTRARIO', mensaje: expect.stringMatching(/con \(Q 10\.00\) el 13\/11\/2026/) },
    ]);
    expect((await registrar(cambios)).status).toBe(201);
    await como('rechaza');
  });

  it('lo que nadie en particular hace no se juzga', async () => {
    await dejarCon(0);
    await sumar(-100, '2026-11-16');
    expect(await saldoEl('2026-11-16')).toBe(-100);
  });
});

describe('al importar', () => {
  it('se dice al ensayar en qué partida, y el envío no entra; en otro orden, sí', async () => {
    await dejarCon(0);
    const sale = deLote({ ...sacar(5_000) });
    const entra = deLote({ ...poner(5_000) });
    const token = oficina.contador;
    const alReves = ndjson(sale, entra);
    const ensayo = await enviarLote(oficina, alReves, { ensayo: true, token });
    expect(ensayo.cuerpo.errores).toMatchObject([{ linea: 1, codigo: 'CUENTA_SIN_SALDO' }]);
    expect(ensayo.cuerpo.grupos).toMatchObject([
      { codigo: 'CUENTA_SIN_SALDO', cuantos: 1, totalDeValores: 1 },
    ]);
    const { problema } = await enviarLote(oficina, alReves, { token });
    expect(problema).toMatchObject({
      codigo: 'IMPORTACION_CON_ERRORES',
      errores: [{ linea: 1, codigo: 'CUENTA_SIN_SALDO' }],
    });
    expect((await enviarLote(oficina, ndjson(entra, sale), { token })).status).toBe(200);
    expect(await saldoEl('2026-11-16')).toBe(0);
  });
});

it('cualquiera que sea la historia, ningún día queda por debajo de cero y solo se rechaza lo que lo dejaría', async () => {
  const movimiento = fc.record({
    dia: fc.nat(DIAS.length - 1),
    monto: fc.integer({ min: 1, max: 500 }),
    entra: fc.boolean(),
  });
  await dejarCon(0);
  await fc.assert(
    fc.asyncProperty(fc.array(movimiento, { minLength: 1, maxLength: 12 }), async (movimientos) => {
      const inicial = await Promise.all(DIAS.map((dia) => saldoEl(dia)));
      const alFinal = [...inicial];
      for (const { dia, monto, entra } of movimientos) {
        const fecha = DIAS[dia] ?? '';
        const deja = alFinal.map((saldo, n) => (n < dia ? saldo : saldo + (entra ? monto : -monto)));
        const cabe = entra || deja.every((saldo, n) => n < dia || saldo >= 0);
        const { status } = await registrar(entra ? poner(monto, fecha) : sacar(monto, fecha));
        expect([status, fecha, monto, entra]).toEqual([cabe ? 201 : 422, fecha, monto, entra]);
        if (cabe) alFinal.splice(0, alFinal.length, ...deja);
      }
      expect(await Promise.all(DIAS.map((dia) => saldoEl(dia)))).toEqual(alFinal);
    }),
    { numRuns: 12 },
  );
});

describe('en el catálogo', () => {
  const cuenta = async (idCuenta: string) =>
    (await oficina.llamar(listarCatalogo, {}, { token: oficina.contador })).cuerpo.find(
      (una) => una.idCuenta === idCuenta,
    );

  it('bóveda, cajas y caja chica rechazan; los bancos, lo que va de una caja a otra y lo demás advierten', async () => {
    const { rows } = await sql<{ idCuenta: string }>`
      select c.id_cuenta from cuenta c where c.saldo_contrario = 'rechaza' order by c.id_cuenta`.execute(
      oficina.db,
    );
    expect(rows.map(({ idCuenta }) => idCuenta)).toEqual(['1011010101', '1011010102', CAJA_CHICA]);
  });

  it('lo cambia quien edita el catálogo, y queda en la bitácora', async () => {
    const antes = await cuenta(SOBRANTES);
    expect(antes?.saldoContrario).toBe('avisa');
    const pedir = (token: string) =>
      oficina.llamar(
        editarCuenta,
        {
          params: { idCuenta: SOBRANTES },
          body: { saldoContrario: 'rechaza', version: antes?.version ?? 0 },
        },
        { token },
      );
    expect((await pedir(oficina.auxiliar)).status).toBe(403);
    expect((await pedir(oficina.contador)).cuerpo.saldoContrario).toBe('rechaza');
    const { rows } = await sql<{ antes: string; despues: string }>`
      select antes->>'saldo_contrario' as antes, despues->>'saldo_contrario' as despues from bitacora
      where entidad = 'cuenta' and id_entidad = ${SOBRANTES} order by n desc limit 1`.execute(oficina.db);
    expect(rows).toEqual([{ antes: 'avisa', despues: 'rechaza' }]);
    // An account whose nature is acreedora refuses the other side: more debe than haber.
    const saldo = -(await saldoEl('2026-11-16', '02', SOBRANTES));
    const gastar = (monto: number) => registrar({ agencia: '02', lineas: lineas(monto, SOBRANTES, OTRA) });
    expect((await gastar(saldo + 1)).problema.codigo).toBe('CUENTA_SIN_SALDO');
    expect((await gastar(saldo)).status).toBe(201);
    await como('avisa', SOBRANTES);
  });
});

describe('PostgreSQL mismo, sin que nadie pregunte antes', () => {
  const conAutor = async () => {
    const { id } = await oficina.db
      .selectFrom('usuario')
      .select('id')
      .where('correo', '=', 'contador@cuadra.demo')
      .executeTakeFirstOrThrow();
    const contexto = { ...contextoDelSistema(oficina.reloj.ahora(), ''), actor: { id } as Actor };
    return { id, contexto };
  };
  const salida = (monto: number, fecha: string, autor: string) =>
    porContabilizar({
      ...{ origen: 'manual', tipo: 'diario', fecha, agencia: AGENCIA, concepto: `Sale ${serie++}`, autor },
      lineas: lineas(monto, SOBRANTES, CAJA_CHICA),
    });

  it('rechaza lo que la deja sin saldo, y admite lo que no', async () => {
    await dejarCon(1_000);
    const { id, contexto } = await conAutor();
    const sale = (monto: number) =>
      escribir(oficina.db, contexto, 'prueba', (tx) =>
        contabilizar(tx, contexto.ahora, [salida(monto, '2026-11-12', id)]),
      );
    await expect(sale(1_001)).rejects.toMatchObject({ constraint: 'CUENTA_SIN_SALDO' });
    await expect(sale(1_000)).resolves.toHaveLength(1);
  });

  it.each(['que empieza con ella', 'que ya había empezado'])(
    'una de 2026 y otra de 2027, %s, a la vez y sin ejercicio en común: pasa una',
    async () => {
      oficina.reloj.poner('2027-01-04T15:00:00Z');
      await dejarCon(5_000);
      const { id, contexto } = await conAutor();
      const soltar = Promise.withResolvers<void>();
      const tomada = Promise.withResolvers<void>();
      const deAntes = escribir(oficina.db, contexto, 'prueba', async (tx) => {
        await contabilizar(tx, contexto.ahora, [salida(5_000, '2026-12-31', id)]);
        tomada.resolve();
        await soltar.promise;
      });
      await tomada.promise;
      const deHoy = escribir(oficina.db, contexto, 'prueba', (tx) =>
        contabilizar(tx, contexto.ahora, [salida(5_000, '2027-01-04', id)]),
      );
      const como = Promise.allSettled([deAntes, deHoy]);
      await hastaQueAlguienEspere(oficina.url);
      soltar.resolve();
      expect((await como).map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect(await saldoEl('2027-01-04')).toBe(0);
    },
  );
});
