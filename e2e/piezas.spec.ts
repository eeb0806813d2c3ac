// The pieces that every screen is made of, on their own page, in every state: photographed in both widths, schemes and densities
// (the pictures go with the results of the tests), read by axe, and used with the keyboard alone.
import type { Page } from '@playwright/test';
import { darSesion } from './paginas/acceso.ts';
import { gravesEnAmbosEsquemas } from './paginas/axe.ts';
import { sinDesborde } from './paginas/marco.ts';
import { CONTRASENA, nuevasPersonas } from './paginas/personas.ts';
import { expect, test } from './prueba.ts';

const ANCHOS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** A person of their own: density and scheme are remembered. */
async function conPiezas(page: Page, request: Parameters<typeof nuevasPersonas>[0]): Promise<void> {
  const [persona] = await nuevasPersonas(request, ['Piedad Tox', 'contador']);
  await darSesion(page, persona.correo, CONTRASENA);
  await page.goto('/ui/kit');
  await expect(page.getByRole('heading', { name: 'Piezas', level: 1 })).toBeVisible();
}

test('cada pieza se retrata en claro y en oscuro, cómoda y compacta, ancha y estrecha', async ({
  page,
  request,
}) => {
  await conPiezas(page, request);
  for (const densidad of ['cómoda', 'compacta']) {
    for (const tamano of ANCHOS) {
      await page.setViewportSize(tamano);
      await sinDesborde(page);
      for (const esquema of ['light', 'dark']) {
        await page.evaluate(
          (elegido) => document.documentElement.setAttribute('data-mantine-color-scheme', elegido),
          esquema,
        );
        const retrato = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
        expect(retrato.length, 'no es una página en blanco').toBeGreaterThan(50_000);
        await test.info().attach(`piezas-${densidad}-${tamano.width}-${esquema}.png`, {
          body: retrato,
          contentType: 'image/png',
        });
      }
    }
    await page.setViewportSize(ANCHOS[0]);
    await page.keyboard.press('Shift+D');
  }
  expect(await gravesEnAmbosEsquemas(page, 'piezas', 'main')).toEqual([]);
});

test('una orden negada lo dice en su campo o arriba, con advertencias pide el motivo, y nada se pierde', async ({
  page,
  request,
}) => {
  await conPiezas(page, request);
  await page.getByRole('button', { name: 'Una orden', exact: true }).press('Enter');
  const dialogo = page.getByRole('dialog', { name: 'Emitir un cheque' });
  const responde = dialogo.getByRole('combobox', { name: 'Qué responde el servidor' });
  await expect(responde).toBeFocused();

  await responde.selectOption('Se niega en un campo');
  await page.keyboard.press('Tab');
  const beneficiario = dialogo.getByRole('textbox', { name: 'Beneficiario' });
  await expect(beneficiario).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Panadería San Martín');
  await page.keyboard.press('Enter');
  await expect(beneficiario).toHaveAttribute('aria-invalid', 'true');
  await expect(dialogo.getByText('No hay quien se llame así.')).toBeVisible();
  await expect(beneficiario).toHaveValue('Panadería San Martín');

  await responde.selectOption('Tiene advertencias');
  await beneficiario.press('Enter');
  const motivo = dialogo.getByRole('textbox', { name: 'Por qué se sigue adelante' });
  await expect(motivo).toBeVisible();
  await motivo.fill('Son dos pagos distintos.');
  await dialogo.getByRole('button', { name: 'Emitir' }).press('Enter');
  await expect(dialogo).toBeHidden();
  await expect(page.getByText('Se hizo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Una orden', exact: true })).toBeFocused();
});

test('en un diálogo, Escape cierra el calendario y no el diálogo', async ({ page, request }) => {
  await conPiezas(page, request);
  await page.getByRole('button', { name: 'Una orden', exact: true }).click();
  const dialogo = page.getByRole('dialog', { name: 'Emitir un cheque' });
  const fecha = dialogo.getByRole('textbox', { name: 'Fecha' });
  const antes = await fecha.inputValue();
  await fecha.press('Alt+ArrowDown');
  const dias = page.getByRole('group', { name: 'Calendario: Fecha' });
  await expect(dias).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dias).toBeHidden();
  await expect(fecha).toBeFocused();
  await expect(fecha).toHaveValue(antes);
  await fecha.press('Alt+ArrowDown');
  await expect(dias).toBeVisible();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(fecha).toBeFocused();
  await expect(fecha).not.toHaveValue(antes);
  await expect(dialogo).toBeVisible();
});
