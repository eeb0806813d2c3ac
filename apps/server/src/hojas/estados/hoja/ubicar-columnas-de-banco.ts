// Which column of a sheet is what, by its row of headings: of the bank whose profile it has, or of any.
import { leerMoneda } from '@cuadra/core/bancos/moneda';
import type { CampoDeEstado, PerfilDeBanco, TitulosDeCampos } from './perfil-de-banco.ts';
import { claveDeTitulo, monedaEscritaEn } from './titulos.ts';

/** Its place: the first is 0. */
type Columna = number;

export interface LugaresDeColumnas {
  readonly fecha: Columna;
  /** The first that has something written is the one. */
  readonly texto: readonly Columna[];
  readonly referencia: readonly Columna[];
  readonly monto?: Columna | undefined;
  readonly marca?: Columna | undefined;
  readonly debito?: Columna | undefined;
  readonly credito?: Columna | undefined;
  readonly saldo?: Columna | undefined;
  readonly tipo?: Columna | undefined;
  readonly cuenta?: Columna | undefined;
  readonly moneda?: Columna | undefined;
  /** Where a cheque's number stands among other things. */
  readonly cheque?: Columna | undefined;
}

export interface EncabezadoHallado {
  readonly perfil: PerfilDeBanco;
  readonly lugares: LugaresDeColumnas;
  /** How many columns were recognised. */
  readonly reconocidas: number;
  /** The currency that the headings write beside the amounts. */
  readonly moneda: string | undefined;
}

/** The headings of that profile; undefined when the row is not them. */
export function leerEncabezado(
  perfil: PerfilDeBanco,
  celdas: readonly string[],
): EncabezadoHallado | undefined {
  const claves = celdas.map((celda) => (esTitulo(celda) ? claveDeTitulo(celda) : ''));
  // Each row is asked whether it is one: most are told apart here.
  if (claves.filter((clave) => clave !== '').length < TITULOS_MIN) return undefined;
  if (!perfil.distintivos.every((grupo) => grupo.some((titulo) => claves.includes(titulo)))) return undefined;
  const campos = repartirColumnas(perfil, claves);
  const primera = (campo: CampoDeEstado) => campos.get(campo)?.[0];
  const fecha = primera('fecha');
  const [debito, credito, monto] = [primera('debito'), primera('credito'), primera('monto')];
  const enDos = debito !== undefined && credito !== undefined;
  if (fecha === undefined || (monto === undefined && !enDos)) return undefined;
  const lugares: LugaresDeColumnas = {
    fecha,
    texto: campos.get('texto') ?? [],
    referencia: campos.get('referencia') ?? [],
    saldo: primera('saldo'),
    tipo: primera('tipo'),
    cuenta: primera('cuenta'),
    moneda: primera('moneda'),
    cheque: perfil.columnaDeCheque === undefined ? undefined : indiceDe(claves, perfil.columnaDeCheque),
    // A pair says more than one column that adds it up.
    ...(enDos ? { debito, credito } : { monto, marca: primera('marca') }),
  };
  const deMontos = [debito, credito, monto, lugares.saldo].flatMap((lugar) => celdas[lugar ?? -1] ?? []);
  return { perfil, lugares, reconocidas: [...campos.values()].flat().length, moneda: monedaDe(deMontos) };
}

/** A date and an amount. */
const TITULOS_MIN = 2;

/** A heading is short, and has no figures but in parentheses. */
const esTitulo = (celda: string): boolean =>
  celda !== '' &&
  celda.length <= 60 &&
  !/\d/.test(celda.includes('(') ? celda.replaceAll(/\([^)]*\)/g, '') : celda);

/** In this order: a column is of the first field that claims it. */
const CAMPOS: readonly CampoDeEstado[] = [
  'fecha',
  'marca',
  'debito',
  'credito',
  'monto',
  'saldo',
  'referencia',
  'texto',
  'tipo',
  'cuenta',
  'moneda',
];

/** The columns of each field, those of the surest heading first. */
function repartirColumnas(
  perfil: PerfilDeBanco,
  claves: readonly string[],
): ReadonlyMap<CampoDeEstado, number[]> {
  const { porTitulo, porComienzo } = indiceDeTitulos(perfil);
  const halladas = claves.flatMap((clave, columna) => {
    const hallado = porTitulo.get(clave) ?? porComienzo.find(({ titulo }) => clave.startsWith(titulo));
    return clave === '' || hallado === undefined ? [] : [{ columna, ...hallado }];
  });
  const elegidas = new Map<CampoDeEstado, number[]>();
  for (const { campo, columna } of halladas.toSorted((una, otra) => una.orden - otra.orden))
    elegidas.set(campo, [...(elegidas.get(campo) ?? []), columna]);
  return elegidas;
}

interface TituloDeCampo {
  readonly titulo: string;
  readonly campo: CampoDeEstado;
  /** How sure it is: the least, the most. */
  readonly orden: number;
}

interface IndiceDeTitulos {
  readonly porTitulo: ReadonlyMap<string, TituloDeCampo>;
  readonly porComienzo: readonly TituloDeCampo[];
}

const indices = new WeakMap<PerfilDeBanco, IndiceDeTitulos>();

/** Made once for each profile: rows are many. */
function indiceDeTitulos(perfil: PerfilDeBanco): IndiceDeTitulos {
  const hecho = indices.get(perfil);
  if (hecho !== undefined) return hecho;
  const exactos = titulosDe(perfil.titulos, 0);
  const indice = {
    // The first field that claims a heading has it.
    porTitulo: new Map(exactos.toReversed().map((uno) => [uno.titulo, uno])),
    porComienzo: titulosDe(perfil.comienzos ?? {}, exactos.length),
  };
  indices.set(perfil, indice);
  return indice;
}

const titulosDe = (lista: TitulosDeCampos, desde: number): TituloDeCampo[] =>
  CAMPOS.flatMap((campo) => (lista[campo] ?? []).map((titulo) => ({ titulo, campo }))).map((uno, i) => ({
    ...uno,
    orden: desde + i,
  }));

function indiceDe(claves: readonly string[], clave: string): number | undefined {
  const lugar = claves.indexOf(clave);
  return lugar === -1 ? undefined : lugar;
}

function monedaDe(titulos: readonly string[]): string | undefined {
  for (const titulo of titulos) {
    const moneda = leerMoneda(monedaEscritaEn(titulo) ?? '');
    if (moneda !== undefined) return moneda;
  }
  return undefined;
}
