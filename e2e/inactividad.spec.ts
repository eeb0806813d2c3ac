// Nobody at the keyboard: the warning, what answers it, the end, and what was being written. With a server of its own
// whose times are short; the usual ones, with the browser's clock moved.
import type { Page } from '@playwright/test';
import { iniciarCuadra } from '../apps/server/src/testing/process.ts';
import { crearCarpetaTemporal } from '../apps/server/src/testing/temp-folder.ts';
import { darSesion, ingresar, llenarIngreso } from './paginas/acceso.ts';
import { expect, test as habitual } from './prueba.ts';

const test = habitual.extend<object, { cuadra: string }>({
  cuadra: [
    async ({ browserName: _ }, use) => {
      const carpeta = await crearCarpetaTemporal('inactividad');
      const cuadra = await iniciarCuadra({
        DATA_DIR: carpeta.ruta,
        SESSION_IDLE_SECONDS: '3',
        SESSION_WARNING_SECONDS: '6',
      });
      await use(cuadra.url);
      await cuadra.terminar('SIGTERM');
      await carpeta.borrar();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ cuadra }, use) => use(cuadra),
});

// One after another, in one process: they share that server.
test.describe.configure({ mode: 'default' });

const aviso = (page: Page) => page.getByRole('dialog', { name: '¿Sigue ahí?' });
const TEXTO = /^Su sesión finalizará por falta de actividad en \d+ SEGUNDOS$/;

async function mover(page: Page): Promise<void> {
  for (const x of [200, 210, 220]) await page.mouse.move(x, 200);
}

test('avisa en todas las pestañas y la actividad en una lo cierra en todas', async ({
  page,
  context,
  vigilancia,
}) => {
  // What a tab was asking when another one ended the session is refused.
  vigilancia.admitirFallosDeRed();
  await ingresar(page, 'contador@cuadra.demo');
  const otra = await context.newPage();
  await otra.goto('/contabilidad/catalogo');
  for (const pestana of [page, otra]) {
    await expect(aviso(pestana)).toBeVisible();
    await expect(aviso(pestana).getByText(TEXTO)).toBeVisible();
  }
  await mover(otra);
  for (const pestana of [page, otra]) await expect(aviso(pestana)).toBeHidden();

  await expect(aviso(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar trabajando' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (const pestana of [page, otra]) await expect(aviso(pestana)).toBeHidden();
  await expect(page).toHaveURL(/\/welcome$/);

  // At zero, every tab is out.
  await expect(page).toHaveURL(/\/sign-(out|in)/);
  await expect(otra).toHaveURL(/\/sign-(out|in)/);
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
});

test('un formulario a medias vuelve después de ingresar, en la misma pantalla', async ({ page }) => {
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/administracion/usuarios');
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  const panel = page.getByRole('dialog', { name: 'Nuevo usuario' });
  await panel.getByLabel(/^Nombre/).fill('Marta Caal Xol');
  const pantalla = new URL(page.url());

  await expect(aviso(page)).toBeVisible();
  await expect(page).toHaveURL(/\/sign-out\?motivo=inactividad/);
  await expect(
    page.getByRole('heading', { name: 'Su sesión finalizó por falta de actividad' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Ir al ingreso' }).click();
  await expect(page.getByText(/Su sesión finalizó por falta de actividad\. Ingrese/)).toBeVisible();
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('admin@cuadra.demo');
  await llenarIngreso(page, 'admin@cuadra.demo', 'Cuadra-2026');
  await expect(page).toHaveURL((url) => url.pathname + url.search === pantalla.pathname + pantalla.search);

  await expect(panel.getByText('Se recuperó lo que estaba escribiendo.')).toBeVisible();
  await panel.getByRole('button', { name: 'Restaurar' }).click();
  await expect(panel.getByLabel(/^Nombre/)).toHaveValue('Marta Caal Xol');

  // Discarded by the person, it is not offered again.
  await panel.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('button', { name: 'Nuevo usuario' }).click();
  await expect(panel.getByLabel(/^Nombre/)).toHaveValue('');
  await expect(panel.getByText('Se recuperó lo que estaba escribiendo.')).toBeHidden();
});

test('una contraseña a medio escribir no queda en el navegador', async ({ page }) => {
  await darSesion(page, 'admin@cuadra.demo');
  await page.goto('/perfil');
  const escrito = page.getByLabel(/^Contraseña actual/);
  await escrito.fill('Achiote-molido-3');
  page.on('dialog', (dialogo) => void dialogo.accept());
  await page.reload();
  await expect(escrito).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    'Achiote',
  );
});

test('lo que se escribía al cerrar la pestaña se ofrece al volver; salir lo borra', async ({
  page,
  context,
}) => {
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/contabilidad/catalogo');
  await page.getByRole('button', { name: /Nueva cuenta/ }).click();
  const dialogo = (pestana: Page) => pestana.getByRole('dialog', { name: 'Nueva cuenta' });
  await dialogo(page)
    .getByLabel(/^Nombre/)
    .fill('Fondo rotativo');
  const guardado = (pestana: Page) => pestana.evaluate(() => JSON.stringify(localStorage));
  await expect.poll(() => guardado(page)).toContain('Fondo rotativo');

  const otra = await context.newPage();
  await page.close();
  await otra.goto('/contabilidad/catalogo');
  await dialogo(otra).getByRole('button', { name: 'Restaurar' }).click();
  await expect(dialogo(otra).getByLabel(/^Nombre/)).toHaveValue('Fondo rotativo');

  await otra.close();
  const ultima = await context.newPage();
  await ultima.goto('/sign-out');
  await expect(ultima.getByRole('heading', { name: 'Su sesión se cerró' })).toBeVisible();
  expect(await guardado(ultima)).not.toContain('Fondo rotativo');
});

habitual(
  'con los límites habituales: 600 segundos, aviso de 30, y quien duerme despierta afuera',
  async ({ page, vigilancia }) => {
    vigilancia.admitirFallosDeRed();
    await darSesion(page, 'ahorros@cuadra.demo');
    await page.clock.install();
    await page.goto('/ahorros');
    await expect(page.getByRole('heading', { name: 'Agendar intereses' })).toBeVisible();
    await page.clock.fastForward(590_000);
    await expect(aviso(page)).toBeHidden();
    await page.clock.fastForward(11_000);
    await expect(aviso(page).getByText(TEXTO)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(aviso(page)).toBeHidden();
    await page.clock.fastForward(8 * 3600_000);
    await expect(page).toHaveURL(/\/sign-(out|in)/);
  },
);
