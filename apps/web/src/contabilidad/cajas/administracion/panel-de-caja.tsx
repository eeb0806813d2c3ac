// One caja in a panel at the side: new, or known with its cajeros.
import { BanknotesIcon } from '@heroicons/react/24/outline';
import { useQuery } from '@tanstack/react-query';
import { EditDrawer } from '#ui/dialogs/edit-drawer.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../use-direccion.ts';
import { Asignaciones } from './asignaciones.tsx';
import { DatosDeCaja } from './datos-de-caja.tsx';
import { FormularioDeCaja } from './formulario-de-caja.tsx';
import { FormularioDeCajaNueva } from './formulario-de-caja-nueva.tsx';

interface PanelDeCajaProps {
  readonly creando: boolean;
  readonly alTerminarDeCrear: () => void;
  readonly seEdita: boolean;
}

export function PanelDeCaja({ creando, alTerminarDeCrear, seEdita }: PanelDeCajaProps) {
  const { busqueda, replace } = useDireccion();
  const { data: cajas } = useQuery(consultas.cajas());
  const caja = cajas?.find(({ id }) => id === busqueda.caja);
  const cerrar = () => {
    alTerminarDeCrear();
    replace({ caja: undefined });
  };
  return (
    <EditDrawer
      abierto={creando || busqueda.caja !== undefined}
      titulo={creando ? 'Nueva caja' : 'Caja'}
      subtitulo={creando ? undefined : caja && `${caja.codigo} ${caja.nombre}, ${caja.nombreAgencia}`}
      onCerrar={cerrar}
    >
      {creando && <FormularioDeCajaNueva onCerrar={cerrar} />}
      {!creando && caja !== undefined && (
        <>
          <Asignaciones caja={caja} seEdita={seEdita} />
          {seEdita ? (
            <FormularioDeCaja key={caja.version} caja={caja} onCerrar={cerrar} />
          ) : (
            <DatosDeCaja caja={caja} />
          )}
        </>
      )}
      {!creando && cajas !== undefined && caja === undefined && (
        <EmptyState
          icono={BanknotesIcon}
          titulo="Esta caja no existe"
          texto="Cierre el panel y elija otra de la lista."
        />
      )}
    </EditDrawer>
  );
}
