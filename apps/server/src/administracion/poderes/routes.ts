import { aceptarPares as pedirAceptarPares } from '@cuadra/contract/administracion/pares-de-roles';
import * as contrato from '@cuadra/contract/administracion/poderes';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { hoyEn } from '#platform/reloj.ts';
import { aceptarPares } from './aceptar-pares.ts';
import { aprobarCambio } from './aprobar-cambio.ts';
import type { ClaseDeCambio } from './clase-de-cambio.ts';
import { negarCambio } from './negar-cambio.ts';
import { leerCambio, leerReglas, listarCambios } from './queries.ts';

export function rutasDePoderes(
  app: FastifyInstance,
  plataforma: Plataforma,
  clases: readonly ClaseDeCambio[],
): void {
  const { db } = plataforma;

  mount(app, contrato.verReglasDePoder, ({ contexto }) =>
    leerReglas(db, hoyEn({ ahora: () => contexto.ahora })),
  );

  mount(app, contrato.listarCambios, ({ query, contexto }) => listarCambios(db, contexto.actor, query.vista));

  mount(app, pedirAceptarPares, async ({ params: { id }, body, contexto }) => ({
    resultado: await escribir(db, contexto, 'poderes:aceptar-pares', (tx) =>
      aceptarPares(tx, plataforma, contexto, id, body),
    ),
  }));

  mount(app, contrato.aprobarCambio, ({ params: { id }, contexto }) =>
    escribir(db, contexto, 'poderes:aprobar', async (tx) => {
      await aprobarCambio(tx, plataforma, contexto, clases, id);
      return leerCambio(tx, contexto.actor, id);
    }),
  );

  mount(app, contrato.rechazarCambio, ({ params: { id }, body: { motivo }, contexto }) =>
    escribir(db, contexto, 'poderes:rechazar', async (tx) => {
      await negarCambio(tx, plataforma, contexto, id, { estado: 'rechazado', motivo });
      return leerCambio(tx, contexto.actor, id);
    }),
  );

  mount(app, contrato.detenerCambio, ({ params: { id }, body: { motivo }, contexto }) =>
    escribir(db, contexto, 'poderes:detener', async (tx) => {
      await negarCambio(tx, plataforma, contexto, id, { estado: 'detenido', motivo });
      return leerCambio(tx, contexto.actor, id);
    }),
  );

  mount(app, contrato.retirarCambio, ({ params: { id }, contexto }) =>
    escribir(db, contexto, 'poderes:retirar', async (tx) => {
      await negarCambio(tx, plataforma, contexto, id, { estado: 'retirado' });
      return leerCambio(tx, contexto.actor, id);
    }),
  );
}
