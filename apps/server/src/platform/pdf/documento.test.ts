import { buffer } from 'node:stream/consumers';
import { centavos } from '@cuadra/core/dinero';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { abrirDocumento, type Encabezado, terminarDocumento } from './documento.ts';
import { altoDeFirmas, type Firma, ponerFirmas } from './firmas.ts';
import { dibujarQr } from './qr.ts';
import { abrirTabla, dibujarTabla, type FilaPdf } from './tabla.ts';
import { type LineaDePdf, leerPdf } from './testing/leer-pdf.ts';
import { lineasDePdf } from './testing/lineas-de-pdf.ts';

const encabezado: Encabezado = {
  institucion: { nombre: 'Cooperativa La Ceiba, R.L.', nit: '4589127-3', direccion: 'zona 1, Cobán' },
  titulo: 'Libro de prueba',
  detalles: ['Del 01/11/2026 al 16/11/2026', 'Agencia 01'],
  generadoEn: '2026-11-17T05:30:00Z',
  generadoPor: 'María Peña',
};
const columnas = [
  { titulo: 'Código', ancho: 60 },
  { titulo: 'Nombre' },
  { titulo: 'Monto', ancho: 60, alineacion: 'derecha' as const },
];

async function hacer(filas: readonly FilaPdf[], otro: Partial<Encabezado> = {}) {
  const documento = abrirDocumento({ ...encabezado, ...otro });
  const { marco } = documento;
  dibujarTabla(documento, columnas, filas);
  const bytes = await buffer(terminarDocumento(documento));
  const lineas = await lineasDePdf(bytes);
  return { bytes, marco, lineas, textos: lineas.map(textoDe) };
}

/** Who signs, and nothing to certify. */
const solo = (firmas: readonly Firma[]) => ({ certificaciones: [], firmas });

const textoDe = ({ texto }: LineaDePdf) => texto;
const filas = (cuantas: number, mas: Partial<FilaPdf> = {}): FilaPdf[] =>
  Array.from({ length: cuantas }, (_, i) => ({ celdas: [String(i + 1), `Cuenta ${i + 1}`, '1.00'], ...mas }));

describe('el documento', () => {
  it('abre con la institución, el título y los filtros, y dice quién lo hizo y cuándo en Guatemala', async () => {
    const { textos } = await hacer(filas(1));
    expect(textos).toEqual([
      'Cooperativa La Ceiba, R.L.',
      'NIT 4589127-3 · zona 1, Cobán',
      'Libro de prueba',
      'Del 01/11/2026 al 16/11/2026',
      'Agencia 01',
      'Código|Nombre|Monto',
      '1|Cuenta 1|1.00',
      'Generado el 16/11/2026 23:30 por María Peña|Página 1 de 1',
    ]);
  });

  it('dice en sus propiedades título, autor, idioma y que es de Cuadra', async () => {
    const { bytes } = await hacer(filas(1));
    const { propiedades, paginas } = await leerPdf(bytes);
    expect(propiedades).toMatchObject({
      Language: 'es-GT',
      Title: 'Libro de prueba',
      Subject: 'Del 01/11/2026 al 16/11/2026 · Agencia 01',
      Author: 'María Peña, Cooperativa La Ceiba, R.L.',
      Creator: 'Cuadra',
      Producer: 'Cuadra',
      CreationDate: 'D:20261117053000Z',
    });
    // The window of the viewer says the title, not the name of the file.
    expect(bytes.toString('latin1')).toContain('/DisplayDocTitle true');
    expect(paginas.map(({ ancho, alto }) => [ancho, alto])).toEqual([[612, 792]]);
  });

  it('repite encabezados de columna y numera cada página sobre el total', async () => {
    const { lineas, textos } = await hacer(filas(120));
    const total = lineas.at(-1)?.pagina ?? 0;
    expect(total).toBeGreaterThan(2);
    expect(textos.filter((texto) => texto === 'Código|Nombre|Monto')).toHaveLength(total);
    expect(textos.filter((texto) => texto === 'Cooperativa La Ceiba, R.L.|Libro de prueba')).toHaveLength(
      total - 1,
    );
    for (let pagina = 1; pagina <= total; pagina++) {
      expect(textos.some((texto) => texto.endsWith(`|Página ${pagina} de ${total}`))).toBe(true);
    }
    expect(textos.filter((texto) => texto.endsWith('|1.00'))).toHaveLength(120);
  });

  it('un nombre larguísimo sigue en otras líneas de su columna y no pierde ninguna letra', async () => {
    const ANCHO_DE_W = 8.5 * 0.944;
    const { lineas, marco } = await hacer(filas(60, { celdas: ['1', 'W'.repeat(120), '1.00'], sangria: 66 }));
    const deNombre = lineas.flatMap(({ textos }) => textos).filter(({ texto }) => texto.startsWith('W'));
    expect(deNombre.map(({ texto }) => texto).join('')).toHaveLength(60 * 120);
    for (const { x, texto } of deNombre) {
      expect(x).toBe(marco.izquierda + 60 + 8 + 66);
      expect(x + texto.length * ANCHO_DE_W).toBeLessThanOrEqual(marco.derecha - 60 - 8);
    }
    for (const { y, textos } of lineas)
      if (textos.some(({ texto }) => texto.startsWith('W'))) expect(y).toBeGreaterThan(792 - marco.abajo);
  });

  it('la institución de nombre largo ocupa varias líneas y en las demás páginas se recorta', async () => {
    const nombre =
      'Cooperativa Integral de Ahorro y Crédito de los Trabajadores del Campo y de la Educación de Alta y Baja Verapaz, Responsabilidad Limitada';
    const { textos } = await hacer(filas(60), {
      institucion: { nombre, nit: '', direccion: '' },
      generadoPor: nombre,
    });
    const portada = textos
      .slice(0, textos.indexOf('Libro de prueba'))
      .map((texto) => texto.replaceAll('|', ''));
    expect(portada.filter((texto) => texto !== '').join(' ')).toBe(nombre);
    expect(portada.length).toBeGreaterThan(1);
    expect(textos.find((texto) => texto.endsWith('|Libro de prueba'))).toMatch(
      /^Cooperativa Integral .*…\|Libro de prueba$/,
    );
    expect(textos.at(-1)).toMatch(/^Generado el 16\/11\/2026 23:30 por Cooperativa .*…\|Página 2 de 2$/);
  });

  it('lo que las fuentes comunes no tienen se imprime igual, con otra que va en el archivo', async () => {
    const { textos, lineas, bytes } = await hacer([{ celdas: ['1', 'Ahorro ✈ Łódź Kʼicheʼ → Ω', '1.00'] }], {
      titulo: 'Niñez 👶 ☎',
    });
    // The reader gives the parts of a line, without the spaces between them.
    const enteros = textos.map((texto) => texto.replaceAll(/[| ]/g, ''));
    expect(enteros).toContain('Niñez□☎');
    expect(enteros).toContain('1Ahorro✈ŁódźKʼicheʼ→Ω1.00');
    expect(bytes.toString('latin1')).toContain('/FontFile2');
    // Each part begins where the one before ends: both fonts were measured as they are drawn.
    const partes = lineas.find(({ texto }) => texto.includes('✈'))?.textos.slice(1, -1) ?? [];
    for (const [i, { x }] of partes.slice(1).entries()) {
      expect(x - (partes[i]?.derecha ?? 0)).toBeGreaterThanOrEqual(-0.05);
      expect(x - (partes[i]?.derecha ?? 0)).toBeLessThan(4);
    }
  });

  it('con la dirección donde se verifica, la dice y la dibuja en un QR que no se encima con nada', async () => {
    const verificacion = 'https://cuadra.ejemplo.gt/reportes/verificacion?codigo=K7QM-3XWP';
    const { textos } = await hacer(filas(1), { codigo: 'K7QM-3XWP', verificacion });
    expect(textos).toContain(
      'Verifique este documento en https://cuadra.ejemplo.gt/reportes/verificacion con el código K7QM-3XWP',
    );
    const tinta = { pdf: new PDFDocument(), trazos: [] };
    dibujarQr(tinta, verificacion, { x: 0, y: 0, lado: 100 });
    const { data, size } = encode(verificacion, { ecc: 'M', border: 4 });
    const negros = [...String(tinta.trazos[0]).matchAll(/ ([\d.]+) ([\d.]+) re/g)].map(([, ancho]) =>
      Math.round((Number(ancho) * size) / 100),
    );
    expect(negros.reduce((suma, n) => suma + n, 0)).toBe(data.flat().filter(Boolean).length);
  });

  it('lo común no lleva ninguna fuente en el archivo', async () => {
    const { bytes } = await hacer([{ celdas: ['1', 'Niñez «entera» – 50 € K’iche’', '1.00'] }]);
    expect(bytes.toString('latin1')).not.toContain('/FontFile');
  });

  it('lo que presenta a la fila siguiente no queda solo al pie de la página', async () => {
    const separadas = async (conLaSiguiente: boolean) => {
      const paginas = [];
      for (let antes = 36; antes < 50; antes++) {
        const { lineas } = await hacer([
          ...filas(antes),
          { celdas: ['M', 'Mayor', ''], conLaSiguiente },
          { celdas: ['D', 'Detalle', ''] },
        ]);
        paginas.push(lineas.filter((linea) => /^[MD]\|/.test(textoDe(linea))).map(({ pagina }) => pagina));
      }
      return paginas.filter(([mayor, detalle]) => mayor !== detalle).length;
    };
    expect(await separadas(false)).toBe(1);
    expect(await separadas(true)).toBe(0);
  });

  it('un total no queda en una página sin nada de lo que suma', async () => {
    for (const marca of [{ regla: true }, { conLaAnterior: true }, {}]) {
      const separados = [];
      for (let antes = 36; antes < 50; antes++) {
        const { lineas } = await hacer([...filas(antes), { celdas: ['', 'Total', '9.00'], ...marca }]);
        const conMontos = lineas.filter((linea) => /\|\d\.00$/.test(textoDe(linea)));
        const [ultima, total] = conMontos.slice(-2);
        if (ultima?.pagina !== total?.pagina) separados.push(antes);
      }
      expect(separados).toHaveLength('regla' in marca || 'conLaAnterior' in marca ? 0 : 1);
    }
  });

  it('lo que cierra el documento tiene encima las últimas filas', async () => {
    for (let antes = 36; antes < 50; antes++) {
      const documento = abrirDocumento(encabezado);
      const tabla = abrirTabla(documento, columnas);
      for (const fila of filas(antes)) tabla.fila(fila);
      tabla.fila({ celdas: ['', 'Total', '9.00'], regla: true });
      tabla.cerrar(altoDeFirmas(documento, solo([['Contador', '']])));
      ponerFirmas(documento, solo([['Contador', '']]));
      const lineas = await lineasDePdf(await buffer(terminarDocumento(documento)));
      const paginaDe = (texto: RegExp) => lineas.findLast((linea) => texto.test(textoDe(linea)))?.pagina;
      expect(paginaDe(/^Contador$/)).toBe(paginaDe(/^\d+\|Cuenta/));
    }
  });

  it('quien firma se lee entero, en los renglones que haga falta y sin encimarse con el de al lado', async () => {
    const documento = abrirDocumento(encabezado);
    const largo: Firma = [
      'Gerente general y representante legal de la cooperativa',
      'Licenciada María de los Ángeles Concepción Chub Caal de Xitumul',
    ];
    const firmas: readonly Firma[] = [
      ['Contador general', 'Carlos Xol'],
      largo,
      ['Comisión de vigilancia', ''],
    ];
    const antes = documento.y;
    ponerFirmas(documento, solo(firmas));
    // 52 to sign, 4 under the rule, four lines of 11 and 2 below.
    expect([documento.y - antes, altoDeFirmas(documento, solo(firmas))]).toEqual([102, 102]);
    expect(altoDeFirmas(documento, solo([]))).toBe(0);
    const { marco } = documento;
    const textos = (await lineasDePdf(await buffer(terminarDocumento(documento)))).flatMap(
      (linea) => linea.textos,
    );
    const tercio = (marco.derecha - marco.izquierda) / 3;
    const enMedio = textos.filter(
      ({ x, texto }) =>
        x > marco.izquierda + tercio && x < marco.derecha - tercio && largo.join(' ').includes(texto),
    );
    expect(enMedio.map(({ texto }) => texto).join(' ')).toBe(largo.join(' '));
  });

  it('muchas firmas van en hileras, con lo que se certifica antes, y ninguna sola en su página', async () => {
    const firmas = Array.from(
      { length: 7 },
      (_, i): Firma => [`Cargo ${i + 1}`, `Nombre ${i + 1}`, 'Registro 1'],
    );
    const porFirmar = { certificaciones: ['CERTIFICA: que es así.'], firmas };
    for (let antes = 20; antes < 34; antes++) {
      const documento = abrirDocumento(encabezado);
      const tabla = abrirTabla(documento, columnas);
      for (const fila of filas(antes)) tabla.fila(fila);
      tabla.cerrar(altoDeFirmas(documento, porFirmar));
      ponerFirmas(documento, porFirmar);
      const lineas = await lineasDePdf(await buffer(terminarDocumento(documento)));
      const ultima = lineas.filter(({ pagina }) => pagina === lineas.at(-1)?.pagina).map(textoDe);
      expect(ultima.some((texto) => texto.endsWith('|1.00'))).toBe(true);
      expect(ultima).toContain('CERTIFICA: que es así.');
      expect(ultima).toContain('Cargo 1|Cargo 2|Cargo 3');
      expect(ultima).toContain('Cargo 7');
    }
  });

  it('la columna de la derecha termina en el mismo punto', async () => {
    const { lineas } = await hacer([{ celdas: ['1', 'Uno', '1.00'] }, { celdas: ['2', 'Dos', '1,000.00'] }]);
    const [corta, larga] = lineas
      .filter((linea) => textoDe(linea).endsWith('.00'))
      .map(({ textos }) => textos.at(-1));
    expect(corta?.x).toBeGreaterThan(larga?.x ?? 0);
    expect(corta?.derecha).toBeCloseTo(larga?.derecha ?? 0, 1);
  });

  it('una cifra que no cabe se escribe más pequeña, entera y en su renglón', async () => {
    const { lineas, textos, marco } = await hacer([
      { celdas: ['1', 'Uno', '1.00'] },
      { celdas: ['2', 'Dos', '(100,128,070,641.51)'], negrita: true },
    ]);
    expect(textos).toContain('2|Dos|(100,128,070,641.51)');
    const cifra = lineas.flatMap((linea) => linea.textos).find(({ texto }) => texto.startsWith('(100'));
    expect(cifra?.tamano).toBeLessThan(8.5);
    expect(cifra?.x).toBeGreaterThanOrEqual(marco.derecha - 60);
  });

  it('el paréntesis de un negativo cuelga: las unidades quedan bajo las unidades', async () => {
    const { lineas } = await hacer([{ celdas: ['1', 'Uno', '5.00'] }, { celdas: ['2', 'Dos', '(5.00)'] }]);
    const [positiva, negativa] = lineas
      .flatMap(({ textos }) => textos)
      .filter(({ texto }) => /5\.00/.test(texto));
    const PARENTESIS = 0.333 * 8.5;
    expect((negativa?.x ?? 0) + PARENTESIS).toBeCloseTo(positiva?.x ?? 0, 2);
  });

  it('en oficio y apaisado el trabajo usa todo el ancho', async () => {
    const { bytes, marco, lineas } = await hacer(filas(2), { papel: 'oficio', horizontal: true });
    const [pagina] = (await leerPdf(bytes)).paginas;
    expect([pagina?.ancho, pagina?.alto]).toEqual([936, 612]);
    const montos = lineas.filter((linea) => textoDe(linea).endsWith('|1.00'));
    expect(montos).toHaveLength(2);
    for (const { textos } of montos) expect(textos.at(-1)?.x).toBeGreaterThan(marco.derecha - 60);
  });

  it('el código de verificación va al pie de cada página', async () => {
    const { textos } = await hacer(filas(60), { codigo: 'K7QM-3XWP' });
    expect(textos.filter((texto) => texto.includes('Verificación K7QM-3XWP · Página'))).toHaveLength(2);
  });
});

describe('lo que va de una página a la otra', () => {
  it('la página que sigue dice de qué viene', async () => {
    const documento = abrirDocumento(encabezado);
    const tabla = abrirTabla(documento, columnas, { columnas: [2], rotulo: 1, de: '101 Caja' });
    for (const fila of filas(60)) tabla.fila({ ...fila, montos: [centavos(100)] });
    tabla.cerrar();
    const textos = (await lineasDePdf(await buffer(terminarDocumento(documento)))).map(textoDe);
    expect(textos.filter((texto) => texto.startsWith('Vienen'))).toEqual(['Vienen de 101 Caja|41.00']);
  });

  it('cada página dice lo que lleva y la siguiente lo que trae, y la última acaba en el total', async () => {
    const documento = abrirDocumento(encabezado);
    const tabla = abrirTabla(documento, columnas, { columnas: [2], rotulo: 1 });
    for (let i = 1; i <= 150; i++)
      tabla.fila({ celdas: [String(i), `Cuenta ${i}`, '1.00'], montos: [centavos(100)] });
    tabla.cerrar();
    const lineas = await lineasDePdf(await buffer(terminarDocumento(documento)));
    const porPagina = Map.groupBy(lineas, ({ pagina }) => pagina);
    let llevado = 0;
    for (const [pagina, suyas] of porPagina) {
      const textos = suyas.map(textoDe);
      const vienen = textos.find((texto) => texto.startsWith('Vienen|'));
      if (pagina > 1) expect(vienen).toBe(`Vienen|${llevado}.00`);
      else expect(vienen).toBeUndefined();
      llevado += textos.filter((texto) => /^\d.*\|1\.00$/.test(texto)).length;
      const van = textos.find((texto) => texto.startsWith('Van|'));
      if (pagina < porPagina.size) expect(van).toBe(`Van|${llevado}.00`);
      else expect(van).toBeUndefined();
    }
    expect(llevado).toBe(150);
    expect(porPagina.size).toBeGreaterThan(2);
  });
});
