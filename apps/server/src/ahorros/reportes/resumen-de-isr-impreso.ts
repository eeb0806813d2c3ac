// What was withheld in a month on paper and as a sheet: by product and agencia, what the books say of it, and each asociado.
import { CERO, type Centavos, formatearCifra, formatearQuetzales, restar, sumar } from '@cuadra/core/dinero';
import type { RetencionDeAsociado } from '#ahorros/isr/por-asociado.ts';
import type { ControlDeIsr, RetencionDeProducto } from '#ahorros/isr/resumen-del-mes.ts';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, DENSA } from '#platform/pdf/tabla.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';

export interface CabeceraDeResumenDeIsr {
  readonly porProducto: readonly RetencionDeProducto[];
  readonly control: ControlDeIsr;
}

interface Cifras {
  readonly bruto: Centavos;
  readonly exento: Centavos;
  readonly isr: Centavos;
}

const cifras: readonly ColumnaPdf[] = ['Interés', 'Sin retención', 'Afecto', 'ISR'].map((titulo) => ({
  ...{ titulo, ancho: 76, alineacion: 'derecha' },
}));
const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Asociado', ancho: 48, alineacion: 'derecha' },
  { titulo: 'Nombre e identificación', renglonesMax: 3 },
  ...cifras,
];
const ARRASTRE = { columnas: [2, 3, 4, 5], rotulo: 1 };
const TITULO_Y_PRIMERAS = 80;

export async function pdf(
  { encabezado, cabecera }: Impreso<CabeceraDeResumenDeIsr>,
  lotes: Lotes<RetencionDeAsociado>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  dibujarProductos(documento, cabecera);
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  documento.y += 14;
  ponerParrafo(documento, 'Por asociado', { tamano: 11, negrita: true });
  documento.y += 4;
  const tabla = abrirTabla(documento, columnas, ARRASTRE, DENSA);
  const leidos: Cifras[] = [];
  for await (const lote of lotes) {
    for (const asociado of lote) {
      leidos.push(asociado);
      tabla.fila({
        celdas: [String(asociado.numero), nombreDe(asociado), ...enCifras(asociado)],
        montos: montosDe(asociado),
      });
    }
  }
  tabla.fila({
    celdas: ['', 'Total', ...enCifras(sumaDe(leidos))],
    ...{ negrita: true, regla: true, reglaDoble: true },
  });
  tabla.cerrar();
  return terminarDocumento(documento);
}

function dibujarProductos(documento: Documento, { porProducto, control }: CabeceraDeResumenDeIsr): void {
  const tabla = abrirTabla(
    documento,
    [{ titulo: 'Producto y agencia' }, { titulo: 'Cuentas', ancho: 52, alineacion: 'derecha' }, ...cifras],
    undefined,
    DENSA,
  );
  const cuenta = (cuantas: number) => cuantas.toLocaleString('es-GT');
  for (const { codigo, nombre, agencia, cuentas, ...uno } of porProducto)
    tabla.fila({
      celdas: [`${codigo} ${nombre}, agencia ${agencia}`, cuenta(cuentas), ...enCifras(uno)],
    });
  tabla.fila({
    celdas: [
      'Total',
      cuenta(porProducto.reduce((suma, { cuentas }) => suma + cuentas, 0)),
      ...enCifras(sumaDe(porProducto)),
    ],
    ...{ negrita: true, regla: true, reglaDoble: true },
  });
  tabla.cerrar();
  documento.y += 8;
  ponerParrafo(documento, deControl(control), { tamano: 9 });
  ponerParrafo(
    documento,
    'Sin retención: intereses de cuentas exentas o que no llegan al mínimo del que se retiene.',
    { tamano: 8 },
  );
}

function deControl({ enCuentas, enLibros }: ControlDeIsr): string {
  const libros = `Las partidas de intereses del mes dejaron ${formatearQuetzales(enLibros)} por pagar en las cuentas de ISR`;
  const diferencia = restar(enLibros, enCuentas);
  return diferencia === CERO
    ? `${libros}: lo mismo que se retuvo en las cuentas.`
    : `${libros}, y en las cuentas se retuvo ${formatearQuetzales(enCuentas)}: hay una diferencia de ${formatearQuetzales(diferencia)}.`;
}

const montosDe = ({ bruto, exento, isr }: Cifras): Centavos[] => [bruto, exento, restar(bruto, exento), isr];
const enCifras = (uno: Cifras): string[] => montosDe(uno).map(formatearCifra);

function sumaDe(varias: readonly Cifras[]): Cifras {
  const de = (cual: keyof Cifras) => sumar(varias.map((una) => una[cual]));
  return { bruto: de('bruto'), exento: de('exento'), isr: de('isr') };
}

function nombreDe({ nombre, identificacion, nit }: RetencionDeAsociado): string {
  return `${nombre}\n${identificacion}${nit === null ? '' : ` · NIT ${nit}`}`;
}

export function hoja(_: Impreso<CabeceraDeResumenDeIsr>, filas: AsyncIterable<RetencionDeAsociado>): Hoja {
  return {
    nombre: 'ISR retenido',
    columnas: [
      { titulo: 'Asociado', ancho: 10, tipo: 'entero' },
      { titulo: 'Nombre', ancho: 36, tipo: 'texto' },
      { titulo: 'Identificación', ancho: 18, tipo: 'texto' },
      { titulo: 'NIT', ancho: 14, tipo: 'texto' },
      { titulo: 'Interés', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Sin retención', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Afecto', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'ISR', ancho: 16, tipo: 'dinero', suma: true },
    ],
    filas: renglones(filas),
  };
}

async function* renglones(asociados: AsyncIterable<RetencionDeAsociado>): AsyncGenerator<readonly Celda[]> {
  for await (const asociado of asociados) {
    const { numero, nombre, identificacion, nit } = asociado;
    yield [numero, nombre, identificacion, nit, ...montosDe(asociado)];
  }
}
