// A second pair of eyes: what somebody sends is before the other person at once, and is approved or returned.

import { enviarPartida, rechazarPartida } from '@cuadra/contract/contabilidad/borradores/borradores';
import { agregarSoporte, listarSoportes } from '@cuadra/contract/contabilidad/borradores/soportes';
import { verPartida } from '@cuadra/contract/contabilidad/partidas';
import { darSesion, ingresar } from './paginas/acceso.ts';
import { CONTRASENA, como, type Hacer, nuevasPersonas } from './paginas/personas.ts';
import {
  abrirLista,
  bandeja,
  conceptoUnico,
  fila,
  nuevaPartida,
  panel,
  revision,
} from './paginas/ver-partidas.ts';
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
  // What happens before the line with the server is open is told by nobody: whoever waits for it to be told waits for it.
  const linea = page.waitForResponse(/\/api\/eventos\b/);
  await page.goto('/contabilidad/ver-partidas?vista=aprobaciones');
  await expect(page.getByText('Nada espera su aprobación').or(bandeja(page))).toBeVisible();
  await linea;
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
  await revision(page).getByRole('button', { name: 'Rechazar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Rechazar la partida' });
  await dialogo.getByLabel('Motivo').fill('Falta la cotización');
  await dialogo.getByRole('button', { name: 'Rechazar partida' }).click();
  await expect(page.getByText(`Devuelta a ${eva.nombre}.`)).toBeVisible();
  await expect(revision(page).getByRole('heading', { name: `${concepto} lámparas` })).toBeHidden();
  const { estado, motivo } = await deEva(verPartida, { params: { id: devuelta } });
  expect([estado, motivo]).toEqual(['rechazada', 'Falta la cotización']);
});

const PDF = { name: 'factura.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') };
/** White, and taller than any screen. */
const FOTO = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAZAAQAAAABsrz4dAAAAG0lEQVR42u3CMQ0AAAACIPuX1hZeDNIAAABcDERFOhu9VKSPAAAAAElFTkSuQmCC',
    'base64',
  ),
};

test('con el teclado solo: la revisa con sus soportes a la vista, la aprueba y sigue con la otra', async ({
  page,
  request,
}) => {
  const [luis, eva] = await nuevasPersonas(request, ['Luis Coy', 'contador'], ['Eva Pop', 'auxiliar']);
  const deEva = await como(request, eva.correo);
  const concepto = conceptoUnico('Vehículo');
  const primera = await enviar(deEva, `${concepto} rojo`);
  const segunda = await enviar(deEva, `${concepto} azul`);
  const quejas: string[] = [];
  page.on('console', (dicho) => {
    if (dicho.text().includes('Content Security Policy')) quejas.push(dicho.text());
  });
  // This Chromium comes without its viewer; those of people have it.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }));
  await darSesion(page, luis.correo, CONTRASENA);
  await page.goto('/contabilidad/ver-partidas?vista=aprobaciones');
  await bandeja(page)
    .getByRole('row', { name: `${concepto} rojo` })
    .focus();
  await page.keyboard.press('Enter');
  const mesa = revision(page);
  await expect(mesa).toBeFocused();
  await expect(mesa.getByRole('heading', { name: `${concepto} rojo` })).toBeVisible();

  // Lines and effect on the left, the document on the right, both in the window.
  await expect(mesa.getByRole('table', { name: 'Líneas' })).toBeInViewport();
  await expect(mesa.getByRole('table', { name: 'Efecto en los saldos' }).getByRole('row')).toHaveCount(3);
  await mesa.getByLabel('Archivos de soporte').setInputFiles([PDF, FOTO]);
  await expect(mesa.getByRole('tab', { name: 'foto.png' })).toBeVisible();
  // What they brought themselves they have seen; what somebody else brings, not.
  await expect(mesa.getByRole('button', { name: 'Aprobar' })).toBeEnabled();
  await expect(mesa.getByRole('button', { name: 'Ya la vi' })).toBeHidden();
  await deEva(agregarSoporte, {
    params: { id: primera },
    query: { nombre: 'cotización.pdf' },
    body: { mediaType: PDF.mimeType, bytes: Buffer.from('%PDF-1.7\n% otra\n%%EOF') },
  });
  await mesa.getByRole('button', { name: 'Ya la vi' }).click();
  await expect(mesa.getByRole('button', { name: 'Aprobar' })).toBeEnabled();
  await expect(mesa.locator('iframe[title="factura.pdf"]')).toHaveAttribute('src', /^blob:/);
  await mesa.focus();
  await page.keyboard.press('s');
  await expect(mesa.getByRole('img', { name: 'foto.png' })).toBeInViewport();
  // However tall the image, what is said about it stays in sight.
  await expect(mesa.getByRole('button', { name: 'Guardar en este equipo' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('F1');
  await expect(page.getByRole('dialog', { name: 'Teclas de esta pantalla' })).toContainText(
    'El soporte siguiente',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.keyboard.press('a');
  // What cannot be undone is not done by the key that was already being pressed: the way out is first.
  const pregunta = page.getByRole('dialog', { name: 'Aprobar y contabilizar' });
  await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Partida \d+\/\d{4} aprobada y contabilizada\.$/)).toBeVisible();
  await expect(mesa.getByRole('heading', { name: `${concepto} rojo` })).toBeHidden();
  const hecha = await deEva(verPartida, { params: { id: primera } });
  expect([hecha.estado, hecha.aprobador?.nombre, hecha.soportes]).toEqual(['contabilizada', luis.nombre, 3]);

  await page.goto(`/contabilidad/ver-partidas?vista=aprobaciones&partida=${segunda}`);
  await expect(mesa.getByRole('heading', { name: `${concepto} azul` })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByLabel('Motivo')).toBeFocused();
  await page.keyboard.type('Falta la cotización');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Devuelta a ${eva.nombre}.`)).toBeVisible();
  expect((await deEva(verPartida, { params: { id: segunda } })).motivo).toBe('Falta la cotización');
  expect(quejas).toEqual([]);
});

test('lo que otra persona decide mientras se mira ya no se decide', async ({ page, request }) => {
  const [luis, mara, eva] = await nuevasPersonas(
    request,
    ['Luis Coy', 'contador'],
    ['Mara Caal', 'contador'],
    ['Eva Pop', 'auxiliar'],
  );
  const deEva = await como(request, eva.correo);
  const deMara = await como(request, mara.correo);
  const concepto = conceptoUnico('Licencias');
  const id = await enviar(deEva, concepto);
  await darSesion(page, luis.correo, CONTRASENA);
  const linea = page.waitForResponse(/\/api\/eventos\b/);
  await page.goto(`/contabilidad/ver-partidas?vista=aprobaciones&partida=${id}`);
  await expect(revision(page).getByRole('button', { name: 'Aprobar' })).toBeEnabled();
  await linea;
  await deMara(rechazarPartida, { params: { id }, body: { motivo: 'No era de este mes' } });
  await expect(revision(page)).toContainText('Ya no espera aprobación');
  await expect(revision(page)).toContainText('No era de este mes');
  await expect(revision(page).getByRole('button', { name: 'Aprobar' })).toHaveCount(0);
});

test('a lo ya contabilizado se le agrega su soporte, y dice que llegó después', async ({ page, request }) => {
  const [eva] = await nuevasPersonas(request, ['Eva Pop', 'auxiliar']);
  const deEva = await como(request, eva.correo);
  const concepto = conceptoUnico('Recibo que apareció');
  const partida = await nuevaPartida(deEva, concepto, [12_500], true);
  await darSesion(page, eva.correo, CONTRASENA);
  await page.goto(`/contabilidad/ver-partidas?texto=${encodeURIComponent(concepto)}&conSoporte=false`);
  await fila(page, concepto).click();
  const suPanel = panel(page, partida);
  await expect(suPanel).toContainText('No tiene documentos de soporte.');
  await suPanel.getByLabel('Archivos de soporte').setInputFiles([PDF]);
  await expect(suPanel.getByRole('button', { name: /factura\.pdf/ })).toContainText(
    /^factura\.pdfAgregado después de contabilizar, \d{2}\/\d{2}\/\d{4} \d{2}:\d{2}, por Eva Pop/,
  );
  // What has no support is one less.
  await expect(fila(page, concepto)).toBeHidden();
  await expect(suPanel.getByText('Agregó un soporte')).toBeVisible();
  const [guardado] = await deEva(listarSoportes, { params: { id: partida.id } });
  expect(guardado?.trasContabilizar).toBe(true);
});
