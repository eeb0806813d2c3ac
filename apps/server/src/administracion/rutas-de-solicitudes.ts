// An account asked for and how it was answered. Asking needs no session: its endpoint is one of those of acceso.
import { solicitarCuenta as pedirCuenta } from '@cuadra/contract/acceso/sesion';
import * as contrato from '@cuadra/contract/administracion/usuarios';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { aprobarSolicitud } from './aprobar-solicitud.ts';
import { leerUsuario, listarSolicitudes } from './queries.ts';
import { rechazarSolicitud } from './rechazar-solicitud.ts';
import { solicitarCuenta } from './solicitar-cuenta.ts';

export function rutasDeSolicitudes(app: FastifyInstance, plataforma: Plataforma): void {
  const { db, cartero } = plataforma;

  mount(app, pedirCuenta, async ({ body, contexto }) => {
    await solicitarCuenta(plataforma, contexto, body);
    return true as const;
  });

  mount(app, contrato.listarSolicitudes, () => listarSolicitudes(db));

  mount(app, contrato.aprobarSolicitud, ({ params: { id }, body, contexto }) =>
    escribir(db, contexto, 'solicitudes:aprobar', async (tx) => {
      const usuario = await aprobarSolicitud(tx, contexto, cartero, id, body);
      return leerUsuario(tx, usuario, contexto.ahora);
    }),
  );

  mount(app, contrato.rechazarSolicitud, async ({ params: { id }, body, contexto }) => {
    await escribir(db, contexto, 'solicitudes:rechazar', (tx) =>
      rechazarSolicitud(tx, contexto, cartero, id, body.motivo),
    );
    return true as const;
  });
}
