// A chart of another program, to choose its columns.
import { type CampoAjeno, camposDelCatalogoAjeno } from '@cuadra/contract/contabilidad/catalogo/ajeno';
import type { FichaDeHoja } from '#hojas/ficha-de-hoja.ts';

export const fichaAjena: FichaDeHoja<CampoAjeno> = {
  campos: camposDelCatalogoAjeno,
  montos: [],
  nombres: {
    nombre: 'Nombre',
    codigo: 'Código',
    padre: 'Depende de',
    nivel: 'Nivel',
    tipo: 'Recibe movimientos',
    naturaleza: 'Naturaleza',
  },
  sentidos: {
    nombre: 'O la ruta completa: Activo:Caja.',
    codigo: 'Como está allá: 1.1.02, 1-1, 110100.',
    padre: 'El código o el nombre de su cuenta mayor.',
    nivel: '1, 2, 3… en el orden de la hoja.',
    tipo: 'Sí o no; D o M; detalle o título.',
    naturaleza: 'deudora o acreedora.',
  },
};
