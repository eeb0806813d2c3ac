import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';

const columnasDeCuenta = [
  'idCuenta',
  'nombreCuenta',
  'tipoCuenta',
  'idParent',
  'naturaleza',
  'estado',
  'flujo',
  'margen',
  'saldoContrario',
  'version',
] as const;

type CuentaSola = Omit<Cuenta, 'etiquetas'>;

/** In the order of the printed chart: each account before those that depend on it. */
export function listarCuentas(db: Database): Promise<CuentaSola[]> {
  return db.selectFrom('cuenta').select(columnasDeCuenta).orderBy(sql`id_cuenta collate "C"`).execute();
}

/** The same, each with its tags. */
export function listarCatalogo(db: Database): Promise<Cuenta[]> {
  return conEtiquetas(db).orderBy(sql`cuenta.id_cuenta collate "C"`).execute();
}

export function verCuenta(db: Database, idCuenta: string): Promise<Cuenta | undefined> {
  return conEtiquetas(db).where('cuenta.idCuenta', '=', idCuenta).executeTakeFirst();
}

export async function exigirCuenta(db: Database, idCuenta: string): Promise<Cuenta> {
  const cuenta = await verCuenta(db, idCuenta);
  if (cuenta === undefined) throw new ProblemaError('NO_ENCONTRADO');
  return cuenta;
}

function conEtiquetas(db: Database) {
  const suyas = db
    .selectFrom('cuentaEtiqueta')
    .select('idCuenta')
    .select(
      sql<string[]>`array_agg(nombre_etiqueta order by texto_de_busqueda(nombre_etiqueta))`.as('etiquetas'),
    )
    .groupBy('idCuenta')
    .as('suyas');
  return db
    .selectFrom('cuenta')
    .leftJoin(suyas, 'suyas.idCuenta', 'cuenta.idCuenta')
    .select(columnasDeCuenta.map((columna) => `cuenta.${columna}` as const))
    .select(sql<string[]>`coalesce(suyas.etiquetas, '{}')`.as('etiquetas'));
}

/** The name of a tag as it is kept, however it is written here. */
export async function verEtiqueta(db: Database, nombre: string): Promise<string | undefined> {
  const fila = await db
    .selectFrom('etiqueta')
    .select('nombreEtiqueta')
    .where(sql<boolean>`texto_de_busqueda(nombre_etiqueta) = texto_de_busqueda(${nombre})`)
    .executeTakeFirst();
  return fila?.nombreEtiqueta;
}

/** The codes right under an account of mayor, or the classes. */
export async function listarCodigosBajo(db: Database, idParent: string | null): Promise<Set<string>> {
  const filas = await db
    .selectFrom('cuenta')
    .select('idCuenta')
    .where('idParent', 'is not distinct from', idParent)
    .execute();
  return new Set(filas.map(({ idCuenta }) => idCuenta));
}

/** The account and everything under it. */
export function listarRama(db: Database, idCuenta: string): Promise<CuentaSola[]> {
  return db
    .selectFrom('cuenta')
    .select(columnasDeCuenta)
    .where(sql<boolean>`starts_with(id_cuenta, ${idCuenta})`)
    .orderBy(sql`id_cuenta collate "C"`)
    .execute();
}

/**
 * The chart is changed by one hand at a time, so that what a change looked at is still so when it writes. Reading it
 * and posting to its accounts go on meanwhile.
 */
export async function reservarCatalogo(tx: Tx): Promise<void> {
  await sql`lock table cuenta in share row exclusive mode`.execute(tx);
}
