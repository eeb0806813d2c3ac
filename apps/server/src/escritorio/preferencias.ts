// What a person chose of the shell. Changing one tells their other tabs and machines.
import type { Preferencias } from '@cuadra/contract/escritorio/preferencias';
import type { ContextoConActor } from '#platform/contexto.ts';
import { avisar, type Tx } from '#platform/database/escribir.ts';
import type { Database } from '#platform/database/pool.ts';

const SIN_ELEGIR: Preferencias = {
  theme: null,
  scheme: null,
  layout: null,
  navigation: null,
  language: null,
};

const columnas = [
  'tema as theme',
  'esquema as scheme',
  'disposicion as layout',
  'navegacion as navigation',
  'idioma as language',
] as const;

export async function verPreferencias(db: Database, usuario: string): Promise<Preferencias> {
  const fila = await db
    .selectFrom('preferencia')
    .select(columnas)
    .where('usuario', '=', usuario)
    .executeTakeFirst();
  return fila ?? SIN_ELEGIR;
}

export type CambiosDePreferencias = {
  readonly [campo in keyof Preferencias]?: Preferencias[campo] | undefined;
};

/** What is not given stays as it was. */
export async function editarPreferencias(
  tx: Tx,
  { actor }: ContextoConActor,
  { theme, scheme, layout, navigation, language }: CambiosDePreferencias,
): Promise<Preferencias> {
  const cambios = {
    ...(theme === undefined ? {} : { tema: theme }),
    ...(scheme === undefined ? {} : { esquema: scheme }),
    ...(layout === undefined ? {} : { disposicion: layout }),
    ...(navigation === undefined ? {} : { navegacion: navigation }),
    ...(language === undefined ? {} : { idioma: language }),
  };
  const nada = { tema: null, esquema: null, disposicion: null, navegacion: null, idioma: null };
  const guardadas = await tx
    .insertInto('preferencia')
    .values({ usuario: actor.id, ...nada, ...cambios })
    // The person is set again so that there is always something to set.
    .onConflict((conflicto) => conflicto.column('usuario').doUpdateSet({ usuario: actor.id, ...cambios }))
    .returning(columnas)
    .executeTakeFirstOrThrow();
  await avisar(tx, { usuarios: [actor.id] }, { tipo: 'preferencias-cambio' });
  return guardadas;
}
