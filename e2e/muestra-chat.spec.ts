// The chat application over the product's own chat: what is written in one is in the other.
import { enviarMensajeDeChat } from '@cuadra/contract/escritorio/chat';
import type { APIRequestContext, Page } from '@playwright/test';
import { darSesion } from './paginas/acceso.ts';
import { impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { CONTRASENA, como, nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

const chatEn = (page: Page) => ({
  conversaciones: page.getByRole('main').getByRole('list', { name: 'Conversaciones' }),
  mensajes: page.getByRole('main').getByRole('log'),
  campo: page.getByRole('main').getByRole('textbox', { name: 'Escriba un mensaje' }),
  nueva: page.getByRole('button', { name: 'Nueva conversación' }),
  cajon: (nombre: string) => page.getByRole('dialog', { name: nombre }),
});

async function dosPersonas(page: Page, request: APIRequestContext, una: string, otra: string) {
  const [ella, el] = await nuevasPersonas(request, [una, 'cajero'], [otra, 'cajero']);
  await darSesion(page, ella.correo, CONTRASENA);
  return { ella, el, deEl: await como(request, el.correo) };
}

test('con el ratón: una conversación nueva, lo que llega, quién es y el mismo chat en la franja', async ({
  page,
  request,
}) => {
  const { ella, el, deEl } = await dosPersonas(page, request, 'Sofía Tiul Coc', 'Tomás Xi Caal');
  await page.goto('/apps/chat');
  const { conversaciones, mensajes, campo, nueva, cajon } = chatEn(page);
  await expect(page.getByText('No hay conversaciones')).toBeVisible();
  await expect(page.getByText('Seleccione una conversación o empiece una nueva')).toBeVisible();

  await nueva.click();
  await cajon('Nueva conversación').getByRole('searchbox').fill(el.nombre.toLowerCase().replace('á', 'a'));
  await expect(cajon('Nueva conversación').getByRole('listitem')).toHaveCount(1);
  await cajon('Nueva conversación').getByRole('button', { name: el.nombre }).click();
  await expect(page).toHaveURL(new RegExp(`/apps/chat/${el.id}$`));
  await campo.fill('¿Recibió la remesa?');
  await page.getByRole('main').getByRole('button', { name: 'Enviar' }).click();
  await expect(mensajes.getByText('¿Recibió la remesa?')).toBeVisible();
  await expect(conversaciones.getByRole('link', { name: el.nombre })).toContainText('¿Recibió la remesa?');

  // It arrives by itself, here and in the list.
  await deEl(enviarMensajeDeChat, { body: { id: ella.id, value: 'Sí, completa.' } });
  await expect(mensajes.getByText('Sí, completa.')).toBeVisible();
  await expect(conversaciones.getByRole('link', { name: el.nombre })).toContainText('Sí, completa.');
  await impecableEnLasCuatroVistas(page, 'chat abierto');

  // Between colleagues nothing is muted nor erased.
  await page.getByRole('button', { name: 'Opciones de la conversación' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Información del contacto']);
  await page.getByRole('menuitem').click();
  await expect(cajon('Información del contacto')).toContainText('No hay más datos de esta persona');
  await impecableEnLasCuatroVistas(page, 'contacto', '[role=dialog]');
  await cajon('Información del contacto').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Opciones de la conversación' })).toBeFocused();
  await page.getByRole('button', { name: `Perfil de ${ella.nombre}` }).click();
  await expect(cajon('Perfil')).toContainText(ella.correo);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Chat del equipo/ }).click();
  const franja = page.getByRole('dialog', { name: 'Chat del equipo' });
  await franja.getByRole('list', { name: 'Conversaciones' }).getByRole('button', { name: el.nombre }).click();
  await expect(franja.getByRole('log').getByText('Sí, completa.')).toBeVisible();
});

test('con el teclado, en el teléfono: la lista, la conversación y de vuelta', async ({
  page,
  request,
  vigilancia,
}) => {
  const { ella, el, deEl } = await dosPersonas(page, request, 'Irma Pop Choc', 'Julio Sis Macz');
  await deEl(enviarMensajeDeChat, { body: { id: ella.id, value: '¿Abre mañana?' } });
  await page.setViewportSize(TELEFONO);
  await page.goto('/apps/chat');
  const { conversaciones, mensajes, campo, nueva, cajon } = chatEn(page);
  await expect(conversaciones.getByRole('link')).toHaveAccessibleName(/1 mensaje sin leer/);
  await impecableEnLasCuatroVistas(page, 'lista de chats');
  await page.setViewportSize(TELEFONO);

  await nueva.focus();
  await page.keyboard.press('Enter');
  await expect(cajon('Nueva conversación')).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'nueva conversación', '[role=dialog]');
  await page.setViewportSize(TELEFONO);
  await page.keyboard.press('Escape');
  await expect(cajon('Nueva conversación')).toBeHidden();
  await expect(nueva).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.type('julio');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(conversaciones.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: el.nombre })).toBeVisible();
  await expect(mensajes.getByText('¿Abre mañana?')).toBeVisible();
  await campo.focus();
  await page.keyboard.type('A las ocho.');
  await page.keyboard.press('Enter');
  await expect(mensajes.getByText('A las ocho.')).toBeVisible();
  await page.getByRole('button', { name: 'Volver' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/chat$/);
  await expect(conversaciones.getByRole('link')).toContainText('A las ocho.');
  await expect(conversaciones.getByRole('link')).not.toHaveAccessibleName(/sin leer/);

  // One that is not there says so with the agreed words; the browser tells of its 404.
  vigilancia.admitirFallosDeRed();
  await page.goto('/apps/chat/no-existe');
  await expect(page.getByText('Could not found chat with id of no-existe!')).toBeVisible();
});
