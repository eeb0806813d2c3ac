import * as contrato from '@cuadra/contract/contabilidad/borradores/soportes';
import type { FastifyInstance } from 'fastify';
import { verResumenPropio } from '#contabilidad/partidas/queries.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type Archivo, mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { agregarSoporte } from './agregar-soporte.ts';
import { leerArchivo, listarSoportes } from './queries.ts';
import { quitarSoporte } from './quitar-soporte.ts';

export function rutasDeSoportes(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.listarSoportes, async ({ params, contexto }) => {
    await verResumenPropio(db, contexto.actor, params.id);
    return listarSoportes(db, params.id);
  });

  mount(app, contrato.agregarSoporte, ({ params, query, body, contexto }) =>
    escribir(db, contexto, 'partidas:agregar-soporte', (tx) =>
      agregarSoporte(tx, contexto, params.id, { nombre: query.nombre, bytes: body.bytes }),
    ),
  );

  mount(app, contrato.verSoporte, async ({ params, contexto }) => {
    const { agencia } = await verResumenPropio(db, contexto.actor, params.id);
    const { nombre, tipo, contenido } = await leerArchivo(db, params);
    // A browser would run what an XML document asks for; it is only handed over.
    const modo: Archivo['modo'] = tipo === 'application/xml' ? 'attachment' : 'inline';
    return { nombre, modo, mediaType: tipo, contenido, seAnota: { agencia, partida: params.id } };
  });

  mount(app, contrato.quitarSoporte, ({ params, contexto }) =>
    escribir(db, contexto, 'partidas:quitar-soporte', (tx) => quitarSoporte(tx, contexto, params)),
  );
}
