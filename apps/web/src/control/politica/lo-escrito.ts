// What is being written of the policy, row by row, each with what it said when it was touched: what another person saves meanwhile of other
// rows stays, and what they save of the same ones is seen before it is overwritten.
import {
  claveDePolitica,
  type FilaDeAutorizacion,
  type FilaDePolitica,
  type Politica,
} from '@cuadra/contract/control/politica';
import type { FormValues } from '#ui/dialogs/unsaved-store.ts';
import { clavesDistintas } from './edicion.ts';

/** Only the rows that were touched; one that is in a single list was added, or taken away. */
type Tabla<F> = { readonly antes: readonly F[]; readonly despues: readonly F[] };

export type LoEscrito = {
  readonly hacen: Tabla<FilaDePolitica>;
  readonly autorizan: Tabla<FilaDeAutorizacion>;
};

const NADA = { antes: [], despues: [] };
export const SIN_ESCRIBIR: LoEscrito = { hacen: NADA, autorizan: NADA };

/** What holds, with what is written over it. */
export const sobre = (vigente: Politica, { hacen, autorizan }: LoEscrito): Politica => ({
  hacen: filasSobre(vigente.hacen, hacen),
  autorizan: filasSobre(vigente.autorizan, autorizan),
});

/** Each in its place, the new ones at the end. */
function filasSobre<F extends FilaDeAutorizacion>(vigentes: readonly F[], { antes, despues }: Tabla<F>): F[] {
  const tocadas = clavesDe([...antes, ...despues]);
  const escritas = new Map(despues.map((fila) => [claveDePolitica(fila), fila]));
  const enSuLugar = vigentes.flatMap((fila) => {
    const clave = claveDePolitica(fila);
    return tocadas.has(clave) ? (escritas.get(clave) ?? []) : fila;
  });
  const estaban = clavesDe(vigentes);
  return [...enSuLugar, ...despues.filter((fila) => !estaban.has(claveDePolitica(fila)))];
}

/** The policy as it is now wanted. What says the same as what holds is not written any more. */
export const escribir = (vigente: Politica, escrito: LoEscrito, querida: Politica): LoEscrito => ({
  hacen: reescribir(vigente.hacen, escrito.hacen, querida.hacen),
  autorizan: reescribir(vigente.autorizan, escrito.autorizan, querida.autorizan),
});

function reescribir<F extends FilaDeAutorizacion>(
  vigentes: readonly F[],
  { antes, despues }: Tabla<F>,
  queridas: readonly F[],
): Tabla<F> {
  const distintas = clavesDistintas(vigentes, queridas);
  const tocadas = clavesDe([...antes, ...despues]);
  return {
    antes: [
      ...antes.filter((fila) => distintas.has(claveDePolitica(fila))),
      ...vigentes.filter(tiene(distintas)).filter((fila) => !tocadas.has(claveDePolitica(fila))),
    ],
    despues: queridas.filter(tiene(distintas)),
  };
}

export interface Choque {
  readonly que: 'hace' | 'autoriza';
  readonly de: Pick<FilaDePolitica, 'rol' | 'operacion' | 'clase'>;
  /** What holds now; undefined: nobody of that role. */
  readonly vigente: FilaDeAutorizacion | FilaDePolitica | undefined;
}

/** Rows that another person changed after they were touched here, and not to the same. */
export const choques = (vigente: Politica, { hacen, autorizan }: LoEscrito): readonly Choque[] => [
  ...choquesDe('hace', vigente.hacen, hacen),
  ...choquesDe('autoriza', vigente.autorizan, autorizan),
];

function choquesDe<F extends FilaDeAutorizacion>(
  que: Choque['que'],
  vigentes: readonly F[],
  escrita: Tabla<F>,
): Choque[] {
  const filas = new Map([...escrita.antes, ...escrita.despues].map((fila) => [claveDePolitica(fila), fila]));
  return [...chocan(vigentes, escrita)].flatMap((clave) => {
    const de = filas.get(clave);
    return de === undefined
      ? []
      : { que, de, vigente: vigentes.find((fila) => claveDePolitica(fila) === clave) };
  });
}

function chocan<F extends FilaDeAutorizacion>(
  vigentes: readonly F[],
  { antes, despues }: Tabla<F>,
): ReadonlySet<string> {
  const [yaNoDice, noDiceLoMio] = [clavesDistintas(vigentes, antes), clavesDistintas(vigentes, despues)];
  const tocadas = [...clavesDe([...antes, ...despues])];
  return new Set(tocadas.filter((clave) => yaNoDice.has(clave) && noDiceLoMio.has(clave)));
}

/** Those rows go on as they are written here, over what another person saved; or as that person saved them. */
export const resolver = (
  vigente: Politica,
  { hacen, autorizan }: LoEscrito,
  con: 'lo-mio' | 'lo-vigente',
): LoEscrito => ({
  hacen: resolverEn(vigente.hacen, hacen, con),
  autorizan: resolverEn(vigente.autorizan, autorizan, con),
});

function resolverEn<F extends FilaDeAutorizacion>(
  vigentes: readonly F[],
  escrita: Tabla<F>,
  con: 'lo-mio' | 'lo-vigente',
): Tabla<F> {
  const enChoque = chocan(vigentes, escrita);
  const libre = (fila: F) => !enChoque.has(claveDePolitica(fila));
  const antes = escrita.antes.filter(libre);
  return con === 'lo-mio'
    ? { antes: [...antes, ...vigentes.filter(tiene(enChoque))], despues: escrita.despues }
    : { antes, despues: escrita.despues.filter(libre) };
}

/** As it was kept in this browser. */
export const leerLoEscrito = (valores: FormValues): LoEscrito | undefined =>
  'hacen' in valores && 'autorizan' in valores ? (valores as unknown as LoEscrito) : undefined;

const clavesDe = (filas: readonly FilaDeAutorizacion[]): ReadonlySet<string> =>
  new Set(filas.map(claveDePolitica));

const tiene =
  (claves: ReadonlySet<string>) =>
  (fila: FilaDeAutorizacion): boolean =>
    claves.has(claveDePolitica(fila));
