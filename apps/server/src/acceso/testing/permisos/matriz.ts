// The whole matrix. A feature that adds endpoints adds their rows to the table of its room, or its table here.
import { acceso } from './acceso.ts';
import { administracion } from './administracion.ts';
import { auxiliares } from './auxiliares.ts';
import { bancos } from './bancos.ts';
import { cajas } from './cajas.ts';
import { catalogo } from './catalogo.ts';
import { cheques } from './cheques.ts';
import { configuracion } from './configuracion.ts';
import { control } from './control.ts';
import { cuentasDeAhorro } from './cuentas-de-ahorro.ts';
import { equivalencias } from './equivalencias.ts';
import { escritorio } from './escritorio.ts';
import { estadosYReportes } from './estados-y-reportes.ts';
import { exportacion } from './exportacion.ts';
import { intereses } from './intereses.ts';
import { lecturaDeBancos } from './lectura-de-bancos.ts';
import { librosLegales } from './libros-legales.ts';
import { partidas } from './partidas.ts';
import { periodos } from './periodos.ts';
import { plataforma } from './plataforma.ts';
import { productosDeAhorro } from './productos-de-ahorro.ts';
import { puestaEnMarcha } from './puesta-en-marcha.ts';
import { reportes } from './reportes.ts';
import { retenciones } from './retenciones.ts';
import { saldosIniciales } from './saldos-iniciales.ts';
import type { Fila } from './tabla.ts';
import { traslados } from './traslados.ts';

export const matriz: readonly Fila[] = [
  ...acceso,
  ...administracion,
  ...puestaEnMarcha,
  ...exportacion,
  ...escritorio,
  ...catalogo,
  ...configuracion,
  ...control,
  ...auxiliares,
  ...partidas,
  ...equivalencias,
  ...cajas,
  ...traslados,
  ...bancos,
  ...cheques,
  ...lecturaDeBancos,
  ...intereses,
  ...cuentasDeAhorro,
  ...productosDeAhorro,
  ...retenciones,
  ...periodos,
  ...saldosIniciales,
  ...librosLegales,
  ...estadosYReportes,
  ...reportes,
  ...plataforma,
];
