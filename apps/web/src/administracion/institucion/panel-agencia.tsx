import { listarAgencias } from '@cuadra/contract/contabilidad/agencias';
import { BuildingOfficeIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/query.ts';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { FormularioDeAgencia } from './formulario-agencia.tsx';
import { siguienteCodigo } from './siguiente-codigo.ts';
import { PANEL_NUEVA, usePanelDeAgencia } from './use-panel-de-agencia.ts';

export function PanelDeAgencia() {
  const { abierta, cerrar } = usePanelDeAgencia();
  const { data: agencias } = useQuery(queryOf(listarAgencias));
  const esNueva = abierta === PANEL_NUEVA;
  const agencia = agencias?.find(({ idAgencia }) => idAgencia === abierta);
  const codigo = siguienteCodigo((agencias ?? []).map(({ idAgencia }) => idAgencia));
  return (
    <EditDrawer
      abierto={abierta !== undefined}
      titulo={esNueva ? 'Nueva agencia' : 'Editar agencia'}
      subtitulo={agencia && `${agencia.idAgencia} ${agencia.nombreAgencia}`}
      onCerrar={cerrar}
    >
      {agencias !== undefined && esNueva && (
        <FormularioDeAgencia
          inicial={{ idAgencia: codigo, nombreAgencia: '', municipio: '', activa: true }}
          esNueva
          onCerrar={cerrar}
        />
      )}
      {agencia !== undefined && <FormularioDeAgencia inicial={agencia} esNueva={false} onCerrar={cerrar} />}
      {agencias !== undefined && agencia === undefined && !esNueva && (
        <EmptyState
          icono={BuildingOfficeIcon}
          titulo="Esta agencia no existe"
          texto="Cierre el panel y elija otra de la lista."
        />
      )}
    </EditDrawer>
  );
}
