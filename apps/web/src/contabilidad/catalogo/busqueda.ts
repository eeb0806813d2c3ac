// What the address of the screen says: what is looked for, what is filtered, which account is open.
import { estadosDeCuenta, tiposDeCuenta } from '@cuadra/core/catalogo';
import { z } from 'zod';
import { cuenta, formed, oneOf, text } from '#platform/address/fields.ts';

const TEXTO_MAX = 120;

export const direccionDelCatalogo = z.object({
  q: text(TEXTO_MAX),
  tipo: oneOf(tiposDeCuenta),
  estado: oneOf(estadosDeCuenta),
  clase: formed(/^[1-9]$/),
  etiqueta: text(TEXTO_MAX),
  /** The tree shows what each account holds. */
  saldos: oneOf(['si']),
  cuenta,
});

export type Busqueda = z.infer<typeof direccionDelCatalogo>;
