import * as contrato from '@cuadra/contract/administracion/usuarios';
import type { FastifyInstance } from 'fastify';
import { cerrarSesiones } from '#acceso/sesiones/cerrar-sesiones.ts';
import { listarSesiones } from '#acceso/sesiones/listar-sesiones.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { crearUsuario } from './crear-usuario.ts';
import { editarUsuario } from './editar-usuario.ts';
import { leerUsuario, listarUsuarios } from './queries.ts';
import { reponerContrasena } from './reponer-contrasena.ts';

export function rutasDeUsuarios(app: FastifyInstance, plataforma: Plataforma): void {
  const { db, cartero } = plataforma;

  mount(app, contrato.listarUsuarios, ({ contexto }) => listarUsuarios(db, contexto.ahora));

  mount(app, contrato.crearUsuario, ({ body, contexto }) =>
    escribir(db, contexto, 'usuarios:crear', async (tx) => {
      const id = await crearUsuario(tx, contexto, cartero, body);
      return leerUsuario(tx, id, contexto.ahora);
    }),
  );

  mount(app, contrato.editarUsuario, ({ params: { id }, body, contexto }) =>
    escribir(db, contexto, 'usuarios:editar', async (tx) => {
      await editarUsuario(tx, plataforma, contexto, id, body);
      return leerUsuario(tx, id, contexto.ahora);
    }),
  );

  mount(app, contrato.reponerContrasena, ({ params: { id }, contexto }) =>
    escribir(db, contexto, 'contrasena:reponer', async (tx) => {
      await reponerContrasena(tx, contexto, cartero, id);
      return leerUsuario(tx, id, contexto.ahora);
    }),
  );

  mount(app, contrato.listarSesiones, async ({ params: { id }, contexto }) => {
    await leerUsuario(db, id, contexto.ahora);
    return listarSesiones(db, id, contexto.actor.sesion, contexto.ahora);
  });

  mount(app, contrato.terminarSesion, async ({ params: { id }, contexto }) => {
    const cerradas = await escribir(db, contexto, 'sesion:terminar', (tx) =>
      cerrarSesiones(tx, contexto, { sesion: id }, 'terminada por un administrador'),
    );
    if (cerradas === 0) throw new ProblemaError('NO_ENCONTRADO');
    return true as const;
  });
}
