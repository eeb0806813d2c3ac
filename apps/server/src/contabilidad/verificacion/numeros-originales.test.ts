// The numbers of before, which no partida seals: their import tells the digest of all of them, and the bitácora what it told.
import { contabilizarLote, NDJSON } from '@cuadra/contract/contabilidad/importaciones/lote';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { abrirOficina, lineas, type Oficina } from '#contabilidad/libro/testing/oficina.ts';
import { abrirDatabase, abrirPool, type Database } from '#platform/database/pool.ts';
import { cabezaDe, conSql, testigoDe, trasElAtaque } from './testing/atacar.ts';
import { verificar } from './verificar.ts';

let oficina: Oficina;
let dueno: Database;
let lote: string;

beforeAll(async () => {
  oficina = await abrirOficina();
  dueno = abrirDatabase(abrirPool(oficina.url));
  lote = await traer('diario de 2025.csv', 'POL-1', 'POL-2');
  await traer(undefined, undefined);
});
afterAll(async () => {
  await dueno.destroy();
  await oficina.cerrar();
});

async function traer(nombre: string | undefined, ...numeros: (string | undefined)[]): Promise<string> {
  const partidas = numeros.map((numeroOriginal, i) =>
    JSON.stringify({
      fecha: '2026-11-10',
      tipo: 'diario',
      agencia: '01',
      concepto: `De antes ${nombre} ${i}`,
      lineas: lineas(100 + i),
      numeroOriginal,
    }),
  );
  const { cuerpo, problema } = await oficina.llamar(
    contabilizarLote,
    { query: { nombre }, body: { mediaType: NDJSON, bytes: Buffer.from(partidas.join('\n')) } },
    { token: oficina.contador },
  );
  if (cuerpo.importacion == null) throw new Error(JSON.stringify(problema));
  return cuerpo.importacion;
}

const halladosTras = async (...ordenes: string[]) =>
  (await trasElAtaque(dueno, conSql(...ordenes), (tx) => verificar(tx))).hallazgos;

const CAMBIARON = 'del 16/11/2026 09:00: los números de antes de sus partidas cambiaron después de traerlos.';
const DICHO = `La importación «diario de 2025.csv» ${CAMBIARON}`;
const otraHuella = `update lote set originales = numeros_originales_de(primera)`;

it('sin ataque no se halla nada', async () => {
  expect(await halladosTras()).toEqual([]);
});

it.each([
  ['uno es otro', `update numero_original set numero = 'POL-9' where numero = 'POL-1'`],
  ['falta uno', `delete from numero_original where numero = 'POL-1'`],
  ['faltan todos', `delete from numero_original`],
  ['dos se cambiaron entre sí', `update numero_original set numero = translate(numero, '12', '21')`],
  ['su huella no está', `update lote set originales = null`],
])('%s: se nombra su importación', async (_, ataque) => {
  const [hallazgo, ...demas] = await halladosTras(ataque);
  expect(hallazgo).toMatchObject({ regla: 'importaciones', idPartida: null });
  expect(hallazgo?.mensaje).toBe(DICHO);
  expect(demas).toEqual([]);
});

it('con su huella hecha de nuevo, la bitácora dice la que tenía', async () => {
  const cambiar = `update numero_original set numero = 'POL-9' where numero = 'POL-1'`;
  const hallados = await halladosTras(cambiar, otraHuella);
  expect(hallados.map(({ mensaje }) => mensaje)).toEqual([DICHO]);
});

it('los que se agregan a una que no los tenía, y los de ninguna', async () => {
  const agregar = (a: string) =>
    `insert into numero_original (partida, lote, numero) values (gen_random_uuid(), ${a}, 'X-1')`;
  const sinNumeros = `(select primera from lote where originales is null and nombre = '')`;
  expect((await halladosTras(agregar(sinNumeros)))[0]?.mensaje).toBe(
    `La importación de un programa ${CAMBIARON}`,
  );
  expect((await halladosTras(agregar('gen_random_uuid()')))[0]?.mensaje).toBe(
    'Hay números de antes que no son de ninguna importación.',
  );
});

it('también desde el último sello, y cuando la importación ya no está', async () => {
  const testigo = testigoDe(await cabezaDe(oficina.db, '2026-11-16T15:00:00Z'));
  const { hallazgos } = await trasElAtaque(
    dueno,
    conSql(`delete from lote where primera = '${lote}'`),
    (tx) => verificar(tx, { testigo }),
  );
  expect(hallazgos.map(({ mensaje }) => mensaje)).toEqual([
    'Hay números de antes que no son de ninguna importación.',
  ]);
});
