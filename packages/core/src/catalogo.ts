// The shape of the chart of accounts. A code's width gives its level (1-3-4-6-8-10) and its prefix gives its
// parent, so a code that is well formed already says where the account stands. The class (first digit) decides
// the statement and the nature; only contingencias (8) and orden (9) hold both natures.

export const tiposDeCuenta = ['D', 'M'] as const;
export type TipoDeCuenta = (typeof tiposDeCuenta)[number];
export const nombresDeTipoDeCuenta: Readonly<Record<TipoDeCuenta, string>> = { D: 'Detalle', M: 'Mayor' };

export const naturalezas = ['deudora', 'acreedora'] as const;
export type Naturaleza = (typeof naturalezas)[number];
export const nombresDeNaturaleza: Readonly<Record<Naturaleza, string>> = {
  deudora: 'Deudora',
  acreedora: 'Acreedora',
};

export const estadosDeCuenta = ['activa', 'solo_sistema', 'bloqueada'] as const;
export type EstadoDeCuenta = (typeof estadosDeCuenta)[number];
export const nombresDeEstadoDeCuenta: Readonly<Record<EstadoDeCuenta, string>> = {
  activa: 'Activa',
  solo_sistema: 'Solo sistema',
  bloqueada: 'Bloqueada',
};

/** What an account's movement is in the cash flow: caja y bancos themselves, what moves no cash, or an activity. */
export const flujos = ['efectivo', 'ajuste', 'operacion', 'inversion', 'financiamiento'] as const;
export type Flujo = (typeof flujos)[number];
export const nombresDeFlujo: Readonly<Record<Flujo, string>> = {
  efectivo: 'Caja y bancos',
  ajuste: 'Sin efectivo (ajuste)',
  operacion: 'Operación',
  inversion: 'Inversión',
  financiamiento: 'Financiamiento',
};

/** Only an activo is cash; contingencias and orden move none. */
export function flujosAdmitidos(idCuenta: string): readonly Flujo[] {
  const clase = idCuenta[0];
  if (clase === '1') return flujos;
  return clase === '8' || clase === '9' ? ['ajuste'] : flujos.filter((uno) => uno !== 'efectivo');
}

/** By class, which says what kind of account it is; the other classes are of the operation. */
const flujoDeClase: Readonly<Record<string, Flujo>> = {
  '2': 'ajuste',
  '5': 'financiamiento',
  '8': 'ajuste',
  '9': 'ajuste',
};

/** What an account is when nobody says: as the one it depends on, and a class by what it is. */
export function flujoPorOmision(idCuenta: string, delMayor: Flujo | undefined): Flujo {
  return delMayor ?? flujoDeClase[idCuenta.charAt(0)] ?? 'operacion';
}

/** To which margin of the estado de resultados an account belongs; only productos and gastos have one. */
export const margenes = ['financiero', 'servicios', 'otros', 'administracion', 'extraordinario'] as const;
export type Margen = (typeof margenes)[number];
export const nombresDeMargen: Readonly<Record<Margen, string>> = {
  financiero: 'Margen financiero',
  servicios: 'Margen por servicios',
  otros: 'Otros de operación',
  administracion: 'Administración',
  extraordinario: 'Extraordinario',
};

/** What is earned is of no administration; what is neither earned nor spent has no margin. */
export function margenesAdmitidos(idCuenta: string): readonly Margen[] {
  const clase = idCuenta[0];
  if (clase === '7') return margenes;
  return clase === '6' ? margenes.filter((uno) => uno !== 'administracion') : [];
}

/** As the one it depends on; a class, what fits in no other margin. */
export function margenPorOmision(idCuenta: string, delMayor: Margen | null | undefined): Margen | null {
  return margenesAdmitidos(idCuenta).length === 0 ? null : (delMayor ?? 'extraordinario');
}

/** What becomes of whoever leaves an account with a balance contrary to its nature. */
export const saldosContrarios = ['avisa', 'rechaza'] as const;
export type SaldoContrario = (typeof saldosContrarios)[number];
export const nombresDeSaldoContrario: Readonly<Record<SaldoContrario, string>> = {
  avisa: 'Se advierte',
  rechaza: 'Se rechaza',
};

/** Those of cajas refuse from when they are of a caja; the rest, when somebody says so. */
export const SALDO_CONTRARIO_POR_OMISION: SaldoContrario = 'avisa';

export const ANCHOS_DE_CODIGO = [1, 3, 4, 6, 8, 10] as const;
export const NIVEL_MAX = ANCHOS_DE_CODIGO.length;
export const NOMBRE_DE_CUENTA_MAX = 120;
const anchos: readonly number[] = ANCHOS_DE_CODIGO;

/** 1 for a class, up to 6; undefined when no level has that width or the code is not made of digits. */
export function nivelDe(idCuenta: string): number | undefined {
  const indice = anchos.indexOf(idCuenta.length);
  return indice >= 0 && /^[1-9]\d*$/.test(idCuenta) ? indice + 1 : undefined;
}

/** The code cut to the previous width; null for a class. */
export function padreDe(idCuenta: string): string | null {
  const nivel = nivelDe(idCuenta);
  if (nivel === undefined || nivel === 1) return null;
  return idCuenta.slice(0, ANCHOS_DE_CODIGO[nivel - 2]);
}

export function naturalezasAdmitidas(idCuenta: string): readonly Naturaleza[] {
  const clase = idCuenta[0];
  if (clase === '8' || clase === '9') return naturalezas;
  return clase === '1' || clase === '7' ? ['deudora'] : ['acreedora'];
}

/**
 * The code after the highest sibling, or the first gap when the highest is taken; undefined when the parent is
 * at the last level or every code is in use. Codes ending in zeros are never offered: 00 reads as "no account".
 */
export function siguienteCodigo(
  idParent: string | null,
  existentes: ReadonlySet<string>,
): string | undefined {
  const nivelPadre = idParent === null ? 0 : nivelDe(idParent);
  if (nivelPadre === undefined || nivelPadre >= NIVEL_MAX) return undefined;
  const prefijo = idParent ?? '';
  const digitos = (ANCHOS_DE_CODIGO[nivelPadre] ?? 0) - prefijo.length;
  const total = 10 ** digitos - 1;
  const codigo = (numero: number) => prefijo + String(numero).padStart(digitos, '0');
  let mayor = 0;
  for (let numero = total; numero >= 1 && mayor === 0; numero--)
    if (existentes.has(codigo(numero))) mayor = numero;
  if (mayor < total) return codigo(mayor + 1);
  for (let numero = 1; numero < total; numero++) if (!existentes.has(codigo(numero))) return codigo(numero);
  return undefined;
}

export interface CuentaPropuesta {
  readonly idCuenta: string;
  readonly naturaleza: Naturaleza;
  /** Absent: it will be that of the account it depends on. */
  readonly flujo?: Flujo | undefined;
  readonly margen?: Margen | null | undefined;
}

export type ErrorDeCuenta = 'CODIGO_INVALIDO' | 'NATURALEZA_INVALIDA' | 'FLUJO_INVALIDO' | 'MARGEN_INVALIDO';

/** What is wrong with an account by itself, first things first. What needs the rest of the chart is asked there. */
export function revisarCuenta({ idCuenta, naturaleza, flujo, margen }: CuentaPropuesta): ErrorDeCuenta[] {
  if (nivelDe(idCuenta) === undefined) return ['CODIGO_INVALIDO'];
  const errores: ErrorDeCuenta[] = [];
  if (!naturalezasAdmitidas(idCuenta).includes(naturaleza)) errores.push('NATURALEZA_INVALIDA');
  if (flujo !== undefined && !flujosAdmitidos(idCuenta).includes(flujo)) errores.push('FLUJO_INVALIDO');
  if (margen != null && !margenesAdmitidos(idCuenta).includes(margen)) errores.push('MARGEN_INVALIDO');
  return errores;
}
