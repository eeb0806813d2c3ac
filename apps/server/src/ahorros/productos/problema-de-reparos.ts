import type { Codigo } from '@cuadra/contract/problema';
import type { Reparo } from '@cuadra/core/ahorros/reparos';
import { ProblemaError } from '#platform/problema.ts';

/** A refusal that says in which fields, each with its sentence. */
export const problemaDeReparos = (codigo: Codigo, reparos: readonly Reparo[]): ProblemaError =>
  new ProblemaError(codigo, {
    ...(reparos.length === 1 && reparos[0] !== undefined ? { detalle: reparos[0].mensaje } : {}),
    errores: reparos.map(({ campo, mensaje }) => ({ campo, codigo, mensaje })),
  });
