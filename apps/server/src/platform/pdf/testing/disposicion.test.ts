// The checks of the layout see what they are for: each of these documents has one thing wrong.
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { abrirDocumento, type Documento, terminarDocumento } from '../documento.ts';
import { dibujarTabla } from '../tabla.ts';
import { poner } from '../tinta.ts';
import { cifrasEnColumnas, faltasDeDisposicion, faltasDeMarbete } from './disposicion.ts';
import { leerPdf } from './leer-pdf.ts';

const LETRA = { tamano: 9 };
const MONTO = /^\(?[\d,]+\.\d\d\)?$/;

async function leerCon(dibujar: (documento: Documento) => void) {
  const documento = abrirDocumento({
    institucion: { nombre: 'La Ceiba, R.L.', nit: '', direccion: '' },
    titulo: 'Libro de prueba',
    detalles: ['Del 01/11/2026 al 16/11/2026'],
    generadoEn: '2026-11-17T05:30:00Z',
    generadoPor: 'María Peña',
    codigo: 'K7QM-3XWP',
  });
  dibujar(documento);
  return leerPdf(await buffer(terminarDocumento(documento)));
}
const marbete = {
  institucion: 'La Ceiba, R.L.',
  titulos: ['Libro de prueba'],
  detalles: ['Del 01/11/2026 al 16/11/2026'],
  hechura: 'Generado el 16/11/2026 23:30 por María Peña',
  codigo: 'K7QM-3XWP',
};
const tabla = (documento: Documento) =>
  dibujarTabla(
    documento,
    [
      { titulo: 'Nombre' },
      { titulo: 'Saldo inicial', subtitulo: 'al 31/10/2026', ancho: 60, alineacion: 'derecha' },
      { titulo: 'Saldo final', ancho: 60, alineacion: 'derecha' },
    ],
    Array.from({ length: 60 }, (_, i) => ({ celdas: [`Cuenta ${i}`, '1,000.00', '(5.00)'] })),
  );

it('de un documento bien puesto no dicen nada', async () => {
  const pdf = await leerCon(tabla);
  expect(pdf.paginas).toHaveLength(2);
  expect([...faltasDeDisposicion(pdf), ...faltasDeMarbete(pdf, marbete)]).toEqual([]);
  expect(pdf.propiedades).toMatchObject({ Title: 'Libro de prueba', Language: 'es-GT' });
});

describe('la disposición', () => {
  it.each([
    ['a la izquierda', 40, 300],
    ['a la derecha', 540, 300],
    ['arriba', 300, 20],
    ['abajo', 300, 770],
  ])('lo que se sale %s', async (_, x, y) => {
    const pdf = await leerCon((documento) => poner(documento, 'Se sale', x, y, LETRA));
    expect(faltasDeDisposicion(pdf)).toEqual([expect.stringContaining('«Se sale» fuera de márgenes')]);
  });

  it('lo que se enciman dos textos, en un renglón o entre dos', async () => {
    const pdf = await leerCon((documento) => {
      poner(documento, 'Una cuenta de nombre largo', 100, 300, LETRA);
      poner(documento, '1.00', 200, 300, LETRA);
      poner(documento, 'muy junto', 100, 306, LETRA);
    });
    expect(faltasDeDisposicion(pdf)).toEqual([
      'pág. 1: «Una cuenta de nombre largo» y «1.00» se enciman',
      'pág. 1: «Una cuenta de nombre largo» y «muy junto» se enciman',
    ]);
  });
});

describe('las columnas', () => {
  const titulos = ['Saldo inicial al 31/10/2026', 'Saldo final'];

  it('el título va en los renglones que haga falta, y el paréntesis cuelga', async () => {
    const cifras = cifrasEnColumnas(await leerCon(tabla), titulos, { esCifra: MONTO });
    expect(cifras).toHaveLength(120);
    expect(cifras.slice(0, 2)).toEqual([
      { pagina: 1, columna: 'Saldo inicial al 31/10/2026', texto: '1,000.00', renglon: 'Cuenta 0' },
      { pagina: 1, columna: 'Saldo final', texto: '(5.00)', renglon: 'Cuenta 0' },
    ]);
    expect(new Set(cifras.map(({ columna }) => columna))).toEqual(new Set(titulos));
  });

  it('una cifra que no termina donde su columna no está en ninguna', async () => {
    const pdf = await leerCon((documento) => {
      poner(documento, 'Saldo final', 500, 300, { ...LETRA, alineacion: 'derecha' });
      poner(documento, '1.00', 500, 320, { ...LETRA, alineacion: 'derecha' });
      poner(documento, '2.00', 499, 340, { ...LETRA, alineacion: 'derecha' });
      poner(documento, '3.00', 500, 280, { ...LETRA, alineacion: 'derecha' });
    });
    const cifras = cifrasEnColumnas(pdf, titulos, { esCifra: MONTO });
    expect(cifras.map(({ columna, texto }) => [texto, columna])).toEqual([
      ['3.00', ''],
      ['1.00', 'Saldo final'],
      ['2.00', ''],
    ]);
  });
});

describe('el encabezado y el pie', () => {
  it.each([
    [{ institucion: 'Otra' }, ['pág. 1: no la abre la institución', 'pág. 2: no la abre la institución']],
    [{ titulos: ['Otro'] }, ['pág. 1: sin el título «Otro»', 'pág. 2: sin el título «Otro»']],
    [
      { detalles: ['Del 01/11/2026 al 16/11/2026', 'Agencia 01'] },
      ['pág. 1: sin «Agencia 01» bajo el título'],
    ],
  ])('%o', async (otro, faltas) => {
    const dichas = faltasDeMarbete(await leerCon(tabla), { ...marbete, ...otro });
    expect(dichas.filter((falta) => !falta.includes('Del 01/11'))).toEqual(faltas);
  });

  it('otro código, u otra cuenta de páginas, se ve al pie de cada una', async () => {
    const pdf = await leerCon(tabla);
    expect(faltasDeMarbete(pdf, { ...marbete, codigo: 'OTRO' })).toHaveLength(4);
    const dosDocumentos = { ...marbete, titulos: ['Libro de prueba', 'Libro de prueba'], detalles: [] };
    expect(faltasDeMarbete(pdf, dosDocumentos)).toHaveLength(4);
  });
});

describe('lo que un visor no lee bien no pasa', () => {
  it('roto, o que el visor tuvo que remendar', async () => {
    const documento = abrirDocumento({
      institucion: { nombre: 'La Ceiba', nit: '', direccion: '' },
      titulo: 'Libro',
      detalles: [],
      generadoEn: '2026-11-17T05:30:00Z',
      generadoPor: 'María',
    });
    const entero = (await buffer(terminarDocumento(documento))).toString('latin1');
    const leer = (texto: string) => leerPdf(Buffer.from(texto, 'latin1'));
    await expect(leer(entero)).resolves.toBeDefined();
    await expect(leer(entero.slice(0, 400))).rejects.toThrow();
    await expect(leer(entero.replace(/startxref\n\d+/, 'startxref\n7'))).rejects.toThrow(/con reparos/);
  });
});
