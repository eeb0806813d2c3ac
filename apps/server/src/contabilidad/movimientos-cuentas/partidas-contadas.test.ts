// What several accounts make together, and what they make when some partidas do not count, over three random years (closed,
// taken back and closed again): the same as walking their lines one by one.

import * as contrato from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { agrupacionesDeMovimientos } from '@cuadra/contract/contabilidad/opciones';
import { bajarArchivo, pedirArchivo } from '@cuadra/contract/reportes/archivos';
import { type PartidasContadas, partidasContadas } from '@cuadra/core/partidas-contadas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agencia, dia, sembrar } from '#contabilidad/estados-financieros/testing/libro-al-azar.ts';
import { lineasDePdf } from '#platform/pdf/testing/lineas-de-pdf.ts';
import { leerHoja } from '#platform/sheets/leer-hoja.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';

const semilla = Math.trunc(Math.random() * 2 ** 31);

interface Linea {
  readonly idCuenta: string;
  readonly agencia: string;
  readonly fecha: string;
  /** That of the one it takes back. */
  readonly tipo: string;
  readonly debe: number;
  readonly haber: number;
}

let prueba: AplicacionDePrueba;
let token: string;
let lineas: Linea[];
let naturalezas: Map<string, string>;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await sembrar(prueba, semilla);
  ({ rows: lineas } = await sql<Linea>`
    select l.id_cuenta, l.agencia, l.fecha, coalesce(o.tipo, p.tipo) as tipo, l.debe, l.haber
    from linea l join partida p using (ejercicio, numero) left join partida o on o.id = p.revierte
    order by l.fecha, l.ejercicio, l.numero, l.n`.execute(prueba.db));
  const { rows } = await sql<{ idCuenta: string; naturaleza: string }>`
    select id_cuenta, naturaleza from cuenta where tipo_cuenta = 'D'`.execute(prueba.db);
  naturalezas = new Map(rows.map(({ idCuenta, naturaleza }) => [idCuenta, naturaleza]));
});
afterAll(() => prueba.cerrar());

interface Filtro {
  readonly idCuenta?: string;
  readonly desdeCuenta?: string;
  readonly hastaCuenta?: string;
  readonly desde: string;
  readonly hasta: string;
  readonly agencia?: string;
  readonly partidas?: PartidasContadas;
}

const seCuenta: Record<PartidasContadas, (tipo: string) => boolean> = {
  'sin-cierre': (tipo) => tipo !== 'cierre',
  'sin-cierre-ni-apertura': (tipo) => tipo !== 'cierre' && tipo !== 'apertura',
  'solo-cierre-y-apertura': (tipo) => tipo === 'cierre' || tipo === 'apertura',
  'solo-apertura': (tipo) => tipo === 'apertura',
};

/** One account's debe − haber: before the days only what the books say; in them, what counts. */
function deUnaCuenta(idCuenta: string, { desde, hasta, agencia: suya, partidas }: Filtro) {
  const esDeResultado = /^[67]/.test(idCuenta);
  let [saldo, debe, haber, anio] = [0, 0, 0, ''];
  let inicial: number | undefined;
  const llegarA = (fecha: string) => {
    if (esDeResultado && fecha.slice(0, 4) !== anio) saldo = 0;
    anio = fecha.slice(0, 4);
  };
  const saldos: number[] = [];
  for (const linea of lineas) {
    if (linea.idCuenta !== idCuenta || linea.fecha > hasta) continue;
    if (suya !== undefined && linea.agencia !== suya) continue;
    const esDentro = linea.fecha >= desde;
    if (esDentro && inicial === undefined) {
      llegarA(desde);
      inicial = saldo;
    }
    if (esDentro && partidas !== undefined && !seCuenta[partidas](linea.tipo)) continue;
    llegarA(linea.fecha);
    saldo += linea.debe - linea.haber;
    if (!esDentro) continue;
    debe += linea.debe;
    haber += linea.haber;
    saldos.push(saldo);
  }
  if (inicial === undefined) {
    llegarA(desde);
    inicial = saldo;
  }
  llegarA(hasta);
  return { inicial, debe, haber, final: saldo, saldos };
}

const elegidas = ({ idCuenta, desdeCuenta = '', hastaCuenta = '' }: Filtro) =>
  [...naturalezas.keys()]
    .filter((codigo) =>
      idCuenta === undefined
        ? codigo >= desdeCuenta && (codigo <= hastaCuenta || codigo.startsWith(hastaCuenta))
        : codigo.startsWith(idCuenta),
    )
    .sort();

/** Signed by the nature they all share; if they differ, deudor. */
function juntas(filtro: Filtro) {
  const cuentas = elegidas(filtro);
  const suyas = new Set(cuentas.map((codigo) => naturalezas.get(codigo)));
  const signo = suyas.size === 1 && suyas.has('acreedora') ? -1 : 1;
  const suma = { inicial: 0, debe: 0, haber: 0, final: 0 };
  for (const codigo of cuentas) {
    const suya = deUnaCuenta(codigo, filtro);
    for (const campo of ['inicial', 'debe', 'haber', 'final'] as const) suma[campo] += suya[campo];
  }
  const [unica] = suyas;
  return {
    naturaleza: suyas.size === 1 ? unica : null,
    saldoInicial: signo * suma.inicial || 0,
    debe: suma.debe,
    haber: suma.haber,
    saldoFinal: signo * suma.final || 0,
    reinicio: signo * (suma.inicial + suma.debe - suma.haber - suma.final) || 0,
  };
}

const resumir = async (query: Filtro) =>
  (await prueba.llamar(contrato.resumirMovimientos, { query }, { token })).cuerpo;
const dejado = (reinicios: readonly contrato.ReinicioDeResultados[]) =>
  reinicios.reduce((suma, { monto }) => suma + monto, 0);

const rangos = fc.tuple(dia, dia).map(([uno, otro]) => {
  const [desde = uno, hasta = otro] = [uno, otro].sort();
  return { desde, hasta };
});
const agencias = fc.oneof(
  fc.constant({}),
  agencia.map((una) => ({ agencia: una })),
);
const deTodas = fc.constantFrom<Pick<Filtro, 'partidas'>>(
  {},
  ...partidasContadas.map((partidas) => ({ partidas })),
);
/** The result and what is left of earlier years, results, and all kinds together. */
const varias = fc.constantFrom<{ desdeCuenta: string; hastaCuenta: string }>(
  { desdeCuenta: '5', hastaCuenta: '5' },
  { desdeCuenta: '507', hastaCuenta: '508' },
  { desdeCuenta: '508', hastaCuenta: '7' },
  { desdeCuenta: '6', hastaCuenta: '6' },
  { desdeCuenta: '1', hastaCuenta: '9' },
);
/** The turn of a closed year. */
const EN_EL_CIERRE = { desde: '2024-12-01', hasta: '2025-01-31' };

it(`juntas traen, mueven y dejan lo de sus líneas, también sumadas por grupos; semilla ${semilla}`, async () => {
  await fc.assert(
    fc.asyncProperty(
      varias,
      rangos,
      agencias,
      deTodas,
      fc.constantFrom(...agrupacionesDeMovimientos),
      async (cuentas, rango, de, cuales, agrupar) => {
        const filtro = { ...cuentas, ...rango, ...de, ...cuales };
        const { reinicio, ...esperado } = juntas(filtro);
        const { total } = await resumir(filtro);
        expect(total).toMatchObject({ cuenta: null, ...esperado });
        expect(dejado(total.reinicios)).toBe(reinicio);
        const { cuerpo } = await prueba.llamar(
          contrato.agruparMovimientos,
          { query: { ...filtro, agrupar } },
          { token },
        );
        const { saldoInicial, saldoFinal, reinicios, grupos } = cuerpo;
        expect({ saldoInicial, saldoFinal, reinicios }).toEqual({
          saldoInicial: esperado.saldoInicial,
          saldoFinal: esperado.saldoFinal,
          reinicios: total.reinicios,
        });
        const suma = (campo: 'debe' | 'haber' | 'saldo') =>
          grupos.reduce((acumulado, grupo) => acumulado + (grupo[campo] ?? 0), 0);
        expect([suma('debe'), suma('haber')]).toEqual([esperado.debe, esperado.haber]);
        if (agrupar === 'agencia') expect(suma('saldo')).toBe(saldoFinal);
      },
    ),
    {
      numRuns: 12,
      seed: semilla,
      examples: [
        [{ desdeCuenta: '508', hastaCuenta: '7' }, EN_EL_CIERRE, {}, { partidas: 'sin-cierre' }, 'agencia'],
        [
          { desdeCuenta: '5', hastaCuenta: '7' },
          EN_EL_CIERRE,
          {},
          { partidas: 'sin-cierre-ni-apertura' },
          'mes',
        ],
        [
          { desdeCuenta: '5', hastaCuenta: '7' },
          EN_EL_CIERRE,
          {},
          { partidas: 'solo-cierre-y-apertura' },
          'dia',
        ],
      ],
    },
  );
});

it('de cada cuenta, sus movimientos y su saldo son los que cuentan, en páginas y hacia atrás', async () => {
  const listar = async (query: Filtro, orden: 'antiguos' | 'recientes', limite: number) => {
    const leidos: contrato.MovimientoDeCuenta[] = [];
    let cursor: string | undefined;
    do {
      const { cuerpo } = await prueba.llamar(
        contrato.listarMovimientos,
        { query: { ...query, idCuenta: query.idCuenta ?? '', orden, limite, cursor } },
        { token },
      );
      leidos.push(...cuerpo.movimientos);
      cursor = cuerpo.siguiente ?? undefined;
    } while (cursor !== undefined);
    return leidos;
  };
  const una = fc.constantFrom('508101', '507101', '603102', '706105', '1011010103');
  await fc.assert(
    fc.asyncProperty(una, rangos, agencias, deTodas, async (idCuenta, rango, de, cuales) => {
      const filtro = { idCuenta, ...rango, ...de, ...cuales };
      const signo = naturalezas.get(idCuenta) === 'acreedora' ? -1 : 1;
      const { inicial, final, saldos } = deUnaCuenta(idCuenta, filtro);
      const { total } = await resumir(filtro);
      expect([total.saldoInicial, total.saldoFinal]).toEqual([signo * inicial || 0, signo * final || 0]);
      const movimientos = await listar(filtro, 'antiguos', 7);
      expect(movimientos.map(({ saldo }) => saldo)).toEqual(saldos.map((saldo) => signo * saldo || 0));
      expect(await listar(filtro, 'recientes', 100)).toEqual(movimientos.toReversed());
      const indice = await prueba.llamar(contrato.indexarMovimientos, { query: filtro }, { token });
      expect(indice.cuerpo[0]?.movimientos ?? 0).toBe(saldos.length);
    }),
    {
      numRuns: 8,
      seed: semilla,
      examples: [
        ['603102', { desde: '2024-01-01', hasta: '2026-10-31' }, {}, { partidas: 'sin-cierre' }],
        ['507101', EN_EL_CIERRE, {}, { partidas: 'sin-cierre-ni-apertura' }],
        ['508101', EN_EL_CIERRE, {}, { partidas: 'solo-cierre-y-apertura' }],
      ],
    },
  );
});

it('en papel y en hoja va lo que hacen juntas, con el signo que llevan y las partidas que cuentan', async () => {
  const filtros = { desdeCuenta: '508', hastaCuenta: '7', ...EN_EL_CIERRE, partidas: 'sin-cierre' } as const;
  const bajar = async (formato: 'pdf' | 'csv') => {
    const { cuerpo } = await prueba.llamar(
      pedirArchivo,
      { body: { reporte: 'movimientos-cuentas', formato, filtros } },
      { token },
    );
    return (await prueba.llamar(bajarArchivo, { params: { id: cuerpo.id } }, { token })).cruda.rawPayload;
  };
  const { saldoInicial, debe, haber, saldoFinal, reinicio } = juntas(filtros);
  expect(reinicio).not.toBe(0);
  const esperadas: [string, number][] = [
    ['Saldo inicial', saldoInicial],
    ['Debe', debe],
    ['Haber', haber],
    ['Reinicio anual', -reinicio],
    ['Saldo final', saldoFinal],
  ];
  const nombre = 'Total de las cuentas (saldo deudor menos acreedor)';
  const [, ...filas] = await leerHoja(await bajar('csv'), 'csv', { filasMax: 10_000 });
  expect(filas.slice(-5).map(({ celdas }) => [celdas[0], celdas[1], celdas[7], celdas[12]])).toEqual(
    esperadas.map(([titulo, valor]) => ['', nombre, titulo, (valor / 100).toFixed(2)]),
  );
  const pdf = (await lineasDePdf(await bajar('pdf'))).map(({ texto }) => texto);
  expect(pdf).toContain('Sin las partidas de cierre de estas fechas; el saldo inicial es el de los libros.');
  expect(pdf).toContain(nombre);
  expect(pdf).toContain(esperadas.map(([titulo]) => titulo).join('|'));
  const cifra = (valor: number) => {
    const positiva = (Math.abs(valor) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
    return valor < 0 ? `(${positiva})` : positiva;
  };
  expect(pdf).toContain(esperadas.map(([, valor]) => cifra(valor)).join('|'));
});
