// The quick chat between two people, each in their own browser.
import { editarChat, enviarMensajeDeChat } from '@cuadra/contract/escritorio/chat';
import type { Page } from '@playwright/test';
import { ingresar } from './paginas/acceso.ts';
import { CONTRASENA, como, nuevasPersonas } from './paginas/personas.ts';
import { respuestaDe } from './paginas/respuestas.ts';
import { escaparDe } from './paginas/teclado.ts';
import { expect, test } from './prueba.ts';

/** The chat as a person uses it. */
const chatEn = (page: Page) => ({
  panel: page.getByRole('dialog', { name: 'Chat del equipo' }),
  con: (nombre: string) =>
    page.getByRole('list', { name: 'Conversaciones' }).getByRole('button', { name: nombre, exact: true }),
  mensajes: page.getByRole('log'),
  campo: page.getByRole('textbox', { name: 'Escriba un mensaje' }),
  boton: page.getByRole('button', { name: /^Chat del equipo/ }),
  franja: page.getByRole('complementary', { name: 'Chat del equipo' }),
});

/** The strip of faces, which the first opening leaves at the edge of the page. */
async function sacarLaFranja(page: Page): Promise<void> {
  const { boton, panel, franja } = chatEn(page);
  await boton.click();
  await escaparDe(panel);
  await expect(panel).toBeHidden();
  await expect(franja).toBeVisible();
}

test('la franja del chat espera guardada con su cuenta, y abierta se queda hasta que se guarda', async ({
  page,
  request,
}) => {
  const [gina, hugo] = await nuevasPersonas(request, ['Gina Tec Pan', 'cajero'], ['Hugo Ical Bol', 'cajero']);
  const deHugo = await como(request, hugo.correo);
  await ingresar(page, gina.correo, CONTRASENA);
  const { boton, franja, panel } = chatEn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(franja, 'no ocupa lugar hasta que alguien la pide').toHaveCount(0);
  await deHugo(enviarMensajeDeChat, { body: { id: gina.id, value: '¿Tiene cambio?' } });
  await expect(boton).toHaveAccessibleName('Chat del equipo (1 sin leer)');
  await boton.click();
  await expect(panel).toBeVisible();
  await escaparDe(panel);
  await expect(franja).toBeVisible();
  await page.reload();
  await expect(franja, 'la próxima visita la encuentra').toBeVisible();
  await boton.click();
  await expect(franja).toHaveCount(0);
  await page.reload();
  await expect(boton).toBeVisible();
  await expect(franja, 'y guardada se queda').toHaveCount(0);
});

test('dos personas conversan en vivo: enviar, recibir, sin leer y leído', async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const [ana, beto] = await nuevasPersonas(request, ['Ana Pacay Sis', 'cajero'], ['Beto Quim Ax', 'cajero']);
  const otra = await browser.newPage();
  await ingresar(page, ana.correo, CONTRASENA);
  await ingresar(otra, beto.correo, CONTRASENA);
  const deAna = chatEn(page);
  const deBeto = chatEn(otra);

  await sacarLaFranja(otra);
  await sacarLaFranja(page);

  // Opened with nobody chosen; a click outside and Escape close it.
  await page.getByRole('button', { name: 'Abrir el chat del equipo' }).click();
  await expect(deAna.panel.getByText('Seleccione una conversación')).toBeVisible();
  await page.mouse.click(500, 500);
  await expect(deAna.panel).toBeHidden();
  await page.getByRole('button', { name: 'Abrir el chat del equipo' }).click();
  await escaparDe(deAna.panel);
  await expect(deAna.panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Abrir el chat del equipo' })).toBeFocused();

  // Choosing somebody opens it, ready to write.
  await deAna.con(beto.nombre).click();
  await expect(deAna.mensajes).toContainText('Aún no hay mensajes. Escriba el primero.');
  await expect(deAna.campo).toBeFocused();
  await page.keyboard.type('Buenos días, Beto');
  await page.keyboard.press('Enter');
  await expect(deAna.mensajes.getByText('Buenos días, Beto')).toBeVisible();
  await expect(deAna.campo).toHaveValue('');
  const hoy = new Intl.DateTimeFormat('es-GT', { dateStyle: 'long', timeZone: 'America/Guatemala' });
  await expect(deAna.mensajes).toContainText(hoy.format(new Date()));
  await expect(deAna.mensajes.getByRole('time')).toHaveText(/^\d{2}:\d{2}$/);

  // The other one is told without asking; seeing it clears the count, and so it stays.
  await expect(deBeto.con(`${ana.nombre}, 1 sin leer`)).toBeVisible();
  await deBeto.con(`${ana.nombre}, 1 sin leer`).click();
  await expect(deBeto.mensajes.getByText('Buenos días, Beto')).toBeVisible();
  await expect(deBeto.con(ana.nombre)).toBeVisible();

  // Shift+Enter begins a line; the answer arrives in the open conversation and counts as read.
  await otra.keyboard.type('Buenos días.');
  await otra.keyboard.press('Shift+Enter');
  await otra.keyboard.type('¿Cuadró la caja?');
  // Its list says so a moment after the message shows: leaving in between would leave it unread.
  const leido = respuestaDe(page, editarChat);
  await otra.keyboard.press('Enter');
  await expect(deAna.mensajes.getByText('Buenos días.\n¿Cuadró la caja?')).toBeVisible();
  await leido;
  await expect(deAna.con(beto.nombre)).toBeVisible();

  // What is written and not sent survives closing and loading again; what was sent is still there.
  await deAna.campo.fill('Sí, al centavo');
  await page.keyboard.press('Escape');
  await page.reload();
  await deAna.con(beto.nombre).click();
  await expect(deAna.campo).toHaveValue('Sí, al centavo');
  await expect(deAna.mensajes.getByText('¿Cuadró la caja?')).toBeVisible();
  await otra.reload();
  await expect(deBeto.con(ana.nombre)).toBeVisible();
  await otra.close();
});

test('un mensaje que no salió se conserva, se reintenta y llega una sola vez', async ({
  page,
  request,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  const [caty, dora] = await nuevasPersonas(
    request,
    ['Caty Bol Macz', 'cajero'],
    ['Dora Sagui Cucul', 'cajero'],
  );
  await ingresar(page, caty.correo, CONTRASENA);
  await sacarLaFranja(page);
  const { con, mensajes, campo, panel } = chatEn(page);
  await con(dora.nombre).click();
  // The server takes the first one and its answer is lost on the way.
  await page.route('**/api/apps/chat/messages', async (ruta) => {
    await ruta.fetch();
    await ruta.abort();
  });
  await campo.fill('¿Recibió el depósito?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(mensajes.getByRole('alert')).toContainText('No se envió.');
  await page.keyboard.press('Escape');
  await con(dora.nombre).click();
  await expect(mensajes.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/apps/chat/messages');
  await mensajes.getByRole('button', { name: 'Reintentar' }).click();
  await expect(mensajes.getByRole('alert')).toBeHidden();
  await page.reload();
  await con(dora.nombre).click();
  await expect(mensajes.getByText('¿Recibió el depósito?')).toHaveCount(1);

  // A chat that is not there says so with the agreed words.
  await page.goto('/welcome#chat=no-existe');
  await expect(panel.getByText('Could not found chat with id of no-existe!')).toBeVisible();
  await expect(page).toHaveURL(/\/welcome$/);
});

test('los mensajes anteriores llegan al subir, sin perder el lugar', async ({ page, request }) => {
  const [elsa, fito] = await nuevasPersonas(
    request,
    ['Elsa Caz Ical', 'cajero'],
    ['Fito Maquin Choc', 'cajero'],
  );
  const deFito = await como(request, fito.correo);
  const escribir = (value: string) => deFito(enviarMensajeDeChat, { body: { id: elsa.id, value } });
  for (let numero = 1; numero <= 70; numero++) await escribir(`Recibo ${numero}.`);

  await page.setViewportSize({ width: 390, height: 844 });
  await ingresar(page, elsa.correo, CONTRASENA);
  await page.getByRole('button', { name: 'Chat del equipo (70 sin leer)' }).click();
  const { con, mensajes, panel } = chatEn(page);
  await expect.poll(async () => Math.round((await panel.boundingBox())?.width ?? 0)).toBe(390);
  await panel.getByRole('button', { name: fito.nombre }).click();
  const recibo = (numero: number) => mensajes.getByText(`Recibo ${numero}.`, { exact: true });
  await expect(recibo(70)).toBeInViewport();
  await expect(con(fito.nombre)).toBeVisible();
  await expect(recibo(20)).toBeHidden();

  // Up to the first one loaded: those before arrive above it, and it stays where it was.
  await mensajes.evaluate((log) => log.scrollTo({ top: 40 }));
  await expect(recibo(1)).toBeAttached();
  await expect(recibo(21)).toBeInViewport();

  // Somebody writes meanwhile: nothing moves, and there is a way down.
  const antes = await recibo(21).boundingBox();
  await escribir('Y uno más.');
  const aviso = panel.getByRole('button', { name: 'Mensajes nuevos' });
  await expect(aviso).toBeVisible();
  expect(await recibo(21).boundingBox()).toEqual(antes);
  await expect(con(`${fito.nombre}, 1 sin leer`)).toBeVisible();
  await aviso.click();
  await expect(mensajes.getByText('Y uno más.')).toBeInViewport();
  await expect(con(fito.nombre)).toBeVisible();
});
