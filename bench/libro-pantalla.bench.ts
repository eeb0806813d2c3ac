// The Libro Diario on screen, 100,000 rows of it: how many frames a second it keeps while it is scrolled through, and
// whether the browser's memory stays as it was.
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import { enUnBanco } from './banco.ts';
import { llenarDiario } from './diario-largo.ts';
import { detallar, informar, percentil } from './informe.ts';
import { enUnNavegador } from './pantallas-navegador.ts';

/** Four lines, what opens it and what closes it: six rows a partida. */
const LINEAS = 66_668;
const FILAS = 100_000;
const CUADROS_META = 50;
const MEMORIA_META = 1.5;
/** As far as a hand on a wheel goes in a frame. */
const PIXELES_POR_CUADRO = 240;
const SEGUNDOS = 8;
const VUELTAS = 3;
const DESPLAZAR = fileURLToPath(new URL('libro-desplazar.js', import.meta.url));

await enUnBanco(async ({ cuadra, token, duenno }) => {
  const { desde, hasta } = await llenarDiario(duenno, LINEAS);
  await enUnNavegador({ url: cuadra.url, token }, async (page) => {
    await page.addInitScript({ path: DESPLAZAR });
    await page.goto(`/contabilidad/libro-diario?desde=${desde}&hasta=${hasta}`);
    const tabla = page.getByRole('grid', { name: 'Libro Diario' });
    await tabla.getByRole('row', { name: /^Partida 1,/ }).waitFor();
    const filas = Number(await tabla.getAttribute('aria-rowcount')) - 1;
    if (filas < FILAS) throw new Error(`Solo hay ${filas} filas`);
    const cdp = await page.context().newCDPSession(page);
    const memoria: number[] = [];
    const duraciones: number[] = [];
    for (let vuelta = 0; vuelta <= VUELTAS; vuelta++) {
      const suyas = await recorrer(page);
      // The first one also loads what is loaded only once.
      if (vuelta > 0) duraciones.push(...suyas);
      memoria.push(await memoriaMb(cdp));
    }
    await page.keyboard.press('End');
    const cuadros = duraciones.length / (duraciones.reduce((suma, ms) => suma + ms, 0) / 1_000);
    informar({
      nombre: `${filas.toLocaleString('es-GT')} filas, al desplazarse`,
      propio: `${cuadros.toFixed(1)} cuadros/s`,
      referencia: `meta ${CUADROS_META} cuadros/s`,
      razon: cuadros / CUADROS_META,
      meta: { min: 1 },
    });
    detallar(
      `cuadro p50 ${percentil(duraciones, 0.5).toFixed(1)} ms, p95 ${percentil(duraciones, 0.95).toFixed(1)} ms, p99 ${percentil(duraciones, 0.99).toFixed(1)} ms`,
    );
    const [primera = 0, ...siguientes] = memoria;
    const ultima = siguientes.at(-1) ?? primera;
    informar({
      nombre: 'memoria del navegador',
      propio: `${ultima.toFixed(1)} MB al final`,
      referencia: `${primera.toFixed(1)} MB tras la primera vuelta`,
      razon: ultima / primera,
      meta: { max: MEMORIA_META },
    });
  });
});

/** Milliseconds of each frame, while the page moves down and up again. */
function recorrer(page: Page): Promise<number[]> {
  return page.evaluate<number[]>(`desplazar(${PIXELES_POR_CUADRO}, ${SEGUNDOS})`);
}

async function memoriaMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / (1024 * 1024);
}
