// A minute of damaged files for each reader: each is read or refused, none takes long, and memory does not grow with them.
import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { leerEstado } from '../apps/server/src/hojas/estados/leer-estado.ts';
import { azarDe, danar } from '../apps/server/src/hojas/estados/testing/danar.ts';
import { archivosDe } from '../apps/server/src/hojas/estados/testing/leer-archivos.ts';
import { detallar, percentil } from './informe.ts';

const MINUTO_MS = 60_000;
const LENTO_MS = 2_000;
const MB = 1024 * 1024;

for (const formato of ['ofx', 'camt053', 'mt940', 'qif', 'csv', 'xlsx'])
  await atacar(formato, Date.now() % 1_000_000);

async function atacar(formato: string, semilla: number): Promise<void> {
  const archivos = await archivosDe(formato).catch(() => []);
  const azar = azarDe(semilla);
  const otros = archivos.map(({ bytes }) => bytes);
  const tiempos: number[] = [];
  const faltas: string[] = [];
  let leidos = 0;
  let memoria = 0;
  const hasta = performance.now() + MINUTO_MS;
  for (let vez = 0; archivos.length > 0 && performance.now() < hasta; vez++) {
    const archivo = archivos[vez % archivos.length];
    if (archivo === undefined) continue;
    const bytes = danar(archivo.bytes, otros, azar);
    const antes = performance.now();
    try {
      await leerEstado(bytes, archivo.nombre, {});
      leidos++;
    } catch (error) {
      if (!(error instanceof EstadoIlegible)) faltas.push(`${archivo.nombre}, vez ${vez}: ${error}`);
    }
    tiempos.push(performance.now() - antes);
    memoria = Math.max(memoria, process.memoryUsage.rss());
  }
  console.log(
    `  ${formato}: ${tiempos.length.toLocaleString('es-GT')} archivos, ${leidos.toLocaleString('es-GT')} leídos, semilla ${semilla}`,
  );
  if (tiempos.length === 0) return;
  detallar(
    `mediana ${percentil(tiempos, 0.5).toFixed(2)} ms, p99 ${percentil(tiempos, 0.99).toFixed(1)} ms, el más lento ${percentil(tiempos, 1).toFixed(0)} ms (meta ${LENTO_MS}), hasta ${(memoria / MB).toFixed(0)} MB`,
  );
  detallar(`faltas: ${faltas.length}`);
  for (const falta of faltas.slice(0, 30)) detallar(falta);
  if (faltas.length > 0) process.exitCode = 1;
}
