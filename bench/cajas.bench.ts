// Fifty cajas of twenty agencias moving cash at once, against as many clients posting partidas over the same API; in turns, so
// that whatever else the machine does falls on both. And the day of two hundred cajas, as who reviews it opens it.
import { type Banco, enUnBanco } from './banco.ts';
import { AGENCIAS, abrirCajas, CAJAS, entrarComoCajeros } from './cajas-de-prueba.ts';
import { cargar, type Medida } from './carga.ts';
import { detallar, informar, percentil, porSegundo } from './informe.ts';
import { cuentasManuales, hoyEnGuatemala } from './partidas-de-prueba.ts';

const CLIENTES = 50;
const VUELTAS = 4;
const VUELTA_MS = 4_000;
const CALENTAMIENTO_MS = 2_000;
const VECES = 40;
const DIA_MAX_MS = 100;

await enUnBanco(async (banco) => {
  const { dueno, cuadra, token } = banco;
  const fecha = hoyEnGuatemala();
  const cuentas = await cuentasManuales(dueno);
  const cajas = await abrirCajas(dueno, fecha);
  const activas = cajas.slice(0, CLIENTES);
  const tokens = await entrarComoCajeros(cuadra.url, activas);
  const puestos = activas.map(({ jornada }, n) => ({ jornada, token: tokens[n] }));
  const mover = (ms: number) =>
    cargar('./carga-cajas.ts', { url: cuadra.url, puestos, entradas: '603102', salidas: '706105', ms });
  const contabilizar = (ms: number) =>
    cargar('./carga-http.ts', { url: cuadra.url, token, cuentas, fecha, clientes: CLIENTES, ms });

  await mover(CALENTAMIENTO_MS);
  await contabilizar(CALENTAMIENTO_MS);
  const vueltas: { caja: Medida; partida: Medida }[] = [];
  for (let vuelta = 0; vuelta < VUELTAS; vuelta++)
    vueltas.push({ caja: await mover(VUELTA_MS), partida: await contabilizar(VUELTA_MS) });

  const deCaja = vueltas.flatMap(({ caja }) => caja.latencias);
  const dePartida = vueltas.flatMap(({ partida }) => partida.latencias);
  informar({
    nombre: `${CLIENTES} cajas de ${AGENCIAS} agencias`,
    propio: `movimiento p95 ${p95(deCaja).toFixed(1)} ms`,
    referencia: `partida p95 ${p95(dePartida).toFixed(1)} ms`,
    razon: p95(deCaja) / p95(dePartida),
    meta: { max: 2 },
  });
  for (const { caja, partida } of vueltas) {
    const razon = p95(caja.latencias) / p95(partida.latencias);
    detallar(`vuelta: movimientos ${resumir(caja)}; partidas ${resumir(partida)}; razón ${razon.toFixed(2)}`);
  }
  await medirElDia(banco, fecha);
});

async function medirElDia({ pedir }: Banco, fecha: string): Promise<void> {
  const tiempos: number[] = [];
  for (let vez = 0; vez < VECES; vez++) {
    const antes = performance.now();
    const respuesta = await pedir(`/api/contabilidad/cajas/dia?fecha=${fecha}`);
    const { cajas } = (await respuesta.json()) as { cajas?: unknown[] };
    tiempos.push(performance.now() - antes);
    if (cajas?.length !== CAJAS) throw new Error(`El día tiene ${cajas?.length} cajas: ${respuesta.status}`);
  }
  informar({
    nombre: `el día de ${CAJAS} cajas`,
    propio: `p95 ${p95(tiempos).toFixed(1)} ms`,
    referencia: `${DIA_MAX_MS} ms`,
    razon: p95(tiempos) / DIA_MAX_MS,
    meta: { max: 1 },
  });
}

function p95(latencias: readonly number[]): number {
  return percentil(latencias, 0.95);
}

function resumir({ hechas, ms, latencias }: Medida): string {
  const p50 = percentil(latencias, 0.5).toFixed(1);
  return `${porSegundo(hechas, ms)}, p50 ${p50} ms, p95 ${p95(latencias).toFixed(1)} ms`;
}
