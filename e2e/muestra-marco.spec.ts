// The sample applications are there without being in the way: they come when they are opened, and their worker leaves
// the product's calls alone.
import type { Page, Request } from '@playwright/test';
import { ingresar } from './paginas/acceso.ts';
import { menuPrincipal } from './paginas/marco.ts';
import { abrirMuestra, impecableEnLasCuatroVistas } from './paginas/muestra.ts';
import { CONTRASENA, nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

const trabajadores = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('la página de ejemplo', async ({ page }) => {
  await abrirMuestra(page, '/example');
  await expect(page).toHaveTitle('Example · Cuadra');
  await impecableEnLasCuatroVistas(page, 'example');
});

test('van al final del menú, cerradas; nada suyo se pide hasta abrirlas, ni lo del producto pasa por su trabajador', async ({
  page,
}) => {
  const pedidas: Request[] = [];
  page.on('request', (request) => pedidas.push(request));
  await ingresar(page, 'auditor@cuadra.demo');
  const menu = menuPrincipal(page);
  const grupo = menu.getByRole('button', { name: 'Aplicaciones de muestra' });
  await expect(grupo).toHaveAttribute('aria-expanded', 'false');
  expect(await trabajadores(page)).toBe(0);
  expect(pedidas.filter((pedida) => /muestra|sample|demo\//.test(new URL(pedida.url()).pathname))).toEqual(
    [],
  );

  await grupo.click();
  await menu.getByRole('link', { name: 'Contactos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contactos' })).toBeVisible();
  expect(await trabajadores(page)).toBe(1);

  // With the worker there, the product's own calls still go to the server by themselves.
  const vueltas: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const esDelProducto = pathname.startsWith('/api/') && !pathname.startsWith('/api/apps/contacts/');
    if (esDelProducto && response.fromServiceWorker()) vueltas.push(pathname);
  });
  await menu.getByRole('link', { name: 'Ver partidas', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ver partidas' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Ver partidas' })).toBeVisible();
  expect(vueltas).toEqual([]);
});

test('en otro idioma, también las aplicaciones y los dos tableros del menú que la especificación nombra', async ({
  page,
  request,
}) => {
  const [persona] = await nuevasPersonas(request, ['Tomasa Muestras', 'auxiliar']);
  await ingresar(page, persona.correo, CONTRASENA);
  await page.goto('/dashboards/analytics');
  await expect(menuPrincipal(page).getByRole('link', { name: 'Analítica', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Idioma: Español' }).click();
  await page.getByRole('menuitemradio', { name: 'Inglés' }).click();
  const menuEnIngles = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(menuEnIngles.getByRole('link', { name: 'Analytics', exact: true })).toBeVisible();
  await expect(menuEnIngles.getByRole('link', { name: 'Project', exact: true })).toBeVisible();
  await page.goto('/apps/contacts');
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible();
});
