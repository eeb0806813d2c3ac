// What takes two people: asked for over what is being done, and answered at the inbox of whoever may. Others' are there too, so each is
// found by who asks for it or what it says.
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { darSesion } from './acceso.ts';
import { CONTRASENA } from './personas.ts';

/** Over what is being done: it is asked of another person, and waits. */
export async function pedirAutorizacion(page: Page): Promise<void> {
  const dialogo = page.getByRole('dialog', { name: 'Lo autoriza otra persona' });
  await dialogo.getByRole('button', { name: 'Pedir autorización' }).click();
  await expect(page.getByRole('dialog', { name: 'Autorización pedida' })).toBeVisible();
}

/** Somebody's own browser at that address, with the line to the server open: what happens from then on is told to it. */
export async function enSuNavegador(browser: Browser, correo: string, direccion: string): Promise<Page> {
  const page = await browser.newPage();
  await darSesion(page, correo, CONTRASENA);
  const linea = page.waitForResponse(/\/api\/eventos\b/);
  await page.goto(direccion);
  await linea;
  return page;
}

export const porResponder = (page: Page, de: string | RegExp): Locator =>
  page.getByRole('grid', { name: 'Por responder' }).getByRole('row', { name: de });

/** What must be seen to decide on the one that is open. */
export const panelDeAutorizacion = (page: Page): Locator =>
  page.getByRole('region', { name: 'Autorización' });

export async function autorizar(page: Page, de: string | RegExp): Promise<void> {
  await porResponder(page, de).click();
  await panelDeAutorizacion(page).getByRole('button', { name: 'Autorizar' }).click();
  await expect(porResponder(page, de)).toHaveCount(0);
}
