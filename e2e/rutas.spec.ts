// Each row of the route table: who may enter, and in which layout.
import type { Page } from '@playwright/test';
import { ingresar } from './paginas/acceso.ts';
import { irA, menuPrincipal as menu } from './paginas/marco.ts';
import { expect, test } from './prueba.ts';

const DE_INVITADOS = [
  ['/sign-in', 'Ingresar'],
  ['/sign-up', 'Solicitar una cuenta'],
  ['/forgot-password', 'Olvidé mi contraseña'],
  ['/reset-password', 'Nueva contraseña'],
  ['/confirmation-required', 'Solicitud recibida'],
] as const;

const PRINCIPALES = [
  ['/welcome', /^Le damos la bienvenida/],
  ['/game', 'Juego de reflejos'],
  ['/perfil', 'Mi perfil'],
  ['/contabilidad/ver-partidas', 'Ver partidas'],
  ['/contabilidad/partidas', 'Registrar Partida'],
  ['/contabilidad/caja', 'Revision de Cajas'],
  ['/contabilidad/movimientos-cuentas', 'Movimiento por Cuenta'],
  ['/contabilidad/reporte-movimiento-cuenta', 'Movimiento por Cuenta (PDF)'],
  ['/contabilidad/reporte-partidas', 'Partidas Diario (PDF)'],
  ['/contabilidad/facturas', 'Facturas'],
  ['/contabilidad/estados-financieros', 'Estados Financieros'],
  ['/contabilidad/libro-diario', 'Libro Diario'],
  ['/contabilidad/libro-mayor', 'Libro Mayor'],
  ['/contabilidad/comparacion-bancos', 'Comparación Bancos'],
  ['/contabilidad/catalogo', 'Catálogo contable'],
  ['/ahorros', 'Agendar intereses'],
] as const;

const titulo = (page: Page, nombre: string | RegExp) => page.getByRole('heading', { level: 1, name: nombre });

test('sin sesión: las páginas de invitados y home se abren, sin menú; las demás llevan al ingreso y recuerdan a dónde se iba', async ({
  page,
}) => {
  await page.goto('/no/existe');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  for (const [ruta, nombre] of [...DE_INVITADOS, ['/home', /en un solo libro/]] as const) {
    await irA(page, ruta);
    await expect(titulo(page, nombre)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(ruta);
    await expect(menu(page)).toHaveCount(0);
  }
  for (const ruta of [...PRINCIPALES.map(([una]) => una), '/contabilidad', '/unlock-session']) {
    await irA(page, ruta);
    await expect(page).toHaveURL(
      ({ pathname, searchParams }) => pathname === '/sign-in' && searchParams.get('redirectURL') === ruta,
    );
    await expect(titulo(page, 'Ingresar')).toBeVisible();
  }
  // The first two lead to welcome, and that is where one was going.
  for (const ruta of ['/', '/signed-in-redirect']) {
    await page.goto(ruta);
    await expect(page).toHaveURL(/\/sign-in\?redirectURL=%2Fwelcome$/);
  }
  await page.goto('/sign-out');
  await expect(page).toHaveURL(/\/sign-in$/);
});

test('con sesión: cada pantalla en el marco principal, las de acceso sin él, y las de invitados llevan a Inicio', async ({
  page,
}) => {
  // Some thirty pages, one after another.
  test.slow();
  await ingresar(page, 'contador2@cuadra.demo');
  for (const [ruta, nombre] of PRINCIPALES) {
    await irA(page, ruta);
    await expect(titulo(page, nombre)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(ruta);
    await expect(menu(page)).toBeVisible();
  }
  await page.goto('/contabilidad');
  await expect(page).toHaveURL(/\/contabilidad\/ver-partidas$/);
  for (const ruta of ['/', '/signed-in-redirect', ...DE_INVITADOS.map(([una]) => una)]) {
    await page.goto(ruta);
    await expect(page).toHaveURL(/\/welcome$/);
  }
  for (const [ruta, nombre] of [
    ['/home', /en un solo libro/],
    ['/unlock-session', 'Sesión bloqueada'],
  ] as const) {
    await page.goto(ruta);
    await expect(titulo(page, nombre)).toBeVisible();
    await expect(menu(page)).toHaveCount(0);
  }
  await page.goto('/unlock-session?redirectURL=/contabilidad/libro-mayor');
  await page.getByLabel('Contraseña', { exact: true }).fill('Cuadra-2026');
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(page).toHaveURL(/\/contabilidad\/libro-mayor$/);
  await page.goto('/sign-out');
  await expect(titulo(page, 'Su sesión se cerró')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/Volverá al ingreso en \d segundos?\./);
  await expect(menu(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Ir al ingreso' }).click();
  await expect(page).toHaveURL(/\/sign-in$/);
});
