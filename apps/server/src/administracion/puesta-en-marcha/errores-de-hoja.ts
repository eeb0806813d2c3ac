// What is wrong with the rows of a sheet: by the schema of one by one, or by the refusal that one by one would have met.
import type { ErrorDeHoja } from '@cuadra/contract/administracion/puesta-en-marcha/error-de-hoja';
import type { z } from 'zod';
import { ProblemaError } from '#platform/problema.ts';

export function erroresDelEsquema(linea: number, { issues }: z.ZodError): ErrorDeHoja[] {
  return issues.map(({ path, message }) => ({ linea, campo: String(path[0] ?? ''), mensaje: message }));
}

/** Undefined: it is not for the person to correct. */
export function erroresDelRechazo(linea: number, error: unknown): ErrorDeHoja[] | undefined {
  if (!(error instanceof ProblemaError)) return undefined;
  const deCampos = error.errores?.map(({ campo, mensaje }) => ({ linea, campo, mensaje })) ?? [];
  return deCampos.length > 0 ? deCampos : [{ linea, campo: '', mensaje: error.message }];
}

/** With the line of each. */
export function conErrores(errores: readonly ErrorDeHoja[]): ProblemaError {
  return new ProblemaError('IMPORTACION_CON_ERRORES', {
    errores: errores.map(({ linea, campo, mensaje }) => ({
      campo: campo === '' ? `línea ${linea}` : `línea ${linea} · ${campo}`,
      codigo: 'IMPORTACION_CON_ERRORES',
      mensaje,
    })),
  });
}
