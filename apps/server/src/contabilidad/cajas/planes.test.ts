// What waits, what is new, what is searched and what is listed of the cajas costs the same after years: three of them, five cajas
// a day, and PostgreSQL's own plan of every question. None reads a table of the history from end to end.
import { type Permiso, permisosDe, type Rol } from '@cuadra/contract/acceso/permisos';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { escuchando, type Pregunta } from '#testing/escuchando.ts';
import { fuenteDeCajas, fuenteDeRecibos } from './busqueda.ts';
import { listarJornadas } from './jornadas/listar-jornadas.ts';
import { leerJornada } from './jornadas/queries.ts';
import * as novedades from './novedades.ts';
import * as pendientes from './pendientes.ts';
import { tendenciaDeCajero } from './revision/tendencia-de-cajero.ts';
import { verDia } from './revision/ver-dia.ts';
import { type MundoDeCajas, mundoDeCajas } from './testing/mundo-de-cajas.ts';
import { cajasParaTrasladar } from './traslados/cajas-para-trasladar.ts';
import { listarTraslados } from './traslados/queries.ts';

let mundo: MundoDeCajas;
let dueno: pg.Client;
beforeAll(async () => {
  mundo = await mundoDeCajas();
  await mundo.abrir(mundo.cajero);
  dueno = new pg.Client({ connectionString: mundo.url });
  await dueno.connect();
  // The past as it would be, without the day by day of it: no trigger asks about it.
  await dueno.query(`set session_replication_role = replica`);
  await dueno.query(`insert into jornada (id, caja, cajero, fecha, estado, tolerancia, abierta_en, cerrada_en, revisada_en)
    select gen_random_uuid(), c.id, a.cajero, d::date, 'revisada', 0, d, d, d
    from caja c join asignacion_de_caja a on a.caja = c.id, generate_series(timestamptz '2023-11-01', '2026-11-15', '1 day') d`);
  await dueno.query(`insert into arqueo (jornada, clase, n, conteo, tasa_dolar, efectivo, cheque, vale, libro_efectivo, libro_cheque,
      libro_vale, contado_por, hecho_en)
    select j.id, k.clase, 1, '{}', 7700000, 0, 0, 0, 0, 0, 0, j.cajero, j.abierta_en
    from jornada j, (values ('apertura'), ('cierre')) k (clase) where j.estado = 'revisada'`);
  await dueno.query(`insert into paso_de_revision (jornada, paso, por, en)
    select j.id, 'revisar', j.cajero, j.abierta_en from jornada j where j.estado = 'revisada'`);
  await dueno.query(`insert into traslado_de_caja (id, origen, destino, clase, medio, monto, concepto, estado, pedido_por, pedido_en)
    select gen_random_uuid(), j.caja, (select id from caja where id <> j.caja limit 1), 'traslado', 'efectivo', 1, 'x', 'recibido',
      j.cajero, j.abierta_en from jornada j where j.estado = 'revisada'`);
  await dueno.query(`insert into movimiento_de_caja (id, partida, jornada, caja, recibo, clase, sentido, medio, monto, id_cuenta,
      concepto, documento, persona_documento, persona_nombre, hecho_por, fecha, registrado_en)
    select gen_random_uuid(), gen_random_uuid(), j.id, j.caja, row_number() over (partition by j.caja order by j.fecha, n),
      'ingreso', 'entrada', 'efectivo', 1, '603102', 'Aporte', 'B-' || md5(j.id::text || n), md5(n || j.id::text),
      'Persona ' || md5(j.id::text || n), j.cajero, j.fecha, j.abierta_en
    from jornada j, generate_series(1, 3) n where j.estado = 'revisada'`);
  await dueno.query('set session_replication_role = origin');
  await dueno.query('analyze');
});
afterAll(async () => {
  await dueno.end();
  await mundo.cerrar();
});

const DE_LA_HISTORIA = ['jornada', 'arqueo', 'paso_de_revision', 'traslado_de_caja', 'movimiento_de_caja'];

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const enteras = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(enteras),
];

it.each<[Rol, 'cajero' | 'contador' | 'jefe']>([
  ['cajero', 'cajero'],
  ['jefe_agencia', 'jefe'],
  ['contador', 'contador'],
])('a un %s nada le cuesta lo que dura la historia', async (rol, quien) => {
  const { id, token } = mundo[quien];
  const permisos = permisosDe([rol]);
  const agencias = rol === 'contador' ? ['01', '02', '03'] : ['01'];
  const actor = { id, nombre: '', correo: '', sesion: id, roles: [rol], permisos, agencias };
  const contexto = {
    ...{ actor, direccion: '', navegador: '', peticion: token, origen: '', ahora: mundo.reloj.ahora() },
  };
  const preguntas: Pregunta[] = [];
  const db = escuchando(mundo.db, preguntas);
  const suyo = ({ permiso }: { permiso: Permiso }) => permisos.has(permiso);
  for (const clase of Object.values(pendientes).filter(suyo)) {
    await clase.contar(db, contexto);
    await clase.link(contexto, db);
  }
  for (const clase of Object.values(novedades).filter(suyo)) await clase.contar(db, contexto, '2026-11-15');
  for (const texto of ['persona', 'C1-000123', '000123', 'persona abcd', 'B-0a1b2c', '2345678901'])
    for (const fuente of [fuenteDeCajas, fuenteDeRecibos])
      await fuente.buscar({ plataforma: { ...mundo.plataforma, db }, actor, texto, limite: 5 });
  await listarTraslados(db, contexto);
  await cajasParaTrasladar(db, contexto);
  for (const filtro of [
    {},
    { caja: mundo.cajas.c1 },
    { estado: 'sin_revisar' },
    { estado: 'observada' },
  ] as const)
    await listarJornadas(db, actor, { limite: 50, ...filtro });
  if (suyo({ permiso: 'arqueos:ver' })) {
    const { rows } = await dueno.query(`select id from jornada where fecha = '2025-03-14' and caja = $1`, [
      mundo.cajas.c1,
    ]);
    await verDia(db, actor, '2026-11-16', {});
    await verDia(db, actor, '2026-11-16', { fecha: '2025-03-14' });
    await tendenciaDeCajero(db, actor, mundo.cajero.id);
    await leerJornada(db, actor, rows[0].id);
  }
  expect(preguntas.length).toBeGreaterThan(20);
  for (const { sql, parameters } of preguntas) {
    const { rows } = await dueno.query(`explain (format json) ${sql}`, [...parameters]);
    const leidas = enteras(rows[0]['QUERY PLAN'][0].Plan).filter((tabla) => DE_LA_HISTORIA.includes(tabla));
    expect([sql, leidas]).toEqual([sql, []]);
  }
});
