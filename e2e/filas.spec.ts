// Rows before frames: how much of a list is seen at once on a usual screen, and that what is seen is whole.
import type { Page } from '@playwright/test';
import { darSesion } from './paginas/acceso.ts';
import { filasALaVista } from './paginas/filas.ts';
import { expect, test } from './prueba.ts';

const FILAS_MIN = { comoda: 18, compacta: 24 } as const;

/** Each with a filter chosen. */
const PANTALLAS = [
  {
    nombre: 'Movimiento por Cuenta',
    ruta: '/contabilidad/movimientos-cuentas?cuenta=1011010102&desde=2026-01-01&hasta=2026-06-30',
    tabla: 'Movimientos',
  },
  {
    nombre: 'Libro Mayor',
    ruta: '/contabilidad/libro-mayor?desde=2026-01-01&hasta=2026-03-31&agencia=01',
    tabla: 'Libro Mayor',
  },
  {
    nombre: 'Libro Diario',
    ruta: '/contabilidad/libro-diario?desde=2026-01-01&hasta=2026-03-31&agencia=01',
    tabla: 'Libro Diario',
  },
  {
    nombre: 'Ver partidas',
    ruta: '/contabilidad/ver-partidas?estado=contabilizada',
    tabla: 'Partidas',
  },
  {
    nombre: 'Balance de comprobación',
    ruta: '/contabilidad/estados-financieros?estado=balance-de-comprobacion&agencia=01',
    tabla: /comprobación/i,
  },
] as const;

test.use({ viewport: { width: 1440, height: 900 } });

const tablaDe = (page: Page, nombre: string | RegExp) =>
  page.getByRole('grid', { name: nombre }).or(page.getByRole('treegrid', { name: nombre }));

for (const { nombre, ruta, tabla } of PANTALLAS) {
  test(`${nombre}: a 1440×900 se ven al menos ${FILAS_MIN.comoda} filas, y ${FILAS_MIN.compacta} compactas`, async ({
    page,
  }) => {
    await darSesion(page, 'contador@cuadra.demo');
    await page.goto(ruta);
    await expect(tablaDe(page, tabla)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeInViewport();
    const alAlto = () => filasALaVista(tablaDe(page, tabla));
    await expect.poll(alAlto, { message: 'cómodas' }).toBeGreaterThanOrEqual(FILAS_MIN.comoda);
    const comodas = await alAlto();
    await page.keyboard.press('Shift+D');
    await expect.poll(alAlto, { message: 'compactas' }).toBeGreaterThanOrEqual(FILAS_MIN.compacta);
    test.info().annotations.push({ type: 'filas', description: `${comodas} y ${await alAlto()}` });
    await page.reload();
    await expect.poll(alAlto, { message: 'se recuerda' }).toBeGreaterThanOrEqual(FILAS_MIN.compacta);
  });
}
