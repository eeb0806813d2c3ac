// The long lists on screen, 100,000 rows and more of each: how many frames a second they keep while they are scrolled
// through, how much work a frame is, and whether the browser's memory stays as it was.
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import { enUnBanco } from './banco.ts';
import { llenarDiario } from './diario-largo.ts';
import { detallar, informar, percentil } from './informe.ts';
import { enUnNavegador } from './pantallas-navegador.ts';

/** Each is a row of Movimiento por Cuenta; of the diario, with what opens and closes a partida of four, a row and a half. */
const LINEAS = 100_000;
const FILAS = 100_000;
const CUADROS_META = 50;
const MEMORIA_META = 1.5;
/** As far as a hand on a wheel goes in a frame. */
const PIXELES_POR_CUADRO = 240;
const SEGUNDOS = 8;
const VUELTAS = 3;
const DESPLAZAR = fileURLToPath(new URL('libro-desplazar.js', import.meta.url));

/** As Chromium tells them, in time of its own thread: a busy machine makes frames longer, but not the work. */
const TRABAJOS = [
  ['TaskDuration', 'todo'],
  ['ScriptDuration', 'programa'],
  ['RecalcStyleDuration', 'estilos'],
  ['LayoutDuration', 'disposición'],
] as const;

interface Lista {
  readonly nombre: string;
  readonly ruta: string;
  readonly tabla: string;
  readonly primera: RegExp;
}

await enUnBanco(async ({ cuadra, token, dueno }) => {
  const { desde, hasta } = await llenarDiario(dueno, LINEAS);
  const listas: readonly Lista[] = [
    {
      nombre: 'Libro Diario',
      ruta: `/contabilidad/libro-diario?desde=${desde}&hasta=${hasta}`,
      tabla: 'Libro Diario',
      primera: /^Partida 1,/,
    },
    {
      nombre: 'Movimiento por Cuenta',
      ruta: `/contabilidad/movimientos-cuentas?desdeCuenta=1&hastaCuenta=9&desde=${desde}&hasta=${hasta}`,
      tabla: 'Movimientos',
      primera: /partida \d/,
    },
  ];
  await enUnNavegador({ url: cuadra.url, token }, async (page) => {
    await page.addInitScript({ path: DESPLAZAR });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    for (const lista of listas) await medir(page, cdp, lista);
  });
});

async function medir(
  page: Page,
  cdp: CDPSession,
  { nombre, ruta, tabla: etiqueta, primera }: Lista,
): Promise<void> {
  await page.goto(ruta);
  const tabla = page.getByRole('grid', { name: etiqueta });
  await tabla.getByRole('row', { name: primera }).first().waitFor();
  const filas = Number(await tabla.getAttribute('aria-rowcount')) - 1;
  if (filas < FILAS) throw new Error(`Solo hay ${filas} filas`);
  const memoria: number[] = [];
  const duraciones: number[] = [];
  let antes = await trabajoDe(cdp);
  for (let vuelta = 0; vuelta <= VUELTAS; vuelta++) {
    const suyas = await recorrer(page);
    // The first one also loads what is loaded only once.
    if (vuelta > 0) duraciones.push(...suyas);
    else antes = await trabajoDe(cdp);
    memoria.push(await memoriaMb(cdp));
  }
  const despues = await trabajoDe(cdp);
  const cuadros = duraciones.length / (duraciones.reduce((suma, ms) => suma + ms, 0) / 1_000);
  informar({
    nombre: `${nombre}: ${filas.toLocaleString('es-GT')} filas, al desplazarse`,
    propio: `${cuadros.toFixed(1)} cuadros/s`,
    referencia: `meta ${CUADROS_META} cuadros/s`,
    razon: cuadros / CUADROS_META,
    meta: { min: 1 },
  });
  detallar(
    `cuadro p50 ${percentil(duraciones, 0.5).toFixed(1)} ms, p95 ${percentil(duraciones, 0.95).toFixed(1)} ms, p99 ${percentil(duraciones, 0.99).toFixed(1)} ms`,
  );
  const porCuadro = TRABAJOS.map(
    ([medida, titulo]) =>
      `${titulo} ${(((despues.get(medida) ?? 0) - (antes.get(medida) ?? 0)) * (1_000 / duraciones.length)).toFixed(2)} ms`,
  );
  detallar(`por cuadro: ${porCuadro.join(', ')}`);
  const [tras = 0, ...siguientes] = memoria;
  const ultima = siguientes.at(-1) ?? tras;
  informar({
    nombre: `${nombre}: memoria del navegador`,
    propio: `${ultima.toFixed(1)} MB al final`,
    referencia: `${tras.toFixed(1)} MB tras la primera vuelta`,
    razon: ultima / tras,
    meta: { max: MEMORIA_META },
  });
}

/** Milliseconds of each frame, while the page moves down and up again. */
function recorrer(page: Page): Promise<number[]> {
  return page.evaluate<number[]>(`desplazar(${PIXELES_POR_CUADRO}, ${SEGUNDOS})`);
}

/** Seconds of each kind of work, since the page was opened. */
async function trabajoDe(cdp: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

async function memoriaMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / (1024 * 1024);
}
