// What an institution decides about its books: the accounts through which a year's result is carried forward, those of
// the taxes, the clearing accounts that should end each month at zero, and who may post what without a second person.
import { MONTO_MAX } from '@cuadra/core/dinero';
import { tiposManuales } from '@cuadra/core/partida';
import { z } from 'zod';
import { roles } from '../acceso/permisos.ts';
import { codigoDeCuenta, enCentavos, entero } from '../campos.ts';
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

const tope = enCentavos(entero(1, MONTO_MAX)).nullable();

const limite = z
  .strictObject({
    rol: z.enum(roles),
    tipo: z.enum(tiposManuales),
    /** In one partida. Null: whatever the amount. A role and type without a limit never posts by itself. */
    montoMax: tope,
    /** Adding up what one person posts alone in one day, also with reversals and imports. Null: whatever it is. */
    montoDiario: tope,
  })
  .refine(
    ({ montoMax, montoDiario }) => montoMax === null || montoDiario === null || montoDiario >= montoMax,
    {
      path: ['montoDiario'],
      message: 'El límite del día no puede ser menor que el de una partida.',
    },
  );
export type LimiteDeContabilizacion = z.infer<typeof limite>;

export const limitesDeContabilizacion = z.strictObject({
  limites: z.array(limite).max(roles.length * tiposManuales.length),
});

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

export const verLimites = endpoint({
  method: 'GET',
  path: `${base}/limites`,
  permission: 'autenticado',
  summary:
    'Hasta qué monto contabiliza cada rol, por partida y por día, según el tipo, sin que otra persona apruebe',
  response: limitesDeContabilizacion,
  errors: [],
});

export const guardarLimites = endpoint({
  method: 'PUT',
  path: `${base}/limites`,
  permission: 'institucion:administrar',
  reautenticacion: true,
  summary:
    'Pide cambiar los límites, lo que espera a otra persona; quien no aparece para un tipo lo envía siempre a revisión. Responde los vigentes',
  body: limitesDeContabilizacion.refine(({ limites: lista }) => sinRepetir(lista), {
    path: ['limites'],
    message: 'Hay un rol y tipo con dos límites.',
  }),
  response: limitesDeContabilizacion,
  errors: ['PODERES_PROPIOS', 'CAMBIO_YA_PEDIDO'],
});

function sinRepetir(lista: readonly LimiteDeContabilizacion[]): boolean {
  return new Set(lista.map(({ rol, tipo }) => `${rol} ${tipo}`)).size === lista.length;
}
