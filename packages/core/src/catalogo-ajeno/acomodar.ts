// Puts branches of a foreign chart under an account of mayor, in codes 1-3-4-6-8-10. What has room goes as it is; more siblings
// than a level has codes go in groups; and what is deeper than six levels is brought up, with the names of those it loses before
// its own. Nothing is left out: a branch either fits whole or is refused whole.
import {
  ANCHOS_DE_CODIGO,
  NIVEL_MAX,
  NOMBRE_DE_CUENTA_MAX,
  nivelDe,
  type TipoDeCuenta,
} from '../catalogo.ts';
import { claveDeEquivalencia } from '../equivalencia.ts';

export interface Rama {
  /** Whose account it is, by its place in the foreign chart; null: a group that no account is. */
  readonly nodo: number | null;
  /** Takes what was written directly in an account that has others under it. */
  readonly esOtros: boolean;
  readonly nombre: string;
  readonly numero: number | undefined;
  readonly ramas: readonly Rama[];
}

export interface Colocada {
  readonly idCuenta: string;
  readonly nombre: string;
  readonly tipo: TipoDeCuenta;
  readonly nodo: number | null;
  readonly esOtros: boolean;
  /** It was in our chart already. */
  readonly existe: boolean;
  /** Those above it that were left without an account of their own. */
  readonly absorbe: readonly number[];
}

interface YaEsta {
  readonly idCuenta: string;
  readonly clave: string;
  readonly tipoCuenta: TipoDeCuenta;
}

/** What our chart has directly under each account. */
export type Existentes = ReadonlyMap<string, readonly YaEsta[]>;

interface Lugar {
  readonly padre: string;
  /** The name of the one above, for its groups. */
  readonly nombre: string;
}

/** Undefined when there is no room under it. */
export function acomodar(
  lugar: Lugar,
  ramas: readonly Rama[],
  existentes: Existentes,
): Colocada[] | undefined {
  if (ramas.length === 0) return [];
  return (
    directas(lugar, ramas, existentes) ??
    enGrupos(lugar, ramas, existentes) ??
    aplanadas(lugar, ramas, existentes)
  );
}

function directas(lugar: Lugar, ramas: readonly Rama[], existentes: Existentes): Colocada[] | undefined {
  const codigos = repartirCodigos(lugar.padre, ramas, existentes.get(lugar.padre) ?? []);
  if (codigos === undefined) return undefined;
  const colocadas: Colocada[] = [];
  for (const [i, rama] of ramas.entries()) {
    const { idCuenta = '', existe = false } = codigos[i] ?? {};
    const debajo = acomodar({ padre: idCuenta, nombre: rama.nombre }, rama.ramas, existentes);
    if (debajo === undefined) return undefined;
    const tipo = rama.ramas.length > 0 ? 'M' : 'D';
    const { nodo, esOtros, nombre } = rama;
    colocadas.push({ idCuenta, nombre, tipo, nodo, esOtros, existe, absorbe: [] }, ...debajo);
  }
  return colocadas;
}

function enGrupos(lugar: Lugar, ramas: readonly Rama[], existentes: Existentes): Colocada[] | undefined {
  const nivel = nivelDe(lugar.padre) ?? NIVEL_MAX;
  const ocupados = existentes.get(lugar.padre) ?? [];
  const libres = caben(nivel + 1) - ocupados.length;
  if (nivel + 2 > NIVEL_MAX || ramas.length <= libres) return undefined;
  let porGrupo = caben(nivel + 2);
  for (let hondo = nivel + 3; hondo <= NIVEL_MAX && ramas.length > porGrupo * libres; hondo++)
    porGrupo *= caben(hondo);
  const cuantos = Math.ceil(ramas.length / porGrupo);
  const grupos = Array.from({ length: cuantos }, (_, i): Rama => {
    const suyas = ramas.slice(i * porGrupo, (i + 1) * porGrupo);
    const nombre = cuantos === 1 ? lugar.nombre : recortar(`${lugar.nombre} (${i + 1})`);
    return { nodo: null, esOtros: false, nombre, numero: undefined, ramas: suyas };
  });
  return directas(lugar, grupos, existentes);
}

/** All its accounts of detail right under it. */
function aplanadas(lugar: Lugar, ramas: readonly Rama[], existentes: Existentes): Colocada[] | undefined {
  if (ramas.every((rama) => rama.ramas.length === 0)) return undefined;
  const absorbidas = new Map<Rama, readonly number[]>();
  const hojas = ramas.flatMap((rama) => hojasDe(rama, [], absorbidas));
  const puestas = directas(lugar, hojas, existentes) ?? enGrupos(lugar, hojas, existentes);
  const porHoja = new Map(hojas.map((hoja) => [claveDeHoja(hoja), absorbidas.get(hoja) ?? []]));
  return puestas?.map((una) => ({ ...una, absorbe: porHoja.get(claveDeHoja(una)) ?? una.absorbe }));
}

const claveDeHoja = ({ nodo, esOtros }: Pick<Rama, 'nodo' | 'esOtros'>): string => `${nodo} ${esOtros}`;

function hojasDe(rama: Rama, encima: readonly string[], absorbidas: Map<Rama, readonly number[]>): Rama[] {
  if (rama.ramas.length === 0) {
    // The name of «X, otros» says already the one above it.
    const nombres = rama.esOtros ? [...encima.slice(0, -1), rama.nombre] : [...encima, rama.nombre];
    const entero = nombres.join(' · ');
    const hoja = {
      ...rama,
      numero: undefined,
      nombre: entero.length > NOMBRE_DE_CUENTA_MAX ? rama.nombre : entero,
    };
    return [hoja];
  }
  const [primera, ...demas] = rama.ramas.flatMap((una) => hojasDe(una, [...encima, rama.nombre], absorbidas));
  if (primera === undefined) return [];
  // Each account that loses its own place is told once, by the first that stands for it.
  const suyo = rama.nodo === null ? [] : [rama.nodo];
  absorbidas.set(primera, [...suyo, ...(absorbidas.get(primera) ?? [])]);
  return [primera, ...demas];
}

interface CodigoDado {
  readonly idCuenta: string;
  readonly existe: boolean;
}

/** Those that are there by the same name keep their code; the rest the number they had, or one after another. */
function repartirCodigos(
  padre: string,
  ramas: readonly Rama[],
  ocupados: readonly YaEsta[],
): CodigoDado[] | undefined {
  const nivel = nivelDe(padre);
  if (nivel === undefined || nivel >= NIVEL_MAX) return undefined;
  const dados = new Map<Rama, CodigoDado>(conElMismoNombre(ramas, ocupados));
  const nuevas = ramas.filter((rama) => !dados.has(rama));
  const tomados = new Set(ocupados.map(({ idCuenta }) => idCuenta));
  const digitos = ANCHOS_DE_CODIGO[nivel] ?? 0;
  const codigo = (numero: number): string => padre + String(numero).padStart(digitos - padre.length, '0');
  const tope = caben(nivel + 1);
  if (nuevas.length > tope - tomados.size) return undefined;
  const numeros = conSuNumero(nuevas, tope, (numero) => tomados.has(codigo(numero)));
  let siguiente = 1;
  for (const [i, rama] of nuevas.entries()) {
    const propio = numeros?.[i] ?? (rama.esOtros && !tomados.has(codigo(tope)) ? tope : undefined);
    while (propio === undefined && tomados.has(codigo(siguiente))) siguiente++;
    const idCuenta = codigo(propio ?? siguiente);
    tomados.add(idCuenta);
    dados.set(rama, { idCuenta, existe: false });
  }
  return ramas.map((rama) => dados.get(rama)).filter((dado) => dado !== undefined);
}

function* conElMismoNombre(
  ramas: readonly Rama[],
  ocupados: readonly YaEsta[],
): Generator<[Rama, CodigoDado]> {
  const libres = Map.groupBy(ocupados, ({ tipoCuenta, clave }) => `${tipoCuenta} ${clave}`);
  for (const rama of ramas) {
    const clave = `${rama.ramas.length > 0 ? 'M' : 'D'} ${claveDeEquivalencia(rama.nombre)}`;
    const primera = libres.get(clave)?.shift();
    if (primera !== undefined) yield [rama, { idCuenta: primera.idCuenta, existe: true }];
  }
}

/** The number each had among its siblings, if all of them may keep it. What has none takes the last one. */
function conSuNumero(
  ramas: readonly Rama[],
  tope: number,
  estaTomado: (numero: number) => boolean,
): number[] | undefined {
  const numeros = ramas.map((rama) => (rama.esOtros ? tope : (rama.numero ?? 0)));
  const validos = numeros.every((numero) => numero >= 1 && numero <= tope && !estaTomado(numero));
  return validos && new Set(numeros).size === numeros.length ? numeros : undefined;
}

/** How many codes an account has under it at that level. */
function caben(nivel: number): number {
  const digitos = (ANCHOS_DE_CODIGO[nivel - 1] ?? 0) - (ANCHOS_DE_CODIGO[nivel - 2] ?? 0);
  return 10 ** digitos - 1;
}

export const recortar = (nombre: string): string =>
  nombre.length <= NOMBRE_DE_CUENTA_MAX ? nombre : `${nombre.slice(0, NOMBRE_DE_CUENTA_MAX - 1).trimEnd()}…`;
