// Productos and gastos of a range, without the partidas de cierre that bring them to zero: a closed year reads the same
// as it did the day before it was closed. Two ways of reading it: the two classes of the chart, or by margins.
import type { Definicion } from './definicion.ts';

const comun = { medida: 'movido', clases: ['6', '7'], pruebas: [], notas: [] } as const;

export const productosYGastos: Definicion = {
  ...comun,
  renglones: [
    { tipo: 'cuentas', clave: 'productos', cuentas: ['6'], lado: 'acreedor' },
    { tipo: 'total', clave: 'total-productos', texto: 'Total productos', suma: ['+productos'] },
    { tipo: 'cuentas', clave: 'gastos', cuentas: ['7'], lado: 'deudor' },
    { tipo: 'total', clave: 'total-gastos', texto: 'Total gastos', suma: ['+gastos'] },
    {
      tipo: 'total',
      clave: 'resultado',
      texto: 'Resultado del periodo',
      suma: ['+total-productos', '-total-gastos'],
      esFinal: true,
    },
  ],
};

export const porMargenes: Definicion = {
  ...comun,
  renglones: [
    { tipo: 'cuentas', clave: 'productos-financieros', cuentas: ['601'], lado: 'acreedor' },
    { tipo: 'cuentas', clave: 'gastos-financieros', cuentas: ['701'], lado: 'deudor' },
    {
      tipo: 'total',
      clave: 'margen-financiero',
      texto: 'Margen financiero',
      suma: ['+productos-financieros', '-gastos-financieros'],
    },
    { tipo: 'cuentas', clave: 'productos-servicios', cuentas: ['602'], lado: 'acreedor' },
    { tipo: 'cuentas', clave: 'gastos-servicios', cuentas: ['702'], lado: 'deudor' },
    {
      tipo: 'total',
      clave: 'margen-servicios',
      texto: 'Margen por servicios',
      suma: ['+productos-servicios', '-gastos-servicios'],
    },
    { tipo: 'cuentas', clave: 'otros-productos', cuentas: ['603'], lado: 'acreedor' },
    { tipo: 'cuentas', clave: 'otros-gastos', cuentas: ['703'], lado: 'deudor' },
    {
      tipo: 'total',
      clave: 'margen-bruto',
      texto: 'Margen de operación bruto',
      suma: ['+margen-financiero', '+margen-servicios', '+otros-productos', '-otros-gastos'],
    },
    { tipo: 'cuentas', clave: 'administracion', cuentas: ['706'], lado: 'deudor' },
    {
      tipo: 'total',
      clave: 'margen-neto',
      texto: 'Margen de operación neto',
      suma: ['+margen-bruto', '-administracion'],
    },
    // Whatever the institution adds to its chart beyond those groups, and the extraordinary.
    { tipo: 'cuentas', clave: 'productos-restantes', cuentas: ['6'], lado: 'acreedor' },
    { tipo: 'cuentas', clave: 'gastos-restantes', cuentas: ['7'], lado: 'deudor' },
    {
      tipo: 'total',
      clave: 'resultado',
      texto: 'Resultado del periodo',
      suma: ['+margen-neto', '+productos-restantes', '-gastos-restantes'],
      esFinal: true,
    },
  ],
};
