import * as deFirmantes from '@cuadra/contract/administracion/firmantes';
import * as contrato from '@cuadra/contract/administracion/institucion';
import type { FastifyInstance } from 'fastify';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { cambiarLogo, quitarLogo } from './cambiar-logo.ts';
import { crearAgencia } from './crear-agencia.ts';
import { editarAgencia } from './editar-agencia.ts';
import { editarFirmantes } from './editar-firmantes.ts';
import { editarInstitucion } from './editar-institucion.ts';
import { leerFirmantes, leerInstitucion, leerLogo } from './queries.ts';

export function rutasDeInstitucion(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, contrato.verInstitucion, () => leerInstitucion(db));

  mount(app, contrato.editarInstitucion, async ({ body, contexto }) => {
    await escribir(db, contexto, 'institucion:editar', (tx) => editarInstitucion(tx, body));
    return leerInstitucion(db);
  });

  mount(app, contrato.verLogo, async () => {
    const { tipo, contenido } = await leerLogo(db);
    return { nombre: 'logo', modo: 'inline' as const, mediaType: tipo, contenido, seAnota: false as const };
  });

  mount(app, contrato.cambiarLogo, async ({ body, contexto }) => {
    await escribir(db, contexto, 'institucion:cambiar-logo', (tx) => cambiarLogo(tx, body.bytes));
    return leerInstitucion(db);
  });

  mount(app, contrato.quitarLogo, async ({ contexto }) => {
    await escribir(db, contexto, 'institucion:quitar-logo', (tx) => quitarLogo(tx));
    return leerInstitucion(db);
  });

  mount(app, deFirmantes.verFirmantes, () => leerFirmantes(db));

  mount(app, deFirmantes.editarFirmantes, async ({ body, contexto }) => {
    await escribir(db, contexto, 'firmantes:editar', (tx) => editarFirmantes(tx, body));
    return body;
  });

  mount(app, contrato.crearAgencia, async ({ body, contexto }) => {
    await escribir(db, contexto, 'agencias:crear', (tx) => crearAgencia(tx, body));
    return body;
  });

  mount(app, contrato.editarAgencia, ({ params, body, contexto }) =>
    escribir(db, contexto, 'agencias:editar', (tx) => editarAgencia(tx, params.idAgencia, body)),
  );
}
