// The lines of partidas as tests write them: an account and its centavos, on one side.
import { CERO, centavos } from '../dinero.ts';
import type { LineaDePartida } from '../partida.ts';

export const alDebe = (idCuenta: string, monto: number): LineaDePartida => ({
  idCuenta,
  debe: centavos(monto),
  haber: CERO,
});

export const alHaber = (idCuenta: string, monto: number): LineaDePartida => ({
  idCuenta,
  debe: CERO,
  haber: centavos(monto),
});
