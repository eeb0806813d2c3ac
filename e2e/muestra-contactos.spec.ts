// The contacts of the sample: found, read, changed and removed, with the mouse and with the keyboard alone.
import type { Page } from '@playwright/test';
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { expect, test } from './prueba.ts';

/** A picture of one pixel. */
const FOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('con el ratón: buscar, leer, cambiar todo y eliminar', async ({ page }) => {
  await abrirMuestra(page, '/apps/contacts');
  await expect(page.getByText('90 contactos')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar contactos' }).fill('ABIGA');
  await expect(page.getByText('3 de 90 contactos')).toBeVisible();
  // All the rows are alike: those that were found tell of the rest.
  await impecableEnLasCuatroVistas(page, 'contactos');

  await fila(page, 'Abigail Ajanel').click();
  await expect(page).toHaveURL(/\/apps\/contacts\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Abigail Ajanel' })).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'un contacto', 'article');

  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.getByLabel('Nombre').fill('Abigail Zúñiga');
  // Turned from a phone to a wide screen and back, what was written is still there.
  await impecableEnLasCuatroVistas(page, 'el formulario', 'form');
  await expect(page.getByLabel('Nombre')).toHaveValue('Abigail Zúñiga');
  await llenar(page);
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Contacto guardado.')).toBeVisible();
  await comprobar(page);

  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  // It was the last one of those found: the one before it is open.
  await expect(page.getByRole('heading', { name: 'Abigail Girón' })).toBeVisible();
  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await expect(page.getByText('89 contactos')).toBeVisible();
  await expect(fila(page, 'Abigail Zúñiga')).toHaveCount(0);
});

test('con el teclado, en un teléfono: agregar, guardar, no perder lo escrito y cerrar', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  await abrirMuestra(page, '/apps/contacts/nadie');
  await expect(page.getByText('Ya no existe lo que buscaba.')).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/contacts$/);

  await page.keyboard.press('Control+/');
  await expect(page.getByLabel('Nombre')).toBeFocused();
  // The name it came with is chosen: typing takes its place.
  await page.keyboard.type('Zenaida Tzul');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Nombre')).toHaveValue('Zenaida Tzul');
  await page.getByLabel('Nombre').press('Enter');
  await expect(page.getByRole('heading', { name: 'Zenaida Tzul' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Editar', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('91 contactos')).toBeVisible();

  const nueva = fila(page, 'Zenaida Tzul');
  await nueva.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Editar', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nueva).toBeFocused();

  // Left without saving, the one that was added was never there.
  await page.keyboard.press('Control+/');
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('91 contactos')).toBeVisible();
  await expect(fila(page, 'New Contact')).toHaveCount(0);
});

const fila = (page: Page, nombre: string) => page.getByRole('link', { name: nombre });

async function llenar(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: FOTO });
  await expect(page.getByText('Foto guardada.')).toBeVisible();
  await page.getByRole('button', { name: 'Elegir etiquetas' }).click();
  await page.getByRole('textbox', { name: 'Nombre de la etiqueta' }).fill('Coro');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Coro' })).toBeChecked();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Agregar un correo' }).click();
  const correo = page.getByRole('textbox', { name: /^Correo \d$/ }).last();
  await correo.fill('abigail');
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await correo.fill('abigail@coro.example');
  await page.getByRole('button', { name: 'Agregar un teléfono' }).click();
  await page
    .getByRole('button', { name: /^País del teléfono/ })
    .last()
    .click();
  await page.getByRole('combobox', { name: 'Buscar un país' }).fill('turq');
  await page.getByRole('option', { name: /Turquía/ }).click();
  await page
    .getByRole('textbox', { name: /^Teléfono \d$/ })
    .last()
    .fill('212 555 01 00');
  await page.getByLabel('Fecha de nacimiento').fill('1990-02-01');
  await page.getByRole('textbox', { name: 'Notas' }).fill('Canta los jueves.');
}

async function comprobar(page: Page): Promise<void> {
  const ficha = page.getByRole('article', { name: 'Abigail Zúñiga' });
  await expect(ficha.getByText('Coro', { exact: true })).toBeVisible();
  await expect(ficha.getByRole('link', { name: 'abigail@coro.example' })).toBeVisible();
  await expect(ficha.getByRole('link', { name: '+90 212 555 01 00' })).toBeVisible();
  await expect(ficha.getByRole('img', { name: 'Turquía' })).toBeVisible();
  await expect(ficha.getByText('1 de febrero de 1990')).toBeVisible();
  await expect(ficha.getByText('Canta los jueves.')).toBeVisible();
  await expect(fila(page, 'Abigail Zúñiga').locator('img')).toHaveAttribute('src', /^data:image\/png/);
}
