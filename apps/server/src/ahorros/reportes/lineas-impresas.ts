// The lines of a run on paper and as a sheet, with what each product and agencia adds up to, and who calculated and approved it.
import { frasesDeMotivoSinPago, nombresDeEstadoDeLinea } from '@cuadra/core/ahorros/corrida';
import { CERO, type Centavos, formatearCifra, restar, sumar } from '@cuadra/core/dinero';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaImpresa,
  fechaYHora,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { ponerDatos } from '#platform/pdf/poner-datos.ts';
import { abrirTabla, type ColumnaPdf, DENSA, type FilaPdf } from '#platform/pdf/tabla.ts';
import type { Celda, Hoja } from '#platform/sheets/hoja.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import type { CorridaImpresa, LineaImpresa } from './leer-lineas-de-corrida.ts';

export interface CabeceraDeLineas {
  readonly corrida: CorridaImpresa;
}

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Cuenta', ancho: 76 },
  { titulo: 'Titular', renglonesMax: 2 },
  { titulo: 'Agencia', ancho: 36 },
  { titulo: 'Desde', ancho: 46 },
  { titulo: 'Hasta', ancho: 46 },
  { titulo: 'Días', ancho: 24, alineacion: 'derecha' },
  { titulo: 'Estado y motivo', ancho: 110, renglonesMax: 3 },
  { titulo: 'Interés', ancho: 60, alineacion: 'derecha' },
  { titulo: 'ISR', ancho: 54, alineacion: 'derecha' },
  { titulo: 'Neto', ancho: 60, alineacion: 'derecha' },
];
const ARRASTRE = { columnas: [7, 8, 9], rotulo: 1 };
const TITULO_Y_PRIMERAS = 80;

interface Grupo {
  readonly producto: string;
  readonly agencia: string;
  cuentas: number;
  pagadas: number;
  interes: Centavos;
  isr: Centavos;
}

export async function pdf(
  { encabezado, cabecera: { corrida } }: Impreso<CabeceraDeLineas>,
  lotes: Lotes<LineaImpresa>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  const grupos = new Map<string, Grupo>();
  const tabla = abrirTabla(documento, columnas, ARRASTRE, DENSA);
  for await (const lote of lotes) {
    for (const linea of lote) {
      anotarEn(grupos, linea);
      tabla.fila(filaDe(linea));
    }
  }
  const todos = [...grupos.values()];
  if (todos.length > 0)
    tabla.fila({
      celdas: ['', 'Total', '', '', '', '', '', ...cifrasDe(totalDe(todos))],
      ...{ negrita: true, regla: true, reglaDoble: true },
    });
  tabla.cerrar();
  documento.y += 12;
  if (todos.length === 0) ponerParrafo(documento, 'No hay líneas con esos filtros.', { tamano: 9 });
  else dibujarGrupos(documento, todos);
  documento.y += 10;
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  ponerDatos(documento, quienesDe(corrida));
  return terminarDocumento(documento);
}

function anotarEn(grupos: Map<string, Grupo>, { producto, agencia, interes, isr }: LineaImpresa): void {
  const clave = `${producto} ${agencia}`;
  const suyo = grupos.get(clave) ?? { producto, agencia, cuentas: 0, pagadas: 0, interes: CERO, isr: CERO };
  grupos.set(clave, suyo);
  suyo.cuentas += 1;
  if (interes !== CERO) suyo.pagadas += 1;
  suyo.interes = sumar([suyo.interes, interes]);
  suyo.isr = sumar([suyo.isr, isr]);
}

function totalDe(grupos: readonly Grupo[]): Pick<Grupo, 'interes' | 'isr'> {
  return {
    interes: sumar(grupos.map(({ interes }) => interes)),
    isr: sumar(grupos.map(({ isr }) => isr)),
  };
}

const cifrasDe = ({ interes, isr }: { readonly interes: Centavos; readonly isr: Centavos }): string[] =>
  [interes, isr, restar(interes, isr)].map(formatearCifra);

function filaDe(linea: LineaImpresa): FilaPdf {
  const { numero, titular, agencia, desde, ultimoDia, dias, interes, isr } = linea;
  const paga = interes !== CERO || isr !== CERO;
  return {
    celdas: [
      ...[numero, titular, agencia, fechaImpresa(desde), fechaImpresa(ultimoDia), String(dias)],
      estadoDe(linea),
      ...(paga ? cifrasDe(linea) : ['', '', '']),
    ],
    montos: [interes, isr, restar(interes, isr)],
  };
}

function estadoDe({ estado, motivo }: LineaImpresa): string {
  return motivo === null ? nombresDeEstadoDeLinea[estado] : frasesDeMotivoSinPago[motivo];
}

function dibujarGrupos(documento: Documento, grupos: readonly Grupo[]): void {
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  const derecha = (titulo: string, ancho: number) => ({ titulo, ancho, alineacion: 'derecha' }) as const;
  const tabla = abrirTabla(
    documento,
    [
      { titulo: 'Por producto y agencia' },
      ...[derecha('Cuentas', 62), derecha('Con pago', 62)],
      ...[derecha('Interés', 84), derecha('ISR', 84), derecha('Neto', 84)],
    ],
    undefined,
    DENSA,
  );
  const cuenta = (cuantas: number) => cuantas.toLocaleString('es-GT');
  for (const grupo of grupos)
    tabla.fila({
      celdas: [
        `${grupo.producto}, agencia ${grupo.agencia}`,
        cuenta(grupo.cuentas),
        cuenta(grupo.pagadas),
        ...cifrasDe(grupo),
      ],
    });
  const suma = (cual: 'cuentas' | 'pagadas') => grupos.reduce((total, grupo) => total + grupo[cual], 0);
  tabla.fila({
    celdas: ['Total', cuenta(suma('cuentas')), cuenta(suma('pagadas')), ...cifrasDe(totalDe(grupos))],
    ...{ negrita: true, regla: true, reglaDoble: true },
  });
  tabla.cerrar();
}

function quienesDe(corrida: CorridaImpresa): readonly (readonly [string, string])[] {
  const { creadaPor, calculadaPor, calculadaEn, aprobadaPor, aprobadaEn, aplicadaEn, huella } = corrida;
  const cuando = (quien: string | null, instante: string | null) =>
    quien === null || instante === null ? '' : `${quien}, ${fechaYHora(instante)}`;
  return [
    ['Creada por', creadaPor ?? 'La programación'],
    ['Calculada por', cuando(calculadaPor ?? 'La programación', calculadaEn)],
    ['Aprobada por', aprobadaPor === null ? 'Sin aprobar' : cuando(aprobadaPor, aprobadaEn)],
    ['Aplicada', aplicadaEn === null ? '' : fechaYHora(aplicadaEn)],
    ['Huella', huella ?? ''],
  ];
}

export function hoja(_: Impreso<CabeceraDeLineas>, filas: AsyncIterable<LineaImpresa>): Hoja {
  return {
    nombre: 'Líneas',
    columnas: [
      { titulo: 'Producto', ancho: 10, tipo: 'texto' },
      { titulo: 'Agencia', ancho: 9, tipo: 'texto' },
      { titulo: 'Cuenta', ancho: 18, tipo: 'texto' },
      { titulo: 'Titular', ancho: 36, tipo: 'texto' },
      { titulo: 'Desde', ancho: 12, tipo: 'fecha' },
      { titulo: 'Hasta', ancho: 12, tipo: 'fecha' },
      { titulo: 'Días', ancho: 8, tipo: 'entero' },
      { titulo: 'Estado', ancho: 14, tipo: 'texto' },
      { titulo: 'Motivo', ancho: 40, tipo: 'texto' },
      { titulo: 'Interés', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'ISR', ancho: 16, tipo: 'dinero', suma: true },
      { titulo: 'Neto', ancho: 16, tipo: 'dinero', suma: true },
    ],
    filas: renglones(filas),
  };
}

async function* renglones(lineas: AsyncIterable<LineaImpresa>): AsyncGenerator<readonly Celda[]> {
  for await (const linea of lineas) {
    const { producto, agencia, numero, titular, desde, ultimoDia, dias, estado, motivo, interes, isr } =
      linea;
    yield [
      ...[producto, agencia, numero, titular, desde, ultimoDia, dias, nombresDeEstadoDeLinea[estado]],
      ...[motivo === null ? null : frasesDeMotivoSinPago[motivo], interes, isr, restar(interes, isr)],
    ];
  }
}
