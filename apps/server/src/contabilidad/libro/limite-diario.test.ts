// What one person does alone in one day, added up by what it does with money: five of 10,000.00 do not pass where one of 50,000.00 would not.
// Exact however many come at once and whichever way they come: one by one, drafts, orders, reversals and imports (and whatever else there
// is: control/todos-los-origenes.test.ts).
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orden, porAceptar, terminar } from '#contabilidad/borradores/testing/orden.ts';
import {
  partida as deLote,
  enviar as enviarLote,
  ndjson,
} from '#contabilidad/importaciones/testing/lotes.ts';
import {
  abrirOficina,
  BANCO,
  type Cambios,
  GASTOS,
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
beforeEach(() => oficina.otroDia());

const registrar = (cambios: Cambios, token = oficina.auxiliar) =>
  oficina.llamar(borradores.crearPartida, { body: nueva({ contabilizar: true, ...cambios }) }, { token });
/** Out of the bank. */
const sacar = (monto: number) => lineas(monto, GASTOS, BANCO);
const dentro = (monto: number) => lineas(monto, GASTOS, SOBRANTES);
const entraron = (respuestas: readonly { status: number }[]) =>
  respuestas.filter(({ status }) => status < 300).length;
const deHoy = async (correo = 'auxiliar@cuadra.demo') => {
  const filas = await oficina.db
    .selectFrom('movidoPorDia as m')
    .innerJoin('usuario as u', 'u.id', 'm.persona')
    .where('u.correo', '=', correo)
    .select(['m.clase', 'm.monto'])
    .execute();
  return Object.fromEntries(filas.map(({ clase, monto }) => [clase, monto]));
};

it('cinco a la vez de 10,000.00 contra 20,000.00 al día: entran exactamente dos', async () => {
  await oficina.limitar('auxiliar', 'ingresa', 1_000_000, 2_000_000);
  const respuestas = await Promise.all(
    Array.from({ length: 5 }, () => registrar({ lineas: lineas(1_000_000) })),
  );
  expect(entraron(respuestas)).toBe(2);
  const negadas = respuestas.filter(({ status }) => status >= 300);
  expect(negadas.map(({ problema }) => problema.codigo)).toEqual(Array(3).fill('REQUIERE_APROBACION'));
  expect(await deHoy()).toEqual({ ingresa: 2_000_000 });
});

it('cuenta por lo que hace con el dinero y no por el tipo que se elige: en pedazos de otro tipo es la misma suma', async () => {
  await oficina.limitar('auxiliar', 'paga', 1_000_000, 2_000_000);
  expect((await registrar({ tipo: 'diario', lineas: sacar(1_000_000) })).status).toBe(201);
  expect((await registrar({ tipo: 'ingreso', lineas: sacar(1_000_000) })).status).toBe(201);
  for (const tipo of ['diario', 'ingreso', 'egreso', 'ajuste'] as const)
    expect((await registrar({ tipo, lineas: sacar(1) })).problema.codigo).toBe('REQUIERE_APROBACION');
  // What comes in and what moves inside have sums of their own.
  expect((await registrar({ tipo: 'egreso', lineas: lineas(1_000_000) })).status).toBe(201);
  expect((await registrar({ tipo: 'egreso', lineas: dentro(1_000_000) })).status).toBe(201);
  expect(await deHoy()).toEqual({ paga: 2_000_000, ingresa: 1_000_000, mueve: 1_000_000 });
});

it('dice que es la suma del día y cuánto queda; al otro día empieza de nuevo, el de Guatemala', async () => {
  await oficina.limitar('auxiliar', 'ingresa', 1_000_000, 2_000_000);
  await registrar({ lineas: lineas(1_000_000) });
  await registrar({ lineas: lineas(400_000) });
  // 20,000.00 − 10,000.00 − 4,000.00 = 6,000.00
  const { problema } = await registrar({ lineas: lineas(600_001) });
  expect(problema.detail).toBe(
    'Con esto pasaría de Q 20,000.00, lo que usted hace en un día sin otra persona; hoy le quedan Q 6,000.00. Envíela a revisión.',
  );
  expect(problema.errores).toMatchObject([{ campo: 'lineas', codigo: 'REQUIERE_APROBACION' }]);
  // 23:59 in Guatemala, which is already tomorrow in UTC.
  oficina.reloj.poner('2026-11-17T05:59:00Z');
  const token = await oficina.entrar('auxiliar@cuadra.demo');
  expect((await registrar({ lineas: lineas(600_001) }, token)).status).toBe(422);
  oficina.reloj.poner('2026-11-17T06:00:00Z');
  expect((await registrar({ lineas: lineas(600_001) }, token)).status).toBe(201);
  oficina.reloj.poner('2026-11-16T15:00:00Z');
});

it('el día es el de registro: con fechas contables distintas es la misma suma', async () => {
  await oficina.limitar('auxiliar', 'ingresa', 1_000_000, 1_500_000);
  expect((await registrar({ fecha: '2026-11-09', lineas: lineas(1_000_000) })).status).toBe(201);
  const otra = await registrar({ fecha: '2026-11-12', lineas: lineas(500_001) });
  expect(otra.problema.codigo).toBe('REQUIERE_APROBACION');
});

it('lo que otra persona aprobó no cuenta para su autor, y sí para quien lo aprobó', async () => {
  await oficina.limitar('auxiliar', 'ingresa', 1_000_000, 1_000_000);
  const { id } = await oficina.crear(oficina.auxiliar, { lineas: lineas(3_000_000) });
  await oficina.llamar(borradores.enviarPartida, { params: { id }, query: {} }, { token: oficina.auxiliar });
  await oficina.llamar(borradores.aprobarPartida, { params: { id }, query: {} }, { token: oficina.contador });
  expect(await deHoy()).toEqual({});
  const autorizado = await oficina.db.selectFrom('autorizadoPorDia').select('monto').execute();
  expect(autorizado).toEqual([{ monto: 3_000_000 }]);
  expect((await registrar({ lineas: lineas(1_000_000) })).status).toBe(201);
});

it('quien aprueba tiene su límite, de una y al día: lo que pasa pide otra firma', async () => {
  const autorizar = (cada: number | null, alDia: number | null) =>
    oficina.comoDueno(
      `update politica_de_autorizacion set cada = ${cada}, al_dia = ${alDia} where (rol, operacion) = ('contador', 'partida')`,
    );
  const aprobar = async (monto: number) => {
    const { id } = await oficina.crear(oficina.auxiliar, { lineas: lineas(monto) });
    await oficina.llamar(
      borradores.enviarPartida,
      { params: { id }, query: {} },
      { token: oficina.auxiliar },
    );
    return oficina.llamar(
      borradores.aprobarPartida,
      { params: { id }, query: {} },
      { token: oficina.contador },
    );
  };
  await autorizar(3_000_000, 5_000_000);
  expect((await aprobar(3_000_001)).problema.codigo).toBe('FALTA_OTRA_FIRMA');
  expect((await aprobar(3_000_000)).status).toBe(200);
  // 30,000.00 + 20,000.01 > 50,000.00
  expect((await aprobar(2_000_001)).problema.codigo).toBe('FALTA_OTRA_FIRMA');
  expect((await aprobar(2_000_000)).status).toBe(200);
  await autorizar(null, null);
});

it('por borrador, por orden y por efecto es la misma suma, dicha de antemano', async () => {
  await oficina.limitar('auxiliar', 'ingresa', 1_000_000, 1_500_000);
  await registrar({ lineas: lineas(1_000_000) });
  const { id } = await oficina.crear(oficina.auxiliar, { lineas: lineas(500_001) });
  const deBorrador = await oficina.llamar(
    borradores.contabilizarPartida,
    { params: { id }, query: {} },
    { token: oficina.auxiliar },
  );
  expect(deBorrador.problema.codigo).toBe('REQUIERE_APROBACION');
  const { cuerpo } = await terminar(oficina, orden({ lineas: lineas(500_001) }), oficina.auxiliar);
  expect(porAceptar(cuerpo).aprobacion?.motivo).toContain('hoy le quedan Q 5,000.00');
  const { contabilizar: _, ...escrita } = nueva({ lineas: lineas(500_001) });
  const efecto = await oficina.llamar(verEfecto, { body: escrita }, { token: oficina.auxiliar });
  expect(efecto.cuerpo.aprobacion?.motivo).toContain('hoy le quedan Q 5,000.00');
  expect((await registrar({ lineas: lineas(500_000) })).status).toBe(201);
});

it('una reversión cuenta por lo que hace, y no devuelve nada: lo que ingresó sale otra vez', async () => {
  await oficina.limitar('contador', 'paga', 1_000_000, 1_500_000);
  const revertir = (id: string) =>
    oficina.llamar(
      revertirPartida,
      { params: { id }, body: { fecha: '2026-11-16', motivo: 'Repetida' } },
      { token: oficina.contador },
    );
  const { cuerpo: una } = await registrar({ lineas: lineas(1_000_000) }, oficina.contador);
  expect((await revertir(una.id)).cuerpo.estado).toBe('contabilizada');
  expect(await deHoy('contador@cuadra.demo')).toEqual({ ingresa: 1_000_000, paga: 1_000_000 });
  // 10,000.00 of the reversal + 5,000.01 by hand > 15,000.00
  expect((await registrar({ lineas: sacar(500_001) }, oficina.contador)).status).toBe(422);
  const { cuerpo: salida } = await registrar({ lineas: sacar(500_000) }, oficina.contador);
  // What went out comes back, and what they may take out today is still nothing.
  expect((await revertir(salida.id)).cuerpo.estado).toBe('contabilizada');
  expect((await registrar({ lineas: sacar(1) }, oficina.contador)).problema.codigo).toBe(
    'REQUIERE_APROBACION',
  );
  const ajena = await registrar({ lineas: lineas(1) }, oficina.auxiliar);
  expect((await revertir(ajena.cuerpo.id)).cuerpo.estado).toBe('en_revision');
  await oficina.limitar('contador', 'paga', null, null);
});

it('un lote cuenta entero: el que pasa del día no entra, y lo dice en su línea', async () => {
  await oficina.limitar('contador', 'ingresa', 1_000_000, 2_500_000);
  const de = (monto: number) => deLote({ tipo: 'egreso', lineas: lineas(monto) });
  const lote = ndjson(de(1_000_000), de(1_000_000), de(1_000_000), de(100));
  const { status, problema } = await enviarLote(oficina, lote, { token: oficina.contador });
  expect([status, problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
  expect(problema.errores).toMatchObject([{ linea: 3, codigo: 'REQUIERE_APROBACION' }]);
  const cabe = ndjson(de(1_000_000), de(1_000_000));
  expect((await enviarLote(oficina, cabe, { token: oficina.contador })).status).toBe(200);
  // 25,000.00 − 20,000.00 = 5,000.00
  expect((await registrar({ tipo: 'ingreso', lineas: lineas(500_001) }, oficina.contador)).status).toBe(422);
  expect((await enviarLote(oficina, ndjson(de(500_001)), { token: oficina.contador })).status).toBe(422);
  await oficina.limitar('contador', 'ingresa', null, null);
});

it('sean cuales sean los montos y cuántos lleguen a la vez, la suma de lo que entró no pasa del límite, y nada cabía más', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 12 }),
      fc.integer({ min: 1_000_000, max: 3_000_000 }),
      async (montos, diario) => {
        await oficina.otroDia();
        await oficina.limitar('auxiliar', 'ingresa', 1_000_000, diario);
        const respuestas = await Promise.all(montos.map((monto) => registrar({ lineas: lineas(monto) })));
        const suma = montos.filter((_, n) => respuestas[n]?.status === 201).reduce((a, b) => a + b, 0);
        const fuera = montos.filter((_, n) => respuestas[n]?.status !== 201);
        expect(suma).toBeLessThanOrEqual(diario);
        // Whatever was refused does not fit in what is left.
        for (const monto of fuera) expect(suma + monto).toBeGreaterThan(diario);
      },
    ),
    { numRuns: 12, seed: 20_261_116 },
  );
});

it('lo que se lleva del día es lo que dicen las líneas, sumadas aparte', async () => {
  await oficina.limitar('contador', 'ingresa', null, null);
  const EFECTIVO = new Set(['1011010103', BANCO]);
  const linea = fc.record({
    idCuenta: fc.constantFrom('1011010103', BANCO, GASTOS, SOBRANTES),
    monto: fc.integer({ min: 1, max: 50_000 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ debes: fc.array(linea, { minLength: 1, maxLength: 3 }), contra: linea }), {
        minLength: 1,
        maxLength: 4,
      }),
      async (propuestas) => {
        await oficina.otroDia();
        const sumas: Record<string, number> = {};
        for (const { debes, contra } of propuestas) {
          const total = debes.reduce((suma, { monto }) => suma + monto, 0);
          const enEfectivo = debes.filter(({ idCuenta }) => EFECTIVO.has(idCuenta));
          const neto =
            enEfectivo.reduce((suma, { monto }) => suma + monto, 0) -
            (EFECTIVO.has(contra.idCuenta) ? total : 0);
          const clase = neto < 0 ? 'paga' : neto > 0 ? 'ingresa' : 'mueve';
          sumas[clase] = (sumas[clase] ?? 0) + (neto === 0 ? total : Math.abs(neto));
          const { status } = await registrar(
            {
              lineas: [
                ...debes.map(({ idCuenta, monto }) => ({ idCuenta, debe: monto, haber: 0 })),
                { idCuenta: contra.idCuenta, debe: 0, haber: total },
              ],
            },
            oficina.contador,
          );
          expect(status).toBe(201);
        }
        expect(await deHoy('contador@cuadra.demo')).toEqual(sumas);
      },
    ),
    { numRuns: 15, seed: 20_261_117 },
  );
});
