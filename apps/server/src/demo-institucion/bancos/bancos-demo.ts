// The bank accounts of the demo institution: three, each at a bank that writes its statements in its own way; and the rules with which
// their charges become partidas.
import type { PerfilDeEstado } from '@cuadra/core/bancos/estado-de-cuenta';
import { cuentas } from '../historia/cuentas.ts';
import { identificadorDe } from '../identificador.ts';
import { idDeUsuarioDemo } from '../usuarios.ts';

export interface CuentaBancariaDemo {
  readonly id: string;
  readonly banco: string;
  readonly numero: string;
  readonly nombre: string;
  readonly idCuenta: string;
  readonly perfil: PerfilDeEstado;
  readonly responsable: string;
}

const CONTADORA = idDeUsuarioDemo('contador2@cuadra.demo');
const AUXILIAR = idDeUsuarioDemo('auxiliar@cuadra.demo');

export const cuentasBancariasDemo: readonly CuentaBancariaDemo[] = [
  {
    id: identificadorDe('cuenta bancaria banrural'),
    ...{ banco: 'Banrural', numero: '3-445-09081-7', nombre: 'Banrural monetaria', perfil: 'banrural' },
    ...{ idCuenta: cuentas.banrural, responsable: AUXILIAR },
  },
  {
    id: identificadorDe('cuenta bancaria industrial'),
    ...{ banco: 'Banco Industrial', numero: '027-014563-8', nombre: 'Industrial monetaria' },
    ...{ idCuenta: cuentas.industrial, perfil: 'banco-industrial', responsable: AUXILIAR },
  },
  {
    id: identificadorDe('cuenta bancaria gyt'),
    ...{ banco: 'G&T Continental', numero: '41-0029384-6', nombre: 'G&T monetaria', perfil: 'gyt' },
    ...{ idCuenta: cuentas.gytContinental, responsable: CONTADORA },
  },
];

/** Whoever sends each month to review, and whoever signs it. */
export const firmasDemo = { envia: AUXILIAR, aprueba: idDeUsuarioDemo('contador@cuadra.demo') } as const;

/** As the banks print it. */
export const TITULAR = 'COOPERATIVA LA CEIBA RL';

interface ReglaDemo {
  readonly id: string;
  readonly nombre: string;
  readonly texto: string;
  readonly signo: 'entrada' | 'salida';
  readonly idCuenta: string;
  readonly concepto: string;
  readonly orden: number;
}

export const reglasDemo: readonly ReglaDemo[] = [
  {
    id: identificadorDe('regla manejo'),
    ...{ nombre: 'Manejo de cuenta', texto: 'comision manejo', signo: 'salida', idCuenta: '702101' },
    ...{ concepto: 'Comisión por manejo de cuenta, {mes}', orden: 1 },
  },
  {
    id: identificadorDe('regla cheques'),
    ...{ nombre: 'Chequeras', texto: 'chequera', signo: 'salida', idCuenta: '702101' },
    ...{ concepto: 'Emisión de chequera, documento {referencia}', orden: 2 },
  },
  {
    id: identificadorDe('regla sin explicar'),
    ...{ nombre: 'Cargos por aclarar', texto: 'cargo ajuste', signo: 'salida', idCuenta: '10510103' },
    ...{ concepto: 'Cargo del banco por aclarar: {texto}', orden: 3 },
  },
];
