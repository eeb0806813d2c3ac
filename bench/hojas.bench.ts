// A minute of damaged files for each kind of sheet or journal that people import: each is read or refused, none takes long, and memory does not
// grow with them.
import { azarDe, danar } from '../apps/server/src/hojas/estados/testing/danar.ts';
import { hojasDeMuestra } from '../apps/server/src/hojas/testing/hojas-de-muestra.ts';
import { faltaAlLeer } from '../apps/server/src/hojas/testing/leer-danada.ts';
import { detallar, percentil } from './informe.ts';

const MINUTO_MS = 60_000;
const LENTO_MS = 2_000;
const MB = 1024 * 1024;

const muestras = await hojasDeMuestra();
const otros = muestras.map(({ bytes }) => bytes);
const semilla = Date.now() % 1_000_000;

for (const { nombre, formato, bytes } of muestras) {
  const azar = azarDe(semilla);
  const tiempos: number[] = [];
  const faltas: string[] = [];
  let memoria = 0;
  const hasta = performance.now() + MINUTO_MS;
  for (let vez = 0; performance.now() < hasta; vez++) {
    const danado = danar(bytes, otros, azar);
    const antes = performance.now();
    const falta = await faltaAlLeer(danado, formato);
    tiempos.push(performance.now() - antes);
    if (falta !== undefined) faltas.push(`vez ${vez}: ${falta}`);
    memoria = Math.max(memoria, process.memoryUsage.rss());
  }
  console.log(`  ${nombre}: ${tiempos.length.toLocaleString('es-GT')} archivos, semilla ${semilla}`);
  detallar(
    `mediana ${percentil(tiempos, 0.5).toFixed(2)} ms, p99 ${percentil(tiempos, 0.99).toFixed(1)} ms, el más lento ${percentil(tiempos, 1).toFixed(0)} ms (meta ${LENTO_MS}), hasta ${(memoria / MB).toFixed(0)} MB`,
  );
  detallar(`faltas: ${faltas.length}`);
  for (const falta of faltas.slice(0, 30)) detallar(falta);
  if (faltas.length > 0) process.exitCode = 1;
}
