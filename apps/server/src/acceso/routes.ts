import * as contrato from '@cuadra/contract/acceso/sesion';
import type { FastifyInstance } from 'fastify';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { olvideContrasena } from './credenciales/olvide-contrasena.ts';
import { restablecerContrasena } from './credenciales/restablecer-contrasena.ts';
import type { AvisosDeInvitaciones } from './invitaciones/avisos-de-invitaciones.ts';
import { type Demo, opcionesDeAcceso } from './opciones-de-acceso.ts';
import { leerFinDeSesion, leerUsuarioActual } from './queries.ts';
import { cerrarSesiones } from './sesiones/cerrar-sesiones.ts';
import { continuarSesion } from './sesiones/continuar-sesion.ts';
import { desbloquearSesion } from './sesiones/desbloquear-sesion.ts';
import { entregarToken } from './sesiones/entregar-token.ts';
import { iniciarSesion } from './sesiones/iniciar-sesion.ts';
import { leerAvatar, verAvatar } from './usuarios/avatar.ts';
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

  mount(app, contrato.cerrarSesion, async ({ contexto, encabezar }) => {
    const { sesion } = contexto.actor;
    // Images of colleagues and pages to go back to leave the browser with the person. Not "storage": that would also take
    // how they like the screen, and what others who use this browser have not saved; the web removes its own by name.
    encabezar('clear-site-data', '"cache"');
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

  montarPersona(app, plataforma);
}

function montarPersona(app: FastifyInstance, plataforma: Plataforma): void {
  const { db, config } = plataforma;

  mount(app, contrato.verUsuarioActual, ({ contexto }) =>
    leerUsuarioActual(db, contexto.actor.sesion, config),
  );

  mount(app, contrato.verAvatar, async ({ params: { id }, encabezar }) => {
    const { tipo, contenido } = await verAvatar(db, id);
    // Another image is another address.
    encabezar('cache-control', 'private, max-age=31536000, immutable');
    return { nombre: 'avatar', modo: 'inline' as const, mediaType: tipo, contenido, seAnota: false as const };
  });

  mount(app, contrato.editarUsuarioActual, async ({ body, contexto }) => {
    // A file too, although it comes inside of JSON.
    if (typeof body.user.avatar === 'string')
      await app.escaner.revisar(leerAvatar(body.user.avatar).contenido);
    await editarUsuarioActual(plataforma, contexto, body.user);
    if (body.user.password !== undefined) return conOtroToken(plataforma, contexto);
    return leerUsuarioActual(db, contexto.actor.sesion, config);
  });
}

/** The person, and the token that takes the place of the one their session had. */
async function conOtroToken(plataforma: Plataforma, contexto: ContextoConActor) {
  const { id: usuario, sesion } = contexto.actor;
  const venceEn = Temporal.Instant.from(await leerFinDeSesion(plataforma.db, sesion));
  const { user, accessToken } = await entregarToken(plataforma, contexto, { usuario, sesion, venceEn });
  return { ...user, accessToken };
}
