// The signed-in person in this browser. The token lives in local storage; who the person is, in memory, and their
// name, email and avatar in the two entries that the shell reads.
import type { SesionAbierta, UsuarioActual } from '@cuadra/contract/acceso/sesion';
import { ApiError } from './api-error.ts';
import { createStore, type ReadableStore } from './store.ts';
import { isExpired, TOKEN_KEY } from './token.ts';

export const LOGGED_USER_KEY = 'loggedUser';
const MENU_LOGGED_USER_KEY = 'logged-user';

export interface Environment {
  readonly almacen: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly ahoraMs: () => number;
  /** Asks the server to recognise and renew a stored token. */
  readonly continuar: (token: string) => Promise<SesionAbierta>;
}

/** salida: the person left; rechazada: the server no longer takes the token; otra-pestana: left in another tab. */
export type EndReason = 'salida' | 'rechazada' | 'otra-pestana';

export interface Session extends ReadableStore<UsuarioActual | undefined> {
  usuario(): UsuarioActual | undefined;
  /** Is somebody signed in? Rejects when it could not be found out. */
  comprobar(): Promise<boolean>;
  abrir(abierta: SesionAbierta): void;
  actualizar(usuario: UsuarioActual): void;
  terminar(motivo: EndReason): void;
  /** Told with who it was. */
  alTerminar(oyente: (motivo: EndReason, usuario: UsuarioActual | undefined) => void): () => void;
}

export function createSession({ almacen, ahoraMs, continuar }: Environment): Session {
  const persona = crearPersona(almacen);
  let enCurso: Promise<boolean> | undefined;
  const oyentesDelFin = new Set<Parameters<Session['alTerminar']>[0]>();

  const terminar = (motivo: EndReason) => {
    // The first of several refusals ends it: whoever is out is not sent out again, from where they are now.
    if (persona.usuario() === undefined && almacen.getItem(TOKEN_KEY) === null) return;
    const usuario = persona.usuario();
    persona.olvidar();
    for (const oyente of oyentesDelFin) oyente(motivo, usuario);
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
    const token = almacen.getItem(TOKEN_KEY);
    if (token === null || isExpired(token, ahoraMs())) return false;
    enCurso ??= preguntar(token).finally(() => {
      enCurso = undefined;
    });
    return enCurso;
  };

  const alTerminar: Session['alTerminar'] = (oyente) => {
    oyentesDelFin.add(oyente);
    return () => oyentesDelFin.delete(oyente);
  };
  const { usuario, abrir, recordar: actualizar, subscribe } = persona;
  return { usuario, getSnapshot: usuario, subscribe, comprobar, abrir, actualizar, terminar, alTerminar };
}

/** Who is signed in, in memory and in what the browser keeps. */
function crearPersona(almacen: Environment['almacen']) {
  const usuario = createStore<UsuarioActual | undefined>(undefined);
  // Grows at every end, so that an answer that arrives late does not open again what was closed meanwhile.
  let epoca = 0;

  const recordar = (nuevo: UsuarioActual) => {
    const { name, email, avatar, status } = nuevo;
    almacen.setItem(LOGGED_USER_KEY, JSON.stringify({ name, email, avatar }));
    almacen.setItem(MENU_LOGGED_USER_KEY, JSON.stringify({ email, avatar, status }));
    usuario.set(nuevo);
  };

  const abrir = ({ user, accessToken }: SesionAbierta) => {
    almacen.setItem(TOKEN_KEY, accessToken);
    recordar(user);
  };

  const olvidar = () => {
    epoca += 1;
    for (const clave of [TOKEN_KEY, LOGGED_USER_KEY, MENU_LOGGED_USER_KEY]) almacen.removeItem(clave);
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
