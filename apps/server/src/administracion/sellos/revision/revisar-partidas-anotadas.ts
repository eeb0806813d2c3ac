// What was posted after the last head is held by no signature yet, but the bitácora told each partida when it was posted: its number, its
// link and its total. One that says another thing was rewritten and its tail hashed again; one that is told of and is not there was
// taken away; one that nobody told of was put in.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { ContenidoDeCabeza } from '../cabezas/contenido.ts';

const HALLAZGOS_MAX = 20;
const EN_CAMINO_MAX = 10_000;
const POR_PIEZA = 20_000;
const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** The row that told a partida when it was posted. */
const ALTA = sql`b.entidad = 'partida' and b.antes is null and b.despues ? 'huella'`;

interface Distinta {
  readonly ejercicio: number;
  readonly numero: number;
  readonly id: string | null;
  readonly que: 'otra' | 'sin-anotar' | 'falta';
}

interface DesdeDonde {
  /** All of them where it is absent. */
  readonly cabeza: Pick<ContenidoDeCabeza, 'ejercicios' | 'bitacora'> | undefined;
  readonly senal?: AbortSignal | undefined;
}

/** In both directions, in pieces: no question takes longer because the books are long. */
export async function revisarPartidasAnotadas(
  db: Database,
  { cabeza, senal }: DesdeDonde,
): Promise<Hallazgo[]> {
  const distintas: Distinta[] = [];
  const agregar = async (piezas: AsyncIterable<readonly Distinta[]>) => {
    for await (const pieza of piezas) {
      senal?.throwIfAborted();
      distintas.push(...pieza);
      if (distintas.length >= HALLAZGOS_MAX) return;
    }
  };
  let partidas = 0;
  for (const { anio, ultimo } of await listarUltimas(db)) {
    const firmadas = cabeza?.ejercicios.find((suyo) => suyo.anio === anio)?.numero ?? 0;
    await agregar(porPiezas(firmadas, ultimo, mirarPartidas(db, anio)));
    partidas += await sumar(porPiezas(firmadas, ultimo, contarPartidas(db, anio)));
  }
  const [desdeN, hastaN] = await notasPorMirar(db, cabeza?.bitacora?.bloque ?? 0);
  // Each partida has its own note: if all of both are as many, no note is without its partida. Of some it proves nothing.
  const estanTodas = cabeza === undefined && distintas.length === 0;
  if (!estanTodas || partidas !== (await sumar(porPiezas(desdeN, hastaN, contarNotas(db)))))
    await agregar(porPiezas(desdeN, hastaN, mirarNotas(db)));
  return distintas
    .toSorted((una, otra) => una.ejercicio - otra.ejercicio || una.numero - otra.numero)
    .slice(0, HALLAZGOS_MAX)
    .map(comoHallazgo);
}

/** What is found from one number, without it, to another. */
type Pieza<T> = (desde: number, hasta: number) => Promise<T>;

async function* porPiezas<T>(despuesDe: number, ultimo: number, mirar: Pieza<T>): AsyncGenerator<T> {
  for (let desde = despuesDe; desde < ultimo; desde += POR_PIEZA)
    yield await mirar(desde, Math.min(desde + POR_PIEZA, ultimo));
}

async function listarUltimas(db: Database): Promise<{ anio: number; ultimo: number }[]> {
  const { rows } = await sql<{ anio: number; ultimo: number }>`
    select e.anio, coalesce((select max(p.numero) from partida p where p.ejercicio = e.anio), 0) as ultimo
    from ejercicio e order by e.anio`.execute(db);
  return rows;
}

async function sumar(piezas: AsyncIterable<number>): Promise<number> {
  let suma = 0;
  for await (const cuantas of piezas) suma += cuantas;
  return suma;
}

const contar = async (db: Database, deDonde: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ cuantas: number }>`select count(*) as cuantas from ${deDonde}`.execute(db);
  return rows[0]?.cuantas ?? 0;
};

/** The first piece has no beginning: a number that PostgreSQL never gave is looked at too. */
const entre = (desde: number, hasta: number) =>
  desde === 0 ? sql`b.n <= ${hasta}` : sql`b.n > ${desde} and b.n <= ${hasta}`;

const contarPartidas =
  (db: Database, anio: number): Pieza<number> =>
  (desde, hasta) =>
    contar(db, sql`partida p where p.ejercicio = ${anio} and p.numero > ${desde} and p.numero <= ${hasta}`);

const contarNotas =
  (db: Database): Pieza<number> =>
  (desde, hasta) =>
    contar(db, sql`bitacora b where ${entre(desde, hasta)} and ${ALTA}`);

const mirarPartidas =
  (db: Database, anio: number): Pieza<Distinta[]> =>
  async (desde, hasta) => {
    const { rows } = await sql<Distinta>`
    select p.ejercicio, p.numero, p.id, case when b.n is null then 'sin-anotar' else 'otra' end as que
    from partida p left join bitacora b on ${ALTA} and b.id_entidad = p.id::text
    where p.ejercicio = ${anio} and p.numero > ${desde} and p.numero <= ${hasta}
      and (b.despues ->> 'numero', b.despues ->> 'total', b.despues ->> 'huella')
        is distinct from (p.numero::text, p.total::text, encode(p.huella, 'hex'))
    order by 2, 4 limit ${HALLAZGOS_MAX}`.execute(db);
    return rows;
  };

/** Who was under way when the block was made took its number before: a few are looked at again. */
async function notasPorMirar(db: Database, bloque: number): Promise<[desde: number, hasta: number]> {
  const { rows } = await sql<{ sellada: number; ultima: number }>`
    select coalesce((select x.n_max from bloque_de_bitacora x where x.n = ${bloque}), 0) as sellada,
      coalesce((select max(b.n) from bitacora b), 0) as ultima`.execute(db);
  const { sellada = 0, ultima = 0 } = rows[0] ?? {};
  return [Math.max(0, sellada - EN_CAMINO_MAX), ultima];
}

const mirarNotas =
  (db: Database): Pieza<Distinta[]> =>
  async (desde, hasta) => {
    const { rows } = await sql<Distinta>`
    select (b.despues ->> 'ejercicio')::integer as ejercicio, (b.despues ->> 'numero')::integer as numero, null as id, 'falta' as que
    from bitacora b
    where ${entre(desde, hasta)} and ${ALTA} and not exists (
      select from partida p where p.id = case when b.id_entidad ~ ${UUID} then b.id_entidad::uuid end)
    order by 1, 2 limit ${HALLAZGOS_MAX}`.execute(db);
    return rows;
  };

function comoHallazgo({ ejercicio, numero, id, que }: Distinta): Hallazgo {
  return {
    regla: 'bitacora',
    ejercicio,
    numero,
    idPartida: id,
    mensaje: enPalabras(`${numero}/${ejercicio}`, que),
  };
}

function enPalabras(cual: string, que: Distinta['que']): string {
  switch (que) {
    case 'otra':
      return `La partida ${cual} no es la que anotó la bitácora: se reescribió, con las que siguen, después de contabilizarse.`;
    case 'sin-anotar':
      return `La partida ${cual} no está en la bitácora: se puso sin pasar por ella.`;
    case 'falta':
      return `Falta la partida ${cual}, que la bitácora anotó cuando se contabilizó.`;
    default:
      return que satisfies never;
  }
}
