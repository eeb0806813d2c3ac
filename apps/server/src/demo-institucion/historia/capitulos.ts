// The chapters, in the order in which they happen within a day.
import { activosFijos } from './capitulos/activos-fijos.ts';
import { ajustes } from './capitulos/ajustes.ts';
import { apertura } from './capitulos/apertura.ts';
import { asociados } from './capitulos/asociados.ts';
import { bancos } from './capitulos/bancos.ts';
import { cajaDeAhorros } from './capitulos/caja-de-ahorros.ts';
import { castigos } from './capitulos/castigos.ts';
import { aperturaAnual, asamblea, cierreAnual } from './capitulos/cierre-anual.ts';
import { cierresDeAhorro } from './capitulos/cierres-de-ahorro.ts';
import { cobrosDeCreditos } from './capitulos/cobros-de-creditos.ts';
import { colecturia } from './capitulos/colecturia.ts';
import { creditosObtenidos } from './capitulos/creditos-obtenidos.ts';
import { desembolsosDeCreditos } from './capitulos/desembolsos-de-creditos.ts';
import { directivos } from './capitulos/directivos.ts';
import { equivocacion } from './capitulos/equivocacion.ts';
import { fondosSociales } from './capitulos/fondos-sociales.ts';
import { impuestos } from './capitulos/impuestos.ts';
import { interesesDeAhorro } from './capitulos/intereses-de-ahorro.ts';
import { moraYEstimacion } from './capitulos/mora-y-estimacion.ts';
import { planilla } from './capitulos/planilla.ts';
import { plazoFijo } from './capitulos/plazo-fijo.ts';
import { porAclarar } from './capitulos/por-aclarar.ts';
import { proveedores } from './capitulos/proveedores.ts';
import { seguros } from './capitulos/seguros.ts';
import { trasladosDeEfectivo } from './capitulos/traslados-de-efectivo.ts';
import type { Capitulo } from './escena.ts';

export const capitulos = {
  apertura,
  aperturaAnual,
  asamblea,
  trasladosDeEfectivo,
  proveedores,
  planilla,
  directivos,
  seguros,
  activosFijos,
  creditosObtenidos,
  impuestos,
  fondosSociales,
  equivocacion,
  asociados,
  cierresDeAhorro,
  plazoFijo,
  cobrosDeCreditos,
  desembolsosDeCreditos,
  colecturia,
  porAclarar,
  // The drawers close after all that passed over the counter.
  cajaDeAhorros,
  castigos,
  moraYEstimacion,
  bancos,
  interesesDeAhorro,
  ajustes,
  cierreAnual,
} as const satisfies Record<string, Capitulo>;
