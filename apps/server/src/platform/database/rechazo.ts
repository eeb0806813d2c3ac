// What PostgreSQL refuses with one of the product's own codes in the place of the constraint's name (see libro_negar): the
// promises of the books are kept there, and this is how they reach a person.
import { type Codigo, problemas } from '@cuadra/contract/problema';
import pg from 'pg';
import { ProblemaError } from '../problema.ts';
import { restriccionRota } from './escribir.ts';

export function codigoDelRechazo(error: unknown): Codigo | undefined {
  const restriccion = restriccionRota(error);
  return restriccion !== undefined && esCodigo(restriccion) ? restriccion : undefined;
}

/** As a refusal with the sentence PostgreSQL wrote; anything else goes on as it came. */
export function explicarRechazo(error: unknown): never {
  const codigo = codigoDelRechazo(error);
  if (codigo === undefined || !(error instanceof pg.DatabaseError)) throw error;
  throw new ProblemaError(codigo, { detalle: error.message });
}

function esCodigo(texto: string): texto is Codigo {
  return Object.hasOwn(problemas, texto);
}
