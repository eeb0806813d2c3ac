// What each person keeps of their own. With people of its own: other tests enter as the demo's.
import type { Browser, Page } from '@playwright/test';
import { darSesion, ingresar } from './paginas/acceso.ts';
import { CONTRASENA, nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

/** The same person in another computer. */
async function enOtroEquipo(browser: Browser, correo: string, contrasena: string): Promise<Page> {
  const pagina = await browser.newPage();
  await ingresar(pagina, correo, contrasena);
  return pagina;
}

const tarjeta = (page: Page, nombre: string) => page.getByRole('region', { name: nombre });

test('la imagen se cambia y se ve en el marco; el nombre lo cambia un administrador', async ({
  page,
  request,
}) => {
  const [rosa] = await nuevasPersonas(request, ['Rosa Ical', 'auxiliar']);
  await darSesion(page, rosa.correo, CONTRASENA);
  await page.goto('/perfil');
  const datos = tarjeta(page, 'Datos');
  await expect(datos.getByLabel(/^Nombre/)).toBeDisabled();
  await expect(datos.getByText(/lo cambia un administrador/i).first()).toBeVisible();

  const entrada = datos.getByLabel('Imagen');
  await entrada.setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(datos.getByText('No se pudo leer la imagen.')).toBeVisible();
  await entrada.setInputFiles({ name: 'yo.png', mimeType: 'image/png', buffer: await imagen(page) });
  await expect(datos.locator('img')).toHaveAttribute('src', /^data:image\//);
  await datos.getByRole('button', { name: 'Guardar' }).click();
  await expect(datos.locator('img')).toHaveAttribute('src', /^\/api\/common\/avatars\//);
  await page.reload();
  await expect(datos.getByLabel(/^Nombre/)).toHaveValue(rosa.nombre);
  await expect(page.getByText(rosa.nombre).first()).toBeVisible();
  const direccion = await datos.locator('img').getAttribute('src');
  expect((await page.request.get(direccion ?? '')).headers()['content-type']).toMatch(/^image\//);

  await datos.getByRole('button', { name: 'Quitar' }).click();
  await datos.getByRole('button', { name: 'Guardar' }).click();
  await expect(datos.getByRole('button', { name: 'Elegir imagen' })).toBeVisible();
  await expect(datos.getByRole('button', { name: 'Guardar' })).toBeDisabled();
});

test('la contraseña se cambia con la actual, y los demás equipos salen; de una sesión o de todas', async ({
  browser,
  page,
  request,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  const nueva = 'Samat-picado-88';
  const [{ correo }] = await nuevasPersonas(request, ['Tomás Tut', 'auxiliar']);
  const otro = await enOtroEquipo(browser, correo, CONTRASENA);
  await darSesion(page, correo, CONTRASENA);
  await page.goto('/perfil');
  const contrasena = tarjeta(page, 'Contraseña');
  const cambiar = contrasena.getByRole('button', { name: 'Cambiar contraseña' });

  await cambiar.click();
  await expect(contrasena.getByText('Escriba su contraseña actual.')).toBeVisible();
  await contrasena.getByLabel('Contraseña actual').fill('no es esta clave');
  await contrasena.getByLabel('Contraseña nueva', { exact: true }).fill(nueva);
  await contrasena.getByLabel('Repita la contraseña nueva').fill('otra-cosa-distinta');
  await cambiar.click();
  await expect(contrasena.getByText('Las contraseñas no coinciden.')).toBeVisible();
  await contrasena.getByLabel('Repita la contraseña nueva').fill(nueva);
  await cambiar.click();
  await expect(contrasena.getByLabel('Contraseña actual')).toHaveAttribute('aria-invalid', 'true');
  await contrasena.getByLabel('Contraseña actual').fill(CONTRASENA);
  await cambiar.click();
  await expect(page.getByText('Contraseña cambiada. Sus otras sesiones se cerraron.')).toBeVisible();
  await expect(otro).toHaveURL(/\/sign-in/);

  const sesiones = tarjeta(page, 'Sesiones abiertas');
  await ingresar(otro, correo, nueva);
  const tercero = await enOtroEquipo(browser, correo, nueva);
  await page.reload();
  await expect(sesiones.getByRole('listitem')).toHaveCount(3);
  await expect(sesiones.getByRole('listitem').filter({ hasText: 'Esta sesión' })).toHaveCount(1);
  const ajena = sesiones.getByRole('listitem').filter({ hasNotText: 'Esta sesión' }).first();
  await ajena.getByRole('button', { name: /^Terminar la sesión/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar' }).click();
  await expect(sesiones.getByRole('listitem')).toHaveCount(2);
  await sesiones.getByRole('button', { name: 'Terminar las demás' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar' }).click();
  await expect(sesiones.getByRole('listitem')).toHaveCount(1);
  for (const equipo of [otro, tercero]) {
    await expect(equipo).toHaveURL(/\/sign-in/);
    await equipo.close();
  }
});

/** A picture that is not square. */
async function imagen(page: Page): Promise<Buffer> {
  const direccion = await page.evaluate(() => {
    const lienzo = document.createElement('canvas');
    lienzo.width = 400;
    lienzo.height = 300;
    lienzo.getContext('2d')?.fillRect(0, 0, 400, 300);
    return lienzo.toDataURL('image/png');
  });
  return Buffer.from(direccion.slice(direccion.indexOf(',') + 1), 'base64');
}
