// One used folio on screen: what it says, and whether what is kept still is what was printed.
import { hash } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import type { HojaImpresa } from '@cuadra/contract/contabilidad/folios/impresion-de-libros';
import type { LibroLegal } from '@cuadra/contract/contabilidad/folios/libros-legales';
import type { HojaDeLibro, Pliego } from '#contabilidad/imprenta/tipos.ts';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { exigirLibrosLegales } from './exigir-libros-legales.ts';

export async function verHoja(
  db: Database,
  actor: Actor,
  { libro, folio }: { readonly libro: LibroLegal; readonly folio: number },
): Promise<HojaImpresa> {
  await exigirLibrosLegales(db, actor);
  const fila = await db
    .selectFrom('folio')
    .innerJoin('autorizacionFolios as a', 'a.id', 'folio.autorizacion')
    .leftJoin('piezaLegal as p', 'p.id', 'folio.pieza')
    .select(['folio.estado', 'folio.pieza', 'folio.pagina', 'folio.contenido', 'folio.huella'])
    .select(['folio.motivo', 'folio.sustituidoPor', 'a.resolucion', 'a.fecha', 'p.titulo', 'p.paginas'])
    .select('p.pliego')
    .where('folio.libro', '=', libro)
    .where('folio.numero', '=', folio)
    .executeTakeFirst();
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  const { estado, pieza, pagina, contenido, huella, resolucion, fecha, titulo, paginas, pliego } = fila;
  return {
    folio,
    estado,
    resolucion,
    fechaDeAutorizacion: fecha,
    idPieza: pieza,
    pagina,
    paginas,
    titulo,
    ...(contenido === null ? EN_BLANCO : impreso(contenido, huella, pliego as unknown as Pliego)),
    motivo: fila.motivo,
    sustituidoPor: fila.sustituidoPor,
  };
}

const EN_BLANCO = { columnas: [], filas: [], huella: null, huellaCoincide: null };

function impreso(contenido: Buffer, huella: Buffer | null, { columnas }: Pliego) {
  const dicho = inflateRawSync(contenido);
  const { filas } = JSON.parse(dicho.toString()) as HojaDeLibro;
  return {
    columnas: columnas.map(({ titulo, tipo }) => ({ titulo, esTexto: tipo === 'texto' })),
    filas: filas.map(({ lineas, estilo }) => ({
      celdas: lineas.map((suyas) => suyas.join(' ')),
      estilo: estilo ?? null,
    })),
    huella: huella?.toString('hex') ?? null,
    huellaCoincide: huella?.equals(hash('sha256', dicho, 'buffer')) ?? null,
  };
}
