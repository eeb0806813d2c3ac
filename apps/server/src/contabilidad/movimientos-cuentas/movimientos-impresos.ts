// The statement of each account on paper and in a sheet.

import type { CuentaMovida, TotalMovido } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { type Centavos, formatearCifra } from '@cuadra/core/dinero';
import { nombresDeEstadoDePartida, nombresDeTipoDePartida } from '@cuadra/core/partida';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaImpresa,
  ponerParrafo,
  terminarDocumento,
} from '../../platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, type FilaPdf, type Tabla } from '../../platform/pdf/tabla.ts';
import type { Impreso, Lotes } from '../../reportes/imprimir.ts';
import { numeroImpreso } from '../partidas/palabras.ts';
import { hojaDeMovimientos } from './movimientos-en-hoja.ts';
import { cifrasDelTotal, contrapartidaDe, loReiniciado, loSinCerrar, nombreDelTotal } from './palabras.ts';
import type { CabeceraDeMovimientos, FilaDeMovimientos } from './reporte-de-movimientos.ts';

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Fecha', ancho: 48 },
  { titulo: 'Partida', ancho: 54, alineacion: 'derecha' },
  { titulo: 'Tipo', ancho: 42 },
  { titulo: 'Ag.', ancho: 14 },
  { titulo: 'Concepto' },
  { titulo: 'Contrapartida', ancho: 124 },
  { titulo: 'Debe', ancho: 64, alineacion: 'derecha' },
  { titulo: 'Haber', ancho: 64, alineacion: 'derecha' },
  { titulo: 'Saldo', ancho: 70, alineacion: 'derecha' },
];
const CONCEPTO = 4;
const ARRASTRE = { columnas: [6, 7], columnaDeSaldo: 8, rotulo: CONCEPTO };
/** The columns that sums have: what is of one movement is left out. */
const DE_SUMAS = [CONCEPTO, 6, 7, 8];
const ARRASTRE_DE_SUMAS = { columnas: [1, 2], columnaDeSaldo: 3, rotulo: 0 };
const columnasDeSumas = (por: string): readonly ColumnaPdf[] => [
  { titulo: `${por.slice(0, 1).toUpperCase()}${por.slice(1)}` },
  ...['Debe', 'Haber', 'Saldo'].map((titulo): ColumnaPdf => ({ titulo, ancho: 100, alineacion: 'derecha' })),
];
const SOBRE_LA_CUENTA = 12;
const TITULO_Y_PRIMERAS = 80;

export const hoja = hojaDeMovimientos;

export async function pdf(
  { encabezado, cabecera }: Impreso<CabeceraDeMovimientos>,
  lotes: Lotes<FilaDeMovimientos>,
): Promise<PDFKit.PDFDocument> {
  const documento = abrirDocumento(encabezado);
  let tabla: Tabla | undefined;
  for await (const lote of lotes) {
    for (const fila of lote) {
      if (fila.clase === 'cuenta') {
        tabla?.cerrar();
        tabla = empezarCuenta(documento, fila, cabecera.sumadosPor);
      }
      tabla?.fila(cabecera.sumadosPor === null ? impresa(fila) : impresaConSumas(fila));
    }
  }
  tabla?.cerrar();
  if (tabla === undefined) ponerParrafo(documento, 'Sin saldo ni movimientos.', { tamano: 9 });
  if (cabecera.total !== null) dibujarTotal(documento, cabecera.total);
  return terminarDocumento(documento);
}

function empezarCuenta(
  documento: Documento,
  { idCuenta, nombreCuenta, naturaleza, sinCerrar }: CuentaMovida,
  sumadosPor: string | null,
): Tabla {
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  documento.y += SOBRE_LA_CUENTA;
  ponerParrafo(documento, `${idCuenta} ${nombreCuenta} (${naturaleza})`, { tamano: 10, negrita: true });
  documento.pdf.outline.addItem(`${idCuenta} ${nombreCuenta}`);
  if (sinCerrar !== 0) ponerParrafo(documento, loSinCerrar(sinCerrar), { tamano: 8.5 });
  documento.y += 4;
  const de = `${idCuenta} ${nombreCuenta}`;
  return sumadosPor === null
    ? abrirTabla(documento, columnas, { ...ARRASTRE, de })
    : abrirTabla(documento, columnasDeSumas(sumadosPor), { ...ARRASTRE_DE_SUMAS, de });
}

/** A draft is not summed up: what it says of itself goes before its concepto. */
function impresaConSumas(fila: FilaDeMovimientos): FilaPdf {
  const { celdas, ...resto } = impresa(fila);
  const suyas = DE_SUMAS.map((columna) => celdas[columna] ?? '');
  if (fila.clase !== 'borrador') return { ...resto, celdas: suyas };
  const [concepto, ...montos] = suyas;
  return { ...resto, celdas: [`${celdas[0]} BORRADOR, ${celdas[5]}: ${concepto}`, ...montos] };
}

function impresa(fila: FilaDeMovimientos): FilaPdf {
  switch (fila.clase) {
    case 'cuenta':
      return {
        celdas: enCeldas({ concepto: 'Saldo inicial', saldo: formatearCifra(fila.saldoInicial) }),
        negrita: true,
        saldo: fila.saldoInicial,
      };
    case 'movimiento':
      return { celdas: celdasDeMovimiento(fila), montos: [fila.debe, fila.haber], saldo: fila.saldo };
    case 'reinicio':
      return {
        celdas: enCeldas({
          fecha: fechaImpresa(fila.fecha),
          concepto: loReiniciado(fila),
          ...(fila.saldo === null ? {} : { saldo: formatearCifra(fila.saldo) }),
        }),
        negrita: true,
        ...(fila.saldo === null ? {} : { saldo: fila.saldo }),
      };
    case 'grupo':
      return {
        celdas: enCeldas({
          concepto: fila.nombre,
          ...montosDe(fila),
          ...(fila.saldo === null ? {} : { saldo: formatearCifra(fila.saldo) }),
        }),
        montos: [fila.debe, fila.haber],
        ...(fila.saldo === null ? {} : { saldo: fila.saldo }),
      };
    case 'total': {
      const [debe, haber, saldo] = [
        formatearCifra(fila.debe),
        formatearCifra(fila.haber),
        formatearCifra(fila.saldoFinal),
      ];
      return {
        celdas: enCeldas({ concepto: 'Saldo final', debe, haber, saldo }),
        negrita: true,
        regla: true,
      };
    }
    case 'borrador':
      return { celdas: celdasDeBorrador(fila) };
    default:
      return fila satisfies never;
  }
}

type FilaDe<C extends FilaDeMovimientos['clase']> = Extract<FilaDeMovimientos, { clase: C }>;

function celdasDeMovimiento(fila: FilaDe<'movimiento'>): string[] {
  return enCeldas({
    fecha: fechaImpresa(fila.fecha),
    numero: numeroImpreso(fila.numero, fila.ejercicio),
    tipo: nombresDeTipoDePartida[fila.tipo],
    agencia: fila.agencia,
    concepto: fila.documento === null ? fila.concepto : `${fila.concepto} (${fila.documento})`,
    contrapartida: contrapartidaDe(fila),
    ...montosDe(fila),
    saldo: formatearCifra(fila.saldo),
  });
}

function celdasDeBorrador(fila: FilaDe<'borrador'>): string[] {
  return enCeldas({
    fecha: fechaImpresa(fila.fecha),
    numero: 'BORRADOR',
    tipo: nombresDeTipoDePartida[fila.tipo],
    agencia: fila.agencia,
    concepto: fila.concepto,
    contrapartida: `${nombresDeEstadoDePartida[fila.estado]}, sin sumar`,
    ...montosDe(fila),
  });
}

/** In the order of the columns; what is not said stays empty. */
function enCeldas(dicho: Partial<Record<(typeof EN_ORDEN)[number], string>>): string[] {
  return EN_ORDEN.map((columna) => dicho[columna] ?? '');
}

const EN_ORDEN = [
  'fecha',
  'numero',
  'tipo',
  'agencia',
  'concepto',
  'contrapartida',
  'debe',
  'haber',
  'saldo',
] as const;

const montosDe = ({ debe, haber }: { readonly debe: Centavos; readonly haber: Centavos }) => ({
  debe: monto(debe),
  haber: monto(haber),
});

function dibujarTotal(documento: Documento, total: TotalMovido): void {
  const cifras = cifrasDelTotal(total);
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  documento.y += 10;
  const tabla = abrirTabla(documento, [
    { titulo: nombreDelTotal(total) },
    ...cifras.map(([titulo]): ColumnaPdf => ({ titulo, ancho: 90, alineacion: 'derecha' })),
  ]);
  tabla.fila({ celdas: ['', ...cifras.map(([, valor]) => formatearCifra(valor))], negrita: true });
  tabla.cerrar();
}

const monto = (valor: Centavos): string => (valor === 0 ? '' : formatearCifra(valor));
