// The chart of accounts and the agencias that the welcome screen asks for: a short invented institution.
import { verInstitucion } from '@cuadra/contract/administracion/institucion';
import { type Agencia, listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { type Cuenta, catalogoPdf, listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { PDF } from '@cuadra/contract/medios';
import type { HttpHandler } from 'msw';
import { writePdf } from './pdf.ts';
import type { Serve } from './serve.ts';

export const catalogueHandlers = (serve: Serve): HttpHandler[] => [
  serve(listarCatalogo, () => accounts),
  serve(listarAgencias, () => agencias),
  serve(verInstitucion, () => ({ nombre: INSTITUTION, nit: '', direccion: '', logo: null })),
  serve(catalogoPdf, () => {
    const rows = accounts.map(({ idCuenta, nombreCuenta }) => `${idCuenta.padEnd(12)}${nombreCuenta}`);
    const bytes = writePdf('Catálogo contable', 'Institución inventada, para la demostración', rows);
    return new Response(bytes, {
      headers: { 'content-type': PDF, 'content-disposition': 'inline; filename="catalogo.pdf"' },
    });
  }),
];

export const INSTITUTION = 'Cooperativa de muestra';

const agencias: Agencia[] = [
  { idAgencia: '01', nombreAgencia: 'Central', municipio: 'Cobán', activa: true },
  { idAgencia: '02', nombreAgencia: 'El Mercado', municipio: 'San Cristóbal Verapaz', activa: true },
];

type Row = readonly [
  idCuenta: string,
  nombreCuenta: string,
  tipoCuenta: Cuenta['tipoCuenta'],
  idParent: string | null,
  naturaleza: Cuenta['naturaleza'],
  flujo: Cuenta['flujo'],
  margen?: Cuenta['margen'],
];

const ROWS: readonly Row[] = [
  ['1', 'ACTIVO', 'M', null, 'deudora', 'operacion'],
  ['101', 'DISPONIBILIDADES', 'M', '1', 'deudora', 'efectivo'],
  ['1011', 'Disponibilidades, moneda nacional', 'M', '101', 'deudora', 'efectivo'],
  ['101101', 'Caja', 'M', '1011', 'deudora', 'efectivo'],
  ['10110101', 'Efectivo en agencias', 'M', '101101', 'deudora', 'efectivo'],
  ['1011010101', 'Bóveda', 'D', '10110101', 'deudora', 'efectivo'],
  ['1011010102', 'Cajas de ventanilla', 'D', '10110101', 'deudora', 'efectivo'],
  ['1011010103', 'Caja chica', 'D', '10110101', 'deudora', 'efectivo'],
  ['102', 'INVERSIONES', 'M', '1', 'deudora', 'inversion'],
  ['1021', 'Inversiones, moneda nacional', 'M', '102', 'deudora', 'inversion'],
  ['102101', 'Títulos valores', 'D', '1021', 'deudora', 'inversion'],
  ['103', 'CARTERA DE CRÉDITOS', 'M', '1', 'deudora', 'operacion'],
  ['1031', 'Cartera de créditos, moneda nacional', 'M', '103', 'deudora', 'operacion'],
  ['103101', 'Cartera vigente', 'D', '1031', 'deudora', 'operacion'],
  ['3', 'PASIVO', 'M', null, 'acreedora', 'operacion'],
  ['301', 'OBLIGACIONES DEPOSITARIAS', 'M', '3', 'acreedora', 'operacion'],
  ['3011', 'Depósitos, moneda nacional', 'M', '301', 'acreedora', 'operacion'],
  ['301101', 'Ahorro corriente', 'D', '3011', 'acreedora', 'operacion'],
  ['301102', 'Ahorro a plazo fijo', 'D', '3011', 'acreedora', 'operacion'],
  ['5', 'CAPITAL', 'M', null, 'acreedora', 'financiamiento'],
  ['501', 'APORTACIONES', 'M', '5', 'acreedora', 'financiamiento'],
  ['5011', 'Aportaciones de asociados', 'D', '501', 'acreedora', 'financiamiento'],
  ['6', 'PRODUCTOS', 'M', null, 'acreedora', 'operacion'],
  ['601', 'PRODUCTOS FINANCIEROS', 'M', '6', 'acreedora', 'operacion', 'financiero'],
  ['6011', 'Intereses de cartera', 'D', '601', 'acreedora', 'operacion', 'financiero'],
  ['7', 'GASTOS', 'M', null, 'deudora', 'operacion'],
  ['701', 'GASTOS FINANCIEROS', 'M', '7', 'deudora', 'operacion', 'financiero'],
  ['7011', 'Intereses de depósitos', 'D', '701', 'deudora', 'operacion', 'financiero'],
];

const accounts: Cuenta[] = ROWS.map(
  ([idCuenta, nombreCuenta, tipoCuenta, idParent, naturaleza, flujo, margen = null]) => ({
    idCuenta,
    nombreCuenta,
    tipoCuenta,
    idParent,
    naturaleza,
    flujo,
    margen,
    saldoContrario: 'avisa',
    estado: 'activa',
    etiquetas: [],
    version: 1,
  }),
);
