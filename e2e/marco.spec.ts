// What stands around every page: it stays in reach while the page scrolls, it fits a phone, and nothing in it is cut.
import { editarPreferencias } from '@cuadra/contract/escritorio/preferencias';
import type { Locator } from '@playwright/test';
import { darSesion, ingresar } from './paginas/acceso.ts';
import { abrirAjustes, enHorizontal, menuPrincipal, sinDesborde } from './paginas/marco.ts';
import { CONTRASENA, nuevasPersonas } from './paginas/personas.ts';
import { respuestaDe } from './paginas/respuestas.ts';
import { escaparDe } from './paginas/teclado.ts';
import { expect, test } from './prueba.ts';

const TELEFONO = { width: 390, height: 844 };
const LARGA = '/contabilidad/catalogo';

test.describe('la barra de arriba', () => {
  for (const disposicion of ['classy', 'thin', ...enHorizontal] as const)
    test(`${disposicion}: se queda a la vista al bajar, con sus botones`, async ({ page }) => {
      await darSesion(page, 'contador@cuadra.demo');
      for (const medida of [{ width: 1440, height: 900 }, TELEFONO]) {
        await page.setViewportSize(medida);
        await page.goto(`${LARGA}?layout=${disposicion}`);
        await expect(page.getByRole('row').nth(3)).toBeVisible();
        await page.evaluate(() => window.scrollTo(0, 3000));
        await expect(page.getByRole('button', { name: 'Buscar', exact: true })).toBeInViewport();
        if (medida === TELEFONO) {
          await page.getByRole('button', { name: 'Mostrar el menú' }).click();
          await expect(menuPrincipal(page)).toBeVisible();
          await page.keyboard.press('Escape');
        } else {
          // What sticks inside of the page sticks under the bar, not behind it.
          const barra = await caja(page.getByRole('banner'));
          const titulos = await caja(page.getByRole('columnheader').first());
          expect(titulos.y).toBeGreaterThanOrEqual(barra.y + barra.height - 1);
        }
      }
    });
});

test('en el teléfono, con la disposición classy, la campana y la persona están en la barra', async ({
  page,
}) => {
  await page.setViewportSize(TELEFONO);
  await ingresar(page, 'contador@cuadra.demo');
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  await escaparDe(page.getByRole('dialog', { name: 'Notificaciones' }));
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeVisible();
  await page.keyboard.press('Escape');
  await sinDesborde(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await sinDesborde(page);
});

test('con el menú guardado, también en una pantalla ancha', async ({ page, request }) => {
  const [persona] = await nuevasPersonas(request, ['Elsa Coc', 'auxiliar']);
  await ingresar(page, persona.correo, CONTRASENA);
  const campana = page.getByRole('button', { name: /^Notificaciones/ });
  await expect(campana).toHaveCount(1);
  await page.getByRole('button', { name: 'Ocultar el menú' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Menú de usuario/ })).toBeVisible();
});

test('el submenú de la disposición compacta oscurece también la franja del chat', async ({
  page,
  request,
}) => {
  const [persona] = await nuevasPersonas(request, ['Lidia Cuc', 'auxiliar']);
  await ingresar(page, persona.correo, CONTRASENA);
  await page.getByRole('button', { name: /^Chat del equipo/ }).click();
  await escaparDe(page.getByRole('dialog', { name: 'Chat del equipo' }));
  await page.goto('/welcome?layout=compact');
  const franja = page.getByRole('complementary', { name: 'Chat del equipo' });
  const { x, y, width, height } = await caja(franja);
  const loQueSeToca = () =>
    page.evaluate(([a, b]) => document.elementFromPoint(a, b)?.getAttribute('aria-label'), [
      x + width / 2,
      y + height - 8,
    ] as const);
  const antes = await loQueSeToca();
  await menuPrincipal(page).getByRole('button', { name: 'Contabilidad' }).click();
  await expect(page.getByRole('navigation', { name: 'Contabilidad' })).toBeVisible();
  expect(antes).not.toBe('Cerrar el submenú');
  await expect.poll(loQueSeToca).toBe('Cerrar el submenú');
});

test('el pie dice entero el nombre de la institución', async ({ page }) => {
  await page.setViewportSize(TELEFONO);
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/welcome?layout=classic');
  const nombre = page.getByRole('contentinfo').locator('span').last();
  await expect(nombre).toHaveText(/Cooperativa/);
  expect(await cortado(nombre)).toBe(false);
});

test('siete atajos se ven sin desplazar, y los avisos dicen su monto entero', async ({ page, request }) => {
  const [persona] = await nuevasPersonas(request, ['Rita Pop', 'auxiliar']);
  await ingresar(page, persona.correo, CONTRASENA);
  const autorizacion = {
    authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}`,
  };
  for (let numero = 1; numero <= 7; numero++)
    await request.post('/api/common/shortcuts', {
      headers: autorizacion,
      data: {
        shortcut: {
          label: `Atajo ${numero}`,
          description: 'Una descripción que ocupa un renglón',
          icon: 'heroicons_outline:star',
          link: '/welcome',
          useRouter: true,
        },
      },
    });
  await request.post('/api/common/notifications', {
    headers: autorizacion,
    data: {
      notification: {
        title: 'Partida 1887/2026 rechazada por Carlos Enrique Tzoc Xoy',
        description:
          'Pago de la póliza de seguro de bienes inmuebles de la agencia central, correspondiente al segundo semestre del año, por un monto total de Q 1,234,567.89',
        icon: 'heroicons_outline:bell',
        link: '/welcome',
        useRouter: true,
      },
    },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Atajos' }).click();
  const atajos = page.getByRole('dialog', { name: 'Atajos' });
  await expect(atajos.getByRole('link', { name: /Atajo 1/ })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const aviso = page.getByRole('dialog', { name: 'Notificaciones' }).getByRole('link', { name: /1887/ });
  for (const texto of [/1887/, /1,234,567.89/]) expect(await cortado(aviso.getByText(texto))).toBe(false);
  // Opening it is reading it.
  await aviso.click();
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  const fila = page.getByRole('listitem').filter({ hasText: '1887' });
  await expect(fila.getByRole('button', { name: 'Marcar como no leído' })).toBeAttached();
});

test('el menú puede ir a la derecha, y así se queda', async ({ page, request }) => {
  const [persona] = await nuevasPersonas(request, ['Flor Sis', 'auxiliar']);
  await ingresar(page, persona.correo, CONTRASENA);
  const ajustes = await abrirAjustes(page);
  const guardada = respuestaDe(page, editarPreferencias);
  await ajustes.getByRole('radio', { name: 'Derecha' }).check();
  await page.keyboard.press('Escape');
  await guardada;
  for (const disposicion of ['classy', 'compact', 'dense']) {
    await page.goto(`/welcome?layout=${disposicion}`);
    const menu = await caja(menuPrincipal(page));
    expect(menu.x + menu.width).toBeGreaterThan(1270);
    await sinDesborde(page);
  }
  await page.goto('/welcome?layout=compact');
  await menuPrincipal(page).getByRole('button', { name: 'Contabilidad' }).click();
  await page
    .getByRole('navigation', { name: 'Contabilidad' })
    .getByRole('link', { name: 'Libro Mayor' })
    .click();
  await expect(page).toHaveURL(/libro-mayor/);
  await page.getByRole('button', { name: 'Ocultar el menú' }).click();
  await sinDesborde(page);
  await page.setViewportSize(TELEFONO);
  await page.getByRole('button', { name: 'Mostrar el menú' }).click();
  await expect.poll(async () => (await caja(menuPrincipal(page))).x).toBeGreaterThan(200);
});

test('el estado elegido dura lo que la pantalla: al recargar, en línea', async ({ page }) => {
  await ingresar(page, 'auditor@cuadra.demo');
  const persona = page.getByRole('button', { name: /^Menú de usuario/ });
  await persona.click();
  await page.getByRole('menuitem', { name: 'Estado' }).click();
  await page.getByRole('menuitemradio', { name: 'Ausente' }).click();
  await expect(persona).toHaveAccessibleName('Menú de usuario (Ausente)');
  await page.reload();
  await expect(persona).toHaveAccessibleName('Menú de usuario (En línea)');
});

test('la portada presenta lo que hay, y a quien ya entró le ofrece el inicio', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Ingresar' })).toBeVisible();
  for (const porHacer of [/caja/i, /ahorro/i, /bancos/i])
    await expect(page.getByText(porHacer)).toHaveCount(0);
  await darSesion(page, 'contador@cuadra.demo');
  await page.goto('/home');
  await page.getByRole('link', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL(/\/welcome$/);
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Ingresar' })).toHaveCount(0);
});

test('el juego se halla con la búsqueda y en el menú de la persona', async ({ page }) => {
  await ingresar(page, 'cajero@cuadra.demo');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByRole('combobox', { name: 'Buscar en Cuadra' }).fill('juego');
  await page.getByRole('option', { name: /Juego/ }).click();
  await expect(page).toHaveURL(/\/game$/);
  await expect(page.getByRole('combobox', { name: 'Buscar en Cuadra' })).toBeHidden();
  await page.goto('/welcome');
  await page.getByRole('button', { name: /^Menú de usuario/ }).click();
  await page.getByRole('menuitem', { name: 'Juego' }).click();
  await expect(page).toHaveURL(/\/game$/);
});

test('la marca sigue al tema', async ({ page, request }) => {
  const [persona] = await nuevasPersonas(request, ['Noemi Yat', 'auxiliar']);
  await ingresar(page, persona.correo, CONTRASENA);
  const marca = page.getByRole('link', { name: 'Cuadra, ir al inicio' }).locator('rect').first();
  const color = () => marca.evaluate((figura) => getComputedStyle(figura).fill);
  const deAntes = await color();
  const ajustes = await abrirAjustes(page);
  await ajustes.getByRole('radio', { name: 'Turquesa' }).check();
  await expect.poll(color).not.toBe(deAntes);
});

test('en inglés y en turco el menú de idiomas dice qué está en español y por qué', async ({
  page,
  request,
}) => {
  const [persona] = await nuevasPersonas(request, ['Irma Cuz', 'auxiliar']);
  await ingresar(page, persona.correo, CONTRASENA);
  await page.getByRole('button', { name: /^Idioma/ }).click();
  await page.getByRole('menuitemradio', { name: 'Inglés' }).click();
  await page.getByRole('button', { name: /^Language/ }).click();
  await expect(
    page.getByText("Accounting screens and documents are in Spanish, the books' language by law."),
  ).toBeVisible();
});

async function caja(lugar: Locator) {
  const medida = await lugar.boundingBox();
  if (medida === null) throw new Error('No está a la vista');
  return medida;
}

/** Whether part of its text is hidden. */
const cortado = (lugar: Locator) =>
  lugar.evaluate(
    (elemento) =>
      elemento.scrollWidth > elemento.clientWidth + 1 || elemento.scrollHeight > elemento.clientHeight + 1,
  );
