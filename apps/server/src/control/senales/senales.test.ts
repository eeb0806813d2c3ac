// What contador and jefe of an agencia are told of: large, to somebody else, of the same two again and again. Whoever did it or consented to it
// is not who looks at it.
import { randomUUID } from 'node:crypto';
import { cambiarTitulares } from '@cuadra/contract/ahorros/cambios-de-cuenta';
import { verCuentaDeAhorro } from '@cuadra/contract/ahorros/cuentas';
import { transferir } from '@cuadra/contract/ahorros/movimientos';
import { crearPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import * as contrato from '@cuadra/contract/control/senales';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MundoDeAhorros, mundoDeAhorros, type Persona } from '#ahorros/testing/mundo-de-ahorros.ts';
import { aceptando } from '#contabilidad/libro/testing/aceptando.ts';
import { BANCO, contratar, GASTOS, lineas, nueva } from '#contabilidad/libro/testing/oficina.ts';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';
import { hastaQue } from '#testing/hasta-que.ts';
import { escucharEventos } from '#testing/live-events.ts';
import { autorizar } from '../testing/con-otra-persona.ts';

let mundo: MundoDeAhorros;
beforeEach(async () => {
  mundo = await mundoDeAhorros({ politica: 'de-fabrica' });
});
afterEach(() => mundo.cerrar());

const mirar = async ({ token }: Persona, cuales: 'sin-ver' | 'todas' = 'sin-ver') =>
  (await mundo.llamar(contrato.listarSenales, { query: { cuales } }, { token })).cuerpo;
const darPorVista = (id: number, { token }: Persona) =>
  mundo.llamar(contrato.verSenal, { params: { id } }, { token });
const pedir = (monto: number) => (autorizacion: string) =>
  mundo.llamar(
    transferir,
    { body: { desde: mundo.una.id, hacia: mundo.otra.id, monto, concepto: 'Pago' } },
    { token: mundo.ahorros.token, llave: randomUUID(), autorizacion },
  );

async function transferida(monto = 300_00): Promise<void> {
  const peticion = pedir(monto);
  expect((await peticion(await autorizar(mundo, mundo.jefe, peticion))).status).toBe(201);
}

it('lo que va a otro titular se dice, por poco que sea, con quién lo hizo y quién lo autorizó', async () => {
  await transferida(1);
  const { senales, sinVer } = await mirar(mundo.contador);
  expect([sinVer, senales]).toMatchObject([
    1,
    [
      {
        ...{ clase: 'a-otro', operacion: 'transferencia-ajena', agencia: '01', monto: 1, vistaPor: null },
        ...{ persona: { id: mundo.ahorros.id }, otra: { id: mundo.jefe.id } },
        partida: { ejercicio: 2026 },
      },
    ],
  ]);
  const pendientes = await recuadrosDe(mundo, mundo.contador.token);
  expect(JSON.stringify(pendientes)).toContain('señal que conviene mirar');
});

it('la mira otra persona, una vez; ni quien lo hizo ni quien lo autorizó, ni la de otra agencia', async () => {
  await contratar(mundo, 'jefe-02@cuadra.demo', ['jefe_agencia'], ['02']);
  const forastero = { id: '', correo: '', token: await mundo.entrar('jefe-02@cuadra.demo') };
  await transferida();
  const { senales } = await mirar(mundo.contador);
  const id = senales[0]?.id ?? 0;
  expect((await mirar(mundo.jefe)).senales).toEqual([]);
  expect((await mirar(mundo.jefe, 'todas')).senales).toHaveLength(1);
  expect((await darPorVista(id, mundo.jefe)).problema.codigo).toBe('ESTADO_NO_ADMITE');
  expect((await mirar(forastero, 'todas')).senales).toEqual([]);
  expect((await darPorVista(id, forastero)).problema.codigo).toBe('NO_ENCONTRADO');
  expect((await darPorVista(id, mundo.auditor)).problema.codigo).toBe('SIN_PERMISO');
  expect((await darPorVista(id, mundo.contador)).cuerpo.vistaPor?.id).toBe(mundo.contador.id);
  expect((await darPorVista(id, mundo.contador2)).problema.codigo).toBe('ESTADO_NO_ADMITE');
  expect(await mirar(mundo.contador2)).toEqual({ senales: [], sinVer: 0 });
  expect((await mirar(mundo.auditor, 'todas')).senales).toHaveLength(1);
});

it('lo que llega al umbral, y ni un centavo antes: 100,000.00', async () => {
  const llamar = aceptando(mundo.llamar);
  for (const monto of [99_999_99, 100_000_00]) {
    const body = nueva({
      ...{ fecha: '2026-11-16', concepto: `Pago de ${monto}`, contabilizar: true },
      lineas: lineas(monto, GASTOS, BANCO),
    });
    expect((await llamar(crearPartida, { body }, { token: mundo.contador.token })).status).toBe(201);
  }
  const { senales } = await mirar(mundo.contador2);
  expect(senales.map(({ clase, monto, persona }) => [clase, monto, persona?.id])).toEqual([
    ['umbral', 100_000_00, mundo.contador.id],
  ]);
});

it('los mismos dos, diez veces en treinta días; y se dice al momento', async () => {
  const oyente = await escucharEventos(mundo, mundo.contador.token);
  const oidas = () => oyente.recibidos.filter(({ tipo }) => tipo === 'senales-cambio').length;
  for (let n = 1; n <= 9; n++) await autorizar(mundo, mundo.jefe, pedir(n));
  const deLaPareja = async () =>
    (await mirar(mundo.contador)).senales.filter(({ clase }) => clase === 'misma-pareja');
  expect([await deLaPareja(), oidas()]).toEqual([[], 0]);
  // Another one of the two: it is not the same pair.
  await autorizar(mundo, mundo.contador2, pedir(100));
  expect(await deLaPareja()).toEqual([]);
  await autorizar(mundo, mundo.jefe, pedir(10));
  expect(await deLaPareja()).toMatchObject([
    { persona: { id: mundo.ahorros.id }, otra: { id: mundo.jefe.id }, partida: null },
  ]);
  await hastaQue(() => expect(oidas()).toBe(1));
  await oyente.cerrar();
});

it('a quien las ve se le dice al momento que hay una más o una menos; a quien no, ni a otra agencia, nada', async () => {
  await contratar(mundo, 'jefe-02@cuadra.demo', ['jefe_agencia'], ['02']);
  const [contador, auditor, ahorros, forastero] = await Promise.all(
    [
      mundo.contador2.token,
      mundo.auditor.token,
      mundo.ahorros.token,
      await mundo.entrar('jefe-02@cuadra.demo'),
    ].map((token) => escucharEventos(mundo, token)),
  );
  const todos = [contador, auditor, ahorros, forastero];
  const oidas = () =>
    todos.map((uno) => uno?.recibidos.filter(({ tipo }) => tipo === 'senales-cambio').length);

  // What is posted is told with the posting itself.
  await transferida();
  await hastaQue(() => expect(contador?.recibidos).toContainEqual({ tipo: 'partidas-contabilizadas' }));
  expect(oidas()).toEqual([0, 0, 0, 0]);

  // A decision posts nothing.
  const { version } = (
    await mundo.llamar(verCuentaDeAhorro, { params: { id: mundo.una.id } }, { token: mundo.ahorros.token })
  ).cuerpo;
  const cambiar = (autorizacion: string) =>
    mundo.llamar(
      cambiarTitulares,
      { params: { id: mundo.una.id }, body: { titulares: [mundo.asociados[1]], version } },
      { token: mundo.ahorros.token, autorizacion },
    );
  expect((await cambiar(await autorizar(mundo, mundo.jefe, cambiar))).status).toBe(200);
  await hastaQue(() => expect(oidas()).toEqual([1, 1, 0, 0]));

  const [una] = (await mirar(mundo.contador)).senales;
  expect((await darPorVista(una?.id ?? 0, mundo.contador)).status).toBe(200);
  await hastaQue(() => expect(oidas()).toEqual([2, 2, 0, 0]));
  for (const uno of todos) await uno?.cerrar();
});
