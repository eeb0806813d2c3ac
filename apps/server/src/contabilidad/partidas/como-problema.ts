// The ledger's own refusals (0007_partidas.sql raises them with the product's code as constraint) as answers to a
// person; anything else stays what it is.
import { type Codigo, problemas } from '@cuadra/contract/problema';
import { restriccionRota } from '../../platform/database/write.ts';
import { ProblemaError } from '../../platform/problema.ts';

export function comoProblema(error: unknown): unknown {
  const codigo = restriccionRota(error);
  return codigo !== undefined && esCodigo(codigo) ? new ProblemaError(codigo) : error;
}

function esCodigo(texto: string): texto is Codigo {
  return Object.hasOwn(problemas, texto);
}
