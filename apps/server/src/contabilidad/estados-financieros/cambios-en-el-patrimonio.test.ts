// The movements of the capital have a name, which is what they were against; together they are all that it moved.
import * as contrato from '@cuadra/contract/contabilidad/estados-financieros';
import type { CallOf } from '@cuadra/contract/endpoint';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { BANCO, partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import { type AplicacionDePrueba, aplicacionDePrueba } from '#testing/application.ts';
import { resumirContrapartidas } from './resumir-contrapartidas.ts';
import { explicar } from './testing/contrapartidas-de-lineas.ts';
import { agencia, dia, sembrar } from './testing/libro-al-azar.ts';
import { leerLineas, neto, valorDe } from './testing/libro-de-lineas.ts';

const semilla = Math.trunc(Math.random() * 2 ** 31);
const MOVIMIENTOS = [
  'aportaciones',
  'retiros',
  'resultado',
  'reservas',
  'distribucion',
  'ajustes',
  'otros',
  'traslado',
];

let prueba: AplicacionDePrueba;
let token: string;
beforeAll(async () => {
  prueba = await aplicacionDePrueba();
  token = await prueba.entrar('contador@cuadra.demo');
  await sembrar(prueba, semilla);
});
afterAll(() => prueba.cerrar());

async function ver(query: CallOf<typeof contrato.verEstadoFinanciero>['query']) {
  const { status, cuerpo } = await prueba.llamar(
    contrato.verEstadoFinanciero,
    { params: { estado: 'cambios-en-el-patrimonio' }, query },
    { token },
  );
  expect(status).toBe(200);
  return cuerpo;
}

describe('los movimientos con nombre', () => {
  it('aportaciones, retiros, reserva, distribución, ajuste y lo demás, cada uno en su renglón', async () => {
    const aportacion = partida('2022-02-01', BANCO, '501101', 100_000);
    const reversion: PartidaPorContabilizar = {
      ...partida('2022-02-20', '501101', BANCO, 4_000),
      tipo: 'reversion',
      motivo: 'No correspondía',
    };
    const mala = partida('2022-02-19', BANCO, '501101', 4_000);
    await registrar(
      prueba,
      aportacion,
      partida('2022-02-02', '3011020101', '501101', 5_000),
      partida('2022-02-03', '501101', BANCO, 20_000),
      partida('2022-02-04', '507101', '503101', 9_000),
      partida('2022-02-05', '507101', '305102', 3_000),
      partida('2022-02-06', '503102', '30510102', 700, { tipo: 'ajuste' }),
      partida('2022-02-07', '10510199', '507101', 800),
      // From the 100.00 that a member takes out, 10.00 stay in the reserve.
      partida('2022-02-08', '', '', 0, {
        lineas: [alDebe('501101', 10_000), alHaber(BANCO, 9_000), alHaber('503101', 1_000)],
      }),
      mala,
      { ...reversion, revierte: mala.id },
    );
    const estado = await ver({ fecha: '2022-12-31' });
    const en = (fila: string, columna: string) => Number(valorDe(estado, `0:${fila}`, columna));
    expect([en('aportaciones', '501'), en('aportaciones', 'total')]).toEqual([105_000, 105_000]);
    expect([en('retiros', '501'), en('retiros', 'total')]).toEqual([-29_000, -29_000]);
    expect([en('reservas', '501'), en('reservas', '503'), en('reservas', '507')]).toEqual([
      -1_000, 10_000, -9_000,
    ]);
    expect(en('reservas', 'total')).toBe(0);
    expect([en('distribucion', '507'), en('ajustes', '503'), en('otros', '507')]).toEqual([
      -3_000, -700, 800,
    ]);
    expect(estado.filas.map(({ texto }) => texto)).not.toContain('Aumentos');
  });

  it('el renglón que no dice nada no está, salvo que se pidan los que son cero', async () => {
    const claves = async (conCero: 'true' | 'false') =>
      (await ver({ fecha: '2021-12-31', conCero })).filas.map(({ clave }) => clave);
    expect(await claves('false')).toEqual(['0:inicial', '0:resultado', '0:final']);
    expect(await claves('true')).toEqual(['inicial', ...MOVIMIENTOS, 'final'].map((uno) => `0:${uno}`));
  });
});

describe(`libros al azar, semilla ${semilla}`, () => {
  it('los renglones suman lo que cambió cada columna, y cada uno es el de las partidas', async () => {
    const lineas = await leerLineas(prueba.url);
    const explicadas = explicar(lineas, new Map());
    await fc.assert(
      fc.asyncProperty(
        dia,
        fc.option(agencia, { nil: undefined }),
        fc.boolean(),
        async (fecha, sola, sumar) => {
          if (sumar) await resumirContrapartidas(prueba.db);
          const estado = await ver({ fecha, agencia: sola, conCero: 'true' });
          expect(estado.pruebas.every(({ cuadra }) => cuadra)).toBe(true);
          const dentro = (una: { agencia: string; fecha: string }) =>
            (sola === undefined || una.agencia === sola) &&
            una.fecha >= `${fecha.slice(0, 4)}-01-01` &&
            una.fecha <= fecha;
          for (const { clave: grupo } of estado.columnas) {
            const en = (fila: string) => valorDe(estado, `0:${fila}`, grupo);
            expect(MOVIMIENTOS.reduce((suma, fila) => suma + en(fila), en('inicial'))).toBe(en('final'));
            const suyas = explicadas.filter(
              (una) => dentro(una) && (grupo === 'total' || una.idCuenta.startsWith(grupo)),
            );
            const de = (razon: string, lado?: string) =>
              suyas
                .filter((una) => una.razon === razon && (lado === undefined || una.lado === lado))
                .filter(({ idCuenta }) => razon !== 'externo' || !/^50[78]/.test(idCuenta))
                .reduce((suma, { monto }) => suma + monto, 0n);
            expect([grupo, en('aportaciones'), en('retiros')]).toEqual([
              grupo,
              de('externo', 'haber'),
              de('externo', 'debe'),
            ]);
            expect([grupo, en('reservas'), en('ajustes')]).toEqual([grupo, de('capital'), de('ajuste')]);
            // What is left, from the lines: all that moved outside of closing and opening, without the named.
            const movido = -neto(
              lineas,
              (una) =>
                dentro(una) &&
                una.idCuenta.startsWith(grupo === 'total' ? '5' : grupo) &&
                !['cierre', 'apertura'].includes(una.tipo),
            );
            const nombrados = ['aportaciones', 'retiros', 'reservas', 'distribucion', 'ajustes'];
            expect([grupo, en('otros')]).toEqual([
              grupo,
              nombrados.reduce((resto, fila) => resto - en(fila), movido),
            ]);
          }
        },
      ),
      { numRuns: 12 },
    );
  });
});
