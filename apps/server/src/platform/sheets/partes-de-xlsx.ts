// The parts of an XLSX that are not its table.

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const HOJAS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELACIONES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PAQUETE = 'http://schemas.openxmlformats.org/package/2006';
const TIPOS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const NOMBRE_MAX = 31;

/** With the header in sight and, on paper, every column in the width of the page. */
export const PRINCIPIO_DE_HOJA = `${XML}<worksheet xmlns="${HOJAS}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>`;

export const FIN_DE_HOJA =
  '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/><headerFooter><oddFooter>&amp;RPágina &amp;P de &amp;N</oddFooter></headerFooter></worksheet>';

type Acerca = readonly (readonly [string, string])[];

/** Every part but the sheets, by name. The second sheet exists when there is something to say in it. */
export function partesDelLibro(nombre: string, acerca: Acerca): readonly (readonly [string, string])[] {
  const nombres = acerca.length === 0 ? [nombre] : [nombre, 'Acerca de'];
  const porHoja = (escribir: (n: number, cual: string) => string) =>
    nombres.map((cual, i) => escribir(i + 1, nombreDeHoja(cual))).join('');
  const de = new Map(acerca);
  return [
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PAQUETE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TIPOS}.sheet.main+xml"/>${porHoja((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${TIPOS}.worksheet+xml"/>`)}<Override PartName="/xl/styles.xml" ContentType="${TIPOS}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PAQUETE}/relationships"><Relationship Id="rId1" Type="${RELACIONES}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${PAQUETE}/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PAQUETE}/relationships">${porHoja((n) => `<Relationship Id="rId${n}" Type="${RELACIONES}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rEstilos" Type="${RELACIONES}/styles" Target="styles.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${HOJAS}" xmlns:r="${RELACIONES}"><sheets>${porHoja((n, cual) => `<sheet name="${escapar(cual)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${escapar(referencia(nombre))}!$1:$1</definedName></definedNames><calcPr fullCalcOnLoad="1"/></workbook>`,
    ],
    [
      'docProps/core.xml',
      `${XML}<cp:coreProperties xmlns:cp="${PAQUETE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapar(de.get('Título') ?? nombre)}</dc:title><dc:creator>${escapar(de.get('Generado por') ?? 'Cuadra')}</dc:creator><dc:language>es-GT</dc:language></cp:coreProperties>`,
    ],
    ['xl/styles.xml', ESTILOS],
  ];
}

/** The second sheet: a name and a value in each row. */
export function acercaDe(acerca: Acerca): string {
  const filas = acerca.map(
    ([clave, valor], i) =>
      `<row r="${i + 1}">${celda(`A${i + 1}`, clave, 5)}${celda(`B${i + 1}`, valor, 1)}</row>`,
  );
  return `${XML}<worksheet xmlns="${HOJAS}"><cols><col min="1" max="1" width="24" customWidth="1"/><col min="2" max="2" width="90" customWidth="1"/></cols><sheetData>${filas.join('')}</sheetData></worksheet>`;
}

export function escapar(texto: string): string {
  return texto
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(NO_ADMITIDOS, '');
}

/** What XML has no way to write, or should not. */
const NO_ADMITIDOS = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;

function estilo(formato: number, letra = 0, borde = 0): string {
  return `<xf numFmtId="${formato}" fontId="${letra}" fillId="0" borderId="${borde}" xfId="0" applyNumberFormat="1" applyFont="1" applyBorder="1"/>`;
}

function celda(lugar: string, texto: string, cual: number): string {
  return `<c r="${lugar}" s="${cual}" t="inlineStr"><is><t xml:space="preserve">${escapar(texto)}</t></is></c>`;
}

/** As a formula names the sheet. */
function referencia(nombre: string): string {
  return `'${nombreDeHoja(nombre).replaceAll("'", "''")}'`;
}

/** As the sheets allow it. */
function nombreDeHoja(nombre: string): string {
  return nombre.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, NOMBRE_MAX);
}

/** In the order that write-xlsx counts on. */
const ESTILOS = `${XML}<styleSheet xmlns="${HOJAS}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00_);(#,##0.00)"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="3"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top/><bottom style="thin"/><diagonal/></border><border><left/><right/><top style="thin"/><bottom style="double"/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="10">${[
  estilo(0),
  estilo(49),
  estilo(1),
  estilo(165),
  estilo(164),
  estilo(49, 1, 1),
  estilo(1, 1, 2),
  estilo(165, 1, 2),
  estilo(10),
  estilo(165, 1),
].join('')}</cellXfs></styleSheet>`;
