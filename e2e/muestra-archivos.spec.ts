// The file manager of the sample: folders, and what is brought to them.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { abrirMuestra, impecableEnLasCuatroVistas, TELEFONO } from './paginas/muestra.ts';
import { tabularHasta } from './paginas/tabular.ts';
import { expect, test } from './prueba.ts';

const RUTA = '/apps/file-manager';

test('se sube, se mira, se cambia, se descarga y se elimina', async ({ page }) => {
  await abrirMuestra(page, RUTA);
  await expect(page.getByText('3 carpetas, 13 archivos')).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'archivos');

  await page.getByRole('link', { name: /^Trabajo/ }).click();
  await page.getByRole('link', { name: /^Facturas 2026/ }).click();
  const camino = page.getByRole('navigation', { name: 'Carpetas' });
  await expect(camino.getByRole('listitem')).toHaveText(['Inicio', 'Trabajo', 'Facturas 2026']);
  const elegir = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Subir archivos' }).click();
  const contenido = 'Recibo número 7';
  await (await elegir).setFiles([
    { name: 'recibo.txt', mimeType: 'text/plain', buffer: Buffer.from(contenido) },
    { name: 'enorme.bin', mimeType: '', buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
  ]);
  await expect(page.getByRole('alert').filter({ hasText: '«enorme.bin» pesa más de 10 MB.' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar el aviso' }).click();

  await page.getByRole('link', { name: /^TXT ?recibo\.txt/ }).click();
  const detalle = page.getByRole('region', { name: 'Detalles de recibo.txt' });
  await expect(detalle.getByText('16 B')).toBeVisible();
  await expect(page).toHaveURL(/\/folders\/[^/]+\/details\/[^/]+$/);
  await detalle.getByRole('button', { name: 'Editar la descripción' }).click();
  await detalle.getByLabel('Descripción').last().fill('De la ferretería.');
  await detalle.getByRole('button', { name: 'Guardar' }).click();
  await expect(detalle.getByText('De la ferretería.')).toBeVisible();
  const bajada = page.waitForEvent('download');
  await detalle.getByRole('button', { name: 'Descargar' }).click();
  const archivo = await bajada;
  expect(archivo.suggestedFilename()).toBe('recibo.txt');
  expect(await readFile(await archivo.path(), 'utf8')).toBe(contenido);
  await impecableEnLasCuatroVistas(page, 'archivos, detalle', '[aria-label^="Detalles de"]');
  await detalle.getByRole('button', { name: 'Eliminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('link', { name: /recibo\.txt/ })).toBeHidden();

  // Dropped anywhere on the page.
  await soltar(page, 'soltado.csv');
  await expect(page.getByRole('link', { name: /soltado\.csv/ })).toBeVisible();

  // A folder goes with what it has.
  await camino.getByRole('link', { name: 'Inicio' }).click();
  await page.getByRole('link', { name: 'Detalles de Trabajo' }).click();
  await page.getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('dialog')).toContainText('lo que contiene: 1 carpeta');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByText('2 carpetas, 13 archivos')).toBeVisible();
  await expect(page).toHaveURL(RUTA);
});

test('en el teléfono, con el teclado: crear una carpeta, cambiarle el nombre y entrar', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  await abrirMuestra(page, RUTA);
  await tabularHasta(page.getByRole('button', { name: 'Nueva carpeta' }));
  await page.keyboard.press('Enter');
  const nombre = page.getByLabel('Nombre de la carpeta').last();
  await expect(nombre).toBeFocused();
  await page.keyboard.type('Fotos');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ya hay algo con ese nombre en esta carpeta.')).toBeVisible();
  await page.keyboard.type(' del taller');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Nueva carpeta' })).toBeFocused();

  const informacion = page.getByRole('link', { name: 'Detalles de Fotos del taller' });
  await tabularHasta(informacion);
  await page.keyboard.press('Enter');
  const detalle = page.getByRole('dialog', { name: /^Detalles de/ });
  await tabularHasta(detalle.getByRole('button', { name: 'Cambiar el nombre' }));
  await page.keyboard.press('Enter');
  // Escape leaves the name, and then the drawer.
  await page.keyboard.press('Escape');
  await expect(detalle.getByRole('button', { name: 'Cambiar el nombre' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Taller');
  await page.keyboard.press('Enter');
  await expect(detalle.getByRole('heading', { name: 'Taller' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detalle).toBeHidden();
  await expect(page.getByRole('link', { name: 'Detalles de Taller' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No hay nada en esta carpeta')).toBeVisible();

  await page.goto(`${RUTA}/folders/no-hay/details/tampoco`);
  await expect(page).toHaveURL(RUTA);
  await expect(page.getByText('Ya no existe lo que buscaba.')).toBeVisible();
});

async function soltar(page: Page, nombre: string): Promise<void> {
  const datos = await page.evaluateHandle((llamado) => {
    const traidos = new DataTransfer();
    traidos.items.add(new File(['a,b'], llamado, { type: 'text/csv' }));
    return traidos;
  }, nombre);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: datos });
  await expect(page.getByText('Suelte los archivos para subirlos aquí')).toBeVisible();
  await page.dispatchEvent('main', 'drop', { dataTransfer: datos });
}
