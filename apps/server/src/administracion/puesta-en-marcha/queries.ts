import type { Rol } from '@cuadra/contract/acceso/permisos';
import type { PasoEnLaGuia } from '@cuadra/contract/administracion/puesta-en-marcha/guia';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import type { ContenidoDelActa } from './comprobacion/acta.ts';

export type Omision = NonNullable<PasoEnLaGuia['omision']>;

interface Firma {
  readonly en: string;
  readonly por: string | null;
  readonly pasos: ContenidoDelActa['pasos'];
}

/** Undefined: the set-up is open. */
export async function leerFirma(db: Database): Promise<Firma | undefined> {
  const { rows } = await sql<{ en: string; por: string | null; contenido: ContenidoDelActa | null }>`
    select i.firmada_en as en, a.firmante as por, a.contenido
    from institucion i left join acta_de_puesta_en_marcha a on true
    where i.firmada_en is not null`.execute(db);
  const [fila] = rows;
  return fila && { en: fila.en, por: fila.por, pasos: fila.contenido?.pasos ?? [] };
}

export async function leerOmisiones(db: Database): Promise<ReadonlyMap<string, Omision>> {
  const filas = await db
    .selectFrom('pasoOmitido')
    .innerJoin('usuario', 'usuario.id', 'pasoOmitido.omitidoPor')
    .select(['paso', 'motivo', 'omitidoEn as en', 'usuario.nombre as por'])
    .execute();
  return new Map(filas.map(({ paso, ...omision }) => [paso, omision]));
}

/** Who may take what belongs to each role, by their names. */
export async function responsablesPorRol(db: Database): Promise<ReadonlyMap<Rol, readonly string[]>> {
  const filas = await db
    .selectFrom('usuario')
    .innerJoin('usuarioRol', 'usuarioRol.usuario', 'usuario.id')
    .select(['usuario.nombre', 'usuarioRol.rol'])
    .where('usuario.activo', '=', true)
    .orderBy('usuario.nombre')
    .execute();
  const porRol = Map.groupBy(filas, ({ rol }) => rol);
  return new Map([...porRol].map(([rol, suyas]) => [rol, suyas.map(({ nombre }) => nombre)]));
}
