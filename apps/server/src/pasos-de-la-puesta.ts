// How each step of the set-up stands, as the rooms hand it over; the guide shows them in the order of the contract.
import { pasoDeAgencias, pasoDeInstitucion, pasoDePersonas } from './administracion/pasos.ts';
import { pasoDeComprobacion } from './administracion/puesta-en-marcha/comprobacion/paso.ts';
import type { Paso } from './administracion/puesta-en-marcha/paso.ts';
import { pasoDeAuxiliares } from './contabilidad/auxiliares-externos/paso.ts';
import { pasoDelCatalogo } from './contabilidad/catalogo/paso.ts';
import { pasoDeCuentasDeControl } from './contabilidad/cuentas-de-control/paso.ts';
import { pasoDeFolios } from './contabilidad/folios/paso.ts';
import { pasoDeEjercicios, pasoDeHistoria } from './contabilidad/periodos/ejercicios/pasos.ts';
import { pasoDeSaldosIniciales } from './contabilidad/saldos-iniciales/paso.ts';

export const pasosDeLaPuesta: readonly Paso[] = [
  pasoDeInstitucion,
  pasoDeAgencias,
  pasoDePersonas,
  pasoDelCatalogo,
  pasoDeCuentasDeControl,
  pasoDeEjercicios,
  pasoDeSaldosIniciales,
  pasoDeHistoria,
  pasoDeFolios,
  pasoDeAuxiliares,
  pasoDeComprobacion,
];
