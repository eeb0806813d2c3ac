// Who decides about a jornada, who does not, and what becomes of two who decide at once.
import { verJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';
import { otorgarComoDueno } from '#testing/otorgar-como-dueno.ts';
import { hecha, type MundoDeCajas, mundoDeCajas, TOLERANCIA } from '../testing/mundo-de-cajas.ts';
import { rechazo, revisores } from './testing/revisores.ts';

let m: MundoDeCajas;
let r: ReturnType<typeof revisores>;

beforeAll(async () => {
  m = await mundoDeCajas();
  r = revisores(m);
});
afterAll(() => m.cerrar());

test('su cajero no la revisa, aunque hoy tenga otro papel', async () => {
  const cerrada = await m.diaEntero(m.cajero3, 10_00);
  expect(rechazo(await r.revisar(m.cajero3, cerrada, 'sobrante'))).toBe('SIN_PERMISO');
  await otorgarComoDueno(m.url, m.cajero3.correo, ['jefe_agencia']);
  const ascendido = { ...m.cajero3, token: await m.entrar(m.cajero3.correo) };
  expect(rechazo(await r.revisar(ascendido, cerrada, 'sobrante'))).toBe('REVISION_PROPIA');
  expect(rechazo(await r.observar(ascendido, cerrada))).toBe('REVISION_PROPIA');
  const vista = hecha(await m.llamar(verJornada, { params: cerrada }, { token: m.jefe.token }));
  expect(vista).toMatchObject({ estado: 'cerrada', version: cerrada.version, pasos: [] });
});

test('ni aprueba lo que otro propuso para la suya', async () => {
  const cerrada = await m.diaEntero(m.custodio, -TOLERANCIA - 1);
  const propuesta = hecha(await r.revisar(m.jefe, cerrada, 'faltante'));
  await otorgarComoDueno(m.url, m.custodio.correo, ['contador']);
  const ascendido = { ...m.custodio, token: await m.entrar(m.custodio.correo) };
  const id = propuesta.propuesta?.id ?? '';
  expect(rechazo(await r.aprobar(ascendido, propuesta, id))).toBe('REVISION_PROPIA');
  expect(rechazo(await r.negar(ascendido, propuesta, id))).toBe('REVISION_PROPIA');
});

test('quien trabaja en otra agencia no la encuentra', async () => {
  const cerrada = await m.diaEntero(m.cajero, -10_00);
  for (const pedido of [
    r.revisar(m.jefeDeOtra, cerrada, 'faltante'),
    r.observar(m.jefeDeOtra, cerrada),
    r.aprobar(m.jefeDeOtra, cerrada, cerrada.id),
    r.congelar(m.jefeDeOtra, cerrada),
    r.responder(m.cajeroDeOtra, cerrada),
  ])
    expect(rechazo(await pedido)).toBe('NO_ENCONTRADO');
  hecha(await r.revisar(m.jefe, cerrada, 'faltante'));
});

test('dos que revisan a la vez: uno gana y el otro lo sabe; se contabiliza una vez', async () => {
  const antes = await m.saldoDe(m.cajas.c1);
  const cerrada = await m.diaEntero(m.cajero, -10_00);
  const respuestas = await Promise.all([
    r.revisar(m.jefe, cerrada, 'faltante'),
    r.revisar(m.contador, cerrada, 'empleado'),
    r.observar(m.contador2, cerrada),
  ]);
  expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const codigo of respuestas.map(rechazo).filter((uno) => uno !== undefined))
    expect(['CONFLICTO_DE_EDICION', 'ESTADO_NO_ADMITE']).toContain(codigo);
  const puestas = await m.db
    .selectFrom('movimientoDeCaja')
    .select('id')
    .where('jornada', '=', cerrada.id)
    .execute();
  const ahora = hecha(await m.llamar(verJornada, { params: cerrada }, { token: m.jefe.token }));
  const seReviso = ahora.estado === 'revisada';
  expect(puestas).toHaveLength(seReviso ? 1 : 0);
  expect(await m.saldoDe(m.cajas.c1)).toBe(antes - (seReviso ? 10_00 : 0));
  if (!seReviso) hecha(await r.revisar(m.jefe, ahora, 'faltante'));
});

test('dos que aprueban y uno que niega a la vez: una sola respuesta', async () => {
  const cerrada = await m.diaEntero(m.cajero, -TOLERANCIA - 1);
  const propuesta = hecha(await r.revisar(m.jefe, cerrada, 'faltante'));
  const id = propuesta.propuesta?.id ?? '';
  const respuestas = await Promise.all([
    r.aprobar(m.contador, propuesta, id),
    r.aprobar(m.contador2, propuesta, id),
    r.negar(m.contador2, propuesta, id),
  ]);
  expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1);
  await m.exigirIgualdad();
});

test('sin las cuentas configuradas no se propone ni se contabiliza', async () => {
  const poner = (cuenta: string) =>
    comoDueno(m.url, `update configuracion_de_cajas set cuenta_sobrante = ${cuenta}`);
  const [poca, mucha] = [await m.diaEntero(m.cajero2, 10_00), await m.diaEntero(m.cajero2, TOLERANCIA + 1)];
  await poner('null');
  for (const jornada of [poca, mucha])
    expect(rechazo(await r.revisar(m.jefe, jornada, 'sobrante'))).toBe('CAJAS_SIN_CONFIGURAR');
  await poner(`'30510104'`);
  for (const jornada of [poca, mucha]) hecha(await r.revisar(m.jefe, jornada, 'sobrante'));
});

test('con el mes cerrado se dice por qué, y nada queda a medias', async () => {
  const cerrada = await m.diaEntero(m.cajero, -10_00);
  const poner = (estado: string) =>
    comoDueno(m.url, `update periodo set estado = '${estado}' where (anio, mes, agencia) = (2026, 11, '01')`);
  await poner('cerrado');
  const negada = await r.revisar(m.jefe, cerrada, 'faltante');
  expect([negada.status, negada.problema.codigo]).toEqual([409, 'PERIODO_CERRADO']);
  const vista = hecha(await m.llamar(verJornada, { params: cerrada }, { token: m.jefe.token }));
  expect(vista).toMatchObject({ estado: 'cerrada', version: cerrada.version, pasos: [] });
  await poner('abierto');
  expect(hecha(await r.revisar(m.jefe, vista, 'faltante')).estado).toBe('revisada');
});

test('observada, respondida y revisada; cada uno oye lo que le toca', async () => {
  const cerrada = await m.diaEntero(m.cajero, -10_00);
  const oyente = await escucharEventos(m, m.cajero.token);
  const observada = hecha(await r.observar(m.jefe, cerrada, '¿Y el vale de ayer?'));
  expect(observada.estado).toBe('observada');
  await hastaQue(() => expect(oyente.recibidos).toContainEqual({ tipo: 'cajas-cambio' }));
  await oyente.cerrar();
  expect(rechazo(await r.responder(m.cajero2, observada))).toBe('CAJA_AJENA');
  expect(rechazo(await r.responder(m.cajero, cerrada))).toBe('CONFLICTO_DE_EDICION');
  const respondida = hecha(await r.responder(m.cajero, observada, 'Está en el sobre'));
  const otraVez = hecha(await r.observar(m.contador, respondida, 'No está'));
  expect(otraVez.pasos.map(({ paso, texto }) => [paso, texto])).toEqual([
    ['observar', '¿Y el vale de ayer?'],
    ['responder', 'Está en el sobre'],
    ['observar', 'No está'],
  ]);
  const revisada = hecha(await r.revisar(m.jefe, otraVez, 'empleado'));
  expect(revisada.estado).toBe('revisada');
  expect(rechazo(await r.responder(m.cajero, revisada))).toBe('ESTADO_NO_ADMITE');
  const { rows } = await sql<{ titulo: string; usuario: string }>`
    select titulo, usuario from aviso where enlace like ${`%${cerrada.id}%`} and usuario = ${m.cajero.id} order by creado_en, titulo`.execute(
    m.db,
  );
  expect(rows.map(({ titulo }) => titulo).toSorted()).toEqual([
    'Caja observada',
    'Caja observada',
    'Caja revisada',
  ]);
});
