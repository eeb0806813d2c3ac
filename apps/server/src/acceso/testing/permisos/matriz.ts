// The whole matrix. A feature that adds endpoints adds their rows to the table of its room, or its table here.
import { acceso } from './acceso.ts';
import { administracion } from './administracion.ts';
import { bancos } from './bancos.ts';
import { cajas } from './cajas.ts';
import { catalogo } from './catalogo.ts';
import { cheques } from './cheques.ts';
import { configuracion } from './configuracion.ts';
import { cuentasDeAhorro } from './cuentas-de-ahorro.ts';
import { escritorio } from './escritorio.ts';
import { estadosYReportes } from './estados-y-reportes.ts';
import { intereses } from './intereses.ts';
import { lecturaDeBancos } from './lectura-de-bancos.ts';
import { librosLegales } from './libros-legales.ts';
import { partidas } from './partidas.ts';
import { periodos } from './periodos.ts';
import { plataforma } from './plataforma.ts';
import { productosDeAhorro } from './productos-de-ahorro.ts';
import { reportes } from './reportes.ts';
import type { Fila } from './tabla.ts';
import { traslados } from './traslados.ts';

export const matriz: readonly Fila[] = [
  ...acceso,
  ...administracion,
  ...escritorio,
  ...catalogo,
  ...configuracion,
  ...partidas,
  ...cajas,
  ...traslados,
  ...bancos,
  ...cheques,
  ...lecturaDeBancos,
  ...productosDeAhorro,
  ...cuentasDeAhorro,
  ...intereses,
  ...periodos,
  ...librosLegales,
  ...estadosYReportes,
  ...reportes,
  ...plataforma,
];
