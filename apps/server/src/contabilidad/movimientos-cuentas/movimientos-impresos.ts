// The statement of each account on paper and in a sheet.

import type { CuentaMovida, TotalMovido } from '@cuadra/contract/contabilidad/movimientos-cuentas';
import { type Centavos, formatearCifra } from '@cuadra/core/dinero';
import { nombresDeEstadoDePartida, nombresDeTipoDePartida } from '@cuadra/core/partida';
import { numeroImpreso } from '#contabilidad/partidas/palabras.ts';
import {
  abrirDocumento,
  type Documento,
  exigirEspacio,
  fechaImpresa,
  ponerParrafo,
  terminarDocumento,
} from '#platform/pdf/documento.ts';
import { abrirTabla, type ColumnaPdf, DENSA, type FilaPdf, type Tabla } from '#platform/pdf/tabla.ts';
import type { Impreso, Lotes } from '#reportes/imprimir.ts';
import { hojaDeMovimientos } from './movimientos-en-hoja.ts';
import {
  cifrasDelTotal,
  contrapartidaEnPapel,
  loReiniciado,
  loSinCerrar,
  nombreDelTotal,
} from './palabras.ts';
import type { CabeceraDeMovimientos, FilaDeMovimientos } from './reporte-de-movimientos.ts';

// A row is two lines at most, so that a page has thirty: what is short goes under what is short, and the width is the
// concepto's.
const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Fecha', subtitulo: 'Tipo', ancho: 42, renglonesMax: 2 },
  { titulo: 'Partida', subtitulo: 'Contrapartida', ancho: 54, renglonesMax: 2 },
  { titulo: 'Ag.', ancho: 14 },
  { titulo: 'Concepto', renglonesMax: 2 },
  { titulo: 'Debe', ancho: 54, alineacion: 'derecha' },
  { titulo: 'Haber', ancho: 54, alineacion: 'derecha' },
  { titulo: 'Saldo', ancho: 58, alineacion: 'derecha' },
];
const CONCEPTO = 3;
const ARRASTRE = { columnas: [4, 5], columnaDeSaldo: 6, rotulo: CONCEPTO };
/** The columns that sums have: what is of one movement is left out. */
const DE_SUMAS = [CONCEPTO, 4, 5, 6];
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
    ? abrirTabla(documento, columnas, { ...ARRASTRE, de }, DENSA)
    : abrirTabla(documento, columnasDeSumas(sumadosPor), { ...ARRASTRE_DE_SUMAS, de }, DENSA);
}

/** A draft is not summed up: what it says of itself goes before its concepto. */
function impresaConSumas(fila: FilaDeMovimientos): FilaPdf {
  const { celdas, ...resto } = impresa(fila);
  const suyas = DE_SUMAS.map((columna) => celdas[columna] ?? '');
  if (fila.clase !== 'borrador') return { ...resto, celdas: suyas };
  const [concepto, ...montos] = suyas;
  return { ...resto, celdas: [`${fechaImpresa(fila.fecha)} BORRADOR, ${concepto}`, ...montos] };
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
    fecha: `${fechaImpresa(fila.fecha)}\n${nombresDeTipoDePartida[fila.tipo]}`,
    numero: `${numeroImpreso(fila.numero, fila.ejercicio)}\n${contrapartidaEnPapel(fila)}`,
    agencia: fila.agencia,
    concepto: fila.documento === null ? fila.concepto : `${fila.concepto} (${fila.documento})`,
    ...montosDe(fila),
    saldo: formatearCifra(fila.saldo),
  });
}

function celdasDeBorrador(fila: FilaDe<'borrador'>): string[] {
  return enCeldas({
    fecha: `${fechaImpresa(fila.fecha)}\n${nombresDeTipoDePartida[fila.tipo]}`,
    numero: 'BORRADOR',
    agencia: fila.agencia,
    concepto: `${nombresDeEstadoDePartida[fila.estado]}, sin sumar: ${fila.concepto}`,
    ...montosDe(fila),
  });
}

/** In the order of the columns; what is not said stays empty. */
function enCeldas(dicho: Partial<Record<(typeof EN_ORDEN)[number], string>>): string[] {
  return EN_ORDEN.map((columna) => dicho[columna] ?? '');
}

const EN_ORDEN = ['fecha', 'numero', 'agencia', 'concepto', 'debe', 'haber', 'saldo'] as const;

const montosDe = ({ debe, haber }: { readonly debe: Centavos; readonly haber: Centavos }) => ({
  debe: monto(debe),
  haber: monto(haber),
});

function dibujarTotal(documento: Documento, total: TotalMovido): void {
  const cifras = cifrasDelTotal(total);
  exigirEspacio(documento, TITULO_Y_PRIMERAS);
  documento.y += 10;
  ponerParrafo(documento, nombreDelTotal(total), { tamano: 9, negrita: true });
  const tabla = abrirTabla(documento, [
    { titulo: '' },
    ...cifras.map(([titulo]): ColumnaPdf => ({ titulo, ancho: 84, alineacion: 'derecha' })),
  ]);
  tabla.fila({ celdas: ['', ...cifras.map(([, valor]) => formatearCifra(valor))], negrita: true });
  tabla.cerrar();
}

const monto = (valor: Centavos): string => (valor === 0 ? '' : formatearCifra(valor));
