// Where accounts of a foreign chart already are: as somebody decides, as an equivalencia said before or, for one that has others
// under it (an equivalencia only knows those that take movements), where those are.
import { padreDe } from '../catalogo.ts';
import { claveDeEquivalencia } from '../equivalencia.ts';
import type { NodoAjeno } from './cuenta-ajena.ts';
import type { Decisiones } from './decision.ts';

interface Dicho {
  readonly conocidas: ReadonlyMap<string, string>;
  readonly decisiones: Decisiones;
  readonly estaEnElNuestro: (idCuenta: string) => boolean;
  /** Its class is another than that of the one it depended on: what takes from the activo, for one. */
  readonly vaAparte: (n: number) => boolean;
}

export function lugaresSabidos(nodos: readonly NodoAjeno[], dicho: Dicho): (string | undefined)[] {
  const lugares = nodos.map((nodo) => lugarDicho(nodo, dicho));
  const deSusHijas = nodos.map((): string | undefined => undefined);
  // Children stand after their parents.
  for (let n = nodos.length - 1; n >= 0; n--) {
    const nodo = nodos[n];
    if (nodo === undefined) continue;
    lugares[n] ??= dichoQueNo(nodo, dicho) ? undefined : deSusHijas[n];
    const [suyo, padre] = [lugares[n], nodo.padre];
    if (suyo === undefined || padre === null || dicho.vaAparte(n)) continue;
    deSusHijas[padre] = padreDe(suyo) ?? suyo;
  }
  return lugares;
}

const decisionDe = ({ antes }: NodoAjeno, { decisiones }: Dicho) =>
  decisiones.get(claveDeEquivalencia(antes));

const dichoQueNo = (nodo: NodoAjeno, dicho: Dicho): boolean => {
  const decision = decisionDe(nodo, dicho);
  return decision?.idCuenta === null || decision?.clase !== undefined;
};

function lugarDicho(nodo: NodoAjeno, dicho: Dicho): string | undefined {
  const decidida = decisionDe(nodo, dicho)?.idCuenta;
  const sabida = decidida === undefined ? dicho.conocidas.get(claveDeEquivalencia(nodo.antes)) : decidida;
  return sabida != null && dicho.estaEnElNuestro(sabida) ? sabida : undefined;
}
