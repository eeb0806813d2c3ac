// The shell's search, with the sample applications beside the product.
import { darSesion } from './paginas/acceso.ts';
import { mirar } from './paginas/axe.ts';
import { TELEFONO } from './paginas/muestra.ts';
import { expect, test } from './prueba.ts';

test('la búsqueda halla también los contactos y las tareas de la muestra, después de lo del producto', async ({
  page,
}) => {
  await darSesion(page, 'auditor@cuadra.demo');
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.keyboard.type('ar');
  const contactos = page.getByRole('group', { name: 'Contactos (muestra)' });
  const tareas = page.getByRole('group', { name: 'Tareas (muestra)' });
  await expect(contactos.getByRole('option')).toHaveCount(5);
  await expect(tareas.getByRole('option').first()).toBeVisible();
  const titulos = await page.getByRole('listbox').getByRole('group').allInnerTexts();
  expect(titulos.at(-2)).toMatch(/^CONTACTOS \(MUESTRA\)/i);
  expect(titulos.at(-1)).toMatch(/^TAREAS \(MUESTRA\)/i);
  expect(titulos.length).toBeGreaterThan(2);
  expect(await mirar(page, { en: 'search' })).toEqual([]);
  await page.getByRole('combobox', { name: 'Buscar en Cuadra' }).fill('lista de municipios');
  await expect(tareas.getByRole('option')).toHaveText([/^Actualizar la lista de municipios\s*Completada$/]);
  await page.getByRole('combobox', { name: 'Buscar en Cuadra' }).fill('marroquin');
  await expect(tareas).toBeHidden();
  await contactos.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/apps\/contacts\/[0-9a-f-]{36}$/);
});

test('en la paleta, con el teclado y en un teléfono', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  await darSesion(page, 'auditor@cuadra.demo');
  await page.goto('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ar');
  await expect(page.getByRole('group', { name: 'Tareas (muestra)' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/tasks\/[0-9a-f-]{36}$/);
});
