// A sheet of partidas, to choose its columns.
import {
  type CampoDeImportacion,
  camposDePartidas,
} from '@cuadra/contract/contabilidad/importaciones/columnas';
import type { FichaDeHoja } from '#hojas/ficha-de-hoja.ts';
import { nombresDeCampo, sentidosDeCampo } from './nombres.ts';
import { ValorFijo } from './valor-fijo.tsx';

export const hojaDePartidas: FichaDeHoja<CampoDeImportacion> = {
  campos: camposDePartidas,
  nombres: nombresDeCampo,
  sentidos: sentidosDeCampo,
  montos: ['debe', 'haber', 'monto'],
  soloFijos: ['conceptoSiFalta'],
  valorFijo: (props) => <ValorFijo {...props} />,
};
