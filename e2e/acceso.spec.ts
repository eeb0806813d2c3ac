// Entering, leaving, and the guards of the routes.
import {
  CONTRASENA_DEMO,
  darSesion,
  ingresar,
  ingresarPorLaPagina,
  llenarIngreso,
} from './paginas/acceso.ts';
import { direccionDelPdf } from './paginas/pdf.ts';
import { expect, test } from './prueba.ts';

const USUARIOS = ['admin', 'contador', 'contador2', 'auxiliar', 'cajero', 'jefe', 'ahorros', 'auditor'];

test('quien ingresa descarga el catálogo en PDF desde Inicio', async ({ page }) => {
  await ingresarPorLaPagina(page, 'cajero@cuadra.demo');
  const direccion = direccionDelPdf(page);
  await page.getByRole('button', { name: 'Descargar Catálogo Contable' }).click();
  expect(await direccion).toMatch(/^blob:/);
});

test('cada usuario de demostración ingresa y puede descargarlo', async ({ request }) => {
  for (const usuario of USUARIOS) {
    const ingreso = await request.post('/api/auth/sign-in', {
      data: { email: `${usuario}@cuadra.demo`, password: CONTRASENA_DEMO },
    });
    expect(ingreso.status(), usuario).toBe(200);
    const { accessToken } = (await ingreso.json()) as { accessToken: string };
    const pdf = await request.get('/api/contabilidad/catalogo.pdf', {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(pdf.headers()['content-type'], usuario).toBe('application/pdf');
    expect((await pdf.body()).subarray(0, 5).toString(), usuario).toBe('%PDF-');
  }
});

test.describe('solo con sesión', () => {
  test('quien no ha ingresado va a sign-in con redirectURL, y después de ingresar llega a donde iba', async ({
    page,
  }) => {
    await page.goto('/contabilidad/ver-partidas?estado=borrador');
    await expect(page).toHaveURL(/\/sign-in\?redirectURL=/);
    const pedida = new URL(page.url()).searchParams.get('redirectURL');
    expect(pedida).toBe('/contabilidad/ver-partidas?estado=borrador');
    await llenarIngreso(page, 'contador@cuadra.demo', 'Cuadra-2026');
    await expect(page).toHaveURL(/\/contabilidad\/ver-partidas\?estado=borrador$/);
  });

  test('hacia sign-out el parámetro se omite', async ({ page }) => {
    await page.goto('/sign-out');
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test('si la comprobación misma falla, sign-in sin parámetro', async ({ page, vigilancia }) => {
    await ingresar(page, 'contador@cuadra.demo');
    vigilancia.admitirFallosDeRed();
    await page.route('**/api/auth/sign-in-with-token', (ruta) => ruta.fulfill({ status: 500, body: '{}' }));
    await page.goto('/contabilidad/libro-diario');
    await expect(page).toHaveURL(/\/sign-in$/);
  });

  test('redirectURL hacia otro sitio se ignora', async ({ page }) => {
    await page.goto(`/sign-in?redirectURL=${encodeURIComponent('//ejemplo.gt/robo')}`);
    await llenarIngreso(page, 'contador@cuadra.demo', 'Cuadra-2026');
    await expect(page).toHaveURL(/\/welcome$/);
  });
});

test('quien ya ingresó y abre una página de invitados va a la raíz, que es Inicio', async ({ page }) => {
  await darSesion(page, 'auditor@cuadra.demo');
  for (const ruta of ['sign-in', 'sign-up', 'forgot-password', 'reset-password', 'confirmation-required']) {
    await page.goto(`/${ruta}`);
    await expect(page, ruta).toHaveURL(/\/welcome$/);
  }
});

test('con contraseña equivocada conserva el correo y lo dice', async ({ page, vigilancia }) => {
  vigilancia.admitirFallosDeRed();
  await page.goto('/sign-in');
  await llenarIngreso(page, 'nadie@cuadra.demo', 'no es esta clave');
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@cuadra.demo');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
});

test('la página de ingreso ofrece los usuarios de demostración', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByRole('button', { name: /auxiliar@cuadra\.demo/ }).click();
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await expect(page.getByText('José Alfredo Tiul Choc').first()).toBeVisible();
});

test('sin servidor de correo, quien olvidó su contraseña pide un sobre y se le dice a quién acudir', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Correo electrónico').fill('nadie@cuadra.demo');
  await page.getByRole('button', { name: 'Pedir un sobre' }).click();
  await expect(page.getByText(/los administradores ya saben que necesita un sobre/)).toBeVisible();
  await page.getByRole('link', { name: 'Ya recibí un sobre' }).click();
  await expect(page.getByLabel('Código del sobre')).toBeVisible();
});

test('el enlace del sobre trae su código, que sale de la dirección', async ({ page, vigilancia }) => {
  vigilancia.admitirFallosDeRed();
  await page.goto('/reset-password#sobre=AAAAA-BBBBB-CCCCC-DDDDD');
  await expect(page.getByLabel('Código del sobre')).toHaveValue('AAAAA-BBBBB-CCCCC-DDDDD');
  await expect(page).toHaveURL(/\/reset-password$/);
  await page.getByLabel('Correo electrónico').fill('nadie@cuadra.demo');
  await page.getByLabel('Contraseña nueva').fill('Cardamomo-y-café-77');
  await page.getByLabel('Repita la contraseña').fill('Cardamomo-y-café-77');
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByText(/no corresponden a un sobre que sirva/)).toBeVisible();
});

test('se ingresa solo con el teclado', async ({ page }) => {
  await page.goto('/sign-in');
  await expect(page.getByLabel('Correo electrónico')).toBeFocused();
  await page.keyboard.type('contador@cuadra.demo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cuadra-2026');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/welcome$/);
});

test('al salir el token deja de servir y no queda nada guardado', async ({ page, vigilancia }) => {
  await ingresarPorLaPagina(page, 'contador@cuadra.demo');
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('loggedUser') ?? '{}'))).toEqual({
    name: 'Carlos Enrique Xol Pop',
    email: 'contador@cuadra.demo',
    avatar: null,
  });
  expect(
    await page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('logged-user') ?? '{}'))),
  ).toEqual(['email', 'avatar', 'status']);
  await page.getByRole('button', { name: /Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/sign-out$/);
  await expect(page).toHaveURL(/\/sign-in$/);
  const guardado = await page.evaluate(() =>
    ['accessToken', 'loggedUser', 'logged-user'].map((k) => localStorage.getItem(k)),
  );
  expect(guardado).toEqual([null, null, null]);
  vigilancia.admitirFallosDeRed();
  const respuesta = await page.request.get('/api/common/user', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(respuesta.status()).toBe(401);
  expect((await respuesta.json()).detail).toBe('Invalid token');
});

test('salir en una pestaña saca a la otra', async ({ page, context, vigilancia }) => {
  // What the other tab was asking when its session ended is refused.
  vigilancia.admitirFallosDeRed();
  await ingresar(page, 'ahorros@cuadra.demo');
  const otra = await context.newPage();
  await otra.goto('/welcome');
  await expect(otra.getByRole('button', { name: 'Descargar Catálogo Contable' })).toBeVisible();
  await page.goto('/sign-out');
  await expect(otra).toHaveURL(/\/sign-(in|out)/);
});
