// The asociados: found as one types, each opened beside the list with the accounts it has.
import { UserPlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { Importar } from '#ahorros/importar/importar.tsx';
import { BarraDeSecciones } from '#ahorros/secciones/barra-de-secciones.tsx';
import { usePermission } from '#platform/current-session.ts';
import { Page as Pagina } from '#ui/page/page.tsx';
import { refrescarAsociados } from './consultas.ts';
import { AsociadoNuevo } from './formulario/asociado-nuevo.tsx';
import { ListaDeAsociados } from './lista/lista-de-asociados.tsx';
import { useDireccion } from './use-direccion.ts';

export function Asociados() {
  const { push } = useDireccion();
  const registra = usePermission('ahorros:registrar');
  return (
    <Pagina
      titulo="Asociados"
      pestanas={<BarraDeSecciones />}
      acciones={
        registra && (
          <>
            <Importar hojas={['asociados']} alTerminar={() => void refrescarAsociados()} />
            <Button
              leftSection={<UserPlusIcon width={18} height={18} aria-hidden="true" />}
              onClick={() => push({ nuevo: true })}
            >
              Nuevo asociado
            </Button>
          </>
        )
      }
    >
      <ListaDeAsociados />
      <AsociadoNuevo />
    </Pagina>
  );
}
