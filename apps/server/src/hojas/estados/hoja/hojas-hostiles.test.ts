// Sheets broken on purpose: none makes the reader fall or says what does not add up. The seeds are fixed, so that what fails
// today fails tomorrow.
import { readdirSync, readFileSync } from 'node:fs';
import { EstadoIlegible, type EstadoLeido } from '@cuadra/core/bancos/estado-de-cuenta';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leerEstado } from '../leer-estado.ts';
import { verColumnasDeBanco } from './ver-columnas-de-banco.ts';

const SEMILLA = 14_7;

describe.each(['csv', 'xlsx'] as const)('archivos %s rotos', (formato) => {
  const carpeta = new URL(`../testing/archivos/${formato}/`, import.meta.url);
  const sanos = readdirSync(carpeta)
    .filter((nombre) => nombre.endsWith(`.${formato}`))
    .map((nombre) => readFileSync(new URL(nombre, carpeta)));

  it('se leen y cuadran, o se rechazan con su motivo', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sanos),
        fc.array(roturas, { minLength: 1, maxLength: 4 }),
        async (sano, golpes) => {
          const roto = golpes.reduce(golpear, sano);
          const leidos = await intentar(() => leerEstado(roto, `x.${formato}`, {}));
          for (const estado of leidos?.estados ?? []) expect(desacuerdos(estado)).toEqual([]);
          await intentar(() => verColumnasDeBanco(roto, `x.${formato}`));
        },
      ),
      { seed: SEMILLA, numRuns: formato === 'csv' ? 800 : 200 },
    );
  });
});

describe('textos hechos para doler', () => {
  const H = 'Fecha,Concepto,Monto\n';
  it.each([
    ['solo comillas', '"'.repeat(200_000)],
    ['solo separadores', `${','.repeat(90)}\n`.repeat(5_000)],
    ['más columnas de las que hay', ','.repeat(500_000)],
    ['una celda sin fin', `${H}2025-10-01,${'x'.repeat(2_000_000)},1`],
    ['encabezados sin fin', H.repeat(50_000)],
    [
      'cuentas sin fin',
      `Cuenta: 111-111\n${H}2025-10-01,a,-1\n`.replaceAll('111-111', '999') +
        Array.from({ length: 3_000 }, (_, i) => `\nCuenta: ${1_000 + i}\n${H}2025-10-01,a,-1\n`).join(''),
    ],
    [
      'totales sin fin',
      `Fecha,Concepto,Débito,Crédito\n${'2025-10-01,a,1.00,\nTotal,,1.00,\n'.repeat(20_000)}`,
    ],
    ['etiquetas larguísimas', `${`Saldo inicial ${'9,'.repeat(100)}`.repeat(50)}\n${H}2025-10-01,a,-1\n`],
    ['períodos larguísimos', `Del ${'1 '.repeat(20_000)} al ${'2 '.repeat(20_000)}\n${H}2025-10-01,a,-1\n`],
    ['filas sueltas sin fin', `${H}2025-10-01,a,-1\n${'nada\n'.repeat(50_000)}2025-10-02,b,-1\n`],
    ['un byte', '\0'],
    ['montos enormes', `${H}2025-10-01,a,${'9'.repeat(50)}\n`],
    [
      'sumas que no caben',
      `Fecha,Concepto,Débito,Crédito\n${'2025-10-01,a,,999999999999.99\n'.repeat(200)}Total,,,1\n`,
    ],
  ])('%s', async (_, texto) => {
    const leidos = await intentar(() => leerEstado(Buffer.from(texto), 'x.csv', {}));
    for (const estado of leidos?.estados ?? []) expect(desacuerdos(estado)).toEqual([]);
  });
});

type Rotura = {
  readonly donde: number;
  readonly largo: number;
  readonly clase: string;
  readonly byte: number;
};

const roturas: fc.Arbitrary<Rotura> = fc.record({
  donde: fc.double({ min: 0, max: 1, noNaN: true }),
  largo: fc.integer({ min: 1, max: 40 }),
  clase: fc.constantFrom('cambiar', 'quitar', 'repetir', 'cortar', 'meter'),
  byte: fc.constantFrom(...Buffer.from('09,;"\n\r-.(\t|Q \0é'), 0xff),
});

function golpear(bytes: Buffer, { donde, largo, clase, byte }: Rotura): Buffer {
  const i = Math.floor(donde * bytes.length);
  const [antes, despues] = [bytes.subarray(0, i), bytes.subarray(i)];
  if (clase === 'cambiar') return Buffer.concat([antes, Buffer.of(byte), despues.subarray(1)]);
  if (clase === 'quitar') return Buffer.concat([antes, despues.subarray(largo)]);
  if (clase === 'repetir') return Buffer.concat([antes, despues.subarray(0, largo), despues]);
  if (clase === 'meter') return Buffer.concat([antes, Buffer.of(byte), despues]);
  return antes;
}

async function intentar<T>(leer: () => Promise<T>): Promise<T | undefined> {
  try {
    return await leer();
  } catch (error) {
    if (error instanceof EstadoIlegible) return undefined;
    throw error;
  }
}

/** Added up anew, by whoever did not read it. */
function desacuerdos({ lineas, saldoInicial, saldoFinal }: EstadoLeido): unknown[] {
  const malas: unknown[] = lineas.filter(
    ({ fecha, monto }) => !/^\d{4}-\d{2}-\d{2}$/.test(fecha) || !Number.isSafeInteger(monto) || monto === 0,
  );
  let saldo: number | null = saldoInicial;
  for (const linea of lineas) {
    if (saldo !== null && linea.saldo !== null && saldo + linea.monto !== linea.saldo) malas.push(linea);
    saldo = linea.saldo ?? (saldo === null ? null : saldo + linea.monto);
  }
  if (saldo !== null && saldoFinal !== null && saldo !== saldoFinal) malas.push({ saldo, saldoFinal });
  return malas;
}
