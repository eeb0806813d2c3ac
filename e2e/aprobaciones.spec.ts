// A second pair of eyes: what somebody sends is before the other person at once, and is approved or returned.

import { enviarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { darSesion, ingresar } from './paginas/acceso.ts';
import { CONTRASENA, como, type Hacer, nuevasPersonas } from './paginas/personas.ts';
import { abrirLista, bandeja, conceptoUnico, fila, nuevaPartida, panel } from './paginas/ver-partidas.ts';
import { expect, test } from './prueba.ts';

/** More than an auxiliar posts alone. */
const GRANDE = 2_500_000;

async function enviar(hacer: Hacer, concepto: string): Promise<string> {
  const { id } = await nuevaPartida(hacer, concepto, [GRANDE], false);
  await hacer(enviarPartida, { params: { id }, query: {} });
  return id;
}

test('lo enviado aparece al momento ante quien aprueba; la aprueba y su autora se entera', async ({
  page,
  browser,
  request,
}) => {
  const [luis, eva] = await nuevasPersonas(request, ['Luis Coy', 'contador'], ['Eva Pop', 'auxiliar']);
  const deEva = await como(request, eva.correo);
  await darSesion(page, luis.correo, CONTRASENA);
  await page.goto('/contabilidad/ver-partidas?vista=aprobaciones');
  await expect(page.getByRole('tab', { name: /Por aprobar/, selected: true })).toBeVisible();
  const suPantalla = await browser.newPage();
  await ingresar(suPantalla, eva.correo, CONTRASENA);

  const concepto = conceptoUnico('Compra de planta eléctrica');
  const id = await enviar(deEva, concepto);
  // Without asking for anything again.
  const esperada = bandeja(page).getByRole('row', { name: concepto });
  await expect(esperada).toContainText('Pasa de Q 10,000.00, lo que su autor contabiliza sin aprobación.');
  await expect(esperada).toContainText(`La envió ${eva.nombre}`);
  await page.getByRole('button', { name: /Notificaciones/ }).click();
  const avisos = page.getByRole('dialog', { name: 'Notificaciones' });
  await expect(avisos.getByText(concepto)).toBeVisible();
  await page.keyboard.press('Escape');

  await esperada.focus();
  await page.keyboard.press('a');
  await page
    .getByRole('dialog', { name: 'Aprobar y contabilizar' })
    .getByRole('button', { name: 'Aprobar' })
    .click();
  await expect(esperada).toBeHidden();
  const { estado, numero, ejercicio, aprobador } = await deEva(verPartida, { params: { id } });
  expect([estado, aprobador?.nombre]).toEqual(['contabilizada', luis.nombre]);
  await suPantalla.getByRole('button', { name: /Notificaciones/ }).click();
  await expect(suPantalla.getByText(`Partida ${numero}/${ejercicio} aprobada`)).toBeVisible();
  await suPantalla.close();
});

test('aprueba varias juntas, con una que no puede; y devuelve otra con el motivo', async ({
  page,
  request,
}) => {
  const [luis, eva] = await nuevasPersonas(request, ['Luis Coy', 'contador'], ['Eva Pop', 'auxiliar']);
  const deEva = await como(request, eva.correo);
  const deLuis = await como(request, luis.correo);
  const concepto = conceptoUnico('Mobiliario');
  const aprobables = [await enviar(deEva, `${concepto} mesas`), await enviar(deEva, `${concepto} sillas`)];
  const propia = await enviar(deLuis, `${concepto} libreras`);
  const devuelta = await enviar(deEva, `${concepto} lámparas`);
  await darSesion(page, luis.correo, CONTRASENA);
  await abrirLista(page, concepto);

  for (const cual of ['mesas', 'sillas', 'libreras']) {
    await fila(page, `${concepto} ${cual}`).focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Aprobar 3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aprobar 3' }).click();
  const negada = page.getByRole('alert').filter({ hasText: '1 partida no se aprobó:' });
  await expect(negada).toContainText(`${concepto} libreras`);
  await expect(negada).toContainText('Nadie aprueba su propia partida');
  for (const cual of ['mesas', 'sillas'])
    await expect(fila(page, `${concepto} ${cual}`)).toHaveAccessibleName(/Contabilizada/);
  const estadoDe = async (id: string) => (await deEva(verPartida, { params: { id } })).estado;
  expect(await Promise.all([...aprobables, propia].map(estadoDe))).toEqual([
    'contabilizada',
    'contabilizada',
    'en_revision',
  ]);

  await page.getByRole('tab', { name: /Por aprobar/ }).click();
  await bandeja(page)
    .getByRole('row', { name: `${concepto} lámparas` })
    .click();
  await panel(page, { numero: null, ejercicio: 0 }).getByRole('button', { name: 'Rechazar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Rechazar la partida' });
  await dialogo.getByLabel('Motivo').fill('Falta la cotización');
  await dialogo.getByRole('button', { name: 'Rechazar partida' }).click();
  await expect(bandeja(page).getByRole('row', { name: `${concepto} lámparas` })).toBeHidden();
  const { estado, motivo } = await deEva(verPartida, { params: { id: devuelta } });
  expect([estado, motivo]).toEqual(['rechazada', 'Falta la cotización']);
});
