// Clients post as fast as they can while the server and its PostgreSQL are killed (SIGKILL) in turns. Acknowledged means
// that the answer was read; each one repeats its key until it is. Afterwards sets are compared, not counts.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import pg from 'pg';
import { BASE_INCLUIDA } from '../apps/server/src/platform/abrir-plataforma.ts';
import { carpetaDelCluster } from '../apps/server/src/platform/bundled-postgres/programas.ts';
import { urlDelQueCorre } from '../apps/server/src/platform/bundled-postgres/url-del-que-corre.ts';
import type { Azar } from '../apps/server/src/testing/fuzz/azar.ts';
import { iniciarCuadra } from '../apps/server/src/testing/process.ts';
import { type ClienteTenaz, type Confirmada, crearClienteTenaz } from './caidas-cliente.ts';
import { verificarLibros } from './caidas-verificar.ts';
import { detallar, percentil } from './informe.ts';

const CLIENTES = 8;
const ENTRE_CAIDAS_MS = 400;
const RECUPERACION_MAX_MS = 60_000;

interface Encargo {
  readonly entorno: Readonly<Record<string, string>>;
  readonly carpetaDatos: string;
  readonly caidas: number;
  readonly azar: Azar;
}

export async function matarYContar({ entorno, carpetaDatos, caidas, azar }: Encargo): Promise<string[]> {
  let cuadra = await iniciarCuadra(entorno);
  const clientes = Array.from({ length: CLIENTES }, () => crearClienteTenaz(() => cuadra.url));
  try {
    const trabajo = Promise.all(clientes.map((cliente) => cliente.trabajar()));
    const tiempos = { servidor: [] as number[], base: [] as number[] };
    let enVuelo = 0;
    for (let caida = 0; caida < caidas; caida++) {
      await siguienteConfirmacion(clientes, performance.now());
      await esperar(azar.entero(0, ENTRE_CAIDAS_MS));
      enVuelo += clientes.filter((cliente) => cliente.espera()).length;
      const muerta = performance.now();
      if (caida % 2 === 0) {
        await cuadra.terminar('SIGKILL');
        cuadra = await iniciarCuadra(entorno);
      } else process.kill(await pidDePostgres(carpetaDatos), 'SIGKILL');
      // Counted only with what was sent after the fall: an answer may have been on its way.
      const recuperada = await siguienteConfirmacion(clientes, muerta);
      tiempos[caida % 2 === 0 ? 'servidor' : 'base'].push(recuperada - muerta);
    }
    for (const cliente of clientes) cliente.detener();
    await trabajo;
    const confirmadas = clientes.flatMap((cliente) => cliente.confirmadas);
    console.log(
      `  caídas: ${caidas}, ${enVuelo} peticiones en vuelo al caer, ${confirmadas.length} confirmadas`,
    );
    detallar(`vuelve el servidor: ${decir(tiempos.servidor)}; vuelve la base: ${decir(tiempos.base)}`);
    detallar(`otras respuestas: ${decirRespuestas(clientes)}`);
    return [...extranas(clientes), ...(await comparar(carpetaDatos, confirmadas))];
  } finally {
    for (const cliente of clientes) cliente.detener();
    await cuadra.terminar('SIGTERM');
  }
}

/** When the first one sent after that moment was acknowledged. */
async function siguienteConfirmacion(clientes: readonly ClienteTenaz[], desde: number): Promise<number> {
  for (;;) {
    const halladas = clientes.map((cliente) => cliente.primeraEnviadaDespues(desde));
    const primera = Math.min(...halladas.map((en) => en ?? Number.POSITIVE_INFINITY));
    if (Number.isFinite(primera)) return primera;
    if (performance.now() - desde > RECUPERACION_MAX_MS) {
      throw new Error(`Nada se confirma después de ${RECUPERACION_MAX_MS} ms; semilla y turno, arriba.`);
    }
    await esperar(5);
  }
}

/** A program that falls answers nothing, that it cannot now (503) or that the key is still being worked on (409). */
const DE_UNA_CAIDA = [401, 409, 503];

function extranas(clientes: readonly ClienteTenaz[]): string[] {
  return clientes.flatMap(({ respuestas }) =>
    [...respuestas]
      .filter(([status]) => !DE_UNA_CAIDA.includes(status))
      .map(([status, { veces, texto }]) => `${veces} respuestas ${status}: ${texto}`),
  );
}

async function comparar(carpetaDatos: string, confirmadas: readonly Confirmada[]): Promise<string[]> {
  const url = await urlDelQueCorre(carpetaDatos, BASE_INCLUIDA);
  if (url === undefined) throw new Error('La base no quedó en marcha.');
  const dueno = new pg.Client({ connectionString: url });
  await dueno.connect();
  try {
    const { rows } = await dueno.query<{ id: string; llave: string; anotadas: number }>(
      `select p.id, substr(p.concepto, length('Caída ') + 1) as llave, (select count(*)::int from bitacora b
          where b.entidad = 'partida' and b.id_entidad = p.id::text) as anotadas
        from partida p where p.concepto like 'Caída %' and p.revierte is null`,
    );
    const guardadas = new Map(rows.map((fila) => [fila.id, fila]));
    const perdidas = confirmadas.filter(({ id, llave }) => guardadas.get(id)?.llave !== llave);
    const dobles = [...Map.groupBy(rows, ({ llave }) => llave).values()].filter(({ length }) => length > 1);
    const dosVeces = confirmadas.length - new Set(confirmadas.map(({ id }) => id)).size;
    const sinAnotar = rows.filter(({ anotadas }) => anotadas !== 1);
    const huecos = await contarHuecos(dueno);
    const informe = await verificarLibros(url, carpetaDatos);
    detallar(
      `perdidas ${perdidas.length}, dobles ${dobles.length + dosVeces}, huecos ${huecos}, sin bitácora ${sinAnotar.length}; ${informe.partidas} partidas verificadas, ${informe.limpio ? 'todo cuadra' : 'no cuadra'}`,
    );
    return [
      ...perdidas.map(({ id }) => `Confirmada y perdida: ${id}`),
      ...dobles.map(([una]) => `Dos veces: ${una?.llave}`),
      ...(dosVeces > 0 ? [`${dosVeces} confirmadas dos veces con la misma identidad`] : []),
      ...sinAnotar.map(({ id, anotadas }) => `${anotadas} renglones de bitácora: ${id}`),
      ...(huecos > 0 ? [`${huecos} huecos en la numeración`] : []),
      ...informe.hallazgos.map(({ mensaje }) => mensaje),
    ];
  } finally {
    await dueno.end();
  }
}

async function contarHuecos(dueno: pg.Client): Promise<number> {
  const { rows } = await dueno.query<{ huecos: number }>(
    `select coalesce(sum(e.ultimo_numero - (select count(*) from partida p where p.ejercicio = e.anio
        and p.numero between 1 and e.ultimo_numero)), 0)::int as huecos from ejercicio e`,
  );
  return rows[0]?.huecos ?? 0;
}

async function pidDePostgres(carpetaDatos: string): Promise<number> {
  const cluster = await carpetaDelCluster(carpetaDatos);
  return Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10);
}

function decir(tiempos: readonly number[]): string {
  const en = (p: number) => `${(percentil(tiempos, p) / 1_000).toFixed(1)} s`;
  return `mediana ${en(0.5)}, p95 ${en(0.95)}, peor ${en(1)}`;
}

function decirRespuestas(clientes: readonly ClienteTenaz[]): string {
  const suma = new Map<number, number>();
  for (const { respuestas } of clientes)
    for (const [status, { veces }] of respuestas) suma.set(status, (suma.get(status) ?? 0) + veces);
  const cortadas = clientes.reduce((total, { cortadas: suyas }) => total + suyas(), 0);
  return [...[...suma].map(([status, n]) => `${status}: ${n}`), `sin respuesta: ${cortadas}`].join(', ');
}
