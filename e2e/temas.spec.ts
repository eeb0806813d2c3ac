// The six themes in both schemes, on the real page: every text that is drawn reaches WCAG AA, with the settings closed
// and open.
import { editarPreferencias, temas } from '@cuadra/contract/escritorio/preferencias';
import type { Page } from '@playwright/test';
import { darSesion } from './paginas/acceso.ts';
import { mirar } from './paginas/axe.ts';
import { abrirAjustes } from './paginas/marco.ts';
import { CONTRASENA, como, nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

const LETRAS_MIN = 100;

for (const esquema of ['light', 'dark'] as const) {
  test(`con cada tema, en el esquema ${esquema}, todo se lee`, async ({ page, request }) => {
    // A dozen looks at a whole page.
    test.slow();
    const [persona] = await nuevasPersonas(request, ['Telma Bol', 'contador']);
    const elegir = await como(request, persona.correo);
    await elegir(editarPreferencias, { body: { scheme: esquema } });
    // Colours are judged where they arrive, not on their way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await darSesion(page, persona.correo, CONTRASENA);
    await page.goto('/contabilidad/catalogo');
    await expect(page.getByText('ACTIVO', { exact: true })).toBeVisible();
    for (const tema of temas) {
      await elegir(editarPreferencias, { body: { theme: tema } });
      await expect(page.locator('body')).toHaveClass(new RegExp(`${tema}$`));
      expect(await ilegibles(page), tema).toEqual([]);
      await abrirAjustes(page);
      // Under them the page is the same as before.
      expect(await ilegibles(page, '[role=dialog]'), `${tema}, ajustes`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Ajustes' })).toBeHidden();
    }
  });
}

test('antes de que llegue el programa, la página ya tiene el esquema recordado', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('preferencias', JSON.stringify({ scheme: 'dark' })));
  // The program never arrives: what is seen is the first paint.
  await page.route('**/assets/*.js', () => new Promise(() => {}));
  await page.goto('/sign-in', { waitUntil: 'commit' });
  await expect(page.getByRole('status', { name: 'Cargando Cuadra' })).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 23, 42)');
});

async function ilegibles(page: Page, en = 'body'): Promise<string[]> {
  const texto = (await page.locator(en).textContent()) ?? '';
  expect(texto.length, 'se mira una página con textos').toBeGreaterThan(LETRAS_MIN);
  const hallazgos = await mirar(page, { en, reglas: ['color-contrast'] });
  return hallazgos.map(({ donde, porque }) => `${donde}: ${porque}`);
}
