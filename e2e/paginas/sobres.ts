// An envelope, as it is printed from the panel of a person and as that person uses it.
import { expect, type Locator, type Page } from '@playwright/test';
import { codigoDe, leerSobre } from '../../apps/server/src/acceso/testing/leer-sobre.ts';

/** The code that came in it. */
export async function imprimirSobreDe(page: Page, panel: Locator): Promise<string> {
  // Read on its way: the page hands it to a window of its own.
  const llegada = Promise.withResolvers<Buffer>();
  await page.route(/\/sobre$/, async (ruta) => {
    const response = await ruta.fetch();
    expect(response.headers()['content-type']).toBe('application/pdf');
    const body = await response.body();
    llegada.resolve(body);
    await ruta.fulfill({ response, body });
  });
  await panel.getByRole('button', { name: /^Imprimir el sobre/ }).click();
  await page
    .getByRole('dialog', { name: 'Imprimir sobre' })
    .getByRole('button', { name: 'Imprimir sobre' })
    .click();
  return codigoDe(await leerSobre(await llegada.promise));
}

export async function llenarSobre(
  page: Page,
  correo: string,
  codigo: string,
  clave: string,
  contrasena: string,
): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(correo);
  await page.getByLabel('Código del sobre').fill(codigo);
  await page.getByLabel('Clave de entrega').fill(clave);
  await page.getByLabel('Contraseña nueva').fill(contrasena);
  await page.getByLabel('Repita la contraseña').fill(contrasena);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
}
