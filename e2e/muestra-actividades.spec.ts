// The activities of the sample: by day, and with where each leads to.
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { expect, test } from './prueba.ts';

test('lo ocurrido va por día, y cada enlace lleva a donde dice', async ({ page }) => {
  await abrirMuestra(page, '/pages/activities');
  await expect(page.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(10);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^(Hoy|Ayer)$/);
  await expect(page.getByRole('link', { name: 'Leer los cambios en otra pestaña' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await impecableEnLasCuatroVistas(page, 'actividades');
  await page.setViewportSize(TELEFONO);
  const enlace = page.getByRole('link', { name: 'Ver los tableros' });
  await enlace.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/scrumboard$/);
});
