import * as contrato from '@cuadra/contract/acceso/sesion';
import type { FastifyInstance } from 'fastify';
import { escribir } from '../platform/database/escribir.ts';
import { mount } from '../platform/http/mount.ts';
import type { Plataforma } from '../platform/plataforma.ts';
import { olvideContrasena } from './credenciales/olvide-contrasena.ts';
import { restablecerContrasena } from './credenciales/restablecer-contrasena.ts';
import type { AvisosDeInvitaciones } from './invitaciones/avisos-de-invitaciones.ts';
import { type Demo, opcionesDeAcceso } from './opciones-de-acceso.ts';
import { leerUsuarioActual } from './queries.ts';
import { cerrarSesiones } from './sesiones/cerrar-sesiones.ts';
import { continuarSesion } from './sesiones/continuar-sesion.ts';
import { desbloquearSesion } from './sesiones/desbloquear-sesion.ts';
import { iniciarSesion } from './sesiones/iniciar-sesion.ts';
import { verAvatar } from './usuarios/avatar.ts';
import { editarUsuarioActual } from './usuarios/editar-usuario-actual.ts';

export function rutasDeAcceso(
  app: FastifyInstance,
  plataforma: Plataforma,
  demo: Demo,
  avisos: AvisosDeInvitaciones,
): void {
  const { db } = plataforma;

  mount(app, contrato.opcionesDeAcceso, () => opcionesDeAcceso(plataforma, demo));

  mount(app, contrato.iniciarSesion, ({ body, contexto }) => iniciarSesion(plataforma, contexto, body));

  mount(app, contrato.desbloquearSesion, ({ body, contexto }) =>
    desbloquearSesion(plataforma, contexto, body),
  );

  mount(app, contrato.continuarSesion, ({ body, contexto }) =>
    continuarSesion(plataforma, contexto, body.accessToken),
  );

  mount(app, contrato.cerrarSesion, async ({ contexto }) => {
    const { sesion } = contexto.actor;
    await escribir(db, contexto, 'sesion:cerrar', (tx) => cerrarSesiones(tx, contexto, { sesion }, 'salida'));
    return true as const;
  });

  mount(app, contrato.olvideContrasena, async ({ body, contexto }) => {
    await olvideContrasena(plataforma, avisos, contexto, body.email);
    return true as const;
  });

  mount(app, contrato.restablecerContrasena, async ({ body, contexto }) => {
    await restablecerContrasena(plataforma, avisos, contexto, body);
    return true as const;
  });

  mount(app, contrato.verUsuarioActual, ({ contexto }) => leerUsuarioActual(db, contexto.actor.sesion));

  mount(app, contrato.verAvatar, async ({ params: { id }, encabezar }) => {
    const { tipo, contenido } = await verAvatar(db, id);
    // Another image is another address.
    encabezar('cache-control', 'private, max-age=31536000, immutable');
    return { nombre: 'avatar', modo: 'inline' as const, mediaType: tipo, contenido };
  });

  mount(app, contrato.editarUsuarioActual, async ({ body, contexto }) => {
    await editarUsuarioActual(plataforma, contexto, body.user);
    return leerUsuarioActual(db, contexto.actor.sesion);
  });
}
