// What was rehearsed on the copy, and of use in the real one: which column of a sheet is which, and what the accounts of another program are
// here. People and accounts have the same ids in both; tables of equivalences are known by their names. Of the files only their names are
// told: their bytes are kept in neither.
import type { SituacionDePractica } from '@cuadra/contract/administracion/practica';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';
import type { CasaDePractica } from './casa-de-practica.ts';
import { type EquivalenciaEnsayada, leerEquivalencias } from './equivalencias-ensayadas.ts';

const ARCHIVOS_MAX = 50;

export function verEnsayado(
  db: Database,
  casa: CasaDePractica,
  desde: string,
): Promise<NonNullable<SituacionDePractica['ensayado']>> {
  return casa.conLibros(async (practica) => {
    const columnas = await leerColumnas(db, practica, desde);
    const equivalencias = await leerEquivalencias(db, practica, desde);
    const archivos = await practica
      .selectFrom('lote')
      .select(['nombre', 'partidas', 'creadoEn as en'])
      .where('creadoEn', '>', desde)
      .orderBy('creadoEn', 'desc')
      .limit(ARCHIVOS_MAX)
      .execute();
    return { columnas: columnas.length, equivalencias: equivalencias.map(({ nombre }) => nombre), archivos };
  });
}

export function traerEnsayado(
  db: Database,
  casa: CasaDePractica,
  contexto: ContextoConActor,
  desde: string,
): Promise<{ columnas: number; equivalencias: number }> {
  return casa.conLibros(async (practica) => {
    const columnas = await leerColumnas(db, practica, desde);
    const equivalencias = await leerEquivalencias(db, practica, desde);
    await escribir(db, contexto, 'practica:traer', async (tx) => {
      for (const columna of columnas) await guardarColumnas(tx, columna);
      for (const equivalencia of equivalencias) await guardarEquivalencia(tx, contexto, equivalencia);
    });
    return { columnas: columnas.length, equivalencias: equivalencias.length };
  });
}

/** Chosen there since it was made, by somebody who is here too, and not chosen again here afterwards. */
async function leerColumnas(db: Database, practica: Database, desde: string) {
  const suyas = await practica
    .selectFrom('mapeoImportacion')
    .select(['usuario', 'clase', 'encabezado', 'mapeo', 'lectura', 'usadoEn'])
    .where('usadoEn', '>', desde)
    .execute();
  const personas = new Set((await db.selectFrom('usuario').select('id').execute()).map(({ id }) => id));
  const propias = await db
    .selectFrom('mapeoImportacion')
    .select(['usuario', 'clase', 'encabezado', 'usadoEn'])
    .where('usadoEn', '>', desde)
    .execute();
  const clave = ({ usuario, clase, encabezado }: Omit<(typeof propias)[number], 'usadoEn'>) =>
    JSON.stringify([usuario, clase, encabezado]);
  const usadas = new Map(propias.map((una) => [clave(una), Temporal.Instant.from(una.usadoEn)]));
  return suyas.filter((una) => {
    const aqui = usadas.get(clave(una));
    const esPosterior =
      aqui === undefined || Temporal.Instant.compare(Temporal.Instant.from(una.usadoEn), aqui) > 0;
    return personas.has(una.usuario) && esPosterior;
  });
}

type Columnas = Awaited<ReturnType<typeof leerColumnas>>[number];

async function guardarColumnas(tx: Tx, { mapeo, lectura, ...fila }: Columnas): Promise<void> {
  const elegido = {
    mapeo: JSON.stringify(mapeo),
    lectura: JSON.stringify(lectura),
    usadoEn: fila.usadoEn,
  };
  await tx
    .insertInto('mapeoImportacion')
    .values({ ...fila, ...elegido })
    .onConflict((choque) => choque.columns(['usuario', 'clase', 'encabezado']).doUpdateSet(elegido))
    .execute();
}

async function guardarEquivalencia(
  tx: Tx,
  { actor, ahora }: ContextoConActor,
  { nombre, cuentas }: EquivalenciaEnsayada,
): Promise<void> {
  await tx
    .insertInto('equivalencia')
    .values({ nombre, creadaPor: actor.id, creadaEn: ahora.toString() })
    .onConflict((choque) => choque.column('nombre').doNothing())
    .execute();
  const { id: equivalencia } = await tx
    .selectFrom('equivalencia')
    .select('id')
    .where('nombre', '=', nombre)
    .executeTakeFirstOrThrow();
  for (const { clave, antes, idCuenta } of cuentas)
    await tx
      .insertInto('equivalenciaDeCuenta')
      .values({ equivalencia, clave, antes, idCuenta })
      .onConflict((choque) => choque.columns(['equivalencia', 'clave']).doUpdateSet({ antes, idCuenta }))
      .execute();
}
