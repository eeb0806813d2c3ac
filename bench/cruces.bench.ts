// The desk of a bank with twenty thousand lines and as many movements of the books: what it takes to open it, and the automatic pass from the
// request to its result on PostgreSQL, with how long anybody else waits meanwhile.
import { setTimeout as esperar } from 'node:timers/promises';
import { type Banco, enUnBanco } from './banco.ts';
import { BANCO, llenarCuenta } from './cuenta-de-prueba.ts';
import { detallar, informar, percentil } from './informe.ts';
import { medirProcesador } from './procesador.ts';

const CUANTAS = 20_000;
const VECES = 5;
const MESA_MAX_MS = 1_500;
const PASADA_MAX_MS = 10_000;
const ESPERA_MAX_MS = 100;
const CADA_MS = 20;

const DIRECCION = `/api/contabilidad/bancos/cuentas/${BANCO}`;

interface Pasada {
  readonly estado: string;
  readonly resultado: Readonly<Record<string, number>> | null;
}

await enUnBanco(async (banco) => {
  const { lineas, movimientos, anio } = await llenarCuenta(banco.dueno, CUANTAS);
  detallar(`${lineas} líneas del banco y ${movimientos} movimientos de los libros`);
  await medirLaMesa(banco, anio);
  await medirLaPasada(banco);
  await medirLaMesa(banco, anio);
});

async function medirLaMesa({ pedir }: Banco, anio: number): Promise<void> {
  const tiempos: number[] = [];
  let bytes = 0;
  let revision = 0;
  for (let vez = 0; vez < VECES; vez++) {
    const antes = performance.now();
    const texto = await (await pedir(`${DIRECCION}/mesa?anio=${anio}&mes=12`)).text();
    tiempos.push(performance.now() - antes);
    bytes = texto.length;
    ({ revision } = JSON.parse(texto) as { revision: number });
  }
  const antes = performance.now();
  await (await pedir(`${DIRECCION}/mesa?anio=${anio}&mes=12&desde=${revision}`)).text();
  detallar(`solo lo que cambió: ${(performance.now() - antes).toFixed(0)} ms`);
  informar({
    nombre: 'la mesa entera',
    propio: `p50 ${percentil(tiempos, 0.5).toFixed(0)} ms`,
    referencia: `${(bytes / 1e6).toFixed(1)} MB en ${MESA_MAX_MS} ms`,
    razon: percentil(tiempos, 0.5) / MESA_MAX_MS,
    meta: { max: 1 },
  });
}

async function medirLaPasada(banco: Banco): Promise<void> {
  const { pedir } = banco;
  const control = new AbortController();
  const esperas = medirEsperas(banco, control.signal);
  const procesador = await medirProcesador(banco);
  const antes = performance.now();
  await pedir(`${DIRECCION}/cruzar`, { method: 'POST' });
  let pasada: Pasada | null = null;
  while (pasada === null || pasada.estado === 'haciendo') {
    await esperar(50);
    pasada = (await (await pedir(`${DIRECCION}/cruzar`)).json()) as Pasada | null;
  }
  const ms = performance.now() - antes;
  const ocupado = procesador();
  control.abort();
  const latencias = await esperas;
  detallar(`${pasada.estado}: ${JSON.stringify(pasada.resultado)}`);
  // On a busy machine the clock tells of the others; this, of the pass.
  detallar(
    `de procesador: PostgreSQL ${ocupado.postgres.toFixed(1)} s, el servidor ${ocupado.servidor.toFixed(1)} s`,
  );
  informar({
    nombre: `la pasada de ${CUANTAS}`,
    propio: `${(ms / 1_000).toFixed(1)} s`,
    referencia: `${PASADA_MAX_MS / 1_000} s`,
    razon: ms / PASADA_MAX_MS,
    meta: { max: 1 },
  });
  informar({
    nombre: 'lo que espera otra persona',
    propio: `p99 ${percentil(latencias, 0.99).toFixed(0)} ms, máx. ${Math.max(...latencias).toFixed(0)}`,
    referencia: `${ESPERA_MAX_MS} ms`,
    razon: percentil(latencias, 0.99) / ESPERA_MAX_MS,
    meta: { max: 1 },
  });
}

/** How late the server answers the lightest of questions, which asks nothing of the database: its event loop was busy. */
async function medirEsperas({ cuadra }: Banco, senal: AbortSignal): Promise<number[]> {
  const latencias: number[] = [];
  while (!senal.aborted) {
    const antes = performance.now();
    await (await fetch(`${cuadra.url}/api/health/live`)).text();
    latencias.push(performance.now() - antes);
    await esperar(CADA_MS);
  }
  return latencias;
}
