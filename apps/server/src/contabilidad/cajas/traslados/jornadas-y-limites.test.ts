// When a traslado may move cash: in the jornadas of today that nobody has counted yet, with its account configured, and above
// the limit of who sends with a second person. One story, from the morning on.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comoDueno } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { autorizar, pedirAutorizacion } from '#control/testing/con-otra-persona.ts';
import { limitar } from '../testing/limitar.ts';
import {
  EN_CAJA,
  EN_TRANSITO,
  hecha,
  type MundoDeCajas,
  mundoDeCajas,
  type Persona,
} from '../testing/mundo-de-cajas.ts';
import { trasladosDe } from '../testing/traslados.ts';

let mundo: MundoDeCajas;
let traslados: ReturnType<typeof trasladosDe>;
beforeAll(async () => {
  mundo = await mundoDeCajas();
  traslados = trasladosDe(mundo);
});
afterAll(() => mundo.cerrar());

const codigoDe = async (respuesta: Promise<{ problema: { codigo: string } }>) =>
  (await respuesta).problema.codigo;

/** What the account of transit says is what the traslados say. */
async function enTransito() {
  await mundo.exigirIgualdad();
  const { rows } = await sql<{ enCuenta: number; enTraslados: number }>`
    select (select coalesce(sum(debe - haber), 0)::int from linea where id_cuenta = ${EN_TRANSITO}) as en_cuenta,
      (select coalesce(sum(monto), 0)::int from traslado_de_caja where estado in ('en_transito', 'rechazado')) as en_traslados`.execute(
    mundo.db,
  );
  expect(rows[0]?.enCuenta).toBe(rows[0]?.enTraslados);
  return rows[0]?.enCuenta;
}

const jornadaDe = async ({ id }: Persona) =>
  mundo.db
    .selectFrom('jornada')
    .select(['id', 'version'])
    .where('cajero', '=', id)
    .where('estado', 'in', ['abierta', 'contada'])
    .executeTakeFirstOrThrow();

it('sin jornada abierta no se envía, no se pide y no se recibe; a una caja que nadie abrió no se envía', async () => {
  const { cajas, cajero, cajero2, suplente } = mundo;
  expect(await codigoDe(traslados.enviar(cajero, cajas.c2, 1_00))).toBe('JORNADA_CERRADA');
  expect(await codigoDe(traslados.pedir(cajero, cajas.c2, 1_00))).toBe('JORNADA_CERRADA');
  expect(await codigoDe(traslados.enviar(suplente, cajas.c2, 1_00))).toBe('JORNADA_CERRADA');
  await mundo.abrir(cajero);
  const sinQuien = await traslados.enviar(cajero, cajas.c2, 1_00);
  expect(sinQuien.problema).toMatchObject({
    codigo: 'MOVIMIENTO_INVALIDO',
    detail: 'La caja C2 no está abierta hoy: no hay quien lo reciba.',
  });
  // To ask for it takes nobody: it waits for whoever opens.
  const pedido = hecha(await traslados.pedir(cajero, cajas.c2, 1_00));
  expect(await codigoDe(traslados.atender(cajero2, pedido))).toBe('JORNADA_CERRADA');
  await mundo.abrir(cajero2);
  const enviado = hecha(await traslados.atender(cajero2, pedido));
  expect(await enTransito()).toBe(1_00);
  hecha(await traslados.recibir(cajero, enviado));
  expect(await enTransito()).toBe(0);
});

it('sin la cuenta de efectivo en tránsito no sale nada', async () => {
  const { cajas, cajero, url } = mundo;
  await comoDueno(url, 'update configuracion_de_cajas set cuenta_transito = null');
  expect(await codigoDe(traslados.enviar(cajero, cajas.c2, 1_00))).toBe('CAJAS_SIN_CONFIGURAR');
  await comoDueno(url, `update configuracion_de_cajas set cuenta_transito = '${EN_TRANSITO}'`);
});

it('aunque la cuenta de tránsito cambie en el camino, lo que salió por una entra por la misma', async () => {
  const { cajas, cajero, cajero2, url } = mundo;
  const enviado = hecha(await traslados.enviar(cajero, cajas.c2, 80_00));
  await comoDueno(url, `update configuracion_de_cajas set cuenta_transito = '10510101'`);
  hecha(await traslados.recibir(cajero2, enviado));
  await comoDueno(url, `update configuracion_de_cajas set cuenta_transito = '${EN_TRANSITO}'`);
  expect(await enTransito()).toBe(0);
});

it('congelada una caja, no envía ni recibe hasta que termine', async () => {
  const { cajas, cajero, cajero2, jefe, url } = mundo;
  const enviado = hecha(await traslados.enviar(cajero, cajas.c2, 5_00));
  const { id } = await jornadaDe(cajero2);
  await comoDueno(
    url,
    `update jornada set congelada_por = '${jefe.id}', congelada_en = now() where id = '${id}'`,
  );
  expect(await codigoDe(traslados.recibir(cajero2, enviado))).toBe('CAJA_CONGELADA');
  expect(await codigoDe(traslados.enviar(cajero2, cajas.c1, 1_00))).toBe('CAJA_CONGELADA');
  await comoDueno(url, `update jornada set congelada_por = null, congelada_en = null where id = '${id}'`);
  hecha(await traslados.recibir(cajero2, enviado));
});

it('sobre el límite de quien envía lo autoriza otra persona, para esa caja; quien recibe no la necesita', async () => {
  const { cajas, cajero, cajero2, cajero3, jefe } = mundo;
  await limitar(mundo, 'traslado', 200_00);
  await mundo.abrir(cajero3);
  hecha(await traslados.rechazar(cajero2, hecha(await traslados.enviar(cajero, cajas.c2, 200_00))));
  expect(await codigoDe(traslados.enviar(cajero, cajas.c2, 200_01))).toBe('AUTORIZACION_REQUERIDA');
  const con = (cual: string) => traslados.enviar(cajero, cajas.c2, 200_01, { autorizacion: cual });
  const sinResponder = await pedirAutorizacion(con);
  expect(await codigoDe(con(sinResponder))).toBe('AUTORIZACION_NO_CORRESPONDE');
  const autorizacion = await autorizar(mundo, jefe, con);
  for (const [destino, monto] of [
    [cajas.c3, 200_01],
    [cajas.c2, 200_02],
  ] as const)
    expect(await codigoDe(traslados.enviar(cajero, destino, monto, { autorizacion }))).toBe(
      'AUTORIZACION_NO_CORRESPONDE',
    );
  const enviado = hecha(await con(autorizacion));
  expect(await codigoDe(con(autorizacion))).toBe('AUTORIZACION_NO_CORRESPONDE');
  hecha(await traslados.recibir(cajero2, enviado));
  expect(await enTransito()).toBe(200_00);
});

it('lo rechazado vuelve a quien lo envió sin que nadie más lo autorice', async () => {
  const { cajero } = mundo;
  const [rechazado] = (await traslados.listar(cajero)).cuerpo;
  expect(rechazado).toMatchObject({ estado: 'rechazado', monto: 200_00 });
  if (rechazado !== undefined) hecha(await traslados.devolver(cajero, rechazado));
  expect(await enTransito()).toBe(0);
  await limitar(mundo, 'traslado', null);
});

it('recibir y contar a la vez: lo recibido está en el libro del arqueo, o no se recibió', async () => {
  const { cajas, cajero, cajero3 } = mundo;
  const enviado = hecha(await traslados.enviar(cajero, cajas.c3, 60_00));
  const [recibido, contada] = await Promise.all([
    traslados.recibir(cajero3, enviado),
    mundo.contar(cajero3, await jornadaDe(cajero3), 60_00),
  ]);
  const llego = recibido.status === 200;
  if (!llego) expect(recibido.problema.codigo).toBe('JORNADA_CERRADA');
  expect(contada.libro).toBe(llego ? 60_00 : 0);
  expect(await mundo.saldoDe(cajas.c3)).toBe(llego ? 60_00 : 0);
  expect(await enTransito()).toBe(llego ? 0 : 60_00);
  if (!llego) hecha(await traslados.devolver(cajero, hecha(await traslados.rechazar(cajero3, enviado))));
});

it('quien ya contó no recibe ni envía, pero puede rechazar: vuelve a quien lo envió', async () => {
  const { cajas, cajero, cajero2 } = mundo;
  const enviado = hecha(await traslados.enviar(cajero, cajas.c2, 100_00));
  const contada = await mundo.contar(cajero2, await jornadaDe(cajero2), await mundo.saldoDe(cajas.c2));
  expect(await codigoDe(traslados.recibir(cajero2, enviado))).toBe('JORNADA_CERRADA');
  expect(await codigoDe(traslados.enviar(cajero2, cajas.c1, 1_00))).toBe('JORNADA_CERRADA');
  expect(await codigoDe(traslados.enviar(cajero, cajas.c2, 1_00))).toBe('MOVIMIENTO_INVALIDO');
  await mundo.cerrarDia(cajero2, contada);
  const rechazado = hecha(await traslados.rechazar(cajero2, enviado));
  hecha(await traslados.devolver(cajero, rechazado));
  expect(await enTransito()).toBe(0);
  expect(
    (await mundo.saldoDe(cajas.c1)) + (await mundo.saldoDe(cajas.c2)) + (await mundo.saldoDe(cajas.c3)),
  ).toBe(EN_CAJA);
});

it('al día siguiente, la jornada que no se cerró no mueve nada; lo que venía se recibe en la nueva', async () => {
  const { cajas, cajero, custodio, reloj } = mundo;
  await mundo.abrir(custodio);
  const enviado = hecha(await traslados.enviar(custodio, cajas.c1, 1_000_00));
  reloj.avanzar({ hours: 24 });
  for (const quien of [cajero, custodio]) Object.assign(quien, { token: await mundo.entrar(quien.correo) });
  expect(await codigoDe(traslados.recibir(cajero, enviado))).toBe('JORNADA_DE_OTRO_DIA');
  expect(await codigoDe(traslados.enviar(custodio, cajas.c1, 1_00))).toBe('JORNADA_DE_OTRO_DIA');
  const contada = await mundo.contar(cajero, await jornadaDe(cajero), await mundo.saldoDe(cajas.c1));
  await mundo.cerrarDia(cajero, contada);
  await mundo.abrir(cajero);
  expect(hecha(await traslados.recibir(cajero, enviado)).estado).toBe('recibido');
  expect(await enTransito()).toBe(0);
});
