// The story in the real ledger.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AplicacionDePrueba, aplicacionDePrueba } from '../../testing/application.ts';
import { contarHistoria } from './contar-historia.ts';

const CARGA_MAX_MS = 120_000;

let app: AplicacionDePrueba;
let esperaMs: number;

beforeAll(async () => {
  const inicio = performance.now();
  app = await aplicacionDePrueba({ historia: true });
  esperaMs = performance.now() - inicio;
}, CARGA_MAX_MS);

afterAll(() => app.cerrar());

const ejercicios = (db: AplicacionDePrueba['db']) =>
  db
    .selectFrom('ejercicio')
    .select(['anio', 'estado', 'ultimoNumero', 'ultimaHuella'])
    .orderBy('anio')
    .execute();

test('carga todas las partidas hasta ayer, numeradas en orden de fecha', async () => {
  process.stdout.write(`La institución de demostración con su historia: ${Math.round(esperaMs)} ms\n`);
  const contadas = [...contarHistoria(Temporal.PlainDate.from('2026-11-15'))].flatMap(
    ({ partidas }) => partidas,
  );
  const filas = await app.db
    .selectFrom('partida')
    .select(['id', 'fecha'])
    .orderBy('ejercicio')
    .orderBy('numero')
    .execute();
  expect(filas).toEqual(contadas.map(({ id, fecha }) => ({ id, fecha })));
});

test(
  'dos cargas dan los mismos libros, hasta la última huella',
  async () => {
    const otra = await aplicacionDePrueba({ historia: true });
    try {
      expect(await ejercicios(otra.db)).toEqual(await ejercicios(app.db));
    } finally {
      await otra.cerrar();
    }
  },
  CARGA_MAX_MS,
);

describe('los periodos', () => {
  test('los dos ejercicios completos están cerrados y el corriente abierto', async () => {
    const estados = (await ejercicios(app.db)).map(({ anio, estado }) => [anio, estado]);
    expect(estados).toEqual([
      [2024, 'cerrado'],
      [2025, 'cerrado'],
      [2026, 'abierto'],
    ]);
  });

  test('del corriente quedan abiertos este mes, el anterior y los que vienen', async () => {
    const abiertos = await app.db
      .selectFrom('periodo')
      .select(['anio', 'mes'])
      .distinct()
      .where('estado', '<>', 'cerrado')
      .orderBy('anio')
      .orderBy('mes')
      .execute();
    expect(abiertos).toEqual([10, 11, 12].map((mes) => ({ anio: 2026, mes })));
  });
});

test('los saldos guardados son la suma de las líneas', async () => {
  const { rows } = await sql`
    select id_cuenta, agencia, fecha, sum(debe)::bigint as debe, sum(haber)::bigint as haber
    from linea group by id_cuenta, agencia, fecha
    except select id_cuenta, agencia, fecha, debe, haber from saldo_diario`.execute(app.db);
  expect(rows).toEqual([]);
});

test('en los escritorios hay borradores por terminar, por aprobar y por corregir, del mes corriente', async () => {
  const borradores = await app.db
    .selectFrom('borrador')
    .select(['estado', 'fecha', 'motivo'])
    .orderBy('estado')
    .orderBy('fecha', 'desc')
    .execute();
  expect(borradores).toEqual([
    { estado: 'borrador', fecha: '2026-11-14', motivo: null },
    { estado: 'borrador', fecha: '2026-11-13', motivo: null },
    { estado: 'en_revision', fecha: '2026-11-13', motivo: null },
    { estado: 'en_revision', fecha: '2026-11-12', motivo: null },
    { estado: 'rechazada', fecha: '2026-11-11', motivo: expect.stringContaining('IVA') },
  ]);
});

test('sin pedirla, los libros de prueba están vacíos', async () => {
  const vacia = await aplicacionDePrueba();
  try {
    expect(await ejercicios(vacia.db)).toEqual([]);
  } finally {
    await vacia.cerrar();
  }
});
