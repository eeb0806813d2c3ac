import type {
  AceptacionDeLote,
  AdvertenciasDeLote,
  DestinoDeLote,
  ResultadoDeLote,
  SumaDeLote,
} from '@cuadra/contract/contabilidad/importaciones/lote';
import { sql } from 'kysely';
import type { Actor, ContextoConActor } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { guardarOriginales, type NumeroOriginal } from './numeros-originales.ts';

export type LoteGuardado = Omit<
  ResultadoDeLote,
  'ensayo' | 'muestra' | 'errores' | 'totalDeErrores' | 'grupos' | 'balanza'
>;

/** By its first partida. A partida that came alone is no lote: its key was for something else. */
export async function verLote(db: Database, primera: string): Promise<LoteGuardado> {
  const lote = await db
    .selectFrom('lote')
    .select(['partidas', 'lineas', 'destino'])
    .where('primera', '=', primera)
    .executeTakeFirst();
  if (lote === undefined) throw new ProblemaError('LLAVE_REUTILIZADA');
  const { destino, ...guardado } = lote;
  const series = await verSeries(db, primera);
  const contabilizadas = series.reduce((suma, una) => suma + una.ultimoNumero - una.primerNumero + 1, 0);
  const aparte = lote.partidas - contabilizadas;
  const aceptadas = await verAceptadas(db, primera);
  return {
    ...guardado,
    importacion: primera,
    contabilizadas,
    enRevision: destino === 'borradores' ? 0 : aparte,
    borradores: destino === 'borradores' ? aparte : 0,
    series,
    sumas: await verSumas(db, primera),
    esHistoria: await esDeHistoria(db, series[0]),
    advertencias: {
      total: aceptadas.reduce((suma, { cuantas }) => suma + cuantas, 0),
      sena: '',
      porCodigo: aceptadas.map(({ codigo, cuantas }) => ({ codigo, cuantas })),
      lista: [],
      anteriores: [],
    },
  };
}

/** As its first one says, if any is in the books. */
export async function esDeHistoria(
  db: Database,
  serie: ResultadoDeLote['series'][number] | undefined,
): Promise<boolean> {
  if (serie === undefined) return false;
  const primera = await db
    .selectFrom('partida')
    .select('origen')
    .where('ejercicio', '=', serie.ejercicio)
    .where('numero', '=', serie.primerNumero)
    .executeTakeFirst();
  return primera?.origen === 'historia';
}

export function verSeries(db: Database, lote: string) {
  return db
    .selectFrom('loteSerie')
    .select(['ejercicio', 'primerNumero', 'ultimoNumero'])
    .where('lote', '=', lote)
    .orderBy('ejercicio')
    .execute();
}

/** What it brought of those agencias; without them, of all. */
export async function verSumas(
  db: Database,
  lote: string,
  agencias?: readonly string[],
): Promise<SumaDeLote[]> {
  const filas = await db
    .selectFrom('loteSuma')
    .select(['agencia', 'mes', 'partidas', 'debe', 'haber'])
    .where('lote', '=', lote)
    .$if(agencias !== undefined, (consulta) =>
      consulta.where('agencia', '=', sql<string>`any(${agencias ?? []}::text[])`),
    )
    .orderBy('agencia')
    .orderBy('mes')
    .execute();
  return filas.map((fila) => ({ ...fila, mes: fila.mes.slice(0, 7) }));
}

export function verAceptadas(db: Database, lote: string) {
  return db
    .selectFrom('loteAceptada')
    .select(['codigo', 'cuantas', 'motivo'])
    .where('lote', '=', lote)
    .orderBy('codigo')
    .execute();
}

export async function buscarLlave(db: Database, usuario: string, llave: string) {
  return db
    .selectFrom('llaveIdempotencia')
    .select(['cuerpo', 'partida'])
    .where('usuario', '=', usuario)
    .where('llave', '=', llave)
    .executeTakeFirst();
}

const ANTERIORES_MAX = 5;

/** Who brought this same file before, and when: the last ones. Its id, to whoever may see that import. */
export async function buscarAnteriores(
  db: Database,
  { agencias }: Pick<Actor, 'agencias'>,
  archivo: Buffer,
): Promise<AdvertenciasDeLote['anteriores']> {
  const { rows } = await sql<AdvertenciasDeLote['anteriores'][number]>`
    select case when exists (select from lote_suma s where s.lote = l.primera and s.agencia = any(${agencias}::text[]))
        then l.primera end as id,
      l.nombre, json_build_object('id', u.id, 'nombre', u.nombre) as por, l.creado_en as en, l.partidas
    from lote l join usuario u on u.id = l.usuario
    where l.archivo = ${archivo} order by l.creado_en desc limit ${ANTERIORES_MAX}`.execute(db);
  return rows;
}

export interface LoteNuevo {
  readonly primera: string;
  readonly huella: Buffer;
  readonly archivo: Buffer;
  readonly nombre: string;
  readonly destino: DestinoDeLote;
  readonly partidas: number;
  readonly lineas: number;
  readonly series: ResultadoDeLote['series'];
  readonly sumas: readonly SumaDeLote[];
  /** Those that were not posted with it, in their order. */
  readonly borradores: readonly { readonly id: string; readonly agencia: string }[];
  readonly aceptadas: readonly (AceptacionDeLote & { readonly cuantas: number })[];
  readonly originales: readonly NumeroOriginal[];
}

export async function guardarLote(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { primera, series, sumas, borradores, aceptadas, originales, ...lote }: LoteNuevo,
): Promise<void> {
  const huellaDeOriginales = await guardarOriginales(tx, primera, originales);
  await tx
    .insertInto('lote')
    .values({
      ...lote,
      primera,
      usuario: actor.id,
      creadoEn: ahora.toString(),
      originales: huellaDeOriginales,
    })
    .execute();
  if (series.length > 0)
    await tx
      .insertInto('loteSerie')
      .values(series.map((serie) => ({ ...serie, lote: primera })))
      .execute();
  await tx
    .insertInto('loteSuma')
    .values(sumas.map(({ mes, ...suma }) => ({ ...suma, mes: `${mes}-01`, lote: primera })))
    .execute();
  if (aceptadas.length > 0)
    await tx
      .insertInto('loteAceptada')
      .values(aceptadas.map((aceptada) => ({ ...aceptada, lote: primera })))
      .execute();
  await sql`insert into lote_borrador (lote, n, borrador, agencia)
    select ${primera}::uuid, u.n, u.id, u.agencia
    from unnest(${borradores.map(({ id }) => id)}::uuid[], ${borradores.map(({ agencia }) => agencia)}::text[])
      with ordinality u (id, agencia, n)`.execute(tx);
}
