// The notes of the sample applications: by mouse on a wide screen, and by keyboard alone on a phone.
import type { Page } from '@playwright/test';
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { expect, test } from './prueba.ts';

const nota = (page: Page, titulo: string) => page.getByRole('article').filter({ hasText: titulo });
const vistas = (page: Page) => page.getByRole('navigation', { name: 'Vistas de las notas' });

/** A picture of one point. */
const PUNTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('notas con el ratón', async ({ page }) => {
  await abrirMuestra(page, '/apps/notes');
  await expect(page.getByRole('article')).toHaveCount(13);
  await impecableEnLasCuatroVistas(page, 'notas');

  // A note that is there saves by itself.
  await nota(page, 'Compras de la semana').click();
  const dialogo = page.getByRole('dialog', { name: 'Compras de la semana' });
  await dialogo.getByRole('checkbox', { name: 'Hecho: Queso fresco' }).check();
  await dialogo.getByLabel('Agregar a la lista').fill('Azúcar');
  await page.keyboard.press('Enter');
  await expect(dialogo.getByRole('checkbox', { name: 'Hecho: Azúcar' })).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'nota abierta', '[role="dialog"]');
  await dialogo.getByRole('button', { name: 'Cerrar' }).click();
  await expect(nota(page, 'Compras de la semana').getByText('3 de 6 hechos')).toBeVisible();

  // A new one has only its words until it is saved.
  await page.getByRole('button', { name: 'Nueva nota' }).click();
  const nueva = page.getByRole('dialog');
  await expect(nueva.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  await nueva.getByRole('textbox', { name: 'Título' }).fill('Remesa de abril');
  await nueva.getByRole('button', { name: 'Guardar' }).click();
  await expect(nueva.getByRole('button', { name: 'Archivar' })).toBeVisible();
  const archivo = { name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await nueva.locator('input[type=file]').setInputFiles(archivo);
  await expect(page.getByText('La imagen debe ser JPEG o PNG.')).toBeVisible();
  await nueva
    .locator('input[type=file]')
    .setInputFiles({ name: 'punto.png', mimeType: 'image/png', buffer: PUNTO });
  await expect(nueva.getByRole('img', { name: 'Imagen de la nota' })).toBeVisible();
  await nueva.getByRole('button', { name: 'Quitar la imagen' }).click();
  await nueva.getByRole('button', { name: 'Agregar una lista' }).click();
  await nueva.getByRole('button', { name: 'Etiquetas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Work' }).click();
  await page.keyboard.press('Escape');
  await expect(nueva.getByRole('button', { name: 'Quitar la etiqueta Work' })).toBeVisible();
  await nueva.getByRole('button', { name: 'Archivar' }).click();
  await expect(nueva).toBeHidden();
  await expect(nota(page, 'Remesa de abril')).toHaveCount(0);

  await vistas(page).getByRole('link', { name: 'Archivo' }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  await nota(page, 'Remesa de abril').click();
  await nueva.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);

  await vistas(page).getByRole('link', { name: 'Friends' }).click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await page.getByRole('searchbox', { name: 'Buscar en las notas' }).fill('cafe');
  await expect(page.getByRole('article')).toHaveCount(1);

  // Labels: another name, a new one, and one less, here and in the notes.
  await vistas(page).getByRole('button', { name: 'Editar etiquetas' }).click();
  await impecableEnLasCuatroVistas(page, 'etiquetas', '[role="dialog"]');
  await page.getByLabel('Nombre de la etiqueta Personal').fill('Propias');
  await page.getByLabel('Etiqueta nueva').fill('friends');
  await expect(page.getByText('Ya hay una etiqueta con ese nombre.')).toBeVisible();
  await page.getByLabel('Etiqueta nueva').fill('Iglesia');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Eliminar la etiqueta Friends' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(vistas(page).getByRole('link')).toHaveText([
    'Notas',
    'Archivo',
    'Family',
    'Work',
    'Tasks',
    'Priority',
    'Propias',
    'Iglesia',
  ]);
  // The view of the one that is gone is gone too.
  await expect(page).toHaveURL(/\/apps\/notes$/);
  await expect(nota(page, 'Libros por leer').getByText('Propias')).toBeVisible();
});

test('notas en un teléfono, solo con el teclado', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  await abrirMuestra(page, '/apps/notes');
  await expect(page.getByRole('article')).toHaveCount(13);
  const agregar = page.getByRole('button', { name: 'Nueva nota' });
  await agregar.focus();
  await page.keyboard.press('Enter');
  const titulo = page.getByRole('textbox', { name: 'Título' });
  await expect(titulo).toBeFocused();
  await page.keyboard.type('Clave de la bodega');

  // What is not saved is not lost by a slip.
  await page.keyboard.press('Escape');
  const pregunta = page.getByRole('dialog', { name: 'Descartar la nota' });
  await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(titulo).toHaveValue('Clave de la bodega');
  await titulo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Archivar' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nota', exact: true }).focus();
  await page.keyboard.type('Está con Byron.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(agregar).toBeFocused();
  await expect(nota(page, 'Clave de la bodega').getByText('Está con Byron.')).toBeVisible();

  await page.getByRole('button', { name: 'Clave de la bodega' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Agregar una lista' }).focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Agregar a la lista').focus();
  await page.keyboard.type('Pedirla');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Hecho: Pedirla' })).toBeVisible();
  await page.getByRole('button', { name: 'Archivar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(agregar).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Vistas de las notas: Notas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Notas' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/notes\/archive$/);
  await expect(nota(page, 'Clave de la bodega').getByText('0 de 1 hechos')).toBeVisible();
});
