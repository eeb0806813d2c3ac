// Plans: who writes them, when their day comes, and what a server that was down finds when it is back.
import * as contrato from '@cuadra/contract/ahorros/programaciones';
import type { BodyOf } from '@cuadra/contract/endpoint';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type MundoDeIntereses, mundoDeIntereses } from '../testing/mundo-de-intereses.ts';
import { atenderProgramaciones } from './atender-programaciones.ts';

let mundo: MundoDeIntereses;
beforeEach(async () => {
  mundo = await mundoDeIntereses();
});
afterEach(() => mundo?.cerrar());

const plan = (): BodyOf<typeof contrato.crearProgramacion> => ({
  ...{ nombre: 'Ahorro corriente', productos: [mundo.vista], agencias: ['01', '02'] },
  ...{ frecuencia: 'mensual', diasDespues: 1, hora: '06:00', proximoFin: '2026-11-30' },
  ...{ avisarA: [mundo.contador.id], responsable: mundo.ahorrosDeTodas.id },
});

const token = () => ({ token: mundo.ahorrosDeTodas.token });

const crear = async (cambios: Partial<ReturnType<typeof plan>> = {}) =>
  mundo.llamar(contrato.crearProgramacion, { body: { ...plan(), ...cambios } }, token());

const mirar = () =>
  atenderProgramaciones({ ...mundo.plataforma, trabajos: { encolar: async () => undefined } });

const corridas = () =>
  mundo.db
    .selectFrom('corrida')
    .select(['id', 'nombre', 'desde', 'hasta', 'fecha', 'estado'])
    .orderBy('id')
    .execute();

test('se crea, se cambia, se pausa y se elimina', async () => {
  const { status, cuerpo } = await crear();
  expect(status).toBe(201);
  expect(cuerpo).toMatchObject({
    ...{ productos: [{ codigo: 'AHC' }], proximaVez: '2026-12-01T12:00:00Z', pausada: false, ultima: null },
    responsable: { id: mundo.ahorrosDeTodas.id },
  });
  const { id, version } = cuerpo;
  const editada = await mundo.llamar(
    contrato.editarProgramacion,
    { params: { id }, body: { ...plan(), nombre: 'Otro nombre', hora: '22:30', version } },
    token(),
  );
  expect(editada.cuerpo).toMatchObject({ nombre: 'Otro nombre', proximaVez: '2026-12-02T04:30:00Z' });
  const vieja = await mundo.llamar(
    contrato.pausarProgramacion,
    { params: { id }, body: { pausada: true, version } },
    token(),
  );
  expect(vieja.problema.codigo).toBe('CONFLICTO_DE_EDICION');
  const pausada = await mundo.llamar(
    contrato.pausarProgramacion,
    { params: { id }, body: { pausada: true, version: editada.cuerpo.version } },
    token(),
  );
  expect(pausada.cuerpo).toMatchObject({ pausada: true, proximaVez: null });
  expect((await mundo.llamar(contrato.eliminarProgramacion, { params: { id } }, token())).status).toBe(200);
  expect((await mundo.llamar(contrato.listarProgramaciones, {}, token())).cuerpo.programaciones).toEqual([]);
  expect(
    (await mundo.llamar(contrato.eliminarProgramacion, { params: { id } }, token())).problema.codigo,
  ).toBe('NO_ENCONTRADO');
});

test('no se repite el nombre, ni se aceptan productos, personas, días o agencias que no son', async () => {
  await crear();
  const codigo = async (cambios: Partial<ReturnType<typeof plan>>) => (await crear(cambios)).problema.codigo;
  expect(await codigo({})).toBe('PROGRAMACION_REPETIDA');
  expect(await codigo({ nombre: 'B', productos: [9_999] })).toBe('NO_ENCONTRADO');
  expect(await codigo({ nombre: 'B', responsable: '00000000-0000-4000-8000-000000000000' })).toBe(
    'NO_ENCONTRADO',
  );
  expect(await codigo({ nombre: 'B', proximoFin: '2026-11-29' })).toBe('PETICION_INVALIDA');
  expect(await codigo({ nombre: 'B', agencias: ['03'] })).toBe('SIN_AGENCIA');
});

test('a su hora de Guatemala, y no antes, empieza la corrida de su período, una sola vez', async () => {
  await crear({ proximoFin: '2026-10-31' });
  mundo.reloj.poner('2026-11-01T11:59:59Z');
  await mirar();
  expect(await corridas()).toEqual([]);
  mundo.reloj.poner('2026-11-01T12:00:00Z');
  await Promise.all([mirar(), mirar()]);
  await mirar();
  expect(await corridas()).toMatchObject([
    {
      nombre: 'Ahorro corriente, octubre de 2026',
      desde: '2026-10-01',
      hasta: '2026-11-01',
      fecha: '2026-10-31',
      estado: 'calculando',
    },
  ]);
  const { cuerpo } = await mundo.llamar(contrato.listarProgramaciones, {}, token());
  expect(cuerpo.programaciones).toMatchObject([
    { proximoFin: '2026-11-30', ultima: { estado: 'calculando', hasta: '2026-11-01' } },
  ]);
  const avisados = await mundo.db
    .selectFrom('aviso')
    .select('usuario')
    .where('titulo', '=', 'Intereses por revisar')
    .execute();
  expect(avisados.map(({ usuario }) => usuario).sort()).toEqual(
    [mundo.contador.id, mundo.ahorrosDeTodas.id].sort(),
  );
});

test('tras días sin servidor, cada período perdido se calcula una vez y en orden', async () => {
  await crear({ frecuencia: 'diaria', proximoFin: '2026-11-10' });
  mundo.reloj.poner('2026-11-14T15:00:00Z');
  await mirar();
  // The next day waits for the run of this one: both would pay the same.
  expect(await corridas()).toMatchObject([{ desde: '2026-11-10', hasta: '2026-11-11' }]);
  for (const dia of ['11', '12', '13']) {
    const ultima = (await corridas()).at(-1)?.id ?? 0;
    await mundo.avanzar(ultima);
    await mundo.aprobar(ultima);
    await mundo.aplicar(ultima);
    await mirar();
    await mirar();
    expect((await corridas()).at(-1)).toMatchObject({ desde: `2026-11-${dia}` });
  }
  expect(await corridas()).toHaveLength(4);
});

test('pausada no empieza nada; lo que no puede empezar se pausa y se le dice a quien responde', async () => {
  const { cuerpo } = await crear({ proximoFin: '2026-10-31' });
  await mundo.llamar(
    contrato.pausarProgramacion,
    { params: { id: cuerpo.id }, body: { pausada: true, version: 0 } },
    token(),
  );
  await mirar();
  expect(await corridas()).toEqual([]);
  await crear({ nombre: 'Sin reglas entonces', proximoFin: '2023-10-31' });
  await mirar();
  expect(await corridas()).toEqual([]);
  const { cuerpo: lista } = await mundo.llamar(contrato.listarProgramaciones, {}, token());
  expect(lista.programaciones.map(({ pausada }) => pausada)).toEqual([true, true]);
  const avisos = await mundo.db
    .selectFrom('aviso')
    .select('descripcion')
    .where('titulo', '=', 'Una programación de intereses se pausó')
    .execute();
  expect(avisos.length).toBe(2);
});

test('el calendario dice lo que viene: lo programado, lo que está en camino y los plazos que vencen', async () => {
  await crear();
  const corrida = await mundo.calcular();
  const { cuerpo } = await mundo.llamar(contrato.verCalendario, { query: {} as never }, token());
  expect(cuerpo).toMatchObject({ desde: '2026-11-16', hasta: '2027-11-16' });
  const dia = (fecha: string) => cuerpo.dias.find((uno) => uno.fecha === fecha);
  expect(dia('2026-11-16')?.corridas).toMatchObject([{ id: corrida, estado: 'calculado' }]);
  expect(dia('2026-12-01')?.programadas).toMatchObject([{ desde: '2026-11-01', hasta: '2026-12-01' }]);
  // Opened on the first of October for ninety days.
  expect(dia('2026-12-30')?.vencimientos).toEqual({ cuentas: 1, saldo: 10_000_00 });
  expect(cuerpo.dias.filter(({ programadas }) => programadas.length > 0)).toHaveLength(12);
});
