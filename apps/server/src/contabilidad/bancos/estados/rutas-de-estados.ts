import * as contrato from '@cuadra/contract/contabilidad/bancos/estados';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { TallerDeEstados } from '#hojas/estados/taller-de-estados.ts';
import { escribir } from '#platform/database/escribir.ts';
import { mount } from '#platform/http/mount.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { ProblemaError } from '#platform/problema.ts';
import { conRechazosDeBancos } from '../rechazos.ts';
import { importarEstado } from './importar-estado.ts';
import { leerEstados } from './queries.ts';
import { quitarEstado } from './quitar-estado.ts';

export function rutasDeEstados(app: FastifyInstance, plataforma: Plataforma, taller: TallerDeEstados): void {
  const { db } = plataforma;

  mount(app, contrato.importarEstado, (peticion) => importarEstado(plataforma, taller, peticion));

  mount(app, contrato.listarEstados, async ({ params: { id } }) => {
    const cuenta = await db.selectFrom('cuentaBancaria').select('id').where('id', '=', id).executeTakeFirst();
    if (cuenta === undefined) throw new ProblemaError('NO_ENCONTRADO');
    return leerEstados(db, sql<boolean>`e.cuenta_bancaria = ${id}::uuid`);
  });

  mount(app, contrato.descargarEstado, async ({ params: { id } }) => {
    const archivo = await db
      .selectFrom('estadoDeCuenta as e')
      .innerJoin('archivoDeBanco as a', 'a.huella', 'e.huella')
      .select(['e.nombre', 'a.contenido'])
      .where('e.id', '=', id)
      .executeTakeFirst();
    if (archivo === undefined) throw new ProblemaError('NO_ENCONTRADO');
    return { nombre: archivo.nombre, modo: 'attachment' as const, contenido: archivo.contenido };
  });

  mount(app, contrato.quitarEstado, async ({ params: { id }, contexto }) => {
    await conRechazosDeBancos(escribir(db, contexto, 'bancos:quitar-estado', (tx) => quitarEstado(tx, id)));
    return true as const;
  });
}
