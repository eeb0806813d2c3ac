// For tests: three years of a random book in three agencias, closed as the real ones are: some late, some not yet, and one
// closed, taken back and closed again.
import { randomUUID } from 'node:crypto';
import { cierreDe, lineasDeApertura } from '@cuadra/core/cierre';
import { opuesto, restar } from '@cuadra/core/dinero';
import { alDebe, alHaber } from '@cuadra/core/testing/lineas';
import fc from 'fast-check';
import type { PartidaPorContabilizar } from '#contabilidad/libro/partida-por-contabilizar.ts';
import { saldosAl } from '#contabilidad/saldos/queries.ts';
import { partida, registrar } from '#contabilidad/saldos/testing/libro-de-prueba.ts';
import type { AplicacionDePrueba } from '#testing/application.ts';

type Libros = Pick<AplicacionDePrueba, 'db' | 'reloj'>;

export const AGENCIAS = ['01', '02', '03'];
/** Some of every class that a balance general must balance by itself. */
const CUENTAS = [
  '1011010103',
  '1011030101',
  '10310201',
  '10910201',
  '202109',
  '3011020101',
  '30510102',
  '401101',
  '501101',
  '503101',
  '507101',
  '6011010301',
  '603102',
  '7011010101',
  '706105',
  '706109',
  '709199',
];
const DE_ORDEN = ['901101', '901199', '801101'];

const diasDesde = (primero: string, cuantos: number) =>
  fc
    .integer({ min: 0, max: cuantos })
    .map((n) => Temporal.PlainDate.from(primero).add({ days: n }).toString());
/** Any; of the last year, where something is not closed yet; and at the turn of a year, where a closing is in the range. */
export const dia = fc.oneof(
  diasDesde('2024-01-01', 1_045),
  diasDesde('2026-01-01', 314),
  fc.constantFrom('2024-12-31', '2025-01-01', '2025-01-20', '2025-12-31', '2026-01-31'),
);
export const agencia = fc.constantFrom(...AGENCIAS);

const entre = (cuentas: readonly string[]): fc.Arbitrary<PartidaPorContabilizar> =>
  fc
    .record({
      fecha: diasDesde('2024-01-01', 1_045),
      agencia,
      debes: fc.array(fc.tuple(fc.constantFrom(...cuentas), fc.integer({ min: 1, max: 99_999_999 })), {
        minLength: 1,
        maxLength: 4,
      }),
      contra: fc.constantFrom(...cuentas),
      invertida: fc.boolean(),
    })
    .map(({ fecha, agencia: suya, debes, contra, invertida }) => {
      const total = debes.reduce((suma, [, monto]) => suma + monto, 0);
      const [unLado, otroLado] = invertida ? [alHaber, alDebe] : [alDebe, alHaber];
      const lineas = debes.map(([idCuenta, monto]) => unLado(idCuenta, monto));
      return partida(fecha, '', '', 0, {
        agencia: suya,
        lineas: [...lineas, otroLado(contra, total)],
      });
    });

/** The first year closed in every agencia; the second only in one: the rest is still to be closed. */
export async function sembrar(libros: Libros, semilla: number): Promise<void> {
  const sacar = (cuentas: readonly string[], cuantas: number) =>
    fc.sample(entre(cuentas), { seed: semilla, numRuns: cuantas });
  await registrar(libros, ...sacar(CUENTAS, 250), ...sacar(DE_ORDEN, 20));
  for (const suya of ['01', '02']) await cerrar(libros, 2024, suya);
  const hechas = await cerrar(libros, 2024, '03');
  await registrar(libros, ...hechas.map(alReves), ...sacar(CUENTAS, 5).map(enDiciembreDe2024));
  await cerrar(libros, 2024, '03');
  await cerrar(libros, 2025, '02');
}

const enDiciembreDe2024 = (una: PartidaPorContabilizar): PartidaPorContabilizar => ({
  ...una,
  id: randomUUID(),
  fecha: '2024-12-31',
  agencia: '03',
});

function alReves(una: PartidaPorContabilizar): PartidaPorContabilizar {
  const lineas = una.lineas.map(({ debe, haber, ...linea }) => ({ ...linea, debe: haber, haber: debe }));
  return {
    ...una,
    id: randomUUID(),
    tipo: 'reversion',
    lineas,
    revierte: una.id,
    motivo: 'Se reabrió el año',
  };
}

/** The partidas with which a year is closed, as the ledger makes them. */
export async function cerrar(libros: Libros, anio: number, suya: string): Promise<PartidaPorContabilizar[]> {
  const saldos = await saldosAl(libros.db, { fecha: `${anio}-12-31`, agencias: [suya] });
  const netos = saldos.map(({ idCuenta, debe, haber }) => ({ idCuenta, neto: restar(debe, haber) }));
  const cuentas = { cuentaResultado: '508101', cuentaAcumulados: '507101' };
  const { lineas, resultado } = cierreDe(netos, cuentas.cuentaResultado);
  const propia = (fecha: string, tipo: 'cierre' | 'apertura', lineasPropias: typeof lineas) =>
    partida(fecha, '', '', 0, { agencia: suya, tipo, lineas: [...lineasPropias] });
  const partidas = [
    propia(`${anio}-12-31`, 'cierre', lineas),
    propia(`${anio + 1}-01-01`, 'apertura', lineasDeApertura(opuesto(resultado), cuentas)),
  ];
  await registrar(libros, ...partidas);
  return partidas;
}
