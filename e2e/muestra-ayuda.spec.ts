// The help centre and the page of the product's own changes.
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { expect, test } from './prueba.ts';

test('la ayuda se busca, se lee, se agradece y se pide', async ({ page }) => {
  await abrirMuestra(page, '/apps/help-center');
  const preguntas = page.getByRole('group').filter({ hasText: '¿Cómo recupero mi contraseña' });
  await preguntas.getByText('¿Cómo recupero mi contraseña').click();
  await expect(preguntas.getByText('se usa una sola vez')).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'ayuda');

  await page.getByRole('searchbox', { name: 'Buscar en la ayuda' }).fill('feriado');
  await expect(page.getByText('2 resultados')).toBeVisible();
  await page.getByRole('link', { name: /Programar pagos que se repiten/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Feriados' })).toBeVisible();
  await page.getByRole('button', { name: 'Sí, me sirvió' }).click();
  await expect(page.getByText('Gracias. Nos alegra')).toBeVisible();
  await page.getByRole('link', { name: /^Siguiente/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pagar una planilla' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sí, me sirvió' })).toHaveAttribute('aria-pressed', 'false');
  await impecableEnLasCuatroVistas(page, 'guía');
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Sí, me sirvió' })).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByText('2 resultados')).toBeVisible();

  await page.getByRole('button', { name: 'Borrar la búsqueda' }).click();
  await page.getByRole('navigation', { name: 'Formas de obtener ayuda' }).getByText('Guías').click();
  await expect(page.getByRole('link', { name: /^Ver las/ })).toHaveCount(2);
  await page.getByRole('link', { name: 'Ver las 8 guías de Proyectos' }).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(8);
});

test('con el teclado, en un teléfono: las preguntas y el formulario de soporte', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  await abrirMuestra(page, '/apps/help-center/guides/otra/ninguna');
  await expect(page).toHaveURL(/help-center\/guides$/);
  await page.getByRole('link', { name: 'Centro de ayuda' }).press('Enter');
  await page.getByRole('link', { name: /^Soporte/ }).press('Enter');
  const nombre = page.getByRole('textbox', { name: 'Nombre' });
  const correo = page.getByRole('textbox', { name: 'Correo electrónico' });
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled();
  await nombre.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('nidia');
  await page.keyboard.press('Tab');
  await expect(nombre).toHaveAccessibleDescription('Este dato es obligatorio.');
  await expect(correo).toHaveAccessibleDescription(/Escriba un correo como/);
  await page.keyboard.type('No puedo entrar');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Desde ayer.');
  await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled();

  // What is being written waits for who goes to look elsewhere.
  await page.getByRole('link', { name: 'Centro de ayuda' }).press('Enter');
  await page.getByRole('link', { name: /^Preguntas frecuentes/ }).press('Enter');
  await page.locator('summary', { hasText: '¿Hay un máximo por día?' }).press('Enter');
  await expect(page.getByText('subirlo toma un día')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Soporte/ }).press('Enter');
  await expect(correo).toHaveValue('nidia');
  await nombre.fill('Nidia Noj');
  await correo.fill('nidia@ceiba.example');
  await correo.press('Enter');
  await expect(page.getByText('Recibimos su solicitud')).toBeVisible();
  await expect(nombre).toHaveValue('');
  await page.locator('summary', { hasText: 'No puedo entrar' }).press('Enter');
  await expect(page.getByText('Desde ayer.')).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'soporte');
  await expect(page.getByText('Recibimos su solicitud')).toBeHidden();
});

test('los cambios del producto', async ({ page }) => {
  await abrirMuestra(page, '/docs/changelog');
  await expect(page).toHaveTitle('Cambios de Cuadra · Cuadra');
  await expect(page.getByRole('heading', { level: 2, name: 'Unreleased' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('link')).toHaveCount(0);
  await impecableEnLasCuatroVistas(page, 'cambios');
});
