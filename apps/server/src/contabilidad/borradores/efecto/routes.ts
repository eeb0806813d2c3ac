import * as advertencias from '@cuadra/contract/contabilidad/borradores/advertencias';
import * as efecto from '@cuadra/contract/contabilidad/borradores/efecto';
import type { FastifyInstance } from 'fastify';
import { verResumenPropio } from '#contabilidad/partidas/queries.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { aceptarAdvertencia } from './aceptar-advertencia.ts';
import { listarAceptadas } from './queries.ts';
import { verEfecto } from './ver-efecto.ts';
import { verEfectoDeBorrador } from './ver-efecto-de-borrador.ts';
import { verEfectoDeReversion } from './ver-efecto-de-reversion.ts';

export function rutasDeEfecto(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, efecto.verEfecto, ({ body, contexto }) => verEfecto(db, contexto, body));

  mount(app, efecto.verEfectoDeBorrador, ({ params, contexto }) =>
    verEfectoDeBorrador(db, contexto, params.id),
  );

  mount(app, efecto.verEfectoDeReversion, ({ params, body, contexto }) =>
    verEfectoDeReversion(db, contexto, params.id, body),
  );

  mount(app, advertencias.listarAdvertencias, async ({ params, contexto }) => {
    await verResumenPropio(db, contexto.actor, params.id);
    return listarAceptadas(db, params.id);
  });

  mount(app, advertencias.aceptarAdvertencia, ({ params, body, contexto }) =>
    escribir(db, contexto, 'partidas:aceptar-advertencia', (tx) =>
      aceptarAdvertencia(tx, contexto, params.id, body),
    ),
  );
}
