import * as deReautenticacion from '@cuadra/contract/acceso/reautenticacion';
import * as contrato from '@cuadra/contract/acceso/sesiones';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { leerFinDeSesion } from '../queries.ts';
import { pedirFirma } from '../segundo-factor/pedir-firma.ts';
import { cerrarSesiones } from './cerrar-sesiones.ts';
import { listarSesiones } from './listar-sesiones.ts';
import { destinoDeReautenticacion, reautenticar } from './reautenticar.ts';

export function rutasDeSesiones(app: FastifyInstance, plataforma: Plataforma): void {
  const { db, config } = plataforma;

  // That it came is what prolongs the session, as anything else that a person does.
  mount(app, contrato.mantenerSesion, async ({ contexto }) => {
    const { inactividadSegundos, avisoSegundos } = config.sesion;
    const venceEn = await leerFinDeSesion(db, contexto.actor.sesion);
    return { inactividadSegundos, avisoSegundos, venceEn };
  });

  mount(app, deReautenticacion.reautenticar, ({ body, contexto }) =>
    reautenticar(plataforma, contexto, body),
  );

  mount(app, deReautenticacion.pedirFirmaDeReautenticacion, ({ contexto }) =>
    pedirFirma(plataforma, contexto, destinoDeReautenticacion(contexto), contexto.actor.id),
  );

  mount(app, contrato.listarMisSesiones, ({ contexto: { actor, ahora } }) =>
    listarSesiones(db, actor.id, actor.sesion, ahora),
  );

  mount(app, contrato.terminarMiSesion, async ({ params: { id }, contexto }) => {
    const cuales = { sesion: id, usuario: contexto.actor.id };
    const cerradas = await escribir(db, contexto, 'sesion:terminar', (tx) =>
      cerrarSesiones(tx, contexto, cuales, 'terminada por su dueño'),
    );
    if (cerradas === 0) throw new ProblemaError('NO_ENCONTRADO');
    return true as const;
  });

  mount(app, contrato.terminarMisOtrasSesiones, ({ contexto }) => {
    const { id, sesion } = contexto.actor;
    return escribir(db, contexto, 'sesion:terminar', (tx) =>
      cerrarSesiones(tx, contexto, { usuario: id, excepto: sesion }, 'terminada por su dueño'),
    );
  });
}
