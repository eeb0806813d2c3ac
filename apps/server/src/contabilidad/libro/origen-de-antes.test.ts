// A book of before partidas said where they come from: what follows from it is written down, and its seals do not change.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { leerMigraciones } from '#platform/database/migrar.ts';
import { prepararBase } from '#platform/database/preparar-base.ts';
import { type BaseVacia, consultar, crearBaseVacia } from '#testing/databases.ts';

let base: BaseVacia;
const [ANA, BETO] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
const idDe = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const partida = (
  n: number,
  {
    tipo = 'diario',
    manual = true,
    autor = 'null',
    aprobador = 'null',
    revierte = 0,
    accion = 'prueba',
  } = {},
) => `
  select set_config('cuadra.accion', '${accion}', false);
  with p as (
    insert into partida (ejercicio, numero, id, tipo, fecha, registrada_en, agencia, concepto, total, cantidad_lineas,
      es_manual, autor, aprobador, revierte, motivo, huella_anterior, huella)
    select anio, ${n}, '${idDe(n)}', '${tipo}', '2026-01-10', '2026-01-10T15:00:00Z', '01', 'Antigua', 100, 2,
      ${manual}, ${autor}, ${aprobador}, ${revierte === 0 ? 'null' : `'${idDe(revierte)}'`},
      ${revierte === 0 ? 'null' : `'Error'`}, ultima_huella, sha256('${n}') from ejercicio where anio = 2026
    returning ejercicio, numero, revierte)
  insert into linea (ejercicio, numero, n, id_cuenta, agencia, fecha, debe, haber)
  select p.ejercicio, p.numero, l.n, l.cuenta, '01', '2026-01-10', l.debe, 100 - l.debe
  from p, (values (1, '101101', 100), (2, '603102', 0)) v (n, cuenta, debe),
    lateral (select v.n, v.cuenta, case when p.revierte is null then v.debe else 100 - v.debe end as debe) l`;

beforeAll(async () => {
  base = await crearBaseVacia(inject('urlDeAdministracion'));
  const migraciones = await leerMigraciones();
  await consultar(
    base.url,
    `create table migracion (
    nombre text primary key, huella text not null, aplicada_en timestamptz not null default now())`,
  );
  for (const { nombre, sql, huella } of migraciones.filter(({ nombre }) => nombre < '0018')) {
    await consultar(base.url, `begin; ${sql}; commit`);
    await consultar(base.url, `insert into migracion (nombre, huella) values ('${nombre}', '${huella}')`);
  }
  const [ana, beto] = [`'${ANA}'`, `'${BETO}'`];
  await consultar(
    base.url,
    [
      `select set_config('cuadra.accion', 'prueba', false)`,
      `insert into usuario (id, nombre, correo, creado_en) values (${ana}, 'Ana', 'ana@x.y', now()), (${beto}, 'Beto', 'beto@x.y', now())`,
      `insert into agencia (id_agencia, nombre_agencia) values ('01', 'Central')`,
      // Only these two of the chart.
      'set session_replication_role = replica',
      `insert into cuenta (id_cuenta, nombre_cuenta, tipo_cuenta, naturaleza)
         values ('101101', 'Caja', 'D', 'deudora'), ('603102', 'Otros', 'D', 'acreedora')`,
      'set session_replication_role = origin',
      'insert into ejercicio (anio) values (2026)',
      partida(1, { autor: ana, aprobador: beto }),
      `update usuario set nombre = 'Ana de Beto' where id = ${ana}`,
      partida(2, { autor: ana }),
      partida(3, { autor: ana }),
      `insert into lote values ('${idDe(2)}', ${ana}, sha256('x'), 2, 4, now())`,
      `insert into lote_serie values ('${idDe(2)}', 2026, 2, 3)`,
      partida(4, { tipo: 'caja', manual: false }),
      partida(5, { tipo: 'apertura', manual: false, accion: 'ejercicios:cerrar' }),
      partida(6, { tipo: 'apertura', manual: false }),
      partida(7, { tipo: 'reversion', manual: false, revierte: 4 }),
      partida(8, { tipo: 'reversion', autor: beto, revierte: 3 }),
      `select set_config('cuadra.actor', ${ana}, false), set_config('cuadra.accion', 'partidas:crear', false)`,
      `insert into borrador (id, tipo, fecha, agencia, concepto, lineas, debe, haber, cantidad_lineas, autor, creado_en, actualizado_en)
         values ('${idDe(50)}', 'diario', '2026-01-10', '01', 'A medias', '[]', 0, 0, 0, ${ana}, now(), now())`,
      `select set_config('cuadra.actor', ${beto}, false), set_config('cuadra.accion', 'partidas:editar', false)`,
      `update borrador set concepto = 'Corregido' where id = '${idDe(50)}'`,
    ].join(';\n'),
  );
});
afterAll(() => base.borrar());

it('cada una dice su origen y los nombres de entonces; un borrador, quiénes escribieron en él', async () => {
  const huellas = () =>
    consultar(base.url, 'select numero, huella, huella_anterior from partida order by numero');
  const antes = await huellas();
  const { migradas } = await prepararBase(base.url, { secreto: 'un secreto de prueba' });
  expect(migradas).toContain('0018_libro_origen.sql');
  expect(await huellas()).toEqual(antes);
  const filas = await consultar(
    base.url,
    'select numero, origen, autor_nombre, aprobador_nombre, iniciada_por from partida order by numero',
  );
  const fila = (
    numero: number,
    origen: string,
    autor: string | null = null,
    aprobador: string | null = null,
  ) => ({
    numero,
    origen,
    autor_nombre: autor,
    aprobador_nombre: aprobador,
    iniciada_por: null,
  });
  expect(filas).toEqual([
    fila(1, 'manual', 'Ana', 'Beto'),
    fila(2, 'importacion', 'Ana de Beto'),
    fila(3, 'importacion', 'Ana de Beto'),
    fila(4, 'caja'),
    fila(5, 'cierre'),
    fila(6, 'sistema'),
    fila(7, 'caja'),
    fila(8, 'importacion', 'Beto'),
  ]);
  expect(await consultar(base.url, 'select autor, iniciado_por, escritores from borrador')).toEqual([
    { autor: ANA, iniciado_por: ANA, escritores: expect.arrayContaining([ANA, BETO]) },
  ]);
  await expect(consultar(base.url, `update partida set origen = 'caja'`)).rejects.toThrow('no se cambia');
});
