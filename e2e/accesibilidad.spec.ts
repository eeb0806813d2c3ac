// Every page, in both schemes, through axe: nothing serious or critical.
import type { Page } from '@playwright/test';
import { darSesion } from './paginas/acceso.ts';
import { gravesEnAmbosEsquemas } from './paginas/axe.ts';
import { pasarA } from './paginas/marco.ts';
import { expect, test } from './prueba.ts';

async function revisar(page: Page, [primera, ...demas]: readonly [string, ...string[]]): Promise<void> {
  await page.goto(primera);
  const hallazgos = await gravesEn(page, primera, 'body');
  for (const ruta of demas) {
    await pasarA(page, ruta);
    // The menu and the header are the same around every screen: once is enough.
    const conMarco = (await page.getByRole('banner').count()) > 0;
    hallazgos.push(...(await gravesEn(page, ruta, conMarco ? 'main' : 'body')));
  }
  expect(hallazgos).toEqual([]);
}

async function gravesEn(page: Page, ruta: string, en: string): Promise<string[]> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
  return gravesEnAmbosEsquemas(page, ruta, en);
}

test.beforeEach(async ({ page }) => {
  // Colours are judged where they arrive, not on their way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('las páginas abiertas a cualquiera', async ({ page }) => {
  test.slow();
  await revisar(page, [
    '/home',
    '/sign-in',
    '/sign-up',
    '/forgot-password',
    '/reset-password#token=x',
    '/confirmation-required',
    '/no-existe',
  ]);
});

test('las pantallas de quien contabiliza', async ({ page }) => {
  test.slow();
  await darSesion(page, 'contador2@cuadra.demo');
  await revisar(page, [
    '/welcome',
    '/game',
    '/perfil',
    '/contabilidad/catalogo?cuenta=1011',
    '/contabilidad/partidas',
    '/contabilidad/ver-partidas?texto=caja',
    '/contabilidad/movimientos-cuentas?cuenta=101&desde=2026-02-01&hasta=2026-02-28',
    '/contabilidad/ver-partidas?vista=aprobaciones',
    '/contabilidad/movimientos-cuentas?cuenta=101&desde=2026-02-01&hasta=2026-02-28&agrupar=dia',
    '/contabilidad/reporte-movimiento-cuenta?cuenta=101',
    '/contabilidad/comparacion-bancos',
    '/contabilidad/reporte-partidas',
    '/contabilidad/comparacion-bancos?vista=conciliacion',
    '/contabilidad/importaciones',
    '/contabilidad/comparacion-bancos?vista=estados',
    '/reportes/verificacion',
    '/contabilidad/comparacion-bancos?vista=reglas',
    '/contabilidad/libro-diario',
    '/contabilidad/comparacion-bancos?vista=cheques',
    '/contabilidad/libro-mayor',
    '/contabilidad/comparacion-bancos?vista=administracion',
    '/contabilidad/libro-diario?vista=folios',
    '/contabilidad/libro-mayor?vista=inventarios',
    '/contabilidad/estados-financieros?fecha=2025-12-31',
    '/reportes/archivos',
    '/contabilidad/estados-financieros?estado=flujo-de-efectivo&fecha=2025-12-31&cuentas=true',
    '/contabilidad/cierre?compuerta=borradores',
    '/contabilidad/configuracion',
    '/autorizaciones',
    '/autorizaciones?vista=propias',
    '/autorizaciones?vista=senales',
    '/contabilidad/cierre?vista=anio',
    '/contabilidad/cierre?vista=verificacion',
  ]);
});

test('las pantallas sin datos y las de salida', async ({ page }) => {
  await darSesion(page, 'auditor@cuadra.demo');
  await revisar(page, ['/ahorros', '/no-existe', '/unlock-session', '/sign-out']);
});

test('las pantallas de quien administra, y un teléfono', async ({ page }) => {
  test.slow();
  await darSesion(page, 'admin@cuadra.demo');
  await revisar(page, [
    '/administracion/usuarios',
    '/administracion/usuarios?usuario=nuevo',
    '/administracion/poderes',
    '/administracion/bitacora',
    '/administracion/operaciones',
    '/administracion/poderes?vista=reglas',
    '/administracion/operaciones?vista=autorizan',
    '/administracion/institucion',
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await revisar(page, ['/welcome', '/perfil', '/game', '/administracion/usuarios']);
});
