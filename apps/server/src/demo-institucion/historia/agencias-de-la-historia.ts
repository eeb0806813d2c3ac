// How each agencia lives: its hours, its cash, its people.
import { quetzales } from './montos.ts';

export interface AgenciaDeLaHistoria {
  readonly id: string;
  readonly nombre: string;
  /** Where what concerns the whole institution is posted. */
  readonly esCentral: boolean;
  readonly atiendeSabado: boolean;
  readonly diasDeCajaAlMes: number;
  /** What stays in the drawers overnight. */
  readonly fondoDeVentanilla: number;
  readonly bovedaMin: number;
  readonly bovedaMax: number;
  /** Days of the week, Monday first. */
  readonly diaDeRemesa: number;
  readonly diasDeCobro: readonly number[];
  /** Working days of the month. */
  readonly habilesDeDesembolso: readonly number[];
  /** Term certificates opened in a month. */
  readonly certificadosAlMes: number;
  readonly empleados: number;
  /** Base salaries of a month in the first ejercicio. */
  readonly sueldos: number;
}

export const CENTRAL = '01';

export const agenciasDeLaHistoria: readonly AgenciaDeLaHistoria[] = [
  {
    id: CENTRAL,
    nombre: 'Central Cobán',
    esCentral: true,
    atiendeSabado: true,
    diasDeCajaAlMes: 25,
    fondoDeVentanilla: quetzales(60_000),
    bovedaMin: quetzales(260_000),
    bovedaMax: quetzales(900_000),
    diaDeRemesa: 5,
    diasDeCobro: [1, 4],
    habilesDeDesembolso: [3, 8, 13, 18],
    certificadosAlMes: 3,
    empleados: 17,
    sueldos: quetzales(78_400),
  },
  {
    id: '02',
    nombre: 'San Pedro Carchá',
    esCentral: false,
    atiendeSabado: false,
    diasDeCajaAlMes: 21,
    fondoDeVentanilla: quetzales(30_000),
    bovedaMin: quetzales(120_000),
    bovedaMax: quetzales(450_000),
    diaDeRemesa: 3,
    diasDeCobro: [2],
    habilesDeDesembolso: [5, 10, 15, 20],
    certificadosAlMes: 2,
    empleados: 7,
    sueldos: quetzales(36_900),
  },
  {
    id: '03',
    nombre: 'Salamá',
    esCentral: false,
    atiendeSabado: false,
    diasDeCajaAlMes: 21,
    fondoDeVentanilla: quetzales(20_000),
    bovedaMin: quetzales(90_000),
    bovedaMax: quetzales(340_000),
    diaDeRemesa: 4,
    diasDeCobro: [4],
    habilesDeDesembolso: [6, 17],
    certificadosAlMes: 1,
    empleados: 6,
    sueldos: quetzales(28_900),
  },
];
