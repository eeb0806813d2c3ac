// A sheet of agencias, to choose its columns and to prepare it.
import {
  type CampoDeAgencia,
  camposDeAgencias,
} from '@cuadra/contract/administracion/puesta-en-marcha/agencias';
import type { FichaDeHoja } from '#hojas/ficha-de-hoja.ts';
import { textoFijo } from '#hojas/texto-fijo.tsx';

export const fichaDeAgencias: FichaDeHoja<CampoDeAgencia> = {
  campos: camposDeAgencias,
  montos: [],
  nombres: { nombreAgencia: 'Nombre', idAgencia: 'Código', municipio: 'Municipio' },
  sentidos: {
    nombreAgencia: 'Como la conocen todos.',
    idAgencia: 'Dos dígitos; si falta, el siguiente libre.',
    municipio: 'Dónde está.',
  },
  valorFijo: textoFijo,
};

export const columnasDeAgencias = [
  ['nombre', 'El nombre de la agencia, distinto para cada una.'],
  ['código', 'Opcional: su código, de dos dígitos. Si falta, el siguiente libre.'],
  ['municipio', 'Opcional: dónde está.'],
] as const;

export const plantillaDeAgencias = { nombre: 'agencias.csv', texto: 'código,nombre,municipio' };
