// What a copy says of itself: of what it is, from where to where it goes in the WAL, and the digest of everything in it. It travels inside
// the copy, as its last file, and beside it without the list of files; the one beside is put there last, so a copy that has none never ended.
import { z } from 'zod';
import { RespaldoError } from '#platform/respaldo-error.ts';

export const VERSION_DE_COPIA = 1;
export const NOMBRE_DEL_MANIFIESTO = 'manifiesto.json';

const lsn = z.string().regex(/^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const segmento = z.string().regex(/^[0-9A-F]{24}$/);

const comun = {
  version: z.literal(VERSION_DE_COPIA),
  id: z.string().regex(/^[0-9]{8}-[0-9]{6}-[0-9a-f]{6}$/),
  institucion: z.string(),
  iniciadoEn: z.iso.datetime(),
  /** Everything acknowledged before this instant is in it. */
  terminadoEn: z.iso.datetime(),
  /** The last migration that its books have. */
  migracion: z.string(),
  /** The last link of each year, to compare with the signed heads. */
  libros: z.array(z.object({ anio: z.int(), numero: z.int(), huella: z.string() })),
};

/** The whole folder of the bundled PostgreSQL. */
const incluida = z.object({
  ...comun,
  clase: z.literal('incluida'),
  plataforma: z.string(),
  postgres: z.object({
    version: z.string(),
    sistema: z.string().regex(/^\d{1,20}$/),
    bytesPorSegmento: z.int().positive(),
    desde: lsn,
    hasta: lsn,
    primerSegmento: segmento,
  }),
  /** The WAL that goes on from this copy; null: none is kept, and only the end of the copy can be restored. */
  linaje: z.uuid().nullable(),
});

/** What pg_dump tells of a PostgreSQL of the institution. */
const volcado = z.object({
  ...comun,
  clase: z.literal('volcado'),
  /** Whom its grants name. */
  papel: z.string(),
  postgres: z.object({ version: z.string() }),
});

const datos = z.discriminatedUnion('clase', [incluida, volcado]);
const archivo = z.object({ nombre: z.string(), bytes: z.int().nonnegative(), sha256 });

const adentro = z.object({ datos, archivos: z.array(archivo).max(5_000_000) });
const alLado = z.object({
  datos,
  copia: z.object({ nombre: z.string(), bytes: z.int().nonnegative(), sha256 }),
});

export type DatosDeCopia = z.infer<typeof datos>;
export type DatosDeIncluida = z.infer<typeof incluida>;
export type ArchivoDeCopia = z.infer<typeof archivo>;
export type ManifiestoInterior = z.infer<typeof adentro>;
export type ManifiestoExterior = z.infer<typeof alLado>;

export const leerManifiestoInterior = (texto: string): ManifiestoInterior => leer(adentro, texto);
export const leerManifiestoExterior = (texto: string): ManifiestoExterior => leer(alLado, texto);

function leer<T>(esquema: z.ZodType<T>, texto: string): T {
  let valor: unknown;
  try {
    valor = JSON.parse(texto);
  } catch (cause) {
    throw new RespaldoError('El manifiesto de la copia está dañado: no se puede leer.', { cause });
  }
  const version = z.object({ datos: z.object({ version: z.number() }) }).safeParse(valor);
  if (version.success && version.data.datos.version !== VERSION_DE_COPIA) {
    throw new RespaldoError(
      `La copia es de otra versión (${version.data.datos.version}) y este programa lee la ${VERSION_DE_COPIA}. Restáurela con la versión de Cuadra que la hizo.`,
    );
  }
  const leido = esquema.safeParse(valor);
  if (!leido.success) throw new RespaldoError('El manifiesto de la copia está dañado o no es de Cuadra.');
  return leido.data;
}
