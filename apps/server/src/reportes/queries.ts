import type { ArchivoDeReporte } from '@cuadra/contract/reportes/archivos';
import type { Actor } from '#platform/contexto.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { codigoImpreso } from './codigo.ts';

const ARCHIVOS_MAX = 200;

const columnas = [
  'id',
  'codigo',
  'reporte',
  'titulo',
  'formato',
  'nombre',
  'estado',
  'filas',
  'avance',
  'bytes',
  'motivo',
  'pedidoEn',
  'venceEn',
] as const;

/** A file is its owner's alone; to the rest it does not exist. */
const propios = (db: Database, { id }: Actor, ahora: Temporal.Instant) =>
  db.selectFrom('archivoReporte').where('usuario', '=', id).where('venceEn', '>', ahora.toString());

export async function listarArchivos(
  db: Database,
  actor: Actor,
  ahora: Temporal.Instant,
): Promise<ArchivoDeReporte[]> {
  const filas = await propios(db, actor, ahora)
    .select(columnas)
    .orderBy('pedidoEn', 'desc')
    .orderBy('id')
    .limit(ARCHIVOS_MAX)
    .execute();
  return filas.map(conCodigo);
}

export async function verArchivo(
  db: Database,
  actor: Actor,
  ahora: Temporal.Instant,
  id: string,
): Promise<ArchivoDeReporte> {
  const fila = await propios(db, actor, ahora).select(columnas).where('id', '=', id).executeTakeFirst();
  if (fila === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return conCodigo(fila);
}

export async function leerAgenciasDeArchivo(db: Database, id: string): Promise<readonly string[]> {
  const fila = await db
    .selectFrom('archivoReporte')
    .select('agencias')
    .where('id', '=', id)
    .executeTakeFirst();
  return fila?.agencias ?? [];
}

/** The bytes of a file, piece by piece. */
export async function* leerTrozos(db: Database, archivo: string): AsyncGenerator<Buffer> {
  for (let n = 0; ; n++) {
    const trozo = await db
      .selectFrom('archivoReporteTrozo')
      .select('contenido')
      .where('archivo', '=', archivo)
      .where('n', '=', n)
      .executeTakeFirst();
    if (trozo === undefined) return;
    yield trozo.contenido;
  }
}

function conCodigo(fila: ArchivoDeReporte): ArchivoDeReporte {
  return { ...fila, codigo: codigoImpreso(fila.codigo) };
}
