// Each promise of the books, attacked with SQL as the application's own role: PostgreSQL itself refuses.
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contextoDelSistema } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hastaQueAlguienEspere } from '#testing/hasta-que.ts';
import { contabilizar } from './contabilizar.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';
import { CAJA_CHICA, OTROS_PRODUCTOS, partidaBuena } from './testing/partida-buena.ts';

let prueba: AplicacionDePrueba;
let atacante: pg.Client;

beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  atacante = new pg.Client({ connectionString: prueba.urlDeLaAplicacion });
  await atacante.connect();
  await registrar(partidaBuena());
});
afterAll(async () => {
  await atacante.end();
  await prueba.cerrar();
});
beforeEach(() => atacante.query('rollback'));

function registrar(...partidas: PartidaPorContabilizar[]) {
  const ahora = prueba.reloj.ahora();
  return escribir(prueba.db, contextoDelSistema(ahora, 'prueba'), 'prueba', async (tx) => {
    return contabilizar(tx, ahora, partidas);
  });
}

/** The SQLSTATE (or our own constraint name) with which PostgreSQL refused; 'aceptado' when it did not. */
async function ataque(texto: string, valores: unknown[] = []): Promise<string> {
  try {
    await atacante.query(texto, valores);
    return 'aceptado';
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    return error.constraint ?? error.code ?? '';
  }
}

const SIN_PERMISO = '42501';

describe('lo contabilizado no se cambia ni se borra', () => {
  it.each([
    'update linea set debe = debe + 1',
    'update partida set concepto = $$otro$$',
    'delete from linea',
    'delete from partida',
    'truncate linea',
    'update saldo_diario set debe = 0',
    'delete from saldo_diario',
    'insert into saldo_diario values ($$101101$$, $$01$$, $$2026-01-01$$, 1, 0)',
    'update ejercicio set ultimo_numero = 0',
    'alter table linea disable trigger all',
    'drop trigger libro_es_inmutable on linea',
    'update bitacora set actor = null',
  ])('%s', async (sentencia) => {
    expect(await ataque(sentencia)).toBe(SIN_PERMISO);
  });

  it('tampoco como dueño de las tablas: el disparador lo niega', async () => {
    const dueno = new pg.Client({ connectionString: prueba.url });
    await dueno.connect();
    for (const sentencia of ['update linea set debe = debe', 'delete from partida', 'truncate linea']) {
      await expect(dueno.query(sentencia)).rejects.toThrow('Lo contabilizado no se cambia ni se borra');
    }
    await dueno.end();
  });
});

describe('solo entra lo que cuadra, completo y en orden', () => {
  const insertar = (
    p: Partial<Record<string, unknown>> = {},
    lineas = [
      [1, CAJA_CHICA, 700, 0],
      [2, OTROS_PRODUCTOS, 0, 700],
    ],
  ) => {
    const campos = {
      salto: 1,
      total: 700,
      lineas: lineas.length,
      fecha: '2026-11-10',
      cadena: 'ultima_huella',
      nombres: '1',
      manual: true,
      operacion: null,
      ...p,
    };
    return ataque(
      `with p as (
         insert into partida (ejercicio, numero, id, tipo, fecha, registrada_en, agencia, concepto, total, cantidad_lineas,
           es_manual, origen, huella_anterior, huella, nombres, operacion)
         select anio, ultimo_numero + $1, gen_random_uuid(), 'diario', $2, '2026-11-16T15:00:00Z', '01', 'Ataque', $3, $4,
           $5, case when $5 then 'manual' else 'sistema' end, ${String(campos.cadena)}, sha256('x'), ${String(campos.nombres)},
           coalesce($7, case when $5 then 'partida' else 'sistema' end)
         from ejercicio where anio = extract(year from $2::date)
         returning ejercicio, numero)
       insert into linea (ejercicio, numero, n, id_cuenta, agencia, fecha, debe, haber)
       select p.ejercicio, p.numero, (l->>0)::int, l->>1, '01', $2, (l->>2)::bigint, (l->>3)::bigint
       from p, jsonb_array_elements($6::jsonb) l`,
      [
        ...[campos.salto, campos.fecha, campos.total, campos.lineas, campos.manual],
        ...[JSON.stringify(lineas), campos.operacion],
      ],
    );
  };

  beforeEach(async () => {
    await atacante.query('begin');
    await atacante.query(`select set_config('cuadra.accion', 'ataque', true)`);
  });

  it('la misma sentencia, bien hecha, sí entra', async () => expect(await insertar()).toBe('aceptado'));

  it.each([
    [
      'descuadrada',
      {},
      [
        [1, CAJA_CHICA, 700, 0],
        [2, OTROS_PRODUCTOS, 0, 699],
      ],
      'PARTIDA_DESCUADRADA',
    ],
    ['con una operación que no existe', { operacion: 'regalo' }, undefined, 'OPERACION_DESCONOCIDA'],
    ['a mano, con la operación de un cheque', { operacion: 'cheque' }, undefined, 'OPERACION_DESCONOCIDA'],
    ['a mano, con una que nadie juzga', { operacion: 'interes' }, undefined, 'OPERACION_DESCONOCIDA'],
    ['con una decisión, que no contabiliza', { operacion: 'titulares' }, undefined, 'OPERACION_DESCONOCIDA'],
    [
      'como de la demostración, ya firmada',
      { operacion: 'demostracion' },
      undefined,
      'OPERACION_DESCONOCIDA',
    ],
    [
      'del sistema, con la de lo que se trae',
      { manual: false, operacion: 'historia' },
      undefined,
      'OPERACION_DESCONOCIDA',
    ],
    ['con otro total', { total: 701 }, undefined, 'PARTIDA_DESCUADRADA'],
    ['con un total desmedido', { total: 1_000_000_000_001 }, undefined, 'partida_total_check'],
    ['con una línea de menos', { lineas: 3 }, undefined, 'PARTIDA_DESCUADRADA'],
    [
      'una línea con los dos lados',
      {},
      [
        [1, CAJA_CHICA, 700, 1],
        [2, OTROS_PRODUCTOS, 0, 701],
      ],
      'linea_de_un_lado',
    ],
    [
      'una línea negativa',
      {},
      [
        [1, CAJA_CHICA, -700, 0],
        [2, OTROS_PRODUCTOS, 0, -700],
      ],
      'linea_de_un_lado',
    ],
    [
      'una línea en cero',
      {},
      [
        [1, CAJA_CHICA, 0, 0],
        [2, OTROS_PRODUCTOS, 0, 0],
      ],
      'linea_de_un_lado',
    ],
    ['saltando un número', { salto: 2 }, undefined, 'NUMERO_SALTADO'],
    ['repitiendo un número', { salto: 0 }, undefined, 'partida_pkey'],
    ['fuera de la cadena', { cadena: "sha256('otra')" }, undefined, 'CADENA_ROTA'],
    ['sin los nombres con que se selló', { nombres: 'null' }, undefined, 'CADENA_ROTA'],
    [
      'en una cuenta que no existe',
      {},
      [
        [1, '199999', 700, 0],
        [2, OTROS_PRODUCTOS, 0, 700],
      ],
      'CUENTA_NO_EXISTE',
    ],
    [
      'en una cuenta de mayor',
      {},
      [
        [1, '101101', 700, 0],
        [2, OTROS_PRODUCTOS, 0, 700],
      ],
      'CUENTA_NO_DETALLE',
    ],
    [
      'a mano en una cuenta de control',
      {},
      [
        [1, '1011010102', 700, 0],
        [2, OTROS_PRODUCTOS, 0, 700],
      ],
      'CUENTA_SOLO_SISTEMA',
    ],
    ['con fecha futura', { fecha: '2026-11-17' }, undefined, 'partida_no_futura'],
  ] as const)('no entra %s', async (_caso, cambios, lineas, esperado) => {
    expect(await insertar(cambios, lineas as never)).toBe(esperado);
  });

  it('no entra una partida sin líneas', async () => {
    const sola = `insert into partida (ejercicio, numero, id, tipo, fecha, registrada_en, agencia, concepto, total,
      cantidad_lineas, es_manual, origen, huella_anterior, huella, nombres)
      select anio, ultimo_numero + 1, gen_random_uuid(), 'diario', '2026-11-10', '2026-11-16T15:00:00Z', '01', 'Sola', 1, 2,
      true, 'manual', ultima_huella, sha256('x'), 1 from ejercicio where anio = 2026`;
    expect(await ataque(sola)).toBe('LINEA_INVALIDA');
  });

  it('no se agrega una línea a una partida ya contabilizada', async () => {
    const extra = `insert into linea values (2026, 1, 3, '${CAJA_CHICA}', '01', '2026-11-10', 1, 0)`;
    expect(await ataque(extra)).toBe('PARTIDA_DESCUADRADA');
  });

  it('ni tantas como tenía, aunque cuadren entre sí', async () => {
    const { rows } = await atacante.query(
      'select total, cantidad_lineas, fecha::text from partida where (ejercicio, numero) = (2026, 1)',
    );
    const { total, cantidad_lineas: cuantas, fecha } = rows[0];
    expect(cuantas).toBe(2);
    const otras = `insert into linea values
      (2026, 1, 3, '${CAJA_CHICA}', '01', '${fecha}', ${total}, 0),
      (2026, 1, 4, '${OTROS_PRODUCTOS}', '01', '${fecha}', 0, ${total})`;
    expect(await ataque(otras)).toBe('PARTIDA_DESCUADRADA');
  });

  it('no hay línea sin partida', async () => {
    const suelta = `insert into linea values (2026, 999999, 1, '${CAJA_CHICA}', '01', '2026-11-10', 1, 0)`;
    expect(await ataque(suelta)).toBe('PARTIDA_DESCUADRADA');
  });

  it('no entra en un periodo cerrado ni mientras se cierra', async () => {
    for (const estado of ['cerrando', 'cerrado']) {
      await atacante.query('savepoint s');
      await atacante.query(`update periodo set estado = $1 where (anio, mes, agencia) = (2026, 11, '01')`, [
        estado,
      ]);
      expect(await insertar()).toBe('PERIODO_CERRADO');
      await atacante.query('rollback to s');
    }
  });
});

describe('una cuenta con movimientos', () => {
  it.each([
    ['no se borra', `delete from cuenta where id_cuenta = '${CAJA_CHICA}'`],
    ['no cambia de código', `update cuenta set id_cuenta = '1011010199' where id_cuenta = '${CAJA_CHICA}'`],
    ['no pasa a ser de mayor', `update cuenta set tipo_cuenta = 'M' where id_cuenta = '${CAJA_CHICA}'`],
  ])('%s', async (_regla, sentencia) => {
    await atacante.query('begin');
    await atacante.query(`select set_config('cuadra.accion', 'ataque', true)`);
    expect(await ataque(sentencia)).toBe('cuenta_con_movimientos');
  });
});

it('quien cierra un periodo espera a quien ya está contabilizando, y después nadie más entra', async () => {
  const cerrador = new pg.Client({ connectionString: prueba.urlDeLaAplicacion });
  await cerrador.connect();
  await cerrador.query(`select set_config('cuadra.accion', 'prueba', false)`);
  const ahora = prueba.reloj.ahora();
  let cerrado = false;
  let cierre: Promise<unknown> = Promise.resolve();
  await escribir(prueba.db, contextoDelSistema(ahora, 'prueba'), 'prueba', async (tx) => {
    await contabilizar(tx, ahora, [partidaBuena({ fecha: '2026-10-31' })]);
    cierre = cerrador
      .query(`update periodo set estado = 'cerrado' where (anio, mes, agencia) = (2026, 10, '01')`)
      .then(() => {
        cerrado = true;
      });
    await hastaQueAlguienEspere(prueba.url);
    expect(cerrado).toBe(false);
  });
  await cierre;
  expect(cerrado).toBe(true);
  await expect(registrar(partidaBuena({ fecha: '2026-10-31' }))).rejects.toMatchObject({
    constraint: 'PERIODO_CERRADO',
  });
  await cerrador.end();
});

it(`el papel de la aplicación no puede hacer nada de esto por otro camino (${SIN_PERMISO})`, async () => {
  expect(await ataque('set session_replication_role = replica')).toBe(SIN_PERMISO);
  expect(await ataque('create function f() returns void language sql as $$delete from linea$$')).toBe(
    SIN_PERMISO,
  );
});
