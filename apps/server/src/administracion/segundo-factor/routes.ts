import * as contrato from '@cuadra/contract/administracion/segundo-factor';
import type { FastifyInstance } from 'fastify';
import { escribir } from '../../platform/database/escribir.ts';
import { mount } from '../../platform/http/mount.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { editarRolesObligados } from './editar-roles-obligados.ts';
import { leerRolesObligados, leerSegundoFactorDe } from './queries.ts';

export function rutasDeSegundoFactorAjeno(app: FastifyInstance, { db, config }: Plataforma): void {
  const leer = async () => ({ roles: await leerRolesObligados(db), esDemo: config.esDemo });

  mount(app, contrato.verRolesObligados, leer);

  mount(app, contrato.editarRolesObligados, async ({ body, contexto }) => {
    await escribir(db, contexto, 'segundo-factor:obligar', (tx) =>
      editarRolesObligados(tx, contexto, body.roles),
    );
    return leer();
  });

  mount(app, contrato.verSegundoFactorDeUsuario, ({ params, contexto }) =>
    leerSegundoFactorDe(db, config, params.id, contexto.ahora),
  );
}
