// What an automatic pass did, in words.
import type { Pasada } from '@cuadra/contract/contabilidad/bancos/mesa';
import { formatearEntero } from '#ui/format/dinero.ts';
import type { AvisoDeMesa } from '../ordenes/use-ordenes.ts';

export function decirPasada({ estado, resultado }: Pick<Pasada, 'estado' | 'resultado'>): AvisoDeMesa {
  if (estado === 'interrumpido')
    return { tono: 'error', texto: 'La pasada se interrumpió antes de terminar. Empiécela de nuevo.' };
  if (estado !== 'listo' || resultado === null)
    return { tono: 'error', texto: 'La pasada no terminó por un error del servidor. Empiécela de nuevo.' };
  const { automaticos, sugeridos, porRegla, traslados } = resultado;
  const partes = [
    automaticos > 0 && contar(automaticos, 'cruzada sola', 'cruzadas solas'),
    sugeridos > 0 && contar(sugeridos, 'sugerencia', 'sugerencias'),
    porRegla > 0 && contar(porRegla, 'por regla', 'por reglas'),
    traslados > 0 && contar(traslados, 'traslado', 'traslados'),
  ].filter((parte) => parte !== false);
  if (partes.length === 0) return { tono: 'exito', texto: 'La pasada terminó: no halló nada nuevo.' };
  return { tono: 'exito', texto: `La pasada terminó: ${partes.join(', ')}.` };
}

const contar = (cuantas: number, una: string, varias: string): string =>
  `${formatearEntero(cuantas)} ${cuantas === 1 ? una : varias}`;
