// The access pages as a person uses them.
import { expect, type Page } from '@playwright/test';

export const CONTRASENA_DEMO = 'Cuadra-2026';

export async function ingresar(page: Page, correo: string, contrasena = CONTRASENA_DEMO): Promise<void> {
  await page.goto('/sign-in');
  await llenarIngreso(page, correo, contrasena);
  await expect(page).toHaveURL(/\/welcome$/);
}

export async function llenarIngreso(page: Page, correo: string, contrasena: string): Promise<void> {
  await page.getByLabel('Correo electrónico').fill(correo);
  await page.getByLabel('Contraseña', { exact: true }).fill(contrasena);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}
