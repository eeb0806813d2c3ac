// The reaction game, with the keyboard and with a finger. Its seconds are skipped, not waited for.
import type { Page } from '@playwright/test';
import { darSesion } from './paginas/acceso.ts';
import { expect, test } from './prueba.ts';

const tablero = (page: Page) => page.getByRole('region', { name: 'Tablero' });
const mitad = (page: Page, nombre: string) =>
  tablero(page).getByRole('button', { name: new RegExp(`^${nombre}`) });

async function contar(page: Page): Promise<void> {
  for (const faltan of ['3', '2', '1']) {
    await expect(tablero(page).getByRole('timer')).toHaveText(faltan);
    await page.clock.fastForward(1000);
  }
}

async function letraDe(page: Page, nombre: string): Promise<string> {
  const nombreCompleto = await tablero(page)
    .getByRole('button', { name: new RegExp(`^${nombre}: letra [A-Z]$`) })
    .getAttribute('aria-label');
  return nombreCompleto?.at(-1) ?? '';
}

async function gana(page: Page, nombre: string): Promise<void> {
  await contar(page);
  await page.keyboard.press((await letraDe(page, nombre)).toLowerCase());
  await expect(page.getByText(`¿El punto es de ${nombre}?`)).toBeVisible();
}

test('con el teclado: nombres, cuenta, ronda, negar, confirmar, fin y reinicio', async ({ page }) => {
  await darSesion(page, 'auxiliar@cuadra.demo');
  await page.clock.install();
  await page.goto('/game');
  await expect(page.getByLabel('Jugador 1')).toBeFocused();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Beto');
  await page.keyboard.press('Enter');

  await expect(mitad(page, 'Ana')).toBeDisabled();
  await contar(page);
  const [deAna, deBeto] = [await letraDe(page, 'Ana'), await letraDe(page, 'Beto')];
  expect(deAna).not.toBe(deBeto);
  const ajena = [...'ABC'].find((letra) => letra !== deAna && letra !== deBeto) ?? '';
  await page.keyboard.press(ajena);
  await expect(page.getByText('Ronda 1 de 5')).toBeVisible();
  await expect(page.getByText('¡Ya!')).toBeVisible();
  await page.keyboard.press(deBeto);
  await expect(page.getByText('¿El punto es de Beto?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirmar' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Negar' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByText('Ronda 1 de 5')).toBeVisible();
  const ganadores = ['Ana', 'Beto', 'Beto', 'Ana', 'Ana'];
  for (const [indice, ganador] of ganadores.entries()) {
    await expect(page.getByText(`Ronda ${indice + 1} de 5`)).toBeVisible();
    await gana(page, ganador);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Ganó Ana, 3 a 2')).toBeVisible();
  const filas = page.getByRole('table', { name: 'Rondas' }).getByRole('row');
  await expect(filas).toHaveText([/^Ronda/, /^1Ana/, /^2Beto/, /^3Beto/, /^4Ana/, /^5Ana/]);

  await expect(page.getByRole('button', { name: 'Jugar otra vez' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Jugador 1')).toHaveValue('');

  // Names are not asked to be anything; three points end it before the fifth round.
  await page.getByRole('button', { name: 'Empezar' }).click();
  for (let ronda = 1; ronda <= 3; ronda++) {
    await gana(page, 'Jugador 2');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByText('Ganó Jugador 2, 3 a 0')).toBeVisible();
});

test.describe('en un teléfono', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('cada quien toca su mitad; reiniciar vuelve a los nombres', async ({ page }) => {
    await darSesion(page, 'jefe@cuadra.demo');
    await page.clock.install();
    await page.goto('/game');
    await page.getByRole('button', { name: 'Empezar' }).tap();
    await contar(page);
    await mitad(page, 'Jugador 1').tap();
    await expect(page.getByText('¿El punto es de Jugador 1?')).toBeVisible();
    await page.getByRole('button', { name: 'Confirmar' }).tap();
    await expect(page.getByText('Ronda 2 de 5')).toBeVisible();
    await page.getByRole('button', { name: 'Reiniciar' }).tap();
    await expect(page.getByLabel('Jugador 1')).toBeVisible();
  });
});
