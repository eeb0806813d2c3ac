// What a signed-in person waits for: the bytes of a first visit with an empty cache, and the change from one screen to
// another with its data at hand. A real Chromium on the built application, on this machine: no network in between.
import { availableParallelism, loadavg } from 'node:os';
import type { Locator, Page } from '@playwright/test';
import { enUnBanco } from './banco.ts';
import { detallar, informar, percentil } from './informe.ts';
import { type Clase, type Descarga, enUnNavegador, medirCambio, pesar } from './pantallas-navegador.ts';

const KB_META = 350;
const CAMBIO_META_MS = 100;
const VUELTAS = 12;
const MAS_PESADAS = 10;

interface Pantalla {
  readonly titulo: string;
  /** The link to click, opening beforehand the menu it is in. */
  readonly enlace: (page: Page) => Locator | Promise<Locator>;
}

const delMenu = (nombre: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: nombre, exact: true });

const RECORRIDO: readonly Pantalla[] = [
  { titulo: 'Catálogo contable', enlace: delMenu('Catálogo contable') },
  { titulo: 'Libro Mayor', enlace: delMenu('Libro Mayor') },
  {
    titulo: 'Mi perfil',
    enlace: async (page) => {
      await page.getByRole('button', { name: /^Menú de usuario/ }).click();
      return page.getByRole('menuitem', { name: 'Perfil', exact: true });
    },
  },
  { titulo: 'Ver partidas', enlace: delMenu('Ver partidas') },
  { titulo: 'Le damos la bienvenida', enlace: delMenu('Inicio') },
];

await enUnBanco(
  async ({ cuadra, token }) => {
    await enUnNavegador({ url: cuadra.url, token }, async (page) => {
      informarPeso(await pesar(page, () => abrirInicio(page)));
      informarCambios(await recorrer(page));
    });
  },
  { CUADRA_DEMO_HISTORIA: 'true' },
);

async function abrirInicio(page: Page): Promise<void> {
  await page.goto('/welcome');
  await page.getByRole('heading', { level: 1, name: /^Le damos la bienvenida/ }).waitFor();
  await page.getByText('Catálogo y agencias listos para trabajar.').waitFor();
}

/** The first round visits each screen for the first time, and is not counted. */
async function recorrer(page: Page): Promise<Map<string, number[]>> {
  const tiempos = new Map<string, number[]>(RECORRIDO.map(({ titulo }) => [titulo, []]));
  for (let vuelta = 0; vuelta <= VUELTAS; vuelta++) {
    for (const { titulo, enlace } of RECORRIDO) {
      const ms = await medirCambio(page, await enlace(page), titulo);
      if (vuelta > 0) tiempos.get(titulo)?.push(ms);
    }
  }
  return tiempos;
}

function informarPeso(descargas: readonly Descarga[]): void {
  const kbDe = (clases: readonly Clase[]) =>
    enKb(descargas.filter(({ clase }) => clases.includes(clase)).map(({ bytes }) => bytes));
  const aplicacion = ['código', 'estilos', 'lo demás'] as const;
  const partes = [...aplicacion, 'fuentes', 'datos'] as const;
  for (const [nombre, clases] of [
    ['todo', partes],
    ['sin los datos', [...aplicacion, 'fuentes']],
    ['sin datos ni fuente', aplicacion],
  ] as const) {
    const kb = kbDe(clases);
    informar({
      nombre: `carga inicial, ${nombre}`,
      propio: `${kb.toFixed(1)} KB`,
      referencia: `límite ${KB_META} KB`,
      razon: kb / KB_META,
      meta: { max: 1 },
    });
  }
  const cabeceras = enKb(descargas.map((descarga) => descarga.cabeceras));
  detallar(partes.map((clase) => `${clase} ${kbDe([clase]).toFixed(1)} KB`).join(', '));
  detallar(`además, cabeceras HTTP/1.1 de ${descargas.length} respuestas: ${cabeceras.toFixed(1)} KB`);
  for (const { ruta, bytes, codificacion } of descargas
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, MAS_PESADAS))
    detallar(
      `${enKb([bytes]).toFixed(1).padStart(6)} KB  ${(codificacion ?? 'tal cual').padEnd(8)}  ${ruta}`,
    );
}

function enKb(bytes: readonly number[]): number {
  return bytes.reduce((suma, cuantos) => suma + cuantos, 0) / 1024;
}

function informarCambios(tiempos: ReadonlyMap<string, readonly number[]>): void {
  const todos = [...tiempos.values()].flat();
  for (const [nombre, p] of [
    ['mediana', 0.5],
    ['p95', 0.95],
  ] as const) {
    const ms = percentil(todos, p);
    informar({
      nombre: `cambiar de pantalla (${nombre})`,
      propio: `${ms.toFixed(1)} ms`,
      referencia: `límite ${CAMBIO_META_MS} ms`,
      razon: ms / CAMBIO_META_MS,
      meta: { max: 1 },
    });
  }
  const [carga = 0] = loadavg();
  detallar(
    `del clic al cuadro pintado, con datos a mano; ${todos.length} cambios; carga de la máquina ${carga.toFixed(1)} en ${availableParallelism()} núcleos`,
  );
  for (const [titulo, ms] of tiempos)
    detallar(
      `${titulo}: mediana ${percentil(ms, 0.5).toFixed(1)} ms, p95 ${percentil(ms, 0.95).toFixed(1)} ms`,
    );
}
