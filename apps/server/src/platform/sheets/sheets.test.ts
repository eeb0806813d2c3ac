import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { escribirCsv } from './escribir-csv.ts';
import { escribirXlsx } from './escribir-xlsx.ts';
import { desempacar, empacar } from './filas-empacadas.ts';
import type { Hoja } from './hoja.ts';
import { type FilaLeida, leerHoja, type Medida, recorrerHoja } from './leer-hoja.ts';
import { neutralizar, restaurar } from './neutralizar.ts';

const filas = [
  ['0101', 'Caja, «chica» y "mayor"', 30, 123_456],
  ['-1', '=SUM(A1:A9)', -2, -1_205],
  ['+1', '@cmd\tx', 0, 7],
  ['8', 'línea\nde abajo', null, null],
];
const hoja: Hoja = {
  nombre: 'Prueba',
  columnas: [
    { titulo: 'código', ancho: 12, tipo: 'texto' },
    { titulo: 'nombre', ancho: 40, tipo: 'texto' },
    { titulo: 'días', ancho: 8, tipo: 'entero' },
    { titulo: 'monto', ancho: 14, tipo: 'dinero' },
  ],
  filas,
};
const csv = (texto: string) => new TextEncoder().encode(texto);
const sinLimite = { filasMax: 1_000 };

describe('el CSV que sale', () => {
  it('lleva marca UTF-8, CRLF, comillas donde hacen falta y nada que una hoja de cálculo ejecute', async () => {
    const texto = (await buffer(escribirCsv(hoja))).toString('utf8');
    expect(texto.split('\r\n')).toEqual([
      '\uFEFFcódigo,nombre,días,monto',
      '0101,"Caja, «chica» y ""mayor""",30,1234.56',
      "'-1,'=SUM(A1:A9),-2,-12.05",
      "'+1,'@cmd\tx,0,0.07",
      '8,"línea\nde abajo",,',
    ]);
  });

  it('tampoco lo ejecuta del encabezado, que puede llevar el nombre de una agencia; un número no se toca', async () => {
    const columnas = [
      { titulo: '=HYPERLINK("x")', ancho: 9, tipo: 'dinero' },
      { titulo: 'dos', ancho: 9, tipo: 'porcentaje' },
    ] as const;
    const texto = (await buffer(escribirCsv({ ...hoja, columnas, filas: [[-5, -2_426]] }))).toString('utf8');
    expect(texto).toBe(`\uFEFF"'=HYPERLINK(""x"")",dos\r\n-0.05,-24.26`);
  });

  it('vuelve a leerse igual, con la línea del archivo en que está cada fila', async () => {
    const leidas = await leerHoja(await buffer(escribirCsv(hoja)), 'csv', sinLimite);
    expect(leidas.map(({ celdas }) => celdas.slice(0, 2))).toEqual([
      ['código', 'nombre'],
      ...filas.map((fila) => fila.slice(0, 2)),
    ]);
    expect(leidas.map(({ linea }) => linea)).toEqual([1, 2, 3, 4, 5]);
  });

  it('quitar el apóstrofo devuelve siempre lo que había', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '＝', 'a', ' ') }),
        (texto) => {
          expect(restaurar(neutralizar(texto))).toBe(texto);
          expect(neutralizar(texto)).not.toMatch(/^[=+\-@\t\r\n＝]/);
        },
      ),
    );
  });
});

describe('el XLSX que sale', () => {
  it('tiene códigos que son texto, montos que son números, anchos y encabezado fijo', async () => {
    const libro = await readXlsx(await buffer(escribirXlsx(hoja)), { readStyles: true });
    const [primera] = libro.sheets;
    expect(primera?.name).toBe('Prueba');
    expect(primera?.rows).toEqual([
      ['código', 'nombre', 'días', 'monto'],
      ['0101', 'Caja, «chica» y "mayor"', 30, 1234.56],
      ['-1', '=SUM(A1:A9)', -2, -12.05],
      ['+1', '@cmd\tx', 0, 0.07],
      ['8', 'línea\nde abajo', null, null],
    ]);
    expect(primera?.freezePane).toMatchObject({ rows: 1 });
    expect(primera?.columns?.map(({ width }) => width)).toEqual([12, 40, 8, 14]);
    expect(primera?.cells?.get('1,3')?.style?.numFmt).toBe('#,##0.00_);(#,##0.00)');
    expect(primera?.cells?.get('1,0')?.style?.numFmt).toBe('@');
  });

  it('tiene fechas que son fechas, sumas que son fórmulas y una hoja que dice qué es', async () => {
    const bytes = await buffer(
      escribirXlsx({
        nombre: 'Diario: "enero" [1]',
        columnas: [
          { titulo: 'fecha', ancho: 12, tipo: 'fecha' },
          { titulo: 'concepto', ancho: 30, tipo: 'texto' },
          { titulo: 'debe', ancho: 14, tipo: 'dinero', suma: true },
          { titulo: 'partidas', ancho: 8, tipo: 'entero', suma: true },
        ],
        filas: [
          ['2026-01-31', 'Uno & <dos>', 10, 3],
          ['2026-02-28', 'Con \u0001 control', 20, 4],
          [null, 'Sin fecha', -5, null],
        ],
        acerca: [
          ['Título', 'Libro de prueba'],
          ['Código de verificación', 'K7QM-3XWP'],
        ],
      }),
    );
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    expect(sheets.map(({ name }) => name)).toEqual(['Diario  "enero"  1 ', 'Acerca de']);
    expect(sheets[0]?.rows).toEqual([
      ['fecha', 'concepto', 'debe', 'partidas'],
      [new Date('2026-01-31T00:00:00Z'), 'Uno & <dos>', 0.1, 3],
      [new Date('2026-02-28T00:00:00Z'), 'Con  control', 0.2, 4],
      [null, 'Sin fecha', -0.05, null],
      expect.anything(),
      [null, 'Totales', 0.25, 7],
    ]);
    // 0.10 + 0.20 − 0.05 = 0.25, which floats would not give.
    expect(sheets[0]?.cells?.get('5,2')?.formula).toBe('SUM(C2:C4)');
    expect(sheets[0]?.cells?.get('1,0')?.style?.numFmt).toBe('dd/mm/yyyy');
    expect(sheets[1]?.rows).toEqual([
      ['Título', 'Libro de prueba'],
      ['Código de verificación', 'K7QM-3XWP'],
    ]);
  });

  it('en papel, todas las columnas a lo ancho y el encabezado en cada página', async () => {
    const bytes = await buffer(escribirXlsx({ ...hoja, nombre: "El 'diario'" }));
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.pageSetup).toMatchObject({
      orientation: 'landscape',
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: '$1:$1',
    });
  });

  it('lo mismo son siempre los mismos bytes', async () => {
    expect(await buffer(escribirXlsx(hoja))).toEqual(await buffer(escribirXlsx(hoja)));
  });

  it('si las filas fallan, falla el archivo con ese error', async () => {
    async function* rotas() {
      yield ['1', 'x', 1, 1];
      throw new RangeError('se acabó la tinta');
    }
    await expect(buffer(escribirXlsx({ ...hoja, filas: rotas() }))).rejects.toThrow('se acabó la tinta');
  });

  it('pide las filas a medida que se lee, y las deja de pedir cuando ya nadie lee', async () => {
    let pedidas = 0;
    async function* sinFin() {
      for (;;) yield [String(++pedidas), 'x'.repeat(1_000), pedidas, pedidas];
    }
    const salida = escribirXlsx({ ...hoja, filas: sinFin() });
    for await (const _ of salida) break;
    const alSoltar = pedidas;
    await new Promise((listo) => setTimeout(listo, 50));
    expect(pedidas).toBeLessThan(20_000);
    expect(pedidas - alSoltar).toBeLessThan(2_000);
  });
});

describe('lo que se sube', () => {
  it.each([
    ['con coma', 'a,b\n1,"x; y"\n'],
    ['con punto y coma', 'a;b\r\n1;x, y\r\n'],
    ['con marca UTF-8', '\uFEFFa,b\r\n1,"x; y"'],
    ['con líneas en blanco', '\n\na,b\n\n1,"x; y"\n,\n'],
    ['con tabuladores', 'a\tb\n1\tx; y\n'],
    ['con barras', 'a|b\n1|x; y\n'],
    ['con su separador dicho', 'sep=|\r\na|b\r\n1|x; y\r\n'],
    ['con un separador entre comillas', '"a"|b\n1|"x; y"\n'],
  ])('se lee %s', async (_, texto) => {
    const [encabezado, fila, ...resto] = await leerHoja(csv(texto), 'csv', sinLimite);
    expect(encabezado?.celdas).toEqual(['a', 'b']);
    expect(fila?.celdas).toEqual(['1', texto.includes(';x') ? 'x, y' : 'x; y']);
    expect(resto).toEqual([]);
  });

  it.each([
    ['UTF-16 con marca', Buffer.from('\uFEFFa;b\r\n1;Bóveda\r\n', 'utf16le')],
    ['UTF-16 al revés', Buffer.from('\uFEFFa;b\r\n1;Bóveda\r\n', 'utf16le').swap16()],
    ['Latin-1', Buffer.from('a;b\r\n1;Bóveda\r\n', 'latin1')],
  ])('se lee %s', async (_, bytes) => {
    expect((await leerHoja(bytes, 'csv', sinLimite)).map(({ celdas }) => celdas)).toEqual([
      ['a', 'b'],
      ['1', 'Bóveda'],
    ]);
  });

  it('con su separador dicho, las líneas conservan su número', async () => {
    const filas = await leerHoja(csv('sep=;\na;b\n1;2\n'), 'csv', sinLimite);
    expect(filas.map(({ linea }) => linea)).toEqual([2, 3]);
  });

  it('de un libro se lee la hoja que se pide; sin pedirla, la primera que se ve', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Oculta', rows: [['no']], hidden: true },
        { name: 'Enero & «febrero»', rows: [['a'], [1.5], ['1,5']] },
        { name: 'Marzo', rows: [['b']] },
      ],
    });
    const medidas: Medida[] = [];
    const filas: FilaLeida[] = [];
    for await (const fila of recorrerHoja(bytes, 'xlsx', sinLimite, (medida) => medidas.push(medida)))
      filas.push(fila);
    expect(medidas).toMatchObject([{ hojas: ['Oculta', 'Enero & «febrero»', 'Marzo'], hoja: 1 }]);
    // Which cells were numbers is known: their mark is a point whatever the texts do.
    expect(filas).toEqual([
      { linea: 1, celdas: ['a'] },
      { linea: 2, celdas: ['1.5'], numericas: [0] },
      { linea: 3, celdas: ['1,5'] },
    ]);
    expect(desempacar(empacar(filas))).toEqual(filas);
    expect(await leerHoja(bytes, 'csv', { ...sinLimite, hoja: 2 })).toEqual([{ linea: 1, celdas: ['b'] }]);
    await expect(leerHoja(bytes, 'xlsx', { ...sinLimite, hoja: 3 })).rejects.toThrow('no tiene esa hoja');
  });

  it('un diario de texto se lee como las filas de una hoja; como CSV, no', async () => {
    const diario = csv('2026-03-01 Venta\n  Activo:Caja  5\n  Ingresos\n');
    expect((await leerHoja(diario, 'texto', sinLimite)).map(({ linea }) => linea)).toEqual([1, 2, 3]);
    expect(await leerHoja(csv('a\tb\n1\t2\n'), 'texto', sinLimite)).toHaveLength(2);
    await expect(
      leerHoja(csv('2026-03-01 Venta\n  (Activo:Caja)  5\n'), 'texto', sinLimite),
    ).rejects.toMatchObject({ codigo: 'ARCHIVO_ILEGIBLE', message: expect.stringMatching(/^La línea 2 /) });
  });

  it('cuenta las líneas del archivo aunque una celda ocupe varias o haya líneas vacías', async () => {
    const filas = await leerHoja(csv('a,b\n1,"dos\nlíneas\r\ny tres"\n\n2,x\n'), 'csv', sinLimite);
    expect(filas.map(({ linea }) => linea)).toEqual([1, 2, 6]);
  });

  it('junta los acentos escritos en dos piezas y quita espacios de los extremos', async () => {
    const [fila] = await leerHoja(csv(`  ${'Bóveda'.normalize('NFD')} ,x\n`), 'csv', sinLimite);
    expect(fila?.celdas).toEqual(['Bóveda', 'x']);
  });

  it.each([
    ['UTF-16 sin su última mitad', 'csv', Uint8Array.of(0xff, 0xfe, 0x61, 0x00, 0x62), 'está cortado'],
    ['un XLS de antes', 'csv', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'guárdelo como XLSX'],
    ['un PDF', 'csv', Buffer.from('%PDF-1.7'), 'CSV o XLSX'],
    ['texto que dice ser XLSX', 'xlsx', csv('a,b\n1,2\n'), 'no es un XLSX'],
    ['un XLSX cortado', 'xlsx', Uint8Array.of(0x50, 0x4b, 3, 4, ...new Array(60).fill(0)), 'no es un XLSX'],
    ['nada', 'xlsx', new Uint8Array(), 'no es un XLSX'],
  ] as const)('no se lee %s, y dice cómo guardarlo', async (_, formato, bytes, frase) => {
    await expect(leerHoja(bytes, formato, sinLimite)).rejects.toMatchObject({
      codigo: 'ARCHIVO_ILEGIBLE',
      message: expect.stringContaining(frase),
    });
  });

  it.each(['csv', 'xlsx'] as const)('con más filas que el límite, en %s, pide dividirlo', async (formato) => {
    const escribir = formato === 'csv' ? escribirCsv : escribirXlsx;
    const bytes = await buffer(escribir(hoja));
    expect(await leerHoja(bytes, formato, { filasMax: 4 })).toHaveLength(5);
    await expect(leerHoja(bytes, formato, { filasMax: 3 })).rejects.toThrow('más de 3 filas');
  });

  it('con más de 100 columnas no se lee', async () => {
    await expect(leerHoja(csv(`${'a,'.repeat(100)}b\n`), 'csv', sinLimite)).rejects.toThrow(
      'más de 100 columnas',
    );
  });

  it('un XLSX que se infla a gigabytes se rechaza sin inflarlo', async () => {
    const bytes = await buffer(escribirXlsx(hoja));
    const directorio = bytes.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    bytes.writeUInt32LE(2_000_000_000, directorio + 24);
    await expect(leerHoja(bytes, 'xlsx', sinLimite)).rejects.toThrow('demasiado grande por dentro');
    bytes.writeUInt32LE(0, directorio + 24);
    await expect(leerHoja(bytes, 'xlsx', sinLimite)).rejects.toThrow('demasiado grande por dentro');
  });
});
