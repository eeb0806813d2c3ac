// The views that everybody has, because everybody would make them.
import { hoyEnGuatemala } from '../../../ui/format/date.ts';
import { esteMes } from '../../../ui/format/ranges.ts';
import type { Consulta } from '../busqueda.ts';

interface VistaDeSiempre {
  readonly nombre: string;
  readonly consulta: Consulta;
}

export const vistasDeSiempre = (yo: string | undefined): readonly VistaDeSiempre[] => [
  { nombre: 'Todas', consulta: {} },
  { nombre: 'Este mes', consulta: esteMes() },
  {
    nombre: 'Registradas hoy',
    consulta: { registradaDesde: hoyEnGuatemala(), registradaHasta: hoyEnGuatemala() },
  },
  { nombre: 'Mis borradores', consulta: { estado: 'borrador', usuario: yo } },
  { nombre: 'Sin soporte, este mes', consulta: { ...esteMes(), estado: 'contabilizada', conSoporte: false } },
];
