// Signed heads against what is stored: each was signed by the key that had to, follows the one before, and saw the partidas
// and the block that are there now. There are some forty a day: a quick look begins at the last one older than forty days, with the
// heads before it that presented a key, without which nobody knows who had to sign; a complete one takes all.
import type { Hallazgo } from '@cuadra/contract/contabilidad/verificacion';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { fechaYHora } from '#platform/pdf/documento.ts';
import { type ContenidoDeCabeza, huellaDeContenido, leerContenido } from '../cabezas/contenido.ts';
import {
  type CabezaGuardada,
  type LlaveConocida,
  leerAncla,
  leerCabeza,
  leerCabezas,
  leerLlaves,
  leerPrevia,
} from '../cabezas/queries.ts';
import { hallazgoDe } from '../hallazgo.ts';
import { firmaVale } from '../llave/llave-de-firma.ts';

const POR_PIEZA = 200;
const HALLAZGOS_MAX = 20;

interface PorRevisar {
  /** All of them; otherwise those of the last forty days. */
  readonly completa: boolean;
  readonly senal?: AbortSignal | undefined;
}

export interface CabezasRevisadas {
  readonly hallazgos: Hallazgo[];
  /** The last one with nothing against it, nor against those that were looked at before. */
  readonly ultimaEnPie: ContenidoDeCabeza | undefined;
  /** The first of those that were looked at one after another. */
  readonly desde: number;
}

export async function revisarCabezas(
  db: Database,
  { completa, senal }: PorRevisar,
): Promise<CabezasRevisadas> {
  const llaves = await leerLlaves(db);
  const desde = completa ? 1 : ((await leerAncla(db)) ?? 1);
  const hallazgos: Hallazgo[] = [];
  let vigente = llaves[0]?.id;
  let ultimaEnPie: ContenidoDeCabeza | undefined;
  for await (const { previa, cabezas } of piezas(db, desde, llaves)) {
    senal?.throwIfAborted();
    let anterior = previa;
    const leidas = await Promise.all(cabezas.map((cabeza) => leer(cabeza, llaves)));
    const distintas = await compararConLoGuardado(
      db,
      leidas.flatMap(({ dice }) => dice ?? []),
    );
    for (const leida of leidas) {
      const { cabeza, dice } = leida;
      const propias = [
        ...firmaYOrden(leida, { anterior, vigente, llaves }),
        ...(distintas.get(cabeza.n) ?? []),
      ];
      if (hallazgos.length < HALLAZGOS_MAX) hallazgos.push(...propias);
      if (hallazgos.length === 0) ultimaEnPie = dice;
      vigente = dice?.llaveNueva?.id ?? dice?.llave ?? vigente;
      anterior = cabeza;
    }
  }
  const todos = [...hallazgos, ...llavesSinPresentar(llaves)];
  return { hallazgos: todos.slice(0, HALLAZGOS_MAX), ultimaEnPie, desde };
}

interface Pieza {
  readonly previa: CabezaGuardada | undefined;
  /** One after another. */
  readonly cabezas: readonly CabezaGuardada[];
}

async function* piezas(db: Database, desde: number, llaves: readonly LlaveConocida[]): AsyncGenerator<Pieza> {
  for (const n of llaves.flatMap(({ presentadaPor }) => presentadaPor ?? []).sort((a, b) => a - b)) {
    const cabeza = n < desde ? await leerCabeza(db, n) : undefined;
    if (cabeza !== undefined) yield { previa: await leerPrevia(db, n), cabezas: [cabeza] };
  }
  let previa = await leerPrevia(db, desde);
  for (;;) {
    const cabezas = await leerCabezas(db, previa?.n ?? 0, POR_PIEZA);
    if (cabezas.length === 0) return;
    yield { previa, cabezas };
    previa = cabezas.at(-1);
  }
}

interface CabezaLeida {
  readonly cabeza: CabezaGuardada;
  readonly dice: ContenidoDeCabeza | undefined;
  /** Whether the key that it names signed it. */
  readonly firmaVale: boolean;
}

async function leer(cabeza: CabezaGuardada, llaves: readonly LlaveConocida[]): Promise<CabezaLeida> {
  const dice = leerContenido(cabeza.contenido);
  const publica = llaves.find(({ id }) => id === dice?.llave)?.publica;
  const vale = publica !== undefined && (await firmaVale(publica, cabeza.contenido, cabeza.firma));
  return { cabeza, dice, firmaVale: vale };
}

export const nombrar = (n: number, sellada: string): string => `sello ${n} del ${fechaDe(sellada)}`;

function fechaDe(sellada: string): string {
  try {
    return fechaYHora(sellada);
  } catch {
    return sellada.slice(0, 40);
  }
}

interface Alrededor {
  readonly anterior: CabezaGuardada | undefined;
  /** The key that had to sign. */
  readonly vigente: string | undefined;
  readonly llaves: readonly LlaveConocida[];
}

function firmaYOrden(
  { cabeza, dice, firmaVale: vale }: CabezaLeida,
  { anterior, vigente, llaves }: Alrededor,
): Hallazgo[] {
  const { n, contenido, selladaEn, llave } = cabeza;
  const cual = nombrar(n, selladaEn);
  const mal = (mensaje: string) => [hallazgoDe('sello', mensaje)];
  const esperado = (anterior?.n ?? 0) + 1;
  if (n !== esperado) return mal(`Falta el sello ${esperado}: después del ${esperado - 1} sigue el ${cual}.`);
  if (dice === undefined || dice.n !== n)
    return mal(`No se puede leer lo que dice el ${cual}: fue alterado.`);
  const conocida = llaves.find(({ id }) => id === dice.llave);
  const permitida = dice.llave === vigente || conocida?.porPerdida === true;
  if (conocida === undefined || llave !== dice.llave || !permitida)
    return mal(`Firmó el ${cual} una llave que nadie presentó (${dice.llave}).`);
  if (!vale) return mal(`La firma del ${cual} no vale: fue alterado.`);
  if (huellaDeContenido(contenido) !== cabeza.huella.toString('hex'))
    return mal(`No corresponde a su huella el ${cual}: fue alterado.`);
  if (dice.anterior !== (anterior?.huella.toString('hex') ?? null))
    return mal(`No sigue al anterior el ${cual}: se quitó o se cambió uno de los dos.`);
  const esSuHora = Temporal.Instant.from(dice.sellada).epochMilliseconds === Date.parse(selladaEn);
  return esSuHora ? [] : mal(`Se cambió la fecha guardada del ${cual}.`);
}

/** A key enters presented by the one before; the first one, and one that takes the place of a lost one, by itself. */
function llavesSinPresentar(llaves: readonly LlaveConocida[]): Hallazgo[] {
  return llaves
    .slice(1)
    .filter(({ presentadaPor, porPerdida }) => presentadaPor === null && !porPerdida)
    .map(({ id }) =>
      hallazgoDe('sello', `La llave ${id} está entre las de los sellos y ninguna anterior la presentó.`),
    );
}

interface Visto {
  readonly n: number;
  readonly anio: number | null;
  readonly numero: number;
  readonly id: string | null;
  readonly hay: boolean;
}

/** What each head saw and is now another thing, or nothing; by the number of the head. */
export async function compararConLoGuardado(
  db: Database,
  cabezas: readonly ContenidoDeCabeza[],
): Promise<Map<number, Hallazgo[]>> {
  const partidas = cabezas.flatMap(({ n, ejercicios }) => ejercicios.map((uno) => ({ n, ...uno })));
  const bloques = cabezas.flatMap(({ n, bitacora }) => (bitacora === null ? [] : [{ n, ...bitacora }]));
  const { rows } = await sql<Visto>`
    select v.n, v.anio, v.numero, p.id, p.id is not null as hay
    from jsonb_to_recordset(${JSON.stringify(partidas)}::jsonb) v (n bigint, anio integer, numero integer, huella text)
    left join partida p on p.ejercicio = v.anio and p.numero = v.numero
    where encode(p.huella, 'hex') is distinct from v.huella
    union all
    select v.n, null, v.bloque, null, b.n is not null
    from jsonb_to_recordset(${JSON.stringify(bloques)}::jsonb) v (n bigint, bloque integer, huella text)
    left join bloque_de_bitacora b on b.n = v.bloque
    where encode(b.huella, 'hex') is distinct from v.huella
    order by 1, 2, 3`.execute(db);
  const porCabeza = new Map<number, Hallazgo[]>();
  for (const visto of rows) {
    const cabeza = cabezas.find(({ n }) => n === visto.n);
    const cual = nombrar(visto.n, cabeza?.sellada ?? '');
    const suyas = porCabeza.get(visto.n) ?? [];
    porCabeza.set(visto.n, [...suyas, hallazgoDeVisto(visto, cual)]);
  }
  return porCabeza;
}

function hallazgoDeVisto({ anio, numero, id, hay }: Visto, cual: string): Hallazgo {
  if (anio === null)
    return hallazgoDe(
      'sello',
      hay
        ? `El bloque ${numero} de la bitácora no es el que vio el ${cual}: la bitácora se escribió de nuevo.`
        : `Falta el bloque ${numero} de la bitácora, que vio el ${cual}.`,
    );
  const mensaje = hay
    ? `La partida ${numero}/${anio} no es la que vio el ${cual}: esa u otra anterior cambió y se selló de nuevo.`
    : `Falta la partida ${numero}/${anio}, que vio el ${cual}.`;
  return { regla: 'sello', ejercicio: anio, numero, idPartida: id, mensaje };
}
