// A sheet of the chart, to choose its columns.
import { type CampoDelCatalogo, camposDelCatalogo } from '@cuadra/contract/contabilidad/catalogo/columnas';
import type { FichaDeHoja } from '#hojas/ficha-de-hoja.ts';

export const hojaDelCatalogo: FichaDeHoja<CampoDelCatalogo> = {
  campos: camposDelCatalogo,
  montos: [],
  nombres: {
    idCuenta: 'Código',
    nombreCuenta: 'Nombre',
    tipoCuenta: 'Tipo',
    naturaleza: 'Naturaleza',
    idParent: 'Depende de',
    estado: 'Estado',
    flujo: 'Flujo de efectivo',
    margen: 'Margen',
    etiquetas: 'Etiquetas',
  },
  sentidos: {
    idCuenta: '1, 3, 4, 6, 8 o 10 dígitos.',
    nombreCuenta: 'Hasta 120 caracteres.',
    tipoCuenta: 'D (detalle) o M (mayor).',
    naturaleza: 'deudora o acreedora.',
    idParent: 'Opcional: se comprueba.',
    estado: 'Opcional: si falta, no cambia.',
    flujo: 'Opcional: si falta, no cambia.',
    margen: 'Opcional: si falta, no cambia.',
    etiquetas: 'Opcional: con punto y coma.',
  },
};
