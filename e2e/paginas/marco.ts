// The shell as a person uses it, whatever its layout.
import type { Disposicion } from '@cuadra/contract/escritorio/preferencias';
import { expect, type Locator, type Page } from '@playwright/test';

const ANCHO_MD = 960;
const CON_PACIENCIA = { timeout: 10_000 };

export const enHorizontal: readonly Disposicion[] = ['centered', 'enterprise', 'material', 'modern'];
/** Their groups open in a second column. */
const conColumnaAparte: readonly Disposicion[] = ['compact', 'thin', 'futuristic'];

export const menuPrincipal = (page: Page): Locator => page.getByRole('navigation', { name: 'Principal' });

/** To another page as a link inside takes there, without loading the program again. */
export async function irA(page: Page, ruta: string): Promise<void> {
  await page.evaluate((destino) => window.history.pushState(null, '', destino), ruta);
}

/**
 * The same, and there it is: another screen took the place of this one. The same screen with other words is opened anew,
 * to know when it is there.
 */
export async function pasarA(page: Page, ruta: string): Promise<void> {
  if (new URL(ruta, page.url()).pathname === new URL(page.url()).pathname) {
    await page.goto(ruta);
    return;
  }
  const anterior = await page.getByRole('heading', { level: 1 }).elementHandle();
  await irA(page, ruta);
  await anterior?.waitForElementState('hidden');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Goes to a page of a group of the menu as the layout offers it at the width of the window. */
export async function irPorElMenu(
  page: Page,
  disposicion: Disposicion,
  grupo: string,
  pagina: string,
): Promise<void> {
  const esAngosta = (page.viewportSize()?.width ?? 0) < ANCHO_MD;
  if (esAngosta) await page.getByRole('button', { name: 'Mostrar el menú' }).click();
  const menu = menuPrincipal(page);
  await expect(menu).toBeVisible();
  const seDespliega = enHorizontal.includes(disposicion) && !esAngosta;
  if (!seDespliega && !conColumnaAparte.includes(disposicion))
    return menu.getByRole('link', { name: pagina, exact: true }).click();
  const entrada = seDespliega
    ? page.getByRole('menuitem', { name: pagina, exact: true })
    : page.getByRole('navigation', { name: grupo }).getByRole('link', { name: pagina, exact: true });
  // A layout that arrives late takes the open menu of the one before with it: whoever meets that opens it again.
  await expect(async () => {
    if (!(await entrada.isVisible())) await menu.getByRole('button', { name: grupo }).click(CON_PACIENCIA);
    await entrada.click(CON_PACIENCIA);
  }).toPass();
}

export async function abrirAjustes(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Ajustes' }).click();
  const ajustes = page.getByRole('dialog', { name: 'Ajustes' });
  await expect(ajustes).toBeVisible();
  return ajustes;
}

export async function sinDesborde(page: Page): Promise<void> {
  const sobra = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sobra, { message: page.url() }).toBe(0);
}

/** The fields behind the line of filters, if they are put away. */
export async function abrirFiltros(page: Page): Promise<void> {
  const boton = page.getByRole('button', { name: 'Filtros', exact: true });
  if ((await boton.getAttribute('aria-expanded')) !== 'true') await boton.click();
  await expect(boton).toHaveAttribute('aria-expanded', 'true');
}
