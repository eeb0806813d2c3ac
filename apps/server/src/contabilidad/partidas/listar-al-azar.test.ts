// Any filter in any order over any book: the pages, one after another, are the selection made by hand, and so are the count
// and the sums. Failing, it prints its seed.

import * as contratoDeBorradores from '@cuadra/contract/contabilidad/borradores/borradores';
import * as contrato from '@cuadra/contract/contabilidad/partidas';
import { revertirPartida } from '@cuadra/contract/contabilidad/reversion';
import { centavos, formatearQuetzales } from '@cuadra/core/dinero';
import { estadosDePartida, tiposDePartida } from '@cuadra/core/partida';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  abrirOficina,
  CAJA_CHICA,
  lineas,
  type Oficina,
  SOBRANTES,
} from '#contabilidad/libro/testing/oficina.ts';
import { leerFiltro } from './filtro.ts';
import { leerPagina } from './listar-partidas.ts';
import { RECIENTES } from './orden.ts';
import { contarPartidas } from './partidas-del-filtro.ts';
import {
  type ConsultaLlana,
  type CuentaLlana,
  cumple,
  enOrden,
  leerCuentas,
  totalesDe,
} from './testing/seleccion-llana.ts';

const PARTIDAS = 90;
const CUENTAS = [SOBRANTES, '603101', '706108'];
const PALABRAS = [
  'depósito',
  'Ahorro',
  'cuota',
  'préstamo',
  'ventanilla',
  'ÚTILES',
  'zafra',
  'n.º',
  '15',
  '0012',
];

const fecha = fc
  .integer({ min: 1, max: 28 })
  .map((dia) => `2026-11-${String(Math.min(dia, 16)).padStart(2, '0')}`);
const monto = fc.constantFrom(100, 1_250, 1_500, 99_999, 125_000);
const frase = fc
  .array(fc.constantFrom(...PALABRAS), { minLength: 1, maxLength: 4 })
  .map((una) => una.join(' '));

const partida = fc.record({
  fecha,
  tipo: fc.constantFrom('diario' as const, 'ingreso' as const, 'egreso' as const),
  agencia: fc.constantFrom('01', '02'),
  concepto: frase,
  monto,
  otro: monto,
  cuenta: fc.constantFrom(...CUENTAS),
  documento: fc.option(frase),
  suerte: fc.constantFrom(
    'contabilizada',
    'contabilizada',
    'contabilizada',
    'revertida',
    'borrador',
    'en_revision',
  ),
});

const texto = fc.oneof(
  frase,
  monto.map((uno) => formatearQuetzales(centavos(uno))),
  fc.constantFrom(
    '12.50',
    '1250',
    'Q 15',
    '603101',
    '701',
    'caja chica',
    'papel',
    '7',
    '12/2026',
    'dep',
    'zaf ut',
    '%',
  ),
);

const filtros: Readonly<Record<string, fc.Arbitrary<ConsultaLlana>>> = {
  desde: fecha.map((desde) => ({ desde })),
  hasta: fecha.map((hasta) => ({ hasta })),
  estado: fc.constantFrom(...estadosDePartida).map((estado) => ({ estado })),
  tipo: fc.constantFrom(...tiposDePartida).map((tipo) => ({ tipo })),
  agencia: fc.constantFrom('01', '02', '03').map((agencia) => ({ agencia })),
  cuenta: fc.constantFrom(...CUENTAS, CAJA_CHICA, '6', '70').map((idCuenta) => ({ idCuenta })),
  texto: texto.map((escrito) => ({ texto: escrito })),
  montoMin: monto.map((uno) => ({ montoMin: centavos(uno) })),
  montoMax: monto.map((uno) => ({ montoMax: centavos(uno) })),
  reversion: fc.constantFrom(...contrato.reversionesDePartida).map((reversion) => ({ reversion })),
  soporte: fc.constantFrom('true' as const, 'false' as const).map((conSoporte) => ({ conSoporte })),
};

/** A few at once: with all of them nothing would ever be found. */
const consulta = fc
  .subarray(Object.values(filtros), { maxLength: 3 })
  .chain((suyos) => fc.tuple(...suyos))
  .map((partes): ConsultaLlana => Object.assign({}, ...partes));

let oficina: Oficina;
let todas: contrato.PartidaCompleta[];
let cuentas: CuentaLlana[];

beforeAll(async () => {
  oficina = await abrirOficina();
  for (const una of fc.sample(partida, { numRuns: PARTIDAS, seed: 12 })) await registrar(una);
  // So that words are found both ways: those that PostgreSQL knows to be common, by walking.
  await oficina.comoDueno('analyze partida, linea');
  const { partidas } = (await listar({ limite: 200 })).cuerpo;
  // One after another: all at once, a busy machine refuses some for want of a connection.
  todas = [];
  for (const { id } of partidas) todas.push((await ver(id)).cuerpo);
  cuentas = await leerCuentas(oficina);
});
afterAll(() => oficina.cerrar());

const conToken = () => ({ token: oficina.contador });
const listar = (query: ConsultaLlana) => oficina.llamar(contrato.listarPartidas, { query }, conToken());
const ver = (id: string) => oficina.llamar(contrato.verPartida, { params: { id } }, conToken());

async function registrar({
  monto: uno,
  otro,
  cuenta,
  documento,
  suerte,
  ...resto
}: typeof partida extends fc.Arbitrary<infer Una> ? Una : never) {
  const contabilizar = suerte === 'contabilizada' || suerte === 'revertida';
  const { id } = await oficina.crear(oficina.contador, {
    ...resto,
    contabilizar,
    lineas: [...lineas(uno, CAJA_CHICA, cuenta), ...lineas(otro, CAJA_CHICA, cuenta)].map((linea) => ({
      ...linea,
      documento,
    })),
  });
  oficina.reloj.avanzar({ seconds: 3 });
  const params = { id };
  if (suerte === 'en_revision')
    await oficina.llamar(contratoDeBorradores.enviarPartida, { params, query: {} }, conToken());
  if (suerte === 'revertida') {
    const body = { fecha: '2026-11-16', motivo: 'Probar la lista' };
    await oficina.llamar(revertirPartida, { params, body }, conToken());
  }
}

async function recorrer(query: ConsultaLlana): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | undefined; ids.length <= todas.length; ) {
    const { cuerpo } = await listar({
      ...query,
      totales: 'false',
      ...(cursor === undefined ? {} : { cursor }),
    });
    ids.push(...cuerpo.partidas.map(({ id }) => id));
    if (cuerpo.siguiente === null) return ids;
    cursor = cuerpo.siguiente;
  }
  throw new Error('Las páginas no terminan');
}

it('las páginas de un filtro, en un orden, son la selección hecha a mano, y también la cuenta y las sumas', async () => {
  const limite = fc.constantFrom(3, 9, 60);
  const orden = fc.constantFrom(...contrato.ordenesDePartidas);
  await fc.assert(
    fc.asyncProperty(consulta, orden, limite, async (filtro, suOrden, suLimite) => {
      const esperadas = todas.filter((una) => cumple(una, filtro, cuentas));
      const ids = await recorrer({ ...filtro, orden: suOrden, limite: suLimite });
      expect(ids).toEqual(enOrden(esperadas, suOrden).map(({ id }) => id));
      for (const completo of ['false', 'true'] as const) {
        const query = { ...filtro, completo };
        const { cuerpo } = await oficina.llamar(contrato.totalizarPartidas, { query }, conToken());
        expect(cuerpo).toEqual(totalesDe(esperadas));
      }
    }),
    { numRuns: 50 },
  );
});

it('todas las columnas, en los dos sentidos, sin filtro', async () => {
  for (const orden of contrato.ordenesDePartidas)
    expect(await recorrer({ orden, limite: 7 })).toEqual(enOrden(todas, orden).map(({ id }) => id));
});

it('un paseo que no llena su página a tiempo se pregunta al índice, y halla lo mismo', async () => {
  const actor = { agencias: ['01', '02', '03'] };
  for (const buscado of ['deposito', 'zafra', 'ahorro cuota', '0012']) {
    const filtro = await leerFiltro(oficina.db, actor, { texto: buscado, estado: 'contabilizada' });
    const recorrido = { secuencia: RECIENTES, desde: undefined, limite: 8 };
    const primeras = enOrden(todas, 'recientes')
      .filter((una) => cumple(una, { texto: buscado, estado: 'contabilizada' }, cuentas))
      .slice(0, 8)
      .map(({ id }) => id);
    expect(primeras.length).toBeGreaterThan(0);
    for (const pasosMax of [1, 2, 50_000]) {
      const claves = await leerPagina(oficina.db, filtro, recorrido, { pasosMax });
      expect(claves.map(({ id }) => id)).toEqual(primeras);
    }
  }
});

it('cuando son más de las que se cuentan, se dice cuántas son al menos y no se suman', async () => {
  const actor = { agencias: ['01', '02', '03'] };
  const contabilizadas = todas.filter(({ estado }) => estado === 'contabilizada');
  for (const filtros of [
    { idCuenta: CAJA_CHICA },
    { montoMin: centavos(1) },
    { texto: 'caja' },
    { texto: 'deposito' },
  ]) {
    const filtro = await leerFiltro(oficina.db, actor, filtros);
    const cuantas = contabilizadas.filter((una) => cumple(una, filtros, cuentas)).length;
    const pocas = await contarPartidas(oficina.db, filtro, { completo: false, max: 10 });
    expect(pocas.completo).toBe(false);
    expect(pocas.partidas).toBeLessThanOrEqual(Math.min(10, cuantas));
    expect(await contarPartidas(oficina.db, filtro, { completo: true, max: 10 })).toMatchObject({
      completo: true,
      partidas: cuantas,
    });
  }
});
