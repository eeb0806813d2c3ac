// A kind of change that gives somebody more power, as data: how to tell it, what it asks and how it is done. A room hands
// over its own; `composicion.ts` lists them, and `aplicar-cambio.ts` does each by its name when it is its moment.
import type { ClaseDePoder } from '@cuadra/contract/administracion/poderes';
import type { z } from 'zod';
import type { Contexto } from '#platform/contexto.ts';
import type { Tx } from '#platform/database/escribir.ts';

/** What is asked for: of whom (null: of everybody who holds a role) and what. */
export interface Peticion<Datos> {
  readonly sujeto: string | null;
  readonly datos: Datos;
}

interface Definicion<Datos> {
  readonly id: ClaseDePoder;
  readonly datos: z.ZodType<Datos>;
  /** One sentence, kept with the change: what would be different, with names as they are today. */
  describir(tx: Tx, peticion: Peticion<Datos>): Promise<string>;
  /** Refuses what cannot be: when it is asked for, and again when it takes effect. */
  juzgar(tx: Tx, contexto: Contexto, peticion: Peticion<Datos>): Promise<void>;
  /** Does it, in the transaction in which the change of powers takes effect. */
  aplicar(tx: Tx, contexto: Contexto, peticion: Peticion<Datos>): Promise<void>;
}

/** What is stored comes back as `unknown` and is read again by its own schema. */
export interface ClaseDeCambio<Datos = unknown> {
  readonly id: ClaseDePoder;
  describir(tx: Tx, peticion: Peticion<Datos>): Promise<string>;
  juzgar(tx: Tx, contexto: Contexto, peticion: Peticion<unknown>): Promise<void>;
  aplicar(tx: Tx, contexto: Contexto, peticion: Peticion<unknown>): Promise<void>;
}

export function definirClaseDeCambio<Datos extends object>({
  id,
  datos: esquema,
  describir,
  juzgar,
  aplicar,
}: Definicion<Datos>): ClaseDeCambio<Datos> {
  const leer = ({ sujeto, datos }: Peticion<unknown>) => ({ sujeto, datos: esquema.parse(datos) });
  return {
    id,
    describir,
    juzgar: (tx, contexto, peticion) => juzgar(tx, contexto, leer(peticion)),
    aplicar: (tx, contexto, peticion) => aplicar(tx, contexto, leer(peticion)),
  };
}
