import type { EstadoLeido } from '@cuadra/core/bancos/estado-de-cuenta';
import { CERO, sumar } from '@cuadra/core/dinero';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escribirBancoIndustrial } from '../escribir/escribir-banco-industrial.ts';
import { escribirBanrural } from '../escribir/escribir-banrural.ts';
import { escribirGyt, escribirGytEnCsv } from '../escribir/escribir-gyt.ts';
import type { EstadoPorEscribir } from '../escribir/estado-por-escribir.ts';
import { escribirGenerico } from '../testing/escribir-generico.ts';
import { estadosAlAzar } from '../testing/estados-al-azar.ts';
import { formasAlAzar } from '../testing/formas-al-azar.ts';
import { leerHojaDeBanco } from './leer-hoja-de-banco.ts';

const VECES = { numRuns: 150 };

describe('lo que se escribe como lo hace un banco se lee igual', () => {
  it('Banrural', async () => {
    await fc.assert(
      fc.asyncProperty(estadosAlAzar, async (estado) => {
        const leido = await unico(Buffer.from(escribirBanrural(estado)), 'csv');
        expect(cabeza(leido)).toEqual({ ...cabeza(estado), saldoInicial: null });
        expect(lineas(leido)).toEqual(lineas(estado));
      }),
      VECES,
    );
  });

  it('Banco Industrial, en cualquiera de sus codificaciones y a través del fin de año', async () => {
    const codificaciones = fc.constantFrom('utf8', 'utf16le', 'utf16be', 'latin1');
    await fc.assert(
      fc.asyncProperty(estadosAlAzar, codificaciones, async (estado, codificacion) => {
        const escrito = codificacion === 'latin1' ? enLatin1(estado) : estado;
        const leido = await unico(codificar(escribirBancoIndustrial(escrito), codificacion), 'csv');
        expect(cabeza(leido)).toEqual(cabeza(escrito));
        expect(lineas(leido)).toEqual(lineas(escrito));
      }),
      VECES,
    );
  });

  it('G&T, en libro y en texto', async () => {
    await fc.assert(
      fc.asyncProperty(estadosAlAzar, fc.boolean(), async (azar, enCsv) => {
        const estado = { ...azar, lineas: azar.lineas.map((linea) => ({ ...linea, referencia: null })) };
        const saldoFinal = sumar([estado.saldoInicial ?? CERO, ...estado.lineas.map(({ monto }) => monto)]);
        const leido = enCsv
          ? await unico(Buffer.from(escribirGytEnCsv(estado)), 'csv')
          : await unico(await escribirGyt(estado), 'xlsx');
        expect(cabeza(leido)).toEqual({ ...cabeza(estado), saldoInicial: null });
        expect(leido.saldoFinal).toBe(saldoFinal);
        expect(lineas(leido)).toEqual(lineas(estado));
      }),
      VECES,
    );
  });

  it('otro banco: en español o en inglés, con cualquier separador, decimal, orden y forma de los montos', async () => {
    await fc.assert(
      fc.asyncProperty(estadosAlAzar, formasAlAzar, async (estado, forma) => {
        const bytes = Buffer.from(escribirGenerico(estado, forma));
        const { ordenDeFecha } = forma;
        const [leido, ...otros] = (await leerHojaDeBanco(bytes, 'csv', { ordenDeFecha })).estados;
        expect(otros).toEqual([]);
        expect(leido && cabeza(leido)).toEqual(cabeza(estado));
        // Without balances the lines of one same day may come the other way round.
        const suyas = lineas(leido ?? { lineas: [] });
        if (forma.masRecientePrimero)
          expect(suyas.map(clave).toSorted()).toEqual(lineas(estado).map(clave).toSorted());
        else expect(suyas).toEqual(lineas(estado));
      }),
      VECES,
    );
  });
});

async function unico(bytes: Uint8Array, formato: 'csv' | 'xlsx'): Promise<EstadoLeido> {
  const { estados } = await leerHojaDeBanco(bytes, formato, {});
  const [estado, ...otros] = estados;
  if (estado === undefined || otros.length > 0) throw new Error(`Se leyeron ${estados.length} estados.`);
  return estado;
}

type ConCabeza = Pick<EstadoLeido, 'cuenta' | 'moneda' | 'desde' | 'hasta' | 'saldoInicial'>;

const cabeza = ({ cuenta, moneda, desde, hasta, saldoInicial }: ConCabeza) => ({
  cuenta,
  moneda,
  desde,
  hasta,
  saldoInicial,
});

const lineas = ({ lineas: suyas }: { readonly lineas: EstadoPorEscribir['lineas'] }) =>
  suyas.map(({ fecha, monto, texto, referencia }) => ({ fecha, monto, texto: texto.trim(), referencia }));

const clave = (linea: ReturnType<typeof lineas>[number]): string => JSON.stringify(linea);

function codificar(texto: string, codificacion: string): Buffer {
  if (codificacion === 'utf16be') return Buffer.from(texto, 'utf16le').swap16();
  if (codificacion === 'latin1') return Buffer.from(texto, 'latin1');
  return Buffer.from(texto, codificacion === 'utf16le' ? 'utf16le' : 'utf8');
}

/** What that encoding has no letters for. */
function enLatin1(estado: EstadoPorEscribir): EstadoPorEscribir {
  const sinOtras = (texto: string) =>
    texto
      .replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return { ...estado, lineas: estado.lineas.map((linea) => ({ ...linea, texto: sinOtras(linea.texto) })) };
}
