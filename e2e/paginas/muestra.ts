// The sample applications as a person uses them: with a session, at the two widths, in both schemes.
import { expect, type Page } from '@playwright/test';
import { darSesion } from './acceso.ts';
import { mirar } from './axe.ts';
import { sinDesborde } from './marco.ts';

const ANCHA = { width: 1440, height: 900 } as const;
export const TELEFONO = { width: 390, height: 844 } as const;

/** Opens a page of the samples, whose data comes with it. */
export async function abrirMuestra(page: Page, ruta: string): Promise<void> {
  await darSesion(page, 'auditor@cuadra.demo');
  await page.goto(ruta);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Nothing that axe finds, and nothing that scrolls sideways, in the four views. It leaves the page wide and light. */
export async function impecableEnLasCuatroVistas(page: Page, cual: string, en = 'main'): Promise<void> {
  const hallazgos: string[] = [];
  for (const tamano of [TELEFONO, ANCHA]) {
    await page.setViewportSize(tamano);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await sinDesborde(page);
    for (const esquema of ['dark', 'light'] as const) {
      await usarEsquema(page, esquema);
      // The line of what is under way lies on top of the page, in none of its parts.
      await expect(page.getByRole('progressbar', { name: 'Cargando', exact: true })).toBeHidden();
      const vistos = await mirar(page, { en });
      hallazgos.push(
        ...vistos.map(
          ({ regla, donde, porque }) => `${cual} ${tamano.width} ${esquema}: ${regla} ${donde} ${porque}`,
        ),
      );
    }
  }
  expect(hallazgos).toEqual([]);
}

const usarEsquema = (page: Page, esquema: 'light' | 'dark') =>
  page.evaluate(
    (elegido) => document.documentElement.setAttribute('data-mantine-color-scheme', elegido),
    esquema,
  );
