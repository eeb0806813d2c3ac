// What can be done at the counter, in the order of its buttons. To add a kind is one entry here.
import {
  ArrowDownOnSquareIcon,
  ArrowsRightLeftIcon,
  ArrowUpOnSquareIcon,
  BanknotesIcon,
  BuildingLibraryIcon,
  HandRaisedIcon,
  ReceiptPercentIcon,
  WalletIcon,
} from '@heroicons/react/24/outline';
import type { ClaseDelMostrador } from './clase.ts';
import {
  DepositoDeAhorro,
  Egreso,
  Ingreso,
  PagoMenor,
  Remesa,
  RetiroDeAhorro,
} from './movimiento/formulario-de-movimiento.tsx';
import { EnviarTraslado, PedirEfectivo } from './traslado.tsx';

export const clasesDelMostrador: readonly ClaseDelMostrador[] = [
  {
    id: 'deposito-ahorro',
    nombre: 'Depósito de ahorro',
    tecla: 'D',
    icono: WalletIcon,
    Formulario: DepositoDeAhorro,
  },
  {
    id: 'retiro-ahorro',
    nombre: 'Retiro de ahorro',
    tecla: 'W',
    icono: BanknotesIcon,
    Formulario: RetiroDeAhorro,
  },
  { id: 'ingreso', nombre: 'Ingreso', tecla: 'I', icono: ArrowDownOnSquareIcon, Formulario: Ingreso },
  { id: 'egreso', nombre: 'Egreso', tecla: 'E', icono: ArrowUpOnSquareIcon, Formulario: Egreso },
  { id: 'pago-menor', nombre: 'Pago menor', tecla: 'M', icono: ReceiptPercentIcon, Formulario: PagoMenor },
  { id: 'remesa', nombre: 'Remesa al banco', tecla: 'R', icono: BuildingLibraryIcon, Formulario: Remesa },
  {
    id: 'enviar',
    nombre: 'Enviar a otra caja',
    tecla: 'T',
    icono: ArrowsRightLeftIcon,
    Formulario: EnviarTraslado,
  },
  { id: 'pedir', nombre: 'Pedir efectivo', tecla: 'S', icono: HandRaisedIcon, Formulario: PedirEfectivo },
];

export const claseDelMostrador = (id: string): ClaseDelMostrador | undefined =>
  clasesDelMostrador.find((una) => una.id === id);
