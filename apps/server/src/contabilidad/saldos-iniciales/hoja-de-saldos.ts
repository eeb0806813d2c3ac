// What a sheet of opening balances is called by: one row per account, or per account and agencia.
import { type CampoDeSaldos, camposDeSaldos } from '@cuadra/contract/contabilidad/saldos-iniciales/columnas';
import type { ClaseDeHoja } from '#hojas/clase-de-hoja.ts';

export const FILAS_DE_SALDOS_MAX = 20_000;

export const hojaDeSaldos: ClaseDeHoja<CampoDeSaldos> = {
  ...camposDeSaldos,
  unaFila: 'una línea por cuenta',
  nombres: {
    cuenta: [
      'cuenta',
      'código',
      'código de cuenta',
      'código cuenta',
      'idCuenta',
      'cuenta contable',
      'no cuenta',
      'account',
      'nombre de la cuenta',
      'nombre',
    ],
    agencia: ['agencia', 'sucursal', 'oficina', 'centro de costo', 'branch'],
    debe: ['debe', 'deudor', 'saldo deudor', 'débito', 'cargo', 'cargos', 'debit'],
    haber: ['haber', 'acreedor', 'saldo acreedor', 'crédito', 'abono', 'abonos', 'credit'],
    saldo: ['saldo', 'saldo final', 'saldo actual', 'balance', 'monto', 'importe', 'amount'],
    nombre: ['nombre', 'nombre de la cuenta', 'nombre cuenta', 'descripción', 'description'],
  },
};
