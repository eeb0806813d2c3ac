// The counter when something is in the way: a line that is cut, no mouse, a phone. At cajas of the tests' own.
import { randomUUID } from 'node:crypto';
import { guardarFavoritos } from '@cuadra/contract/contabilidad/cajas/cajas';
import { verJornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { listarMovimientos } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { listarPartidas } from '@cuadra/contract/contabilidad/partidas';
import { conteoDe } from '@cuadra/core/cajas/denominaciones';
import { centavos } from '@cuadra/core/dinero';
import type { APIRequestContext, Page } from '@playwright/test';
import { CONTRASENA_DEMO, darSesion } from './paginas/acceso.ts';
import { gravesEnAmbosEsquemas } from './paginas/axe.ts';
import * as cajas from './paginas/cajas.ts';
import { sinDesborde } from './paginas/marco.ts';
import { CONTRASENA, como, nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

const MONTO = 62_350;

/** Somebody with a caja of their own, open, with one ingreso in it. */
async function unMostrador(request: APIRequestContext) {
  const [cajera] = await nuevasPersonas(request, ['Cajera', 'cajero']);
  const hacer = await como(request, cajera.correo);
  const contador = await como(request, 'contador@cuadra.demo', CONTRASENA_DEMO);
  const caja = await cajas.nuevaCaja(contador, cajera);
  const { id } = await cajas.abrirVacia(hacer, caja);
  await cajas.ingreso(hacer, id, MONTO, 'Cobro de agua');
  return { cajera, hacer, contador, caja, jornada: id };
}

test('con la línea cortada dice que lo está, conserva lo escrito y lo envía una sola vez', async ({
  page,
  context,
  vigilancia,
}) => {
  vigilancia.admitirFallosDeRed();
  const { cajera, hacer, contador, jornada } = await unMostrador(page.request);
  const llaves: (string | undefined)[] = [];
  page.on('request', (peticion) => {
    if (peticion.method() === 'POST' && peticion.url().endsWith('/movimientos'))
      llaves.push(peticion.headers()['idempotency-key']);
  });
  page.on('dialog', (dialogo) => dialogo.accept());
  await darSesion(page, cajera.correo, CONTRASENA);
  await cajas.irAlMostrador(page);

  // Cut before it leaves.
  const [primero, segundo] = [`Sin línea ${randomUUID()}`, `Sin respuesta ${randomUUID()}`];
  const formulario = await cajas.abrirClase(page, 'i', 'Ingreso');
  await cajas.llenarMovimiento(page, {
    monto: '45.00',
    cuenta: cajas.CUENTAS_DE_CAJA.cobros,
    concepto: primero,
  });
  await context.setOffline(true);
  const corte = page.getByRole('alert').filter({ hasText: 'Sin conexión con el servidor' });
  await expect(corte).toBeVisible();
  await expect(formulario.getByLabel('Concepto')).toHaveValue(primero);
  await page.keyboard.press('Control+Enter');
  await expect(cajas.aviso(page, `Por enviar: Ingreso de Q 45.00: ${primero}`)).toBeVisible();
  await context.setOffline(false);
  await expect(cajas.movimientos(page)).toContainText(primero);
  await expect(corte).toBeHidden();
  expect(llaves).toHaveLength(1);

  // Done by the server, and its answer lost; the page is opened again before the line is back.
  let sePierde = true;
  await page.route('**/movimientos', async (ruta) => {
    if (ruta.request().method() !== 'POST' || !sePierde) return ruta.fallback();
    await ruta.fetch();
    // Opened again meanwhile, there is nobody to lose it to.
    await ruta.abort().catch(() => undefined);
  });
  await cajas.abrirClase(page, 'i', 'Ingreso');
  await cajas.llenarMovimiento(page, {
    monto: '70.00',
    cuenta: cajas.CUENTAS_DE_CAJA.cobros,
    concepto: segundo,
  });
  await page.keyboard.press('Control+Enter');
  const pendiente = cajas.aviso(page, `Por enviar: Ingreso de Q 70.00: ${segundo}`);
  await expect(pendiente).toContainText('puede estar registrado. No lo repita');
  await page.reload();
  await expect(pendiente).toBeVisible();
  sePierde = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(pendiente).toBeHidden();
  await expect(cajas.aviso(page, `Ingreso de Q 70.00, ${segundo}`)).toBeVisible();
  const [, ...delSegundo] = llaves;
  expect(delSegundo.length).toBeGreaterThan(1);
  expect(new Set(delSegundo).size).toBe(1);

  const { movimientos } = await hacer(listarMovimientos, { params: { id: jornada }, query: { limite: 100 } });
  expect(movimientos.map(({ concepto }) => concepto)).toEqual([segundo, primero, 'Cobro de agua']);
  for (const texto of [primero, segundo]) {
    const { partidas } = await contador(listarPartidas, { query: { texto, limite: 10 } });
    expect(partidas).toHaveLength(1);
  }
});

test('se cuenta y se cierra con solo el teclado', async ({ page }) => {
  const { cajera, hacer, jornada } = await unMostrador(page.request);
  await darSesion(page, cajera.correo, CONTRASENA);
  await cajas.irAlMostrador(page);
  await expect(page.getByRole('region', { name: 'Qué registrar' })).toBeFocused();
  await page.keyboard.press('c');
  await cajas.contarConElTeclado(page, conteoDe(centavos(MONTO - 500)));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Terminar el conteo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await cajas.tabularHasta(page.getByRole('dialog').getByRole('button', { name: 'Terminar el conteo' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Faltan Q 5.00.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Lo contado' })).toBeFocused();
  await cajas.tabularHasta(page.getByLabel('Explique la diferencia'));
  await page.keyboard.type('No sé qué pasó');
  await cajas.tabularHasta(page.getByRole('button', { name: 'Cerrar la jornada' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Su jornada de hoy está cerrada')).toBeVisible();
  const cerrada = await hacer(verJornada, { params: { id: jornada } });
  expect([cerrada.estado, cerrada.diferencia]).toEqual(['cerrada', -500]);
});

test('en un teléfono se cobra, se cuenta y se cierra con el dedo', async ({ browser, request }) => {
  const { cajera, hacer, jornada } = await unMostrador(request);
  await hacer(guardarFavoritos, {
    body: {
      favoritos: [
        {
          nombre: 'Luz',
          clase: 'ingreso',
          idCuenta: cajas.CUENTAS_DE_CAJA.cobros,
          concepto: 'Recibo de luz',
        },
      ],
    },
  });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await darSesion(page, cajera.correo, CONTRASENA);
  await cajas.irAlMostrador(page);
  await alcanzables(page);
  await page.getByRole('button', { name: 'Luz' }).tap();
  await page.getByLabel('Monto (Q)').fill('20');
  await alcanzables(page);
  await page.getByRole('button', { name: /^Registrar/ }).tap();
  await expect(cajas.aviso(page, 'Ingreso de Q 20.00')).toBeVisible();
  await page.getByRole('button', { name: 'Contar y cerrar' }).tap();
  const doscientos = page.getByLabel('Billetes de Q 200, sueltas');
  await doscientos.tap();
  await doscientos.fill('3');
  await page.getByLabel('Billetes de Q 1, sueltas').fill('43');
  await page.getByLabel('Monedas de Q 0.50, sueltas').fill('1');
  await expect(cajas.total(page)).toHaveText('643.50');
  await alcanzables(page);
  await page.getByRole('button', { name: 'Terminar el conteo' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar el conteo' }).tap();
  await expect(page.getByText('Cuadra.')).toBeVisible();
  await alcanzables(page);
  await page.getByRole('button', { name: 'Cerrar la jornada' }).tap();
  await expect(page.getByText('Su jornada de hoy está cerrada')).toBeVisible();
  expect((await hacer(verJornada, { params: { id: jornada } })).estado).toBe('cerrada');
  await context.close();
});

const DEDO = 44;

/** Nothing sideways, and nothing smaller than a finger. */
async function alcanzables(page: Page): Promise<void> {
  await sinDesborde(page);
  const chicos = await page.getByRole('main').evaluate(
    (lugar, minimo) =>
      [...lugar.querySelectorAll('button, input, select, textarea, summary, [role="radio"]')].flatMap(
        (uno) => {
          const { height, width } = (uno.closest('label') ?? uno).getBoundingClientRect();
          const nombre = uno.getAttribute('aria-label') ?? uno.textContent ?? uno.tagName;
          return height > 0 && Math.min(height, width) < minimo ? [`${nombre} ${width}×${height}`] : [];
        },
      ),
    DEDO - 0.5,
  );
  expect(chicos).toEqual([]);
}

test('el mostrador se lee sin ver: axe, en claro y en oscuro', async ({ page }) => {
  const { cajera } = await unMostrador(page.request);
  await darSesion(page, cajera.correo, CONTRASENA);
  await cajas.irAlMostrador(page);
  await expect(cajas.movimientos(page)).toBeVisible();
  const hallazgos = await gravesEnAmbosEsquemas(page, 'mostrador', 'body');
  await cajas.abrirClase(page, 'i', 'Ingreso');
  hallazgos.push(...(await gravesEnAmbosEsquemas(page, 'movimiento', 'main')));
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Qué registrar' }).press('c');
  await page.keyboard.type('2');
  hallazgos.push(...(await gravesEnAmbosEsquemas(page, 'conteo', 'main')));
  expect(hallazgos).toEqual([]);
});

test('la revisión se lee sin ver: axe, en claro y en oscuro', async ({ page }) => {
  const { jornada, hacer } = await unMostrador(page.request);
  await cajas.cerrarCon(hacer, jornada, MONTO - 300);
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto(`${cajas.CAJAS}?agencia=01&jornada=${jornada}`);
  await expect(page.getByText('Explicación y revisión')).toBeVisible();
  await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
  const hallazgos = await gravesEnAmbosEsquemas(page, 'día y jornada', 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await sinDesborde(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Revisar', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Motivo')).toBeFocused();
  hallazgos.push(...(await gravesEnAmbosEsquemas(page, 'revisar', '[role="dialog"]')));
  await page.keyboard.press('Escape');
  for (const vista of ['Jornadas', 'Tendencia', 'Cajas', 'IVE']) {
    await page.getByRole('tab', { name: vista }).click();
    await expect(page.getByRole('tab', { name: vista })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('status', { name: /^Cargando/ })).toHaveCount(0);
    hallazgos.push(...(await gravesEnAmbosEsquemas(page, vista, '[role="tabpanel"]')));
    await page.setViewportSize({ width: 390, height: 844 });
    await sinDesborde(page);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  expect(hallazgos).toEqual([]);
});
