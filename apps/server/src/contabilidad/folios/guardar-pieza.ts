// Uses the folios and keeps what is printed on them, in the transaction it is given: all or nothing, in the order of the
// book. Whoever prints the same book at the same time waits here, and finds the folios taken.
import { hash, randomUUID } from 'node:crypto';
import type { LibroLegal, Pieza } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { sql } from 'kysely';
import type { Pliego } from '#contabilidad/imprenta/tipos.ts';
import type { ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { avisarFolios } from './avisos.ts';
import { verPieza } from './queries.ts';

export interface PiezaPorGuardar {
  readonly libro: LibroLegal;
  readonly clase: Pieza['clase'];
  readonly titulo: string;
  readonly ejercicio: number;
  readonly partidas: { readonly desde: number; readonly hasta: number } | null;
  readonly corte: string | null;
  readonly sustituye: string | null;
  readonly pliego: Pliego;
  readonly pdf: Buffer;
}

export interface GuardarHoja {
  readonly folio: number;
  readonly pagina: number;
  readonly autorizacion: string;
  readonly ejercicio: number;
  readonly desde: number | null;
  readonly hasta: number | null;
  readonly fechaMin: string;
  readonly contenido: Buffer;
  readonly huella: Buffer;
}

export async function guardarPieza(
  tx: Tx,
  contexto: ContextoConActor,
  pieza: PiezaPorGuardar,
  hojas: readonly GuardarHoja[],
): Promise<Pieza> {
  const { actor, ahora } = contexto;
  const { libro, clase, titulo, ejercicio, partidas, corte, sustituye, pliego, pdf } = pieza;
  const { ultimaPieza } = await tomarLibro(tx, libro);
  const id = randomUUID();
  await tx
    .insertInto('piezaLegal')
    .values({
      id,
      libro,
      n: ultimaPieza + 1,
      clase,
      titulo,
      ejercicio,
      desde: partidas?.desde ?? null,
      hasta: partidas?.hasta ?? null,
      corte,
      sustituye,
      pliego: JSON.stringify(pliego),
      paginas: hojas.length,
      contenido: pdf,
      huella: hash('sha256', pdf, 'buffer'),
      impresaPor: actor.id,
      impresaEn: ahora.toString(),
    })
    .execute();
  await usarFolios(tx, libro, id, hojas);
  await avisarFolios(tx, contexto, libro, hojas.length);
  return verPieza(tx, id);
}

/** Nobody else uses folios of that book until the transaction ends. */
export function tomarLibro(tx: Tx, libro: LibroLegal) {
  return tx
    .selectFrom('libroLegal')
    .select(['ultimoFolio', 'ultimaPieza'])
    .where('libro', '=', libro)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function usarFolios(
  tx: Tx,
  libro: LibroLegal,
  pieza: string,
  hojas: readonly GuardarHoja[],
): Promise<void> {
  const columna = <T>(de: (hoja: GuardarHoja) => T) => hojas.map(de);
  await sql`
    insert into folio (libro, numero, autorizacion, estado, pieza, pagina, ejercicio, desde, hasta, fecha_min, contenido, huella)
    select ${libro}, h.numero, h.autorizacion, 'impreso', ${pieza}::uuid, h.pagina, h.ejercicio, h.desde, h.hasta,
      h.fecha_min, h.contenido, h.huella
    from unnest(
      ${columna(({ folio }) => folio)}::int[], ${columna(({ autorizacion }) => autorizacion)}::uuid[],
      ${columna(({ pagina }) => pagina)}::int[], ${columna(({ ejercicio }) => ejercicio)}::int[],
      ${columna(({ desde }) => desde)}::int[], ${columna(({ hasta }) => hasta)}::int[],
      ${columna(({ fechaMin }) => fechaMin)}::date[], ${columna(({ contenido }) => contenido)}::bytea[],
      ${columna(({ huella }) => huella)}::bytea[]
    ) h (numero, autorizacion, pagina, ejercicio, desde, hasta, fecha_min, contenido, huella)`.execute(tx);
}
