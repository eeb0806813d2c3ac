import { sql } from 'kysely';
import { leerEnUnInstante } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { leerUltimoBloque } from '../bitacora/bloques.ts';
import type { ContenidoDeCabeza } from './contenido.ts';

export interface CabezaGuardada {
  readonly n: number;
  readonly contenido: string;
  readonly huella: Buffer;
  readonly llave: string;
  readonly firma: Buffer;
  readonly selladaEn: string;
}

const columnas = ['n', 'contenido', 'huella', 'llave', 'firma', 'selladaEn'] as const;

export function leerUltimaCabeza(db: Database): Promise<CabezaGuardada | undefined> {
  return db.selectFrom('cabezaSellada').select(columnas).orderBy('n', 'desc').limit(1).executeTakeFirst();
}

export function leerCabeza(db: Database, n: number): Promise<CabezaGuardada | undefined> {
  return db.selectFrom('cabezaSellada').select(columnas).where('n', '=', n).executeTakeFirst();
}

/** The last one before that number, which is not the one before if that was removed. */
export function leerPrevia(db: Database, n: number): Promise<CabezaGuardada | undefined> {
  return db
    .selectFrom('cabezaSellada')
    .select(columnas)
    .where('n', '<', n)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Those with these numbers. */
export async function leerEstasCabezas(
  db: Database,
  numeros: readonly number[],
): Promise<Map<number, CabezaGuardada>> {
  const cabezas = await db
    .selectFrom('cabezaSellada')
    .select(columnas)
    .where(sql<boolean>`n = any(${numeros}::bigint[])`)
    .execute();
  return new Map(cabezas.map((cabeza) => [cabeza.n, cabeza]));
}

const DIAS_A_LA_VISTA = 40;

/**
 * The last one older than the forty days that end with the newest: where a quick look begins. Absent: all are younger. Whoever
 * changed a stored date to move it is told of by that date, which is signed.
 */
export async function leerAncla(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`
    select n from cabeza_sellada
    where sellada_en < (select sellada_en from cabeza_sellada order by n desc limit 1) - make_interval(days => ${DIAS_A_LA_VISTA})
    order by n desc limit 1`.execute(db);
  return rows[0]?.n;
}

/** Those that follow, in order. */
export function leerCabezas(db: Database, despuesDe: number, cuantas: number): Promise<CabezaGuardada[]> {
  return db
    .selectFrom('cabezaSellada')
    .select(columnas)
    .where('n', '>', despuesDe)
    .orderBy('n')
    .limit(cuantas)
    .execute();
}

export interface LlaveConocida {
  readonly id: string;
  readonly publica: string;
  readonly conocidaDesde: string;
  readonly presentadaPor: number | null;
  readonly porPerdida: boolean;
}

/** In the order in which they came; the last one signs. */
export function leerLlaves(db: Database): Promise<LlaveConocida[]> {
  return db
    .selectFrom('llaveDeSellos')
    .select(['id', 'publica', 'conocidaDesde', 'presentadaPor', 'porPerdida'])
    .orderBy('conocidaDesde')
    .orderBy(sql`presentada_por nulls first`)
    .execute();
}

export type EstadoPorSellar = Pick<
  ContenidoDeCabeza,
  'institucion' | 'ejercicios' | 'bitacora' | 'cierres' | 'cuantos'
>;

/** How far everything has come, as of one instant. */
export function leerEstadoPorSellar(db: Database): Promise<EstadoPorSellar> {
  return leerEnUnInstante(db, async (tx) => {
    const bloque = await leerUltimoBloque(tx);
    const ejercicios = await leerUltimasPartidas(tx);
    const institucion = await tx.selectFrom('institucion').select(['nombre', 'nit']).executeTakeFirst();
    return {
      institucion: institucion ?? { nombre: '', nit: '' },
      ejercicios,
      bitacora: bloque === undefined ? null : { bloque: bloque.n, huella: bloque.huella.toString('hex') },
      cierres: await contarCierres(tx),
      cuantos: await contar(tx),
    };
  });
}

/** The last of each year that has any. */
export function leerUltimasPartidas(db: Database): Promise<ContenidoDeCabeza['ejercicios']> {
  return db
    .selectFrom('ejercicio')
    .select(['anio', 'ultimoNumero as numero', sql<string>`encode(ultima_huella, 'hex')`.as('huella')])
    .where('ultimoNumero', '>', 0)
    .orderBy('anio')
    .execute();
}

export async function contarCierres(db: Database): Promise<ContenidoDeCabeza['cierres']> {
  const { rows } = await sql<ContenidoDeCabeza['cierres']>`
    select (select count(*)::int from cierre_de_periodo) as meses,
      (select count(*)::int from ejercicio where estado = 'cerrado') as ejercicios`.execute(db);
  return rows[0] ?? { meses: 0, ejercicios: 0 };
}

async function contar(db: Database): Promise<ContenidoDeCabeza['cuantos']> {
  const { rows } = await sql<ContenidoDeCabeza['cuantos']>`
    select (select count(*)::int from usuario where activo) as usuarios,
      (select count(*)::int from cuenta) as cuentas`.execute(db);
  return rows[0] ?? { usuarios: 0, cuentas: 0 };
}

export async function leerCorreosDeAuditores(db: Database): Promise<string[]> {
  const filas = await db
    .selectFrom('usuario')
    .innerJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .select('correo')
    .where('rol', '=', 'auditor')
    .where('activo', '=', true)
    .orderBy('correo')
    .execute();
  return filas.map(({ correo }) => correo);
}
