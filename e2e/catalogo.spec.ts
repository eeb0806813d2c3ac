// The catálogo contable as a contador uses it.
import { darSesion } from './paginas/acceso.ts';
import { expect, test } from './prueba.ts';

test.beforeEach(async ({ page }) => {
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/contabilidad/catalogo');
  await expect(page.getByRole('treegrid', { name: 'Cuentas' })).toBeVisible();
});

test('busca sin acentos y muestra la cuenta con lo que la contiene; la búsqueda queda en la dirección', async ({
  page,
}) => {
  await page.getByLabel('Buscar cuentas').fill('boveda');
  await expect(page.getByRole('row', { name: /1011010101.*Bóveda/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^1 .*ACTIVO/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /PASIVO/ })).toBeHidden();
  await expect(page).toHaveURL(/q=boveda/);
  await page.reload();
  await expect(page.getByLabel('Buscar cuentas')).toHaveValue('boveda');
});

test('crea una subcuenta con el código que se ofrece y su etiqueta, la bloquea y la elimina', async ({
  page,
}) => {
  await page.getByLabel('Buscar cuentas').fill('1021');
  await expect(page).toHaveURL(/q=1021/);
  await page.getByRole('row', { name: /^1021 / }).click();
  await page.getByRole('button', { name: /Agregar subcuenta/ }).click();
  const formulario = page.getByRole('dialog', { name: 'Nueva cuenta' });
  await expect(formulario.getByLabel(/^Código/)).toHaveValue(/^1021\d\d$/);
  const codigo = await formulario.getByLabel(/^Código/).inputValue();
  await formulario.getByLabel(/^Nombre/).fill('Fondos de inversión de prueba');
  await formulario.getByLabel('Etiquetas').fill('Fondos por colocar');
  await page.keyboard.press('Enter');
  await formulario.getByRole('button', { name: /Crear/ }).click();
  await expect(formulario).toBeHidden();
  // Its tag shows all that carry it, and what deleting it does is said before.
  await page.getByRole('button', { name: 'Fondos por colocar' }).click();
  await expect(page).toHaveURL(/etiqueta=Fondos/);
  await expect(page.getByRole('row', { name: /etiqueta Fondos por colocar/ })).toBeVisible();
  await page.getByRole('button', { name: 'Etiquetas' }).click();
  await page.getByRole('button', { name: 'Eliminar Fondos por colocar' }).click();
  const pregunta = page.getByRole('dialog', { name: 'Eliminar la etiqueta' });
  await expect(pregunta).toContainText('Se quitará de 1 cuenta');
  await page.keyboard.press('Escape');
  await expect(pregunta).toBeHidden();
  await page.getByRole('button', { name: 'Eliminar Fondos por colocar' }).click();
  await pregunta.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('button', { name: 'Eliminar Fondos por colocar' })).toBeHidden();
  await page.getByRole('dialog', { name: 'Etiquetas' }).getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Limpiar filtros' }).first().click();
  await page.getByLabel('Buscar cuentas').fill(codigo);
  await expect(page).toHaveURL(new RegExp(`q=${codigo}`));
  await page.getByRole('row', { name: new RegExp(`^${codigo} `) }).click();
  await page.getByRole('button', { name: /^Bloquear/ }).click();
  await expect(page.getByRole('button', { name: /^Desbloquear/ })).toBeVisible();
  await page.getByRole('button', { name: /^Eliminar/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Eliminar/ })
    .click();
  await expect(page.getByRole('row', { name: new RegExp(`^${codigo} `) })).toBeHidden();
});

test('dice cuánto tiene cada cuenta y lleva a sus movimientos; las de orden, lo de cada lado', async ({
  page,
}) => {
  await page.getByLabel('Saldos de hoy').check({ force: true });
  await expect(page).toHaveURL(/saldos=si/);
  await expect(page.getByRole('columnheader', { name: 'Saldo (Q)' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^101 DISPONIBILIDADES.*saldo [\d,]+\.\d\d/ })).toBeVisible();
  await page.goto('/contabilidad/catalogo?cuenta=9');
  const saldo = page.getByRole('region', { name: 'Saldo' });
  await expect(saldo.getByText(/^Q\s[\d,]+\.\d\d$/)).toHaveCount(2);
  await expect(page.getByText('Puede usarse en cualquier partida.')).toHaveCount(0);
  await page.goto('/contabilidad/catalogo?cuenta=1011030101');
  await expect(page.getByText(/^Caja y bancos/)).toBeVisible();
  await saldo.getByRole('link').click();
  await expect(page).toHaveURL(/movimientos-cuentas\?cuenta=1011030101&desde=\d{4}-01-01&hasta=/);
});

test('un archivo con filas malas dice cada error con su línea y no importa nada', async ({ page }) => {
  await page.getByRole('button', { name: 'Importar' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Importar catálogo' });
  const archivo = [
    'idCuenta,nombreCuenta,tipoCuenta,naturaleza',
    '102,INVERSIONES,M,deudora',
    '10199,Mal código,D,deudora',
    '1029,Sin tipo,Z,deudora',
    '999999,Sin mayor,D,deudora',
  ].join('\n');
  await dialogo
    .locator('input[type=file]')
    .setInputFiles({ name: 'catalogo.csv', mimeType: 'text/csv', buffer: Buffer.from(archivo) });
  const errores = dialogo.getByRole('list', { name: 'Por corregir' }).getByRole('listitem');
  await expect(errores).toHaveText([
    /^1 fila\s*Código\..*Línea 3$/,
    /^1 fila\s*Tipo\..*Línea 4$/,
    /^1 fila\s*Código\..*Línea 5$/,
  ]);
  const hoja = page.waitForEvent('download');
  await dialogo.getByRole('button', { name: 'Descargar (CSV)' }).click();
  expect((await hoja).suggestedFilename()).toBe('errores de catalogo.csv');
  await expect(dialogo.getByRole('button', { name: /^Importar/ })).toBeDisabled();
});

test('se recorre con el teclado: flechas, abrir el panel y volver', async ({ page }) => {
  const tabla = page.getByRole('treegrid', { name: 'Cuentas' });
  await page.getByRole('row', { name: /^1 .*ACTIVO/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(tabla.locator(':focus')).toHaveAccessibleName(/^101 /);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cerrar el panel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cerrar el panel' })).toBeHidden();
});

test('exporta en CSV lo mismo que se ve', async ({ page }) => {
  const descarga = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect((await descarga).suggestedFilename()).toMatch(
    /^catalogo-contable-\d{4}-\d{2}-\d{2}-[2-9A-Z]{4}-[2-9A-Z]{4}\.csv$/i,
  );
});
