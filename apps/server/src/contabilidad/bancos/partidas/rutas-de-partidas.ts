import * as contrato from '@cuadra/contract/contabilidad/bancos/cruces';
import type { FastifyInstance } from 'fastify';
import type { Cola } from '#contabilidad/libro/cola.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { deshacerPartida } from './deshacer-partida.ts';
import { registrarDesdeLineas } from './registrar-desde-lineas.ts';

export function rutasDePartidasDeBanco(app: FastifyInstance, { db }: Plataforma, cola: Cola): void {
  mount(app, contrato.registrarDesdeLineas, ({ params: { id }, body, llave, contexto }) =>
    registrarDesdeLineas(db, contexto, id, body, llave),
  );

  mount(app, contrato.deshacerPartidaDeBanco, ({ params: { id }, body, contexto }) =>
    deshacerPartida({ db, cola }, contexto, id, body),
  );
}
