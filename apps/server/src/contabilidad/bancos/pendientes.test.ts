// What the conciliaciones leave each person to do, and what they are told.
import { listarNotificaciones } from '@cuadra/contract/escritorio/notificaciones';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recuadrosDe } from '#inicio/testing/recuadros-de.ts';
import { firmasDe, OCTUBRE } from './conciliaciones/testing/firmar.ts';
import { type MundoDeBancos, mundoDeBancos, type Persona } from './testing/mundo-de-bancos.ts';

let m: MundoDeBancos;
let f: ReturnType<typeof firmasDe>;
beforeAll(async () => {
  m = await mundoDeBancos();
  f = firmasDe(m);
});
afterAll(() => m.cerrar());

const DE_BANCOS = ['conciliaciones-por-aprobar', 'reaperturas-de-conciliacion', 'meses-por-conciliar'];
const pendientesDe = async (quien: Persona) =>
  ((await recuadrosDe(m, quien.token)).pendientes?.contenido ?? [])
    .filter(({ id }) => DE_BANCOS.includes(id))
    .map(({ id, cuenta, link }) => [id, cuenta, link]);
const avisosDe = async (quien: Persona) =>
  (await m.llamar(listarNotificaciones, {}, { token: quien.token })).cuerpo
    .filter(({ link }) => link?.startsWith('/contabilidad/comparacion-bancos'))
    .map(({ title, description }) => [title, description]);
const enlace = (cuenta: string) =>
  `/contabilidad/comparacion-bancos?vista=conciliacion&cuenta=${cuenta}&anio=2026&mes=10`;

it('un mes terminado espera a quien responde por la cuenta, y a nadie más', async () => {
  expect(await pendientesDe(m.contador)).toEqual([['meses-por-conciliar', 1, enlace(m.banrural)]]);
  expect(await pendientesDe(m.auxiliar)).toEqual([['meses-por-conciliar', 1, enlace(m.industrial)]]);
  expect(await pendientesDe(m.contador2)).toEqual([]);
});

it('enviada espera a quienes aprueban, menos a quien la envió; aprobada se le dice a quien la envió', async () => {
  const enviada = await f.enviar(m.contador, m.banrural, 50_000_00);
  expect(await pendientesDe(m.contador)).toEqual([]);
  expect(await pendientesDe(m.contador2)).toEqual([['conciliaciones-por-aprobar', 1, enlace(m.banrural)]]);
  const QUE = 'la conciliación de octubre de 2026 de «Banrural, monetaria»';
  expect(await avisosDe(m.contador2)).toEqual([
    ['Conciliación por aprobar', `Carlos Enrique Xol Pop envió a revisión ${QUE}.`],
  ]);
  const devuelta = await f.devolver(m.contador2, enviada.cuerpo, 'Falta <algo>');
  expect(await avisosDe(m.contador2)).toEqual([]);
  expect(await avisosDe(m.contador)).toEqual([
    ['Conciliación devuelta', `María Fernanda Coy Leal le devolvió ${QUE}: Falta &lt;algo&gt;`],
  ]);
  expect(devuelta.cuerpo.estado).toBe('abierta');
  const otra = await f.enviar(m.contador, m.banrural, 50_000_00);
  await f.aprobar(m.contador2, otra.cuerpo);
  expect((await avisosDe(m.contador)).map(([titulo]) => titulo)).toContain('Conciliación aprobada');
  const { novedades } = await recuadrosDe(m, m.auditor.token);
  expect(JSON.stringify(novedades?.contenido)).toContain('conciliación bancaria aprobada');
});

it('la reapertura espera a otra persona; hecha, se dice y llama la atención', async () => {
  const pedida = (await f.pedirReapertura(m.contador2, await f.ver(m.banrural, OCTUBRE))).cuerpo;
  expect(await pendientesDe(m.contador2)).toEqual([]);
  expect(await pendientesDe(m.contador)).toEqual([['reaperturas-de-conciliacion', 1, enlace(m.banrural)]]);
  expect((await avisosDe(m.contador)).map(([titulo]) => titulo)).toContain('Reapertura de conciliación');
  await f.reabrir(m.contador, pedida);
  expect((await avisosDe(m.contador2)).map(([titulo]) => titulo)).toEqual(['Conciliación reabierta']);
  const { novedades } = await recuadrosDe(m, m.auditor.token);
  expect(JSON.stringify(novedades?.contenido)).toContain('conciliación bancaria reabierta');
});
