// Lines may come after their partidas, in the same transaction: what that could let through, attacked with SQL as the
// application's own role.
import { randomUUID } from 'node:crypto';
import { centavos } from '@cuadra/core/dinero';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { contabilizarTandas } from './contabilizar.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';
import { CAJA_CHICA, OTROS_PRODUCTOS, partidaBuena } from './testing/partida-buena.ts';

let prueba: AplicacionDePrueba;
let atacante: pg.Client;
let autor: string;
let original: string;

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  atacante = new pg.Client({ connectionString: prueba.urlDeLaAplicacion });
  await atacante.connect();
  const contador = prueba.db.selectFrom('usuario').select('id').where('correo', '=', 'contador@cuadra.demo');
  autor = (await contador.executeTakeFirstOrThrow()).id;
  original = buena().id;
  await registrar([buena({ id: original })]);
});
afterAll(async () => {
  await atacante.end();
  await prueba.cerrar();
});
beforeEach(async () => {
  await atacante.query('rollback');
  await atacante.query('begin');
  await atacante.query(`select set_config('cuadra.accion', 'ataque', true)`);
});

const buena = (cambios: Partial<PartidaPorContabilizar> = {}) => partidaBuena({ autor, ...cambios });

function registrar(...tandas: PartidaPorContabilizar[][]) {
  const ahora = prueba.reloj.ahora();
  return escribir(prueba.db, contextoDelSistema(ahora, 'prueba'), 'prueba', async (tx) => {
    return Array.fromAsync(contabilizarTandas(tx, ahora, [2026], unaTrasOtra(tandas)));
  });
}

async function* unaTrasOtra<T>(tandas: readonly T[]): AsyncGenerator<T> {
  yield* tandas;
}

/** The SQLSTATE (or our own constraint name) with which PostgreSQL refused; 'aceptado' when it did not. */
async function ataque(texto: string): Promise<string> {
  try {
    await atacante.query(texto);
    return 'aceptado';
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.constraint ?? error.code ?? '';
  }
}

const sola = ({ tipo = 'diario', revierte = 'null', motivo = 'null' } = {}) => `
  insert into partida (ejercicio, numero, id, tipo, fecha, registrada_en, agencia, concepto, total, cantidad_lineas,
    es_manual, origen, revierte, motivo, huella_anterior, huella, nombres, operacion)
  select anio, ultimo_numero + 1, gen_random_uuid(), '${tipo}', '2026-11-10', '2026-11-16T15:00:00Z', '01', 'Sola', 5000, 2,
    true, 'manual', ${revierte}, ${motivo}, ultima_huella, sha256('x'), 1,
    '${tipo === 'reversion' ? 'reversion' : 'partida'}' from ejercicio where anio = 2026`;

const suyas = (debe: string, haber: string, monto = 5_000) => `
  insert into linea (ejercicio, numero, n, id_cuenta, agencia, fecha, debe, haber)
  select anio, ultimo_numero, n, id_cuenta, '01', '2026-11-10', debe, haber
  from ejercicio, (values (1, '${debe}', ${monto}, 0), (2, '${haber}', 0, ${monto})) l (n, id_cuenta, debe, haber)
  where anio = 2026`;

const APARTE = 'set constraints partidas_completas deferred';

it('llegan después de su partida y entran', async () => {
  expect(await ataque(APARTE)).toBe('aceptado');
  expect(await ataque(sola())).toBe('aceptado');
  expect(await ataque(suyas(CAJA_CHICA, OTROS_PRODUCTOS))).toBe('aceptado');
  expect(await ataque('set constraints all immediate')).toBe('aceptado');
});

it('si no llegan, la transacción no termina', async () => {
  await atacante.query(APARTE);
  expect(await ataque(sola())).toBe('aceptado');
  expect(await ataque('commit')).toBe('LINEA_INVALIDA');
});

it('ni termina porque lleguen las de la siguiente', async () => {
  await atacante.query(APARTE);
  await atacante.query(sola());
  await atacante.query(sola());
  expect(await ataque(suyas(CAJA_CHICA, OTROS_PRODUCTOS))).toBe('aceptado');
  expect(await ataque('commit')).toBe('LINEA_INVALIDA');
});

it('llegan cuadradas y completas', async () => {
  await atacante.query(APARTE);
  await atacante.query(sola());
  expect(await ataque(suyas(CAJA_CHICA, OTROS_PRODUCTOS, 4_999))).toBe('PARTIDA_DESCUADRADA');
});

it.each([
  ['las inversas', OTROS_PRODUCTOS, CAJA_CHICA, 'aceptado'],
  ['las mismas', CAJA_CHICA, OTROS_PRODUCTOS, 'REVERSION_INVALIDA'],
])('de una reversión llegan las inversas: %s', async (_caso, debe, haber, esperado) => {
  await atacante.query(APARTE);
  await atacante.query(sola({ tipo: 'reversion', revierte: `'${original}'`, motivo: `'error'` }));
  await atacante.query(suyas(debe, haber));
  expect(await ataque('set constraints all immediate')).toBe(esperado);
});

it('no se revierte lo que no existe', async () => {
  await atacante.query(APARTE);
  await atacante.query(sola({ tipo: 'reversion', revierte: 'gen_random_uuid()', motivo: `'error'` }));
  await atacante.query(suyas(OTROS_PRODUCTOS, CAJA_CHICA));
  expect(await ataque('commit')).toBe('REVERSION_INVALIDA');
});

it.each([
  'alter table ejercicio disable trigger partidas_completas',
  'drop trigger partidas_completas on ejercicio',
])('la guarda no se quita: %s', async (sentencia) => expect(await ataque(sentencia)).toBe('42501'));

it('quien escribió una partida conserva su identidad, y nadie escribe por quien no existe', async () => {
  expect(await ataque(`update usuario set id = gen_random_uuid() where id = '${autor}'`)).toBe(
    'usuario_con_partidas',
  );
  for (const [campo, restriccion] of [
    ['autor', 'partida_autor_fkey'],
    ['aprobador', 'partida_aprobador_fkey'],
  ])
    await expect(registrar([buena({ [String(campo)]: randomUUID() })])).rejects.toMatchObject({
      constraint: restriccion,
    });
});

it('cada texto entra como es, por raro que sea', async () => {
  const raro = 'tab\ty\nsalto, \\N y \\ y «ñ» \r fin\\';
  const lineas = buena().lineas.map((linea) => ({ ...linea, documento: '\\.', concepto: raro }));
  const [hecha] = await registrar([buena({ concepto: raro, lineas })]);
  const { rows } = await atacante.query(
    `select p.concepto, l.concepto as de_linea, l.documento, p.motivo from partida p join linea l using (ejercicio, numero)
     where p.id = $1 and l.n = 2`,
    [hecha?.id],
  );
  expect(rows).toEqual([{ concepto: raro, de_linea: raro, documento: '\\.', motivo: null }]);
});

it('si una tanda se niega no queda ninguna, y la conexión sigue sirviendo', async () => {
  const contar = async () =>
    (await atacante.query('select ultimo_numero from ejercicio where anio = 2026')).rows;
  const antes = await contar();
  const mala = buena({
    lineas: buena().lineas.map((linea) => ({ ...linea, debe: centavos(linea.debe * 2) })),
  });
  await expect(registrar([buena()], [mala], [buena()])).rejects.toMatchObject({
    constraint: 'PARTIDA_DESCUADRADA',
  });
  expect(await contar()).toEqual(antes);
  await expect(registrar([buena()], [buena(), buena()])).resolves.toHaveLength(3);
});
