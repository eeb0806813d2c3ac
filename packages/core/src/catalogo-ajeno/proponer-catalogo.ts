// The chart of another program as it would be here: for each of its accounts one place in codes 1-3-4-6-8-10. A proposal, made anew
// as somebody changes what was guessed; what is already in our chart by its name, or was said before in an equivalencia, stays there.
import {
  type Flujo,
  type Margen,
  type Naturaleza,
  naturalezasAdmitidas,
  padreDe,
  type TipoDeCuenta,
} from '../catalogo.ts';
import { claveDeEquivalencia } from '../equivalencia.ts';
import { acomodar, type Colocada, type Existentes, type Rama, recortar } from './acomodar.ts';
import {
  adivinarFlujo,
  adivinarMargen,
  type Clase,
  clases,
  nombraSuClase,
  nombresDeClase,
  type RazonDeClase,
} from './adivinar-clase.ts';
import { clasificar } from './clasificar.ts';
import type { ArbolAjeno, NodoAjeno } from './cuenta-ajena.ts';
import type { Decision, Decisiones } from './decision.ts';
import { lugaresSabidos } from './lugares-sabidos.ts';

interface CuentaNuestra {
  readonly idCuenta: string;
  readonly nombreCuenta: string;
  readonly tipoCuenta: TipoDeCuenta;
}

export interface CuentaPorCrear extends CuentaNuestra {
  readonly naturaleza: Naturaleza;
  readonly flujo: Flujo | undefined;
  readonly margen: Margen | undefined;
}

export interface LugarPropuesto {
  /** Where its movements go: that of detail, where it was split. Null while nobody says of which class it is, or where it does not fit. */
  readonly idCuenta: string | null;
  readonly clase: Clase | null;
  readonly porQue: RazonDeClase | null;
  readonly recibe: boolean;
  /** Left without an account of its own: what is under it stands under the one above. */
  readonly absorbida: boolean;
}

export interface CatalogoPropuesto {
  /** One for each account of the foreign chart, in its order. */
  readonly lugares: readonly LugarPropuesto[];
  readonly porCrear: readonly CuentaPorCrear[];
}

export interface LoQueHay {
  readonly catalogo: readonly CuentaNuestra[];
  /** What was said before: from the key of a writing to an account of ours. */
  readonly conocidas: ReadonlyMap<string, string>;
  readonly decisiones: Decisiones;
}

export function proponerCatalogo({ nodos }: ArbolAjeno, hay: LoQueHay): CatalogoPropuesto {
  const nuestras = new Map(hay.catalogo.map((cuenta) => [cuenta.idCuenta, cuenta]));
  const { conocidas, decisiones } = hay;
  const estaEnElNuestro = (idCuenta: string) => nuestras.has(idCuenta);
  const porSuArbol = clasificar(nodos, decisiones, []);
  const vaAparte = (n: number) => porSuArbol[n]?.[0] !== porSuArbol[nodos[n]?.padre ?? n]?.[0];
  const fijas = lugaresSabidos(nodos, { conocidas, decisiones, estaEnElNuestro, vaAparte });
  const clasificadas = clasificar(nodos, decisiones, fijas);
  const recibe = nodos.map((nodo, n) => recibeMovimientos(nodo, tieneHijos(nodos, n), decisiones));
  const ramas = plantar(nodos, { fijas, clasificadas, recibe, decisiones });
  const esClase = (n: number) => esLaClase(nodos[n], clasificadas[n]);
  const puestas = ponerTodas(ramas, nuestras, esClase);
  return {
    lugares: nodos.map((_, n) => {
      const [clase, porQue] = clasificadas[n] ?? [null, null];
      const fija = fijas[n];
      const puesta = puestas.lugares.get(n);
      return {
        idCuenta: fija ?? puesta?.idCuenta ?? null,
        clase,
        porQue,
        recibe: recibe[n] ?? false,
        absorbida: fija === undefined && puesta?.absorbida === true,
      };
    }),
    porCrear: puestas.porCrear,
  };
}

const decisionDe = ({ antes }: NodoAjeno, decisiones: Decisiones): Decision | undefined =>
  decisiones.get(claveDeEquivalencia(antes));

const padresDe = new WeakMap<readonly NodoAjeno[], ReadonlySet<number>>();

function tieneHijos(nodos: readonly NodoAjeno[], n: number): boolean {
  const conHijos =
    padresDe.get(nodos) ?? new Set(nodos.map(({ padre }) => padre).filter((padre) => padre !== null));
  padresDe.set(nodos, conHijos);
  return conHijos.has(n);
}

/** One without others under it always does; one with them, if its sheet or somebody says so. */
const recibeMovimientos = (nodo: NodoAjeno, conHijos: boolean, decisiones: Decisiones): boolean =>
  !conHijos || (decisionDe(nodo, decisiones)?.recibe ?? nodo.recibe ?? false);

interface Plantio {
  readonly fijas: readonly (string | undefined)[];
  readonly clasificadas: readonly (readonly [Clase, RazonDeClase] | undefined)[];
  readonly recibe: readonly boolean[];
  readonly decisiones: Decisiones;
}

/** The branches that need a place, by the account of ours under which they go: a class or one that has its place already. */
function plantar(nodos: readonly NodoAjeno[], plantio: Plantio): Map<string, Rama[]> {
  const hijos = Map.groupBy(nodos.keys(), (n) => nodos[n]?.padre ?? null);
  const porLugar = new Map<string, Rama[]>();
  const plantarEn = (lugar: string, rama: Rama) => {
    const suyas = porLugar.get(lugar) ?? [];
    suyas.push(rama);
    porLugar.set(lugar, suyas);
  };
  const claseDe = (n: number) => plantio.clasificadas[n]?.[0];

  const crecer = (n: number): Rama => {
    const nodo = nodos[n];
    const nombre = (nodo && decisionDe(nodo, plantio.decisiones)?.nombre) ?? nodo?.nombre ?? '';
    // Those of another class, or with a place of their own, grow apart.
    const suyas = (hijos.get(n) ?? []).filter(
      (hijo) => plantio.fijas[hijo] === undefined && claseDe(hijo) === claseDe(n),
    );
    const ramas = suyas.map(crecer);
    const deOtros: Rama = {
      nodo: n,
      esOtros: true,
      nombre: recortar(`${nombre.slice(0, OTROS_MAX).trimEnd()}, otros`),
      numero: undefined,
      ramas: [],
    };
    const todas = ramas.length > 0 && plantio.recibe[n] ? [...ramas, deOtros] : ramas;
    return { nodo: n, esOtros: false, nombre: recortar(nombre), numero: nodo?.numero, ramas: todas };
  };

  for (const [n, { padre }] of nodos.entries()) {
    const clase = claseDe(n);
    if (plantio.fijas[n] !== undefined || clase === undefined) continue;
    const deSuMayor = padre === null ? undefined : plantio.fijas[padre];
    const juntoASuMayor = padre !== null && claseDe(padre) === clase;
    if (juntoASuMayor && deSuMayor === undefined) continue;
    if (juntoASuMayor && deSuMayor !== undefined) plantarEn(deSuMayor, crecer(n));
    // Its number is of other siblings.
    else plantarEn(clase, { ...crecer(n), numero: undefined });
  }
  return porLugar;
}

/** What fits before «, otros». */
const OTROS_MAX = 112;

interface Puestas {
  readonly lugares: Map<number, { readonly idCuenta: string; readonly absorbida: boolean }>;
  readonly porCrear: CuentaPorCrear[];
}

function ponerTodas(
  porLugar: ReadonlyMap<string, readonly Rama[]>,
  nuestras: ReadonlyMap<string, CuentaNuestra>,
  esClase: (n: number) => boolean,
): Puestas {
  const puestas: Puestas = { lugares: new Map(), porCrear: [] };
  const existentes = porMayor(nuestras);
  for (const [lugar, ramas] of [...porLugar].sort(([uno], [otro]) => (uno < otro ? -1 : 1))) {
    const clase = clases.find((una) => una === lugar);
    const suyas = clase === undefined ? ramas : ponerClase(clase, ramas, { nuestras, esClase, puestas });
    anotar(ponerBajo(lugar, suyas, nuestras, existentes), nuestras, puestas);
  }
  puestas.porCrear.sort((una, otra) => (una.idCuenta < otra.idCuenta ? -1 : 1));
  return puestas;
}

/** A root alone in its class, called as the class or by nothing that says otherwise. */
function esLaClase(
  nodo: NodoAjeno | undefined,
  clasificada: readonly [Clase, RazonDeClase] | undefined,
): boolean {
  if (nodo === undefined || clasificada === undefined || nodo.padre !== null) return false;
  const [clase, porQue] = clasificada;
  return porQue !== 'nombre' || nombraSuClase(clase, nodo.nombre);
}

interface AlPonerClase {
  readonly nuestras: ReadonlyMap<string, CuentaNuestra>;
  readonly esClase: (n: number) => boolean;
  readonly puestas: Puestas;
}

/** A root that is the class itself is that account; otherwise the class is made for those that come under it. */
function ponerClase(
  clase: Clase,
  ramas: readonly Rama[],
  { nuestras, esClase, puestas }: AlPonerClase,
): readonly Rama[] {
  const [sola, ...demas] = ramas;
  const n = sola?.nodo ?? null;
  const esElla = n !== null && demas.length === 0 && (sola?.ramas.length ?? 0) > 0 && esClase(n);
  const nombre = esElla ? sola?.nombre : undefined;
  if (!nuestras.has(clase)) puestas.porCrear.push(cuentaNueva(clase, nombre ?? nombresDeClase[clase], 'M'));
  if (!esElla) return ramas;
  puestas.lugares.set(n, { idCuenta: clase, absorbida: false });
  return sola?.ramas ?? [];
}

/** Where there is no room under it, under the one above. */
function ponerBajo(
  lugar: string,
  ramas: readonly Rama[],
  nuestras: ReadonlyMap<string, CuentaNuestra>,
  existentes: Existentes,
): Colocada[] {
  let padre: string | null = lugar;
  while (padre !== null) {
    const mayor = nuestras.get(padre);
    const puestas =
      mayor?.tipoCuenta === 'D'
        ? undefined
        : acomodar(
            { padre, nombre: mayor?.nombreCuenta ?? nombresDeClase[padre as Clase] },
            ramas,
            existentes,
          );
    if (puestas !== undefined) return puestas;
    padre = padreDe(padre);
  }
  return [];
}

function anotar(
  colocadas: readonly Colocada[],
  nuestras: ReadonlyMap<string, CuentaNuestra>,
  { lugares, porCrear }: Puestas,
): void {
  for (const { idCuenta, nombre, tipo, nodo, esOtros, existe, absorbe } of colocadas) {
    const arriba = padreDe(idCuenta) ?? idCuenta;
    for (const absorbida of absorbe)
      if (!lugares.has(absorbida)) lugares.set(absorbida, { idCuenta: arriba, absorbida: true });
    // What takes movements goes to its «otros», which comes after it.
    if (nodo !== null)
      lugares.set(nodo, { idCuenta, absorbida: !esOtros && lugares.get(nodo)?.absorbida === true });
    if (!existe && !nuestras.has(idCuenta)) porCrear.push(cuentaNueva(idCuenta, nombre, tipo));
  }
}

function cuentaNueva(idCuenta: string, nombreCuenta: string, tipoCuenta: TipoDeCuenta): CuentaPorCrear {
  const clase = idCuenta.charAt(0);
  return {
    idCuenta,
    nombreCuenta,
    tipoCuenta,
    naturaleza: naturalezasAdmitidas(idCuenta)[0] ?? 'deudora',
    flujo: adivinarFlujo(clase, nombreCuenta),
    margen: adivinarMargen(clase, nombreCuenta),
  };
}

function porMayor(nuestras: ReadonlyMap<string, CuentaNuestra>): Existentes {
  const bajo = new Map<string, { idCuenta: string; clave: string; tipoCuenta: TipoDeCuenta }[]>();
  for (const { idCuenta, nombreCuenta, tipoCuenta } of nuestras.values()) {
    const padre = padreDe(idCuenta);
    if (padre === null) continue;
    const suyas = bajo.get(padre) ?? [];
    suyas.push({ idCuenta, clave: claveDeEquivalencia(nombreCuenta), tipoCuenta });
    bajo.set(padre, suyas);
  }
  return bajo;
}
