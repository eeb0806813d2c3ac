// How an entry of the lists of screens becomes a route.
import type { Permiso } from '@cuadra/contract/acceso/permisos';
import { type AnyValidator, createRoute } from '@tanstack/react-router';
import type { PathToBeBuilt } from '../to-be-built.tsx';
import { main, page } from './trunk.tsx';

export const ofMain = () => main;

interface Screen<P extends string, V extends AnyValidator, M extends object> {
  readonly path: P;
  readonly titulo: string;
  /** Any of these opens it; absent: whoever is signed in. */
  readonly permisos?: readonly Permiso[];
  readonly direccion: V;
  readonly load: () => Promise<M>;
  readonly component: keyof M & string;
}

/** One that keeps its filters in the address. */
export const screen = <const P extends string, V extends AnyValidator, M extends object>({
  path,
  titulo,
  permisos = [],
  direccion,
  load,
  component,
}: Screen<P, V, M>) =>
  createRoute({
    getParentRoute: ofMain,
    path,
    validateSearch: direccion,
    ...page({ titulo, permisos }, load, component),
  });

export const plainScreen = <const P extends string, M extends object>({
  path,
  titulo,
  permisos = [],
  load,
  component,
}: Omit<Screen<P, AnyValidator, M>, 'direccion'>) =>
  createRoute({ getParentRoute: ofMain, path, ...page({ titulo, permisos }, load, component) });

export const toBeBuilt = <const P extends PathToBeBuilt>(path: P, titulo: string) =>
  createRoute({
    getParentRoute: ofMain,
    path,
    ...page({ titulo }, () => import('../to-be-built.tsx'), 'ToBeBuilt'),
  });
