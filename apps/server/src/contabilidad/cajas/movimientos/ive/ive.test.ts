import * as contrato from '@cuadra/contract/contabilidad/cajas/ive';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  type Persona,
} from '#contabilidad/cajas/testing/mundo-de-cajas.ts';
import {
  autorizarReversion,
  egreso,
  FORMULARIO,
  ingreso,
  type Nuevo,
  PERSONA,
  registrar,
  revertir,
} from '../testing/ventanilla.ts';

/** US$ 10,000.00 at Q 7.70. */
const UMBRAL = 77_000_00;
const IDENTIFICAR_DESDE = 5_000_00;

let mundo: MundoDeCajas;
type Jornada = Awaited<ReturnType<MundoDeCajas['abrir']>>;
const jornadas = new Map<string, Jornada>();
beforeAll(async () => {
  mundo = await mundoDeCajas();
  for (const quien of [mundo.cajero, mundo.cajero2, mundo.cajeroDeOtra])
    jornadas.set(quien.id, await mundo.abrir(quien));
});
afterAll(() => mundo.cerrar());

/** Each test has its own person. */
let persona = PERSONA;
let cuantas = 0;
beforeEach(() => {
  persona = { ...PERSONA, documento: `2345 67890 ${String(++cuantas).padStart(4, '0')}` };
});

const mover = (quien: Persona, body: Nuevo) =>
  registrar(mundo, quien, jornadas.get(quien.id) ?? { id: '' }, body);
const traer = (monto: number, mas: Partial<Nuevo> = {}, quien = mundo.cajero) =>
  mover(quien, ingreso({ monto, persona, ...mas }));
const pide = async (
  monto: number,
  sentido: 'entrada' | 'salida' = 'entrada',
  documento = persona.documento,
) =>
  hecha(
    await mundo.llamar(
      contrato.consultarIve,
      { query: { documento, sentido, monto: String(monto) } },
      { token: mundo.cajero.token },
    ),
  ).pideFormulario;

describe('quién trae o recibe el efectivo', () => {
  test('se pide desde el monto configurado, con su campo; un centavo menos, no', async () => {
    expect((await mover(mundo.cajero, ingreso({ monto: IDENTIFICAR_DESDE - 1 }))).status).toBe(201);
    const { problema } = await mover(mundo.cajero, ingreso({ monto: IDENTIFICAR_DESDE }));
    expect(problema).toMatchObject({ codigo: 'PERSONA_REQUERIDA', errores: [{ campo: 'persona' }] });
    expect((await traer(IDENTIFICAR_DESDE)).status).toBe(201);
  });

  test('no se pide de un cheque ni de una clase que no es de personas', async () => {
    expect((await mover(mundo.cajero, ingreso({ monto: 6_000_00, medio: 'cheque' }))).status).toBe(201);
    expect((await mover(mundo.cajero, egreso({ clase: 'pago-menor', monto: 6_000_00 }))).status).toBe(201);
  });
});

describe('el origen de los fondos', () => {
  test('se pide en el umbral, no un centavo antes, y se guarda con sus cifras', async () => {
    expect(await pide(UMBRAL - 1)).toBe(false);
    expect(await pide(UMBRAL)).toBe(true);
    const { problema } = await traer(UMBRAL);
    expect(problema).toMatchObject({
      codigo: 'ORIGEN_DE_FONDOS_REQUERIDO',
      errores: [{ campo: 'formulario' }],
    });
    const movimiento = hecha(await traer(UMBRAL, { formulario: FORMULARIO }));
    expect(movimiento.tieneFormulario).toBe(true);
    const guardado = await mundo.db
      .selectFrom('formularioIve')
      .selectAll()
      .where('movimiento', '=', movimiento.id)
      .executeTakeFirstOrThrow();
    expect(guardado).toMatchObject({
      ...{ acumulado: UMBRAL, umbral: 10_000_00, tasaDolar: 7_700_000 },
      datos: { ...FORMULARIO, telefono: '', destinoDeFondos: '', enNombreDe: null },
    });
  });

  test('un centavo menos no lo pide, y lo que se mande de más no se guarda', async () => {
    const movimiento = hecha(await traer(UMBRAL - 1, { formulario: FORMULARIO }));
    expect(movimiento.tieneFormulario).toBe(false);
  });

  test('en varios movimientos, cajas y agencias del día, por cualquier forma de escribir el documento', async () => {
    hecha(await traer(30_000_00));
    hecha(await traer(30_000_00, {}, mundo.cajero2));
    const conGuiones = { ...persona, documento: persona.documento.replaceAll(' ', '-') };
    const faltaUno = 17_000_00 - 1;
    expect(await pide(faltaUno, 'entrada', conGuiones.documento)).toBe(false);
    hecha(await traer(faltaUno, { persona: conGuiones }, mundo.cajeroDeOtra));
    expect(await pide(1)).toBe(true);
    expect((await traer(1)).problema.codigo).toBe('ORIGEN_DE_FONDOS_REQUERIDO');
    const ultimo = hecha(await traer(1, { formulario: FORMULARIO }));
    expect(ultimo.tieneFormulario).toBe(true);
    expect((await traer(1)).problema.codigo).toBe('ORIGEN_DE_FONDOS_REQUERIDO');
  });

  test('lo que sale no se suma a lo que entra, ni lo de otra persona, ni los cheques', async () => {
    hecha(await traer(UMBRAL - 1));
    hecha(await traer(UMBRAL, { medio: 'cheque' }));
    expect(await pide(1, 'salida')).toBe(false);
    expect(await pide(1, 'entrada', '999999')).toBe(false);
    expect((await mover(mundo.cajero, egreso({ monto: UMBRAL - 1, persona }))).status).toBe(201);
    expect((await mover(mundo.cajero, egreso({ monto: 1, persona }))).problema.codigo).toBe(
      'ORIGEN_DE_FONDOS_REQUERIDO',
    );
  });

  test('lo deshecho no cuenta', async () => {
    const primero = hecha(await traer(UMBRAL - 1));
    expect(await pide(1)).toBe(true);
    const autorizacion = await autorizarReversion(mundo, mundo.cajero, mundo.jefe, primero);
    hecha(await revertir(mundo, mundo.cajero, { id: primero.id, autorizacion }));
    expect(await pide(UMBRAL - 1)).toBe(false);
    expect((await traer(UMBRAL - 1)).status).toBe(201);
  });

  test('dos a la vez en dos cajas: uno pasa y al otro se le pide', async () => {
    const mitad = UMBRAL / 2;
    const respuestas = await Promise.all([traer(mitad), traer(mitad, {}, mundo.cajero2)]);
    expect(respuestas.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    const negada = respuestas.find(({ status }) => status === 422);
    expect(negada?.problema).toMatchObject({
      ...{ codigo: 'ORIGEN_DE_FONDOS_REQUERIDO', errores: [{ campo: 'formulario' }] },
    });
    await mundo.exigirIgualdad();
  });

  test('un formulario sin persona la pide', async () => {
    const { problema } = await mover(mundo.cajero, ingreso({ formulario: FORMULARIO }));
    expect(problema).toMatchObject({ codigo: 'PERSONA_REQUERIDA', errores: [{ campo: 'persona' }] });
  });
});

describe('la lista del mes', () => {
  const listar = (quien: Persona, anio = '2026', mes = '11') =>
    mundo.llamar(contrato.listarIve, { query: { anio, mes } }, { token: quien.token });

  test('tiene los formularios de las agencias propias, con lo acumulado, y solo los de ese mes', async () => {
    hecha(await traer(UMBRAL - 1));
    const movimiento = hecha(await traer(5_00, { formulario: FORMULARIO }));
    const { cuerpo } = await listar(mundo.jefe);
    expect(cuerpo.find((fila) => fila.movimiento === movimiento.id)).toEqual({
      movimiento: movimiento.id,
      recibo: movimiento.recibo,
      codigoCaja: 'C1',
      agencia: '01',
      fecha: '2026-11-16',
      sentido: 'entrada',
      persona: movimiento.persona,
      monto: 5_00,
      acumulado: UMBRAL - 1 + 5_00,
      origenDeFondos: FORMULARIO.origenDeFondos,
    });
    expect((await listar(mundo.jefe, '2026', '10')).cuerpo).toEqual([]);
    const ajenas = await listar(mundo.jefeDeOtra);
    expect(ajenas.cuerpo.filter(({ agencia }) => agencia !== '02')).toEqual([]);
    expect((await listar(mundo.cajero)).problema.codigo).toBe('SIN_PERMISO');
  });
});
