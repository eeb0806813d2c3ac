import { listo, vivo } from '@cuadra/contract/salud';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Plataforma } from '../plataforma.ts';
import { ProblemaError } from '../problema.ts';
import { mount } from './mount.ts';

export function rutasDeSalud(app: FastifyInstance, { db }: Plataforma): void {
  mount(app, vivo, async () => ({ estado: 'vivo' as const }));
  mount(app, listo, async () => {
    await sql`select 1`.execute(db).catch((cause: unknown) => {
      app.log.warn({ err: cause }, 'La base de datos no responde');
      throw new ProblemaError('BASE_NO_DISPONIBLE', { esperaSegundos: 2 });
    });
    return { estado: 'listo' as const };
  });
}
