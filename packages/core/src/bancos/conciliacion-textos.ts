// What something outstanding is, as people call it.

export const clasesDeExplicacion = [
  'cheque-en-circulacion',
  'pago-en-transito',
  'deposito-en-transito',
  'nota-de-debito',
  'nota-de-credito',
  'error-del-banco',
  'error-en-libros',
  'excluida',
] as const;
export type ClaseDeExplicacion = (typeof clasesDeExplicacion)[number];

/** The same: one without an explanation is what its side and its sign say. */
export const clasesDePendiente = clasesDeExplicacion;
export type ClaseDePendiente = ClaseDeExplicacion;

/** One of them, and several. */
export const nombresDeClase: Readonly<Record<ClaseDeExplicacion, readonly [una: string, varias: string]>> = {
  'cheque-en-circulacion': ['Cheque en circulación', 'Cheques en circulación'],
  'pago-en-transito': ['Pago en tránsito', 'Pagos en tránsito'],
  'deposito-en-transito': ['Depósito en tránsito', 'Depósitos en tránsito'],
  'nota-de-debito': ['Nota de débito no operada', 'Notas de débito no operadas'],
  'nota-de-credito': ['Nota de crédito no operada', 'Notas de crédito no operadas'],
  'error-del-banco': ['Error del banco', 'Errores del banco'],
  'error-en-libros': ['Error en libros', 'Errores en libros'],
  excluida: ['Excluida', 'Excluidas'],
};

/** Those that need a reason. */
export const clasesConMotivo: readonly ClaseDeExplicacion[] = [
  'error-del-banco',
  'error-en-libros',
  'excluida',
];
