// The static demo as a person opens it: the files of `npm run demo` and nothing behind them.
import type { Page } from '@playwright/test';
import { llenarIngreso } from './paginas/acceso.ts';
import { type DemoEstatica, iniciarDemoEstatica } from './paginas/demo-estatica.ts';
import { impecableEnLasCuatroVistas } from './paginas/muestra.ts';
import { direccionDelPdf } from './paginas/pdf.ts';
import { expect, test } from './prueba.ts';

// One after another: they share the program that serves them.
test.describe.configure({ mode: 'default' });

let demo: DemoEstatica | undefined;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  demo = await iniciarDemoEstatica();
});
test.afterAll(() => demo?.terminar());

const abrir = (page: Page, ruta: string) => page.goto(`${demo?.url}${ruta}`);

const abrirPanel = async (page: Page, nombre: RegExp) => {
  await page.getByRole('button', { name: nombre }).click();
  return page.getByRole('dialog');
};

async function entrar(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Demostración/ }).click();
  await page.getByRole('button', { name: 'Ingresar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le damos la bienvenida, Lucía Morales');
}

/** Only the sample's conversations can be muted, emptied and deleted. */
async function usarElChat(page: Page): Promise<void> {
  const filas = page.getByRole('main').getByRole('list', { name: 'Conversaciones' }).getByRole('link');
  const opcion = async (nombre: string) => {
    await page.getByRole('button', { name: 'Opciones de la conversación' }).click();
    await page.getByRole('menuitem', { name: nombre }).click();
  };
  await expect(filas).toHaveCount(15);
  await filas.first().click();
  const mensajes = page.getByRole('main').getByRole('log');
  await expect(mensajes).toContainText('Así las leen con tiempo.');
  await opcion('Información del contacto');
  await expect(page.getByRole('dialog')).toContainText('Cumpleaños');
  await page.keyboard.press('Escape');
  await opcion('Silenciar');
  await expect(filas.first()).toContainText('Silenciada');
  await opcion('Vaciar la conversación');
  await page.getByRole('dialog').getByRole('button', { name: 'Vaciar la conversación' }).click();
  await expect(mensajes).toContainText('Aún no hay mensajes.');
  await opcion('Eliminar la conversación');
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar la conversación' }).click();
  await expect(page).toHaveURL(/\/apps\/chat$/);
  await expect(filas).toHaveCount(14);

  // With somebody new it begins when something is said.
  await page.getByRole('button', { name: 'Nueva conversación' }).click();
  const cajon = page.getByRole('dialog', { name: 'Nueva conversación' });
  await cajon.getByRole('searchbox').fill('nidia');
  // What is typed is heard after a pause: before it, the list is about to move under the pointer.
  await expect(cajon.getByRole('listitem')).toHaveCount(2);
  await cajon
    .getByRole('button', { name: /^Nidia/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /^Nidia/ })).toBeVisible();
  await page.getByRole('main').getByRole('textbox', { name: 'Escriba un mensaje' }).fill('Mucho gusto');
  await page.keyboard.press('Enter');
  await expect(filas.first()).toContainText('Mucho gusto');
}

test('se entra con lo que la página ofrece, el inicio trae su catálogo y los libros dicen que no hay permiso', async ({
  page,
  vigilancia,
}) => {
  await abrir(page, '/');
  await expect(page).toHaveURL(/\/sign-in/);
  // The refusal is a 404, which the browser tells of.
  vigilancia.admitirFallosDeRed();
  await llenarIngreso(page, 'muestra@cuadra.demo', 'otra');
  await expect(page.getByText('El correo o la contraseña no son correctos.')).toBeVisible();
  await entrar(page);
  await expect(page.getByText('Catálogo y agencias listos para trabajar.')).toBeVisible();
  await expect(page.getByText('No hay nada pendiente por ahora.')).toBeVisible();
  const pdf = direccionDelPdf(page);
  await page.getByRole('button', { name: 'Descargar Catálogo Contable' }).click();
  expect(await pdf).toMatch(/^blob:/);
  await impecableEnLasCuatroVistas(page, 'inicio de la demostración', 'body');
  await abrir(page, '/contabilidad/ver-partidas');
  await expect(page.getByText('Sin permiso')).toBeVisible();
});

test('paneles, búsqueda, chat y dos aplicaciones; al volver a cargar, los datos empiezan de nuevo y la sesión sigue', async ({
  page,
}) => {
  await abrir(page, '/sign-in');
  await entrar(page);

  // Messages, notifications, shortcuts.
  const mensajes = page.getByRole('button', { name: /^Mensajes/ });
  await expect(mensajes).toHaveAccessibleName('Mensajes (2 sin leer)');
  const panel = await abrirPanel(page, /^Mensajes/);
  await panel.getByRole('button', { name: 'Marcar todo como leído' }).click();
  await page.keyboard.press('Escape');
  await expect(mensajes).toHaveAccessibleName('Mensajes');
  await abrirPanel(page, /^Notificaciones/);
  const bienvenida = panel.getByRole('listitem').filter({ hasText: 'Bienvenida a la demostración' });
  await bienvenida.getByRole('button', { name: 'Quitar' }).click();
  await expect(bienvenida).toHaveCount(0);
  await page.keyboard.press('Escape');
  await abrirPanel(page, /^Atajos/);
  await panel.getByRole('button', { name: 'Agregar atajo' }).click();
  await panel.getByLabel(/^Etiqueta/).fill('Jugar');
  await panel.getByRole('radio', { name: 'Estrella' }).check({ force: true });
  await panel.getByRole('textbox', { name: 'Enlace' }).fill('/game');
  await panel.getByRole('button', { name: 'Agregar', exact: true }).click();
  await panel.getByRole('button', { name: 'Salir del modo de edición' }).click();
  await panel.getByRole('link', { name: 'Jugar' }).click();
  await expect(page).toHaveURL(/\/game$/);
  // The page that arrives takes the keyboard: not while somebody is searching.
  await expect(page.getByRole('heading', { level: 1, name: 'Juego de reflejos' })).toBeVisible();

  // Two applications: one by the search, the other by its address.
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('combobox', { name: 'Buscar en Cuadra' }).fill('example');
  await page.getByRole('option', { name: /Example/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Example' })).toBeVisible();
  await abrir(page, '/apps/chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Chat' })).toBeVisible();
  await impecableEnLasCuatroVistas(page, 'chat de la demostración', 'body');
  await usarElChat(page);

  // What is written in the quick chat is there as long as the page; the session, longer.
  await page.getByRole('button', { name: /^Chat del equipo/ }).click();
  const chat = page.getByRole('dialog', { name: 'Chat del equipo' });
  await chat.getByRole('list', { name: 'Conversaciones' }).getByRole('button').first().click();
  await chat.getByRole('textbox', { name: 'Escriba un mensaje' }).fill('Hasta la próxima carga');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log').getByText('Hasta la próxima carga')).toBeVisible();
  await page.reload();
  await expect(mensajes).toHaveAccessibleName('Mensajes (2 sin leer)');
  await expect(page.getByText('Hasta la próxima carga')).toHaveCount(0);

  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/sign-out/);
  await abrir(page, '/welcome');
  await expect(page).toHaveURL(/\/sign-in\?redirectURL=%2Fwelcome/);
});
