import { posiblesCausas, tendenciaDeCajero } from '@cuadra/contract/contabilidad/cajas/revision';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  autorizarReversion,
  egreso,
  ingreso,
  registrar,
  revertir,
} from '../movimientos/testing/ventanilla.ts';
import { hecha, type MundoDeCajas, mundoDeCajas, type Persona } from '../testing/mundo-de-cajas.ts';
import { rechazo } from './testing/revisores.ts';

let m: MundoDeCajas;

beforeAll(async () => {
  m = await mundoDeCajas();
});
afterAll(() => m.cerrar());

const causas = ({ token }: Persona, jornada: { readonly id: string }) =>
  m.llamar(posiblesCausas, { params: { id: jornada.id } }, { token });

const tendencia = ({ token }: Persona, { id }: Persona) =>
  m.llamar(tendenciaDeCajero, { params: { id } }, { token });

test('las causas se buscan en el efectivo del día, y nadie las ve antes de contar', async () => {
  const abierta = await m.abrir(m.cajero);
  const nuevo = async (cuerpo: ReturnType<typeof ingreso>) =>
    hecha(await registrar(m, m.cajero, abierta, cuerpo));
  const buena = await nuevo(ingreso({ monto: 83_40 }));
  await nuevo(ingreso({ monto: 83_40, medio: 'cheque' }));
  const deshecha = await nuevo(egreso({ monto: 83_40 }));
  const autorizacion = await autorizarReversion(m, m.cajero, m.jefe, deshecha);
  hecha(await revertir(m, m.cajero, { id: deshecha.id, autorizacion }));
  for (const quien of [m.cajero, m.jefe, m.contador])
    expect(rechazo(await causas(quien, abierta))).toBe('ESTADO_NO_ADMITE');
  // 10,000.00 + 83.40 in cash and 83.40 in a cheque were expected; the 83.40 of one movement is missing.
  const contada = await m.contar(m.cajero, abierta, 10_000_00);
  expect(contada.diferencia).toBe(-166_80);
  const vistas = hecha(await causas(m.cajero, contada));
  expect(vistas).toEqual(hecha(await causas(m.jefe, contada)));
  const porUno = vistas.filter(({ causa }) => causa === 'un-movimiento');
  // Each is there once: the one that may not have been received, and the one whose cash did not come back.
  expect(porUno.map(({ movimientos }) => movimientos)).toEqual([[deshecha.id], [buena.id]]);
  for (const quien of [m.cajero2, m.cajeroDeOtra, m.jefeDeOtra])
    expect(rechazo(await causas(quien, contada))).toBe('NO_ENCONTRADO');
  await m.cerrarDia(m.cajero, contada, 'No aparece');
});

test('lo que se deshizo otro día es, en el suyo, un movimiento que se hizo', async () => {
  const primera = await m.abrir(m.cajero2);
  const cobrado = hecha(await registrar(m, m.cajero2, primera, ingreso({ monto: 61_00 })));
  const contada = await m.contar(m.cajero2, primera, 0);
  expect(hecha(await causas(m.jefe, contada))[0]).toMatchObject({
    causa: 'un-movimiento',
    movimientos: [cobrado.id],
  });
  await m.cerrarDia(m.cajero2, contada, 'No lo cobré');
  const segunda = await m.abrir(m.cajero2);
  const autorizacion = await autorizarReversion(m, m.cajero2, m.jefe, cobrado);
  const reversion = hecha(await revertir(m, m.cajero2, { id: cobrado.id, autorizacion }));
  // 0.00 − 61.00 expected: nothing left the drawer, so that 61.00 are left over.
  const otra = await m.contar(m.cajero2, segunda, 0);
  expect(otra.diferencia).toBe(61_00);
  expect(hecha(await causas(m.jefe, otra))[0]).toMatchObject({
    causa: 'un-movimiento',
    movimientos: [reversion.id],
  });
  await m.cerrarDia(m.cajero2, otra, 'Se deshizo lo de antes');
});

test('sin diferencia no hay causas', async () => {
  const cerrada = await m.diaEntero(m.cajero3);
  expect(hecha(await causas(m.jefe, cerrada))).toEqual([]);
});

test('la tendencia: sus jornadas contadas, en orden, con sus límites', async () => {
  const nada = hecha(await tendencia(m.jefe, m.custodio));
  expect(nada).toMatchObject({ puntos: [], media: 0, suficientes: false, racha: 0 });
  const diferencias = [-2_00, 2_00, -2_00, 2_00, -2_00, 2_00, -2_00, 2_00, -40_00];
  for (const diferencia of diferencias) await m.diaEntero(m.custodio, diferencia);
  await m.abrir(m.custodio);
  const { cajero, puntos, suficientes, racha, ...limites } = hecha(await tendencia(m.jefe, m.custodio));
  expect([cajero.id, suficientes, racha]).toEqual([m.custodio.id, true, 0]);
  expect(puntos.map(({ diferencia }) => diferencia)).toEqual(diferencias);
  // Mean: −40.00 ÷ 9 = −4.44. Ranges: seven of 4.00 and one of 42.00, 70.00 ÷ 8 = 8.75; × 2.66 = 23.275.
  expect(limites).toEqual({ media: -4_44, superior: 18_83, inferior: -27_72 });
  expect(puntos.map(({ fuera }) => fuera)).toEqual([...Array(8).fill(false), true]);
  expect(rechazo(await tendencia(m.jefeDeOtra, m.custodio))).toBe('NO_ENCONTRADO');
  expect(rechazo(await tendencia(m.jefe, m.contador))).toBe('NO_ENCONTRADO');
  expect(rechazo(await tendencia(m.custodio, m.custodio))).toBe('SIN_PERMISO');
});

test('una racha es la que llega hasta hoy, y se ven las últimas sesenta', async () => {
  for (const diferencia of [9_00, ...Array<number>(8).fill(1_00)])
    await m.diaEntero(m.cajeroDeOtra, diferencia);
  // Mean (9.00 + 8 × 1.00) ÷ 9 = 1.89: the last eight stand below it.
  const conRacha = hecha(await tendencia(m.contador, m.cajeroDeOtra));
  expect([conRacha.racha, conRacha.puntos.length]).toEqual([8, 9]);
  for (let n = 0; n < 52; n++) await m.diaEntero(m.cajeroDeOtra);
  const despues = hecha(await tendencia(m.contador, m.cajeroDeOtra));
  expect([despues.racha, despues.puntos.length, despues.puntos[0]?.diferencia]).toEqual([0, 60, 1_00]);
});
