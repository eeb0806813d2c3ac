// The welcome screen as the desk of the morning: each figure one click from what it is made of, by role, whole in one view.
import { darSesion } from './paginas/acceso.ts';
import { sinDesborde } from './paginas/marco.ts';
import { expect, test } from './prueba.ts';

test('de cada cifra, con un clic, a donde se lee la misma', async ({ page }) => {
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/welcome');
  const cifras = page.getByRole('region', { name: 'Cómo está la institución' });
  const deUna = cifras.locator('div', { has: page.getByRole('heading', { name: 'Depósitos', exact: true }) });
  const enlace = deUna.last().getByRole('link');
  const leida = ((await enlace.textContent()) ?? '').replace(/^Q\s/, '');
  expect(leida).toMatch(/^[\d,]+\.\d{2}$/);
  await enlace.click();
  await expect(page).toHaveURL(/movimientos-cuentas\?cuenta=301&desde=\d{4}-\d{2}-01&hasta=/);
  await expect(page.getByRole('main').getByText(leida).first()).toBeVisible();

  await page.goBack();
  await cifras.getByRole('button', { name: 'Cuentas de Cartera en mora' }).click();
  const partes = page.getByRole('dialog', { name: 'Cuentas de Cartera en mora' });
  await expect(partes.getByRole('link')).toHaveCount(2);
  await partes.getByRole('link', { name: /^103102 Cartera vencida/ }).click();
  await expect(page).toHaveURL(/movimientos-cuentas\?cuenta=103102/);

  await page.goBack();
  const delMes = cifras
    .locator('div', { has: page.getByRole('heading', { name: 'Resultado del mes' }) })
    .last();
  const resultado = (await delMes.getByRole('link').first().textContent()) ?? '';
  await delMes.getByRole('link').first().click();
  await expect(page).toHaveURL(/estado=estado-de-resultados.*columnas=mes/);
  await expect(page.getByRole('main').getByText(resultado.replace(/^Q\s/, '')).first()).toBeVisible();
});

test('con las flechas se lee cada mes de una línea', async ({ page }) => {
  await darSesion(page, 'auditor@cuadra.demo');
  await page.goto('/welcome');
  const linea = page.getByRole('slider', { name: 'Cartera de créditos, mes por mes' });
  await linea.focus();
  await expect(linea).toHaveAttribute('aria-valuemax', '12');
  await page.keyboard.press('Home');
  await expect(linea).toHaveAttribute('aria-valuetext', /^[A-Z][a-z]+ de \d{4}: Q\s[\d,]+\.\d{2}$/);
  const dicho = (await linea.getAttribute('aria-valuetext')) ?? '';
  await expect(page.getByText(dicho)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByText(dicho)).toBeHidden();
});

test('cada quien lo suyo: el administrador, personas; el cajero, lo que espera por él', async ({ page }) => {
  const titulos = () => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts();
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/welcome');
  await expect(page.getByText(/^Al día a las/)).toBeVisible();
  expect(await titulos()).toEqual(['Para atender hoy', 'Lo nuevo', 'Personas y solicitudes']);
  await darSesion(page, 'cajero@cuadra.demo');
  await page.goto('/welcome');
  await expect(page.getByText(/^Al día a las/)).toBeVisible();
  expect(await titulos()).toEqual(['Para atender hoy']);
});

test('un recuadro que no se pudo leer lo dice en su lugar, y los demás siguen', async ({ page }) => {
  await darSesion(page, 'contador@cuadra.demo');
  let falla = true;
  await page.route('**/api/escritorio/inicio', async (ruta) => {
    const respuesta = await ruta.fetch();
    const cuerpo = await respuesta.json();
    if (falla) cuerpo.recuadros.ultimas = {};
    await ruta.fulfill({ response: respuesta, json: cuerpo });
  });
  await page.goto('/welcome');
  const ultimas = page.getByRole('region', { name: 'Últimas partidas' });
  await expect(ultimas.getByText('No se pudo leer.')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Cómo está la institución' }).getByText(/^Q\s/).first(),
  ).toBeVisible();
  falla = false;
  await ultimas.getByRole('button', { name: 'Reintentar' }).click();
  await expect(ultimas.getByRole('link', { name: /Q\s[\d,]+\.\d{2}$/ })).toHaveCount(6);
});

test('en 1440×900 cabe entero; en el teléfono va en el orden de lo que importa, sin desbordarse', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // An ordinary morning: what the other tests leave to be attended meanwhile is more than a day brings.
  await page.route('**/api/escritorio/inicio', async (ruta) => {
    const respuesta = await ruta.fetch();
    const json = await respuesta.json();
    const { pendientes, novedades } = json.recuadros;
    pendientes.contenido = pendientes.contenido.slice(0, 3);
    novedades.contenido.lista = novedades.contenido.lista.slice(0, 3);
    await ruta.fulfill({ response: respuesta, json });
  });
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(page.getByText(/^Al día a las/)).toBeVisible();
  const recuadros = page.getByRole('main').getByRole('region');
  for (const recuadro of await recuadros.all()) {
    const caja = await recuadro.boundingBox();
    expect((caja?.y ?? 0) + (caja?.height ?? 0)).toBeLessThanOrEqual(900);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await sinDesborde(page);
  const altos = await recuadros.evaluateAll((todos) =>
    todos
      .map((uno) => ({ titulo: uno.querySelector('h2')?.textContent, y: uno.getBoundingClientRect().y }))
      .sort((uno, otro) => uno.y - otro.y)
      .map(({ titulo }) => titulo),
  );
  expect(altos).toEqual([
    'Para atender hoy',
    'Cómo está la institución',
    'Lo nuevo',
    'Últimas partidas',
    'Cierre por agencia',
    'Folios autorizados que quedan',
  ]);
});
