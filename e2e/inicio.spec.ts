// The welcome screen: the first load of a session and the window of the PDF.
import { darSesion, ingresar } from './paginas/acceso.ts';
import { pasarA, sinDesborde } from './paginas/marco.ts';
import { direccionDelPdf } from './paginas/pdf.ts';
import { escaparDe } from './paginas/teclado.ts';
import { expect, test } from './prueba.ts';

test('la primera visita guarda solo cuentas de detalle y las agencias; la segunda no vuelve a pedirlas', async ({
  page,
}) => {
  // Other tests change the chart meanwhile, and that rightly brings it again. The line stays open and silent: one
  // that ended would be opened again, and whoever reconnects asks for everything anew.
  await page.route(/\/api\/eventos\b/, () => new Promise(() => {}));
  await ingresar(page, 'auxiliar@cuadra.demo');
  await expect(page.getByText('Catálogo y agencias listos para trabajar.')).toBeVisible();
  const guardado = await page.evaluate(() => ({
    marca: sessionStorage.getItem('loaded_variables'),
    cuentas: JSON.parse(localStorage.getItem('catalogo') ?? '[]'),
    agencias: JSON.parse(localStorage.getItem('agencias') ?? '[]'),
  }));
  expect(guardado.marca).toBe('T');
  expect(new Set(guardado.cuentas.map((cuenta: { tipoCuenta: string }) => cuenta.tipoCuenta))).toEqual(
    new Set(['D']),
  );
  expect(Object.keys(guardado.cuentas[0])).toEqual(['idCuenta', 'nombreCuenta', 'tipoCuenta', 'idParent']);
  expect(guardado.agencias).toHaveLength(3);

  const pedidas: string[] = [];
  page.on('request', (peticion) => pedidas.push(new URL(peticion.url()).pathname));
  await page.reload();
  await expect(page.getByText('Catálogo y agencias listos para trabajar.')).toBeVisible();
  expect(pedidas).not.toContain('/api/contabilidad/v2/catalogo');
});

test('mientras llega el PDF, su ventana pide esperar', async ({ page }) => {
  await ingresar(page, 'auditor@cuadra.demo');
  const { promise: visto, resolve: continuar } = Promise.withResolvers<void>();
  await page.route('**/api/contabilidad/catalogo.pdf', async (ruta) => {
    await visto;
    await ruta.continue();
  });
  const direccion = direccionDelPdf(page);
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Descargar Catálogo Contable' }).click();
  await expect((await popup).getByText('Por favor espere')).toBeVisible();
  continuar();
  expect(await direccion).toMatch(/^blob:/);
});

test('si el PDF falla, la ventana lo dice con las palabras acordadas', async ({ page, vigilancia }) => {
  await ingresar(page, 'auditor@cuadra.demo');
  vigilancia.admitirFallosDeRed();
  await page.route('**/api/contabilidad/catalogo.pdf', (ruta) => ruta.fulfill({ status: 500, body: '' }));
  const ventana = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Descargar Catálogo Contable' }).click();
  const abierta = await ventana;
  await expect(abierta.getByRole('heading', { name: 'Error al cargar el PDF' })).toBeVisible();
  await expect(abierta.getByText('Por favor, inténtalo de nuevo más tarde.')).toBeVisible();

  // One whose opener is closed before the document comes does not wait for ever.
  await page.unroute('**/api/contabilidad/catalogo.pdf');
  await page.route('**/api/contabilidad/catalogo.pdf', () => undefined);
  const otra = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Descargar Catálogo Contable' }).click();
  const esperando = await otra;
  await expect(esperando.getByText('Por favor espere')).toBeVisible();
  await page.close({ runBeforeUnload: true });
  await expect(esperando.getByRole('heading', { name: 'Error al cargar el PDF' })).toBeVisible();
});

test('cada persona ve en el menú lo que puede hacer', async ({ page }) => {
  await ingresar(page, 'contador@cuadra.demo');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.getByRole('link', { name: 'Catálogo contable' })).toBeVisible();
  const enlaces = await menu.getByRole('link').allTextContents();
  expect(enlaces.filter((texto) => texto !== '')).toEqual([
    'Inicio',
    'Autorizaciones',
    'Ver partidas',
    'Registrar Partida',
    'Revision de Cajas',
    'Movimiento por Cuenta',
    'Movimiento por Cuenta (PDF)',
    'Partidas Diario (PDF)',
    'Estados Financieros',
    'Cierre',
    'Libro Diario',
    'Libro Mayor',
    'Comparación Bancos',
    'Agendar intereses',
    'Catálogo contable',
    'Importaciones',
    'Auxiliares externos',
    'Poderes',
    'Puesta en marcha',
    'Bitácora',
    'Sellos',
    'Configuración contable',
    'Operaciones y límites',
    'Verificar un documento',
  ]);
});

test('una dirección desconocida se responde dentro del marco, con el camino de vuelta', async ({ page }) => {
  await darSesion(page, 'cajero@cuadra.demo');
  await page.goto('/no/existe');
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /inicio/i })
    .click();
  await expect(page).toHaveURL(/\/welcome$/);
});

test('ninguna página se desborda a los lados, ni en escritorio ni en teléfono', async ({ page }) => {
  const cabe = async () => {
    await expect(page.getByRole('main')).toBeVisible();
    for (const ancho of [1440, 390]) {
      await page.setViewportSize({ width: ancho, height: 844 });
      await sinDesborde(page);
    }
  };
  await page.goto('/home');
  await cabe();
  for (const ruta of [
    '/sign-in',
    '/sign-up',
    '/forgot-password',
    '/reset-password#token=x',
    '/confirmation-required',
  ]) {
    await pasarA(page, ruta);
    await cabe();
  }
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/welcome');
  await cabe();
  for (const ruta of [
    '/contabilidad/catalogo',
    '/contabilidad/libro-mayor',
    '/unlock-session',
    '/no-existe',
  ]) {
    await pasarA(page, ruta);
    await cabe();
  }
});

test('en el teléfono el menú se abre, se usa y se cierra con el teclado', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ingresar(page, 'contador@cuadra.demo');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar el menú' }).click();
  await escaparDe(page.getByRole('dialog', { name: 'Menú' }));
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar el menú' }).click();
  await menu.getByRole('link', { name: 'Libro Mayor' }).click();
  await expect(page).toHaveURL(/\/contabilidad\/libro-mayor$/);
  await expect(menu).toBeHidden();
});

test('el segundo factor se ofrece sin obligar, y «Ahora no» se recuerda', async ({ page }) => {
  await ingresar(page, 'cajero@cuadra.demo');
  const oferta = page.getByText('Proteja su cuenta');
  await expect(oferta).toBeVisible();
  await page.getByRole('link', { name: 'Agregar un segundo factor' }).click();
  await expect(page).toHaveURL(/\/perfil$/);
  await page.goBack();
  await page.getByRole('button', { name: 'Ahora no' }).click();
  await expect(oferta).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: /Le damos la bienvenida/ })).toBeVisible();
  await expect(oferta).toBeHidden();
});
