// Which column of a sheet is what, by its row of headings: of the bank whose profile it has, or of any.
import { leerMoneda } from '@cuadra/core/bancos/moneda';
import type { CampoDeEstado, PerfilDeBanco, TitulosDeCampos } from './perfil-de-banco.ts';
import { claveDeTitulo, monedaEscritaEn } from './titulos.ts';

export interface LugaresDeColumnas {
  readonly fecha: number;
  /** The first that has something written is the one. */
  readonly texto: readonly number[];
  readonly referencia: readonly number[];
  readonly monto?: number | undefined;
  readonly marca?: number | undefined;
  readonly debito?: number | undefined;
  readonly credito?: number | undefined;
  readonly saldo?: number | undefined;
  readonly tipo?: number | undefined;
  readonly cuenta?: number | undefined;
  readonly moneda?: number | undefined;
  /** Where a cheque's number stands among other things. */
  readonly cheque?: number | undefined;
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

/** A heading is short, and has no figures but in parentheses. */
const esTitulo = (celda: string): boolean =>
  celda.length <= 60 && !/\d/.test(celda.replaceAll(/\([^)]*\)/g, ''));

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
  { titulos, comienzos = {} }: PerfilDeBanco,
  claves: readonly string[],
): ReadonlyMap<CampoDeEstado, number[]> {
  const libres = new Map([...claves.entries()].filter(([, clave]) => clave !== ''));
  const elegidas = new Map<CampoDeEstado, number[]>();
  const repartir = (lista: TitulosDeCampos, es: (clave: string, titulo: string) => boolean) => {
    for (const campo of CAMPOS) {
      for (const titulo of lista[campo] ?? []) {
        for (const [columna, clave] of libres) {
          if (!es(clave, titulo)) continue;
          libres.delete(columna);
          elegidas.set(campo, [...(elegidas.get(campo) ?? []), columna]);
        }
      }
    }
  };
  repartir(titulos, (clave, titulo) => clave === titulo);
  repartir(comienzos, (clave, titulo) => clave.startsWith(titulo));
  return elegidas;
}

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
