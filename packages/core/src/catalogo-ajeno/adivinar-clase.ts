// The class of a foreign account: what its name says or, where names say nothing, the first digit that most programs give it.
// A guess, shown with its reason: whoever knows the chart changes it.
import type { Flujo, Margen } from '../catalogo.ts';

export const clases = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type Clase = (typeof clases)[number];

export const nombresDeClase: Readonly<Record<Clase, string>> = {
  '1': 'ACTIVO',
  '2': 'CUENTAS REGULARIZADORAS DE ACTIVO',
  '3': 'PASIVO',
  '4': 'OTRAS CUENTAS ACREEDORAS',
  '5': 'CAPITAL CONTABLE',
  '6': 'PRODUCTOS',
  '7': 'GASTOS',
  '8': 'CONTINGENCIAS Y COMPROMISOS',
  '9': 'CUENTAS DE ORDEN',
};

/** Why an account was put in its class. */
export type RazonDeClase = 'nombre' | 'digito' | 'elegida' | 'de-su-mayor' | 'regularizadora' | 'ya-estaba';

/** The first that a name has, in this order: «Depreciación acumulada de vehículos» is no vehicle. */
const palabras: readonly (readonly [Clase, RegExp])[] = [
  ['2', /regularizador|(depreciaci|amortizaci)\w* acumulad|accumulated depreciation/],
  [
    '2',
    /(estimaci|provisi|reserva)\w* (para|por|de) (\w+ )*(cuentas|cartera|creditos|incobrable|valuaci|dudos)/,
  ],
  ['8', /contingen|compromisos/],
  ['9', /(cuentas?|partidas?) de orden|^orden\b|memorand/],
  ['4', /otras (cuentas )?acreedoras|productos diferidos|creditos diferidos/],
  ['3', /pasivo|liabilit|obligaci|por pagar|payable|(prestamos?|creditos) (recibid|bancari|obtenid)/],
  [
    '5',
    /capital|patrimoni|equity|aportaci|^reservas?\b|excedente|superavit|resultados? (del|acumul|de ejerc)/,
  ],
  ['6', /ingreso|producto|income|revenue|^ventas?\b/],
  ['7', /gasto|egreso|costo|perdida|expense|\bcosts?\b/],
  ['1', /activo|asset|\bcajas?\b|bancos?\b|efectivo|disponib|por cobrar|receivable|inventario|cartera/],
  ['1', /mobiliario|equipo|vehiculo|inmueble|\bcash\b|\bbanks?\b|inversion/],
];

/** Where most programs of the region begin: not as this chart, whose 2 takes from the activo. */
const porDigito: Readonly<Record<string, Clase>> = {
  '1': '1',
  '2': '3',
  '3': '5',
  '4': '6',
  '5': '7',
  '6': '7',
  '7': '7',
  '8': '8',
  '9': '9',
};

export function adivinarClase(nombre: string, codigo: string): [Clase, RazonDeClase] | undefined {
  const dicho = simple(nombre);
  const hallada = palabras.find(([, palabra]) => palabra.test(dicho))?.[0];
  if (hallada !== undefined) return [hallada, 'nombre'];
  const digito = porDigito[codigo.charAt(0)];
  return digito === undefined ? undefined : [digito, 'digito'];
}

const propias: Readonly<Record<Clase, RegExp>> = {
  '1': /^(activos?|assets?)$|^(total|cuentas) (de(l)? )?activos?/,
  '2': /regularizador/,
  '3': /^(pasivos?|liabilit\w+)$|^(total|cuentas) (de(l)? )?pasivos?/,
  '4': /acreedoras/,
  '5': /^(capital|patrimonio|equity)( \w+)?$/,
  '6': /^(ingresos?|productos?|income|revenues?)$/,
  '7': /^(gastos?|egresos?|costos?|expenses?)( y (gastos?|egresos?|costos?))?$/,
  '8': /contingen/,
  '9': /orden/,
};

/** Whether it is called as the whole class, and not as something in it: «Activo», not «Bancos». */
export function nombraSuClase(clase: Clase, nombre: string): boolean {
  return propias[clase].test(simple(nombre));
}

/** Whether it takes from the activo, wherever it stands in it. */
export function esRegularizadora(nombre: string): boolean {
  const dicho = simple(nombre);
  return palabras.some(([clase, palabra]) => clase === '2' && palabra.test(dicho));
}

/** What it is in the cash flow, where its name says so; otherwise as the one it depends on. */
export function adivinarFlujo(clase: string, nombre: string): Flujo | undefined {
  if (clase !== '1') return undefined;
  const dicho = simple(nombre);
  if (/disponib|\bcajas?\b|bancos?\b|^efectivo|\bcash\b|checking/.test(dicho)) return 'efectivo';
  const deInversion =
    /inversion|mobiliario|equipo|vehiculo|inmueble|edificio|terreno|activos? fijo|propiedad/;
  return deInversion.test(dicho) ? 'inversion' : undefined;
}

/** Its margin, where its name says so; otherwise as the one it depends on. */
export function adivinarMargen(clase: string, nombre: string): Margen | undefined {
  if (clase !== '6' && clase !== '7') return undefined;
  const dicho = simple(nombre);
  if (/financier|interes/.test(dicho)) return 'financiero';
  if (/servicio|comision/.test(dicho)) return 'servicios';
  if (clase === '7' && /administra|personal|sueldo|salario|general/.test(dicho)) return 'administracion';
  return /extraordinari/.test(dicho) ? 'extraordinario' : undefined;
}

const simple = (nombre: string): string => nombre.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
