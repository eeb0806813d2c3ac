// Which account of a foreign chart depends on which. Each program says it in its own way: a column with the parent, a column with
// the level, whole paths (Activo:Caja), codes with separators (1.1.02), codes that grow (1, 11, 1101) or marks before the names.
// Whatever the way, what comes out is one list in which every parent stands before its children.
import { claveDeEquivalencia } from '../equivalencia.ts';
import {
  type ArbolAjeno,
  type CuentaAjena,
  type FormaDeArbol,
  leerNaturaleza,
  leerRecibe,
  type NodoAjeno,
  type ReparoDeFila,
} from './cuenta-ajena.ts';
import { reconocerForma } from './reconocer-forma.ts';
import { significativo } from './significativo.ts';

/** An account before its parent has a place in the list. */
interface Suelto extends Omit<NodoAjeno, 'padre'> {
  readonly clave: string;
  readonly clavePadre: string | null;
}

export function armarArbol(
  filas: readonly CuentaAjena[],
  forma: FormaDeArbol = reconocerForma(filas),
): ArbolAjeno {
  const escritas = filas.filter(({ codigo, nombre }) => codigo !== '' || nombre !== '');
  const { sueltos, reparos } = sinRepetir(formas[forma](escritas));
  return { forma, ...enOrden(sueltos, reparos) };
}

type Lector = (filas: readonly CuentaAjena[]) => Suelto[];

const formas: Readonly<Record<FormaDeArbol, Lector>> = {
  padre: porPadre,
  nivel: (filas) => porNivel(filas, ({ nivel }) => Number(nivel) || 1),
  ruta: porRuta,
  separadores: (filas) => porCodigo(filas, (codigo) => codigo.split(/[.\-/\s]+/)),
  prefijos: porPrefijo,
  sangria: (filas) => porNivel(filas, ({ nombre }) => marcasDe(nombre).length + 1),
  plana: (filas) => filas.map((fila) => suelto(fila, null)),
};

function porPadre(filas: readonly CuentaAjena[]): Suelto[] {
  const porClave = new Map<string, string>();
  // By name only where no code is so written.
  for (const escrito of ['nombre', 'codigo'] as const)
    for (const fila of filas)
      if (fila[escrito] !== '') porClave.set(claveDeEquivalencia(fila[escrito]), claveDe(fila));
  return filas.map((fila) => {
    const padre = porClave.get(claveDeEquivalencia(fila.padre)) ?? null;
    return suelto(fila, padre === claveDe(fila) ? null : padre);
  });
}

/** Each one depends on the last one before it that is less deep. */
function porNivel(filas: readonly CuentaAjena[], nivelDe: (fila: CuentaAjena) => number): Suelto[] {
  const abiertos: { nivel: number; clave: string; ruta: readonly string[] }[] = [];
  return filas.map((fila) => {
    const nivel = nivelDe(fila);
    while (abiertos.length > 0 && (abiertos.at(-1)?.nivel ?? 0) >= nivel) abiertos.pop();
    const encima = abiertos.at(-1);
    const nombre = sinMarcas(fila.nombre);
    const ruta = [...(encima?.ruta ?? []), nombre || fila.codigo];
    const este = suelto({ ...fila, nombre }, encima?.clave ?? null, ruta);
    abiertos.push({ nivel, clave: este.clave, ruta });
    return este;
  });
}

const SEPARADOR_DE_RUTA = /\s*(?:[:>\\]|→)\s*/;

function porRuta(filas: readonly CuentaAjena[]): Suelto[] {
  const sueltos = new Map<string, Suelto>();
  const repetidas: Suelto[] = [];
  for (const fila of filas) {
    const escrita = SEPARADOR_DE_RUTA.test(fila.codigo) ? fila.codigo : fila.nombre || fila.codigo;
    const partes = escrita
      .split(SEPARADOR_DE_RUTA)
      .filter((parte) => parte !== '')
      .slice(0, NIVELES_MAX + 1);
    for (let hasta = 1; hasta < partes.length; hasta++) {
      const encima = enRuta(null, partes.slice(0, hasta));
      if (!sueltos.has(encima.clave)) sueltos.set(encima.clave, encima);
    }
    const este = enRuta(fila, partes);
    const ya = sueltos.get(este.clave);
    if (ya?.linea != null) repetidas.push(este);
    else sueltos.set(este.clave, este);
  }
  return [...sueltos.values(), ...repetidas];
}

function enRuta(fila: CuentaAjena | null, ruta: readonly string[]): Suelto {
  const nombre = ruta.at(-1) ?? '';
  const vacia = { linea: 0, codigo: '', padre: '', nivel: '', tipo: '', naturaleza: '' };
  const padre = ruta.length > 1 ? claveDeEquivalencia(ruta.slice(0, -1).join(':')) : null;
  const propio = suelto({ ...(fila ?? vacia), nombre, codigo: '' }, padre, ruta);
  const codigo = fila === null || SEPARADOR_DE_RUTA.test(fila.codigo) ? '' : fila.codigo;
  const alias = codigo === '' ? propio.alias : [...propio.alias, codigo];
  return { ...propio, linea: fila?.linea ?? null, alias, ...(fila === null ? { recibe: false } : {}) };
}

/** The nearest one whose code begins as its own. */
function porCodigo(filas: readonly CuentaAjena[], partir: (codigo: string) => string[]): Suelto[] {
  const partesDe = (fila: CuentaAjena): string[] => {
    const partes = partir(fila.codigo).filter((parte) => parte !== '');
    while (partes.length > 1 && /^0+$/.test(partes.at(-1) ?? '')) partes.pop();
    return partes;
  };
  const claves = new Map(filas.map((fila) => [partesDe(fila).join('.'), claveDe(fila)]));
  return filas.map((fila) => {
    const partes = partesDe(fila);
    for (let hasta = partes.length - 1; hasta > 0; hasta--) {
      const padre = claves.get(partes.slice(0, hasta).join('.'));
      if (padre !== undefined && padre !== claveDe(fila))
        return conNumero(suelto(fila, padre), partes.slice(hasta).join(''));
    }
    return conNumero(suelto(fila, null), partes.at(-1) ?? '');
  });
}

function porPrefijo(filas: readonly CuentaAjena[]): Suelto[] {
  const corto = significativo(filas.map(({ codigo }) => codigo));
  const claves = new Map(filas.map((fila) => [corto(fila.codigo), claveDe(fila)]));
  return filas.map((fila) => {
    const codigo = corto(fila.codigo);
    for (let hasta = codigo.length - 1; hasta > 0; hasta--) {
      const padre = claves.get(codigo.slice(0, hasta));
      if (padre !== undefined) return conNumero(suelto(fila, padre), codigo.slice(hasta));
    }
    return conNumero(suelto(fila, null), codigo);
  });
}

const marcasDe = (nombre: string): string =>
  /^[\s.\-–—>»·•*_+]*/.exec(nombre)?.[0].replaceAll(/\s/g, '') ?? '';
const sinMarcas = (nombre: string): string => nombre.replace(/^[\s.\-–—>»·•*_+]+/, '');

const claveDe = ({ codigo, nombre }: CuentaAjena): string =>
  claveDeEquivalencia(codigo === '' ? nombre : codigo);

function suelto(fila: CuentaAjena, clavePadre: string | null, ruta?: readonly string[]): Suelto {
  const { linea, codigo, tipo, naturaleza } = fila;
  const nombre = fila.nombre || codigo;
  const camino = ruta?.join(':') ?? nombre;
  const antes = codigo === '' ? camino : codigo;
  const alias = [...new Set([camino, nombre])].filter((otro) => otro !== antes);
  return {
    linea,
    antes,
    alias,
    nombre,
    clave: claveDeEquivalencia(antes),
    clavePadre,
    numero: undefined,
    recibe: leerRecibe(tipo),
    naturaleza: leerNaturaleza(naturaleza),
  };
}

const conNumero = (nodo: Suelto, digitos: string): Suelto =>
  /^\d{1,4}$/.test(digitos) ? { ...nodo, numero: Number(digitos) } : nodo;

function sinRepetir(todos: readonly Suelto[]) {
  const primeros = new Map<string, Suelto>();
  const reparos: ReparoDeFila[] = [];
  for (const nodo of todos) {
    const primero = primeros.get(nodo.clave);
    if (primero === undefined) primeros.set(nodo.clave, nodo);
    else if (nodo.linea !== null)
      reparos.push({
        linea: nodo.linea,
        mensaje: `«${nodo.antes}» ya aparece en la línea ${primero.linea}: deje solo una de las dos.`,
      });
  }
  return { sueltos: [...primeros.values()], reparos };
}

/** Parents first. Whoever depends on itself through others is told, and stands at the top. */
function enOrden(sueltos: readonly Suelto[], reparos: readonly ReparoDeFila[]) {
  const porClave = new Map(sueltos.map((nodo) => [nodo.clave, nodo]));
  const lugares = new Map<string, number>();
  const nodos: NodoAjeno[] = [];
  const niveles: number[] = [];
  const enVuelta: ReparoDeFila[] = [];
  for (const nodo of sueltos) {
    const porPoner = subir(nodo, porClave, lugares);
    const [arriba] = porPoner.toReversed();
    if (arriba !== undefined && arriba.clavePadre !== null && enElla(arriba.clavePadre, porPoner))
      enVuelta.push({
        linea: arriba.linea ?? 0,
        mensaje: `«${arriba.antes}» depende de sí misma a través de otras: corrija de qué cuenta depende.`,
      });
    for (const { clave, clavePadre, ...resto } of porPoner.toReversed()) {
      let padre = (clavePadre === null ? undefined : lugares.get(clavePadre)) ?? null;
      const nivel = padre === null ? 1 : (niveles[padre] ?? 0) + 1;
      if (nivel > NIVELES_MAX && padre !== null) {
        enVuelta.push(demasiadoHonda(resto));
        padre = nodos[padre]?.padre ?? null;
      }
      lugares.set(clave, nodos.length);
      niveles.push(Math.min(nivel, NIVELES_MAX));
      nodos.push({ ...resto, padre });
    }
  }
  return { nodos, reparos: [...reparos, ...enVuelta] };
}

/** No chart of people is deeper; a damaged file may be. */
const NIVELES_MAX = 40;

const demasiadoHonda = ({ linea, antes }: Pick<NodoAjeno, 'linea' | 'antes'>): ReparoDeFila => ({
  linea: linea ?? 0,
  mensaje: `«${antes}» está a más de ${NIVELES_MAX} niveles: revise de qué cuenta depende.`,
});

const enElla = (clave: string, camino: readonly Suelto[]): boolean =>
  camino.some((uno) => uno.clave === clave);

/** Itself and those above it that have no place yet, the highest last. */
function subir(
  nodo: Suelto,
  porClave: ReadonlyMap<string, Suelto>,
  lugares: ReadonlyMap<string, number>,
): Suelto[] {
  const camino: Suelto[] = [];
  const vistos = new Set<string>();
  let actual: Suelto | undefined = nodo;
  while (actual !== undefined && !lugares.has(actual.clave) && !vistos.has(actual.clave)) {
    camino.push(actual);
    vistos.add(actual.clave);
    actual = actual.clavePadre === null ? undefined : porClave.get(actual.clavePadre);
  }
  return camino;
}
