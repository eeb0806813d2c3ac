import * as contrato from '@cuadra/contract/administracion/segundo-factor';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { editarRolesObligados } from './editar-roles-obligados.ts';
import { pedirRecuperacion } from './pedir-recuperacion.ts';
import { leerRolesObligados, leerSegundoFactorDe } from './queries.ts';

export function rutasDeSegundoFactorAjeno(app: FastifyInstance, plataforma: Plataforma): void {
  const { db, config } = plataforma;
  const leer = async () => ({ roles: await leerRolesObligados(db), esDemo: config.esDemo });

  mount(app, contrato.verRolesObligados, leer);

  mount(app, contrato.editarRolesObligados, async ({ body, contexto }) => {
    await escribir(db, contexto, 'segundo-factor:obligar', (tx) =>
      editarRolesObligados(tx, plataforma, contexto, body),
    );
    return leer();
  });

  mount(app, contrato.verSegundoFactorDeUsuario, ({ params, contexto }) =>
    leerSegundoFactorDe(db, config, params.id, contexto.ahora),
  );

  mount(app, contrato.recuperarSegundoFactor, async ({ params, contexto }) => ({
    resultado: await escribir(db, contexto, 'segundo-factor:recuperar', (tx) =>
      pedirRecuperacion(tx, plataforma, contexto, params.id),
    ),
  }));
}
