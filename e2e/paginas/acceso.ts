// Coming in: by the sign-in page, as a person does, or straight with a session, for whoever tests something else.
import { expect, type Page } from '@playwright/test';

export const CONTRASENA_DEMO = 'Cuadra-2026';

/** A session of its own, asked of the server: the sign-in page has its own tests, and opening it costs two seconds. */
export async function darSesion(page: Page, correo: string, contrasena = CONTRASENA_DEMO): Promise<void> {
  const respuesta = await page.request.post('/api/auth/sign-in', {
    data: { email: correo, password: contrasena },
  });
  expect(respuesta.status(), `ingreso de ${correo}`).toBe(200);
  const { accessToken } = (await respuesta.json()) as { accessToken: string };
  // The storage belongs to the address, not to the program: any file of it will do.
  await page.goto('/scheme.js');
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
}

/** With a session, at the first page. */
export async function ingresar(page: Page, correo: string, contrasena = CONTRASENA_DEMO): Promise<void> {
  await darSesion(page, correo, contrasena);
  await page.goto('/welcome');
  await expect(page).toHaveURL(/\/welcome$/);
}

export async function ingresarPorLaPagina(
  page: Page,
  correo: string,
  contrasena = CONTRASENA_DEMO,
): Promise<void> {
  await page.goto('/sign-in');
  await llenarIngreso(page, correo, contrasena);
  await expect(page).toHaveURL(/\/welcome$/);
}

export async function llenarIngreso(page: Page, correo: string, contrasena: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(correo);
  await page.getByLabel('Contraseña', { exact: true }).fill(contrasena);
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
}
