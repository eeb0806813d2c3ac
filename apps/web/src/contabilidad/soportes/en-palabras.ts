// How a document is told: what it weighs, who brought it and when; and that it came when the partida was already posted.
import type { Soporte } from '@cuadra/contract/contabilidad/borradores/soportes';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';

export const esImagen = ({ tipo }: Pick<Soporte, 'tipo'>): boolean => tipo.startsWith('image/');

export function cuandoSeAgrego({
  trasContabilizar,
  subidoEn,
  subidoPor,
}: Pick<Soporte, 'trasContabilizar' | 'subidoEn' | 'subidoPor'>): string {
  const cuando = `${formatInstant(subidoEn)}, por ${subidoPor.nombre}`;
  return `${trasContabilizar ? 'Agregado después de contabilizar' : 'Agregado'}, ${cuando}`;
}

const BYTES_POR_MB = 1_048_576;

export const tamanoDe = ({ bytes }: Pick<Soporte, 'bytes'>): string =>
  bytes < BYTES_POR_MB
    ? `${formatearEntero(Math.ceil(bytes / 1024))} KB`
    : `${(bytes / BYTES_POR_MB).toFixed(1)} MB`;
