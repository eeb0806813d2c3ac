// Whoever saves, in words, and as much of their document as is shown where it is not needed.

export const estadosDeAsociado = ['activo', 'retirado', 'fallecido'] as const;
export type EstadoDeAsociado = (typeof estadosDeAsociado)[number];

export const nombresDeEstadoDeAsociado: Readonly<Record<EstadoDeAsociado, string>> = {
  activo: 'Activo',
  retirado: 'Retirado',
  fallecido: 'Fallecido',
};

const A_LA_VISTA = 4;
const DPI = /^\d{13}$/;

/**
 * Enough to tell two people apart, and not to pass for one of them.
 *
 *   ocultarDocumento('1234567890101') → '•••• ••••• 0101'
 *   ocultarDocumento('P-778899')      → '•••• 8899'
 */
export function ocultarDocumento(documento: string): string {
  if (DPI.test(documento)) return `•••• ••••• ${documento.slice(-A_LA_VISTA)}`;
  return documento.length > A_LA_VISTA * 1.5 ? `•••• ${documento.slice(-A_LA_VISTA)}` : '••••';
}
