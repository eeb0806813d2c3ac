import * as contrato from '@cuadra/contract/contabilidad/cuentas-de-control';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { marcarSoloSistema } from './marcar-solo-sistema.ts';
import { leerCuentasDeControl } from './queries.ts';

export function rutasDeCuentasDeControl(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.verCuentasDeControl, () => leerCuentasDeControl(db));

  mount(app, contrato.marcarSoloSistema, async ({ body: { cuentas }, contexto }) => {
    await escribir(db, contexto, 'catalogo:editar-cuenta', (tx) => marcarSoloSistema(tx, cuentas));
    return leerCuentasDeControl(db);
  });
}
