import * as contrato from '@cuadra/contract/contabilidad/indicadores';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { guardarIndicadores } from './guardar-indicadores.ts';
import { leerCuentasDeIndicadores } from './queries.ts';

export function rutasDeIndicadores(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.verIndicadores, async () => ({ cuentas: await leerCuentasDeIndicadores(db) }));

  mount(app, contrato.guardarIndicadores, ({ body, contexto }) =>
    escribir(db, contexto, 'contabilidad:indicadores', (tx) => guardarIndicadores(tx, body)),
  );
}
