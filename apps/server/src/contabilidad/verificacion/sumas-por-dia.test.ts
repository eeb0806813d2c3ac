// What a verification adds up on its way, against what PostgreSQL adds up of the same lines.
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resumirContrapartidas } from '#contabilidad/estados-financieros/resumir-contrapartidas.ts';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import {
  aEscondidas,
  BANCO,
  PRODUCTOS,
  partida,
  registrar,
} from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { hallarDiasDeOtrosAnios, hallarDiasDistintos } from './dias-por-comparar.ts';
import { fuenteDePartidas } from './fuente-de-partidas.ts';
import { leerPartidasGuardadas } from './leer-partidas-guardadas.ts';
import { abrirSumas, type SumasPorDia } from './sumas-por-dia.ts';

let prueba: AplicacionDePrueba;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
});
afterAll(() => prueba.cerrar());

/** Cash, capital, what moves no cash and the rest: every way in which a line can be explained. */
const CUENTAS = [
  '1011010103',
  BANCO,
  '503101',
  '507101',
  '706105',
  PRODUCTOS,
  '70610203',
  '202109',
  '106101',
];

const lado = fc.array(fc.tuple(fc.constantFrom(...CUENTAS), fc.integer({ min: 1, max: 99_999_99 })), {
  minLength: 1,
  maxLength: 4,
});

const partidaAlAzar: fc.Arbitrary<PartidaPorContabilizar> = fc
  .record({
    dia: fc.integer({ min: 1, max: 28 }),
    mes: fc.integer({ min: 1, max: 3 }),
    agencia: fc.constantFrom('01', '02'),
    tipo: fc.constantFrom('diario', 'ajuste', 'ingreso'),
    unos: lado,
    contra: fc.array(fc.constantFrom(...CUENTAS), { minLength: 1, maxLength: 3 }),
    invertida: fc.boolean(),
  })
  .map(({ dia, mes, agencia, tipo, unos, contra, invertida }) => {
    const [unLado, otroLado] = invertida ? [alHaber, alDebe] : [alDebe, alHaber];
    const total = unos.reduce((suma, [, monto]) => suma + monto, 0);
    // As many as there are centavos for; the last one makes it balance.
    const cuentas = contra.slice(0, total);
    const cada = Math.floor(total / cuentas.length);
    const otros = cuentas.map((idCuenta, n) =>
      otroLado(idCuenta, n === 0 ? total - cada * (cuentas.length - 1) : cada),
    );
    const fecha = `2026-${String(mes).padStart(2, '0')}-${String(dia).padStart(2, '0')}`;
    const lineas = [...unos.map(([idCuenta, monto]) => unLado(idCuenta, monto)), ...otros];
    return partida(fecha, '', '', 0, { agencia, tipo, lineas });
  });

/** The same with its sides exchanged, a month later. */
const reversionDe = (original: PartidaPorContabilizar): PartidaPorContabilizar =>
  partida('2026-04-10', '', '', 0, {
    agencia: original.agencia,
    tipo: 'reversion',
    revierte: original.id,
    motivo: 'Error',
    lineas: original.lineas.map(({ debe, haber, ...linea }) => ({ ...linea, debe: haber, haber: debe })),
  });

async function sumarTodo(): Promise<SumasPorDia> {
  const sumas = abrirSumas();
  for await (const suya of leerPartidasGuardadas(fuenteDePartidas(prueba.db), {
    ejercicio: 2026,
    hasta: 1_000_000,
  }))
    sumas.agregar(suya, true);
  return sumas.todas();
}

const distintos = async () => hallarDiasDistintos(prueba.db, 2026, [await sumarTodo()]);

describe('lo que se suma al leer las líneas es lo que suma PostgreSQL', () => {
  it('en cualquier libro, con reversiones', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(partidaAlAzar, { minLength: 1, maxLength: 30 }), async (partidas) => {
        await registrar(prueba, ...partidas, ...partidas.slice(0, 3).map(reversionDe));
        const { rows } = await sql<{ que: string; alDebe: number; alHaber: number }>`
          select concat_ws(' ', fecha, agencia, id_cuenta, razon) as que, debe as al_debe, haber as al_haber
          from contrapartidas(2026, 0, 1000000)`.execute(prueba.db);
        const suyas = (await sumarTodo()).contrapartidas.filter(
          ([, debe, haber]) => debe !== 0 || haber !== 0,
        );
        expect(suyas.toSorted()).toEqual(
          rows.map(({ que, alDebe, alHaber }) => [que, alDebe, alHaber]).sort(),
        );
        await resumirContrapartidas(prueba.db);
        expect(await distintos()).toEqual({ saldos: [], contrapartidas: [] });
      }),
      { numRuns: 15 },
    );
  });

  it('y lo guardado que es otro, lo que falta y lo que sobra, dice de qué días', async () => {
    const dia = (n: number) => `2026-05-0${n}`;
    await registrar(prueba, ...[1, 2, 3, 4].map((n) => partida(dia(n), BANCO, PRODUCTOS, 100_00)));
    await resumirContrapartidas(prueba.db);
    expect(await distintos()).toEqual({ saldos: [], contrapartidas: [] });
    await aEscondidas(
      prueba.url,
      `update saldo_diario set debe = debe + 1 where fecha = '${dia(1)}' and id_cuenta = '${BANCO}'`,
      `delete from saldo_diario where fecha = '${dia(2)}' and id_cuenta = '${PRODUCTOS}'`,
      `update contrapartida_diaria set haber = -9223372036854775807 where fecha = '${dia(3)}'`,
      `insert into contrapartida_diaria values ('2026-05-20', '02', '706105', 'efectivo', 5, 0)`,
      `insert into saldo_diario (id_cuenta, agencia, fecha, debe, haber) values ('706105', '02', '2031-01-01', 5, 0)`,
    );
    expect(await distintos()).toEqual({
      saldos: [dia(1), dia(2)],
      contrapartidas: [dia(3), '2026-05-20'],
    });
    expect(await hallarDiasDeOtrosAnios(prueba.db, [2026])).toEqual({
      saldos: ['2031-01-01'],
      contrapartidas: [],
    });
    expect(await hallarDiasDeOtrosAnios(prueba.db, [2026], 2032)).toEqual({ saldos: [], contrapartidas: [] });
  });
});
