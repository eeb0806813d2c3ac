// The ledger's own refusals (0007_libro_contabilizar.sql raises them with the product's code as constraint) as answers to a
// person; anything else stays what it is.
import { type Codigo, problemas } from '@cuadra/contract/problema';
import { restriccionRota } from '../../platform/database/write.ts';
import { ProblemaError } from '../../platform/problema.ts';

export function comoProblema(error: unknown): unknown {
  const codigo = restriccionRota(error);
  if (codigo === undefined || !esCodigo(codigo)) return error;
  // Why a period is not open depends on it and on who asks; the ledger says it in words for them.
  const esDelPeriodo = codigo === 'PERIODO_CERRADO' && error instanceof Error;
  return new ProblemaError(codigo, esDelPeriodo ? { detalle: error.message } : {});
}

function esCodigo(texto: string): texto is Codigo {
  return Object.hasOwn(problemas, texto);
}
