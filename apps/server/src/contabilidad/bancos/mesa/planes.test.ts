// The desk costs the same after years: twenty-five of them on each side, all matched and signed, and PostgreSQL's own plan of every question. None
// reads a table of the history from end to end, nor many more rows than a month has.
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { escuchando, type Pregunta } from '#testing/escuchando.ts';
import { type MundoDeBancos, mundoDeBancos } from '../testing/mundo-de-bancos.ts';
import { leerPendientes } from './leer-pendientes.ts';
import { verMesa } from './ver-mesa.ts';

/** In twenty-five years: enough that reading all of them is not the cheapest for one month. */
const EN_LA_HISTORIA = 40_000;
const DIAS = 25 * 365;
/** Some 130 of each side are of one month. */
const DE_UN_MES_MAX = 1_000;

let mundo: MundoDeBancos;
let dueno: pg.Client;
beforeAll(async () => {
  mundo = await mundoDeBancos();
  dueno = new pg.Client({ connectionString: mundo.url });
  await dueno.connect();
  // The past as it would be, without the day by day of it: no trigger asks about it.
  await dueno.query('set session_replication_role = replica');
  const cuenta = `'${mundo.banrural}'`;
  const dias = `generate_series(1, ${EN_LA_HISTORIA}) n, lateral (select date '2001-10-01' + (n % ${DIAS}) as dia) d`;
  await dueno.query(`insert into linea_de_banco (id, cuenta_bancaria, estado, orden, fecha, monto, texto, huella, ocurrencia, pendiente, revision)
    select md5('l' || n)::uuid, ${cuenta}, gen_random_uuid(), n, d.dia, n, '', md5(n::text) || md5(n::text), 1, 0, n from ${dias}`);
  await dueno.query(`insert into movimiento_de_banco (id, cuenta_bancaria, ejercicio, numero, n, partida, agencia, fecha, monto, concepto, pendiente, revision)
    select md5('m' || n)::uuid, ${cuenta}, 2001, n, 1, gen_random_uuid(), '01', d.dia, n, 'Movimiento', 0, n from ${dias}`);
  await dueno.query(`insert into cruce (id, cuenta_bancaria, clase, razones, fecha, hecho_en)
    select md5('c' || n)::uuid, ${cuenta}, 'automatico', '[]', d.dia, now() from ${dias}`);
  await dueno.query(
    `insert into cruce_linea select md5('c' || n)::uuid, md5('l' || n)::uuid, ${cuenta}, n from generate_series(1, ${EN_LA_HISTORIA}) n`,
  );
  await dueno.query(
    `insert into cruce_movimiento select md5('c' || n)::uuid, md5('m' || n)::uuid, ${cuenta}, n from generate_series(1, ${EN_LA_HISTORIA}) n`,
  );
  await dueno.query(`insert into conciliacion (id, cuenta_bancaria, anio, mes, estado, saldo_segun_estado, saldo_banco, saldo_libros,
      pendientes, enviada_por, enviada_en, aprobada_por, aprobada_en)
    select md5('k' || d)::uuid, ${cuenta}, extract(year from d), extract(month from d), 'aprobada', 0, 0, 0, 20,
      '${mundo.contador.id}', now(), '${mundo.contador2.id}', now()
    from generate_series(timestamp '2001-10-01', '2026-09-01', '1 month') d`);
  await dueno.query(`insert into partida_en_conciliacion (conciliacion, n, lado, linea, clase, fecha, monto, texto)
    select k.id, n, 'banco', md5('l' || n)::uuid, 'nota-de-credito', '2001-10-01', n, 'x' from conciliacion k, generate_series(1, 20) n`);
  await dueno.query(
    `update avance_de_banco set revision = 300000, conciliada_hasta = '2026-09-30' where cuenta_bancaria = ${cuenta}`,
  );
  await dueno.query(`update cuenta_bancaria set desde = '2001-10-01' where id = ${cuenta}`);
  await dueno.query('set session_replication_role = origin');
  await dueno.query('analyze');
  await mundo.traer(mundo.banrural, { fecha: '2026-11-05', monto: 100_00 });
});
afterAll(async () => {
  await dueno.end();
  await mundo.cerrar();
});

const DE_LA_HISTORIA = [
  'linea_de_banco',
  'movimiento_de_banco',
  'cruce',
  'cruce_linea',
  'cruce_movimiento',
  'partida_en_conciliacion',
];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly Plans?: readonly Plan[];
}

const nodos = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodos)];

it('ninguna pregunta de la mesa lee la historia', async () => {
  const preguntas: Pregunta[] = [];
  const db = escuchando(mundo.db, preguntas);
  const pedida = { cuenta: mundo.banrural, anio: 2026, mes: 11 };
  const { revision } = await verMesa(db, pedida);
  await verMesa(db, { ...pedida, desde: revision - 5 });
  await verMesa(db, { ...pedida, anio: 2020, mes: 5 });
  await verMesa(db, { ...pedida, anio: 2001, mes: 10 });
  for await (const _ of leerPendientes(db, mundo.banrural)) expect(_).toBeDefined();
  const vistas = preguntas.filter(({ sql }) => /^\s*select/.test(sql) && !sql.includes('set_config'));
  expect(vistas.length).toBeGreaterThan(15);
  for (const { sql, parameters } of vistas) {
    const { rows } = await dueno.query(`explain (analyze, format json) ${sql}`, [...parameters]);
    const todos = nodos(rows[0]['QUERY PLAN'][0].Plan);
    const enteras = todos
      .filter(
        (nodo) => nodo['Node Type'] === 'Seq Scan' && DE_LA_HISTORIA.includes(nodo['Relation Name'] ?? ''),
      )
      .map((nodo) => nodo['Relation Name']);
    const muchas = todos.filter(
      (nodo) => (nodo['Actual Rows'] ?? 0) * (nodo['Actual Loops'] ?? 1) > DE_UN_MES_MAX,
    );
    expect([sql, enteras, muchas.length]).toEqual([sql, [], 0]);
  }
});
