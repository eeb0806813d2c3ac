// Every page, in both schemes, through axe: nothing serious or critical.
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ingresar } from './paginas/acceso.ts';
import { expect, test } from './prueba.ts';

const GRAVES = new Set(['serious', 'critical']);

async function revisar(page: Page, rutas: readonly string[]): Promise<void> {
  const hallazgos: string[] = [];
  let marcoVisto = false;
  for (const ruta of rutas) {
    await page.goto(ruta);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
    // The menu and the header are the same around every screen: once is enough.
    const conMarco = (await page.getByRole('banner').count()) > 0;
    const revisor = () => abrirRevisor(page, conMarco && marcoVisto);
    marcoVisto ||= conMarco;
    hallazgos.push(...(await graves(`${ruta} (claro)`, revisor())));
    await page.evaluate(() => document.documentElement.setAttribute('data-mantine-color-scheme', 'dark'));
    // Only the colours change with the scheme.
    hallazgos.push(...(await graves(`${ruta} (oscuro)`, revisor().withRules(['color-contrast']))));
  }
  expect(hallazgos).toEqual([]);
}

/** The rows of a table are alike: the first ones tell of all. */
const DEMAS_FILAS = 'tbody tr:nth-child(n + 6)';

/** There are no frames to look into, which is what the other mode opens a page for. */
function abrirRevisor(page: Page, soloContenido: boolean): AxeBuilder {
  const revisor = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude(DEMAS_FILAS);
  return soloContenido ? revisor.include('main') : revisor;
}

async function graves(donde: string, revision: AxeBuilder): Promise<string[]> {
  const { violations } = await revision.analyze();
  return violations
    .filter(({ impact }) => GRAVES.has(impact ?? ''))
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${donde} ${id}: ${target.join(' ')}`));
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
  await ingresar(page, 'contador2@cuadra.demo');
  await revisar(page, [
    '/welcome',
    '/game',
    '/perfil',
    '/contabilidad/catalogo?cuenta=1011',
    '/contabilidad/partidas',
    '/contabilidad/ver-partidas?texto=caja',
    '/contabilidad/ver-partidas?vista=aprobaciones',
    '/contabilidad/movimientos-cuentas?cuenta=101&desde=2026-02-01&hasta=2026-02-28',
    '/contabilidad/movimientos-cuentas?cuenta=101&desde=2026-02-01&hasta=2026-02-28&agrupar=dia',
    '/contabilidad/reporte-movimiento-cuenta?cuenta=101',
    '/contabilidad/reporte-partidas',
    '/reportes/verificacion',
    '/contabilidad/libro-diario',
    '/contabilidad/libro-diario?vista=folios',
    '/contabilidad/libro-mayor',
    '/contabilidad/libro-mayor?vista=inventarios',
    '/contabilidad/estados-financieros?fecha=2025-12-31',
    '/contabilidad/estados-financieros?estado=flujo-de-efectivo&fecha=2025-12-31&cuentas=true',
    '/reportes/archivos',
    '/contabilidad/cierre?compuerta=borradores',
    '/contabilidad/cierre?vista=anio',
    '/contabilidad/cierre?vista=verificacion',
    '/contabilidad/configuracion',
  ]);
});

test('las pantallas sin datos y las de salida', async ({ page }) => {
  await ingresar(page, 'auditor@cuadra.demo');
  await revisar(page, ['/ahorros', '/no-existe', '/unlock-session', '/sign-out']);
});

test('las pantallas de quien administra, y un teléfono', async ({ page }) => {
  test.slow();
  await ingresar(page, 'admin@cuadra.demo');
  await revisar(page, [
    '/administracion/usuarios',
    '/administracion/usuarios?usuario=nuevo',
    '/administracion/institucion',
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  await revisar(page, ['/welcome', '/perfil', '/game', '/administracion/usuarios']);
});
