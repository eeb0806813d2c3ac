import type { EstadosLeidos, PistasDeLectura } from '@cuadra/core/bancos/estado-de-cuenta';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EstadoPorEscribir, saldoAlFinal } from './escribir/estado-por-escribir.ts';
import { leerEstado } from './leer-estado.ts';
import { escribirCamt053 } from './testing/escribir-camt053.ts';
import { escribirMt940 } from './testing/escribir-mt940.ts';
import { escribirOfx1, fitid } from './testing/escribir-ofx1.ts';
import { escribirOfx2 } from './testing/escribir-ofx2.ts';
import { escribirQif } from './testing/escribir-qif.ts';
import { estadosAlAzar } from './testing/estados-al-azar.ts';

const VECES = { numRuns: 150 };
const varios = fc.array(estadosAlAzar, { minLength: 1, maxLength: 3 });

const leer = (texto: string, pistas: PistasDeLectura = {}): Promise<EstadosLeidos> =>
  leerEstado(Buffer.from(texto), 'estado', pistas);

/** What was written, as it should come back. */
function como(estado: EstadoPorEscribir, sinReferencia: (lugar: number) => string | null = () => null) {
  const { cuenta, moneda, desde, hasta, saldoInicial, lineas } = estado;
  return {
    cuenta,
    moneda,
    desde,
    hasta,
    saldoInicial,
    saldoFinal: saldoAlFinal(estado),
    lineas: lineas.map(({ fecha, monto, texto, referencia }, i) => ({
      fecha,
      monto,
      texto,
      referencia: referencia ?? sinReferencia(i),
    })),
  };
}

const sinAdornos = ({ estados }: EstadosLeidos) =>
  estados.map(({ lineas, ...estado }) => ({
    ...estado,
    lineas: lineas.map(({ fecha, monto, texto, referencia }) => ({ fecha, monto, texto, referencia })),
  }));

describe('lo que se escribe en cada formato se lee igual', () => {
  it('OFX 1.x', async () => {
    await fc.assert(
      fc.asyncProperty(varios, async (estados) => {
        const leidos = await leer(escribirOfx1(estados));
        expect(leidos.formato).toBe('ofx');
        expect(sinAdornos(leidos)).toEqual(
          estados.map((estado) => ({ ...como(estado, fitid), saldoInicial: null })),
        );
      }),
      VECES,
    );
  });

  it('OFX 2.x', async () => {
    await fc.assert(
      fc.asyncProperty(varios, async (estados) => {
        const leidos = await leer(escribirOfx2(estados));
        expect(leidos.formato).toBe('ofx');
        expect(sinAdornos(leidos)).toEqual(
          estados.map((estado) => ({ ...como(estado, fitid), saldoInicial: null })),
        );
      }),
      VECES,
    );
  });

  it('CAMT.053, con cualquier prefijo y versión', async () => {
    const formas = fc.record({
      prefijo: fc.constantFrom('', 'ns2:', 'camt:'),
      version: fc.constantFrom('02' as const, '08' as const),
    });
    await fc.assert(
      fc.asyncProperty(varios, formas, async (estados, forma) => {
        const leidos = await leer(escribirCamt053(estados, forma));
        expect(leidos.formato).toBe('camt053');
        expect(sinAdornos(leidos)).toEqual(estados.map((estado) => como(estado)));
      }),
      VECES,
    );
  });

  it('MT940, en una página o en varias, con sobre o sin él', async () => {
    const formas = fc.record({ conSobre: fc.boolean(), lineasPorPagina: fc.integer({ min: 1, max: 40 }) });
    await fc.assert(
      fc.asyncProperty(varios, formas, async (estados, forma) => {
        const leidos = await leer(escribirMt940(estados, forma));
        expect(leidos.formato).toBe('mt940');
        expect(sinAdornos(leidos)).toEqual(estados.map((estado) => como(estado, () => 'B1')));
      }),
      VECES,
    );
  });

  it('QIF, con las fechas en cualquier orden', async () => {
    const ordenes = fc.constantFrom('dma' as const, 'mda' as const, 'amd' as const);
    await fc.assert(
      fc.asyncProperty(varios, ordenes, async (estados, orden) => {
        const leidos = await leer(escribirQif(estados, orden), { ordenDeFecha: orden });
        expect(leidos.formato).toBe('qif');
        const loQueDice = { moneda: null, desde: null, hasta: null, saldoInicial: null, saldoFinal: null };
        expect(sinAdornos(leidos)).toEqual(estados.map((estado) => ({ ...como(estado), ...loQueDice })));
      }),
      VECES,
    );
  });
});
