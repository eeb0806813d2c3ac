// The global search in the header, the command palette and the keys: every step of each, over the real books.
import type { Page } from '@playwright/test';
import { ingresar } from './paginas/acceso.ts';
import { CONTRASENA, nuevasPersonas } from './paginas/personas.ts';
import { escaparDe } from './paginas/teclado.ts';
import { expect, test } from './prueba.ts';

const barra = (page: Page) => {
  const caja = page
    .getByRole('search')
    .filter({ has: page.getByRole('combobox', { name: 'Buscar en Cuadra' }) });
  return {
    boton: page.getByRole('button', { name: 'Buscar', exact: true }),
    campo: caja.getByRole('combobox'),
    lista: caja.getByRole('listbox'),
    opciones: caja.getByRole('option'),
    grupo: (nombre: string) => caja.getByRole('group', { name: nombre }),
    cerrar: caja.getByRole('button', { name: 'Cerrar la búsqueda' }),
    caja,
  };
};

/** What was asked of the server. */
function preguntas(page: Page): string[] {
  const hechas: string[] = [];
  page.on('request', (peticion) => {
    if (peticion.url().endsWith('/api/common/search')) hechas.push(peticion.postDataJSON().query);
  });
  return hechas;
}

test('la barra se abre, busca tras la pausa, se recorre con el teclado y se cierra por pasos', async ({
  page,
}) => {
  // Before there is a page: one that is already running would see the date jump, and its session end for idleness.
  await page.clock.install();
  await ingresar(page, 'auditor@cuadra.demo');
  const hechas = preguntas(page);
  const { boton, campo, lista, opciones, grupo, cerrar } = barra(page);
  await expect(campo).toBeHidden();
  await boton.click();
  await expect(campo).toBeFocused();

  // One character asks nothing; a word asks once, 300 ms after its last letter.
  await page.clock.pauseAt(Date.now() + 30_000);
  await campo.pressSequentially('c');
  await page.clock.runFor(1_000);
  await campo.pressSequentially('aja');
  await page.clock.runFor(299);
  expect(hechas).toEqual([]);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(grupo('Páginas').getByRole('option', { name: /Revision de Cajas/ })).toBeVisible();
  await expect(grupo('Cuentas').getByRole('option', { name: /101101/ })).toBeVisible();
  expect(hechas).toEqual(['caja']);
  await expect(grupo('Páginas').locator('mark').first()).toHaveText('Caja');
  const alto = await lista.evaluate(
    (nodo) => nodo.parentElement?.parentElement?.getBoundingClientRect().height,
  );
  expect(alto).toBeLessThanOrEqual(256);

  // The first is marked; the keys go round.
  const marcada = lista.getByRole('option', { selected: true });
  await expect(marcada).toHaveText(/Revision de Cajas/);
  await expect(campo).toHaveAttribute('aria-activedescendant', (await marcada.getAttribute('id')) ?? '');
  await campo.press('ArrowDown');
  await expect(opciones.nth(1)).toHaveAttribute('aria-selected', 'true');
  await campo.press('End');
  await expect(opciones.last()).toHaveAttribute('aria-selected', 'true');
  await campo.press('ArrowDown');
  await expect(opciones.first()).toHaveAttribute('aria-selected', 'true');

  // Escape: first the list, keeping what was typed; then the bar, which forgets it.
  await campo.press('Escape');
  await expect(lista).toBeHidden();
  await expect(campo).toHaveValue('caja');
  await campo.press('ArrowDown');
  await expect(lista).toBeVisible();
  await campo.press('Escape');
  await campo.press('Escape');
  await expect(campo).toBeHidden();
  await expect(boton).toBeFocused();
  await boton.click();
  await expect(campo).toHaveValue('');

  // A shorter text takes the list away at once; so does closing.
  await campo.fill('libro');
  await expect(opciones.first()).toBeVisible();
  await campo.fill('l');
  await expect(lista).toBeHidden();
  await campo.fill('zzz qqq');
  await expect(page.getByText('¡No se encontraron resultados!')).toBeVisible();
  await expect(campo).toHaveAttribute('aria-expanded', 'false');
  await cerrar.click();
  await expect(campo).toBeHidden();

  // Choosing goes there and closes the bar.
  await boton.click();
  await campo.fill('libro mayor');
  await expect(marcada).toHaveText(/Libro Mayor/);
  await campo.press('Enter');
  await expect(page).toHaveURL(/\/contabilidad\/libro-mayor$/);
  await expect(campo, 'la barra se cierra: ya se está allí').toBeHidden();
  await expect(lista).toBeHidden();
});

test('los resultados llevan a lo que nombran: una cuenta, una partida por número, una persona', async ({
  page,
}) => {
  await ingresar(page, 'contador@cuadra.demo');
  const { boton, campo, grupo } = barra(page);
  await boton.click();
  await campo.fill('1011030102');
  await grupo('Cuentas')
    .getByRole('option', { name: /Banco Industrial/ })
    .click();
  await expect(page).toHaveURL(/\/contabilidad\/catalogo\?cuenta=/);
  await boton.click();
  await campo.fill('partida de apertura');
  const partida = grupo('Partidas').getByRole('option').first();
  await expect(partida).toHaveText(/Q\s[\d,]+\.\d{2}/);
  const [numero = ''] = /^\d+\/\d{4}/.exec((await partida.textContent()) ?? '') ?? [];
  expect(numero).not.toBe('');
  await campo.fill(numero);
  await grupo('Partidas')
    .getByRole('option', { name: new RegExp(`^${numero}`) })
    .click();
  await expect(page).toHaveURL(/\/contabilidad\/ver-partidas\?partida=/);
  // The keyboard goes to the new screen once it is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Ver partidas' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  // A colleague is found to be written to, also where the layout has no place for the chat.
  const chat = page.getByRole('dialog', { name: 'Chat del equipo' });
  const escribirle = async () => {
    await boton.click();
    await campo.fill('ana lucia');
    await grupo('Personas')
      .getByRole('option', { name: /Ana Lucía/ })
      .click();
    await expect(chat.getByRole('textbox', { name: 'Escriba un mensaje' })).toBeFocused();
    await expect(page).toHaveURL(/\/welcome$/);
  };
  await escribirle();
  await page.goto('/perfil?layout=centered');
  await expect(chat).toBeHidden();
  await escribirle();
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
});

test('quien administra encuentra a las personas', async ({ page }) => {
  await ingresar(page, 'admin@cuadra.demo');
  const { boton, campo, grupo } = barra(page);
  await boton.click();
  await campo.fill('carlos enrique');
  await grupo('Personas')
    .getByRole('option', { name: /Carlos Enrique/ })
    .click();
  await expect(page).toHaveURL(/\/administracion\/usuarios\?usuario=/);

  // An address that leads nowhere offers the same search, in the page.
  await page.goto('/no-existe');
  const enLaPagina = page.getByRole('main').getByRole('combobox', { name: 'Buscar en Cuadra' });
  await enLaPagina.fill('usuarios');
  await expect(page.getByRole('main').getByRole('option', { name: /Usuarios/ })).toBeVisible();
  await enLaPagina.press('Enter');
  await expect(page).toHaveURL(/\/administracion\/usuarios$/);
});

test('una respuesta vieja no pisa a la nueva, y una que falla se puede repetir', async ({
  page,
  vigilancia,
}) => {
  await ingresar(page, 'jefe@cuadra.demo');
  const { boton, campo, opciones, caja } = barra(page);
  const { promise: soltar, resolve: dejarPasar } = Promise.withResolvers<void>();
  let falla = false;
  await page.route('**/api/common/search', async (ruta) => {
    if (falla) return ruta.fulfill({ status: 500, body: '' });
    if (ruta.request().postDataJSON().query === 'ini') await soltar;
    await ruta.continue().catch(() => undefined);
  });
  await boton.click();
  const vieja = page.waitForRequest('**/api/common/search');
  await campo.fill('ini');
  await vieja;
  await campo.fill('revision');
  await expect(opciones.first()).toHaveText(/Revision de Cajas/);
  dejarPasar();
  await campo.press('ArrowDown');
  await expect(opciones.first()).toHaveText(/Revision de Cajas/);
  await expect(caja.getByText('/welcome')).toBeHidden();

  vigilancia.admitirFallosDeRed();
  falla = true;
  await campo.fill('inicio');
  await expect(caja.getByText('La búsqueda falló.')).toBeVisible();
  falla = false;
  await caja.getByRole('button', { name: 'Reintentar' }).click();
  await expect(opciones.first()).toHaveText(/Inicio/);
});

test('la paleta de comandos hace y encuentra, según quién sea, y devuelve el teclado', async ({
  page,
  request,
}) => {
  const [auxiliar] = await nuevasPersonas(request, ['Wendy Paleta', 'auxiliar']);
  await ingresar(page, auxiliar.correo, CONTRASENA);
  const paleta = page.getByRole('dialog', { name: 'Paleta de comandos' });
  const campo = paleta.getByRole('combobox');
  const menu = page.getByRole('button', { name: 'Ocultar el menú' });
  await menu.focus();
  await page.keyboard.press('Control+k');
  await expect(campo).toBeFocused();
  await expect(paleta.getByRole('option', { name: 'Registrar partida' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Tab');
  await expect(campo, 'el foco no sale de la paleta').toBeFocused();
  await page.keyboard.press('Escape');
  await expect(paleta).toBeHidden();
  await expect(menu).toBeFocused();

  await page.keyboard.press('Control+k');
  await campo.fill('banco');
  await expect(paleta.getByRole('group', { name: 'Cuentas', exact: true })).toBeVisible();
  await campo.fill('registrar');
  // The page is still on its way when the palette opens over it.
  const enCamino = Promise.withResolvers<void>();
  await page.route('**/api/contabilidad/**', async (ruta) => {
    await enCamino.promise;
    await ruta.continue();
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/contabilidad\/partidas$/);
  await page.keyboard.press('Control+k');
  await expect(campo).toBeFocused();
  enCamino.resolve();
  await expect(page.locator('[name="concepto"]')).toBeAttached();
  await page.unroute('**/api/contabilidad/**');
  await page.keyboard.type('oscuro');
  await expect(campo, 'la página que llega no se queda con el teclado').toHaveValue('oscuro');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.keyboard.press('Control+k');
  await expect(paleta.getByRole('option', { name: 'Usar el esquema oscuro' })).toBeHidden();
  await campo.fill('ajustes');
  await page.keyboard.press('Enter');
  const ajustes = page.getByRole('dialog', { name: 'Ajustes' });
  await expect(ajustes).toBeVisible();
  // Nothing opens over what asks for an answer.
  await page.keyboard.press('Control+k');
  await expect(paleta).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(ajustes).toBeHidden();

  await page.keyboard.press('Control+k');
  await campo.fill('ingles');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
  // The keyboard went back to the field it came from, where a question mark is only that.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const ayuda = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(ayuda.getByText('Open the command palette')).toBeVisible();
  await escaparDe(ayuda);
  await expect(ayuda).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill('sign out');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-out$/);
});

test('la paleta no ofrece lo que la persona no puede, y el menú de usuario la lleva a lo suyo', async ({
  page,
  request,
}) => {
  const [cajero] = await nuevasPersonas(request, ['Zoila Estado', 'cajero']);
  await ingresar(page, cajero.correo, CONTRASENA);
  const paleta = page.getByRole('dialog', { name: 'Paleta de comandos' });
  const usuario = page.getByRole('button', { name: /^Menú de usuario/ });
  await expect(usuario).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(paleta.getByRole('option', { name: 'Abrir los ajustes' })).toBeVisible();
  await expect(paleta.getByRole('option', { name: 'Registrar partida' })).toBeHidden();
  await escaparDe(paleta);

  await usuario.click();
  await expect(page.getByText('Sesión iniciada como')).toBeVisible();
  await page.getByRole('menuitem', { name: 'Estado' }).click();
  await page.getByRole('menuitemradio', { name: 'Ocupado' }).click();
  await expect(usuario).toHaveAccessibleName('Menú de usuario (Ocupado)');
  await usuario.click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await expect(page).toHaveURL(/\/perfil$/);
  await usuario.click();
  await page.getByRole('menuitem', { name: 'Ajustes' }).click();
  await escaparDe(page.getByRole('dialog', { name: 'Ajustes' }));
  // The status is of the session: signing in again begins online.
  await ingresarDeNuevo();
  await expect(usuario).toHaveAccessibleName('Menú de usuario (En línea)');

  async function ingresarDeNuevo() {
    await usuario.click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/sign-out$/);
    await ingresar(page, cajero.correo, CONTRASENA);
  }
});
