// A run being written: what is filled in by itself, and what is asked of the server.
import { corridaNueva } from '@cuadra/contract/ahorros/corridas';
import type { z } from 'zod';
import { periodoEscrito } from '#ahorros/intereses/periodo-escrito.ts';
import { lastMonth } from '#ui/format/ranges.ts';
import { addDays } from '#ui/format/typed-date.ts';
import type { CorridaOfrecida } from '../lista/agrupar-por-hacer.ts';

export const esquema = corridaNueva
  .refine(({ desde, ultimoDia }) => desde <= ultimoDia, {
    path: ['ultimoDia'],
    message: 'Debe ser igual o posterior al primer día.',
  })
  .refine(({ clase, corrige }) => clase === 'ordinaria' || corrige !== null, {
    path: ['corrige'],
    message: 'Elija la corrida que se corrige.',
  });
export type CorridaEscrita = z.input<typeof esquema>;

/** The month that ended, unless something is due. */
export function porDefecto(ofrecida: CorridaOfrecida | undefined): CorridaEscrita {
  const { desde, hasta } = lastMonth();
  const comun = { clase: 'ordinaria', corrige: null } as const;
  if (ofrecida === undefined)
    return { ...comun, nombre: '', productos: [], agencias: null, desde, ultimoDia: hasta };
  const productos = ofrecida.productos.map(({ id }) => id);
  const dias = { desde: ofrecida.desde, ultimoDia: ofrecida.ultimoDia };
  const nombre = nombrePropuesto(
    { clase: 'ordinaria', ...dias },
    ofrecida.productos.map(({ codigo }) => codigo),
  );
  return { ...comun, ...dias, nombre, productos, agencias: [...ofrecida.agencias] };
}

/** `Intereses AHC, AHI, oct 2026`: what it will be looked for by. */
export function nombrePropuesto(
  { clase, desde, ultimoDia }: Pick<CorridaEscrita, 'clase' | 'desde' | 'ultimoDia'>,
  codigos: readonly string[],
): string {
  if (codigos.length === 0 || desde > ultimoDia) return '';
  const que = clase === 'correctiva' ? 'Corrección de intereses' : 'Intereses';
  const periodo = periodoEscrito({ desde, hasta: addDays(ultimoDia, 1) });
  const cuales = codigos.length > CODIGOS_MAX ? `${codigos.length} productos` : codigos.join(', ');
  return `${que} ${cuales}, ${periodo}`;
}

const CODIGOS_MAX = 6;
