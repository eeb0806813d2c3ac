// The stock of a book: its authorised folios that nobody has used, in order.
import type { EstadoDeLibro } from '@cuadra/contract/contabilidad/folios/folios';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';

export interface RangoLibre {
  readonly autorizacion: string;
  readonly resolucion: string;
  readonly fecha: string;
  readonly desde: number;
  readonly hasta: number;
}

export async function rangosLibres(db: Database, libro: LibroLegal): Promise<RangoLibre[]> {
  const { rows } = await sql<RangoLibre>`
    select a.id as autorizacion, a.resolucion, a.fecha, greatest(a.desde, l.ultimo_folio + 1) as desde, a.hasta
    from autorizacion_folios a join libro_legal l on l.libro = a.libro
    where a.libro = ${libro} and a.hasta > l.ultimo_folio
    order by a.desde`.execute(db);
  return rows;
}

export const cuantos = (rangos: readonly Pick<RangoLibre, 'desde' | 'hasta'>[]): number =>
  rangos.reduce((suma, { desde, hasta }) => suma + hasta - desde + 1, 0);

/** The first so many of the stock, each with its authorisation. */
export function* primeros(rangos: readonly RangoLibre[], cantidad: number) {
  let faltan = cantidad;
  for (const rango of rangos)
    for (let folio = rango.desde; folio <= rango.hasta && faltan > 0; folio++, faltan--)
      yield { folio, ...rango };
}

/** 1, 2, 3, 7, 8 → 1 a 3, 7 a 8. */
export function enTramos(numeros: Iterable<number>): { desde: number; hasta: number }[] {
  const tramos: { desde: number; hasta: number }[] = [];
  for (const numero of numeros) {
    const ultimo = tramos.at(-1);
    if (ultimo !== undefined && ultimo.hasta + 1 === numero) ultimo.hasta = numero;
    else tramos.push({ desde: numero, hasta: numero });
  }
  return tramos;
}

export async function leerEstados(db: Database): Promise<EstadoDeLibro[]> {
  const libros = await db
    .selectFrom('libroLegal')
    .select(['libro', 'existenciaMinima', 'ultimoFolio', 'usadosAntes'])
    .execute();
  return Promise.all(
    libros.map(async ({ libro, existenciaMinima, ultimoFolio, usadosAntes }) => {
      const [libres, { continuaEn, ultimoCorte }] = await Promise.all([
        rangosLibres(db, libro),
        dondeSigue(db, libro),
      ]);
      const disponibles = cuantos(libres);
      return {
        libro,
        disponibles,
        existenciaMinima,
        usadosAntes,
        // A book that nobody prints yet lacks nothing.
        hayPocos: disponibles < existenciaMinima && (ultimoFolio > 0 || disponibles > 0),
        siguiente: libres[0]?.desde ?? null,
        continuaEn,
        ultimoCorte,
      };
    }),
  );
}

export async function leerEstado(db: Database, libro: LibroLegal): Promise<EstadoDeLibro> {
  const estado = (await leerEstados(db)).find((uno) => uno.libro === libro);
  if (estado === undefined) throw new Error(`No existe el libro ${libro}`);
  return estado;
}

/** The partida that follows the last one printed: of the next year, once its own is closed and whole in the book. */
export async function dondeSigue(
  db: Database,
  libro: LibroLegal,
): Promise<Pick<EstadoDeLibro, 'continuaEn' | 'ultimoCorte'>> {
  const ultima = await db
    .selectFrom('piezaLegal')
    .innerJoin('ejercicio', 'ejercicio.anio', 'piezaLegal.ejercicio')
    .select(['piezaLegal.ejercicio', 'piezaLegal.hasta', 'piezaLegal.corte'])
    .select(['ejercicio.estado', 'ejercicio.ultimoNumero'])
    .where('libro', '=', libro)
    .where('clase', '=', 'impresion')
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (ultima === undefined) return { continuaEn: null, ultimoCorte: null };
  const { ejercicio, hasta, corte, estado, ultimoNumero } = ultima;
  if (hasta === null) return { continuaEn: null, ultimoCorte: corte };
  const terminado = estado === 'cerrado' && hasta >= ultimoNumero;
  return {
    continuaEn: terminado ? { ejercicio: ejercicio + 1, partida: 1 } : { ejercicio, partida: hasta + 1 },
    ultimoCorte: null,
  };
}
