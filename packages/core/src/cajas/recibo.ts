/** As it is printed and looked for: `C1-000123`. Each caja has its own numbers. */
export const numeroDeRecibo = (codigoDeCaja: string, recibo: number): string =>
  `${codigoDeCaja}-${String(recibo).padStart(6, '0')}`;
