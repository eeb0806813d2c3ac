// What a person did on this desk since they opened it, the last first, and how each is undone.
import type { Mesa } from '@cuadra/contract/contabilidad/bancos/mesa';
import type { Eleccion } from '../datos/eleccion.ts';
import type { Renglon } from '../datos/renglon.ts';

export interface PartidaHecha {
  readonly id: string;
  readonly numero: number;
  readonly fecha: string;
}

export interface GrupoExplicado {
  readonly clase: NonNullable<Renglon['explicacion']>['clase'];
  readonly motivo: string | null;
  readonly lineas: string[];
  readonly movimientos: string[];
}

export type Hecho =
  | { readonly tipo: 'cruces'; readonly cruces: string[] }
  | { readonly tipo: 'explicaciones'; readonly lineas: string[]; readonly movimientos: string[] }
  | { readonly tipo: 'explicaciones-quitadas'; readonly grupos: readonly GrupoExplicado[] }
  | { readonly tipo: 'partidas'; readonly partidas: readonly PartidaHecha[] };

/** The partidas that an action posted: movements that were not there, with nothing left of them. */
export function partidasHechas(antes: ReadonlyMap<string, Renglon>, llegada: Mesa): PartidaHecha[] {
  const hechas = llegada.movimientos
    .filter(({ id, pendiente }) => !antes.has(id) && pendiente === 0)
    .flatMap(({ partida, fecha }) =>
      partida === null ? [] : [{ id: partida.id, numero: partida.numero, fecha }],
    );
  return [...new Map(hechas.map((una) => [una.id, una])).values()];
}

/** What they were explained with, together those that were so with the same. */
export function gruposDe({ banco, libros }: Eleccion): GrupoExplicado[] {
  const grupos = Map.groupBy(
    [...banco, ...libros].filter(({ explicacion }) => explicacion !== null),
    ({ explicacion }) => JSON.stringify(explicacion),
  );
  return [...grupos.values()].flatMap((suyos) => {
    const explicacion = suyos[0]?.explicacion;
    return explicacion == null ? [] : [{ ...explicacion, ...idsDe(porLados(suyos)) }];
  });
}

export const porLados = (renglones: readonly Renglon[]): Eleccion => ({
  banco: renglones.filter(({ lado }) => lado === 'banco'),
  libros: renglones.filter(({ lado }) => lado === 'libros'),
});

export const idsDe = ({ banco, libros }: Eleccion) => ({
  lineas: banco.map(({ id }) => id),
  movimientos: libros.map(({ id }) => id),
});
