// Where each thing of the bank accounts is seen.
export const BANCOS = '/contabilidad/comparacion-bancos';

type Vista = 'mesa' | 'conciliacion' | 'estados' | 'reglas' | 'cheques';

export interface MesDeBanco {
  readonly cuenta: string;
  readonly anio: number;
  readonly mes: number;
}

/** A month of an account: on the desk, or in any of its other views. */
export const enlaceABanco = (vista: Vista, { cuenta, anio, mes }: MesDeBanco): string =>
  `${BANCOS}?vista=${vista}&cuenta=${cuenta}&anio=${anio}&mes=${mes}`;
