import * as contrato from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { conRechazosDeCajas } from '../rechazos.ts';
import { abrirJornada } from './abrir-jornada.ts';
import { cerrarJornada } from './cerrar-jornada.ts';
import { contarJornada } from './contar-jornada.ts';
import { listarJornadas } from './listar-jornadas.ts';
import { miCaja } from './mi-caja.ts';
import { leerJornada } from './queries.ts';

export function rutasDeJornadas(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.miCaja, ({ contexto }) => miCaja(db, contexto));

  mount(app, contrato.listarJornadas, ({ query, contexto }) => listarJornadas(db, contexto.actor, query));

  mount(app, contrato.verJornada, ({ params, contexto }) => leerJornada(db, contexto.actor, params.id));

  mount(app, contrato.abrirJornada, async ({ params, body, llave, contexto }) => {
    const id = await abrirJornada(db, contexto, { caja: params.id, contado: body, llave });
    return leerJornada(db, contexto.actor, id);
  });

  mount(app, contrato.contarJornada, async ({ params, body, llave, contexto }) => {
    const id = await contarJornada(db, contexto, { jornada: params.id, contado: body, llave });
    return leerJornada(db, contexto.actor, id);
  });

  mount(app, contrato.cerrarJornada, async ({ params: { id }, body, contexto }) => {
    await conRechazosDeCajas(
      escribir(db, contexto, 'cajas:cerrar', (tx) => cerrarJornada(tx, contexto, id, body)),
    );
    return leerJornada(db, contexto.actor, id);
  });
}
