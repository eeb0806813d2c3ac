// A block copied from a spreadsheet: which of its columns is which, and the lines it makes.
import { CERO, type Centavos, opuesto } from '@cuadra/core/dinero';
import { calcular } from '@cuadra/core/formula';
import { escribirMonto, formatearMonto } from '#ui/format/dinero.ts';
import { normalizeText } from '#ui/text/text-search.ts';
import type { DatosDeFila } from '../fila.ts';

export const camposDeBloque = ['idCuenta', 'debe', 'haber', 'monto', 'concepto', 'documento'] as const;
/** `monto` has its side in its sign: positive is debe. */
export type CampoDeBloque = (typeof camposDeBloque)[number];

/** What each column of the block is; null: nothing of ours. */
export type Mapeo = readonly (CampoDeBloque | null)[];

export type Bloque = readonly (readonly string[])[];

export interface Lectura {
  readonly conEncabezado: boolean;
  readonly mapeo: Mapeo;
  /** Everything in it was recognised: there is nothing to ask. */
  readonly seguro: boolean;
}

export type Resolver = (texto: string) => string | undefined;

/** Spreadsheets copy cells between tabs, quoting those with line breaks. */
export function leerBloque(texto: string): Bloque {
  const filas: string[][] = [];
  let fila: string[] = [];
  const celda = /(?:"((?:[^"]|"")*)"|([^\t\r\n]*))(\t|\r\n|\n|\r|$)/gy;
  for (;;) {
    const hallada = celda.exec(texto);
    if (hallada === null) break;
    const [, entreComillas, simple = '', fin] = hallada;
    fila.push((entreComillas?.replaceAll('""', '"') ?? simple).replaceAll(/\s+/g, ' ').trim());
    if (fin === '\t') continue;
    if (fila.some((valor) => valor !== '')) filas.push(fila);
    fila = [];
    if (celda.lastIndex >= texto.length) break;
  }
  return filas;
}

const TITULOS: readonly (readonly [CampoDeBloque, RegExp])[] = [
  [
    'idCuenta',
    /^(id ?cuenta|cuenta( contable)?|codigo( de (la )?cuenta)?|cod\.?( cuenta)?|cta\.?|no\.? (de )?cuenta)$/,
  ],
  ['debe', /^(debe|debito|debitos|cargo|cargos|debit)( \(?q\)?)?$/],
  ['haber', /^(haber|credito|creditos|abono|abonos|credit)( \(?q\)?)?$/],
  ['monto', /^(monto|importe|valor|cantidad)( \(?q\)?)?$/],
  ['concepto', /^(concepto|descripcion|glosa|detalle|explicacion|observaciones)$/],
  ['documento', /^(documento|doc\.?|referencia|ref\.?|cheque|factura|no\.? (de )?documento)$/],
];

/** By its titles and, what they leave unsaid, by what the columns hold. */
export function reconocer(bloque: Bloque, resolver: Resolver): Lectura {
  const porTitulos = mapeoPorTitulos(bloque[0] ?? []);
  const porContenido = mapeoPorContenido(bloque, resolver);
  if (porTitulos === undefined) {
    const conEncabezado = pareceEncabezado(bloque, porContenido);
    const todo = porContenido.every((campo, columna) => campo !== null || estaVacia(bloque, columna));
    const seguro = todo && !conEncabezado && estaCompleto(porContenido);
    return { conEncabezado, mapeo: porContenido, seguro };
  }
  const seguro = estaCompleto(porTitulos);
  const mapeo = seguro ? porTitulos : completado(porTitulos, porContenido);
  return { conEncabezado: true, mapeo, seguro };
}

const completado = (mapeo: Mapeo, otro: Mapeo): Mapeo =>
  otro.map((campo, columna) => mapeo[columna] ?? (mapeo.includes(campo) ? null : campo));

/** With an account and an amount there are lines. */
export const estaCompleto = (mapeo: Mapeo): boolean =>
  mapeo.includes('idCuenta') && (['debe', 'haber', 'monto'] as const).some((campo) => mapeo.includes(campo));

function mapeoPorTitulos(titulos: readonly string[]): Mapeo | undefined {
  const usados = new Set<CampoDeBloque>();
  const mapeo = titulos.map((titulo) => {
    const campo = TITULOS.find(([, forma]) => forma.test(normalizeText(titulo)))?.[0];
    if (campo === undefined || usados.has(campo)) return null;
    usados.add(campo);
    return campo;
  });
  return usados.size >= 2 ? mapeo : undefined;
}

function mapeoPorContenido(bloque: Bloque, resolver: Resolver): Mapeo {
  const clases = clasesDe(bloque, resolver);
  const cuantos = clases.filter((clase) => clase === 'monto').length;
  const deMontos: CampoDeBloque[] = cuantos === 2 ? ['debe', 'haber'] : cuantos === 1 ? ['monto'] : [];
  const deTextos: CampoDeBloque[] = ['concepto', 'documento'];
  let conCuenta = false;
  return clases.map((clase) => {
    if (clase === 'cuenta' && !conCuenta) {
      conCuenta = true;
      return 'idCuenta';
    }
    if (clase === 'monto') return deMontos.shift() ?? null;
    return clase === 'texto' ? (deTextos.shift() ?? null) : null;
  });
}

/** What each column seems to hold. */
export function clasesDe(bloque: Bloque, resolver: Resolver): readonly Clase[] {
  const ancho = Math.max(...bloque.map((fila) => fila.length));
  return Array.from({ length: ancho }, (_, columna) => claseDe(bloque, columna, resolver));
}

type Clase = 'cuenta' | 'nombre' | 'monto' | 'texto' | 'vacia';

/** What most of its cells are; the first one may be a title. */
function claseDe(bloque: Bloque, columna: number, resolver: Resolver): Clase {
  const valores = bloque.map((fila) => fila[columna] ?? '').filter((valor) => valor !== '');
  if (valores.length === 0) return 'vacia';
  const muestra = valores.length > 1 ? valores.slice(1) : valores;
  const sonCasiTodas = (prueba: (valor: string) => boolean) =>
    muestra.filter(prueba).length >= muestra.length * 0.8;
  // The classes of the chart have one digit, and amounts of one digit are not accounts.
  if (sonCasiTodas((valor) => (resolver(valor) ?? '').length > 1)) {
    return sonCasiTodas((valor) => /^\d/.test(valor)) ? 'cuenta' : 'nombre';
  }
  return sonCasiTodas((valor) => montoDe(valor) !== undefined) ? 'monto' : 'texto';
}

function pareceEncabezado(bloque: Bloque, mapeo: Mapeo): boolean {
  const [primera = [], segunda] = bloque;
  if (segunda === undefined) return false;
  return mapeo.some((campo, columna) => {
    const esDeMontos = campo === 'debe' || campo === 'haber' || campo === 'monto';
    const valor = primera[columna] ?? '';
    return esDeMontos && valor !== '' && montoDe(valor) === undefined;
  });
}

const estaVacia = (bloque: Bloque, columna: number): boolean =>
  bloque.every((fila) => (fila[columna] ?? '') === '');

export function filasDelBloque(
  bloque: Bloque,
  { conEncabezado, mapeo }: Omit<Lectura, 'seguro'>,
  resolver: Resolver,
): DatosDeFila[] {
  return bloque.slice(conEncabezado ? 1 : 0).flatMap((celdas) => {
    const valor = (campo: CampoDeBloque) => celdas[mapeo.indexOf(campo)] ?? '';
    const monto = montoDe(valor('monto')) ?? CERO;
    const debe = monto > 0 ? formatearMonto(monto) : limpio(valor('debe'));
    const haber = monto < 0 ? formatearMonto(opuesto(monto)) : limpio(valor('haber'));
    // A line of totals closes what was copied; it has both sides, which no line may have.
    if (debe !== '' && haber !== '' && celdas.some((celda) => /^(sub)?total|^sumas/i.test(celda))) return [];
    const cuenta = valor('idCuenta');
    const concepto = valor('concepto');
    const documento = valor('documento');
    return { idCuenta: resolver(cuenta) ?? cuenta, debe, haber, concepto, documento };
  });
}

/** An empty cell, a dash and a zero say the same: nothing on this side. What is not a number stays as it was written. */
export function limpio(valor: string): string {
  const monto = montoDe(valor);
  if (monto === undefined) return valor;
  return monto === 0 ? '' : escribirMonto(monto);
}

/** In centavos, whatever the decimals it was copied with; undefined when it is not a number. */
function montoDe(valor: string): Centavos | undefined {
  const sinMoneda = valor.replaceAll(/[Q\s]/gi, '');
  if (/^[-–—]$/.test(sinMoneda)) return CERO;
  const [, abre, numero, cierra] = /^([(-])?([\d,]*\d(?:\.\d*)?|\.\d+)([)-])?$/.exec(sinMoneda) ?? [];
  if (numero === undefined) return undefined;
  const { monto } = calcular(numero, () => ({ error: '' }));
  if (monto === undefined) return undefined;
  return abre === undefined && cierra === undefined ? monto : opuesto(monto);
}
