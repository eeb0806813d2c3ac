// What one person posts alone in one day, added up by type: five of 10,000.00 do not pass where one of 50,000.00 would not.
// Exact however many come at once and whichever way they come: one by one, drafts, orders, reversals and imports.
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { verEfecto } from '@cuadra/contract/contabilidad/borradores/efecto';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orden, porAceptar, terminar } from '../borradores/testing/orden.ts';
import { partida as deLote, enviar as enviarLote, ndjson } from '../importaciones/testing/lotes.ts';
import { abrirOficina, type Cambios, lineas, nueva, type Oficina } from './testing/oficina.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
});
afterAll(() => oficina.cerrar());

/** As if each test were on a day of its own. */
const otroDia = () => oficina.comoDueno('delete from contabilizado_por_dia');
beforeEach(otroDia);

const limitar = (rol: string, tipo: string, montoMax: number | null, montoDiario: number | null) =>
  oficina.comoDueno(`update limite_contabilizacion set monto_max = ${montoMax}, monto_diario = ${montoDiario}
    where (rol, tipo) = ('${rol}', '${tipo}')`);
const registrar = (cambios: Cambios, token = oficina.auxiliar) =>
  oficina.llamar(borradores.crearPartida, { body: nueva({ contabilizar: true, ...cambios }) }, { token });
const entraron = (respuestas: readonly { status: number }[]) =>
  respuestas.filter(({ status }) => status < 300).length;

it('cinco a la vez de 10,000.00 contra 20,000.00 al día: entran exactamente dos', async () => {
  await limitar('auxiliar', 'diario', 1_000_000, 2_000_000);
  const respuestas = await Promise.all(
    Array.from({ length: 5 }, () => registrar({ lineas: lineas(1_000_000) })),
  );
  expect(entraron(respuestas)).toBe(2);
  const negadas = respuestas.filter(({ status }) => status >= 300);
  expect(negadas.map(({ problema }) => problema.codigo)).toEqual(Array(3).fill('REQUIERE_APROBACION'));
});

it('dice que es la suma del día y cuánto queda; al otro día empieza de nuevo, el de Guatemala', async () => {
  await limitar('auxiliar', 'diario', 1_000_000, 2_000_000);
  await registrar({ lineas: lineas(1_000_000) });
  await registrar({ lineas: lineas(400_000) });
  // 20,000.00 − 10,000.00 − 4,000.00 = 6,000.00
  const { problema } = await registrar({ lineas: lineas(600_001) });
  expect(problema.detail).toBe(
    'Con esta pasaría de Q 20,000.00, lo que usted contabiliza de ese tipo en un día sin aprobación; hoy le quedan Q 6,000.00. Envíela a revisión.',
  );
  expect(problema.errores).toMatchObject([{ campo: 'lineas', codigo: 'REQUIERE_APROBACION' }]);
  expect((await registrar({ tipo: 'egreso', lineas: lineas(600_001) })).status).toBe(201);
  // 23:59 in Guatemala, which is already tomorrow in UTC.
  oficina.reloj.poner('2026-11-17T05:59:00Z');
  const token = await oficina.entrar('auxiliar@cuadra.demo');
  expect((await registrar({ lineas: lineas(600_001) }, token)).status).toBe(422);
  oficina.reloj.poner('2026-11-17T06:00:00Z');
  expect((await registrar({ lineas: lineas(600_001) }, token)).status).toBe(201);
  oficina.reloj.poner('2026-11-16T15:00:00Z');
});

it('lo que otra persona aprobó no cuenta: lo contabilizaron entre dos', async () => {
  await limitar('auxiliar', 'diario', 1_000_000, 1_000_000);
  const { id } = await oficina.crear(oficina.auxiliar, { lineas: lineas(3_000_000) });
  await oficina.llamar(borradores.enviarPartida, { params: { id }, query: {} }, { token: oficina.auxiliar });
  await oficina.llamar(borradores.aprobarPartida, { params: { id }, query: {} }, { token: oficina.contador });
  expect((await registrar({ lineas: lineas(1_000_000) })).status).toBe(201);
});

it('por borrador, por orden y por efecto es la misma suma, dicha de antemano', async () => {
  await limitar('auxiliar', 'diario', 1_000_000, 1_500_000);
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

it('las reversiones cuentan con el tipo de lo que revierten', async () => {
  await limitar('contador', 'ingreso', 1_000_000, 2_000_000);
  const { cuerpo: una } = await registrar({ tipo: 'ingreso', lineas: lineas(1_000_000) }, oficina.contador);
  const revertir = (id: string) =>
    oficina.llamar(
      revertirPartida,
      { params: { id }, body: { fecha: '2026-11-16', motivo: 'Repetida' } },
      { token: oficina.contador },
    );
  // 10,000.00 of the partida + 10,000.00 of its reversal.
  expect((await revertir(una.id)).cuerpo.estado).toBe('contabilizada');
  expect((await registrar({ tipo: 'ingreso', lineas: lineas(1) }, oficina.contador)).status).toBe(422);
  const ajena = await registrar({ tipo: 'ingreso', lineas: lineas(1) }, oficina.auxiliar);
  expect((await revertir(ajena.cuerpo.id)).cuerpo.estado).toBe('en_revision');
  await limitar('contador', 'ingreso', null, null);
});

it('un lote cuenta entero: el que pasa del día no entra, y lo dice en su línea', async () => {
  await limitar('contador', 'egreso', 1_000_000, 2_500_000);
  const de = (monto: number) => deLote({ tipo: 'egreso', lineas: lineas(monto) });
  const lote = ndjson(de(1_000_000), de(1_000_000), de(1_000_000), de(100));
  const { status, problema } = await enviarLote(oficina, lote, { token: oficina.contador });
  expect([status, problema.codigo]).toEqual([422, 'IMPORTACION_CON_ERRORES']);
  expect(problema.errores).toMatchObject([{ linea: 3, codigo: 'REQUIERE_APROBACION' }]);
  const cabe = ndjson(de(1_000_000), de(1_000_000));
  expect((await enviarLote(oficina, cabe, { token: oficina.contador })).status).toBe(200);
  // 25,000.00 − 20,000.00 = 5,000.00
  expect((await registrar({ tipo: 'egreso', lineas: lineas(500_001) }, oficina.contador)).status).toBe(422);
  expect((await enviarLote(oficina, ndjson(de(500_001)), { token: oficina.contador })).status).toBe(422);
  await limitar('contador', 'egreso', null, null);
});

it('sean cuales sean los montos y cuántos lleguen a la vez, la suma de lo que entró no pasa del límite, y nada cabía más', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 2, maxLength: 12 }),
      fc.integer({ min: 1_000_000, max: 3_000_000 }),
      async (montos, diario) => {
        await otroDia();
        await limitar('auxiliar', 'diario', 1_000_000, diario);
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
