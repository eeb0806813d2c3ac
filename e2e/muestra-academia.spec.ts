// The academy: by mouse at the width of a desk, by keyboard alone at that of a phone.
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { expect, test } from './prueba.ts';

test('academia con el ratón: filtrar, seguir un curso y completarlo', async ({ page }) => {
  await abrirMuestra(page, '/apps/academy');
  const cursos = page.getByRole('list', { name: 'Cursos' }).getByRole('article');
  await expect(cursos).toHaveCount(18);
  await impecableEnLasCuatroVistas(page, 'academia');
  await page.getByLabel('Ocultar los completados').check();
  await expect(cursos).toHaveCount(10);
  await page.getByLabel('Categoría', { exact: true }).selectOption('Servicio');
  await expect(cursos).toHaveCount(3);
  await page.getByRole('searchbox').fill('tasa');
  await expect(cursos).toHaveCount(1);
  const curso = cursos.filter({ hasText: 'Explicar una tasa a cualquiera' });
  await expect(curso.getByRole('progressbar')).toHaveAttribute('value', '10');
  await curso.getByRole('link', { name: /^Continuar/ }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Explicar una tasa a cualquiera' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Para terminar' })).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'curso');
  const pasos = page.getByRole('navigation', { name: 'Pasos del curso' });
  await pasos.getByRole('button', { name: /Los controles/ }).click();
  await expect(page.getByText('8 / 11')).toBeVisible();
  await pasos.getByRole('button', { name: /Para terminar/ }).click();
  await page.getByRole('button', { name: 'Terminar', exact: true }).click();
  await expect(page.getByText('Curso completado.')).toBeVisible();
  await expect(cursos).toHaveCount(18);
  await expect(curso).toContainText('Completado una vez');
  await expect(curso.getByRole('link', { name: /^Empezar de nuevo/ })).toBeVisible();
});

test('academia con el teclado en el teléfono: los pasos en su cajón, y ninguno se pierde', async ({
  page,
}) => {
  await page.setViewportSize(TELEFONO);
  await abrirMuestra(page, '/apps/academy?q=plazo+fijo');
  await page.getByRole('link', { name: 'Empezar Ahorro a plazo fijo' }).press('Enter');
  const siguiente = page.getByRole('button', { name: 'Siguiente' });
  await expect(page.getByRole('button', { name: 'Anterior' })).toBeDisabled();
  await siguiente.press('Enter');
  await siguiente.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Paso 3 de 11' })).toBeVisible();
  await page.getByRole('button', { name: 'Pasos', exact: true }).press('Enter');
  const cajon = page.getByRole('dialog', { name: 'Pasos del curso' });
  await expect(cajon.getByRole('button', { name: /Las palabras/ })).toHaveAttribute('aria-current', 'step');
  await cajon.getByRole('button', { name: /Introducción/ }).press('Enter');
  await expect(cajon).toBeHidden();
  await expect(page.getByText('1 / 11')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a los cursos' }).press('Enter');
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText('Ningún curso coincide')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar los filtros' }).press('Enter');
  // Looking back undid nothing.
  await page.getByRole('link', { name: 'Continuar Ahorro a plazo fijo' }).press('Enter');
  await expect(page.getByText('3 / 11')).toBeVisible();
  await page.goto('/apps/academy/no-existe');
  await expect(page).toHaveURL(/\/apps\/academy$/);
  await expect(page.getByText('Ya no existe lo que buscaba.')).toBeVisible();
});
