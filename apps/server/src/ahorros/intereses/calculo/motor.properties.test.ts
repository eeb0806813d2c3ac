// Two engines, one truth: whatever the rules and whatever happened in the accounts, PostgreSQL's lines are those of `core`.
import { centavos } from '@cuadra/core/dinero';
import { calcularInteres } from '@cuadra/core/interes/calcular';
import { fechaDeDia, numeroDeDia } from '@cuadra/core/interes/dia';
import { retencion, tratamientoEn } from '@cuadra/core/interes/isr';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entradaDeLaLinea } from './entrada-de-la-linea.ts';
import { type LibroAlAzar, librosAlAzar, periodoDe } from './testing/libros-al-azar.ts';
import {
  type CuentaPuesta,
  comoProducto,
  type LineaHallada,
  type MundoDeCalculo,
  mundoDeCalculo,
} from './testing/mundo-de-calculo.ts';

let mundo: MundoDeCalculo;
beforeAll(async () => {
  mundo = await mundoDeCalculo();
});
afterAll(() => mundo.cerrar());

const VECES = 250;
const ISR = { ppm: 100_000, minimo: centavos(0) };
const NADA = { interes: 0, isr: 0, exacto: '0', dias: 0, saldoDias: '0' };

type Linea = Omit<LineaHallada, 'interesPagado' | 'isrPagado'>;

/** The line of an account as `core` has it; undefined: it has none. */
function lineaDeCore(libro: LibroAlAzar, cuenta: CuentaPuesta, id: number): Linea | undefined {
  const periodo = periodoDe(libro, cuenta);
  if (periodo === undefined) return undefined;
  const comun = { ...periodo, cuenta: id, movimientos: cuenta.movimientos.length };
  const sinPago = { ...comun, ...NADA, estado: 'sin-pago' as const };
  if (periodo.desde >= periodo.hasta) return { ...sinPago, espera: periodo.motivo !== 'YA_PAGADA' };
  const entrada = entradaDeLaLinea({
    ...periodo,
    corrida: { hasta: libro.corrida.hasta, clase: 'ordinaria' },
    producto: comoProducto(libro.producto),
    cuenta: { saldo: centavos(cuenta.saldo), plazo: null, tasaPactada: cuenta.tasaPactada ?? null },
    movimientos: cuenta.movimientos,
    estados: cuenta.estados,
  });
  if (entrada === undefined) return { ...sinPago, motivo: periodo.motivo ?? 'SIN_TABLA', espera: true };
  const hallado = calcularInteres(entrada);
  const interes = periodo.motivo === null ? hallado.interes : centavos(0);
  return {
    ...comun,
    interes,
    isr: retencion(interes, ISR, tratamientoDe(cuenta, entrada.hasta)),
    exacto: hallado.exacto,
    dias: hallado.dias,
    saldoDias: String(hallado.saldoDias),
    estado: interes > 0 ? 'por-pagar' : 'sin-pago',
    motivo: periodo.motivo ?? hallado.motivo,
    espera: periodo.motivo === 'CERRADA' || hallado.pendiente,
  };
}

/** On the last day of the line. */
const tratamientoDe = ({ exenta }: CuentaPuesta, hasta: string) =>
  exenta
    ? tratamientoEn(fechaDeDia(numeroDeDia(hasta) - 1), { tratamiento: 'exento', vence: exenta.vence })
    : 'afecto';

it(`las líneas de PostgreSQL son las de core, a doce decimales, en ${VECES} libros al azar`, async () => {
  const caminos = new Set<string>();
  await fc.assert(
    fc.asyncProperty(librosAlAzar, async (libro) => {
      const { producto, cuentas } = await mundo.poner(libro.producto);
      const { lineas } = await mundo.calcular(producto, libro.corrida);
      const esperadas = libro.producto.cuentas.flatMap(
        (cuenta, i) => lineaDeCore(libro, cuenta, cuentas[i] ?? 0) ?? [],
      );
      for (const { motivo } of lineas) caminos.add(motivo ?? 'pagada');
      expect(lineas.map(({ interesPagado, isrPagado, ...linea }) => linea)).toEqual(esperadas);
    }),
    { numRuns: VECES },
  );
  // Nothing was agreed upon by never being tried.
  expect([...caminos].sort()).toEqual([
    'BLOQUEADA',
    'CERRADA',
    'INACTIVA_SIN_PAGO',
    'MENOS_DE_UN_CENTAVO',
    'NO_VENCE',
    'SALDO_MINIMO',
    'SIN_SALDO',
    'SIN_TABLA',
    'TASA_CERO',
    'YA_PAGADA',
    'pagada',
  ]);
});
