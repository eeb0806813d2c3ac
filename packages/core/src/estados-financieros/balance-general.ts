// What the institution has, owes and is worth on a day. The regularizadoras count against activo, so they are read on
// its side; contingencias and orden stand apart, outside of what must balance, each side with its own accounts: together they
// would always be nothing.
import type { Definicion } from './definicion.ts';
import { CLASES_DE_ORDEN, CLASES_DE_RESULTADO } from './por-cerrar.ts';

export const balanceGeneral: Definicion = {
  medida: 'final',
  clases: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  renglones: [
    { tipo: 'titulo', texto: 'Activo', supleClases: true },
    { tipo: 'cuentas', clave: 'activo', cuentas: ['1'], lado: 'deudor' },
    { tipo: 'cuentas', clave: 'regularizadoras', cuentas: ['2'], lado: 'deudor' },
    {
      tipo: 'total',
      clave: 'activo-neto',
      texto: 'Total activo',
      suma: ['+activo', '+regularizadoras'],
      esFinal: true,
    },
    { tipo: 'titulo', texto: 'Pasivo y capital', supleClases: true },
    { tipo: 'cuentas', clave: 'pasivo', cuentas: ['3'], lado: 'acreedor' },
    { tipo: 'cuentas', clave: 'otras-acreedoras', cuentas: ['4'], lado: 'acreedor' },
    {
      tipo: 'total',
      clave: 'pasivo-total',
      texto: 'Total pasivo y otras cuentas acreedoras',
      suma: ['+pasivo', '+otras-acreedoras'],
    },
    { tipo: 'cuentas', clave: 'capital', cuentas: ['5'], lado: 'acreedor', resultado: CLASES_DE_RESULTADO },
    { tipo: 'total', clave: 'capital-total', texto: 'Total capital', suma: ['+capital'] },
    {
      tipo: 'total',
      clave: 'pasivo-y-capital',
      texto: 'Total pasivo y capital',
      suma: ['+pasivo-total', '+capital-total'],
      esFinal: true,
    },
    { tipo: 'titulo', texto: 'Contingencias y cuentas de orden, deudoras' },
    {
      tipo: 'cuentas',
      clave: 'orden-deudoras',
      cuentas: CLASES_DE_ORDEN,
      naturaleza: 'deudora',
      lado: 'deudor',
    },
    {
      tipo: 'total',
      clave: 'orden-deudoras-total',
      texto: 'Total deudoras',
      suma: ['+orden-deudoras'],
    },
    { tipo: 'titulo', texto: 'Contingencias y cuentas de orden, acreedoras' },
    {
      tipo: 'cuentas',
      clave: 'orden-acreedoras',
      cuentas: CLASES_DE_ORDEN,
      naturaleza: 'acreedora',
      lado: 'acreedor',
    },
    {
      tipo: 'total',
      clave: 'orden-acreedoras-total',
      texto: 'Total acreedoras',
      suma: ['+orden-acreedoras'],
    },
  ],
  pruebas: [
    { texto: 'Activo = pasivo + capital', suma: ['+activo-neto', '-pasivo-y-capital'] },
    {
      texto: 'Cuentas de orden deudoras = acreedoras',
      suma: ['+orden-deudoras-total', '-orden-acreedoras-total'],
    },
  ],
  notas: [],
};
