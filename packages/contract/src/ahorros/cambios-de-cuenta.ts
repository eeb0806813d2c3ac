// What may be changed of a savings account that is open: holders, ISR, what happens at the end of its term, and its state.
import { destinosAlVencer } from '@cuadra/core/ahorros/cuenta';
import { z } from 'zod';
import { fechaContable, motivo, version } from '../campos.ts';
import { endpoint } from '../endpoint.ts';
import { cuentaEntera, idDeCuentaAhorro, porCuentaAhorro, titulares, tratamientoDeIsr } from './cuentas.ts';

const base = '/api/ahorros/cuentas';

export const cambiarTitulares = endpoint({
  method: 'PUT',
  path: `${base}/:id/titulares`,
  permission: 'ahorros:registrar',
  autorizable: true,
  summary: 'Cambiar los titulares de una cuenta',
  params: porCuentaAhorro,
  body: z.strictObject({ titulares, version }),
  response: cuentaEntera,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'CUENTA_CERRADA',
    'ASOCIADO_NO_ACTIVO',
    'TITULAR_REQUERIDO',
  ],
});

export const cambiarIsr = endpoint({
  method: 'PUT',
  path: `${base}/:id/isr`,
  permission: 'ahorros:registrar',
  autorizable: true,
  summary: 'Cambiar si a los intereses de una cuenta se les retiene ISR',
  params: porCuentaAhorro,
  body: tratamientoDeIsr.safeExtend({ version }),
  response: cuentaEntera,
  errors: ['NO_ENCONTRADO', 'CONFLICTO_DE_EDICION', 'CUENTA_CERRADA'],
});

export const cambiarAlVencer = endpoint({
  method: 'PUT',
  path: `${base}/:id/al-vencer`,
  permission: 'ahorros:registrar',
  autorizable: true,
  summary: 'Cambiar a dónde van los intereses y qué pasa al vencer el plazo',
  params: porCuentaAhorro,
  body: z.strictObject({
    /** Only of term accounts. */
    alVencer: z.enum(destinosAlVencer).nullable(),
    destino: idDeCuentaAhorro.nullable(),
    version,
  }),
  response: cuentaEntera,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'CUENTA_CERRADA',
    'MOVIMIENTO_INVALIDO',
    'CUENTA_DE_OTRA_AGENCIA',
  ],
});

export const estadosQueSeEligen = ['activa', 'inactiva', 'bloqueada'] as const;

export const cambiarEstadoDeCuenta = endpoint({
  method: 'POST',
  path: `${base}/:id/estado`,
  permission: 'ahorros:registrar',
  autorizable: true,
  summary: 'Activar, inactivar o bloquear una cuenta desde un día',
  params: porCuentaAhorro,
  body: z.strictObject({
    estado: z.enum(estadosQueSeEligen),
    /** Absent: today. Never a day whose interest was paid, nor one that has not come. */
    desde: fechaContable.optional(),
    motivo,
    version,
  }),
  response: cuentaEntera,
  errors: [
    'NO_ENCONTRADO',
    'CONFLICTO_DE_EDICION',
    'CUENTA_CERRADA',
    'CUENTA_POR_RETIRAR',
    'CUENTA_OCUPADA',
    'PERIODO_DE_INTERES_APLICADO',
    'FECHA_FUTURA',
    'MOVIMIENTO_INVALIDO',
  ],
});
