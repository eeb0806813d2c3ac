// A hundred tamperings at random, of every kind, as bare as they come or with the tail hashed again and the sums put in order: with the
// head that was delivered, all of them are found. And a book that was sealed before names were, which keeps verifying.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { contabilizar } from '#contabilidad/libro/contabilizar.ts';
import {
  BANCO,
  CAJA_CHICA,
  GASTOS,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { relojDePrueba } from '#testing/application.ts';
import { type BaseDePrueba, crearBase } from '#testing/databases.ts';
import { plantillaConDemo } from '#testing/templates.ts';
import type { Cabeza } from './testigo.ts';
import {
  type Ataque,
  arreglarSumas,
  cabezaDe,
  conSql,
  testigoDe,
  trasElAtaque,
  volverASellar,
} from './testing/atacar.ts';
import { verificar } from './verificar.ts';

const reloj = relojDePrueba('2026-11-16T15:00:00.123Z');
const POR_ANIO = 6;
let base: BaseDePrueba;
let dueno: Database;
let cabeza: Cabeza;

beforeAll(async () => {
  const administracion = inject('urlDeAdministracion');
  base = await crearBase(
    administracion,
    await plantillaConDemo(administracion, reloj, { historia: false, firmada: true }),
  );
  dueno = abrirDatabase(abrirPool(base.url));
  const [autor = null, aprobador = null, iniciadaPor = null] = (
    await dueno.selectFrom('usuario').select('id').orderBy('correo').limit(3).execute()
  ).map(({ id }) => id);
  const personas = { autor, aprobador, iniciadaPor };
  const cuentas = [BANCO, CAJA_CHICA, GASTOS];
  for (const anio of [2024, 2025, 2026]) {
    await registrar(
      { db: dueno, reloj },
      ...Array.from({ length: POR_ANIO }, (_, i) =>
        partida(`${anio}-0${1 + i}-15`, cuentas[i % 3] ?? BANCO, PRODUCTOS, 1_000 + i, personas),
      ),
    );
  }
  cabeza = await cabezaDe(dueno, '2026-11-16T15:00:00Z');
});
afterAll(async () => {
  await dueno.destroy();
  await base.borrar();
});

/** What is changed of a partida; its tail can be hashed again after it. */
const EN_LA_PARTIDA = [
  `update partida set concepto = concepto || '.'`,
  `update partida set registrada_en = registrada_en + interval '1 microsecond'`,
  'update partida set fecha_documento = fecha',
  `update partida set tipo = 'ajuste'`,
  `update partida set motivo = 'porque sí'`,
  `update partida set origen = 'cierre'`,
  `update partida set autor_nombre = 'Otra Persona'`,
  'update partida set aprobador = null, aprobador_nombre = null',
  'update partida set autor = aprobador, aprobador = autor',
  'update partida set iniciada_por = null, iniciada_por_nombre = null',
  'update partida set id = gen_random_uuid()',
  'update partida set nombres = null',
  `update partida set operacion = 'interes'`,
  'update partida set operacion = null',
  'update partida set autorizacion = gen_random_uuid()',
  `update partida set total = total + 1`,
  `update linea set concepto = 'Otra cosa'`,
  `update linea set documento = 'F-99'`,
  `update linea set debe = debe + sign(debe), haber = haber + sign(haber)`,
  `update linea set agencia = '02'`,
] as const;

/** What is changed around them: nothing hides it. */
const ALREDEDOR = [
  'update ejercicio set ultimo_numero = ultimo_numero - 1 where anio = $anio',
  `update ejercicio set ultima_huella = sha256('x') where anio = $anio`,
  `update ejercicio set huella_inicial = sha256('x') where anio = $anio`,
  `update cuenta set nombre_cuenta = nombre_cuenta || '.' where id_cuenta = '${BANCO}'`,
  `update nombre_de_cuenta set nombre = nombre || '.' where id_cuenta = '${BANCO}'`,
  `delete from nombre_de_cuenta where id_cuenta = '${GASTOS}'`,
  `update version_de_nombres set huella = sha256('x') where version = 1`,
  `update cuenta set tipo_cuenta = 'M' where id_cuenta = '${BANCO}'`,
  `update saldo_diario set debe = debe + 1 where id_cuenta = '${BANCO}' and extract(year from fecha) = $anio`,
  `update saldo_mensual set haber = haber + 1 where id_cuenta = '${PRODUCTOS}' and extract(year from mes) = $anio`,
  `update saldo_anual set debe = debe + 1 where id_cuenta = '${BANCO}' and extract(year from anio) = $anio`,
  'update partida_por_dia set cantidad = cantidad + 1 where extract(year from fecha) = $anio',
  'delete from linea where (ejercicio, numero, n) = ($anio, $numero, 1)',
  'delete from partida where (ejercicio, numero) = ($anio, $numero)',
] as const;

const lugar = fc.record({
  anio: fc.constantFrom(2024, 2025, 2026),
  numero: fc.integer({ min: 1, max: POR_ANIO }),
});
const alteracion: fc.Arbitrary<Alteracion> = fc.oneof(
  fc.record({ lugar, cambio: fc.constantFrom(...EN_LA_PARTIDA), encubierta: fc.boolean() }),
  fc.record({ lugar, cambio: fc.constantFrom(...ALREDEDOR), encubierta: fc.constant(false) }),
  fc.record({ lugar, cambio: fc.constant('quitar la última'), encubierta: fc.constant(true) }),
);

interface Alteracion {
  readonly lugar: { readonly anio: number; readonly numero: number };
  readonly cambio: string;
  readonly encubierta: boolean;
}

function ataqueDe({ lugar: { anio, numero }, cambio, encubierta }: Alteracion): Ataque {
  if (cambio === 'quitar la última') return quitarLaUltima(anio);
  const orden = cambio.includes('where')
    ? cambio.replaceAll('$anio', String(anio)).replaceAll('$numero', String(numero))
    : `${cambio} where (ejercicio, numero) = (${anio}, ${numero})`;
  return async (tx) => {
    await conSql(orden)(tx);
    if (!encubierta) return;
    await volverASellar(anio, numero)(tx);
    await arreglarSumas(tx);
  };
}

const quitarLaUltima =
  (anio: number): Ataque =>
  async (tx) => {
    await conSql(
      `delete from linea where (ejercicio, numero) = (${anio}, ${POR_ANIO})`,
      `delete from partida where (ejercicio, numero) = (${anio}, ${POR_ANIO})`,
      `update ejercicio set ultimo_numero = ${POR_ANIO - 1}, ultima_huella = (
         select huella from partida where (ejercicio, numero) = (${anio}, ${POR_ANIO - 1})) where anio = ${anio}`,
    )(tx);
    await arreglarSumas(tx);
  };

it('cien alteraciones al azar, cien halladas', async () => {
  await fc.assert(
    fc.asyncProperty(alteracion, async (una) => {
      const { limpio, primero } = await trasElAtaque(dueno, ataqueDe(una), (tx) =>
        verificar(tx, { testigo: testigoDe(cabeza), completa: true }),
      );
      expect([limpio, primero === null]).toEqual([false, false]);
    }),
    { numRuns: 100 },
  );
});

/** As it was left by the program that sealed no names and began each year anew. */
const deAntes: Ataque = async (tx) => {
  await conSql(
    'update partida set nombres = null, operacion = null',
    `update partida set huella_anterior = decode(repeat('00', 32), 'hex') where numero = 1`,
    `update ejercicio set huella_inicial = decode(repeat('00', 32), 'hex'), sigue_ejercicio = null, sigue_numero = null`,
  )(tx);
  for (const anio of [2024, 2025, 2026]) await volverASellar(anio, 1)(tx);
};

/** As it was left by the program that sealed names and no operación. */
const sinOperaciones: Ataque = async (tx) => {
  await conSql('update partida set operacion = null')(tx);
  await volverASellar(2024, 1)(tx);
};

it.each([
  ['los nombres', deAntes],
  ['las operaciones', sinOperaciones],
])('un libro sellado antes que %s verifica, y lo que se cambia en él se halla', async (_, deAntes) => {
  const tras = (ataque: Ataque) =>
    trasElAtaque(
      dueno,
      async (tx) => {
        await deAntes(tx);
        await ataque(tx);
      },
      (tx) => verificar(tx),
    );
  expect(await tras(async () => undefined)).toMatchObject({ limpio: true, partidas: 3 * POR_ANIO });
  for (const cambio of [
    `concepto = concepto || '.'`,
    `registrada_en = registrada_en + interval '1 microsecond'`,
    `operacion = 'interes'`,
    'autorizacion = gen_random_uuid()',
  ]) {
    const { primero } = await tras(
      conSql(`update partida set ${cambio} where (ejercicio, numero) = (2025, 3)`),
    );
    expect([primero?.regla, primero?.ejercicio, primero?.numero]).toEqual(['huella', 2025, 3]);
  }
});

it('y lo que se contabiliza después sigue a lo de antes', async () => {
  const ultimo = await trasElAtaque(dueno, deAntes, async (tx) => {
    await sql`set local session_replication_role = origin`.execute(tx);
    await sql`select set_config('cuadra.accion', 'prueba', true)`.execute(tx);
    await contabilizar(tx, reloj.ahora(), [partida('2026-08-01', BANCO, PRODUCTOS, 7)]);
    return verificar(tx);
  });
  expect(ultimo).toMatchObject({ limpio: true, partidas: 3 * POR_ANIO + 1 });
});
