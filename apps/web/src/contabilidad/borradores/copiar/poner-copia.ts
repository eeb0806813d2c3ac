// Puts the lines of another partida on the desk: over an empty one, with its type and concept too; after what is written,
// only its lines. One undo takes all of it back.
import type { PartidaCompleta } from '@cuadra/contract/contabilidad/partidas';
import { type Cabecera, cabeceraDe, estaVacio } from '../borrador/contenido.ts';
import type { Mesa } from '../borrador/mesa.ts';
import { INICIO } from '../hoja/fila.ts';
import { hojaDeLineas } from '../hoja/lineas.ts';

type Encabezado = Pick<Cabecera, 'tipo' | 'concepto'>;

export function ponerCopia(mesa: Mesa, partida: PartidaCompleta): void {
  const { hoja } = mesa;
  const { filas } = hojaDeLineas(partida.lineas);
  if (estaVacio(mesa.contenido())) {
    const { tipo: tipoDeAntes, concepto: conceptoDeAntes } = mesa.vista().cabecera;
    const antes = { tipo: tipoDeAntes, concepto: conceptoDeAntes };
    const { tipo, concepto } = cabeceraDe(partida);
    const copiado = { tipo, concepto };
    mesa.cambiar(copiado);
    hoja.reemplazar(filas, INICIO, {
      deshacer: () => cambiarLoQueSiga(mesa, copiado, antes),
      rehacer: () => cambiarLoQueSiga(mesa, antes, copiado),
    });
  } else {
    const escritas = hoja.lineas().filas.flatMap((fila) => hoja.getSnapshot().filas[fila] ?? []);
    hoja.reemplazar([...escritas, ...filas], { fila: escritas.length, columna: 'debe' });
  }
  hoja.enfocar();
}

/** What the person wrote there since is theirs, and stays. */
function cambiarLoQueSiga(mesa: Mesa, de: Encabezado, a: Encabezado): void {
  const { tipo, concepto } = mesa.vista().cabecera;
  mesa.cambiar({
    ...(tipo === de.tipo ? { tipo: a.tipo } : {}),
    ...(concepto === de.concepto ? { concepto: a.concepto } : {}),
  });
}
