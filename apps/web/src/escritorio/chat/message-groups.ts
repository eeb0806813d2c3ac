// A conversation as it is read: by days, and in each day by runs of the same person. The time stands under the last
// of a run, and wherever the next message is of another minute.
import { formatInstantDay, formatTime } from '#ui/format/date.ts';

export interface Renglon {
  readonly clave: string;
  readonly isMine: boolean;
  readonly value: string;
  readonly createdAt: string;
}

export interface Tanda<R extends Renglon> {
  readonly clave: string;
  readonly isMine: boolean;
  readonly renglones: readonly (R & { readonly conHora: boolean })[];
}

export interface Dia<R extends Renglon> {
  readonly clave: string;
  /** Any instant of the day. */
  readonly instante: string;
  readonly tandas: readonly Tanda<R>[];
}

/** Takes them from oldest to newest. */
export function agrupar<R extends Renglon>(renglones: readonly R[]): Dia<R>[] {
  return partir(renglones, ({ createdAt }) => formatInstantDay(createdAt)).map((delDia) => ({
    clave: delDia[0].clave,
    instante: delDia[0].createdAt,
    tandas: partir(delDia, ({ isMine }) => isMine).map(enTanda),
  }));
}

function enTanda<R extends Renglon>(renglones: NoVacia<R>): Tanda<R> {
  return {
    clave: renglones[0].clave,
    isMine: renglones[0].isMine,
    renglones: renglones.map((renglon, indice) => {
      const siguiente = renglones[indice + 1];
      const otroMinuto =
        siguiente === undefined || formatTime(siguiente.createdAt) !== formatTime(renglon.createdAt);
      return { ...renglon, conHora: otroMinuto };
    }),
  };
}

type NoVacia<T> = [T, ...T[]];

/** Cuts the list wherever the value changes. */
function partir<T>(lista: readonly T[], valor: (elemento: T) => unknown): NoVacia<T>[] {
  const partes: NoVacia<T>[] = [];
  for (const elemento of lista) {
    const ultima = partes.at(-1);
    if (ultima !== undefined && valor(ultima[0]) === valor(elemento)) ultima.push(elemento);
    else partes.push([elemento]);
  }
  return partes;
}
