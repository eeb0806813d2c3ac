// The mailbox of the sample: read, answered, written and put in order, by mouse and by keyboard alone.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { gravesEnAmbosEsquemas } from './paginas/axe.ts';
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { expect, test } from './prueba.ts';

const correos = (page: Page) => page.locator('[data-mail]');
const lugar = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Correo' }).getByRole('link', { name });
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('el correo con el ratón: se lee, se marca, se responde, se redacta y se ordena', async ({ page }) => {
  await abrirMuestra(page, '/apps/mailbox');
  await expect(page).toHaveURL(/\/apps\/mailbox\/inbox\/1$/);
  await expect(correos(page)).toHaveCount(10);
  await expect(page.getByText('1 - 10 de 45')).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'lista');

  // Reading takes it out of what waits, here and in the menu of the shell.
  await expect(lugar(page, /entrada\W*27$/)).toBeVisible();
  await page.locator('[data-mail][data-unread]').first().click();
  await expect(lugar(page, /entrada\W*26$/)).toBeVisible();
  await boton(page, 'Ver los datos del envío').click();
  await boton(page, 'Responder').click();
  await page.getByRole('textbox', { name: 'Mensaje' }).fill('De acuerdo, muchas gracias.');
  await impecableEnLasCuatroVistas(page, 'correo abierto, con su respuesta');
  await boton(page, 'Enviar').click();
  await expect(boton(page, 'Responder')).toBeFocused();
  await lugar(page, 'Enviados').click();
  await expect(correos(page).first()).toContainText('Re: ');
  await expect(correos(page).first()).toContainText('De acuerdo, muchas gracias.');

  await redactar(page);

  // Thrown away it leaves the folder, and comes back from the trash.
  await correos(page).first().click();
  await boton(page, 'Más acciones').click();
  await page.getByRole('menuitem', { name: 'Eliminar' }).click();
  await expect(page).toHaveURL(/\/sent\/1$/);
  await expect(correos(page).first()).not.toContainText('Presupuesto revisado');
  await lugar(page, 'Papelera').click();
  await correos(page).first().click();
  await expect(page.getByRole('heading', { name: 'Presupuesto revisado' })).toBeVisible();
  await boton(page, 'Más acciones').click();
  await page.getByRole('menuitem', { name: 'Restaurar' }).click();
  await expect(page.getByText('Se movió a Enviados.')).toBeVisible();

  await etiquetas(page);
});

/** A new one: refused while nobody is told, then sent with a file, which can be downloaded. */
async function redactar(page: Page): Promise<void> {
  await boton(page, 'Redactar').click();
  const dialogo = page.getByRole('dialog', { name: 'Correo nuevo' });
  await dialogo.getByRole('textbox', { name: 'Asunto' }).fill('Presupuesto revisado');
  await dialogo.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialogo.getByText('Escriba al menos una dirección.')).toBeVisible();
  const para = dialogo.getByRole('combobox', { name: 'Para' });
  await expect(para).toBeFocused();
  await para.fill('beto@taller');
  await dialogo.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialogo.getByText('Revise esta dirección: beto@taller.')).toBeVisible();
  expect(await gravesEnAmbosEsquemas(page, 'redactar', '[role="dialog"]')).toEqual([]);
  await para.press('Backspace');
  await para.fill('claudia');
  await page.getByRole('option').first().click();
  await dialogo.getByRole('textbox', { name: 'Mensaje' }).fill('Va adjunto.');
  await dialogo.getByRole('textbox', { name: 'Mensaje' }).press('ControlOrMeta+a');
  await dialogo.getByRole('button', { name: 'Negrita' }).click();
  await dialogo
    .locator('input[type="file"]')
    .setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('Hola') });
  await expect(dialogo.getByText('notas.txt')).toBeVisible();
  await dialogo.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialogo).toBeHidden();
  await expect(correos(page).first()).toContainText('Presupuesto revisado');
  await correos(page).first().click();
  await expect(page.locator('strong', { hasText: 'Va adjunto.' })).toBeVisible();
  const bajada = page.waitForEvent('download');
  await boton(page, 'Descargar notas.txt').click();
  expect(readFileSync(await (await bajada).path(), 'utf8')).toBe('Hola');
}

/** One is made, put on a mail, found by, and deleted; the mail stays. */
async function etiquetas(page: Page): Promise<void> {
  await lugar(page, 'Ajustes').click();
  await page.getByRole('textbox', { name: 'Etiqueta nueva' }).fill('work');
  await boton(page, 'Agregar').click();
  await expect(page.getByText('Ya hay una etiqueta con este nombre.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Etiqueta nueva' }).fill('Año fiscal');
  await boton(page, 'Agregar').click();
  await expect(lugar(page, 'Año fiscal')).toBeVisible();
  expect(await gravesEnAmbosEsquemas(page, 'ajustes', 'main')).toEqual([]);
  await lugar(page, 'Forums').click();
  await expect(page.getByText('No hay correos')).toBeVisible();
  await lugar(page, /^Bandeja de entrada/).click();
  await correos(page).first().click();
  await page.getByRole('button', { name: 'Etiquetas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Año fiscal' }).click();
  await page.keyboard.press('Escape');
  await lugar(page, 'Año fiscal').click();
  await expect(correos(page)).toHaveCount(1);
  await lugar(page, 'Ajustes').click();
  await boton(page, 'Eliminar «Año fiscal»').click();
  await boton(page, 'Eliminar').click();
  await expect(lugar(page, 'Año fiscal')).toBeHidden();
}

test('el correo solo con el teclado, en un teléfono', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  // Beyond the last page one is taken to it.
  await abrirMuestra(page, '/apps/mailbox/drafts/9');
  await expect(page).toHaveURL(/\/drafts\/1$/);
  await expect(correos(page)).toHaveCount(7);
  await llegaUnoMalicioso(page);
  await correos(page).first().focus();
  await page.keyboard.press('ArrowDown');
  const segundo = await correos(page).nth(1).getAttribute('data-mail');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/drafts/1/${segundo}$`));
  await expect(correos(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.locator(`[data-mail="${segundo}"]`)).toBeFocused();

  // What is closed without sending waits among the drafts, and is sent from there.
  await boton(page, 'Redactar').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Para' })).toBeFocused();
  await page.keyboard.type('hugo@taller.example,');
  await page.getByRole('textbox', { name: 'Asunto' }).focus();
  await page.keyboard.type('Sin terminar');
  await page.keyboard.press('Escape');
  await expect(boton(page, 'Redactar')).toBeFocused();
  await expect(correos(page)).toHaveCount(8);
  await correos(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sin terminar' })).toBeVisible();
  await boton(page, 'Seguir escribiendo').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toBeFocused();
  await page.keyboard.type('Ahora sí.');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/drafts\/1$/);
  await expect(correos(page)).toHaveCount(7);

  await boton(page, 'Abrir los buzones').focus();
  await page.keyboard.press('Enter');
  await lugar(page, 'Enviados').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Enviados' })).toBeVisible();
  await expect(correos(page).first()).toContainText('Sin terminar');
  await correos(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const cuerpo = page.getByText('Pulse aquí').locator('..');
  await expect(cuerpo).toBeVisible();
  expect(await cuerpo.evaluate((parte) => parte.outerHTML)).toBe(
    '<p>Hola<a target="_blank" rel="noreferrer">Pulse aquí</a></p>',
  );
});

/** Among the sent ones, sent like all the others: what it says is shown without what it does. */
const llegaUnoMalicioso = (page: Page) =>
  page.evaluate(async () => {
    const content =
      '<p id="a">Hola<script>alert(1)</script><iframe src="/x"></iframe><img src="/x"><a href="javascript:alert(1)">Pulse aquí</a></p>';
    const mail = { to: 'a@taller.example', cc: [], bcc: [], subject: 'Gratis', content, attachments: [] };
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/apps/mailbox/mail', {
      method: 'POST',
      headers,
      body: JSON.stringify({ mail, send: true }),
    });
  });
