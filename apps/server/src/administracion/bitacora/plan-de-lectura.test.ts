// A long bitácora is read from the end of an index, whatever is asked: PostgreSQL's own plan of every question, over a history that
// is long enough for it to choose, and how many rows it goes by when nothing is found.

import { permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import type { FiltrosDeBitacora } from '@cuadra/contract/administracion/bitacora/bitacora';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { escuchando, type Pregunta } from '#testing/escuchando.ts';
import { listarBitacora } from './queries.ts';

const FILAS = 120_000;
let prueba: AplicacionDePrueba;
let dueno: pg.Client;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  dueno = new pg.Client({ connectionString: prueba.url });
  await dueno.connect();
  await dueno.query(`insert into bitacora (instante, actor, direccion, peticion, accion, entidad, id_entidad, despues, agencia)
    select timestamptz '2024-01-01' + i * interval '10 minutes', null, '10.0.0.1', i::text, 'partidas:contabilizar',
      'partida', gen_random_uuid()::text, '{"numero": 1, "ejercicio": 2025, "total": 500}', '01'
    from generate_series(1, ${FILAS}) i`);
  await dueno.query('analyze bitacora');
});
afterAll(async () => {
  await dueno.end();
  await prueba.cerrar();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly Plans?: readonly Plan[];
}

const nodos = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodos)];

const actorDe = (roles: readonly Rol[], agencias: readonly string[]) => {
  const id = '0b0e6c8e-5b0c-4a39-9d0f-111111111111';
  return { id, nombre: '', correo: '', sesion: id, roles, permisos: permisosDe(roles), agencias };
};

const preguntas: readonly [string, FiltrosDeBitacora][] = [
  ['sin filtros', {}],
  ['de un día de hace tiempo', { desde: '2024-06-01', hasta: '2024-06-01' }],
  ['de una acción rara', { accion: 'usuarios:editar' }],
  ['de una clase rara', { entidad: 'usuario_rol' }],
  ['de una cosa', { entidad: 'partida', idEntidad: 'ninguna' }],
  ['de alguien', { quien: '0b0e6c8e-5b0c-4a39-9d0f-222222222222' }],
  ['los rechazos', { resultado: 'rechazado' }],
  ['de una agencia donde no hay nada', { agencia: '77' }],
];

it.each(preguntas)('%s', async (_nombre, filtros) => {
  for (const actor of [actorDe(['auditor'], []), actorDe(['contador'], ['02'])]) {
    const hechas: Pregunta[] = [];
    await listarBitacora(escuchando(prueba.db, hechas), actor, { ...filtros, limite: 60 });
    for (const { sql, parameters } of hechas.filter((una) => una.sql.includes('bitacora b'))) {
      const { rows } = await dueno.query(`explain (analyze, timing off, format json) ${sql}`, [
        ...parameters,
      ]);
      const todos = nodos(rows[0]['QUERY PLAN'][0].Plan).filter((uno) => uno['Relation Name'] === 'bitacora');
      expect([sql, todos.filter((uno) => uno['Node Type'] === 'Seq Scan')]).toEqual([sql, []]);
      const leidas = todos.map((uno) => uno['Actual Rows'] * uno['Actual Loops']);
      expect(Math.max(0, ...leidas)).toBeLessThanOrEqual(20_000);
    }
  }
});
