// The day of a cajero: each step that is allowed, and each that is refused.
import * as contrato from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { Conteo } from '@cuadra/core/cajas/denominaciones';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  EN_BOVEDA,
  EN_CAJA,
  HOY,
  type MundoDeCajas,
  mundoDeCajas,
  type Persona,
} from '../testing/mundo-de-cajas.ts';

let m: MundoDeCajas;
beforeAll(async () => {
  m = await mundoDeCajas();
});
afterAll(() => m.cerrar());

const llamarAbrir = (
  quien: Persona,
  caja: string,
  conteo: Conteo,
  resto: { explicacion?: string; llave?: string } = {},
) =>
  m.llamar(
    contrato.abrirJornada,
    { params: { id: caja }, body: { conteo, explicacion: resto.explicacion ?? null } },
    { token: quien.token, ...(resto.llave === undefined ? {} : { llave: resto.llave }) },
  );
const llamarContar = (quien: Persona, id: string, conteo: Conteo, llave?: string) =>
  m.llamar(
    contrato.contarJornada,
    { params: { id }, body: { conteo } },
    { token: quien.token, ...(llave === undefined ? {} : { llave }) },
  );
const llamarCerrar = (quien: Persona, id: string, version: number, explicacion: string | null = null) =>
  m.llamar(
    contrato.cerrarJornada,
    { params: { id }, body: { version, explicacion } },
    { token: quien.token },
  );
const billetes = (doscientos: number, cien = 0): Conteo => ({
  b20000: { fajos: 0, sueltas: doscientos, deterioradas: 0 },
  b10000: { fajos: 0, sueltas: cien, deterioradas: 0 },
});

it('un día entero: se abre con lo que había, se mueve, se cuenta y se cierra', async () => {
  const abierta = await m.abrir(m.cajero);
  expect(abierta).toMatchObject({
    estado: 'abierta',
    fecha: HOY,
    contado: null,
    movimientos: 0,
    tolerancia: 50_00,
  });
  await m.mover(abierta, { monto: 1_500_00 });
  await m.exigirIgualdad();
  await m.mover(abierta, { monto: 200_00, sentido: 'salida' });
  await m.exigirIgualdad();
  // 10,000.00 + 1,500.00 − 200.00 = 11,300.00; found 11,290.00
  const contada = await m.contar(m.cajero, abierta, 11_290_00);
  expect(contada).toMatchObject({
    estado: 'contada',
    libro: 11_300_00,
    contado: 11_290_00,
    diferencia: -10_00,
  });
  const cerrada = await m.cerrarDia(m.cajero, contada, 'Di diez quetzales de más');
  expect(cerrada).toMatchObject({
    estado: 'cerrada',
    diferencia: -10_00,
    explicacion: 'Di diez quetzales de más',
  });
  // Until somebody reviews it, the difference stays in the books: they still say 11,300.00.
  expect(await m.saldoDe(m.cajas.c1)).toBe(EN_CAJA + 1_300_00);
  const { cuerpo } = await m.llamar(contrato.miCaja, {}, { token: m.cajero.token });
  expect(cuerpo).toMatchObject({ jornada: null, caja: { codigo: 'C1' }, ultimoCierre: { total: 11_290_00 } });
});

describe('la apertura', () => {
  it('la siguiente se abre sobre lo contado, no sobre los libros', async () => {
    const { status, problema } = await llamarAbrir(m.cajero, m.cajas.c1, billetes(56, 1));
    expect([status, problema.codigo]).toEqual([422, 'DIFERENCIA_SIN_EXPLICAR']);
    const siguiente = await m.abrir(m.cajero);
    const contada = await m.contar(m.cajero, siguiente, 11_290_00);
    expect(contada).toMatchObject({ libro: 11_290_00, diferencia: 0, diferenciaDeApertura: 0 });
    await m.cerrarDia(m.cajero, contada);
  });

  it('se compara pieza por pieza: el mismo dinero en otros billetes se explica', async () => {
    const quien = m.cajero2;
    const primera = await m.abrir(quien, { conteo: billetes(1), explicacion: 'Fondo de cambio' });
    const { cuerpo: contada } = await llamarContar(quien, primera.id, billetes(1));
    await m.cerrarDia(quien, contada, 'El fondo de cambio');
    const enDos = await llamarAbrir(quien, m.cajas.c2, billetes(0, 2));
    expect([enDos.status, enDos.problema.codigo]).toEqual([422, 'DIFERENCIA_SIN_EXPLICAR']);
    // One that is damaged is still that note.
    const roto: Conteo = { b20000: { fajos: 0, sueltas: 0, deterioradas: 1 } };
    const { status, cuerpo: segunda } = await llamarAbrir(quien, m.cajas.c2, roto);
    expect(status).toBe(201);
    const { cuerpo } = await llamarContar(quien, segunda.id, roto);
    await m.cerrarDia(quien, cuerpo);
    const explicada = await llamarAbrir(quien, m.cajas.c2, billetes(0, 2), {
      explicacion: 'Se cambió en el banco',
    });
    expect(explicada.status).toBe(201);
    expect(explicada.cuerpo.arqueos[0]).toMatchObject({
      explicacion: 'Se cambió en el banco',
      total: 200_00,
    });
  });

  it('una sola por caja y por cajero', async () => {
    const { status, problema } = await llamarAbrir(m.cajero2, m.cajas.c2, billetes(0, 2));
    expect([status, problema.codigo]).toEqual([409, 'JORNADA_YA_ABIERTA']);
  });

  it('enviada dos veces con la misma llave es una; con otro conteo se niega', async () => {
    const llave = 'apertura de la bóveda';
    const pedir = (conteo: Conteo) => llamarAbrir(m.custodio, m.cajas.boveda, conteo, { llave });
    const todo: Conteo = { b20000: { fajos: 5, sueltas: 0, deterioradas: 0 } };
    const [una, otra] = await Promise.all([pedir(todo), pedir(todo)]);
    expect([una.status, otra.status]).toEqual([201, 201]);
    expect(una.cuerpo.id).toBe(otra.cuerpo.id);
    expect((await pedir(todo)).cuerpo.id).toBe(una.cuerpo.id);
    const { status, problema } = await pedir(billetes(1));
    expect([status, problema.codigo]).toEqual([422, 'LLAVE_REUTILIZADA']);
    expect(una.cuerpo.arqueos[0]?.total).toBe(EN_BOVEDA);
  });

  it('en una caja que no es suya, que no existe, que está inactiva o de otra agencia', async () => {
    expect((await llamarAbrir(m.suplente, m.cajas.c3, {})).problema.codigo).toBe('CAJA_AJENA');
    expect((await llamarAbrir(m.cajero3, m.cajas.deOtra, {})).problema.codigo).toBe('NO_ENCONTRADO');
    await m.db.transaction().execute(async (tx) => {
      await sql`select set_config('cuadra.accion', 'prueba', true)`.execute(tx);
      await tx.updateTable('caja').set({ activa: false }).where('id', '=', m.cajas.c3).execute();
    });
    expect((await llamarAbrir(m.cajero3, m.cajas.c3, {})).problema.codigo).toBe('CAJA_INACTIVA');
    await m.db.transaction().execute(async (tx) => {
      await sql`select set_config('cuadra.accion', 'prueba', true)`.execute(tx);
      await tx.updateTable('caja').set({ activa: true }).where('id', '=', m.cajas.c3).execute();
    });
  });
});

describe('el arqueo y el cierre', () => {
  let jornada: contrato.Jornada;
  beforeAll(async () => {
    jornada = await m.abrir(m.cajero3);
    await m.mover(jornada, { monto: 400_00 });
  });

  it('abierta no se cierra: se cuenta antes', async () => {
    const { status, problema } = await llamarCerrar(m.cajero3, jornada.id, jornada.version);
    expect([status, problema.codigo]).toEqual([409, 'ESTADO_NO_ADMITE']);
  });

  it('la de otro cajero ni se cuenta ni se cierra', async () => {
    expect((await llamarContar(m.suplente, jornada.id, {})).problema.codigo).toBe('CAJA_AJENA');
    expect((await llamarCerrar(m.suplente, jornada.id, 0)).problema.codigo).toBe('CAJA_AJENA');
    expect((await llamarContar(m.cajeroDeOtra, jornada.id, {})).problema.codigo).toBe('NO_ENCONTRADO');
  });

  it('la misma llave no cuenta dos veces, ni con otro conteo; otro conteo no borra el primero', async () => {
    const primero = await llamarContar(m.cajero3, jornada.id, billetes(1), 'k1');
    expect((await llamarContar(m.cajero3, jornada.id, billetes(1), 'k1')).cuerpo.arqueos).toHaveLength(2);
    expect((await llamarContar(m.cajero3, jornada.id, billetes(9), 'k1')).problema.codigo).toBe(
      'LLAVE_REUTILIZADA',
    );
    expect(primero.cuerpo).toMatchObject({ estado: 'contada', libro: 400_00, diferencia: -200_00 });
    m.reloj.avanzar({ minutes: 1 });
    const { cuerpo } = await llamarContar(m.cajero3, jornada.id, billetes(2), 'k2');
    expect(cuerpo.arqueos.map(({ clase, n, total }) => [clase, n, total])).toEqual([
      ['apertura', 1, 0],
      ['cierre', 1, 200_00],
      ['cierre', 2, 400_00],
    ]);
    expect(cuerpo).toMatchObject({ contado: 400_00, diferencia: 0 });
    jornada = cuerpo;
  });

  it('contada no admite movimientos', async () => {
    await expect(m.mover(jornada, { monto: 1_00 })).rejects.toMatchObject({ codigo: 'JORNADA_CERRADA' });
  });

  it('con la versión de antes no se cierra; con diferencia se explica; cerrada, no se cuenta ni se cierra', async () => {
    expect((await llamarCerrar(m.cajero3, jornada.id, 0)).problema.codigo).toBe('CONFLICTO_DE_EDICION');
    const { cuerpo: contada } = await llamarContar(m.cajero3, jornada.id, billetes(2, 1));
    const muda = await llamarCerrar(m.cajero3, contada.id, contada.version);
    expect([muda.status, muda.problema.codigo]).toEqual([422, 'DIFERENCIA_SIN_EXPLICAR']);
    const { status, cuerpo: cerrada } = await llamarCerrar(
      m.cajero3,
      contada.id,
      contada.version,
      'Sobra un billete',
    );
    expect([status, cerrada.estado, cerrada.diferencia]).toEqual([200, 'cerrada', 100_00]);
    expect((await llamarCerrar(m.cajero3, cerrada.id, cerrada.version)).problema.codigo).toBe(
      'ESTADO_NO_ADMITE',
    );
    expect((await llamarContar(m.cajero3, cerrada.id, billetes(2))).problema.codigo).toBe('JORNADA_CERRADA');
  });

  it('cheques y vales cuentan, cada medio con los suyos; los dólares, no', async () => {
    const abierta = await m.abrir(m.cajero3);
    await m.mover(abierta, { monto: 75_00, medio: 'cheque' });
    const { cuerpo } = await m.llamar(
      contrato.contarJornada,
      {
        params: { id: abierta.id },
        body: {
          conteo: billetes(1, 1),
          cheques: [{ banco: 'Banrural', numero: '101', monto: 75_00 }],
          vales: [{ concepto: 'Taxi', monto: 200_00 }],
          dolares: { d10000: 3 },
        },
      },
      { token: m.cajero3.token },
    );
    // Opened on 500.00: cash 300.00 and a vale of 200.00 are what is missing and what was found for it.
    expect(cuerpo.libroPorMedio).toEqual({ efectivo: 500_00, cheque: 75_00, vale: 0 });
    expect(cuerpo.arqueos.at(-1)?.contado).toEqual({ efectivo: 300_00, cheque: 75_00, vale: 200_00 });
    expect(cuerpo).toMatchObject({ libro: 575_00, contado: 575_00, diferencia: 0, descuadre: 400_00 });
    const cerrada = await m.cerrarDia(m.cajero3, cuerpo, 'El vale es de quien fue al banco');
    expect(cerrada.estado).toBe('cerrada');
  });
});

describe('las listas', () => {
  const listar = async (quien: Persona, query: object = {}) =>
    (await m.llamar(contrato.listarJornadas, { query }, { token: quien.token })).cuerpo;

  it('un cajero ve las suyas; el jefe, las de su agencia; el de otra, ninguna', async () => {
    const propias = await listar(m.cajero);
    expect(new Set(propias.jornadas.map(({ cajero }) => cajero.id))).toEqual(new Set([m.cajero.id]));
    const todas = await listar(m.jefe);
    expect(todas.jornadas.length).toBeGreaterThan(propias.jornadas.length);
    expect((await listar(m.jefeDeOtra)).jornadas).toEqual([]);
    expect(
      (await listar(m.jefe, { caja: m.cajas.c2 })).jornadas.every(({ caja }) => caja.codigo === 'C2'),
    ).toBe(true);
    const [ajena] = (await listar(m.jefe, { cajero: m.cajero2.id })).jornadas;
    const { status } = await m.llamar(
      contrato.verJornada,
      { params: { id: ajena?.id ?? '' } },
      { token: m.cajero.token },
    );
    expect(status).toBe(404);
  });

  it('de página en página no se repite ni se pierde ninguna', async () => {
    const enteras = (await listar(m.jefe)).jornadas.map(({ id }) => id);
    const vistas: string[] = [];
    let cursor: string | undefined;
    do {
      const pagina = await listar(m.jefe, { limite: 2, ...(cursor === undefined ? {} : { cursor }) });
      vistas.push(...pagina.jornadas.map(({ id }) => id));
      cursor = pagina.siguiente ?? undefined;
    } while (cursor !== undefined);
    expect(vistas).toEqual(enteras);
  });

  it('por estado y por fecha', async () => {
    const abiertas = await listar(m.jefe, { estado: 'abierta' });
    expect(abiertas.jornadas.every(({ estado }) => estado === 'abierta')).toBe(true);
    expect((await listar(m.jefe, { estado: 'sin_revisar' })).jornadas.length).toBeGreaterThan(
      abiertas.jornadas.length,
    );
    expect((await listar(m.jefe, { hasta: '2026-11-15' })).jornadas).toEqual([]);
  });
});

it('al día siguiente, la que no se cerró es lo primero; contada y cerrada, se abre la de hoy', async () => {
  m.reloj.poner('2026-11-17T15:00:00Z');
  const token = await m.entrar(m.cajero2.correo);
  const { cuerpo } = await m.llamar(contrato.miCaja, {}, { token });
  expect(cuerpo).toMatchObject({ hoy: '2026-11-17', jornada: { fecha: HOY, estado: 'abierta' } });
  const quien = { ...m.cajero2, token };
  const { problema } = await llamarAbrir(quien, m.cajas.c2, billetes(0, 2));
  expect(problema.codigo).toBe('JORNADA_YA_ABIERTA');
  const { cuerpo: contada } = await llamarContar(quien, cuerpo.jornada?.id ?? '', billetes(0, 2));
  await m.cerrarDia(quien, contada, 'El fondo de cambio');
  expect(await m.abrir(quien)).toMatchObject({ fecha: '2026-11-17', estado: 'abierta' });
});
