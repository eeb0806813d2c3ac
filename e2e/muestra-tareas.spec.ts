// The tasks of the sample applications: by mouse on a wide screen, and by keyboard alone on a phone.
import type { Page } from '@playwright/test';
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { expect, test } from './prueba.ts';

const filas = (page: Page) => page.getByRole('list', { name: 'Lista de tareas' }).getByRole('listitem');
const fila = (page: Page, titulo: string) => filas(page).filter({ hasText: titulo });
const titulos = async (page: Page, cuantos: number) =>
  (await filas(page).getByRole('link').allTextContents()).slice(0, cuantos);
const PRIMERA = 'Revisar el formulario de apertura de cuentas';
const SEGUNDA = 'Publicar la consulta de saldos para la aplicación móvil';

test('tareas con el ratón', async ({ page }) => {
  await abrirMuestra(page, '/apps/tasks');
  await expect(page.getByText('12 tareas pendientes').first()).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'tareas');

  await fila(page, PRIMERA).getByRole('checkbox').check();
  await expect(page.getByRole('main').getByText('11 tareas pendientes')).toBeVisible();
  await expect(page.getByRole('navigation').getByText('11 tareas pendientes')).toBeVisible();

  // What is being written is not lost by opening another one at once.
  await fila(page, SEGUNDA).getByRole('link').click();
  const titulo = page.getByRole('textbox', { name: 'Título de la tarea' });
  await titulo.fill('Consulta de saldos');
  await fila(page, PRIMERA).getByRole('link').click();
  await expect(titulo).toHaveValue(PRIMERA);
  await fila(page, 'Consulta de saldos').getByRole('link').click();
  await expect(page).toHaveURL(/\/apps\/tasks\/[0-9a-f-]{36}$/);
  await expect(titulo).toHaveValue('Consulta de saldos');

  const elegida = fila(page, 'Consulta de saldos');
  await page.getByRole('button', { name: 'Prioridad: Alta' }).click();
  await page.getByRole('menuitemradio', { name: 'Baja' }).click();
  await expect(elegida.getByRole('img', { name: 'Prioridad baja' })).toBeVisible();
  await page.getByRole('button', { name: /^Vence: / }).click();
  await page.getByLabel('Día de vencimiento').fill('2031-02-07');
  await expect(elegida.getByText('feb 07, 2031')).toBeVisible();
  await page.getByRole('button', { name: 'Quitar el vencimiento' }).click();
  await expect(page.getByRole('button', { name: 'Sin vencimiento' })).toBeVisible();
  await page.getByRole('button', { name: 'Etiquetas' }).click();
  await page.getByRole('button', { name: /Editar/ }).waitFor();
  await page.keyboard.type('Tasas');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Etiquetas' }).getByText('Tasas')).toBeVisible();
  await page.getByRole('textbox', { name: 'Notas' }).fill('Diez por página.');
  await impecableEnLasCuatroVistas(page, 'tarea abierta', 'body');

  await mover(page, 'Consulta de saldos', 'Confirmar la hora de la reunión con Quetzaltenango');
  await expect
    .poll(() => titulos(page, 4))
    .toEqual([
      'Esta semana',
      PRIMERA,
      'Confirmar la hora de la reunión con Quetzaltenango',
      'Consulta de saldos',
    ]);

  await page.getByRole('button', { name: 'Más acciones' }).click();
  await page.getByRole('menuitem', { name: 'Eliminar la tarea' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(titulo).toHaveValue('Ordenar los mensajes de error del ingreso');
  await expect(elegida).toHaveCount(0);
  await expect(page.getByRole('main').getByText('10 tareas pendientes')).toBeVisible();

  await page.goto('/apps/tasks/ninguna');
  await expect(page.getByText('Ya no existe lo que buscaba.')).toBeVisible();
  await expect(page).toHaveURL(/\/apps\/tasks$/);
});

test('tareas en un teléfono, solo con el teclado', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  await abrirMuestra(page, '/apps/tasks');
  await expect(filas(page)).toHaveCount(30);

  await page.keyboard.press('Control+/');
  const titulo = page.getByRole('textbox', { name: 'Título de la tarea' });
  await expect(titulo).toBeFocused();
  await page.keyboard.type('Pagar la luz');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/apps\/tasks$/);
  await expect(titulo).toBeHidden();
  await expect.poll(() => titulos(page, 2)).toEqual(['Pagar la luz', 'Esta semana']);

  await page.keyboard.press('Control+.');
  await expect(page.getByRole('textbox', { name: 'Título de la sección' })).toBeFocused();
  await page.keyboard.type('Casa');
  await page.keyboard.press('Escape');
  await expect.poll(() => titulos(page, 2)).toEqual(['Casa', 'Pagar la luz']);

  // The section goes below the task.
  await page.getByRole('button', { name: 'Mover: Casa' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('«Casa» está en el lugar 1 de 32.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('«Casa» está en el lugar 2 de 32.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect(page.getByText('Soltó «Casa» en el lugar 2 de 32.')).toBeAttached();
  await expect.poll(() => titulos(page, 2)).toEqual(['Pagar la luz', 'Casa']);

  await page.getByRole('button', { name: 'Mover: Pagar la luz' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Terminada: Pagar la luz' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(titulo).toHaveValue('Pagar la luz');

  // Escape closes what is on top, and only that.
  await page.getByRole('button', { name: 'Prioridad: Normal' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'Normal' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitemradio', { name: 'Normal' })).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Día de vencimiento')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Día de vencimiento')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Sin vencimiento' })).toBeFocused();

  await page.getByRole('button', { name: 'Más acciones' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Eliminar la tarea' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancelar' })).toBeHidden();
  await expect(titulo).toHaveValue('Pagar la luz');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/apps\/tasks$/);
  await expect(page.getByRole('link', { name: 'Pagar la luz' })).toBeFocused();
});

/** Takes a row by its handle and drops it on another. */
async function mover(page: Page, que: string, hasta: string): Promise<void> {
  await fila(page, que).hover();
  const desde = await page.getByRole('button', { name: `Mover: ${que}` }).boundingBox();
  const destino = await fila(page, hasta).boundingBox();
  if (desde === null || destino === null) throw new Error('La fila no se ve');
  const x = desde.x + desde.width / 2;
  await page.mouse.move(x, desde.y + desde.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, desde.y + desde.height, { steps: 3 });
  await page.mouse.move(x, destino.y + destino.height / 2, { steps: 8 });
  await page.mouse.up();
}
