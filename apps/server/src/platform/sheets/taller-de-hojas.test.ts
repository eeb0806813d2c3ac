import { setImmediate as turnoDelHilo } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { LimitesDeTaller } from '../hilos/taller-de-hilos.ts';
import { abrirTallerDeHojas, type HojaPorLeer, type TallerDeHojas } from './taller-de-hojas.ts';
import { hojaDe, libroSuelto } from './testing/paquete.ts';

let taller: TallerDeHojas;
const abrir = (limites?: Partial<LimitesDeTaller>) => {
  taller = abrirTallerDeHojas(limites);
};
afterEach(() => taller.cerrar());

const csv = (texto: string, mas: Partial<HojaPorLeer> = {}): HojaPorLeer => ({
  bytes: Buffer.from(texto),
  formato: 'csv',
  filasMax: 100_000,
  ...mas,
});
/** A thread that does what the line says when it is given a sheet. */
const hilo = (codigo: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', (orden) => { ${codigo} });`)}`,
  );

describe('el taller de hojas', () => {
  it('lee lo mismo que se leería sin él, con acentos, celdas vacías y líneas partidas', async () => {
    abrir();
    expect(await taller.leer(csv('a,b,c\n1,,"dos\nlíneas 😀"\n\n2,x,\n'))).toEqual([
      { linea: 1, celdas: ['a', 'b', 'c'] },
      { linea: 2, celdas: ['1', '', 'dos\nlíneas 😀'] },
      { linea: 5, celdas: ['2', 'x', ''] },
    ]);
  });

  it('deja los bytes a quien los envió', async () => {
    abrir();
    const hoja = csv('a,b\n1,2\n');
    await taller.leer(hoja);
    expect(Buffer.from(hoja.bytes).toString()).toBe('a,b\n1,2\n');
  });

  it('dice cuántas filas lleva', async () => {
    abrir();
    const filas = Array.from({ length: 12_000 }, (_, i) => `<row r="${i + 1}"><c><v>${i}</v></c></row>`).join(
      '',
    );
    const avances: [number, number][] = [];
    const alAvanzar = (leidas: number, total: number) => avances.push([leidas, total]);
    await taller.leer({ bytes: libroSuelto(hojaDe(filas)), formato: 'xlsx', filasMax: 20_000, alAvanzar });
    expect(avances).toEqual([
      [5_000, 12_000],
      [10_000, 12_000],
      [12_000, 12_000],
    ]);
  });

  it('una hoja que no se puede leer dice por qué, y la siguiente se lee', async () => {
    abrir();
    const mala = taller.leer({ ...csv(''), bytes: libroSuelto('<'.repeat(2_000_000)), formato: 'xlsx' });
    await expect(mala).rejects.toMatchObject({
      codigo: 'ARCHIVO_ILEGIBLE',
      message: expect.stringContaining('no es un XLSX'),
    });
    expect(await taller.leer(csv('a,b'))).toHaveLength(1);
  });

  it('la que tarda más que el plazo se detiene, y lo dice', async () => {
    abrir({ plazoMs: 50, modulo: hilo('for (;;);') });
    await expect(taller.leer(csv('a'))).rejects.toMatchObject({
      codigo: 'ARCHIVO_ILEGIBLE',
      message: expect.stringContaining('Divídalo en partes'),
    });
  });

  it('la que necesita demasiada memoria se detiene, y lo dice', async () => {
    abrir({
      memoriaMaxMb: 32,
      modulo: hilo('const todo = []; for (;;) todo.push({ mas: [orden.formato + todo.length] });'),
    });
    await expect(taller.leer(csv('a'))).rejects.toMatchObject({
      codigo: 'ARCHIVO_ILEGIBLE',
      message: expect.stringContaining('demasiada memoria'),
    });
  });

  it('mientras lee, quien atiende a los demás sigue atendiendo', async () => {
    abrir({ modulo: hilo('for (;;);') });
    const orden: string[] = [];
    const lectura = taller.leer(csv('a')).catch(() => orden.push('hoja'));
    for (let vuelta = 0; vuelta < 5; vuelta++) {
      await turnoDelHilo();
      orden.push('otra petición');
    }
    await taller.cerrar();
    await lectura;
    expect(orden).toEqual([...Array(5).fill('otra petición'), 'hoja']);
  });

  it('quien se va detiene su lectura y deja su lugar', async () => {
    abrir({ aLaVezMax: 1, modulo: hilo('for (;;);') });
    const control = new AbortController();
    const primera = taller.leer(csv('a', { senal: control.signal }));
    const segunda = taller.leer(csv('b', { senal: control.signal }));
    await turnoDelHilo();
    control.abort();
    await expect(primera).rejects.toThrow('Nadie espera la hoja');
    await expect(segunda).rejects.toThrow('aborted');
  });

  it('se leen tantas a la vez, otras esperan y las demás no entran', async () => {
    abrir({ aLaVezMax: 1, enEsperaMax: 1, plazoMs: 200, modulo: hilo('for (;;);') });
    const ocupado = taller.leer(csv('a'));
    const espera = taller.leer(csv('b'));
    await expect(taller.leer(csv('c'))).rejects.toMatchObject({ codigo: 'DEMASIADAS_PETICIONES' });
    await expect(ocupado).rejects.toMatchObject({ codigo: 'ARCHIVO_ILEGIBLE' });
    await expect(espera).rejects.toMatchObject({ codigo: 'ARCHIVO_ILEGIBLE' });
  });
});
