// The six themes in both schemes, on the real page: every text that is drawn reaches WCAG AA, with the settings closed
// and open.
import AxeBuilder from '@axe-core/playwright';
import { editarPreferencias, temas } from '@cuadra/contract/escritorio/preferencias';
import type { Page } from '@playwright/test';
import { ingresar } from './paginas/acceso.ts';
import { abrirAjustes } from './paginas/marco.ts';
import { CONTRASENA, como, nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

const TEXTOS_MIN = 20;

for (const esquema of ['light', 'dark'] as const) {
  test(`con cada tema, en el esquema ${esquema}, todo se lee`, async ({ page, request }) => {
    // A dozen looks at a whole page.
    test.slow();
    const [persona] = await nuevasPersonas(request, ['Telma Bol', 'contador']);
    const elegir = await como(request, persona.correo);
    await elegir(editarPreferencias, { body: { scheme: esquema } });
    // Colours are judged where they arrive, not on their way.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await ingresar(page, persona.correo, CONTRASENA);
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

async function ilegibles(page: Page, donde = 'body'): Promise<string[]> {
  // The rows of a table are alike: the first ones tell of all.
  const revisor = new AxeBuilder({ page })
    .setLegacyMode()
    .include(donde)
    .exclude('tbody tr:nth-child(n + 6)')
    .withRules(['color-contrast']);
  const { passes, violations } = await revisor.analyze();
  const leidos = passes.flatMap(({ nodes }) => nodes).length;
  expect(leidos, 'se miró una página con textos').toBeGreaterThan(TEXTOS_MIN);
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any.map(({ message }) => message).join('; ')}`),
  );
}
