// The asociados: found as one types, each opened beside the list with the accounts it has.
import type { AsociadoEnLista } from '@cuadra/contract/ahorros/asociados';
import { nombresDeEstadoDeAsociado } from '@cuadra/core/ahorros/asociado';
import { centavos } from '@cuadra/core/dinero';
import { UserPlusIcon } from '@heroicons/react/24/outline';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Importar } from '#ahorros/importar/importar.tsx';
import { escribirDpi } from '#ahorros/marcas/dpi.ts';
import { EstadoDeAsociadoVisto } from '#ahorros/marcas/estados.tsx';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { usePermission } from '#platform/current-session.ts';
import { formatearEntero, formatearQuetzales, formatearSaldo } from '#ui/format/dinero.ts';
import type { ListTable } from '#ui/list/list.tsx';
import { ListScreen } from '#ui/list/list-screen.tsx';
import { useFilters, usePanel } from '#ui/list/use-filters.ts';
import { consultas, refrescarAsociados } from './consultas.ts';
import { filtrosDeAsociados } from './filtros.ts';
import { AsociadoNuevo } from './formulario/formulario-de-asociado.tsx';
import { PanelDeAsociado } from './panel/panel-de-asociado.tsx';

export function Asociados() {
  const filters = useFilters(filtrosDeAsociados);
  const query = useInfiniteQuery(consultas.asociados(filters.query));
  const panel = usePanel(filters, 'asociado');
  const registra = usePermission('ahorros:registrar');
  return (
    <ListScreen
      title="Asociados"
      tabs={<BarraDeSecciones />}
      actions={registra && <Importar hojas={['asociados']} alTerminar={() => void refrescarAsociados()} />}
      create={{
        label: 'Nuevo asociado',
        icon: UserPlusIcon,
        permission: 'ahorros:registrar',
        onRun: () => filters.push({ nuevo: true }),
      }}
      label="Asociados"
      filters={filters}
      summary={cuantos(query.data?.pages[0]?.total ?? null)}
      query={query}
      rows={({ asociados }) => asociados}
      table={table}
      loading="Cargando los asociados"
      more="Ver más"
      empty={{
        icon: UserPlusIcon,
        title: 'Aún no hay asociados',
        text: registra
          ? 'Inscriba al primero. Después se le abren sus cuentas de ahorro.'
          : 'Los inscribe quien lleva los ahorros.',
      }}
      noMatch={{
        title: 'Ningún asociado con esos datos',
        text: 'Búsquelo por su número, su DPI, otro documento o su nombre. A quien es de otra agencia, por su número exacto.',
      }}
      panelOf={({ id, ajeno }) => (ajeno ? undefined : id)}
      panel={panel}
      panelWidth="25rem"
      drawPanel={(id) => <PanelDeAsociado id={id} panel={panel} />}
    >
      <AsociadoNuevo />
    </ListScreen>
  );
}

/** All that the filter lets through, not only those in sight. */
function cuantos(total: number | null): string | undefined {
  if (total === null) return undefined;
  return total === 1 ? '1 asociado' : `${formatearEntero(total)} asociados`;
}

const table: ListTable<AsociadoEnLista> = {
  label: 'Asociados',
  rowKey: ({ id }) => id,
  rowName: ({ numero, nombre, saldo, estado, agencia }) =>
    estado === null
      ? `Asociado ${numero}, ${nombre}, de la agencia ${agencia}`
      : `Asociado ${numero}, ${nombre}, ${formatearQuetzales(centavos(saldo))}, ${nombresDeEstadoDeAsociado[estado].toLowerCase()}`,
  // Whoever is looked for is told by the name: it takes what the document leaves.
  widths: { nombre: '0 0 9.5rem', cuenta: '3.75rem' },
  columns: [
    { title: 'Número', kind: 'fecha', cell: ({ numero }) => numero },
    { title: 'Nombre', kind: 'texto', cell: ({ nombre }) => nombre },
    {
      title: 'DPI o documento',
      kind: 'nombre',
      cell: ({ dpi, documento }) => (
        <span className="cifras">{dpi === null ? (documento ?? '') : escribirDpi(dpi)}</span>
      ),
    },
    { title: 'Teléfono', kind: 'fecha', yields: 'segunda', cell: ({ telefono }) => telefono ?? '' },
    { title: 'Agencia', kind: 'cuenta', yields: 'primera', cell: ({ agencia }) => agencia },
    {
      title: 'Estado',
      kind: 'estado',
      yields: 'primera',
      cell: ({ estado }) => (estado === null ? 'De otra agencia' : <EstadoDeAsociadoVisto estado={estado} />),
    },
    { title: 'Cuentas', kind: 'cuenta', cell: ({ cuentas, ajeno }) => (ajeno ? '' : cuentas) },
    {
      title: 'Saldo (Q)',
      kind: 'monto',
      cell: ({ saldo, ajeno }) => (ajeno ? '' : formatearSaldo(centavos(saldo))),
    },
  ],
};
