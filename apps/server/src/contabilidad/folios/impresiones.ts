// The printings that were asked for: how each goes, and how it ended.
import type { Impresion } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { verPieza } from './queries.ts';

const EN_CURSO = ['en_cola', 'haciendo'] as const;

/** Somebody cancelled it, or it had already ended: there is nothing to go on with. */
export class SinCurso extends Error {}

const impresiones = (db: Database) =>
  db
    .selectFrom('impresionDeLibro as i')
    .innerJoin('usuario as u', 'u.id', 'i.pedidaPor')
    .select(['i.id', 'i.libro', 'i.estado', 'i.folio', 'i.paginas', 'i.hechas', 'i.motivo', 'i.pieza'])
    .select(['i.pedidaEn', 'u.id as idUsuario', 'u.nombre as nombreUsuario']);

export async function listarImpresiones(db: Database): Promise<Impresion[]> {
  const filas = await impresiones(db).where('i.estado', 'in', EN_CURSO).orderBy('i.pedidaEn').execute();
  return filas.map((fila) => comoImpresion(fila, null));
}

export async function verImpresion(db: Database, id: string): Promise<Impresion> {
  const fila = await impresiones(db).where('i.id', '=', id).executeTakeFirst();
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return comoImpresion(fila, fila.pieza === null ? null : await verPieza(db, fila.pieza));
}

type Fila = Awaited<ReturnType<ReturnType<typeof impresiones>['executeTakeFirstOrThrow']>>;

function comoImpresion(fila: Fila, pieza: Impresion['pieza']): Impresion {
  const { idUsuario: id, nombreUsuario: nombre, ...resto } = fila;
  return { ...resto, pedidaPor: { id, nombre }, pieza };
}

export async function exigirLibroDesocupado(db: Database, libro: LibroLegal): Promise<void> {
  const otra = await db
    .selectFrom('impresionDeLibro')
    .select('id')
    .where('libro', '=', libro)
    .where('estado', 'in', EN_CURSO)
    .executeTakeFirst();
  if (otra !== undefined) throw new ProblemaError('IMPRESION_EN_CURSO');
}

/** Only of one that is in course; SinCurso if it is not. */
export async function cambiarImpresion(
  tx: Tx,
  id: string,
  cambios:
    | { readonly estado: 'haciendo'; readonly hechas: 0 }
    | { readonly hechas: number }
    | { readonly estado: 'impresa'; readonly hechas: number; readonly pieza: string }
    | { readonly estado: 'fallida'; readonly motivo: string }
    | { readonly estado: 'cancelada' },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('impresionDeLibro')
    .set(cambios)
    .where('id', '=', id)
    .where('estado', 'in', EN_CURSO)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new SinCurso();
  await avisarImpresion(tx);
}

export function avisarImpresion(tx: Tx): Promise<void> {
  return avisar(tx, { permiso: 'reportes:ver' }, { tipo: 'impresion-avance' });
}

/** Nobody cancels or ends it until the transaction does. */
export async function tomarImpresion(tx: Tx, id: string): Promise<void> {
  const suya = await tx
    .selectFrom('impresionDeLibro')
    .select('id')
    .where('id', '=', id)
    .where('estado', 'in', EN_CURSO)
    .forUpdate()
    .executeTakeFirst();
  if (suya === undefined) throw new SinCurso();
}

export async function cancelarImpresion(tx: Tx, id: string): Promise<Impresion> {
  try {
    await cambiarImpresion(tx, id, { estado: 'cancelada' });
  } catch (error) {
    if (!(error instanceof SinCurso)) throw error;
    await verImpresion(tx, id);
    throw new ProblemaError('IMPRESION_TERMINADA');
  }
  return verImpresion(tx, id);
}
