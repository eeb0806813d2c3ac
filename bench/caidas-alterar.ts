// The books of the institution, copied for each alteration, altered as their owner and verified. One that changes nothing
// is a fault too: it would count as not found, or worse, as found for another reason.
import pg from 'pg';
import { BASE_INCLUIDA } from '../apps/server/src/platform/abrir-plataforma.ts';
import { iniciarPostgresIncluido } from '../apps/server/src/platform/bundled-postgres/iniciar-postgres-incluido.ts';
import { consultar, crearBase } from '../apps/server/src/testing/databases.ts';
import type { Azar } from '../apps/server/src/testing/fuzz/azar.ts';
import { type Alteracion, alteraciones } from './caidas-alteraciones.ts';
import { alteracionesConTestigo } from './caidas-alteraciones-con-testigo.ts';
import { sellarDeNuevo } from './caidas-sellar-de-nuevo.ts';
import { verificarLibros } from './caidas-verificar.ts';

interface Lugar {
  readonly ejercicio: number;
  readonly numero: number;
  readonly lineas: number;
}

const LUGARES = {
  cualquiera: 'true',
  reversion: 'p.revierte is not null',
  ultima: 'p.numero = e.ultimo_numero',
  intermedia: 'p.numero < e.ultimo_numero',
  reciente:
    'p.numero = e.ultimo_numero and e.anio = (select max(x.anio) from ejercicio x where x.ultimo_numero > 0)',
  cola: 'p.numero > e.ultimo_numero - 50 and e.anio = (select max(x.anio) from ejercicio x where x.ultimo_numero > 0)',
  'de-persona': 'p.autor is not null',
} as const satisfies Record<string, string>;

const todas: readonly Alteracion[] = [...alteraciones, ...alteracionesConTestigo];

export async function alterarLibros(
  carpetaDatos: string,
  { cuantas, azar }: { readonly cuantas: number; readonly azar: Azar },
): Promise<string[]> {
  const postgres = await iniciarPostgresIncluido({ carpetaDatos });
  try {
    const sano = await verificarLibros(postgres.url(BASE_INCLUIDA), carpetaDatos);
    if (!sano.limpio) return [`Antes de alterar nada: ${sano.primero?.mensaje}`];
    const probar = (alteracion: Alteracion) =>
      alterarUna({ url: postgres.url, carpetaDatos }, alteracion, azar);
    const faltas: string[] = [];
    for (let n = 0; n < cuantas; n++) {
      // In turns, so that every kind is tried; a short run takes other kinds each time.
      const inicio = cuantas < todas.length ? azar.entero(0, todas.length - 1) : n;
      const alteracion = todas[inicio % todas.length];
      if (alteracion === undefined) continue;
      const falta = await probar(alteracion);
      if (falta !== undefined) faltas.push(falta);
    }
    const clases = Math.min(cuantas, todas.length);
    console.log(`  alteraciones: ${cuantas} de ${clases} clases, halladas ${cuantas - faltas.length}`);
    return faltas;
  } finally {
    await postgres.detener();
  }
}

/** Why it was not found; undefined when it was. */
async function alterarUna(
  { url, carpetaDatos }: { readonly url: (base: string) => string; readonly carpetaDatos: string },
  { nombre, en, ordenes, selladaDeNuevo = false }: Alteracion,
  azar: Azar,
): Promise<string | undefined> {
  // From another database: nobody may be in the one that is copied.
  const copia = await crearBase(url('template1'), BASE_INCLUIDA);
  try {
    const lugar = await elegirLugar(copia.url, LUGARES[en ?? 'cualquiera'], azar);
    const donde = `${nombre}, en ${lugar.numero}/${lugar.ejercicio}`;
    const tocadas = await aEscondidas(copia.url, lugar, ordenes, azar);
    if (tocadas === 0) return `No cambió nada: ${donde}`;
    if (selladaDeNuevo) await sellarDeNuevo(copia.url, lugar);
    const { limpio } = await verificarLibros(copia.urlDeLaAplicacion, carpetaDatos);
    return limpio ? `No se halló: ${donde}` : undefined;
  } finally {
    await copia.borrar();
  }
}

async function elegirLugar(url: string, condicion: string, azar: Azar): Promise<Lugar> {
  const lugares = await consultar(
    url,
    `select p.ejercicio, p.numero, p.cantidad_lineas as lineas from partida p join ejercicio e on e.anio = p.ejercicio
      where ${condicion} order by p.ejercicio, p.numero`,
  );
  return azar.elegir(lugares as Lugar[]);
}

/** As the owner, with every trigger asleep; how many rows it touched. */
async function aEscondidas(
  connectionString: string,
  { ejercicio, numero, lineas }: Lugar,
  ordenes: readonly string[],
  azar: Azar,
): Promise<number> {
  const dueno = new pg.Client({ connectionString });
  await dueno.connect();
  try {
    await dueno.query('set session_replication_role = replica');
    await dueno.query(
      'create temp table aqui (ejercicio integer, numero integer, n integer, centavos bigint, azar bigint)',
    );
    await dueno.query('insert into aqui values ($1, $2, $3, $4, $5)', [
      ejercicio,
      numero,
      azar.entero(1, lineas),
      azar.entero(1, 5_000),
      azar.entero(0, 1_000_000),
    ]);
    let tocadas = 0;
    for (const orden of ordenes) tocadas += (await dueno.query(orden)).rowCount ?? 0;
    return tocadas;
  } finally {
    await dueno.end();
  }
}
