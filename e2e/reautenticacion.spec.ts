// What asks again for the password: over what is on screen, without losing it. The server's clock is everybody's here, so
// the refusal of an old proof is given by the test; the proof itself is the server's.
import type { Page } from '@playwright/test';
import { CONTRASENA_DEMO, darSesion } from './paginas/acceso.ts';
import { expect, test } from './prueba.ts';

const POLITICA = '**/api/control/politica';

/** The first order finds the proof too old; the following one is taken, and goes no further. */
async function conPruebaVieja(page: Page): Promise<string[]> {
  const ordenes: string[] = [];
  await page.route(POLITICA, async (route) => {
    const cuerpo = route.request().postData();
    if (route.request().method() !== 'PUT' || cuerpo === null) return route.fallback();
    ordenes.push(cuerpo);
    if (ordenes.length > 1) return route.fulfill({ json: JSON.parse(cuerpo).politica });
    const codigo = 'REAUTENTICACION_REQUERIDA';
    const detail = 'Esta acción pide confirmar que es usted.';
    const problema = { type: 'about:blank', title: codigo, status: 403, detail, codigo };
    await route.fulfill({ status: 403, contentType: 'application/problem+json', json: problema });
  });
  return ordenes;
}

for (const [ancho, alto] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`a ${ancho} de ancho, la contraseña se pide encima, y lo ordenado sigue solo con lo escrito`, async ({
    page,
    vigilancia,
  }) => {
    vigilancia.admitirFallosDeRed();
    await page.setViewportSize({ width: ancho, height: alto });
    await darSesion(page, 'admin@cuadra.demo');
    const ordenes = await conPruebaVieja(page);
    await page.goto('/administracion/operaciones?rol=auxiliar');
    await page.getByLabel('Cheque caduco, saca dinero: cada vez, en quetzales').fill('1,234.00');
    await page.getByRole('button', { name: 'Pedir el cambio (1)' }).click();
    const pedido = page.getByRole('dialog', { name: 'Pedir el cambio de operaciones y límites' });
    await pedido.getByLabel('Motivo').fill('Se decidió en consejo');
    await pedido.getByRole('button', { name: 'Pedir el cambio' }).click();

    const dialogo = page.getByRole('dialog', { name: 'Confirme que es usted' });
    const contrasena = dialogo.getByLabel('Contraseña', { exact: true });
    await expect(contrasena).toBeFocused();
    await contrasena.fill('no es esta');
    await page.keyboard.press('Enter');
    await expect(dialogo.getByText('La contraseña actual no es correcta.')).toBeVisible();
    expect(ordenes).toHaveLength(1);
    await contrasena.fill(CONTRASENA_DEMO);
    await page.keyboard.press('Enter');
    await expect(dialogo).toBeHidden();
    await expect.poll(() => ordenes.length).toBe(2);
    expect(ordenes[1]).toBe(ordenes[0]);
    expect(ordenes[1]).toContain('123400');
  });
}

test('al salir, lo guardado de los libros se va del navegador y el gusto de la persona queda', async ({
  page,
}) => {
  await darSesion(page, 'auditor@cuadra.demo');
  await page.goto('/welcome');
  await page.evaluate(() => {
    localStorage.setItem('preferencias', JSON.stringify({ scheme: 'dark' }));
    localStorage.setItem('sin-guardar:otra:catalogo', JSON.stringify({ en: Date.now(), valores: {} }));
  });
  const salida = page.waitForResponse('**/api/auth/sign-out');
  await page.goto('/sign-out');
  expect(await (await salida).headerValue('clear-site-data')).toBe('"cache"');
  const guardado = await page.evaluate(() => Object.keys(localStorage));
  expect(guardado).toContain('preferencias');
  expect(guardado).toContain('sin-guardar:otra:catalogo');
  for (const clave of ['accessToken', 'loggedUser', 'logged-user', 'catalogo', 'agencias'])
    expect(guardado).not.toContain(clave);
});
