// The chart of another program as a tree, with a place in ours proposed for each account. It keeps nothing: the person looks at
// it, changes what was guessed, and sends what they decided.
import type { CampoAjeno, CatalogoLeido } from '@cuadra/contract/contabilidad/catalogo/ajeno';
import type { Mapeo } from '@cuadra/contract/hojas/mapeo';
import { armarArbol } from '@cuadra/core/catalogo-ajeno/armar-arbol';
import type { CuentaAjena } from '@cuadra/core/catalogo-ajeno/cuenta-ajena';
import { proponerCatalogo } from '@cuadra/core/catalogo-ajeno/proponer-catalogo';
import { claveDeEquivalencia } from '@cuadra/core/equivalencia';
import { listarCuentas } from '#contabilidad/catalogo/queries.ts';
import { celdasDeHoja } from '#hojas/celdas-de-hoja.ts';
import type { Database } from '#platform/database/pool.ts';
import { ilegible } from '#platform/sheets/ilegible.ts';
import type { FilaLeida } from '#platform/sheets/leer-hoja.ts';
import { hojaAjena } from './hoja-ajena.ts';
import { leerEquivalencia } from './queries.ts';

interface HojaPorLeer {
  readonly filas: readonly FilaLeida[];
  readonly mapeo: Mapeo<CampoAjeno>;
  readonly equivalencia: string | undefined;
}

export async function leerCatalogoAjeno(db: Database, hoja: HojaPorLeer): Promise<CatalogoLeido> {
  const arbol = armarArbol(cuentasDe(hoja));
  const [catalogo, conocidas] = await Promise.all([
    listarCuentas(db),
    hoja.equivalencia === undefined ? [] : leerEquivalencia(db, hoja.equivalencia),
  ]);
  const propuesta = proponerCatalogo(arbol, {
    catalogo,
    conocidas: new Map(conocidas.map(({ antes, idCuenta }) => [claveDeEquivalencia(antes), idCuenta])),
    decisiones: new Map(),
  });
  return {
    forma: arbol.forma,
    nodos: arbol.nodos.map((nodo) => ({ ...nodo, alias: [...nodo.alias] })),
    reparos: [...arbol.reparos],
    conocidas,
    propuesta: { lugares: [...propuesta.lugares], porCrear: [...propuesta.porCrear] },
  };
}

function cuentasDe({ filas: [encabezado, ...filas], mapeo }: HojaPorLeer): CuentaAjena[] {
  const { celda } = celdasDeHoja(encabezado, hojaAjena, mapeo);
  if (filas.length === 0) throw ilegible(`El archivo solo tiene encabezados: agregue ${hojaAjena.unaFila}.`);
  return filas.map((fila) => ({
    linea: fila.linea,
    codigo: celda(fila, 'codigo'),
    nombre: celda(fila, 'nombre'),
    padre: celda(fila, 'padre'),
    nivel: celda(fila, 'nivel'),
    tipo: celda(fila, 'tipo'),
    naturaleza: celda(fila, 'naturaleza'),
  }));
}
