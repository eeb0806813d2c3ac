// What a sheet of the chart is called by: one row per account.
import { type CampoDelCatalogo, camposDelCatalogo } from '@cuadra/contract/contabilidad/catalogo/columnas';
import type { ClaseDeHoja } from '#hojas/clase-de-hoja.ts';

export const hojaDelCatalogo: ClaseDeHoja<CampoDelCatalogo> = {
  ...camposDelCatalogo,
  unaFila: 'una línea por cuenta',
  nombres: {
    idCuenta: [
      'idCuenta',
      'código',
      'código cuenta',
      'código de cuenta',
      'cuenta',
      'cuenta contable',
      'no cuenta',
    ],
    nombreCuenta: [
      'nombreCuenta',
      'nombre',
      'nombre de la cuenta',
      'nombre de cuenta',
      'descripción',
      'cuenta',
    ],
    tipoCuenta: ['tipoCuenta', 'tipo', 'tipo de cuenta', 'detalle o mayor', 'clase'],
    naturaleza: ['naturaleza', 'saldo normal', 'naturaleza del saldo'],
    idParent: ['idParent', 'cuenta mayor', 'depende de', 'cuenta padre', 'padre'],
    estado: ['estado', 'situación', 'activa'],
    flujo: ['flujo', 'flujo de efectivo', 'actividad'],
    margen: ['margen', 'margen de resultados'],
    etiquetas: ['etiquetas', 'etiqueta', 'grupos'],
  },
};
