// The cajas of the demo institution: five windows and the vault of each agencia, who works at each, and what was decided
// about them. They exist only with its history.
import type { ClaseDeCaja, ClaseDeMovimiento } from '@cuadra/core/cajas/movimiento';
import { type Centavos, centavos } from '@cuadra/core/dinero';
import { agenciasDemo } from '../agencias.ts';
import { cuentas } from '../historia/cuentas.ts';
import { quetzales } from '../historia/montos.ts';
import { identificadorDe } from '../identificador.ts';
import { idDeUsuarioDemo, type UsuarioDemo, usuariosDemo } from '../usuarios.ts';

export interface CajaDemo {
  readonly id: string;
  readonly codigo: string;
  readonly nombre: string;
  readonly agencia: string;
  readonly clase: ClaseDeCaja;
  readonly idCuenta: string;
  readonly cajero: string;
}

const ventanilla = (agencia: string, numero: number, cajero: string): CajaDemo => ({
  id: identificadorDe(`caja ${agencia} ${numero}`),
  codigo: `C${numero}`,
  nombre: `Caja ${numero}`,
  agencia,
  clase: 'caja',
  idCuenta: cuentas.ventanilla,
  cajero: idDeUsuarioDemo(`${cajero}@cuadra.demo`),
});

const boveda = (agencia: string, cajero: string): CajaDemo => ({
  id: identificadorDe(`caja ${agencia} boveda`),
  codigo: 'BOV',
  nombre: 'Bóveda',
  agencia,
  clase: 'boveda',
  idCuenta: cuentas.boveda,
  cajero: idDeUsuarioDemo(`${cajero}@cuadra.demo`),
});

/** Those of Central, told apart because something waits in each of them. */
export const centrales = {
  caja1: ventanilla('01', 1, 'cajero'),
  caja2: ventanilla('01', 2, 'cajero2'),
  caja3: ventanilla('01', 3, 'cajero3'),
  boveda: boveda('01', 'boveda'),
} as const;

export const cajasDemo: readonly CajaDemo[] = [
  ...Object.values(centrales),
  ventanilla('02', 1, 'cajero.carcha'),
  boveda('02', 'boveda.carcha'),
  ventanilla('03', 1, 'cajero.salama'),
  boveda('03', 'boveda.salama'),
];

/** Besides the one that is there for each role. */
export const cajerosDemo: readonly UsuarioDemo[] = [
  ['Lesly Marisol Cucul Tzib', 'cajero2', '01'],
  ['Édvin Rolando Maaz Ichich', 'cajero3', '01'],
  ['Blanca Estela Chub Requena', 'boveda', '01'],
  ['Wendy Paola Tzalam Coc', 'cajero.carcha', '02'],
  ['Óscar Danilo Caz Botzoc', 'boveda.carcha', '02'],
  ['Gladys Noemí Ruano Tista', 'cajero.salama', '03'],
  ['Hugo Leonel Alvarado Ixpatá', 'boveda.salama', '03'],
].map(([nombre = '', cuenta, agencia = '']) => {
  return { nombre, correo: `${cuenta}@cuadra.demo`, rol: 'cajero', agencias: [agencia] };
});

/** Everybody, when there is a history: its savings are those of the three agencias, and one person pays their interest. */
export const personasDeLaHistoria: readonly UsuarioDemo[] = [
  ...usuariosDemo.map((persona) =>
    persona.rol === 'ahorros'
      ? { ...persona, agencias: agenciasDemo.map(({ idAgencia }) => idAgencia) }
      : persona,
  ),
  ...cajerosDemo,
];

export const TASA_DEL_DOLAR = 7_660_000;

export const configuracionDemo = {
  cuentaSobrante: cuentas.sobrantes,
  cuentaFaltante: cuentas.faltantesAsumidos,
  cuentaEmpleado: cuentas.faltantes,
  cuentaTransito: cuentas.enTransito,
  tasaDolar: TASA_DEL_DOLAR,
};

/** What one person settles alone, as the policy is shipped. */
export const TOLERANCIA: Centavos = centavos(quetzales(5));

interface FavoritoDemo {
  readonly nombre: string;
  readonly clase: ClaseDeMovimiento;
  readonly idCuenta: string;
  readonly concepto: string;
}

/** Those of Caja 1. */
export const favoritosDemo: readonly FavoritoDemo[] = [
  {
    nombre: 'Cobro de luz',
    clase: 'ingreso',
    idCuenta: cuentas.cobrosPorCuentaAjena,
    concepto: 'Colecturía: recibo de energía eléctrica',
  },
  {
    nombre: 'Cobro de agua',
    clase: 'ingreso',
    idCuenta: cuentas.cobrosPorCuentaAjena,
    concepto: 'Colecturía: recibo de agua municipal',
  },
  {
    nombre: 'Pago de luz',
    clase: 'egreso',
    idCuenta: cuentas.energiaYTelefono,
    concepto: 'Pago de energía eléctrica de la agencia',
  },
  {
    nombre: 'Papelería',
    clase: 'pago-menor',
    idCuenta: cuentas.papeleria,
    concepto: 'Compra de papelería y útiles',
  },
  {
    nombre: 'Mensajería y fletes',
    clase: 'pago-menor',
    idCuenta: cuentas.varios,
    concepto: 'Pago de mensajería y fletes',
  },
];
