// The signed-in person in this browser. The token lives in local storage; who the person is, in memory, and their
// name, email and avatar in the two entries that the shell reads.
import type { SesionAbierta, UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { ApiError } from './api-error.ts';
import { createStore, type ReadableStore } from './store.ts';
import { CLAVE_DEL_TOKEN, estaVencido } from './token.ts';

export const CLAVE_LOGGED_USER = 'loggedUser';
const CLAVE_LOGGED_USER_DEL_MENU = 'logged-user';

export interface Entorno {
  readonly almacen: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly ahoraMs: () => number;
  /** Asks the server to recognise and renew a stored token. */
  readonly continuar: (token: string) => Promise<SesionAbierta>;
}

/** salida: the person left; rechazada: the server no longer takes the token; otra-pestana: left in another tab. */
export type MotivoDeFin = 'salida' | 'rechazada' | 'otra-pestana';

export interface Sesion extends ReadableStore<UsuarioActual | undefined> {
  usuario(): UsuarioActual | undefined;
  /** Is somebody signed in? Rejects when it could not be found out. */
  comprobar(): Promise<boolean>;
  abrir(abierta: SesionAbierta): void;
  actualizar(usuario: UsuarioActual): void;
  terminar(motivo: MotivoDeFin): void;
  alTerminar(oyente: (motivo: MotivoDeFin) => void): () => void;
}

export function crearSesion({ almacen, ahoraMs, continuar }: Entorno): Sesion {
  const persona = crearPersona(almacen);
  let enCurso: Promise<boolean> | undefined;
  const oyentesDelFin = new Set<(motivo: MotivoDeFin) => void>();

  const terminar = (motivo: MotivoDeFin) => {
    // The first of several refusals ends it: whoever is out is not sent out again, from where they are now.
    if (persona.usuario() === undefined && almacen.getItem(CLAVE_DEL_TOKEN) === null) return;
    persona.olvidar();
    for (const oyente of oyentesDelFin) oyente(motivo);
  };

  const preguntar = async (token: string): Promise<boolean> => {
    const alEmpezar = persona.epoca();
    try {
      const abierta = await continuar(token);
      if (alEmpezar !== persona.epoca()) return false;
      persona.abrir(abierta);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      // Nobody was signed in yet, so nothing ends: the guard that asked decides where to go.
      if (alEmpezar === persona.epoca()) persona.olvidar();
      return false;
    }
  };

  const comprobar = async (): Promise<boolean> => {
    if (persona.usuario() !== undefined) return true;
    const token = almacen.getItem(CLAVE_DEL_TOKEN);
    if (token === null || estaVencido(token, ahoraMs())) return false;
    enCurso ??= preguntar(token).finally(() => {
      enCurso = undefined;
    });
    return enCurso;
  };

  const alTerminar: Sesion['alTerminar'] = (oyente) => {
    oyentesDelFin.add(oyente);
    return () => oyentesDelFin.delete(oyente);
  };
  const { usuario, abrir, recordar: actualizar, subscribe } = persona;
  return { usuario, getSnapshot: usuario, subscribe, comprobar, abrir, actualizar, terminar, alTerminar };
}

/** Who is signed in, in memory and in what the browser keeps. */
function crearPersona(almacen: Entorno['almacen']) {
  const usuario = createStore<UsuarioActual | undefined>(undefined);
  // Grows at every end, so that an answer that arrives late does not open again what was closed meanwhile.
  let epoca = 0;

  const recordar = (nuevo: UsuarioActual) => {
    const { name, email, avatar, status } = nuevo;
    almacen.setItem(CLAVE_LOGGED_USER, JSON.stringify({ name, email, avatar }));
    almacen.setItem(CLAVE_LOGGED_USER_DEL_MENU, JSON.stringify({ email, avatar, status }));
    usuario.set(nuevo);
  };

  const abrir = ({ user, accessToken }: SesionAbierta) => {
    almacen.setItem(CLAVE_DEL_TOKEN, accessToken);
    recordar(user);
  };

  const olvidar = () => {
    epoca += 1;
    for (const clave of [CLAVE_DEL_TOKEN, CLAVE_LOGGED_USER, CLAVE_LOGGED_USER_DEL_MENU])
      almacen.removeItem(clave);
    usuario.set(undefined);
  };

  return {
    usuario: usuario.getSnapshot,
    epoca: () => epoca,
    recordar,
    abrir,
    olvidar,
    subscribe: usuario.subscribe,
  };
}
