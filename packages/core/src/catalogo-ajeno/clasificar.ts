// The class of each account of a foreign chart: as somebody chose, as its parent, as what takes from the activo, or as its
// name or its code let guess.
import { claveDeEquivalencia } from '../equivalencia.ts';
import { adivinarClase, type Clase, clases, esRegularizadora, type RazonDeClase } from './adivinar-clase.ts';
import type { NodoAjeno } from './cuenta-ajena.ts';
import type { Decisiones } from './decision.ts';

type Clasificada = readonly [Clase, RazonDeClase] | undefined;

/** In the order of the list, where parents come first. Undefined: somebody must say. */
export function clasificar(
  nodos: readonly NodoAjeno[],
  decisiones: Decisiones,
  fijas: readonly (string | undefined)[],
): Clasificada[] {
  const clasificadas: Clasificada[] = [];
  for (const [n, nodo] of nodos.entries()) {
    const deSuMayor = nodo.padre === null ? undefined : clasificadas[nodo.padre];
    clasificadas.push(claseDe(nodo, fijas[n], deSuMayor, decisiones));
  }
  return clasificadas;
}

function claseDe(
  nodo: NodoAjeno,
  fija: string | undefined,
  deSuMayor: Clasificada,
  decisiones: Decisiones,
): Clasificada {
  const sabida = clases.find((clase) => clase === fija?.charAt(0));
  if (sabida !== undefined) return [sabida, 'ya-estaba'];
  const elegida = decisiones.get(claveDeEquivalencia(nodo.antes))?.clase;
  if (elegida !== undefined) return [elegida, 'elegida'];
  if (deSuMayor === undefined && nodo.padre === null) return adivinarClase(nodo.nombre, nodo.antes);
  const quitaAlActivo = esRegularizadora(nodo.nombre) || nodo.naturaleza === 'acreedora';
  if (deSuMayor?.[0] === '1' && quitaAlActivo) return ['2', 'regularizadora'];
  return deSuMayor && [deSuMayor[0], 'de-su-mayor'];
}
