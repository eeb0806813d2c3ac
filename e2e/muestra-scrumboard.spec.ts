// The boards: by mouse at the width of a desk, by keyboard alone at that of a phone.
import type { Locator, Page } from '@playwright/test';
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { esperarQuieta } from './paginas/quieta.ts';
import { expect, test } from './prueba.ts';

const lista = (page: Page, titulo: string): Locator =>
  page.getByRole('region', { name: titulo, exact: true });
const tarjeta = (page: Page, titulo: string): Locator =>
  page
    .getByRole('listitem')
    .getByRole('button', { name: new RegExp(titulo) })
    .first();
/** The titles of the cards of a list, in order. */
const tarjetasDe = (page: Page, titulo: string): Locator =>
  lista(page, titulo)
    .getByRole('listitem')
    .getByRole('button', { name: /^Opciones de la tarjeta/ });
const esperarTarjetas = (page: Page, titulo: string, tarjetas: readonly string[]) =>
  expect
    .poll(() =>
      tarjetasDe(page, titulo).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    )
    .toEqual(tarjetas.map((nombre) => `Opciones de la tarjeta ${nombre}`));
const listas = (page: Page): Locator =>
  page.getByRole('region', { name: 'Listas del tablero' }).getByRole('heading', { level: 2 });

/** What whoever does not see it hears: each key is pressed once the one before has been told. */
const seDijo = (page: Page, dicho: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: dicho })).toBeAttached();

async function levantar(page: Page, que: Locator, dicho: RegExp): Promise<void> {
  await que.press('Space');
  await seDijo(page, dicho);
}

/** What was asked of the page so far is drawn: a busy one lags behind the mouse. */
const alDia = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50))),
      ),
  );

/** `dicho`: where it is, as whoever does not see it hears it. It is let go there and not before. */
async function arrastrar(page: Page, desde: Locator, hasta: Locator, dicho: string | RegExp): Promise<void> {
  await alDia(page);
  // What was dropped before may still be on its way to its place.
  await esperarQuieta(page);
  const [salida, llegada] = [await desde.boundingBox(), await hasta.boundingBox()];
  if (salida === null || llegada === null) throw new Error('Nada que arrastrar');
  await page.mouse.move(salida.x + 40, salida.y + salida.height / 2);
  await page.mouse.down();
  // It is lifted by the first steps, and the places are measured then.
  await page.mouse.move(salida.x + 50, salida.y + salida.height / 2, { steps: 3 });
  await alDia(page);
  await page.mouse.move(llegada.x + 40, llegada.y + llegada.height / 2, { steps: 12 });
  await alDia(page);
  const [x, y] = [llegada.x + 42, llegada.y + llegada.height / 2 + 2];
  const ahi = page.getByRole('status').filter({ hasText: dicho });
  await expect(async () => {
    await page.mouse.move(x - 2, y);
    await page.mouse.move(x, y, { steps: 3 });
    await alDia(page);
    await expect(ahi).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await page.mouse.up();
}

test('tableros con el ratón: crear, arrastrar tarjetas y listas, editar y eliminar', async ({ page }) => {
  await abrirMuestra(page, '/apps/scrumboard');
  await impecableEnLasCuatroVistas(page, 'tableros');
  await page.getByRole('button', { name: 'Nuevo tablero' }).click();
  const nuevo = page.getByRole('dialog', { name: 'Nuevo tablero' });
  await nuevo.getByRole('button', { name: 'Crear' }).click();
  await expect(nuevo.getByText('Este dato es obligatorio.')).toBeVisible();
  await nuevo.getByLabel('Título').fill('Feria del ahorro');
  await nuevo.getByRole('checkbox', { name: 'Adolfo Barrios' }).check();
  await nuevo.getByRole('radio', { name: 'Idea' }).check();
  await nuevo.getByRole('button', { name: 'Crear' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Feria del ahorro' })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar una lista' }).click();
  await page.getByLabel('Título de la lista').fill('Ideas');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await lista(page, 'Ideas')
    .getByRole('button', { name: /^Agregar una tarjeta/ })
    .click();
  await page.getByLabel('Título de la tarjeta').fill('Rifa de alcancías');
  await page.getByLabel('Título de la tarjeta').press('Enter');
  await esperarTarjetas(page, 'Ideas', ['Rifa de alcancías']);
  await page.getByRole('button', { name: 'Ajustes', exact: true }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar el tablero' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(page.getByRole('link', { name: /Feria del ahorro/ })).toBeHidden();

  await page.getByRole('link', { name: /Portal de asociados/ }).click();
  await expect(listas(page)).toHaveText(['Por hacer', 'En curso', 'En revisión', 'Terminado']);
  await impecableEnLasCuatroVistas(page, 'tablero');
  await arrastrar(
    page,
    tarjeta(page, 'Estado de cuenta en PDF'),
    tarjeta(page, 'El saldo no cabe'),
    'Estado de cuenta en PDF: lugar 3 de 4 en Por hacer.',
  );
  await esperarTarjetas(page, 'Por hacer', [
    'Textos de la página de ayuda',
    'El saldo no cabe en teléfonos angostos',
    'Estado de cuenta en PDF',
    'Consultar tasas vigentes por producto',
  ]);
  await arrastrar(
    page,
    tarjeta(page, 'Textos de la página'),
    tarjeta(page, 'Ingreso con segundo factor'),
    /^Textos de la página de ayuda: lugar \d de 3 en En curso\.$/,
  );
  await expect(tarjetasDe(page, 'En curso')).toHaveCount(3);
  await expect(tarjetasDe(page, 'Por hacer')).toHaveCount(3);
  await arrastrar(page, listas(page).nth(2), listas(page).nth(0), 'En revisión: lista 1 de 4.');
  await expect(listas(page)).toHaveText(['En revisión', 'Por hacer', 'En curso', 'Terminado']);

  await tarjeta(page, 'Historial de movimientos').click();
  const dialogo = page.getByRole('dialog', { name: 'Tarjeta' });
  await expect(page).toHaveURL(/\/card\//);
  await impecableEnLasCuatroVistas(page, 'tarjeta', '[role="dialog"]');
  await dialogo.getByLabel('Título de la tarjeta').fill('Historial con filtros');
  await dialogo.getByLabel('Buscar o crear una etiqueta').fill('Urgente');
  await dialogo.getByRole('button', { name: 'Crear «Urgente»' }).click();
  await expect(dialogo.getByRole('checkbox', { name: 'Urgente' })).toBeChecked();
  await dialogo.getByRole('button', { name: / de \d{4}$/ }).click();
  await page.getByRole('button', { name: 'Quitar' }).click();
  await expect(dialogo.getByRole('button', { name: 'Sin fecha' })).toBeVisible();
  await dialogo.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page).not.toHaveURL(/\/card\//);
  await expect(tarjeta(page, 'Historial con filtros')).toContainText('PruebasUrgente');
  // A label that is deleted leaves every card.
  await tarjeta(page, 'Historial con filtros').click();
  await dialogo.getByRole('button', { name: 'Editar las etiquetas' }).click();
  await dialogo.getByRole('button', { name: 'Eliminar la etiqueta Pruebas' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(dialogo.getByLabel('Nombre de la etiqueta Pruebas')).toBeHidden();
  await dialogo.getByRole('button', { name: 'Eliminar la tarjeta' }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await expect(dialogo).toBeHidden();
  await expect(tarjetasDe(page, 'En revisión')).toHaveCount(0);
  await expect(lista(page, 'Terminado')).not.toContainText('Pruebas');
});

test('tableros con el teclado en el teléfono: mover, renombrar y abrir', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  await abrirMuestra(page, '/apps/scrumboard');
  await page.getByRole('link', { name: /Portal de asociados/ }).press('Enter');
  // Within its list, and left where it was with Escape.
  const estado = tarjeta(page, 'Estado de cuenta en PDF');
  await levantar(page, estado, /^(?:Se levantó )?Estado de cuenta en PDF(?:: lugar 1 de 4 en Por hacer)?\.$/);
  await estado.press('ArrowDown');
  await seDijo(page, 'Estado de cuenta en PDF: lugar 2 de 4 en Por hacer.');
  await estado.press('Space');
  await expect(page.getByText('Se soltó Estado de cuenta en PDF.')).toBeAttached();
  const [primera, segunda] = ['Textos de la página de ayuda', 'Estado de cuenta en PDF'];
  const resto = ['El saldo no cabe en teléfonos angostos', 'Consultar tasas vigentes por producto'];
  await esperarTarjetas(page, 'Por hacer', [primera, segunda, ...resto]);
  await levantar(page, estado, /^(?:Se levantó )?Estado de cuenta en PDF(?:: lugar 2 de 4 en Por hacer)?\.$/);
  await estado.press('ArrowDown');
  await seDijo(page, 'Estado de cuenta en PDF: lugar 3 de 4 en Por hacer.');
  await estado.press('Escape');
  await seDijo(page, 'Estado de cuenta en PDF volvió a su lugar.');
  await esperarTarjetas(page, 'Por hacer', [primera, segunda, ...resto]);
  // To the next list.
  await expect(estado).toBeFocused();
  await levantar(page, estado, /^(?:Se levantó )?Estado de cuenta en PDF(?:: lugar 2 de 4 en Por hacer)?\.$/);
  await estado.press('ArrowRight');
  await expect(page.getByText(/lugar \d de 3 en En curso/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(tarjetasDe(page, 'En curso')).toHaveCount(3);
  await esperarTarjetas(page, 'Por hacer', [primera, ...resto]);
  // A list, by what carries it.
  const asa = page.getByRole('button', { name: 'Mover la lista Por hacer' });
  await levantar(page, asa, /^(?:Se levantó )?Por hacer(?:: lista 1 de 4)?\.$/);
  await asa.press('ArrowRight');
  await seDijo(page, 'Por hacer: lista 2 de 4.');
  await asa.press('Space');
  await expect(listas(page)).toHaveText(['En curso', 'Por hacer', 'En revisión', 'Terminado']);
  // Without carrying, from its menu.
  const menu = page.getByRole('button', {
    name: 'Opciones de la tarjeta Historial de movimientos con filtros',
  });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Terminado' }).press('Enter');
  await expect(tarjetasDe(page, 'En revisión')).toHaveCount(0);
  // Left blank, a title is again what it was.
  await page.getByRole('button', { name: 'En revisión', exact: true }).press('Enter');
  await page.getByLabel('Título de la lista').fill(' ');
  await page.keyboard.press('Enter');
  await expect(listas(page)).toHaveText(['En curso', 'Por hacer', 'En revisión', 'Terminado']);
  await page.getByRole('button', { name: 'En revisión', exact: true }).press('Enter');
  await page.getByLabel('Título de la lista').fill('Por aprobar');
  await page.keyboard.press('Enter');
  await expect(listas(page).nth(2)).toHaveText('Por aprobar');
  // Opened and closed, the keyboard is back on the card.
  await tarjeta(page, 'Consultar tasas').press('Enter');
  const dialogo = page.getByRole('dialog', { name: 'Tarjeta' });
  await expect(dialogo.getByLabel('Título de la tarjeta')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' de ahorro');
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect(tarjeta(page, 'Consultar tasas vigentes por producto de ahorro')).toBeFocused();
  await page.goto('/apps/scrumboard/no-existe');
  await expect(page).toHaveURL(/\/apps\/scrumboard$/);
  await expect(page.getByText('Ya no existe lo que buscaba.')).toBeVisible();
});
