// A reversal beyond the limits of who asks for it waits for a second person, like any partida: a proposal in review that
// points at what it would revert. Meanwhile that one is not reverted by another way.
import * as borradores from '@cuadra/contract/contabilidad/borradores/borradores';
import { listarPorAprobar } from '@cuadra/contract/contabilidad/borradores/por-aprobar';
import { terminarPartida } from '@cuadra/contract/contabilidad/borradores/terminar-partida';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { revertirPartida, verReversion } from '@cuadra/contract/contabilidad/reversion';
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orden } from '#contabilidad/borradores/testing/orden.ts';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { verificar } from '#contabilidad/verificacion/verificar.ts';

let oficina: Oficina;
beforeAll(async () => {
  oficina = await abrirOficina();
  // What came in goes out again.
  await oficina.limitar('contador', 'paga', 50_000_000, null);
});
afterAll(() => oficina.cerrar());

const CARLOS = 'Carlos Enrique Xol Pop';

/** One of 600,000.00: the contadores take out up to 500,000.00 alone. */
async function ajusteAprobado(monto = 60_000_000): Promise<string> {
  const { id } = await oficina.crear(oficina.auxiliar, { tipo: 'ajuste', lineas: lineas(monto) });
  await oficina.llamar(borradores.enviarPartida, { params: { id }, query: {} }, { token: oficina.auxiliar });
  await aprobar(id, oficina.contador2);
  return id;
}
const revertir = (id: string, token = oficina.contador, numeros?: number[]) =>
  oficina.llamar(
    revertirPartida,
    { params: { id }, body: { fecha: '2026-11-16', motivo: 'Cuenta equivocada', lineas: numeros } },
    { token },
  );
const aprobar = (id: string, token: string) =>
  oficina.llamar(borradores.aprobarPartida, { params: { id }, query: {} }, { token });
const rechazar = (id: string, token: string) =>
  oficina.llamar(borradores.rechazarPartida, { params: { id }, body: { motivo: 'No procede' } }, { token });
const ver = async (id: string) =>
  (await oficina.llamar(contrato.verPartida, { params: { id } }, { token: oficina.contador })).cuerpo;

it('de 600,000.00 no la contabiliza uno solo: queda en revisión, señalando a la que revierte', async () => {
  const id = await ajusteAprobado();
  const { status, cuerpo } = await revertir(id);
  expect([status, cuerpo.estado, cuerpo.tipo, cuerpo.revierte, cuerpo.numero]).toEqual([
    201,
    'en_revision',
    'reversion',
    id,
    null,
  ]);
  expect((await ver(id)).reversionPropuesta).toBe(cuerpo.id);
  expect((await ver(id)).revertidaPor).toBeNull();
  const avisos = await oficina.llamar(listarNotificaciones, {}, { token: oficina.contador2 });
  expect(avisos.cuerpo.find(({ link }) => link?.endsWith(cuerpo.id))?.title).toBe('Partida por aprobar');

  const propia = await aprobar(cuerpo.id, oficina.contador);
  expect(propia.problema.codigo).toBe('APROBACION_PROPIA');
  const bandeja = await oficina.llamar(listarPorAprobar, {}, { token: oficina.contador2 });
  expect(bandeja.cuerpo.partidas.find(({ partida }) => partida.id === cuerpo.id)?.motivo).toBe(
    'Pasa de Q 500,000.00, lo que su autor contabiliza sin aprobación.',
  );
  const hecha = await aprobar(cuerpo.id, oficina.contador2);
  expect(hecha.cuerpo).toMatchObject({
    estado: 'contabilizada',
    tipo: 'reversion',
    origen: 'manual',
    revierte: id,
    autor: { nombre: CARLOS },
  });
  const inversa = await ver(cuerpo.id);
  expect(inversa.motivo).toBe('Cuenta equivocada');
  expect(inversa.lineas.map(({ debe, haber }) => [debe, haber])).toEqual([
    [0, 60_000_000],
    [60_000_000, 0],
  ]);
  expect(await ver(id)).toMatchObject({ revertidaPor: cuerpo.id, reversionPropuesta: null });
  expect((await verificar(oficina.db)).hallazgos).toEqual([]);
});

it('dentro del límite se contabiliza al momento; por líneas cuenta lo elegido', async () => {
  const { id } = await oficina.crear(oficina.auxiliar, {
    tipo: 'ajuste',
    lineas: [...lineas(30_000_000), ...lineas(30_000_000)],
  });
  await oficina.llamar(borradores.enviarPartida, { params: { id }, query: {} }, { token: oficina.auxiliar });
  await aprobar(id, oficina.contador2);
  expect((await revertir(id, oficina.contador, [1, 2])).cuerpo.estado).toBe('contabilizada');
});

it('mientras espera no se revierte por otro lado; devuelta tampoco se edita, y descartada se puede pedir otra vez', async () => {
  const id = await ajusteAprobado();
  const { cuerpo: propuesta } = await revertir(id);
  const otra = await revertir(id, oficina.contador2);
  expect([otra.status, otra.problema.codigo]).toEqual([409, 'REVERSION_EN_REVISION']);
  await rechazar(propuesta.id, oficina.contador2);
  const devuelta = await ver(propuesta.id);
  expect(devuelta).toMatchObject({ estado: 'rechazada', motivo: 'No procede' });
  const editada = await oficina.llamar(
    borradores.editarPartida,
    { params: { id: propuesta.id }, body: { version: devuelta.version, lineas: lineas(1) } },
    { token: oficina.contador },
  );
  expect(editada.problema.codigo).toBe('ESTADO_NO_ADMITE');
  const { borrador: _, ...escrita } = orden({ destino: 'contabilizar' });
  const terminada = await oficina.llamar(
    terminarPartida,
    { body: { ...escrita, borrador: { id: propuesta.id, version: devuelta.version } } },
    { token: oficina.contador },
  );
  expect(terminada.problema.codigo).toBe('ESTADO_NO_ADMITE');
  const descartada = await oficina.llamar(
    borradores.descartarPartida,
    { params: { id: propuesta.id } },
    { token: oficina.contador },
  );
  expect(descartada.status).toBe(200);
  expect((await revertir(id)).cuerpo.estado).toBe('en_revision');
});

it('devuelta se puede enviar otra vez, y lo que dejó de valer no se aprueba', async () => {
  const id = await ajusteAprobado();
  const { cuerpo: propuesta } = await revertir(id);
  await rechazar(propuesta.id, oficina.contador2);
  const enviada = await oficina.llamar(
    borradores.enviarPartida,
    { params: { id: propuesta.id }, query: {} },
    { token: oficina.contador },
  );
  expect(enviada.cuerpo.estado).toBe('en_revision');
  await oficina.comoDueno(`update cuenta set estado = 'bloqueada' where id_cuenta = '603102'`);
  expect((await aprobar(propuesta.id, oficina.contador2)).problema.codigo).toBe('CUENTA_BLOQUEADA');
  await oficina.comoDueno(`update cuenta set estado = 'activa' where id_cuenta = '603102'`);
  expect((await aprobar(propuesta.id, oficina.contador2)).status).toBe(200);
});

it('dos que la piden a la vez: una propuesta', async () => {
  const id = await ajusteAprobado();
  const dos = await Promise.all([revertir(id, oficina.contador), revertir(id, oficina.contador2)]);
  expect(dos.map(({ status }) => status).toSorted()).toEqual([201, 409]);
});

it('antes de pedirla se sabe hasta cuánto puede uno solo y quiénes la aprobarían', async () => {
  const id = await ajusteAprobado();
  const { cuerpo } = await oficina.llamar(verReversion, { params: { id } }, { token: oficina.contador });
  expect(cuerpo.solaHasta).toBeLessThanOrEqual(50_000_000);
  const nombres = cuerpo.aprueban.map(({ nombre }) => nombre);
  expect(nombres).not.toContain(CARLOS);
  expect(nombres.length).toBeGreaterThan(0);
  // Whoever works in another agencia does not.
  expect(nombres).not.toContain('forastero@cuadra.demo');
});
