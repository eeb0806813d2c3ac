// Rows before frames: how much of a list is seen at once on a usual screen, and that what is seen is whole.
import type { Page } from '@playwright/test';
import { darSesion } from './paginas/acceso.ts';
import { caracteresALaVista, controlesTapados, filasALaVista, recortados } from './paginas/filas.ts';
import { pasarA, sinDesborde } from './paginas/marco.ts';
import { escaparDe } from './paginas/teclado.ts';
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

test('el balance de comprobación dice enteros los nombres de sus cuentas', async ({ page }) => {
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/contabilidad/estados-financieros?estado=balance-de-comprobacion&nivelHasta=6');
  const tabla = tablaDe(page, /comprobación/i);
  await expect(tabla).toBeVisible();
  const nombres = tabla.getByRole('rowheader').locator('span');
  expect(await nombres.count(), 'se mira algo').toBeGreaterThan(30);
  expect(await recortados(nombres)).toEqual([]);
  // At the end of it too, where the rows before were never drawn.
  const ultima = await tabla.getAttribute('aria-rowcount');
  await tabla.evaluate((elemento) => elemento.parentElement?.scrollTo(0, elemento.scrollHeight));
  await expect(tabla.locator(`[aria-rowindex="${ultima}"]`)).toBeAttached();
  expect(await recortados(nombres)).toEqual([]);
});

const CONCEPTO_MIN = 45;

test(`con el panel abierto, del concepto se leen al menos ${CONCEPTO_MIN} letras`, async ({ page }) => {
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/contabilidad/ver-partidas?estado=contabilizada');
  const filas = tablaDe(page, 'Partidas').locator('tbody tr');
  await filas.first().click();
  await expect(page.getByRole('region', { name: /^Partida / })).toBeVisible();
  const conceptos = filas.locator('span[title]').filter({ hasText: new RegExp(`.{${CONCEPTO_MIN + 5}}`) });
  const cuantos = await conceptos.count();
  expect(cuantos, 'hay conceptos largos').toBeGreaterThan(3);
  for (let indice = 0; indice < cuantos; indice += 1)
    expect(await caracteresALaVista(conceptos.nth(indice))).toBeGreaterThanOrEqual(CONCEPTO_MIN);
});

test('lo que se decide en cada fila se lee entero', async ({ page }) => {
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/contabilidad/ver-partidas?vista=aprobaciones');
  const bandeja = page.getByRole('grid');
  const botones = bandeja.getByRole('button', { name: /^(Aprobar|Rechazar)/ });
  await expect(botones.first()).toBeVisible();
  expect(await botones.count()).toBeGreaterThan(1);
  const fuera = await botones.evaluateAll((todos) =>
    todos
      .filter((boton) => {
        const celda = boton.closest('td')?.getBoundingClientRect();
        const { left, right } = boton.getBoundingClientRect();
        return celda === undefined || left < celda.left - 1 || right > celda.right + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(fuera).toEqual([]);
  expect(await recortados(botones.locator('span'))).toEqual([]);
});

/** Every screen of work. */
const RUTAS = [
  // Between two of one screen another: it is not loaded again.
  '/welcome',
  '/perfil',
  '/contabilidad/partidas',
  '/contabilidad/comparacion-bancos',
  '/contabilidad/catalogo',
  '/contabilidad/comparacion-bancos?vista=conciliacion',
  '/contabilidad/cierre',
  '/contabilidad/comparacion-bancos?vista=estados',
  '/contabilidad/configuracion',
  '/administracion/operaciones',
  '/autorizaciones',
  '/contabilidad/comparacion-bancos?vista=reglas',
  '/contabilidad/importaciones',
  '/contabilidad/comparacion-bancos?vista=cheques',
  '/contabilidad/reporte-movimiento-cuenta',
  '/contabilidad/comparacion-bancos?vista=administracion',
  '/contabilidad/reporte-partidas',
  '/reportes/archivos',
  '/reportes/verificacion',
  ...PANTALLAS.map(({ ruta }) => ruta),
] as const;

for (const [ancho, alto] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a ${ancho} de ancho nada fijo tapa un control, y la página no se va de lado`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: ancho, height: alto });
    await darSesion(page, 'contador@cuadra.demo');
    await page.goto('/contabilidad');
    for (const ruta of RUTAS) {
      await test.step(ruta, async () => {
        await pasarA(page, ruta);
        await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
        expect(await controlesTapados(page)).toEqual([]);
        await sinDesborde(page);
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        expect(await controlesTapados(page), 'al final de la página').toEqual([]);
      });
    }
  });

  test(`a ${ancho} de ancho un aviso no tapa Contabilizar`, async ({ page, vigilancia }) => {
    vigilancia.admitirFallosDeRed();
    await page.setViewportSize({ width: ancho, height: alto });
    await darSesion(page, 'auxiliar@cuadra.demo');
    await page.goto('/contabilidad/partidas');
    await expect(page.getByRole('button', { name: /^Contabilizar/ }).last()).toBeVisible();
    await page.route('**/api/common/preferences', (ruta) =>
      ruta.request().method() === 'PATCH' ? ruta.fulfill({ status: 503, body: '' }) : ruta.continue(),
    );
    await page.getByRole('button', { name: /^Idioma/ }).click();
    await page.getByRole('menuitemradio', { name: /Inglés/ }).click();
    const aviso = page.getByRole('alert').filter({ hasText: /no se/i });
    await expect(aviso).toBeInViewport({ ratio: 1 });
    expect(await controlesTapados(page)).toEqual([]);
  });
}

test('en un teléfono las pestañas de los estados dejan ver que hay más', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/contabilidad/estados-financieros');
  const lista = page.getByRole('tablist');
  await expect(lista).toHaveAttribute('data-hay-despues', 'true');
  await expect(lista).not.toHaveCSS('mask-image', 'none');
  await page.getByRole('tab', { name: 'Patrimonio' }).click();
  await expect(lista).not.toHaveAttribute('data-hay-despues', 'true');
  await expect(lista).toHaveAttribute('data-hay-antes', 'true');
});

test('los filtros se abren con el teclado, y al cerrarlos el foco sigue en su línea', async ({ page }) => {
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/contabilidad/libro-diario?agencia=01');
  const filtros = page.getByRole('button', { name: 'Filtros', exact: true });
  await filtros.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const agencia = page.getByLabel('Agencia', { exact: true });
  await agencia.selectOption('02');
  await expect(page).toHaveURL(/agencia=02/);
  await expect(page.getByRole('button', { name: /^Quitar el filtro Agencia: 02/ })).toBeVisible();
  await agencia.focus();
  await escaparDe(agencia);
  await expect(agencia).toBeHidden();
  await expect(filtros).toBeFocused();
});

test('los filtros de Ver partidas se cierran con Escape y devuelven el foco', async ({ page }) => {
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/contabilidad/ver-partidas');
  const filtros = page.getByRole('button', { name: 'Filtros', exact: true });
  await filtros.press('Enter');
  const cajon = page.getByRole('dialog', { name: 'Filtros' });
  expect(await recortados(cajon.getByLabel('Orden')), 'el orden se lee entero').toEqual([]);
  await escaparDe(cajon);
  await expect(cajon).toBeHidden();
  await expect(filtros).toBeFocused();
});
