// What a sheet of partidas is called by: one row per line.
import {
  type CampoDeImportacion,
  camposDePartidas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { ClaseDeHoja } from '../../hojas/clase-de-hoja.ts';

const nombres: ClaseDeHoja<CampoDeImportacion>['nombres'] = {
  partida: [
    'partida',
    'no partida',
    'número de partida',
    'póliza',
    'no póliza',
    'asiento',
    'no asiento',
    'comprobante',
    'número',
    'no',
    'correlativo',
  ],
  fecha: ['fecha', 'fecha contable', 'fecha partida', 'fecha póliza', 'fecha asiento', 'día', 'date'],
  tipo: ['tipo', 'tipo partida', 'tipo de partida', 'tipo póliza', 'tipo de póliza', 'clase'],
  agencia: [
    'agencia',
    'código agencia',
    'código de agencia',
    'sucursal',
    'centro de costo',
    'punto de servicio',
  ],
  concepto: [
    'concepto',
    'concepto partida',
    'concepto general',
    'descripción',
    'glosa',
    'explicación',
    'narración',
  ],
  idCuenta: [
    'idCuenta',
    'cuenta',
    'código cuenta',
    'código de cuenta',
    'código de la cuenta',
    'cuenta contable',
    'código contable',
    'no cuenta',
    'número de cuenta',
    'código',
    'account',
  ],
  debe: ['debe', 'cargo', 'cargos', 'débito', 'débitos', 'monto debe', 'debit'],
  haber: ['haber', 'abono', 'abonos', 'crédito', 'créditos', 'monto haber', 'credit'],
  conceptoLinea: [
    'conceptoLinea',
    'concepto línea',
    'concepto de línea',
    'concepto de la línea',
    'descripción línea',
    'detalle',
    'observaciones',
    'observación',
    'descripción',
  ],
  documento: [
    'documento',
    'no documento',
    'número de documento',
    'referencia',
    'factura',
    'no factura',
    'cheque',
    'boleta',
  ],
};

export const hojaDePartidas: ClaseDeHoja<CampoDeImportacion> = {
  ...camposDePartidas,
  nombres,
  unaFila: 'una fila por cada línea de partida',
};
