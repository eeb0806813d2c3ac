// What the screen asks for: what the accounts brought and are left with, how long each one is, and their sums.
import {
  agruparMovimientos,
  indexarMovimientos,
  resumirMovimientos,
} from '@cuadra/contract/contabilidad/movimientos-cuentas';
import type { AgrupacionDeMovimientos } from '@cuadra/contract/contabilidad/opciones';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import type { Seleccion } from './busqueda.ts';

export type Resumen = ResponseOf<typeof resumirMovimientos>;
export type Indice = ResponseOf<typeof indexarMovimientos>;
export type Grupos = ResponseOf<typeof agruparMovimientos>;

export const useResumen = (seleccion: Seleccion, conBorradores: boolean) =>
  useQuery(
    queryOf(resumirMovimientos, {
      query: { ...seleccion, conBorradores: conBorradores ? 'true' : 'false' },
    }),
  );

export const useIndice = (seleccion: Seleccion) =>
  useQuery(queryOf(indexarMovimientos, { query: { ...seleccion } }));

export const useGrupos = (seleccion: Seleccion, agrupar: AgrupacionDeMovimientos) =>
  useQuery(queryOf(agruparMovimientos, { query: { ...seleccion, agrupar } }));
