// What axe sees on a page. Its program is sent once per document: sending it takes longer than a look.
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { esperarQuieta } from './quieta.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

interface Mirada {
  /** The part that is looked at; without it, all of it. */
  readonly en?: string;
  /** These rules only. */
  readonly reglas?: string[];
}

interface Hallazgo {
  readonly regla: string;
  readonly grave: boolean;
  readonly donde: string;
  readonly porque: string;
}

/** The rows of a table are alike: the first ones tell of all. */
const DEMAS_FILAS = 'tbody tr:nth-child(n + 6)';
/** The line of what is under way lies on top of the page, in none of its parts, and comes and goes as it likes. */
const LO_QUE_CARGA = '[role=progressbar][data-no-imprimir]';

export async function mirar(page: Page, { en = 'body', reglas }: Mirada = {}): Promise<Hallazgo[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // A colour on its way from one to another is neither.
  await esperarQuieta(page);
  const opciones: RunOptions = {
    // It needs no list of what is right, which takes as long as the look itself.
    resultTypes: ['violations'],
    ...(reglas === undefined ? {} : { runOnly: reglas }),
  };
  return page.evaluate(
    async ({ include, exclude, opciones }) => {
      const { violations } = await window.axe.run({ include, exclude }, opciones);
      return violations.flatMap(({ id, impact, nodes }) =>
        nodes.map(({ target, any }) => ({
          regla: id,
          grave: impact === 'serious' || impact === 'critical',
          donde: target.join(' '),
          porque: any.map(({ message }) => message).join('; '),
        })),
      );
    },
    { include: [[en]], exclude: [[DEMAS_FILAS], [LO_QUE_CARGA]], opciones },
  );
}

/** What is serious or worse, in the light scheme and in the dark one. */
export async function gravesEnAmbosEsquemas(page: Page, cual: string, en: string): Promise<string[]> {
  const claro = await graves(page, `${cual} (claro)`, { en });
  await usarEsquema(page, 'dark');
  // Only the colours change with the scheme.
  const oscuro = await graves(page, `${cual} (oscuro)`, { en, reglas: ['color-contrast'] });
  await usarEsquema(page, 'light');
  return [...claro, ...oscuro];
}

const usarEsquema = (page: Page, esquema: 'light' | 'dark') =>
  page.evaluate(
    (elegido) => document.documentElement.setAttribute('data-mantine-color-scheme', elegido),
    esquema,
  );

async function graves(page: Page, cual: string, mirada: Mirada): Promise<string[]> {
  const hallazgos = await mirar(page, mirada);
  return hallazgos.filter(({ grave }) => grave).map(({ regla, donde }) => `${cual} ${regla}: ${donde}`);
}
