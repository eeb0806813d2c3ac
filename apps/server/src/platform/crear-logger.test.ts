import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, inject, it } from 'vitest';
import { crearLogger } from './crear-logger.ts';
import { abrirPool } from './database/pool.ts';

it('de una conexión perdida dice qué pasó y qué proceso era, no el cliente entero', async () => {
  const pool = abrirPool(inject('urlDeAdministracion'));
  const salida = new PassThrough();
  const log = crearLogger('warn', salida);
  const perdida = once(pool, 'error');
  const { rows } = await pool.query<{ proceso: number }>('select pg_backend_pid() as proceso');
  const otro = abrirPool(inject('urlDeAdministracion'));
  await otro.query('select pg_terminate_backend($1)', [rows[0]?.proceso]);
  const [error] = await perdida;
  log.warn({ err: error }, 'Se perdió una conexión');
  const { err } = JSON.parse(String(salida.read()));
  expect(Object.keys(error)).toContain('client');
  expect(err).toMatchObject({ type: 'DatabaseError', code: '57P01', proceso: rows[0]?.proceso });
  expect(err).not.toHaveProperty('client');
  await Promise.all([pool.end(), otro.end()]);
});

it('lo demás de un error queda', () => {
  const salida = new PassThrough();
  crearLogger('warn', salida).warn({ err: Object.assign(new Error('algo'), { code: 'X' }) }, 'Falló');
  expect(JSON.parse(String(salida.read())).err).toMatchObject({
    message: 'algo',
    code: 'X',
    stack: expect.any(String),
  });
});
