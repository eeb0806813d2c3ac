// What the books promise when everything goes wrong: kills of the server and of its PostgreSQL under load, the same partida
// reversed by two people at once, and the stored books altered behind the application's back. Nothing acknowledged is lost
// or twice, every second reversal is refused, every alteration is found; anything else ends with 1.
// `-- --corta` does a little of each; `-- --semilla 7` repeats a run.
import { parseArgs } from 'node:util';
import { crearAzar } from '../apps/server/src/testing/fuzz/azar.ts';
import { iniciarCuadra, puertoLibre } from '../apps/server/src/testing/process.ts';
import { crearCarpetaTemporal } from '../apps/server/src/testing/temp-folder.ts';
import { alterarLibros } from './caidas-alterar.ts';
import { matarYContar } from './caidas-matar.ts';
import { revertirDosVeces } from './caidas-revertir.ts';
import { sellarLibros } from './caidas-sellar.ts';
import { detallar } from './informe.ts';

const ENTERA = { caidas: 100, dobles: 500, alteraciones: 100 };
/** The years of the demo institution are posted in it, however busy the machine. */
const PRIMER_INICIO_MS = 600_000;
const CORTA = { caidas: 6, dobles: 20, alteraciones: 10 };

const { values } = parseArgs({ options: { corta: { type: 'boolean' }, semilla: { type: 'string' } } });
const semilla = Number.parseInt(values.semilla ?? '', 10) || 1 + Math.floor(Math.random() * 1_000_000);
const medida = values.corta === true ? CORTA : ENTERA;
const azar = crearAzar(semilla);
console.log(`  semilla ${semilla}`);

const carpeta = await crearCarpetaTemporal('caídas');
const entorno = { DATA_DIR: carpeta.ruta, PORT: await puertoLibre(), CUADRA_DEMO_HISTORIA: 'true' };
const faltas: string[] = [];
try {
  const cuadra = await iniciarCuadra(entorno, PRIMER_INICIO_MS);
  try {
    faltas.push(...(await revertirDosVeces(cuadra.url, medida.dobles)));
    await sellarLibros(cuadra.url);
  } finally {
    await cuadra.terminar('SIGTERM');
  }
  faltas.push(...(await alterarLibros(carpeta.ruta, { cuantas: medida.alteraciones, azar })));
  faltas.push(...(await matarYContar({ entorno, carpetaDatos: carpeta.ruta, caidas: medida.caidas, azar })));
} finally {
  await carpeta.borrar();
}
detallar(`faltas: ${faltas.length}`);
for (const falta of faltas.slice(0, 30)) detallar(falta);
if (faltas.length > 0) process.exitCode = 1;
