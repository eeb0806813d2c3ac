// The welcome screen costs the same however long the books are: none of its questions reads a table of the history from end
// to end. Two and a half years of the demo, and PostgreSQL's own plan of each question.
import { permisosDe } from '@cuadra/contract/acceso/permisos';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recuadros } from '#composicion.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { escuchando, type Pregunta } from '#testing/escuchando.ts';
import { leerInicio } from './leer-inicio.ts';

let prueba: AplicacionDePrueba;
let dueno: pg.Client;
beforeAll(async () => {
  prueba = await aplicacionDePrueba({ historia: true });
  dueno = new pg.Client({ connectionString: prueba.url });
  await dueno.connect();
  await dueno.query(`select set_config('cuadra.accion', 'prueba', false)`);
  // A year of people who came and went.
  await dueno.query(`insert into sesion (usuario, direccion, navegador, abierta_en, ultimo_uso, vence_en, inactiva_en,
      autenticada_en, cerrada_en, motivo_cierre)
    select u.id, '', '', d, d, d + interval '8 hours', d + interval '10 minutes', d, d, 'prueba'
    from usuario u, generate_series(timestamptz '2025-11-01', '2026-11-15', '4 hours') d`);
  await dueno.query('analyze');
});
afterAll(async () => {
  await dueno.end();
  await prueba.cerrar();
});

/** What grows with the years. */
const DE_LA_HISTORIA = ['linea', 'partida', 'bitacora', 'saldo_diario', 'saldo_mensual', 'sesion'];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const enteras = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(enteras),
];

it.each([[['01', '02', '03']], [['03']]])('de las agencias %j', async (agencias) => {
  const id = '0b0e6c8e-5b0c-4a39-9d0f-111111111111';
  const roles = ['auditor', 'contador', 'administrador'] as const;
  const contexto = {
    actor: { id, nombre: '', correo: '', sesion: id, roles, permisos: permisosDe(roles), agencias },
    ...{ direccion: '', navegador: '', peticion: '', origen: '', ahora: prueba.reloj.ahora() },
  };
  const preguntas: Pregunta[] = [];
  const { orden } = await leerInicio(
    { ...prueba.plataforma, db: escuchando(prueba.db, preguntas) },
    contexto,
    recuadros,
  );
  // All but the set-up, which this institution has behind it.
  expect(orden).toHaveLength(recuadros.length - 1);
  expect(preguntas.length).toBeGreaterThan(20);
  for (const { sql, parameters } of preguntas) {
    const { rows } = await dueno.query(`explain (format json) ${sql}`, [...parameters]);
    const leidas = enteras(rows[0]['QUERY PLAN'][0].Plan).filter((tabla) => DE_LA_HISTORIA.includes(tabla));
    expect([sql, leidas]).toEqual([sql, []]);
  }
});
