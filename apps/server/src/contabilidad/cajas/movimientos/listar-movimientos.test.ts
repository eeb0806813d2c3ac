import { randomUUID } from 'node:crypto';
import { abrirJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import * as contrato from '@cuadra/contract/contabilidad/cajas/movimientos';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HOY, hecha, type MundoDeCajas, mundoDeCajas, type Persona } from '../testing/mundo-de-cajas.ts';
import {
  autorizarReversion,
  comoSistema,
  egreso,
  ingreso,
  registrar,
  revertir,
} from './testing/ventanilla.ts';

let mundo: MundoDeCajas;
let jornada: Awaited<ReturnType<MundoDeCajas['abrir']>>;
let hechos: contrato.Movimiento[];
beforeAll(async () => {
  mundo = await mundoDeCajas();
  jornada = await mundo.abrir(mundo.cajero);
  hechos = [];
  for (let n = 1; n <= 7; n++)
    hechos.push(hecha(await registrar(mundo, mundo.cajero, jornada, ingreso({ monto: n * 1_00 }))));
});
afterAll(() => mundo.cerrar());

const listar = (quien: Persona, query: { limite?: string; cursor?: string } = {}, id = jornada.id) =>
  mundo.llamar(contrato.listarMovimientos, { params: { id }, query }, { token: quien.token });
const ver = (quien: Persona, id: string) =>
  mundo.llamar(contrato.verMovimiento, { params: { id } }, { token: quien.token });
const dePartida = (quien: Persona, id: string) =>
  mundo.llamar(contrato.movimientosDePartida, { params: { id } }, { token: quien.token });

test('van del más nuevo al más antiguo, página por página, sin repetir ni saltar', async () => {
  const vistos: number[] = [];
  let cursor: string | undefined;
  do {
    const { cuerpo } = await listar(mundo.cajero, {
      limite: '3',
      ...(cursor === undefined ? {} : { cursor }),
    });
    vistos.push(...cuerpo.movimientos.map(({ recibo }) => recibo));
    cursor = cuerpo.siguiente ?? undefined;
  } while (cursor !== undefined);
  expect(vistos).toEqual(hechos.map(({ recibo }) => recibo).toReversed());
});

test('un cursor que nadie escribió se rechaza', async () => {
  expect((await listar(mundo.cajero, { cursor: 'bm8' })).problema.codigo).toBe('PETICION_INVALIDA');
});

test('una jornada sin movimientos tiene la lista vacía; una que no existe, no', async () => {
  const otra = await mundo.abrir(mundo.cajero2);
  expect((await listar(mundo.cajero2, {}, otra.id)).cuerpo).toEqual({ movimientos: [], siguiente: null });
  expect((await listar(mundo.cajero2, {}, randomUUID())).problema.codigo).toBe('NO_ENCONTRADO');
});

describe('quién ve qué', () => {
  test('quien revisa ve los de su agencia; otro cajero y otra agencia, nada', async () => {
    for (const quien of [mundo.jefe, mundo.contador, mundo.auditor]) {
      expect((await listar(quien)).cuerpo.movimientos).toHaveLength(7);
      expect((await ver(quien, hechos[0]?.id ?? '')).cuerpo).toEqual(hechos[0]);
      expect((await dePartida(quien, hechos[0]?.partida.id ?? '')).cuerpo).toEqual([hechos[0]]);
    }
    for (const quien of [mundo.cajero3, mundo.cajeroDeOtra, mundo.jefeDeOtra]) {
      expect((await listar(quien)).problema.codigo).toBe('NO_ENCONTRADO');
      expect((await ver(quien, hechos[0]?.id ?? '')).problema.codigo).toBe('NO_ENCONTRADO');
    }
    expect((await dePartida(mundo.jefeDeOtra, hechos[0]?.partida.id ?? '')).problema.codigo).toBe(
      'NO_ENCONTRADO',
    );
    expect((await dePartida(mundo.cajero, hechos[0]?.partida.id ?? '')).problema.codigo).toBe('SIN_PERMISO');
  });

  test('una partida que no es de caja no tiene movimientos', async () => {
    const { id } = await mundo.db
      .selectFrom('partida')
      .select('id')
      .where('origen', '<>', 'caja')
      .where('agencia', '=', '01')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await dePartida(mundo.contador, id)).cuerpo).toEqual([]);
  });

  test('quien recibe la caja de otro ve sus movimientos uno a uno y puede deshacerlos, no su lista', async () => {
    const suya = await mundo.abrir(mundo.cajero3);
    const deAntes = hecha(await registrar(mundo, mundo.cajero3, suya, ingreso()));
    await mundo.cerrarDia(mundo.cajero3, await mundo.contar(mundo.cajero3, suya, 25_00));
    expect((await ver(mundo.suplente, deAntes.id)).problema.codigo).toBe('NO_ENCONTRADO');
    await comoSistema(mundo, (tx) =>
      tx
        .insertInto('asignacionDeCaja')
        .values({ caja: mundo.cajas.c3, cajero: mundo.suplente.id, desde: HOY, hasta: null })
        .execute(),
    );
    const body = { conteo: {}, explicacion: 'Se recibió sin efectivo' };
    const nueva = hecha(
      await mundo.llamar(
        abrirJornada,
        { params: { id: mundo.cajas.c3 }, body },
        { token: mundo.suplente.token, llave: randomUUID() },
      ),
    );
    expect((await ver(mundo.suplente, deAntes.id)).cuerpo.id).toBe(deAntes.id);
    expect((await listar(mundo.suplente, {}, suya.id)).problema.codigo).toBe('NO_ENCONTRADO');
    const autorizacion = await autorizarReversion(mundo, mundo.suplente, mundo.jefe, deAntes);
    const vuelta = hecha(await revertir(mundo, mundo.suplente, { id: deAntes.id, autorizacion }));
    expect(vuelta).toMatchObject({ jornada: nueva.id, hechoPor: { id: mundo.suplente.id } });
    await mundo.exigirIgualdad();
  });
});

test('a ciegas: ninguna respuesta al cajero dice una suma, un saldo ni lo que dicen los libros', async () => {
  const libro = await mundo.saldoDe(mundo.cajas.c1);
  const entradas = hechos.reduce((suma, { monto }) => suma + monto, 0);
  const respuestas = [
    await listar(mundo.cajero),
    await ver(mundo.cajero, hechos[0]?.id ?? ''),
    await registrar(mundo, mundo.cajero, jornada, egreso({ idCuenta: '6031' })),
    await registrar(mundo, mundo.cajero, jornada, egreso({ monto: 900_000_00, clase: 'pago-menor' })),
  ];
  // A payment of more than there is in all the cajas of the agencia is refused without a figure.
  expect(respuestas.at(-1)?.problema.codigo).toBe('CUENTA_SIN_SALDO');
  for (const { cruda } of respuestas) {
    for (const cifra of [libro, entradas]) expect(cruda.body).not.toMatch(new RegExp(`\\b${cifra}\\b`));
    expect(cruda.body).not.toMatch(/libro|saldo|diferencia|total/);
  }
});

test('la bitácora dice de quién es cada uno, aunque viajen juntos', async () => {
  const otra = await mundo.abrir(mundo.custodio);
  const deOtraAgencia = await mundo.abrir(mundo.cajeroDeOtra);
  const envios = Array.from({ length: 5 }, () => [
    [mundo.cajero, registrar(mundo, mundo.cajero, jornada, ingreso())] as const,
    [mundo.custodio, registrar(mundo, mundo.custodio, otra, ingreso())] as const,
    [mundo.cajeroDeOtra, registrar(mundo, mundo.cajeroDeOtra, deOtraAgencia, ingreso())] as const,
  ]).flat();
  for (const [quien, envio] of envios) {
    const { id } = hecha(await envio);
    const anotados = await mundo.db
      .selectFrom('bitacora')
      .select(['actor', 'accion', 'entidad'])
      .where('idEntidad', '=', id)
      .orderBy('entidad')
      .execute();
    expect(anotados).toEqual([
      { actor: quien.id, accion: 'cajas:registrar', entidad: 'movimiento_de_caja' },
      { actor: quien.id, accion: 'cajas:registrar', entidad: 'partida' },
    ]);
  }
});
