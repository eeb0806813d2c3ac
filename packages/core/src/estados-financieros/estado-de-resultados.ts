// Productos and gastos of a range, without the partidas de cierre that bring them to zero: a closed year reads the same
// as it did the day before it was closed. Two ways of reading it: the two classes of the chart, or by
// margins, which the chart says of each account (`margen`).
//
// However its rows are laid out, its result is proved against the accounts: what productos and gastos moved; and what
// the balance general counts in capital for the same days, which is what is not closed yet and what its closing took.
import { type Margen, padreDe } from '../catalogo.ts';
import { CERO, type Centavos, centavos, opuesto, restar, sumar } from '../dinero.ts';
import { type Cifras, movidoDe } from './cifras.ts';
import type { CuentaDelCatalogo } from './cobertura.ts';
import type { Definicion, Renglon, RenglonDeCuentas } from './definicion.ts';
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

export function porMargenes(catalogo: readonly CuentaDelCatalogo[]): Definicion {
  const inicios = iniciosPorMargen(catalogo);
  const de = (clase: string, margen: Margen) =>
    (inicios.get(margen) ?? []).filter((codigo) => codigo.startsWith(clase));
  const productos = (clave: string, margen: Margen): RenglonDeCuentas => {
    return { tipo: 'cuentas', clave, cuentas: de('6', margen), lado: 'acreedor' };
  };
  const gastos = (clave: string, margen: Margen): RenglonDeCuentas => {
    return { tipo: 'cuentas', clave, cuentas: de('7', margen), lado: 'deudor' };
  };
  return { ...comun, renglones: renglonesDeMargenes(productos, gastos) };
}

type RenglonDeMargen = (clave: string, margen: Margen) => RenglonDeCuentas;

function renglonesDeMargenes(productos: RenglonDeMargen, gastos: RenglonDeMargen): Renglon[] {
  return [
    productos('productos-financieros', 'financiero'),
    gastos('gastos-financieros', 'financiero'),
    {
      tipo: 'total',
      clave: 'margen-financiero',
      texto: 'Margen financiero',
      suma: ['+productos-financieros', '-gastos-financieros'],
    },
    productos('productos-servicios', 'servicios'),
    gastos('gastos-servicios', 'servicios'),
    {
      tipo: 'total',
      clave: 'margen-servicios',
      texto: 'Margen por servicios',
      suma: ['+productos-servicios', '-gastos-servicios'],
    },
    productos('otros-productos', 'otros'),
    gastos('otros-gastos', 'otros'),
    {
      tipo: 'total',
      clave: 'margen-bruto',
      texto: 'Margen de operación bruto',
      suma: ['+margen-financiero', '+margen-servicios', '+otros-productos', '-otros-gastos'],
    },
    gastos('administracion', 'administracion'),
    {
      tipo: 'total',
      clave: 'margen-neto',
      texto: 'Margen de operación neto',
      suma: ['+margen-bruto', '-administracion'],
    },
    productos('productos-restantes', 'extraordinario'),
    gastos('gastos-restantes', 'extraordinario'),
    {
      tipo: 'total',
      clave: 'resultado',
      texto: 'Resultado del periodo',
      suma: ['+margen-neto', '+productos-restantes', '-gastos-restantes'],
      esFinal: true,
    },
  ];
}

/** The highest accounts of the chart under which everything is of one margin, by margin. */
function iniciosPorMargen(catalogo: readonly CuentaDelCatalogo[]): Map<Margen, string[]> {
  const bajo = new Map<string, Set<Margen | null>>();
  for (const { idCuenta, tipoCuenta, margen } of catalogo) {
    if (tipoCuenta !== 'D') continue;
    for (let codigo: string | null = idCuenta; codigo !== null; codigo = padreDe(codigo))
      bajo.set(codigo, (bajo.get(codigo) ?? new Set()).add(margen));
  }
  // A header with nothing under it is what it says itself.
  for (const { idCuenta, margen } of catalogo) if (!bajo.has(idCuenta)) bajo.set(idCuenta, new Set([margen]));
  const inicios = new Map<Margen, string[]>();
  for (const [codigo, [unico = null, otro]] of bajo) {
    const delMayor = bajo.get(padreDe(codigo) ?? '');
    if (unico === null || otro !== undefined || delMayor?.size === 1) continue;
    inicios.set(unico, [...(inicios.get(unico) ?? []), codigo]);
  }
  return inicios;
}

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
