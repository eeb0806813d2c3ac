// The printed chart: one account a line, each further in than the one it depends on, those of mayor in bold.
import { type EstadoDeCuenta, type Naturaleza, nivelDe } from '@cuadra/core/catalogo';
import { abrirDocumento, terminarDocumento } from '../../platform/pdf/document.ts';
import { type ColumnaPdf, dibujarTabla, type FilaPdf } from '../../platform/pdf/table.ts';
import type { ReporteDelCatalogo } from './reporte.ts';

const SANGRIA = 11;
const ENTRE_CLASES = 6;

const columnas: readonly ColumnaPdf[] = [
  { titulo: 'Código', ancho: 62 },
  { titulo: 'Nombre de la cuenta' },
  { titulo: 'Tipo', ancho: 26, alineacion: 'centro', secundaria: true },
  { titulo: 'Naturaleza', ancho: 52, secundaria: true },
  { titulo: 'Estado', ancho: 62, secundaria: true },
];

const naturalezasImpresas: Readonly<Record<Naturaleza, string>> = {
  deudora: 'Deudora',
  acreedora: 'Acreedora',
};

/** An active account needs no remark. */
const estadosImpresos: Readonly<Record<EstadoDeCuenta, string>> = {
  activa: '',
  solo_sistema: 'Solo sistema',
  bloqueada: 'Bloqueada',
};

export function render({ cuentas, ...reporte }: ReporteDelCatalogo): PDFKit.PDFDocument {
  const deMayor = cuentas.filter(({ tipoCuenta }) => tipoCuenta === 'M').length;
  const documento = abrirDocumento({
    ...reporte,
    titulo: 'Catálogo contable',
    detalles: [
      `${cuentas.length} cuentas: ${deMayor} de mayor (M), que agrupan, y ${cuentas.length - deMayor} de detalle (D), que reciben movimientos.`,
    ],
  });
  dibujarTabla(documento, columnas, cuentas.map(filaDe));
  return terminarDocumento(documento);
}

function filaDe({
  idCuenta,
  nombreCuenta,
  tipoCuenta,
  naturaleza,
  estado,
}: ReporteDelCatalogo['cuentas'][number]): FilaPdf {
  const nivel = nivelDe(idCuenta) ?? 1;
  const esDeMayor = tipoCuenta === 'M';
  return {
    celdas: [idCuenta, nombreCuenta, tipoCuenta, naturalezasImpresas[naturaleza], estadosImpresos[estado]],
    sangria: (nivel - 1) * SANGRIA,
    negrita: esDeMayor,
    conLaSiguiente: esDeMayor,
    ...(nivel === 1 ? { separacion: ENTRE_CLASES } : {}),
  };
}
