// Productos and gastos of a range, without the partidas de cierre that bring them to zero: a closed year reads the same
// as it did the day before it was closed. Two ways of reading it: the two classes of the chart, or by margins.
//
// However its rows are laid out, its result is proved against the accounts: what productos and gastos moved; and what
// the balance general counts in capital for the same days, which is what is not closed yet and what its closing took.
import { CERO, type Centavos, centavos, opuesto, restar, sumar } from '../dinero.ts';
import { type Cifras, movidoDe } from './cifras.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import type { Definicion } from './definicion.ts';
import { CLASES_DE_RESULTADO, cuentasDeResultado, sinCerrarDe } from './por-cerrar.ts';

const comun = {
  medida: 'movido',
  clases: CLASES_DE_RESULTADO,
  pruebas: [
    { texto: 'Productos − gastos = resultado', suma: ['+resultado'], contra: productosMenosGastos },
    {
      texto: 'Resultado = el del balance general a la misma fecha',
      suma: ['+resultado'],
      contra: resultadoEnElBalance,
    },
  ],
  notas: [],
} as const;

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

type Bases = ReadonlyMap<string, Cifras>;

function productosMenosGastos(cifras: Bases, catalogo: readonly CuentaDelCatalogo[]): Centavos {
  return opuesto(sumarDe(cifras, cuentasDeResultado(catalogo), movidoDe));
}

/** The result of the range: from the first of January, all that the balance shows for the year. */
function resultadoEnElBalance(cifras: Bases, catalogo: readonly CuentaDelCatalogo[]): Centavos {
  const sinCerrar = sumarDe(cifras, cuentasDeResultado(catalogo), sinCerrarDe);
  const cerrado = sumarDe(cifras, cuentasDeResultado(catalogo, CAPITAL), ({ cierre }) =>
    restar(cierre.debe, cierre.haber),
  );
  return centavos(-sinCerrar - cerrado);
}

/** Where a closing takes the result, whichever account it is. */
const CAPITAL = ['5'] as const;

function sumarDe(cifras: Bases, cuentas: readonly string[], cuanto: (suya: Cifras) => Centavos): Centavos {
  return sumar(
    cuentas.map((idCuenta) => {
      const suya = cifras.get(idCuenta);
      return suya === undefined ? CERO : cuanto(suya);
    }),
  );
}
