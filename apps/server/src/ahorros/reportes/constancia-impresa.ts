// The constancia of retention on paper: who withheld, from whom, of what and how much. Each counts its own pages: each is
// given to somebody else.
import { formatearCifra, sumar } from '@cuadra/core/dinero';
import { enLetras } from '@cuadra/core/en-letras';
import {
  abrirDocumento,
  type Documento,
  type Encabezado,
  empezarParte,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { altoDeFirmas, ponerFirmas } from '#platform/pdf/firmas.ts';
import { ponerDatos } from '#platform/pdf/poner-datos.ts';
import { abrirTabla, type ColumnaPdf } from '#platform/pdf/tabla.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import type { Constancia } from './leer-constancias.ts';

const TITULO = 'Constancia de retención de ISR';

export async function pdf(
  { encabezado }: Impreso<null>,
  lotes: Lotes<Constancia>,
): Promise<PDFKit.PDFDocument> {
  const suyo: Encabezado = { ...encabezado, titulo: TITULO };
  let documento: Documento | undefined;
  for await (const lote of lotes) {
    for (const constancia of lote) {
      if (documento === undefined) documento = abrirDocumento(suyo);
      else empezarParte(documento, suyo);
      documento.pdf.outline.addItem(constancia.nombre);
      dibujar(documento, constancia, encabezado);
    }
  }
  return terminarDocumento(documento ?? abrirDocumento(suyo));
}

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Cuenta', ancho: 110 },
  { titulo: 'Producto y agencia' },
  { titulo: 'Intereses pagados', ancho: 96, alineacion: 'derecha' },
  { titulo: 'ISR retenido', ancho: 96, alineacion: 'derecha' },
];
const ARRASTRE = { columnas: [2, 3], rotulo: 1 };
const BAJO_LA_TABLA = 60;
const FIRMAS = {
  certificaciones: [],
  firmas: [
    ['Contador general', ''],
    ['Representante legal', ''],
  ],
} as const;

function dibujar(documento: Documento, constancia: Constancia, { institucion }: Encabezado): void {
  const { anio, cuentas } = constancia;
  ponerDatos(documento, [
    ['Agente retenedor', institucion.nombre],
    ['NIT del agente', institucion.nit],
    ['Dirección', institucion.direccion],
    ['Se retuvo a', `${constancia.nombre}, asociado ${constancia.asociado}`],
    ['Identificación', constancia.identificacion],
    ['NIT', constancia.nit ?? 'No registrado'],
    ['Domicilio', constancia.direccion ?? ''],
  ]);
  ponerParrafo(
    documento,
    `Se hace constar que en ${anio} se pagaron a esta persona intereses de sus cuentas de ahorro, y que de ellos se retuvo el Impuesto Sobre la Renta sobre rentas de capital mobiliario, así:`,
    { tamano: 9.5 },
  );
  documento.y += 8;
  const [bruto, isr] = [sumar(cuentas.map((una) => una.bruto)), sumar(cuentas.map((una) => una.isr))];
  const tabla = abrirTabla(documento, columnas, ARRASTRE);
  for (const cuenta of cuentas)
    tabla.fila({
      celdas: [
        cuenta.numero,
        `${cuenta.producto}, agencia ${cuenta.agencia}`,
        formatearCifra(cuenta.bruto),
        formatearCifra(cuenta.isr),
      ],
      montos: [cuenta.bruto, cuenta.isr],
    });
  tabla.fila({
    celdas: ['', 'Total', formatearCifra(bruto), formatearCifra(isr)],
    ...{ negrita: true, regla: true, reglaDoble: true },
  });
  tabla.cerrar(BAJO_LA_TABLA + altoDeFirmas(documento, FIRMAS));
  documento.y += 8;
  for (const [rotulo, monto] of [
    ['Intereses pagados', bruto],
    ['ISR retenido', isr],
  ] as const)
    ponerParrafo(documento, `${rotulo}: ${enLetras(monto)}`, { tamano: 9 });
  ponerFirmas(documento, FIRMAS);
}
