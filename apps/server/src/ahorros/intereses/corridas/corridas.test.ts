// A run over HTTP, with everybody who takes part and the work done by the queue: each step, what it answers and what it refuses.
import * as contrato from '@cuadra/contract/ahorros/corridas';
import * as deLineas from '@cuadra/contract/ahorros/lineas';
import * as pasos from '@cuadra/contract/ahorros/pasos-de-corrida';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AHORRO, GASTO_VISTA, ISR } from '#ahorros/testing/mundo-de-ahorros.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { type MundoDeIntereses, mundoDeIntereses, OCTUBRE } from '../testing/mundo-de-intereses.ts';

let mundo: MundoDeIntereses;
beforeAll(async () => {
  mundo = await mundoDeIntereses({ trabajos: true });
});
afterAll(() => mundo?.cerrar());

const nueva = () => ({ ...OCTUBRE, productos: [mundo.vista], agencias: ['01', '02'] });
const ahorros = () => ({ token: mundo.ahorrosDeTodas.token });
const contador = () => ({ token: mundo.contador.token });

async function ver(id: number, token = mundo.ahorrosDeTodas.token): Promise<contrato.Corrida> {
  return (await mundo.llamar(contrato.verCorrida, { params: { id } }, { token })).cuerpo;
}

const hasta = (id: number, estado: string) =>
  hastaQue(async () => {
    const corrida = await ver(id);
    expect(corrida.estado).toBe(estado);
    return corrida;
  });

const posibles = ({ pasos }: contrato.Corrida) =>
  pasos.filter(({ impedimento }) => impedimento === null).map(({ paso }) => paso);

describe('de principio a fin', () => {
  let id: number;

  test('se crea y se calcula sola; pedida otra vez con su llave es la misma', async () => {
    const llave = 'intereses-de-octubre';
    const { status, cuerpo } = await mundo.llamar(
      contrato.crearCorrida,
      { body: nueva() },
      { ...ahorros(), llave },
    );
    expect(status).toBe(201);
    id = cuerpo.id;
    const otra = await mundo.llamar(contrato.crearCorrida, { body: nueva() }, { ...ahorros(), llave });
    expect(otra.cuerpo.id).toBe(id);
    const distinta = await mundo.llamar(
      contrato.crearCorrida,
      { body: { ...nueva(), nombre: 'Otra' } },
      { ...ahorros(), llave },
    );
    expect(distinta.problema.codigo).toBe('LLAVE_REUTILIZADA');
    const calculada = await hasta(id, 'calculado');
    expect(calculada).toMatchObject({
      ...{ cuentas: 3, lineas: 3, interes: 520, isr: 52, tandas: 2, hechas: 2, vencidas: 0, omitidas: 0 },
      ...{ productos: ['AHC'], agencias: ['01', '02'], advertencias: [], sinPago: [] },
      porProducto: [
        { producto: 'AHC', agencia: '01', lineas: 2, interes: 371, isr: 37 },
        { producto: 'AHC', agencia: '02', lineas: 1, interes: 149, isr: 15 },
      ],
      distribucion: [
        { desde: 1, hasta: 100, cuentas: 1, interes: 74 },
        { desde: 100, hasta: 500, cuentas: 2, interes: 446 },
      ],
    });
    expect(posibles(calculada)).toEqual(['calcular', 'cancelar']);
    expect(Number(calculada.exacto) + Number(calculada.residuo)).toBeCloseTo(520, 9);
  });

  test('sus líneas se filtran, se ordenan y se pasan por páginas, con lo que suman', async () => {
    const pedir = (query: object) =>
      mundo.llamar(deLineas.listarLineas, { params: { id }, query: query as never }, ahorros());
    const primera = await pedir({ porPagina: 2, orden: 'interes' });
    expect(primera.cuerpo).toMatchObject({
      lineas: [
        { cuenta: { numero: '01-AHC-000001' }, titular: 'Julia Estela Caal Pop', interes: 297, neto: 267 },
        { cuenta: { numero: '02-AHC-000001' }, interes: 149 },
      ],
      totales: { lineas: 3, interes: 520, isr: 52 },
    });
    const segunda = await pedir({ porPagina: 2, orden: 'interes', cursor: primera.cuerpo.siguiente });
    expect(segunda.cuerpo).toMatchObject({ lineas: [{ interes: 74 }], siguiente: null, totales: null });
    const contar = async (query: object) => (await pedir(query)).cuerpo.totales?.lineas;
    expect(await contar({ agencia: '02' })).toBe(1);
    expect(await contar({ texto: 'choc' })).toBe(1);
    expect(await contar({ texto: '01-ahc' })).toBe(2);
    expect(await contar({ desdeMonto: 100, hastaMonto: 200 })).toBe(1);
    expect(await contar({ estado: 'sin-pago' })).toBe(0);
    expect(await contar({ motivo: 'SIN_SALDO' })).toBe(0);
    expect(await contar({ producto: mundo.plazo })).toBe(0);
  });

  test('una línea se explica con sus días, su saldo y su tasa', async () => {
    const { cuerpo } = await mundo.llamar(
      deLineas.verLinea,
      { params: { id, cuenta: mundo.una.id } },
      contador(),
    );
    expect(cuerpo).toMatchObject({
      linea: { interes: 297, isr: 30, dias: 31 },
      reglas: { metodo: 'diario', base: 'ACT/365F', isrPpm: 100_000 },
      segmentos: [{ desde: '2026-10-01', hasta: '2026-11-01', dias: 31, saldo: 100_000, ppm: 35_000 }],
      // 100000 × 0.035 × 31 / 365
      exacto: '297.260273972603',
    });
    const ajena = await mundo.llamar(deLineas.verLinea, { params: { id, cuenta: 999_999 } }, contador());
    expect(ajena.problema.codigo).toBe('NO_ENCONTRADO');
  });

  test('se ve lo que contabilizará antes de que exista', async () => {
    const { cuerpo } = await mundo.llamar(contrato.verPartidasDeCorrida, { params: { id } }, contador());
    expect(cuerpo).toMatchObject({
      total: 2,
      partidas: [
        {
          ...{ id: null, numero: null, fecha: '2026-10-31', agencia: '01' },
          lineas: [
            { idCuenta: GASTO_VISTA, debe: 371 },
            { idCuenta: AHORRO, haber: 371 },
            { idCuenta: AHORRO, debe: 37 },
            { idCuenta: ISR, haber: 37 },
          ],
        },
        { agencia: '02' },
      ],
    });
  });

  test('la aprueba otra persona, tal como la vio', async () => {
    const { version, huella } = await ver(id);
    const body = { version, huella: huella ?? '', aceptaAdvertencias: null };
    const suya = await mundo.llamar(pasos.aprobarCorrida, { params: { id }, body }, ahorros());
    expect(suya.problema.codigo).toBe('SIN_PERMISO');
    const vieja = await mundo.llamar(
      pasos.aprobarCorrida,
      { params: { id }, body: { ...body, version: version - 1 } },
      contador(),
    );
    expect(vieja.problema.codigo).toBe('CONFLICTO_DE_EDICION');
    const otraHuella = await mundo.llamar(
      pasos.aprobarCorrida,
      { params: { id }, body: { ...body, huella: '0'.repeat(64) } },
      contador(),
    );
    expect(otraHuella.problema.codigo).toBe('CORRIDA_VENCIDA');
    const { status, cuerpo } = await mundo.llamar(pasos.aprobarCorrida, { params: { id }, body }, contador());
    expect([status, cuerpo.estado, cuerpo.aprobadaPor?.id]).toEqual([200, 'aprobado', mundo.contador.id]);
  });

  test('se aplica, y los libros y las cuentas dicen lo mismo', async () => {
    const { version } = await ver(id);
    const sinPermiso = await mundo.llamar(
      pasos.aplicarCorrida,
      { params: { id }, body: { version } },
      contador(),
    );
    expect(sinPermiso.problema.codigo).toBe('SIN_PERMISO');
    const { status } = await mundo.llamar(
      pasos.aplicarCorrida,
      { params: { id }, body: { version } },
      ahorros(),
    );
    expect(status).toBe(200);
    const aplicada = await hasta(id, 'aplicado');
    expect(aplicada).toMatchObject({ interes: 520, isr: 52, lineas: 3, hechas: 2 });
    expect(aplicada.aplicadaPor?.id).toBe(mundo.ahorrosDeTodas.id);
    expect(posibles(aplicada)).toEqual(['pedir-reversion']);
    await mundo.exigirIgualdad();
    const { cuerpo } = await mundo.llamar(contrato.verPartidasDeCorrida, { params: { id } }, contador());
    expect(cuerpo.total).toBe(2);
    expect(cuerpo.partidas.every((partida) => partida.numero?.endsWith('/2026'))).toBe(true);
  });

  test('se pide revertirla, se niega, se vuelve a pedir y otra persona lo hace', async () => {
    const pedir = async () =>
      mundo.llamar(
        pasos.pedirReversionDeCorrida,
        { params: { id }, body: { version: (await ver(id)).version, motivo: 'Era otra tasa' } },
        ahorros(),
      );
    const resolver = async (aprueba: boolean, motivo: string | null) =>
      mundo.llamar(
        pasos.resolverReversionDeCorrida,
        { params: { id }, body: { version: (await ver(id)).version, aprueba, motivo } },
        { token: mundo.contador2.token },
      );
    expect((await resolver(true, null)).problema.codigo).toBe('CORRIDA_NO_ADMITE');
    expect((await pedir()).cuerpo.reversionPedida).toMatchObject({ motivo: 'Era otra tasa' });
    expect((await pedir()).problema.codigo).toBe('CORRIDA_NO_ADMITE');
    expect((await resolver(false, null)).problema.codigo).toBe('PETICION_INVALIDA');
    expect((await resolver(false, 'La tasa es esa')).cuerpo.reversionPedida).toBeNull();
    await pedir();
    expect((await resolver(true, null)).status).toBe(200);
    await hasta(id, 'revertido');
    expect(await mundo.saldoDe(mundo.una.id)).toBe(1_000_00);
    await mundo.exigirIgualdad();
  });

  test('quedan sus pasos, con quién dio cada uno', async () => {
    const { cuerpo } = await mundo.llamar(contrato.verEventosDeCorrida, { params: { id } }, contador());
    expect(cuerpo.eventos.map(({ estado }) => estado)).toEqual([
      ...['calculando', 'calculado', 'aprobado', 'aplicando', 'aplicado'],
      ...['aplicado', 'aplicado', 'aplicado', 'revirtiendo', 'revertido'],
    ]);
    expect(cuerpo.eventos[2]).toMatchObject({
      por: { id: mundo.contador.id },
      detalle: '3 cuentas por Q 5.20; ISR Q 0.52.',
    });
  });
});

test('se detiene con su motivo, se cancela la que no se aplicó y ninguna cambia de lo que es', async () => {
  const { cuerpo } = await mundo.llamar(
    contrato.crearCorrida,
    { body: { ...nueva(), nombre: 'Por cancelar', productos: [mundo.plazo] } },
    ahorros(),
  );
  const { id } = cuerpo;
  const { version, sinPago } = await hasta(id, 'calculado');
  expect(sinPago).toEqual([{ motivo: 'NO_VENCE', cuentas: 1 }]);
  const params = { id };
  const motivo = 'No hacía falta';
  const detener = await mundo.llamar(pasos.detenerCorrida, { params, body: { version, motivo } }, ahorros());
  expect(detener.problema.codigo).toBe('CORRIDA_NO_ADMITE');
  const cancelada = await mundo.llamar(
    pasos.cancelarCorrida,
    { params, body: { version, motivo } },
    ahorros(),
  );
  expect(cancelada.cuerpo).toMatchObject({ estado: 'cancelado', motivo, pasos: [] });
  const otraVez = await mundo.llamar(
    pasos.calcularCorrida,
    { params, body: { version: cancelada.cuerpo.version } },
    ahorros(),
  );
  expect(otraVez.problema.codigo).toBe('CORRIDA_NO_ADMITE');
});

test('quien no trabaja en todas sus agencias no la ve, ni la crea', async () => {
  const { cuerpo } = await mundo.llamar(contrato.crearCorrida, { body: nueva() }, ahorros());
  const deUna = { token: mundo.ahorros.token };
  expect(
    (await mundo.llamar(contrato.verCorrida, { params: { id: cuerpo.id } }, deUna)).problema.codigo,
  ).toBe('NO_ENCONTRADO');
  const lista = await mundo.llamar(contrato.listarCorridas, { query: {} as never }, deUna);
  expect(lista.cuerpo.corridas.map(({ id }) => id)).not.toContain(cuerpo.id);
  const ajena = await mundo.llamar(contrato.crearCorrida, { body: { ...nueva(), agencias: ['02'] } }, deUna);
  expect(ajena.problema.codigo).toBe('SIN_AGENCIA');
  await hasta(cuerpo.id, 'calculado');
});

test('se compara con la anterior, y lo que cambia mucho se advierte y se acepta con un motivo', async () => {
  const lista = await mundo.llamar(
    contrato.listarCorridas,
    { query: { estado: 'calculado' } as never },
    ahorros(),
  );
  const octubre = lista.cuerpo.corridas[0]?.id ?? 0;
  await mundo.aprobar(octubre);
  await mundo.aplicar(octubre);
  await mundo.depositar(mundo.una.id, 900_00, '2026-11-02');
  const { cuerpo } = await mundo.llamar(
    contrato.crearCorrida,
    { body: { ...nueva(), nombre: 'Noviembre', desde: '2026-11-01', ultimoDia: '2026-11-15' } },
    ahorros(),
  );
  const { id } = cuerpo;
  const { advertencias, version, huella } = await hasta(id, 'calculado');
  expect(advertencias).toMatchObject([{ codigo: 'CAMBIO_DEL_TOTAL' }]);
  const comparada = await mundo.llamar(contrato.compararCorrida, { params: { id } }, contador());
  expect(comparada.cuerpo).toMatchObject({
    anterior: { id: octubre },
    filas: [
      { agencia: '01', antes: { interes: 371 } },
      { agencia: '02', antes: { interes: 149 } },
    ],
  });
  expect(comparada.cuerpo.mayoresCambios.length).toBeGreaterThan(0);
  const aprobar = (aceptaAdvertencias: string | null) =>
    mundo.llamar(
      pasos.aprobarCorrida,
      { params: { id }, body: { version, huella: huella ?? '', aceptaAdvertencias } },
      contador(),
    );
  expect((await aprobar(null)).problema.codigo).toBe('ADVERTENCIAS_SIN_ACEPTAR');
  expect((await aprobar('Son quince días')).cuerpo.estado).toBe('aprobado');
});

test('se ofrece lo que ya terminó y no se ha pagado', async () => {
  const { cuerpo } = await mundo.llamar(
    contrato.ofrecerCorrida,
    { query: { al: '2026-12-01' } as never },
    ahorros(),
  );
  expect(cuerpo.porHacer).toMatchObject([
    { producto: { codigo: 'AHC' }, agencia: '01', ultimoDia: '2026-11-30', cuentas: 2 },
    { producto: { codigo: 'AHC' }, agencia: '02', ultimoDia: '2026-11-30', cuentas: 1 },
  ]);
});
