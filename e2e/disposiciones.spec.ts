// The eleven layouts at three widths, and the settings that choose among them.
import type { EntradaDeNavegacion } from '@cuadra/contract/escritorio/navegacion';
import { disposiciones, editarPreferencias } from '@cuadra/contract/escritorio/preferencias';
import { darSesion, ingresar } from './paginas/acceso.ts';
import {
  abrirAjustes,
  enHorizontal,
  irPorElMenu,
  menuPrincipal,
  pasarA,
  sinDesborde,
} from './paginas/marco.ts';
import { CONTRASENA, nuevasPersonas } from './paginas/personas.ts';
import { respuestaDe } from './paginas/respuestas.ts';
import { escaparDe } from './paginas/teclado.ts';
import { expect, test } from './prueba.ts';

const ANCHOS = [1440, 1000, 390] as const;

const porLugarDelMenu = {
  'a lo largo': enHorizontal,
  'a un lado': disposiciones.filter((nombre) => nombre !== 'empty' && !enHorizontal.includes(nombre)),
};

for (const [donde, lista] of Object.entries(porLugarDelMenu)) {
  test(`con el menú ${donde} se llega a todo en cualquier ancho`, async ({ page }) => {
    // Half of the layouts, one after another.
    test.slow();
    await darSesion(page, 'contador@cuadra.demo');
    await page.goto('/ahorros');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const disposicion of lista) {
      await pasarA(page, `/welcome?layout=${disposicion}`);
      await expect(page.getByRole('heading', { level: 1, name: /bienvenida/ })).toBeVisible();
      for (const ancho of ANCHOS) {
        await test.step(`${disposicion} a ${ancho}`, async () => {
          await page.setViewportSize({ width: ancho, height: 844 });
          await sinDesborde(page);
          await irPorElMenu(page, disposicion, 'Contabilidad', 'Comparación Bancos');
          // The parameter is gone from the address; the layout stays.
          await expect(page).toHaveURL(/\/contabilidad\/comparacion-bancos$/);
          if (ancho === 390) await expect(menuPrincipal(page)).toBeHidden();
          await irPorElMenu(page, disposicion, 'Ahorros', 'Agendar intereses');
          await expect(page).toHaveURL(/\/ahorros$/);
          await sinDesborde(page);
        });
      }
    }
  });
}

test('con la disposición vacía queda la página, y los ajustes para volver', async ({ page, request }) => {
  const [persona] = await nuevasPersonas(request, ['Delia Caal', 'auxiliar']);
  await darSesion(page, persona.correo, CONTRASENA);
  await page.goto('/welcome?layout=empty');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(menuPrincipal(page)).toHaveCount(0);
  for (const ancho of ANCHOS) {
    await page.setViewportSize({ width: ancho, height: 844 });
    await sinDesborde(page);
  }
  const ajustes = await abrirAjustes(page);
  await expect(ajustes.getByRole('radio', { name: 'Empty (vacía)' })).toBeChecked();
  await ajustes.getByRole('radio', { name: 'Classic (clásica)' }).check();
  await expect(page, 'elegir quita el parámetro de la dirección').toHaveURL(/\/welcome$/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mostrar el menú' }).click();
  await expect(menuPrincipal(page)).toBeVisible();
});

test('las páginas de acceso se quedan vacías, y lo pedido en la dirección vale al entrar', async ({
  page,
}) => {
  await page.goto('/sign-in?layout=modern');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.getByLabel('Correo electrónico').fill('cajero@cuadra.demo');
  await page.getByLabel('Contraseña', { exact: true }).fill('Cuadra-2026');
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await irPorElMenu(page, 'modern', 'Contabilidad', 'Revision de Cajas');
  await expect(page).toHaveURL(/\/contabilidad\/caja$/);
});

test('lo elegido en los ajustes se ve al momento y acompaña a la persona a otro navegador', async ({
  browser,
  page,
  request,
}) => {
  const [persona] = await nuevasPersonas(request, ['Óscar Pop', 'contador']);
  await darSesion(page, persona.correo, CONTRASENA);
  await page.goto('/contabilidad/catalogo?layout=modern&q=banco');
  const cuerpo = page.locator('body');
  await expect(cuerpo).toHaveClass(/(^| )light( |$)/);
  await expect(cuerpo).toHaveClass(/theme-purple/);

  const ajustes = await abrirAjustes(page);
  await expect(ajustes.getByRole('radio', { name: 'Moderna' })).toBeChecked();
  await ajustes.getByRole('radio', { name: 'Turquesa' }).check();
  await expect(cuerpo).toHaveClass(/theme-teal/);
  await ajustes.getByRole('radio', { name: 'Oscuro' }).check();
  await expect(cuerpo).toHaveClass(/(^| )dark( |$)/);
  const guardada = respuestaDe(page, editarPreferencias);
  await ajustes.getByRole('radio', { name: 'Delgada' }).check();
  await expect(page, 'solo se va el parámetro de la disposición').toHaveURL(/\/catalogo\?q=banco$/);
  await expect(ajustes.getByRole('radio', { name: 'Delgada' })).toBeChecked();
  // The one before stays until the next one has arrived; the focus goes back to a button of the latter.
  await expect(menuPrincipal(page).getByRole('button', { name: 'Contabilidad' })).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(ajustes).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ajustes' }), 'el foco vuelve').toBeFocused();

  await guardada;
  await page.reload();
  await expect(menuPrincipal(page).getByRole('button', { name: 'Contabilidad' })).toBeVisible();
  await expect(cuerpo).toHaveClass(/theme-teal/);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');

  const otra = await browser.newPage({ locale: 'es-GT' });
  await ingresar(otra, persona.correo, CONTRASENA);
  await expect(otra.locator('body')).toHaveClass(/theme-teal/);
  await expect(otra.locator('body')).toHaveClass(/(^| )dark( |$)/);
  const otrosAjustes = await abrirAjustes(otra);
  await expect(otrosAjustes.getByRole('radio', { name: 'Delgada' })).toBeChecked();

  await otrosAjustes.getByRole('radio', { name: 'Ámbar' }).check();
  await expect(cuerpo, 'y se ve en la primera sin recargar').toHaveClass(/theme-amber/);

  await otrosAjustes.getByRole('radio', { name: 'Auto' }).check();
  await expect(otra.locator('body')).toHaveClass(/(^| )light( |$)/);
  await otra.emulateMedia({ colorScheme: 'dark' });
  await expect(otra.locator('body'), 'automático sigue al sistema').toHaveClass(/(^| )dark( |$)/);
  await otra.close();
});

test('lo que el servidor no guarda se deshace y se avisa', async ({ page, request, vigilancia }) => {
  const [persona] = await nuevasPersonas(request, ['Nery Xó', 'auxiliar']);
  await ingresar(page, persona.correo, CONTRASENA);
  vigilancia.admitirFallosDeRed();
  await page.route('**/api/common/preferences', (ruta) =>
    ruta.request().method() === 'PATCH' ? ruta.fulfill({ status: 503, body: '' }) : ruta.continue(),
  );
  const ajustes = await abrirAjustes(page);
  await ajustes.getByRole('radio', { name: 'Rosa' }).click();
  await expect(page.getByText('No se guardó su elección.')).toBeVisible();
  await expect(ajustes.getByRole('radio', { name: 'Morado' })).toBeChecked();
});

test('cambiar de disposición no pierde lo escrito', async ({ page, request }) => {
  const [persona] = await nuevasPersonas(request, ['Irma Chub', 'auxiliar']);
  await darSesion(page, persona.correo, CONTRASENA);
  await page.goto('/perfil');
  const escrito = page.getByRole('main').getByLabel(/^Contraseña actual/);
  await escrito.fill('La que tenía');
  const ajustes = await abrirAjustes(page);
  for (const disposicion of ['Material', 'Vacía', 'Compacta']) {
    await ajustes.getByRole('radio', { name: disposicion }).check();
    await expect(ajustes.getByRole('radio', { name: disposicion })).toBeChecked();
  }
  await page.keyboard.press('Escape');
  await expect(menuPrincipal(page).getByRole('button', { name: 'Contabilidad' })).toBeVisible();
  await expect(escrito).toHaveValue('La que tenía');
});

test('el menú denso crece con el teclado, y el botón lo deja entero o lo esconde', async ({ page }) => {
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/welcome?layout=dense');
  const menu = menuPrincipal(page);
  const ancho = async () => Math.round((await menu.boundingBox())?.width ?? 0);
  await page.mouse.move(900, 500);
  await expect.poll(ancho).toBe(80);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main'), 'el primer paso del teclado salta al contenido').toBeFocused();
  await menu.getByRole('link', { name: 'Libro Mayor' }).focus();
  await expect.poll(ancho, 'el foco dentro lo abre').toBe(280);
  const alternarAncho = page.getByRole('button', { name: 'Cambiar el ancho del menú' });
  await alternarAncho.focus();
  await expect.poll(ancho).toBe(80);
  await alternarAncho.press('Enter');
  await expect.poll(ancho).toBe(280);
  await page.getByRole('button', { name: 'Ocultar el menú' }).click();
  await expect(menu).not.toBeInViewport();
  await page.getByRole('button', { name: 'Mostrar el menú' }).click();
  await expect(menu).toBeInViewport();
});

test('el menú se queda como cada quien lo dejó', async ({ page }) => {
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Ocultar el menú' }).click();
  await expect(menuPrincipal(page)).not.toBeInViewport();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Mostrar el menú' })).toBeVisible();
  await expect(menuPrincipal(page)).not.toBeInViewport();
  await page.getByRole('button', { name: 'Mostrar el menú' }).click();
  await page.reload();
  await expect(menuPrincipal(page)).toBeInViewport();
});

test('al abrir una página, su entrada está a la vista en el menú, y la página arriba', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/contabilidad/catalogo');
  await expect(menuPrincipal(page).getByRole('link', { name: 'Catálogo contable' })).toBeInViewport({
    ratio: 1,
  });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('si un panel falla al cargar, el marco se muestra igual y el panel ofrece reintentar', async ({
  page,
  vigilancia,
}) => {
  await ingresar(page, 'auditor@cuadra.demo');
  vigilancia.admitirFallosDeRed();
  let falla = true;
  await page.route('**/api/common/messages', (ruta) =>
    falla ? ruta.fulfill({ status: 500, body: '' }) : ruta.continue(),
  );
  await page.goto('/welcome');
  await expect(menuPrincipal(page)).toBeVisible();
  await page.getByRole('button', { name: /^Mensajes/ }).click();
  const panel = page.getByRole('dialog', { name: /^Mensajes/ });
  const reintentar = panel.getByRole('button', { name: 'Reintentar' });
  await expect(reintentar).toBeVisible();
  falla = false;
  await reintentar.click();
  await expect(reintentar).toBeHidden();
});

test('impresa, la página va sola', async ({ page }) => {
  await darSesion(page, 'contador@cuadra.demo');
  for (const disposicion of ['classy', 'enterprise'] as const) {
    await page.goto(`/welcome?layout=${disposicion}`);
    await expect(menuPrincipal(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(menuPrincipal(page)).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ajustes' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});

const hoja = (
  title: string,
  link: string,
  resto: Partial<EntradaDeNavegacion> = {},
): EntradaDeNavegacion => ({
  id: title,
  title,
  type: 'basic',
  link,
  ...resto,
});
const rama = (
  title: string,
  type: EntradaDeNavegacion['type'],
  children: EntradaDeNavegacion[],
): EntradaDeNavegacion => ({ id: title, title, type, children });

const TODAS_LAS_CLASES = [
  hoja('Inicio', '/welcome', { icon: 'heroicons_outline:home' }),
  rama('Trabajo', 'group', [
    rama('Libros', 'collapsable', [
      rama('Legales', 'collapsable', [hoja('Diario', '/contabilidad/libro-diario')]),
      hoja('Mayor', '/contabilidad/libro-mayor', { badge: { title: '3' }, subtitle: 'Por cuenta' }),
    ]),
    rama('Otros', 'collapsable', [hoja('Cajas', '/contabilidad/caja')]),
    { id: 'raya', title: '', type: 'divider' },
    { id: 'hueco', title: '', type: 'spacer' },
    hoja('Cerrado', '/game', { disabled: true, tooltip: 'Todavía no' }),
    hoja('Oculto', '/game', { hidden: true }),
  ]),
  rama('Aparte', 'aside', [hoja('Agenda', '/ahorros')]),
  hoja('Project', '/perfil', { id: 'dashboards.project', active: true }),
];

test('toda clase de entrada funciona en columna y en fila', async ({ page }) => {
  await page.route('**/api/common/navigation', (ruta) =>
    ruta.fulfill({
      json: {
        compact: TODAS_LAS_CLASES,
        default: TODAS_LAS_CLASES,
        futuristic: TODAS_LAS_CLASES,
        horizontal: TODAS_LAS_CLASES,
      },
    }),
  );
  await darSesion(page, 'contador@cuadra.demo');
  const menu = menuPrincipal(page);
  const boton = (nombre: string) => menu.getByRole('button', { name: nombre });

  await page.goto('/welcome?layout=classic');
  await expect(menu.getByRole('link', { name: 'Inicio' })).toHaveAttribute('aria-current', 'page');
  await expect(menu.getByText('Oculto')).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Proyecto' }), 'traducido y activo').toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(menu.getByRole('link', { name: 'Cerrado' })).toHaveCount(0);
  await menu.getByText('Cerrado').hover();
  await expect(page.getByRole('tooltip', { name: 'Todavía no' })).toBeVisible();
  await boton('Libros').click();
  await expect(menu.getByRole('link', { name: 'Mayor Por cuenta 3' })).toBeVisible();
  await boton('Otros').click();
  await expect(boton('Libros'), 'abrir una cierra las demás').toHaveAttribute('aria-expanded', 'false');
  await boton('Libros').click();
  await boton('Legales').click();
  await menu.getByRole('link', { name: 'Diario' }).click();
  await expect(page).toHaveURL(/libro-diario$/);
  await page.reload();
  await expect(boton('Legales'), 'el camino a la página se abre solo').toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await boton('Aparte').click();
  await expect(page.getByRole('navigation', { name: 'Aparte' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Aparte' })).toBeHidden();
  await expect(boton('Aparte')).toBeFocused();

  await page.goto('/welcome?layout=compact');
  await boton('Libros').click();
  const columna = page.getByRole('navigation', { name: 'Libros' });
  await columna.getByRole('link', { name: 'Mayor' }).click();
  await expect(page).toHaveURL(/libro-mayor$/);

  await page.goto('/welcome?layout=modern');
  await boton('Trabajo').press('Enter');
  const opcion = (nombre: string) => page.getByRole('menuitem', { name: nombre });
  await expect(opcion('Cerrado')).toBeDisabled();
  await expect(opcion('Oculto')).toHaveCount(0);
  await expect(opcion('Libros')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(opcion('Legales')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/libro-mayor$/);
  await boton('Aparte').click();
  await expect(opcion('Agenda')).toBeVisible();
  await escaparDe(page.getByRole('menu', { name: 'Aparte' }));
  await expect(opcion('Agenda')).toBeHidden();
  await expect(boton('Aparte')).toBeFocused();
});
