// What an institution decides about its books: the accounts through which a year's result is carried forward, those of
// the taxes, and the clearing accounts that should end each month at zero. Who does what alone is in control/politica.ts.
import { z } from 'zod';
import { codigoDeCuenta } from '../campos.ts';
import { endpoint } from '../endpoint.ts';

export const configuracionContable = z
  .strictObject({
    cuentaResultado: codigoDeCuenta,
    cuentaResultadosAcumulados: codigoDeCuenta,
    cuentasPuente: z.array(codigoDeCuenta).max(200),
    /** Whether every gate must be signed before a month is closed. */
    exigirFirmas: z.boolean(),
    /** What separating a tax from a line proposes; null: none. */
    cuentaIvaCredito: codigoDeCuenta.nullable(),
    cuentaIvaDebito: codigoDeCuenta.nullable(),
    cuentaIsrRetenido: codigoDeCuenta.nullable(),
  })
  .refine(({ cuentaResultado, cuentaResultadosAcumulados: otra }) => cuentaResultado !== otra, {
    path: ['cuentaResultadosAcumulados'],
    message: 'El resultado del ejercicio y los acumulados van en cuentas distintas.',
  });
export type ConfiguracionContable = z.infer<typeof configuracionContable>;

const base = '/api/contabilidad/configuracion';

export const verConfiguracion = endpoint({
  method: 'GET',
  path: base,
  permission: 'partidas:ver',
  summary: 'Las cuentas del cierre anual, las de los impuestos y las cuentas puente',
  response: configuracionContable,
  errors: [],
});

export const guardarConfiguracion = endpoint({
  method: 'PUT',
  path: base,
  permission: 'catalogo:editar',
  summary: 'Cambia las cuentas del cierre anual, las de los impuestos y las cuentas puente; todas de detalle',
  body: configuracionContable.strict(),
  response: configuracionContable,
  errors: ['CUENTA_NO_EXISTE', 'CUENTA_NO_DETALLE'],
});
