// The icon sets: looked for, chosen and copied by name.
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { expect, test } from './prueba.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const copiado = () => navigator.clipboard.readText();

test('un icono se busca, se ve a otro tamaño y se copia', async ({ page }) => {
  await abrirMuestra(page, '/ui/icons/material-twotone');
  await expect(page.getByRole('status').filter({ hasText: '2,191 iconos' })).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'iconos');
  // Far below the ones that are drawn.
  await page.getByRole('searchbox', { name: 'Buscar iconos' }).fill('savings');
  const icono = page.getByRole('option', { name: 'savings', exact: true });
  await page.getByRole('combobox', { name: 'Tamaño' }).selectOption('48 px');
  await expect(icono.locator('svg')).toHaveAttribute('width', '48');
  await icono.click();
  await expect(icono).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(copiado)).toBe('savings');
  // From the mouse to the keyboard.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copiado: energy-savings-leaf')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar iconos' }).fill('zzz');
  await expect(page.getByText('Ningún icono se llama así')).toBeVisible();
});

test('con el teclado, en un teléfono', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  await abrirMuestra(page, '/ui/icons/ninguno');
  await expect(page).toHaveURL(/\/ui\/icons\/feather$/);
  await page.getByRole('searchbox', { name: 'Buscar iconos' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('listbox', { name: 'Iconos de Feather' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copiado: feather:alert-octagon')).toBeVisible();
  expect(await page.evaluate(copiado)).toBe('feather:alert-octagon');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copiado: feather:zoom-out')).toBeVisible();
  await expect(page.getByRole('option', { name: 'zoom-out' })).toBeInViewport({ ratio: 1 });
});
