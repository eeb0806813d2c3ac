// The pop-up panels: shortcuts in their four modes, messages and notifications, live and by hand.
import {
  crearPartida,
  enviarPartida,
  rechazarPartida,
} from '@cuadra/contract/contabilidad/borradores/borradores';
import { crearMensaje } from '@cuadra/contract/escritorio/mensajes';
import { listarNotificaciones, quitarNotificacion } from '@cuadra/contract/escritorio/notificaciones';
import type { Page } from '@playwright/test';
import { ingresar } from './paginas/acceso.ts';
import { CONTRASENA, como, type Hacer, nuevasPersonas } from './paginas/personas.ts';
import { escaparDe } from './paginas/teclado.ts';
import { expect, test } from './prueba.ts';

const abrir = async (page: Page, nombre: string | RegExp) => {
  await page.getByRole('button', { name: nombre }).click();
  return page.getByRole('dialog');
};

test('atajos: ver, modificar, agregar y editar, con cada paso entre ellos', async ({ page, request }) => {
  const [persona] = await nuevasPersonas(request, ['Amanda Xoy Caal', 'cajero']);
  await ingresar(page, persona.correo, CONTRASENA);
  const panel = await abrir(page, 'Atajos');
  const boton = (nombre: string) => panel.getByRole('button', { name: nombre, exact: true });
  const enModo = async (titulo: string, ...botones: string[]) => {
    await expect(panel).toHaveAccessibleName(titulo);
    for (const nombre of botones) await expect(boton(nombre)).toBeVisible();
  };
  const enVer = () => enModo('Atajos', 'Entrar al modo de edición', 'Agregar atajo');
  const enModificar = () => enModo('Atajos - Edición', 'Salir del modo de edición', 'Agregar atajo');

  await enVer();
  await expect(panel.getByText('Sin atajos', { exact: true })).toBeVisible();
  await expect(panel.getByText('Cuando tenga atajos, aparecerán aquí.')).toBeVisible();

  // view → add → (cancel) view
  await boton('Agregar atajo').click();
  await enModo('Atajos - Agregar', 'Cancelar', 'Agregar');
  await expect(boton('Eliminar')).toBeHidden();
  await boton('Cancelar').click();
  await enVer();

  // view → add → (save) modify; it cannot be saved before what is required is there.
  await boton('Agregar atajo').click();
  await expect(panel.getByRole('switch', { name: 'Usar el enrutador para el enlace' })).toBeChecked();
  await expect(boton('Agregar')).toBeDisabled();
  await panel.getByLabel(/^Etiqueta/).fill('Mi libro');
  await panel.getByRole('radio', { name: 'Balanza' }).check({ force: true });
  await panel.getByRole('textbox', { name: 'Enlace' }).fill('libro-mayor');
  await expect(boton('Agregar')).toBeDisabled();
  await panel.getByRole('textbox', { name: 'Enlace' }).fill('/no/es/una/pagina');
  await boton('Agregar').click();
  await enModificar();

  // modify → edit → (cancel) modify → edit → (save) modify
  await boton('Editar Mi libro').click();
  await enModo('Atajos - Edición', 'Cancelar', 'Actualizar', 'Eliminar');
  await expect(panel.getByRole('radio', { name: 'Balanza' })).toBeChecked();
  await boton('Cancelar').click();
  await enModificar();
  await boton('Editar Mi libro').click();
  await panel.getByLabel(/^Etiqueta/).fill('Mi perfil');
  await panel.getByRole('textbox', { name: 'Enlace' }).fill('/perfil');
  await boton('Actualizar').click();
  await enModificar();

  // modify → add → (cancel) view; modify → view
  await boton('Agregar atajo').click();
  await enModo('Atajos - Agregar', 'Cancelar');
  await boton('Cancelar').click();
  await enVer();
  await boton('Entrar al modo de edición').click();
  await boton('Salir del modo de edición').click();
  await enVer();

  // Opening always begins in view, and closing gives the keyboard back.
  await boton('Entrar al modo de edición').click();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Atajos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await enVer();

  // A link of ours is followed without loading the page again, and closes the panel.
  await page.evaluate(() => document.body.setAttribute('data-sin-recargar', ''));
  await panel.getByRole('link', { name: 'Mi perfil' }).click();
  await expect(page).toHaveURL(/\/perfil$/);
  await expect(panel).toBeHidden();
  await expect(page.locator('body[data-sin-recargar]')).toBeAttached();

  // edit → (delete) modify
  await abrir(page, 'Atajos');
  await boton('Entrar al modo de edición').click();
  await boton('Editar Mi perfil').click();
  await boton('Eliminar').click();
  await enModificar();
  await expect(panel.getByText('Sin atajos', { exact: true })).toBeVisible();
});

test('notificaciones: llegan en vivo, se marcan, se quitan y así quedan', async ({ page, request }) => {
  // In an agencia where no other test sends anything to be reviewed.
  const [revisora, autor] = await nuevasPersonas(
    request,
    ['Rebeca Caal Tun', 'contador', '02'],
    ['Abelino Cuc Pop', 'auxiliar', '02'],
  );
  // That she chose her password she knows.
  const deRevisora = await como(request, revisora.correo);
  for (const { id } of await deRevisora(listarNotificaciones, {}))
    await deRevisora(quitarNotificacion, { query: { id } });
  await ingresar(page, revisora.correo, CONTRASENA);
  const boton = page.getByRole('button', { name: /^Notificaciones/ });
  await expect(boton).toHaveAccessibleName('Notificaciones');

  // Another person does something real: the count arrives by itself.
  const hacer = await como(request, autor.correo);
  const partida = await enviarARevision(hacer, '02');
  await expect(boton).toHaveAccessibleName('Notificaciones (1 sin leer)');

  const panel = await abrir(page, /^Notificaciones/);
  const fila = panel.getByRole('listitem').filter({ hasText: `${autor.nombre} envió a revisión` });
  await expect(fila).toContainText('Partida por aprobar');
  await expect(fila.getByRole('time')).toHaveText(/^\p{L}{3,4} \d{2}, \d{1,2}:\d{2}\s[ap]\.\s?m\.$/u);

  const todas = panel.getByRole('button', { name: 'Marcar todo como leído' });
  await fila.getByRole('button', { name: 'Marcar como leído' }).click();
  await expect(todas).toBeDisabled();
  await fila.getByRole('button', { name: 'Marcar como no leído' }).click();
  await expect(todas).toBeEnabled();
  // The screen does not wait for the answer, and a reload would not either.
  const marcadas = page.waitForResponse(/\/mark-all-as-read\b/);
  await todas.click();
  await expect(todas).toBeDisabled();
  await expect(fila.getByRole('button', { name: 'Marcar como no leído' })).toBeAttached();
  await marcadas;

  await page.reload();
  await expect(boton).toHaveAccessibleName('Notificaciones');
  await abrir(page, /^Notificaciones/);
  await fila.getByRole('button', { name: 'Quitar' }).click();
  await expect(panel.getByText('Sin notificaciones', { exact: true })).toBeVisible();
  await expect(panel.getByText('Cuando tenga notificaciones, aparecerán aquí.')).toBeVisible();

  // The list follows what happens also while it is open: what somebody decided no longer asks for anything.
  const otra = await enviarARevision(hacer, '02');
  await expect(fila).toBeVisible();
  await deRevisora(rechazarPartida, { params: { id: otra }, body: { motivo: 'Era una prueba' } });
  await expect(fila).toBeHidden();
  await deRevisora(rechazarPartida, { params: { id: partida }, body: { motivo: 'Era una prueba' } });
  await page.keyboard.press('Escape');
  await page.reload();
  await abrir(page, /^Notificaciones/);
  await expect(panel.getByText('Sin notificaciones', { exact: true })).toBeVisible();
});

test('mensajes: lo que otra persona dice llega en vivo; el marcado se limpia y un fallo se deshace', async ({
  page,
  request,
  vigilancia,
}) => {
  const [revisora, autor] = await nuevasPersonas(
    request,
    ['Marta Choc Ical', 'contador'],
    ['Eusebio Tzub Xol', 'auxiliar'],
  );
  const deAutor = await como(request, autor.correo);
  await ingresar(page, autor.correo, CONTRASENA);
  const panel = await abrir(page, 'Mensajes');
  await expect(panel.getByText('Sin mensajes', { exact: true })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Marcar todo como leído' })).toBeDisabled();

  // It arrives while the panel is open.
  const id = await enviarARevision(deAutor);
  await (await como(request, revisora.correo))(rechazarPartida, {
    params: { id },
    body: { motivo: 'Falta <b>la factura</b>' },
  });
  const fila = panel.getByRole('listitem').filter({ hasText: revisora.nombre });
  await expect(fila).toContainText('Falta <b>la factura</b>');

  // The browser tells that the page's policy stopped the handler while the text was being cleaned.
  vigilancia.admitirErrores('Executing inline event handler');
  const title = '<b>Corte</b> <img src="/x" onerror="document.title=1"><a href="javascript:1">de caja</a>';
  await deAutor(crearMensaje, { body: { message: { title, link: '/perfil' } } });
  const propio = panel.getByRole('listitem').filter({ hasText: 'Corte de caja' });
  await expect(propio.locator('b')).toHaveText('Corte');
  await expect(propio.locator('img, a[href^="javascript"]')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Mensajes (2 sin leer)', includeHidden: true }),
  ).toBeVisible();

  // What the server does not accept is taken back, and said.
  vigilancia.admitirFallosDeRed();
  await page.route('**/api/common/messages*', (ruta) =>
    ruta.request().method() === 'GET' ? ruta.continue() : ruta.abort(),
  );
  await fila.getByRole('button', { name: 'Quitar' }).click();
  await expect(panel.getByRole('alert')).toContainText('No se guardó el cambio.');
  await expect(fila).toBeVisible();
  await page.unroute('**/api/common/messages*');

  await propio.getByRole('link').click();
  await expect(page).toHaveURL(/\/perfil$/);
  await expect(panel).toBeHidden();
});

test('en el teléfono el panel ocupa la pantalla, y si su lista falla ofrece reintentar', async ({
  page,
  request,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  await page.setViewportSize({ width: 390, height: 844 });
  const [persona] = await nuevasPersonas(request, ['Ofelia Ba Tiul', 'cajero']);
  const falla = { status: 400, contentType: 'application/json', body: '{}' };
  await page.route('**/api/common/messages', (ruta) => ruta.fulfill(falla));
  await ingresar(page, persona.correo, CONTRASENA);
  const panel = await abrir(page, 'Mensajes');
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(panel.getByText('No se pudo cargar')).toBeVisible();
  await page.unroute('**/api/common/messages');
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await expect(panel.getByText('Sin mensajes', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: 'Cerrar' }).click();
  await expect(panel).toBeHidden();

  // Opened from the menu's drawer, Escape closes the panel and leaves the menu.
  await page.getByRole('button', { name: 'Mostrar el menú' }).click();
  const menu = page.getByRole('dialog', { name: 'Menú' });
  await menu.getByRole('button', { name: 'Notificaciones' }).click();
  const notificaciones = page.getByRole('dialog', { name: 'Notificaciones' });
  await escaparDe(notificaciones);
  await expect(notificaciones).toBeHidden();
  await expect(menu).toBeVisible();
});

/** A partida that needs somebody else's eyes. */
async function enviarARevision(hacer: Hacer, agencia = '01'): Promise<string> {
  const fecha = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Guatemala' });
  const { id } = await hacer(crearPartida, {
    body: {
      tipo: 'diario',
      fecha,
      agencia,
      concepto: 'Sobrante de caja por revisar',
      lineas: [
        { idCuenta: CAJA_CHICA, debe: 5_000, haber: 0 },
        { idCuenta: OTROS_PRODUCTOS, debe: 0, haber: 5_000 },
      ],
    },
  });
  await hacer(enviarPartida, { params: { id }, query: {} });
  return id;
}

const CAJA_CHICA = '1011010103';
const OTROS_PRODUCTOS = '603102';
