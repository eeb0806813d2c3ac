import { EstadoIlegible } from '@cuadra/core/bancos/estado-de-cuenta';
import { describe, expect, it } from 'vitest';
import { leerEstado } from './leer-estado.ts';
import { LINEAS_MAX } from './textos.ts';

const leer = (contenido: string | Uint8Array, nombre = 'estado', pistas = {}) =>
  leerEstado(typeof contenido === 'string' ? Buffer.from(contenido) : contenido, nombre, pistas);

const qif = (...movimientos: readonly string[]) =>
  `!Type:Bank\n${movimientos.map((uno) => `${uno}\n^\n`).join('')}`;

describe('lo que no es un estado de cuenta se rechaza con su razón', () => {
  it.each([
    ['nada', '', /está vacío/],
    ['solo espacios', ' \r\n\t ', /está vacío/],
    ['una marca y nada más', '\ufeff', /está vacío/],
    ['un PDF', '%PDF-1.7\n…', /es un PDF/],
    ['un libro de Excel viejo', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /XLS/],
    ['una página', '<!DOCTYPE html><html><table></table></html>', /página HTML/],
    [
      'un estado vestido de imagen que se ejecuta',
      '<svg xmlns="http://www.w3.org/2000/svg"><BkToCstmrStmt><Stmt/></BkToCstmrStmt></svg>',
      /página HTML/,
    ],
    ['letras anchas cortadas', Buffer.from([0xff, 0xfe, 0x41, 0x00, 0x42]), /cortado/],
  ])('%s', async (_, contenido, razon) => {
    await expect(leer(contenido)).rejects.toThrow(razon);
    await expect(leer(contenido)).rejects.toBeInstanceOf(EstadoIlegible);
  });
});

it('nadie recibe de vuelta una página con el nombre de un estado de cuenta', async () => {
  const suyo = qif('D20/10/2026\nT1.00');
  for (const nombre of ['estado.html', 'estado.SVG ', 'estado.qif.xhtml', 'a.mht', 'a.hta'])
    await expect(leer(suyo, nombre)).rejects.toThrow('página HTML');
  await expect(leer(suyo, 'estado.html.qif')).resolves.toMatchObject({ formato: 'qif' });
});

describe('el formato se reconoce por dentro', () => {
  it('un OFX con nombre de CSV es un OFX', async () => {
    const ofx =
      '<OFX><STMTRS><BANKTRANLIST><STMTTRN><DTPOSTED>20261005<TRNAMT>1.00</STMTTRN></BANKTRANLIST></STMTRS></OFX>';
    expect(await leer(ofx, 'descarga.csv')).toMatchObject({ formato: 'ofx' });
  });

  it('uno que no se reconoce por dentro se lee por su nombre', async () => {
    await expect(leer('D20/10/2026\nT1.00\n^\n', 'movimientos.QIF')).resolves.toMatchObject({
      formato: 'qif',
    });
    await expect(leer('sin nada', 'estado.ofx')).rejects.toThrow('<OFX>');
    await expect(leer('sin nada', 'estado.xml')).rejects.toThrow('Stmt');
  });
});

describe('lo que dice quien trae el archivo', () => {
  it('el separador decimal', async () => {
    const dudoso = qif('D20/10/2026\nT1.500');
    await expect(leer(dudoso)).rejects.toThrow('indique el separador decimal');
    const leidos = await leer(dudoso, 'a.qif', { separadorDecimal: 'coma' });
    expect(leidos.estados[0]?.lineas[0]?.monto).toBe(150_000);
  });

  it('el orden de las fechas', async () => {
    const leidos = await leer(qif('D01/02/2026\nT1.00'), 'a.qif', { ordenDeFecha: 'mda' });
    expect(leidos.estados[0]?.lineas[0]?.fecha).toBe('2026-01-02');
    expect(leidos.advertencias).toEqual([]);
  });
});

describe('todo tiene un límite', () => {
  it('los movimientos de un archivo', async () => {
    const muchos = qif(...Array.from({ length: LINEAS_MAX + 1 }, () => 'D20/10/2026\nT1.00'));
    await expect(leer(muchos)).rejects.toThrow('más de 100,000 movimientos');
  });

  it('el texto de cada uno', async () => {
    const { estados } = await leer(qif(`D20/10/2026\nT1.00\nP${'a'.repeat(5_000)}\nN${'1'.repeat(5_000)}`));
    expect(estados[0]?.lineas[0]?.texto).toHaveLength(1_000);
    expect(estados[0]?.lineas[0]?.referencia).toHaveLength(200);
  });
});

describe('lo que extraña se dice', () => {
  it('un movimiento fuera del período', async () => {
    const ofx =
      '<OFX><STMTRS><ACCTID>7<BANKTRANLIST><DTSTART>20261001<DTEND>20261031<STMTTRN><DTPOSTED>20261105<TRNAMT>1.00</STMTTRN></BANKTRANLIST></STMTRS></OFX>';
    const { advertencias } = await leer(ofx);
    expect(advertencias).toContain('El estado de la cuenta 7 trae 1 movimiento fuera de su período.');
  });
});
