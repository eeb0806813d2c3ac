// The views of the list: one's own, which the server keeps, and those of everybody.
import { listarVistas } from '@cuadra/contract/escritorio/vistas';
import { useQuery } from '@tanstack/react-query';
import { queryClient, queryOf } from '#platform/query.ts';
import { todayInGuatemala } from '#ui/format/date.ts';
import { thisMonth } from '#ui/format/ranges.ts';
import type { Consulta } from '../busqueda.ts';

export const PANTALLA = 'ver-partidas';

const propias = queryOf(listarVistas, { query: { pantalla: PANTALLA } });

export const useVistas = () => useQuery(propias);

export async function refrescarVistas(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [listarVistas.path] });
}

interface VistaDeSiempre {
  readonly nombre: string;
  readonly consulta: Consulta;
}

/** Everybody has them, because everybody would make them. */
export const vistasDeSiempre = (yo: string | undefined): readonly VistaDeSiempre[] => [
  { nombre: 'Todas', consulta: {} },
  { nombre: 'Este mes', consulta: thisMonth() },
  {
    nombre: 'Registradas hoy',
    consulta: { registradaDesde: todayInGuatemala(), registradaHasta: todayInGuatemala() },
  },
  { nombre: 'Mis borradores', consulta: { estado: 'borrador', usuario: yo } },
  {
    nombre: 'Sin soporte, este mes',
    consulta: { ...thisMonth(), estado: 'contabilizada', conSoporte: false },
  },
];
