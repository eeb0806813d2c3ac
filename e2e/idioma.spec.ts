// The language of the shell: what a first visit finds, choosing another, and what happens when a file does not come.
import { editarPreferencias } from '@cuadra/contract/escritorio/preferencias';
import type { Page } from '@playwright/test';
import { ingresar } from './paginas/acceso.ts';
import { CONTRASENA, nuevasPersonas } from './paginas/personas.ts';
import { respuestaDe } from './paginas/respuestas.ts';
import { escaparDe } from './paginas/teclado.ts';
import { expect, test } from './prueba.ts';

/** The languages whose file was asked for, in order. */
function archivosPedidos(page: Page): string[] {
  const pedidos: string[] = [];
  page.on('request', (peticion) => {
    const [, idioma] = /\/i18n\/(\w+)\.json$/.exec(peticion.url()) ?? [];
    if (idioma !== undefined) pedidos.push(idioma);
  });
  return pedidos;
}

test('quien navega en español encuentra el marco en español; al elegir otro idioma, todo cambia y se recuerda', async ({
  page,
  request,
  browser,
}) => {
  const [persona] = await nuevasPersonas(request, ['Berta Idiomas', 'auxiliar']);
  const pedidos = archivosPedidos(page);
  await ingresar(page, persona.correo, CONTRASENA);
  await expect(page.getByRole('button', { name: 'Idioma: Español' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(pedidos, 'el respaldo no se pide si no hace falta').toEqual(['es']);

  await page.getByRole('button', { name: 'Idioma: Español' }).click();
  const opciones = page.getByRole('menuitemradio');
  await expect(opciones).toHaveText(['Inglés', 'Turco', 'Español']);
  await expect(opciones.nth(2)).toHaveAttribute('aria-checked', 'true');
  const guardado = respuestaDe(page, editarPreferencias);
  await opciones.nth(0).click();
  await expect(page.getByRole('button', { name: 'Toggle Fullscreen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'User menu (Online)' }).click();
  await expect(page.getByText('Signed in as')).toBeVisible();
  await escaparDe(page.getByRole('menu'));
  // The titles of the menu are the specification's in every language.
  await expect(page.getByRole('link', { name: 'Ver partidas' }).first()).toBeVisible();

  await guardado;
  await page.reload();
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();

  // Outside of the shell, Spanish again.
  await page.getByRole('button', { name: 'User menu (Online)' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-out$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-GT');

  // It is the person's, not the browser's: another browser, which prefers Spanish, speaks English too.
  const otro = await browser.newContext({ locale: 'es-GT' });
  const otraPagina = await otro.newPage();
  await ingresar(otraPagina, persona.correo, CONTRASENA);
  await expect(otraPagina.getByRole('button', { name: 'Language: English' })).toBeVisible();
  await otraPagina.getByRole('button', { name: 'Language: English' }).click();
  await otraPagina.getByRole('menuitemradio', { name: 'Turkish' }).click();
  await expect(otraPagina.getByRole('button', { name: 'Dil: Türkçe' })).toBeVisible();
  await expect(otraPagina.locator('html')).toHaveAttribute('lang', 'tr');
  await otro.close();
});

test.describe('en un navegador que prefiere el inglés', () => {
  test.use({ locale: 'en-US' });

  test('la primera visita es en inglés, y un idioma que no llega deja todo como estaba', async ({
    page,
    request,
    vigilancia,
  }) => {
    const [persona] = await nuevasPersonas(request, ['Brenda Inglesa', 'auxiliar']);
    const pedidos = archivosPedidos(page);
    await ingresar(page, persona.correo, CONTRASENA);
    const boton = page.getByRole('button', { name: 'Language: English' });
    await expect(boton).toBeVisible();
    expect(pedidos).toEqual(['en']);

    vigilancia.admitirFallosDeRed();
    await page.route('**/i18n/tr.json', (ruta) => ruta.fulfill({ status: 503, body: '' }));
    await boton.click();
    await page.getByRole('menuitemradio', { name: 'Turkish' }).click();
    await expect(page.getByText('The language could not be loaded.', { exact: false })).toBeVisible();
    await expect(boton).toBeVisible();
    expect(pedidos, 'una vez y dos reintentos').toEqual(['en', 'tr', 'tr', 'tr']);

    // When it comes back, choosing it again is enough.
    await page.unroute('**/i18n/tr.json');
    await boton.click();
    await page.getByRole('menuitemradio', { name: 'Turkish' }).click();
    await expect(page.getByRole('button', { name: 'Dil: Türkçe' })).toBeVisible();
  });
});

test('si el archivo del idioma falla, el marco habla en inglés; sin ninguno, con la copia que trae', async ({
  page,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  const pedidos = archivosPedidos(page);
  await page.route('**/i18n/es.json', (ruta) => ruta.fulfill({ status: 500, body: '' }));
  await ingresar(page, 'auditor@cuadra.demo');
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
  expect(pedidos).toEqual(['es', 'es', 'es', 'en']);

  await page.route('**/i18n/en.json', (ruta) => ruta.abort());
  await page.reload();
  await expect(page.getByRole('button', { name: 'Idioma: Español' })).toBeVisible();
});

test('si el menú no llega, el marco se muestra sin él y lo vuelve a pedir', async ({ page, vigilancia }) => {
  vigilancia.admitirFallosDeRed();
  await page.route('**/api/common/navigation', (ruta) => ruta.fulfill({ status: 400, body: '{}' }));
  await ingresar(page, 'auditor@cuadra.demo');
  await expect(page.getByRole('button', { name: 'Idioma: Español' })).toBeVisible();
  const mayor = page.getByRole('navigation').getByRole('link', { name: 'Libro Mayor' });
  await expect(mayor).toHaveCount(0);
  await page.unroute('**/api/common/navigation');
  await expect(mayor).toBeVisible();
});

test('la pantalla completa se pide y se deja con el mismo botón, y en pantallas pequeñas no está', async ({
  page,
}) => {
  await ingresar(page, 'ahorros@cuadra.demo');
  const boton = page.getByRole('button', { name: 'Alternar pantalla completa' });
  await boton.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await boton.click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await page.setViewportSize({ width: 900, height: 800 });
  await expect(boton).toBeHidden();
});
