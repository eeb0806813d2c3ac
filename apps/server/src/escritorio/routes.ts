import * as busqueda from '@cuadra/contract/escritorio/busqueda';
import { verNavegacion } from '@cuadra/contract/escritorio/navegacion';
import * as preferencias from '@cuadra/contract/escritorio/preferencias';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { rutasDeAtajos } from './atajos/routes.ts';
import { rutasDeAvisos } from './avisos/routes.ts';
import { buscar } from './busqueda/buscar.ts';
import type { Fuente } from './busqueda/fuente.ts';
import { rutasDeChat } from './chat/routes.ts';
import { navegacionDe } from './navegacion.ts';
import { editarPreferencias, verPreferencias } from './preferencias.ts';
import { rutasDeVistas } from './vistas/routes.ts';

export function rutasDeEscritorio(
  app: FastifyInstance,
  plataforma: Plataforma,
  fuentes: readonly Fuente[],
): void {
  const { db, config } = plataforma;
  mount(app, verNavegacion, async ({ contexto }) => navegacionDe(contexto.actor.permisos, config));
  mount(app, preferencias.verPreferencias, ({ contexto }) => verPreferencias(db, contexto.actor.id));
  mount(app, preferencias.editarPreferencias, ({ body, contexto }) =>
    escribir(db, contexto, 'preferencias:editar', (tx) => editarPreferencias(tx, contexto, body)),
  );
  mount(app, busqueda.buscar, ({ body, contexto }) =>
    buscar(plataforma, contexto.actor, body.query, fuentes),
  );
  rutasDeAvisos(app, plataforma);
  rutasDeAtajos(app, plataforma);
  rutasDeChat(app, plataforma);
  rutasDeVistas(app, plataforma);
}
