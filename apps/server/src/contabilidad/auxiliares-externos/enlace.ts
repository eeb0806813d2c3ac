/** Where the figures of a month are brought. */
export const enlaceAAuxiliares = ({ anio, mes }: { readonly anio: number; readonly mes: number }): string =>
  `/contabilidad/auxiliares-externos?anio=${anio}&mes=${mes}`;
