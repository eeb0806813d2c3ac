// The pages outside of the shell: signing in and out, and the one that says what Cuadra is.
import { createRoute, redirect } from '@tanstack/react-router';
import { direccionDeIngreso, direccionDeSalida } from '#acceso/direccion.ts';
import { bare, guest, page, root, signedInBare } from './trunk.tsx';

const toWelcome = () => {
  throw redirect({ to: '/welcome' });
};
const ofRoot = () => root;
const ofBare = () => bare;
const ofGuest = () => guest;
const ofSignedInBare = () => signedInBare;

export const looseRoutes = [
  createRoute({ getParentRoute: ofRoot, path: '/', beforeLoad: toWelcome }),
  createRoute({ getParentRoute: ofRoot, path: 'signed-in-redirect', beforeLoad: toWelcome }),
] as const;

export const openRoutes = [
  createRoute({
    getParentRoute: ofBare,
    path: 'home',
    ...page({ titulo: 'Contabilidad' }, () => import('#home/page.tsx'), 'Page'),
  }),
] as const;

export const guestRoutes = [
  createRoute({
    getParentRoute: ofGuest,
    path: 'sign-in',
    validateSearch: direccionDeIngreso,
    ...page({ titulo: 'Ingresar' }, () => import('#acceso/sign-in/page.tsx'), 'Page'),
  }),
  createRoute({
    getParentRoute: ofGuest,
    path: 'primer-inicio',
    ...page({ titulo: 'Primer inicio' }, () => import('#acceso/primer-inicio/page.tsx'), 'Page'),
  }),
  createRoute({
    getParentRoute: ofGuest,
    path: 'sign-up',
    ...page({ titulo: 'Solicitar una cuenta' }, () => import('#acceso/sign-up/page.tsx'), 'Page'),
  }),
  createRoute({
    getParentRoute: ofGuest,
    path: 'confirmation-required',
    ...page({ titulo: 'Solicitud recibida' }, () => import('#acceso/confirmation-required/page.tsx'), 'Page'),
  }),
  createRoute({
    getParentRoute: ofGuest,
    path: 'forgot-password',
    ...page({ titulo: 'Olvidé mi contraseña' }, () => import('#acceso/forgot-password/page.tsx'), 'Page'),
  }),
  createRoute({
    getParentRoute: ofGuest,
    path: 'reset-password',
    ...page({ titulo: 'Nueva contraseña' }, () => import('#acceso/reset-password/page.tsx'), 'Page'),
  }),
] as const;

export const signedInBareRoutes = [
  createRoute({
    getParentRoute: ofSignedInBare,
    path: 'unlock-session',
    validateSearch: direccionDeIngreso,
    ...page({ titulo: 'Sesión bloqueada' }, () => import('#acceso/unlock-session/page.tsx'), 'Page'),
  }),
  createRoute({
    getParentRoute: ofSignedInBare,
    path: 'segundo-factor',
    validateSearch: direccionDeIngreso,
    ...page({ titulo: 'Segundo factor' }, () => import('#acceso/eleccion-obligatoria/page.tsx'), 'Page'),
  }),
  createRoute({
    getParentRoute: ofSignedInBare,
    path: 'sign-out',
    validateSearch: direccionDeSalida,
    ...page({ titulo: 'Salir' }, () => import('#acceso/sign-out/page.tsx'), 'Page'),
  }),
] as const;
