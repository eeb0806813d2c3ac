import { readFileSync } from 'node:fs';
import type { MapeoDeEstado } from '@cuadra/core/bancos/mapeo-de-estado';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escribirGenerico } from '../testing/escribir-generico.ts';
import { estadosAlAzar } from '../testing/estados-al-azar.ts';
import { formasAlAzar } from '../testing/formas-al-azar.ts';
import { leerHojaDeBanco } from './leer-hoja-de-banco.ts';
import { verColumnasDeBanco } from './ver-columnas-de-banco.ts';

const ver = (texto: string) => verColumnasDeBanco(Buffer.from(texto), 'hoja.csv');
const mapeoDe = async (texto: string) => (await ver(texto)).mapeo;

describe('las columnas de una hoja, antes de leerla', () => {
  it('las que se reconocen por su encabezado', async () => {
    expect(
      await ver('Banco X\n\nFecha;Concepto;Doc;Cargo;Abono;Saldo\n01/10/2025;Uno;7;;1,00;1,00\n'),
    ).toEqual({
      formato: 'csv',
      encabezado: 3,
      columnas: ['Fecha', 'Concepto', 'Doc', 'Cargo', 'Abono', 'Saldo'],
      filas: [
        { fila: 1, celdas: ['Banco X', '', '', '', '', ''] },
        { fila: 3, celdas: ['Fecha', 'Concepto', 'Doc', 'Cargo', 'Abono', 'Saldo'] },
        { fila: 4, celdas: ['01/10/2025', 'Uno', '7', '', '1,00', '1,00'] },
      ],
      total: 3,
      mapeo: {
        filaDeEncabezado: 3,
        columnas: { fecha: 0, texto: 1, referencia: 2, debito: 3, credito: 4, saldo: 5 },
      },
      advertencias: [],
    });
  });

  it.each<[string, string, MapeoDeEstado | null]>([
    [
      'un monto con signo y su saldo, bajo encabezados que nadie conoce',
      'Cuándo,Qué,Cuánto,Queda\n01/10/2025,Uno,-1.50,8.50\n02/10/2025,Dos,2.00,10.50\n',
      { filaDeEncabezado: 1, columnas: { fecha: 0, texto: 1, monto: 2, saldo: 3 } },
    ],
    [
      'lo que sale y lo que entra',
      '01/10/2025,1.50,,8.50,Uno\n02/10/2025,,2.00,10.50,Dos\n',
      { filaDeEncabezado: 0, columnas: { fecha: 0, texto: 4, debito: 1, credito: 2, saldo: 3 } },
    ],
    [
      'sin encabezados, y con códigos que no son montos',
      '01/10/2025,-1.50,*,1234,COMPRA EN TIENDA\n02/10/2025,2.00,*,1235,DEPOSITO\n',
      { filaDeEncabezado: 0, columnas: { fecha: 0, texto: 4, monto: 1 } },
    ],
    ['lo que no tiene fechas no se propone', 'a,b\n1.00,2.00\n', null],
    ['lo que no tiene montos, tampoco', '01/10/2025,Uno\n02/10/2025,Dos\n', null],
  ])('%s', async (_, texto, mapeo) => {
    expect(await mapeoDe(texto)).toEqual(mapeo);
  });

  it('lo que no es una hoja lo dice', async () => {
    const ofx = Buffer.from('OFXHEADER:100\n<OFX></OFX>');
    await expect(verColumnasDeBanco(ofx, 'x.ofx')).rejects.toThrow(
      'El archivo no es una hoja: el programa lo lee sin que se elijan columnas.',
    );
    await expect(ver('\n\n')).rejects.toThrow('El archivo está vacío.');
  });

  it('de un libro, la hoja que tiene los movimientos', async () => {
    const bytes = readFileSync(
      new URL('../testing/archivos/xlsx/portada-y-movimientos.xlsx', import.meta.url),
    );
    expect(await verColumnasDeBanco(bytes, 'x.xlsx')).toMatchObject({
      formato: 'xlsx',
      encabezado: 1,
      columnas: ['Fecha', 'Concepto', 'Monto'],
    });
  });

  it('leer por las columnas que se proponen es leer lo mismo', async () => {
    await fc.assert(
      fc.asyncProperty(estadosAlAzar, formasAlAzar, async (estado, forma) => {
        const bytes = Buffer.from(escribirGenerico(estado, forma));
        const { mapeo } = await verColumnasDeBanco(bytes, 'hoja.csv');
        const { ordenDeFecha } = forma;
        const leido = await leerHojaDeBanco(bytes, 'csv', { ordenDeFecha });
        expect(await leerHojaDeBanco(bytes, 'csv', { ordenDeFecha, mapeo: mapeo ?? undefined })).toEqual(
          leido,
        );
      }),
      { numRuns: 60 },
    );
  });
});
