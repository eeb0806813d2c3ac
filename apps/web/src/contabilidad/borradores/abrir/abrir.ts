// Brings what the desk opens with: a draft of the server with its copy of this browser, a copy of another partida, or an
// empty one, which may be what this browser kept of one that never reached the server.
import {
  type MemoriaDeBorrador,
  verMemoria,
} from '@cuadra/contract/contabilidad/borradores/memoria-de-borrador';
import { type PartidaCompleta, verPartida } from '@cuadra/contract/contabilidad/partidas';
import { call } from '#platform/api.ts';
import { newKey } from '#platform/request-key.ts';
import { type Comienzo, comienzoDeBorrador, comienzoDeCopia, comienzoNuevo } from '../borrador/comienzo.ts';
import type { Cabecera } from '../borrador/contenido.ts';
import { type CopiaLocal, nombreDeBorrador, nombreDeNueva } from '../borrador/copia-local.ts';
import { copiasLocales, tomarCopia } from '../borrador/copias-de-este-equipo.ts';
import type { Direccion } from '../direccion.ts';

export interface Abierta {
  /** Another one each time something is opened. */
  readonly clave: string;
  /** Its copy's, in this browser. */
  readonly nombre: string;
  readonly comienzo: Comienzo;
  readonly memoria?: MemoriaDeBorrador | undefined;
  /** As it was read; undefined for a new one. */
  readonly partida?: PartidaCompleta | undefined;
}

export async function abrir(
  { borrador, copiar }: Direccion,
  enBlanco: Cabecera,
  mientras: AbortSignal,
): Promise<Abierta> {
  const clave = newKey();
  if (borrador !== undefined) return abrirBorrador(borrador, clave, mientras);
  if (copiar !== undefined) {
    const partida = await call(verPartida, { params: { id: copiar } }, { signal: mientras });
    const comienzo = comienzoDeCopia(partida, enBlanco.fecha);
    return { clave, nombre: nombreDeNueva(clave), comienzo };
  }
  return abrirNueva(clave, enBlanco, mientras);
}

async function abrirBorrador(id: string, clave: string, signal: AbortSignal): Promise<Abierta> {
  const params = { id };
  const [partida, memoria] = await Promise.all([
    call(verPartida, { params }, { signal }),
    // What is not there to be remembered does not keep anybody from working.
    call(verMemoria, { params }, { signal }).catch(() => undefined),
  ]);
  const nombre = nombreDeBorrador(id);
  const comienzo = comienzoDeBorrador(partida, memoria, copiasLocales.leer(nombre));
  return { clave, nombre, comienzo, memoria, partida };
}

async function abrirNueva(clave: string, enBlanco: Cabecera, mientras: AbortSignal): Promise<Abierta> {
  for (const nombre of copiasLocales.nuevas()) {
    const copia = copiasLocales.leer(nombre);
    if (copia !== undefined && (await tomarCopia(nombre, mientras)))
      return { clave, nombre, comienzo: comienzoNuevo(enBlanco, copia) };
  }
  const nombre = nombreDeNueva(clave);
  void tomarCopia(nombre, mientras);
  return { clave, nombre, comienzo: comienzoNuevo(enBlanco) };
}

/** What was written for a draft that is no longer there waits as a new one, for the next that is opened. */
export function rescatar({ cabecera, hoja }: CopiaLocal, id: string): void {
  copiasLocales.guardar(nombreDeNueva(newKey()), { cabecera, hoja, registro: {} });
  copiasLocales.olvidar(nombreDeBorrador(id));
}
