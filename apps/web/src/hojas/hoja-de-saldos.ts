// A sheet of balances, to choose its columns.
import { type CampoDeSaldos, camposDeSaldos } from '@cuadra/contract/contabilidad/saldos-iniciales/columnas';
import type { FichaDeHoja } from './ficha-de-hoja.ts';
import { textoFijo } from './texto-fijo.tsx';

export const hojaDeSaldos: FichaDeHoja<CampoDeSaldos> = {
  campos: camposDeSaldos,
  montos: ['debe', 'haber', 'saldo'],
  nombres: {
    cuenta: 'Cuenta',
    agencia: 'Agencia',
    debe: 'Saldo deudor',
    haber: 'Saldo acreedor',
    saldo: 'Saldo (una columna)',
    nombre: 'Nombre',
  },
  sentidos: {
    cuenta: 'El código o el nombre.',
    agencia: 'El código o el nombre. Si es una sola, la misma para todas.',
    debe: 'Con el acreedor, en lugar de una columna.',
    haber: 'Con el deudor, en lugar de una columna.',
    saldo: 'Con signo, o según la naturaleza de la cuenta.',
    nombre: 'Opcional: solo para leer.',
  },
  valorFijo: textoFijo,
};
