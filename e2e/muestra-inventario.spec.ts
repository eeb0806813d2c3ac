// The inventory of the sample: its list, the form inside of it, and its tags.
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { tabularHasta } from './paginas/tabular.ts';
import { expect, test } from './prueba.ts';

const RUTA = '/apps/ecommerce/inventory';
const PUNTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('la lista se busca, se ordena y se pagina; la dirección lo recuerda', async ({ page }) => {
  await abrirMuestra(page, RUTA);
  const filas = page.getByRole('table', { name: 'Productos' }).getByRole('rowheader');
  const rango = page.getByRole('navigation', { name: 'Paginación' }).getByRole('status');
  await expect(filas).toHaveCount(10);
  await expect(rango).toHaveText('1 - 10 de 23');
  await impecableEnLasCuatroVistas(page, 'inventario');

  const precio = page.getByRole('columnheader', { name: 'Precio' });
  await precio.getByRole('button').click();
  await expect(precio).toHaveAttribute('aria-sort', 'ascending');
  await expect(filas.first()).toContainText('Benton Cobán 40');
  await precio.getByRole('button').click();
  await expect(precio).toHaveAttribute('aria-sort', 'descending');
  await expect(filas.first()).not.toContainText('Benton Cobán 40');

  await page.getByLabel('Elementos por página').selectOption('5');
  await expect(filas).toHaveCount(5);
  await page.getByRole('button', { name: 'Última página' }).click();
  await expect(rango).toHaveText('21 - 23 de 23');
  await expect(page).toHaveURL(/sort=price&order=desc&page=5&size=5$/);
  await page.goBack();
  await expect(rango).toHaveText('1 - 5 de 23');

  await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('zeon');
  await expect(rango).toHaveText('1 - 4 de 4');
  await page.getByRole('searchbox', { name: 'Buscar productos' }).fill('nada así');
  await expect(page.getByText('Ningún producto coincide')).toBeVisible();
  // A page that is not there leads to the last one.
  await page.goto(`${RUTA}?page=9`);
  await expect(rango).toHaveText('21 - 23 de 23');
});

test('un producto se cambia dentro de la lista, y otro se agrega y se elimina', async ({ page }) => {
  await abrirMuestra(page, RUTA);
  const fila = (nombre: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: nombre }) });
  await page.getByRole('button', { name: 'Ver los detalles de Benton Cobán 40' }).click();
  const ficha = page.getByRole('form', { name: 'Detalles de Benton Cobán 40' });
  await impecableEnLasCuatroVistas(page, 'inventario abierto');

  await ficha.getByLabel('Precio básico (Q)').fill('1000');
  await ficha.getByLabel('Impuesto (%)').fill('18');
  // 1,000.00 + 18 % = 1,180.00
  await expect(ficha.getByLabel('Precio (Q)')).toHaveValue('1,180.00');
  await ficha.getByLabel('Categoría').selectOption('Mujer');
  await ficha.getByRole('switch').check();
  await ficha.getByRole('button', { name: 'Imagen siguiente' }).click();
  await expect(ficha.getByText('2 de 3')).toBeVisible();
  const elegir = page.waitForEvent('filechooser');
  await ficha.getByRole('button', { name: 'Agregar imagen' }).click();
  await (await elegir).setFiles({ name: 'punto.png', mimeType: 'image/png', buffer: PUNTO });
  await expect(ficha.getByRole('img', { name: 'Benton Cobán 40, imagen 4 de 4' })).toBeVisible();
  await ficha.getByLabel('Buscar o crear una etiqueta').fill('Regalo');
  await ficha.getByRole('button', { name: 'Crear «Regalo»' }).click();
  await expect(ficha.getByRole('checkbox', { name: 'Regalo' })).toBeChecked();

  // With changes, another row asks first.
  await page.getByRole('button', { name: 'Ver los detalles de Benton Altiplano' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await ficha.getByRole('button', { name: 'Actualizar' }).click();
  await expect(ficha.getByText('Producto actualizado')).toBeVisible();
  await expect(fila('Benton Cobán 40').getByRole('cell', { name: 'Q 1,180.00' })).toBeVisible();
  await expect(fila('Benton Cobán 40').getByRole('img', { name: 'Activo', exact: true })).toBeVisible();

  // A tag that is deleted is gone from every product.
  await ficha.getByRole('button', { name: 'Editar las etiquetas' }).click();
  await ficha.getByRole('button', { name: 'Eliminar la etiqueta Cuarzo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(ficha.getByLabel('Nombre de la etiqueta Cuarzo')).toBeHidden();
  await ficha.getByLabel('Nombre de la etiqueta Regalo').fill('Para regalo');
  await ficha.getByRole('button', { name: 'Terminar de editar' }).click();
  await expect(ficha.getByRole('checkbox', { name: 'Para regalo' })).toBeChecked();

  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  const nueva = page.getByRole('form', { name: 'Detalles de A New Product' });
  await expect(page.getByRole('rowheader').first()).toContainText('A New Product');
  await expect(nueva.getByRole('textbox', { name: 'Nombre' })).toBeFocused();
  await page.keyboard.press('Delete');
  await nueva.getByLabel('Existencias').fill('doce');
  await nueva.getByRole('button', { name: 'Actualizar' }).click();
  await expect(nueva.getByText('Escriba el nombre.')).toBeVisible();
  await expect(nueva.getByText('Escriba una cantidad entera, como 12.')).toBeVisible();
  await nueva.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(nueva).toBeHidden();
  await expect(page.getByRole('button', { name: 'Agregar', exact: true })).toBeFocused();
  await expect(page.getByText('1 - 10 de 23')).toBeVisible();
});

test('en el teléfono, con el teclado: abrir, cambiar, etiquetar, guardar y cerrar', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  await abrirMuestra(page, `${RUTA}?search=luna`);
  const ver = page.getByRole('button', { name: 'Ver los detalles de Lara Luna Nueva' });
  await tabularHasta(ver);
  await page.keyboard.press('Enter');
  const ficha = page.getByRole('form', { name: 'Detalles de Lara Luna Nueva' });
  await tabularHasta(ficha.getByLabel('Existencias'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('8');
  await tabularHasta(ficha.getByLabel('Buscar o crear una etiqueta'));
  await page.keyboard.type('Vitrina');
  await page.keyboard.press('Enter');
  await expect(ficha.getByRole('checkbox', { name: 'Vitrina' })).toBeChecked();
  await tabularHasta(ficha.getByRole('button', { name: 'Actualizar' }));
  await page.keyboard.press('Enter');
  await expect(ficha.getByText('Producto actualizado')).toBeVisible();
  await expect(ficha.getByLabel('Existencias')).toHaveValue('8');
  await page.keyboard.press('Shift+Tab');
  await tabularHasta(ver);
  await page.keyboard.press('Enter');
  await expect(ficha).toBeHidden();
  await expect(ver).toHaveAttribute('aria-expanded', 'false');
});
