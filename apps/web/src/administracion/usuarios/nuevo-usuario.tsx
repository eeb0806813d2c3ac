import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { PANEL_NUEVO } from './filtros.ts';
import { FormularioNuevo } from './formulario-nuevo.tsx';
import { useBusqueda } from './use-busqueda.ts';

export function NuevoUsuario() {
  const { busqueda, cerrarPanel } = useBusqueda();
  return (
    <EditDrawer abierto={busqueda.usuario === PANEL_NUEVO} titulo="Nuevo usuario" onCerrar={cerrarPanel}>
      <FormularioNuevo onCerrar={cerrarPanel} />
    </EditDrawer>
  );
}
